"""Plots: what is shown as data, drawn by one painter for screen, paper and file alike."""
