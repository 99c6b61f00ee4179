"""The window that goes through a game step by step."""
