"""Models: what the views show, as QObjects."""
