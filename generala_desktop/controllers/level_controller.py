"""Finds out how strong the levels are, beside the window, while somebody chooses among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.models.game_setup import LevelFigure
from generala_desktop.services.background import Job, Progress, Worker
from generala_desktop.views.new_game.dialog import NewGameDialog

DELAY_MS = 400
"""Rules are often changed several at a time."""


class LevelController(QObject):
    """Serves one new-game window at a time, with a thread of its own: play waits for nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` keeps what was found."""
        super().__init__(parent)
        self._folder = folder
        self._worker = Worker(self)
        self._dialog: NewGameDialog | None = None
        self._rules: Ruleset | None = None
        self._levels: Sequence[Level] = BOTS
        self._known: dict[Ruleset, dict[Level, LevelFigure]] = {}
        self._job: Job[LevelFigure] | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._find_next)

    def attach(self, dialog: NewGameDialog) -> None:
        """Tell a window what it asks for, until it closes."""
        self._dialog = dialog
        dialog.figures_requested.connect(self._want)
        dialog.figures_dropped.connect(self.cancel)
        dialog.finished.connect(self._leave)
        dialog.ask_for_figures()

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._delay.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def stop(self) -> None:
        """Wait until the thread has ended."""
        self.cancel()
        self._worker.stop()

    def _leave(self) -> None:
        self.cancel()
        self._dialog = None

    def _want(self, rules: Ruleset, first: Sequence[Level]) -> None:
        """Find figures for the rules, those of the levels in play first."""
        self.cancel()
        self._rules = rules
        self._levels = (*first, *(level for level in BOTS if level not in first))
        self._show(rules)
        if len(self._known.get(rules, {})) < len(BOTS):
            self._delay.start(DELAY_MS)

    def _find_next(self) -> None:
        """Find one figure after the other; what fails for one level is not tried for the others."""
        rules = self._rules
        known = self._known.setdefault(rules, {}) if rules is not None else {}
        missing = [level for level in self._levels if level not in known]
        if rules is None or not missing:
            return
        self._job = self._worker.do(
            partial(figure_of, rules, missing[0], self._folder),
            partial(self._take, rules, missing[0]),
            failed=self._give_up,
        )

    def _take(self, rules: Ruleset, level: Level, figure: LevelFigure) -> None:
        self._known[rules][level] = figure
        self._show(rules)
        self._find_next()

    def _show(self, rules: Ruleset) -> None:
        if self._dialog is not None:
            self._dialog.show_figures(dict(self._known.get(rules, {})))

    def _give_up(self, _problem: Exception) -> None:
        self.cancel()
        if self._dialog is not None:
            self._dialog.end_figures()


def figure_of(rules: Ruleset, level: Level, folder: Path, progress: Progress) -> LevelFigure:
    """Runs beside the window."""
    from generala_desktop.strategy import evaluation  # noqa: PLC0415 (loaded when wanted)

    found = evaluation.level_mean(rules, level, folder, progress)
    return LevelFigure(found.mean, found.games)
