"""Planillas on paper: layouts and papers, pages planned in millimetres, one painter for all."""
