"""The coach's slip of paper: the best moves, what they are worth, and why."""
