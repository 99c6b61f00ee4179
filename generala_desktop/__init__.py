"""Generala Desktop: the five-dice games of the Generala family."""

__version__ = "0.1.0"
