"""Opens the windows for learning, each made when first wanted: the review and the practice."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QDialog

from generala_desktop.controllers.look_controller import LookController
from generala_desktop.models.game_model import GameModel
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.window_memory import WindowMemory
from generala_desktop.storage.record import Record
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.messages import Messages
from generala_desktop.words.keys import Place

if TYPE_CHECKING:
    from generala_desktop.controllers.drill_controller import DrillController
    from generala_desktop.controllers.review_controller import ReviewController
    from generala_desktop.views.drills.window import DrillWindow
    from generala_desktop.views.replay.window import ReplayWindow

REPLAY_SIZE = QSize(1160, 780)
DRILLS_SIZE = QSize(1080, 720)


class LearnController(QObject):
    """Owns what looks back and what practises; neither touches the game on the table.

    Signals:
        play_on_requested(object): a Record, to be played on from where it ends.
        window_made(QWidget, Place): a window, and where one is in it.
    """

    play_on_requested = Signal(object)
    window_made = Signal(object, object)

    def __init__(
        self,
        model: GameModel,
        advisor: Advisor,
        look: LookController,
        messages: Messages,
        window: MainWindow,
        *,
        preferences: Preferences,
        keys: KeyMap,
        memory: WindowMemory,
        folder: Path,
    ) -> None:
        """`folder` keeps what is worked out of the games."""
        super().__init__(window)
        self._model = model
        self._advisor = advisor
        self._look = look
        self._messages = messages
        self._window = window
        self._preferences = preferences
        self._keys = keys
        self._memory = memory
        self._folder = folder
        self._open: list[QDialog] = []

    def show_review(self) -> None:
        """Go through the game on the table and judge it."""
        if self._model.has_game:
            self.look_at(self._model.record)
            self._review.judge()

    def look_at(self, record: Record, step: int | None = None) -> None:
        """Go through any game."""
        self._review.show(record, step)
        self._bring(self._replay_window)

    def show_drills(self) -> None:
        drills, window = self._drills, self._drill_window
        if not window.isVisible() and self._model.has_game:
            drills.choose(self._model.record.rules.id)
        self._bring(window)

    def close_all(self) -> None:
        for window in self._open:
            window.close()

    @cached_property
    def _replay_window(self) -> ReplayWindow:
        from generala_desktop.views.replay.window import ReplayWindow  # noqa: PLC0415

        window = ReplayWindow(self._window)
        self._look.dress(window.dice, window.sheet)
        self._take_care(window, "replay", REPLAY_SIZE, Place.LOOKING_BACK)
        return window

    @cached_property
    def _review(self) -> ReviewController:
        from generala_desktop.controllers.review_controller import (  # noqa: PLC0415
            ReviewController,
        )

        made = ReviewController(self._replay_window, self._advisor, self._messages, self._folder)
        made.play_on_requested.connect(self.play_on_requested)
        self._look.language_changed.connect(made.retranslate)
        return made

    @cached_property
    def _drill_window(self) -> DrillWindow:
        from generala_desktop.rulesets import VARIANTS  # noqa: PLC0415
        from generala_desktop.views.drills.window import DrillWindow  # noqa: PLC0415

        window = DrillWindow(VARIANTS, self._window)
        self._look.dress(window.dice, window.sheet)
        self._take_care(window, "drills", DRILLS_SIZE, Place.PRACTICE)
        return window

    @cached_property
    def _drills(self) -> DrillController:
        from generala_desktop.controllers.drill_controller import DrillController  # noqa: PLC0415
        from generala_desktop.controllers.drill_keys import DrillKeys  # noqa: PLC0415

        made = DrillController(self._drill_window, self._advisor, self._preferences)
        self._look.language_changed.connect(made.refresh)
        DrillKeys(made, self._drill_window, self._keys)
        return made

    def _take_care(self, window: QDialog, name: str, size: QSize, place: Place) -> None:
        self._memory.restore(window, name, size)
        window.finished.connect(lambda _result: self._memory.remember(window, name))
        self._open.append(window)
        self.window_made.emit(window, place)

    @staticmethod
    def _bring(window: QDialog) -> None:
        window.show()
        window.raise_()
        window.activateWindow()
