"""The last player's turns, played for the score he needs and not for points."""

from __future__ import annotations

import numpy as np

from generala_desktop.strategy.distribution import COLUMNS
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.policy import best_play
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import NEVER
from generala_desktop.strategy.tables import Ints
from generala_desktop.strategy.writing import Codes, Steps, Writer, for_worth


class Pursuit:
    """The best worth on average, of what each final total is worth, from positions and totals."""

    def __init__(self, writer: Writer, worth: Floats) -> None:
        """`worth` is of each final total; what is beyond is worth what the last is."""
        self._writer = writer
        self._most = len(worth) - 1
        self._worth = worth
        self._known: dict[int, Floats] = {}
        """By position: the worth of each total before its turn; not a number where nobody asked."""

    def of(self, codes: Codes, totals: Ints) -> Floats:
        """Return the worth of being in positions with totals; arrays of any shape, one of both."""
        result = np.empty(codes.shape)
        for code in np.unique(codes).tolist():
            chosen = codes == code
            wanted = np.minimum(totals[chosen], self._most)
            result[chosen] = self._values(code, wanted)[wanted]
        return result

    def _values(self, code: int, totals: Ints) -> Floats:
        if not self._writer.open_count(code):
            return self._worth
        known = self._known.setdefault(code, np.full(self._most + 1, np.nan))
        missing = np.unique(totals[np.isnan(known[totals])])
        for start in range(0, len(missing), COLUMNS):
            part = missing[start : start + COLUMNS]
            known[part] = self._turn(code, part)
        return known

    def _turn(self, code: int, totals: Ints) -> Floats:
        writer = self._writer
        place = writer.place(np.array([code], np.int64))
        steps = writer.steps(place)
        count = len(totals)
        many = Place(
            place.summed, *(np.repeat(a, count) for a in (place.plain, place.flags, place.sums))
        )
        written = for_worth(writer, many, lambda bonus: self._rows(steps, totals + bonus))
        written.worth.served[writer.wins] = 1.0
        return best_play(writer.rules.turn, written.worth).value

    def _rows(self, steps: Steps, totals: Ints) -> Floats:
        """Return the worth of writing each row, shape (rows, totals)."""
        result = np.full((len(steps.values), len(totals)), NEVER)
        rows = np.flatnonzero(steps.is_open[:, 0])
        codes, gains = steps.codes[rows], steps.gains[rows]
        result[rows] = self.of(np.repeat(codes, len(totals), axis=1), gains + totals)
        return result
