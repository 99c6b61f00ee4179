"""Controllers: clicks and keys become moves; events become motion."""
