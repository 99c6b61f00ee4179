"""Goes through a game step by step, and has every decision judged."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from generala_desktop.engine import legality
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.models.replay import Replay, Step
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.background import Job, Progress
from generala_desktop.storage.record import Record
from generala_desktop.storage.safe_file import write_atomically
from generala_desktop.views.messages import Messages
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.print_dialog import ask_export
from generala_desktop.views.replay.window import ReplayWindow
from generala_desktop.views.review.figures import figures
from generala_desktop.words import paper_labels, replay, table
from generala_desktop.words import review as words
from generala_desktop.words.say import say

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser
    from generala_desktop.strategy.review import Review


class ReviewController(QObject):
    """Owns the window that looks back; the game on the table goes on beside it.

    Signals:
        play_on_requested(object): a Record, to be played on from where it ends.
    """

    play_on_requested = Signal(object)

    def __init__(
        self,
        window: ReplayWindow,
        advisor: Advisor,
        messages: Messages,
        folder: Path | None = None,
    ) -> None:
        """`folder` keeps what is worked out of the chances of winning."""
        super().__init__(window)
        self._folder = folder
        self._window = window
        self._advisor = advisor
        self._messages = messages
        self._model = GameModel(ScriptedDice(()), self)
        self._sheet = ScoresheetModel(self._model, self)
        window.sheet.setModel(self._sheet)
        self._replay: Replay | None = None
        self._review: Review | None = None
        self._step = 0
        self._job: Job[Review] | None = None
        window.timeline.step_requested.connect(self.go)
        window.timeline.turn_requested.connect(self._go_by_turns)
        window.panel.event_requested.connect(self._go_to_event)
        window.panel.place_requested.connect(self._go_to_place)
        window.review_requested.connect(self.judge)
        window.export_requested.connect(self._export)
        window.play_on_requested.connect(self._ask_to_play_on)
        window.closed.connect(self._stop)

    def show(self, record: Record, step: int | None = None) -> None:
        """Go through a game, from its end or a step of it; what was judged before is forgotten."""
        self._stop()
        self._replay = Replay(record)
        self._review = None
        self._window.set_reviewed(False)
        self._window.set_may_review(bool(record.events))
        self._window.panel.show_review(None, (), ())
        self._window.timeline.show_steps(self._replay.last)
        self.go(self._replay.last if step is None else step)

    def judge(self) -> None:
        """Have every decision of the game judged, beside the window."""
        if self._replay is None or self._review is not None:
            return
        record = self._replay.record
        self._stop()
        self._window.show_progress(0.0)
        self._job = self._advisor.study(
            record.rules,
            lambda adviser, progress: _judge(adviser, record, self._folder, progress),
            self._take_review,
            progressed=self._window.show_progress,
            failed=self._tell_failure,
        )

    def go(self, step: int) -> None:
        """Look at a step."""
        if self._replay is None:
            return
        self._step = step
        self._show_step()

    def retranslate(self) -> None:
        """Say everything again in another language."""
        if self._replay is not None:
            self._sheet.retranslate()
            self._show_step()
            if self._review is not None:
                self._fill_panel()

    def _ask_to_play_on(self) -> None:
        if self._replay is not None:
            self.play_on_requested.emit(self._replay.record_at(self._step))

    # Where to

    def _go_by_turns(self, direction: int) -> None:
        if self._replay is not None:
            further = self._replay.next_turn if direction > 0 else self._replay.previous_turn
            self.go(further(self._step))

    def _go_to_event(self, event: int) -> None:
        if self._replay is not None:
            self.go(self._replay.step_after(event))

    def _go_to_place(self, place: float) -> None:
        if self._replay is not None and self._review is not None:
            series = self._review.series
            point = series[max(0, min(len(series) - 1, round(place)))]
            self.go(self._replay.step_after(point.event))

    # What is shown

    def _show_step(self) -> None:
        looked = self._replay
        if looked is None:
            return
        step = looked.steps[self._step]
        self._model.begin(looked.record_at(self._step))
        self._show_table(looked, step)
        caption = self._caption(looked, step)
        self._window.show_caption(caption)
        self._window.timeline.show_step(self._step, caption)
        self._window.play_on_button.setEnabled(not looked.state(self._step).over)
        if self._review is not None:
            self._window.panel.show_event(step.events)
            self._window.panel.show_figures(self._figures())

    def _show_table(self, looked: Replay, step: Step) -> None:
        state, window = looked.state(self._step), self._window
        record = looked.record
        if state.over:
            window.heading.show_turn(table.game_over(), None, "")
        else:
            rolls, most = state.turn.rolls, state.rules.turn.rolls
            name = record.players[state.seat].name
            window.heading.show_turn(
                table.turn_of(name),
                marks_of(record)[state.seat],
                table.roll_number(rolls, most) if rolls else "",
                short=name,
            )
        turn = state.turn
        if not turn.faces:
            window.dice.clear()
            return
        window.dice.set_two_cups(state.rules.turn.second_cup is not None)
        locked = frozenset(p for p in range(len(turn.faces)) if legality.is_locked(state, p))
        window.dice.show_dice(turn.faces, second=turn.extra, held=step.held | locked, locked=locked)
        self._sheet.set_previews_visible(not step.is_hold)

    def _caption(self, looked: Replay, step: Step) -> str:
        record, event = looked.record, step.events - 1
        names = [player.name for player in record.players]
        if step.is_hold:
            before = looked.before(step.events)
            faces = [before.turn.faces[place] for place in sorted(step.held)]
            said = replay.holds(names[before.seat], faces)
        elif event < 0:
            said = replay.begins(names)
        else:
            before, after = looked.before(event), looked.before(event + 1)
            said = replay.happened(before, record.events[event], after, names[before.seat])
            if after.over:
                said = f"{said} {table.result(after, names)}"
        return " ".join([said, *self._judged(looked, step, names)])

    def _judged(self, looked: Replay, step: Step, names: list[str]) -> list[str]:
        """Return what the review says of what is seen."""
        if self._review is None:
            return []
        said = []
        last = step.events - 1
        luck = next((luck for luck in self._review.luck if luck.event == last), None)
        is_fresh = not step.is_hold and last >= 0
        if luck is not None and is_fresh and abs(luck.gain) >= 0.05:
            said.append(words.luck_line(luck.gain))
        # What was decided is said where it is seen: at the hold, or where it was written.
        decided = step.events if step.is_hold else last
        is_seen_before = last >= 0 and looked.is_seen_as_hold(last)
        for decision in self._review.decisions:
            if decision.event == decided and not (is_seen_before and not step.is_hold):
                name = names[decision.seat]
                said.append(words.verdict(decision, name, self._review.unit))
        return said

    def _take_review(self, review: Review) -> None:
        self._job = None
        self._review = review
        self._window.set_reviewed(True)
        self._fill_panel()
        self._show_step()

    def _fill_panel(self) -> None:
        if self._replay is not None and self._review is not None:
            names = [player.name for player in self._replay.record.players]
            self._window.panel.show_review(self._review, names, self._figures())

    def _figures(self) -> tuple[Figure, ...]:
        looked, judged = self._replay, self._review
        if looked is None or judged is None:
            return ()
        record, events = looked.record, looked.steps[self._step].events
        turn = sum(point.event <= events for point in judged.series) - 1
        names = [player.name for player in record.players]
        return figures(judged, names, marks_of(record), float(max(0, turn)))

    def _tell_failure(self) -> None:
        self._job = None
        self._window.show_progress(None)
        self._messages.tell_problem(words.cannot_judge())

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._window.show_progress(None)

    def _export(self) -> None:
        looked, judged = self._replay, self._review
        if looked is None or judged is None:
            return
        record = looked.record
        title = say(record.rules.title)
        path = ask_export(self._window, paper_labels.proposed_name(title, record), ("txt",))
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> bool:
        """Write the review as text; tells whether that worked."""
        if self._replay is None or self._review is None:
            return False
        record = self._replay.record
        names = [player.name for player in record.players]
        text = words.as_text(self._review, names, words.title(say(record.rules.title)))
        try:
            write_atomically(path, text)
        except OSError as problem:
            self._messages.tell_problem(paper_labels.cannot_write(path, problem))
            return False
        self._messages.note(lambda: paper_labels.exported(path))
        return True


def _judge(adviser: Adviser, record: Record, folder: Path | None, progress: Progress) -> Review:
    # NumPy is loaded only by who wants to know.
    from generala_desktop.strategy.outlook import Outlook  # noqa: PLC0415
    from generala_desktop.strategy.review import review  # noqa: PLC0415

    outlook = Outlook(adviser, folder, progress) if len(record.players) > 1 else None
    return review(adviser, outlook, len(record.players), record.events, progress)
