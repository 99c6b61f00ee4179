"""Asks beside the window what is best in a position, and who may win; one position at a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.background import Job, Progress

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser
    from generala_desktop.strategy.counsel import Counsel
    from generala_desktop.strategy.outlook import Outlook


class Counsellor(QObject):
    """The moves come first, at once where the game is known; chances of winning come after.

    Signals:
        counselled(Counsel): the best moves; chances follow if they were wanted.
        weighed(Counsel): the same with chances, or without where none could be found.
        failed(): nothing is known.
    """

    counselled = Signal(object)
    weighed = Signal(object)
    failed = Signal()

    def __init__(self, advisor: Advisor, folder: Path, parent: QObject | None = None) -> None:
        """`folder` keeps what is worked out once about the chances of a large game."""
        super().__init__(parent)
        self._advisor = advisor
        self._folder = folder
        self._job: Job[Counsel] | None = None
        self._odds_job: Job[Counsel] | None = None
        self._known: Counsel | None = None
        """What chances are being worked out for."""
        self._weighed: Ruleset | None = None
        """The rules whose chances have been worked out once: from then on they take no time."""
        self._outlook: tuple[Adviser, Outlook] | None = None
        """Touched beside the window alone."""

    def ask(self, position: State, *, wants_chances: bool) -> None:
        """Ask about a position in place of the one before."""
        self.drop()

        def think(adviser: Adviser) -> Counsel:
            from generala_desktop.strategy.counsel import counsel  # noqa: PLC0415 (loads NumPy)

            return counsel(adviser, position)

        self._job = self._advisor.ask(
            position.rules,
            think,
            lambda counsel: self._take(counsel, wants_chances=wants_chances),
            self._give_up,
        )

    def drop(self) -> None:
        """Forget the position; nothing more will be said of it."""
        if self._job is not None:
            self._job.cancel()
        # The first of a game takes long; given up with each move it would never be done.
        may_go = self._known is not None and self._weighed == self._known.state.rules
        if self._odds_job is not None and may_go:
            self._odds_job.cancel()
        self._job = self._odds_job = self._known = None

    def is_thinking(self) -> bool:
        """Tell whether moves are still waited for."""
        return self._job is not None

    def is_weighing(self) -> bool:
        """Tell whether chances are still waited for."""
        return self._odds_job is not None

    def _take(self, counsel: Counsel, *, wants_chances: bool) -> None:
        self._job = None
        if not counsel.choices:
            self.failed.emit()
            return
        if wants_chances:
            self._weigh(counsel)
        self.counselled.emit(counsel)

    def _give_up(self) -> None:
        self._job = None
        self.failed.emit()

    def _weigh(self, known: Counsel) -> None:
        def weigh(adviser: Adviser, progress: Progress) -> Counsel:
            from generala_desktop.strategy.counsel import with_odds  # noqa: PLC0415 (loads NumPy)

            return with_odds(adviser, known, self._odds(adviser, progress))

        self._known = known
        self._odds_job = self._advisor.study(
            known.state.rules,
            weigh,
            lambda counsel: self._take_odds(known, counsel),
            progressed=lambda _: None,
            failed=lambda: self._take_odds(known, known),
        )

    def _odds(self, adviser: Adviser, progress: Progress) -> Outlook:
        """Runs beside the window."""
        from generala_desktop.strategy.outlook import Outlook  # noqa: PLC0415 (loads NumPy)

        if self._outlook is None or self._outlook[0] is not adviser:
            self._outlook = adviser, Outlook(adviser, self._folder)
        # That of an earlier question may have been cancelled for good.
        self._outlook[1].attend(progress)
        return self._outlook[1]

    def _take_odds(self, known: Counsel, counsel: Counsel) -> None:
        self._weighed = known.state.rules
        if known is self._known:
            self._odds_job = self._known = None
            self.weighed.emit(counsel)
