"""What a review shows: mistakes, plots, luck and skill."""
