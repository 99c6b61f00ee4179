"""What a level scores on average, literally: every hand's moves weighed one by one."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.moves import Roll, Score
from generala_desktop.engine.ruleset import Holds, Ruleset, Served
from generala_desktop.strategy.bots import chances
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.levels import Temper
from tests.strategy.literal import Keep, Literal, holds, parts, rolls

Pair = tuple[float, float]
"""What best play makes of a position, and what the level does."""


class LiteralLevel:
    """One level in one ruleset, over every card that play can reach."""

    def __init__(self, rules: Ruleset, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper
        self.best = Literal(rules)
        self.known: dict[tuple[object, ...], float] = {}

    def mean(self, card: Card) -> float:
        """Return what the rest of the game brings on average, bonuses included."""
        key = self.best.key(card)
        if key not in self.known:
            is_over = not self.rules.open_ids(card, 0)
            self.known[key] = 0.0 if is_over else self._turn(card)
        return self.known[key]

    def _entries(self, card: Card, hand: Hand) -> list[tuple[Score, Pair]]:
        found = []
        open_ids = self.rules.open_ids(card, 0)
        for category_id in self.rules.eligible(open_ids, hand):
            box = Box(0, category_id)
            points = self.rules.points(card, box, hand)
            after = card.write(Entry(box, hand, points, self.rules.entry_bonus(card, 0, hand)))
            gained = self.rules.total(after, 0) - self.rules.total(card, 0)
            pair = (gained + self.best.value(after), gained + self.mean(after))
            found.append((Score(box), pair))
        return found

    def _chosen(self, options: list[tuple[Roll | Score, Pair]]) -> Pair:
        options = sorted(options, key=lambda option: -option[1][0])
        best = options[0][1][0]
        ranked = [RankedMove(move, pair[0], best - pair[0]) for move, pair in options]
        weights = chances(ranked, self.temper)
        return best, sum(w * pair[1] for w, (_, pair) in zip(weights, options, strict=True))

    def _turn(self, card: Card) -> float:
        rule = self.rules.turn
        entries: dict[tuple[Keep, bool], list[tuple[Score, Pair]]] = {
            (hand, served): self._entries(card, Hand(hand, served))
            for hand in combinations_with_replacement(range(1, 7), 5)
            for served in (False, True)
        }

        @cache
        def thrown(keep: Keep, left: int, locked: Keep) -> Pair:
            first = left == rule.rolls - 1
            served = (rule.served is Served.FIRST_ROLL and first) or (
                rule.served is Served.FULL_ROLL and not keep
            )
            found = [
                (chance, lying(tuple(sorted((*keep, *dice))), left, served, locked))
                for dice, chance in rolls(5 - len(keep))
            ]
            return (
                sum(chance * pair[0] for chance, pair in found),
                sum(chance * pair[1] for chance, pair in found),
            )

        @cache
        def lying(hand: Keep, left: int, served: bool, locked: Keep) -> Pair:
            options: list[tuple[Roll | Score, Pair]] = [*entries[hand, served]]
            for keep in parts(hand) if left else ():
                if holds(keep, locked):
                    next_locked = keep if rule.holds is Holds.LOCKED else ()
                    options.append((Roll(_places(hand, keep)), thrown(keep, left - 1, next_locked)))
            return self._chosen(options)

        mean: float = thrown((), rule.rolls - 1, ())[1]
        return mean


def _places(hand: Keep, keep: Keep) -> frozenset[int]:
    """Return where the kept dice lie: of equal ones the first."""
    return frozenset(hand.index(face) + n for face in set(keep) for n in range(keep.count(face)))
