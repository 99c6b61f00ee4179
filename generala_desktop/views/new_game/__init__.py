"""The new-game window and its parts."""
