"""Opens the window of the games that were played, made when first wanted; lets one be played on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from generala_desktop.controllers.archive_controller import ArchiveController
from generala_desktop.controllers.learn_controller import LearnController
from generala_desktop.controllers.look_controller import LookController
from generala_desktop.controllers.teller import Teller
from generala_desktop.models.game_model import GameModel
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.window_memory import WindowMemory
from generala_desktop.storage.record import Record
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import archive as words
from generala_desktop.words.keys import Place

if TYPE_CHECKING:
    from generala_desktop.controllers.history_controller import HistoryController
    from generala_desktop.views.history.window import HistoryWindow

SIZE = QSize(1000, 680)


class PastController(QObject):
    """Owns what is shown of the archive; the archive itself is loaded with it.

    Signals:
        window_made(QWidget, Place): the window, and where one is in it.
    """

    window_made = Signal(object, object)

    def __init__(
        self,
        model: GameModel,
        archive: ArchiveController,
        learn: LearnController,
        look: LookController,
        window: MainWindow,
        *,
        teller: Teller,
        play_on: Callable[[Record], bool],
        memory: WindowMemory,
        folder: Path,
        cache: Path,
    ) -> None:
        """`play_on` puts a game on the table; `folder` holds the archive, `cache` what was solved."""
        super().__init__(window)
        self._model = model
        self._archive = archive
        self._learn = learn
        self._look = look
        self._main = window
        self._teller = teller
        self._put_on_table = play_on
        self._memory = memory
        self._folder = folder
        self._cache = cache
        self._is_made = False
        self._new: int | None = None
        """The number of the game that has ended last."""
        archive.kept.connect(self._note_new)
        archive.changed.connect(self._refresh)
        archive.said.connect(self._tell)
        learn.play_on_requested.connect(self.play_on)
        model.started.connect(self._show_practice)
        look.language_changed.connect(self._retranslate)

    def show_games(self) -> None:
        self._show(0)

    def show_statistics(self) -> None:
        self._show(1)

    def show_records(self) -> None:
        self._show(2)

    def show_dice(self) -> None:
        self._show(3)

    def import_games(self) -> None:
        """Ask for files and take their games in."""
        self._show(0)
        self._history.exchange.ask_import()

    def play_on(self, record: Record) -> None:
        """Let a game be played on from where the record ends, for practice."""
        if self._put_on_table(record):
            # These windows stand above the table.
            self._learn.close_all()
            self.close()
            self._main.activateWindow()

    def close(self) -> None:
        if self._is_made:
            self._window.close()

    def stop(self) -> None:
        """End what works beside the window; called before the program ends."""
        self.close()
        if self._is_made:
            self._history.stop()
            self._advisor.stop()

    def _show(self, page: int) -> None:
        from generala_desktop.views.history.window import Page  # noqa: PLC0415

        rules = self._model.record.rules.id if self._model.has_game else None
        self._history.show(Page(page), rules, self._new)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()

    def _note_new(self, number: int) -> None:
        self._new = number

    def _tell(self, told: Callable[[], str]) -> None:
        """Say what is said of the archive where somebody looks at it."""
        if self._is_made and self._window.isVisible():
            self._window.show_told(told())

    def _refresh(self) -> None:
        if self._is_made and self._window.isVisible():
            self._history.refresh(self._new)

    def _show_practice(self) -> None:
        has_practice = self._model.has_game and self._model.record.is_practice
        self._main.heading.show_practice(words.practice() if has_practice else "")

    def _retranslate(self) -> None:
        self._show_practice()
        if self._is_made:
            self._history.retranslate()

    @cached_property
    def _window(self) -> HistoryWindow:
        from generala_desktop.views.history.window import HistoryWindow  # noqa: PLC0415

        window = HistoryWindow(self._main)
        self._memory.restore(window, "history", SIZE)
        window.said.connect(lambda text: self._teller.tell(lambda: text))
        window.finished.connect(lambda _result: self._memory.remember(window, "history"))
        self.window_made.emit(window, Place.PAST_GAMES)
        return window

    @cached_property
    def _advisor(self) -> Advisor:
        # One of its own: working out the best play takes long, and at the table moves are waited for.
        return Advisor(self._cache, self)

    @cached_property
    def _history(self) -> HistoryController:
        # Only who looks back loads SQLite and what draws plots.
        from generala_desktop.controllers.history_controller import (  # noqa: PLC0415
            HistoryController,
        )
        from generala_desktop.controllers.optimum_source import OptimumSource  # noqa: PLC0415
        from generala_desktop.views.messages import Messages  # noqa: PLC0415

        made = HistoryController(
            self._window,
            self._folder,
            # Its questions stand before its own window, and the keys come back to that.
            Messages(self._window),
            look_at=self._learn.look_at,
            play_on=self._play_on_from_list,
            optimum=OptimumSource(self._advisor, self._cache),
        )
        # Games that had to wait while the archive was busy may go in now.
        made.changed.connect(self._archive.settle)
        made.damaged.connect(self._archive.mend)
        self._is_made = True
        return made

    def _play_on_from_list(self, record: Record) -> None:
        """Play an unfinished game on; of a finished one, let a point be chosen first."""
        if record.state.over:
            self._learn.look_at(record, 0)
        else:
            self.play_on(record)
