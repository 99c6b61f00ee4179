"""Memory that is used again and again: what is new to a process costs as much as the work."""

from __future__ import annotations

from math import prod

import numpy as np

from generala_desktop.strategy.lattice import Floats


class Buffers:
    """Arrays by name; each grows to the largest that was asked for."""

    def __init__(self, dtype: type[np.floating]) -> None:
        self.dtype = dtype
        self._known: dict[str, Floats] = {}

    def get(self, name: str, *shape: int) -> Floats:
        """Return memory of the name; it holds whatever was left there."""
        size = prod(shape)
        if name not in self._known or self._known[name].size < size:
            self._known[name] = np.empty(size, self.dtype)
        return self._known[name][:size].reshape(shape)
