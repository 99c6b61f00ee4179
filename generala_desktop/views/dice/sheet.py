"""How the pictures of resting dice are laid out on disk; shared with the tool that makes them."""

from typing import Final

HALF_EDGE_PX: Final = 88
"""Pixels for half an edge of the die in the stored pictures."""
CELL_WIDTH: Final = 268
CELL_HEIGHT: Final = 300
CENTRE_X: Final = 134
CENTRE_Y: Final = 152
"""Where the centre of the die lies in a cell."""

LAYERS: Final = ("coverage", "pips", "shade", "gloss")
"""A file is a grey strip of these, one below the other. What is seen is
`(body or pip colour) x shade + gloss`, cut out by `coverage`; so one set serves every colour."""


def blank_name(yaw_index: int) -> str:
    """Of a die without marks, which looks the same whatever is on top."""
    return f"blank_{yaw_index}.png"


def picture_name(value: int, yaw_index: int) -> str:
    return f"die_{value}_{yaw_index}.png"
