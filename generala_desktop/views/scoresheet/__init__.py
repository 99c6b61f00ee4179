"""The planilla on screen."""
