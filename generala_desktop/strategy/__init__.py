"""Exact play: expected values from a ruleset's data alone. NumPy, no Qt."""
