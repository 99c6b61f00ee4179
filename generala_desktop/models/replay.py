"""A game taken apart into steps that can be looked at one by one, forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace

from generala_desktop.engine.events import TURN_ENDINGS, Rolled
from generala_desktop.engine.game import apply
from generala_desktop.engine.state import State, start
from generala_desktop.storage.record import Record


@dataclass(frozen=True)
class Step:
    """What is seen at once: so many events have happened, and these dice are set aside."""

    events: int
    held: frozenset[int] = frozenset()
    """Places of the dice held for the roll that comes next."""

    @property
    def is_hold(self) -> bool:
        return bool(self.held)


class Replay:
    """A record as a row of steps: every roll, every hold, every entry."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps = tuple(_steps(record))
        self._states = [start(record.rules, len(record.players))]
        for event in record.events:
            self._states.append(apply(self._states[-1], event))
        self.turns = tuple(
            number
            for number, step in enumerate(self.steps)
            if not step.is_hold
            and step.events < len(record.events)
            and (not step.events or isinstance(record.events[step.events - 1], TURN_ENDINGS))
        )
        """The steps at which a turn begins."""

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def state(self, step: int) -> State:
        return self._states[self.steps[step].events]

    def before(self, event: int) -> State:
        """Return the state in which an event was decided on."""
        return self._states[event]

    def record_at(self, step: int) -> Record:
        """Return the record as it was then."""
        return replace(self.record, events=self.record.events[: self.steps[step].events])

    def step_after(self, events: int) -> int:
        """Return the step that shows the table when so many events had happened."""
        return bisect_left(self.steps, events, key=lambda step: step.events)

    def is_seen_as_hold(self, event: int) -> bool:
        """Tell whether a roll has a step of its own for the dice that were held."""
        return self.steps[self.step_after(event + 1) - 1].is_hold

    def next_turn(self, step: int) -> int:
        """Return where the next turn begins, or the end."""
        later = bisect_right(self.turns, step)
        return self.turns[later] if later < len(self.turns) else self.last

    def previous_turn(self, step: int) -> int:
        """Return where this turn began, or the one before from its very beginning."""
        earlier = bisect_left(self.turns, step)
        return self.turns[earlier - 1] if earlier else 0


def _steps(record: Record) -> list[Step]:
    steps = [Step(0)]
    for number, event in enumerate(record.events):
        if isinstance(event, Rolled) and event.keep:
            steps.append(Step(number, event.keep))
        steps.append(Step(number + 1))
    return steps
