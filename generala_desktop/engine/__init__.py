"""The rules of the table: pure values and functions, no Qt, no disk, no clock."""
