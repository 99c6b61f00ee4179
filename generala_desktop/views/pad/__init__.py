"""What a sheet for real dice needs beside the planilla: dice typed in, and points written."""
