"""Practice: asks positions one after the other, judges the answers, keeps what was reached."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from generala_desktop.engine import legality
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.moves import Move, Roll, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.marking import marked
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.services import options
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.background import Job, Progress
from generala_desktop.services.preferences import Preferences
from generala_desktop.storage.record import Player, Record
from generala_desktop.strategy import drills
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.drills import Drill, Position
from generala_desktop.views.drills.window import LISTED, DrillWindow
from generala_desktop.words import drills as words
from generala_desktop.words import table
from generala_desktop.words.moves import move_in_words

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser


@dataclass
class Tally:
    """How a set goes."""

    asked: int = 0
    right: int = 0
    lost: float = 0.0


class DrillController(QObject):
    """Owns the window for practice; nothing of it touches the game on the table."""

    def __init__(
        self,
        window: DrillWindow,
        advisor: Advisor,
        preferences: Preferences,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._advisor = advisor
        self._preferences = preferences
        self._today = today
        self._model = GameModel(ScriptedDice(()), self)
        self._sheet = ScoresheetModel(self._model, self)
        window.sheet.setModel(self._sheet)
        self._job: Job[Drill] | None = None
        self._drill: Drill | None = None
        self._daily: str | None = None
        """The day whose set is on, if it is a day's."""
        self._unit = Unit.POINTS
        self._place = 0
        self._answer: Move | None = None
        self._tally = Tally()
        self._held: frozenset[int] = frozenset()
        self._is_marked_by_face = False
        window.set_requested.connect(self.begin)
        window.daily_requested.connect(self.begin_daily)
        window.choice_changed.connect(self._show_record)
        window.roll_requested.connect(self._answer_roll)
        window.next_requested.connect(self._go_on)
        window.closed.connect(self._stop)
        window.enter_requested.connect(self._enter)
        window.dice.hold_requested.connect(self.toggle)
        window.sheet.score_requested.connect(self._answer_entry)
        self.refresh()

    def choose(self, game_id: str) -> None:
        """Propose a game to practise."""
        self._window.choose(game_id, self._window.difficulty())
        self._show_record()

    def begin(self) -> None:
        """Ask a new set of the chosen game, under the table rules played last."""
        variant = self._window.variant()
        choices = self._preferences.get(options.LAST_OPTIONS).get(variant.id, {})
        self._daily = None
        self._look_for(variant.build(choices), random.Random())

    def begin_daily(self) -> None:
        """Ask the set that everybody gets today, under the game's own rules."""
        rules = self._window.variant().by_default()
        day = self._today().isoformat()
        self._daily = day
        self._look_for(rules, drills.daily(rules, day, self._window.difficulty()))

    def _look_for(self, rules: Ruleset, chance: random.Random) -> None:
        self._stop()
        difficulty = self._window.difficulty()
        self._window.set_busy(True)
        self._window.say(words.preparing())

        def question(adviser: Adviser, progress: Progress) -> Drill:
            self._unit = adviser.unit
            return drills.drill(adviser, difficulty, chance, progress=progress)

        self._job = self._advisor.study(
            rules, question, self._take, progressed=self._show_progress, failed=self._give_up
        )

    def _show_progress(self, share: float) -> None:
        self._window.say(words.preparing(share))

    def _take(self, drill: Drill) -> None:
        self._job = None
        self._window.set_busy(False)
        if not drill.positions:
            self._give_up()
            return
        self._drill, self._place, self._tally = drill, 0, Tally()
        self._ask()

    def _give_up(self) -> None:
        self._job = None
        self._drill = None
        self._window.set_busy(False)
        self.refresh()
        self._window.say(words.impossible())

    # One position

    def _position(self) -> Position | None:
        return self._drill.positions[self._place] if self._drill is not None else None

    def _ask(self) -> None:
        position = self._position()
        if position is None:
            return
        self._answer = None
        state = position.state
        players = tuple(
            Player(words.you() if seat == state.seat else str(seat + 1))
            for seat in range(len(state.cards))
        )
        self._model.begin(Record(state.rules, players, position.events))
        self._held, self._is_marked_by_face = self._locked(position), False
        self._sheet.set_previews_visible(True)
        self.refresh()
        self._window.dice.focus_die(0)

    def refresh(self) -> None:
        """Show everything as it is, in today's language."""
        window, position = self._window, self._position()
        self._sheet.retranslate()
        may_answer = position is not None and self._answer is None
        window.next_button.setEnabled(position is not None and self._answer is not None)
        self._show_record()
        if position is None or self._drill is None:
            window.heading.show_turn("", None, "")
            window.dice.clear()
            window.roll_button.setEnabled(False)
            window.roll_button.setText(table.roll_dice(5))
            window.say(words.welcome())
            return
        turn, count = position.state.turn, len(self._drill.positions)
        window.heading.show_turn(
            words.number(self._place + 1, count),
            None,
            table.roll_number(turn.rolls, position.state.rules.turn.rolls),
        )
        window.dice.set_two_cups(position.state.rules.turn.second_cup is not None)
        window.dice.show_dice(
            turn.faces, second=turn.extra, held=self._held, locked=self._locked(position)
        )
        may_roll = may_answer and legality.may_roll(position.state)
        window.dice.set_may_hold(may_roll)
        free = len(turn.faces) - len(self._held)
        window.dice.set_may_roll(may_roll and free > 0)
        window.roll_button.setEnabled(may_roll and free > 0)
        window.roll_button.setText(table.roll_dice(free))
        self._say(position)

    def _say(self, position: Position) -> None:
        if self._answer is None:
            self._window.say(words.question(position))
            return
        answer = move_in_words(position.state, self._answer)
        grade = drills.grade(position, self._answer)
        moves = [
            words.ranking_line(rank, position.state, each.move, each.expected, each.loss)
            for rank, each in enumerate(position.answers[:LISTED], 1)
        ]
        self._window.say(
            words.question(position),
            words.verdict(position, answer, grade, self._unit),
            "\n".join(moves),
        )

    @staticmethod
    def _locked(position: Position) -> frozenset[int]:
        state = position.state
        return frozenset(p for p in range(len(state.turn.faces)) if legality.is_locked(state, p))

    def toggle(self, place: int) -> None:
        """Hold a die, or free it."""
        position = self._holding_in()
        if position is not None and place < len(position.state.turn.faces):
            self._hold(position, self._held ^ {place})

    def hold_by_face(self, face: int, *, throw_again: bool) -> None:
        """Mark dice by what they show, as at the table."""
        position = self._holding_in()
        if position is None:
            return
        is_first = throw_again and not self._is_marked_by_face
        self._is_marked_by_face |= throw_again
        faces = position.state.turn.faces
        held = marked(faces, self._held, face, throw_again=throw_again, is_first=is_first)
        self._hold(position, held)

    def _holding_in(self) -> Position | None:
        """Return the position, where dice may be held for an answer."""
        position = self._position()
        if position is None or self._answer is not None or not legality.may_roll(position.state):
            return None
        return position

    def _hold(self, position: Position, held: frozenset[int]) -> None:
        self._held = held | self._locked(position)
        self.refresh()

    def _enter(self) -> None:
        """Go on after an answer; before, go where one writes."""
        if self._answer is not None:
            self._go_on()
        elif self._position() is not None:
            self._window.sheet.setCurrentIndex(self._sheet.next_open_index())
            self._window.sheet.setFocus()

    def _answer_roll(self) -> None:
        self._judge(Roll(self._held))

    def _answer_entry(self, box: Box) -> None:
        self._judge(Score(box))

    def _judge(self, move: Move) -> None:
        position = self._position()
        if position is None or self._answer is not None:
            return
        if not legality.is_legal(position.state, move):
            return
        self._answer = move
        grade = drills.grade(position, move)
        self._tally.asked += 1
        self._tally.right += grade.is_best
        self._tally.lost += grade.loss
        self._sheet.set_previews_visible(True)
        self.refresh()
        self._window.next_button.setFocus()

    def _go_on(self) -> None:
        if self._drill is None or self._answer is None:
            return
        if self._place + 1 < len(self._drill.positions):
            self._place += 1
            self._ask()
            return
        tally = self._tally
        self._keep()
        self._drill, self._answer = None, None
        self._model.put_away()
        self.refresh()
        self._window.say(words.finished(tally.right, tally.asked, tally.lost))
        self._window.start_button.setFocus()

    # What was reached

    def _key(self) -> str:
        return f"{self._window.variant().id} {self._window.difficulty().value}"

    def _keep(self) -> None:
        before = self._preferences.get(options.DRILLS)
        kept = dict(before)
        known = kept.get(self._key(), {})
        kept[self._key()] = {
            "sets": known.get("sets", 0) + 1,
            "asked": known.get("asked", 0) + self._tally.asked,
            "right": known.get("right", 0) + self._tally.right,
            **({"day": _number(self._daily)} if self._daily else _day_of(known)),
        }
        self._preferences.set(options.DRILLS, kept)

    def _show_record(self) -> None:
        if self._drill is not None:
            tally = self._tally
            said = words.score(tally.right, tally.asked, tally.lost) if tally.asked else ""
            self._window.record.setText(said)
            return
        known = self._preferences.get(options.DRILLS).get(self._key(), {})
        said = words.record(known.get("sets", 0), known.get("right", 0), known.get("asked", 0))
        if known.get("day") == _number(self._today().isoformat()):
            said = f"{said} {words.done_today()}"
        self._window.record.setText(said)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self._window.set_busy(False)
        self._drill = None
        if self._model.has_game:
            self._model.put_away()
        self.refresh()


def _number(day: str) -> int:
    """Return a day as a number that settings can keep: 20260331."""
    return int(day.replace("-", ""))


def _day_of(known: dict[str, int]) -> dict[str, int]:
    return {"day": known["day"]} if "day" in known else {}
