"""Finished games in one file: the game text is the record, every other column is derived from it."""
