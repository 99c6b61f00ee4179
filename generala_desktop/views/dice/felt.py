"""The colours of the cloths; texts, because the first picture of the window waits for them too."""

from __future__ import annotations

from typing import Final, NamedTuple


class Felt(NamedTuple):
    lit: str
    dim: str
    stitch: str
    """With its opacity first."""


FELTS: Final = {
    "green": Felt("#2c8052", "#0f422a", "#46cde2be"),
    "blue": Felt("#9acae4", "#548fb6", "#78f0faff"),
    "clear": Felt("#101010", "#000000", "#ffffffff"),
}
"""By the value of a Cloth."""
