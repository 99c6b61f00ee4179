"""Views: they show and ask, and never decide."""
