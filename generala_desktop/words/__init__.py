"""Ids and events turned into words of the language on screen."""
