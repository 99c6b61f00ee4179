"""Files: where they lie, the game text, the running game."""
