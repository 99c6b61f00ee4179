"""A second, literal computation of a game's value: cards, hands and keeps one by one, no tricks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Holds, Ruleset, Served

Keep = tuple[int, ...]


@cache
def rolls(count: int) -> tuple[tuple[Keep, float], ...]:
    """Return each sorted outcome of so many dice with its probability."""
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
    return tuple((dice, n / 6**count) for dice, n in ways.items())


@cache
def parts(hand: Keep) -> tuple[Keep, ...]:
    """Return every multiset that can be held of a hand, all five excepted."""
    found = {
        tuple(sorted(die for die, kept in zip(hand, mask, strict=True) if kept))
        for mask in product((True, False), repeat=len(hand))
        if not all(mask)
    }
    return tuple(sorted(found))


def holds(keep: Keep, locked: Keep) -> bool:
    return not Counter(locked) - Counter(keep)


class Literal:
    """Values of one ruleset, over every card that play can reach."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.known: dict[tuple[object, ...], float] = {}

    def key(self, card: Card) -> tuple[object, ...]:
        memory = tuple(memory.of(card) for memory in self.rules.memory)
        return (tuple(sorted(self.rules.open_ids(card, 0))), memory)

    def value(self, card: Card) -> float:
        """Return the expected further gain, bonuses included, before a turn."""
        key = self.key(card)
        if key not in self.known:
            self.known[key] = self._turn(card)
        return self.known[key]

    def written(self, card: Card, hand: Hand) -> float:
        """Return the best of writing the hand now."""
        open_ids = self.rules.open_ids(card, 0)
        return max(self._entry(card, hand, i) for i in self.rules.eligible(open_ids, hand))

    def _entry(self, card: Card, hand: Hand, category_id: str) -> float:
        box = Box(0, category_id)
        points = self.rules.points(card, box, hand)
        after = card.write(Entry(box, hand, points, self.rules.entry_bonus(card, 0, hand)))
        gained = self.rules.total(after, 0) - self.rules.total(card, 0)
        return gained + self.value(after)

    def _turn(self, card: Card) -> float:
        if not self.rules.open_ids(card, 0):
            return 0.0
        rule = self.rules.turn
        worth: dict[tuple[Keep, bool], float] = {
            (hand, served): self.written(card, Hand(hand, served))
            for hand in combinations_with_replacement(range(1, 7), 5)
            for served in (False, True)
        }

        @cache
        def thrown(keep: Keep, left: int, locked: Keep) -> float:
            """Return the value of throwing all but a keep, `left` rolls remaining after it."""
            is_full = not keep
            first = left == rule.rolls - 1
            served = (rule.served is Served.FIRST_ROLL and first) or (
                rule.served is Served.FULL_ROLL and is_full
            )
            return sum(
                chance * lying(tuple(sorted((*keep, *dice))), left, served, locked)
                for dice, chance in rolls(5 - len(keep))
            )

        @cache
        def lying(hand: Keep, left: int, served: bool, locked: Keep) -> float:
            best = worth[hand, served]
            if left:
                for keep in parts(hand):
                    if holds(keep, locked):
                        next_locked = keep if rule.holds is Holds.LOCKED else ()
                        best = max(best, thrown(keep, left - 1, next_locked))
            return best

        return thrown((), rule.rolls - 1, ())

    def moments_of_last_box(self, card: Card) -> tuple[float, float]:
        """Return mean and mean square of the last turn's gain under best play of it."""

        def better(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
            return max(one, other, key=lambda pair: pair[0])

        rule = self.rules.turn

        @cache
        def lying(hand: Keep, left: int) -> tuple[float, float]:
            gain = self.written(card, Hand(hand, served=False))
            best = (gain, gain**2)
            for keep in parts(hand) if left else ():
                best = better(best, thrown(keep, left - 1))
            return best

        @cache
        def thrown(keep: Keep, left: int) -> tuple[float, float]:
            found = [
                (chance, lying(tuple(sorted((*keep, *dice))), left))
                for dice, chance in rolls(5 - len(keep))
            ]
            return (
                sum(chance * mean for chance, (mean, _) in found),
                sum(chance * square for chance, (_, square) in found),
            )

        result: tuple[float, float] = thrown((), rule.rolls - 1)
        return result
