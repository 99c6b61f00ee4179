"""A walk over every window and dialog, and what each is looked at for.

`every_window` opens them one after the other; the checks return what is wrong with the one that is
open, as texts that name the control. Which language, theme and text size the walk is made in is
up to who makes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QWidget,
)

from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.strategy.drills import Difficulty
from generala_desktop.views.drills.window import DrillWindow
from generala_desktop.views.history.window import HistoryWindow, Page
from generala_desktop.views.messages import Messages
from generala_desktop.views.names_dialog import NamesDialog
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.views.pad.points_dialog import PointsDialog
from generala_desktop.views.replay.window import ReplayWindow
from generala_desktop.views.rules_dialog import RulesDialog
from generala_desktop.views.settlement.view import SettlementView
from generala_desktop.views.trouble_dialog import TroubleDialog
from generala_desktop.words.player_marks import marks
from tests.paper_games import game
from tests.window import NAMES, Table, setup

LONG = 60_000
"""Milliseconds; working out a game takes a while, most of all beside other tests."""

# As they are before a test answers in their place.
_QUESTIONS: dict[str, Callable[[Messages], object]] = {
    "give up": partial(Messages.ask_give_up, game="Generala"),
    "leave": partial(Messages.ask_leave, name="Ana"),
    "problem": partial(Messages.tell_problem, message="…"),
    "delete": partial(Messages.ask_delete, question="…"),
    "merge": partial(Messages.ask_delete, question="…", is_merge=True),
    "number": partial(Messages.ask_number, question="…"),
    "report": partial(Messages.tell_report, message="…", details="…"),
}

Window = tuple[str, QWidget]
Part = Callable[[Table], Iterator[Window]]


def settle() -> None:
    """Let windows take in what changed, and let go what they replaced."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # What was laid out may have asked for more room.
    QApplication.processEvents()


def every_window(table: Table, *, without: Collection[Part] = ()) -> Iterator[Window]:
    """Open each window after the other; the main one at several moments of a game."""
    for part in PARTS:
        if part not in without:
            yield from part(table)


def main_window(table: Table) -> Iterator[Window]:
    table.play("generala", 2)
    yield "before the roll", table.window
    table.roll("33341")
    table.hold(0, 1)
    yield "held", table.window
    table.score("threes")
    yield "scored", table.window
    table.turn("12221", "generala")
    yield "struck", table.window
    table.roll("66666")
    yield "served Generala", table.window
    table.turn("12345", "straight")
    yield "over", table.window


def hints(table: Table) -> Iterator[Window]:
    """A game with a hint, played to its end."""
    table.play("generala", 2)
    table.roll("66612")
    table.command("hint")
    panel = table.window.coach
    table.qtbot.waitUntil(lambda: bool(panel.shown_page().lines), timeout=LONG)
    yield "hint", table.window
    table.score("sixes")
    table.turn("22213", "twos")
    table.roll("66666")
    table.turn("12345", "straight")
    yield "over, with a hint", table.window


def several_matches(table: Table) -> Iterator[Window]:
    table.play("imprevisible", 2, "33341")
    table.press_roll()
    table.lands()
    yield "several matches", table.window
    table.roll("12345", "66666")
    table.press_second_cup("66666")
    yield "second cup", table.window


def settlement(table: Table) -> Iterator[Window]:
    """Games of several matches to their end, with caps and without."""
    for game_id, players in (("imprevisible", 2), ("simultanea", 3)):
        table.put(game(build(game_id), NAMES[:players]))
        view = table.window.findChild(SettlementView)
        assert view is not None
        view.skip()
        yield f"settlement of {game_id}", table.window


def pad(table: Table) -> Iterator[Window]:
    chosen = setup("yahtzee", 2, opening="as_listed")
    table.start(replace(chosen, is_pad=True))
    yield "real dice", table.window
    points = PointsDialog("…", {(0, 0), (20, 0), (20, 100)}, (20, 0), parent=table.window)
    yield from shown("points", points)


def small_windows(table: Table) -> Iterator[Window]:
    dialogs = table.program.dialogs
    for name, show in (
        ("preferences", dialogs.show_preferences),
        ("keys", dialogs.show_keys),
        ("key_editor", dialogs.change_keys),
        ("help", dialogs.show_help),
        ("about", dialogs.show_about),
    ):
        show()
        yield name, dialogs._open[name]
        dialogs._open[name].close()
    dialogs.show_how_to_play_of(build("imprevisible"), 3)
    yield "how to play", dialogs._open["how_to_play"]
    dialogs._open["how_to_play"].close()
    names = NamesDialog(list(NAMES), marks(len(NAMES)), table.window)
    yield from shown("names", names)
    yield from shown("print", table.program.printing.make_dialog())
    yield from shown("trouble", TroubleDialog("report", "game", table.window))
    yield from new_game_with_bots(table)


def new_game_with_bots(table: Table) -> Iterator[Window]:
    dialog = NewGameDialog(VARIANTS, table.window)
    levels = list(Level)[: len(NAMES)]
    seats = tuple(
        Seat(name, mark, level)
        for name, mark, level in zip(NAMES, marks(len(NAMES)), levels, strict=True)
    )
    dialog.set_setup(GameSetup("generala", {}, seats))
    yield from shown("new game, with bots", dialog)


def message_boxes(table: Table) -> Iterator[Window]:
    messages = table.program.messages
    for name, ask in _QUESTIONS.items():
        box = BoxCaught.during(partial(ask, messages))
        yield name, box
        box.close()
        box.deleteLater()
    for accept in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        dialog = messages._file_dialog("…")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(accept)
        yield f"file, {accept.name}", dialog
        dialog.deleteLater()


def nothing(table: Table) -> Iterator[Window]:
    yield "nothing to play", table.window


def games(table: Table) -> Iterator[Window]:
    for variant in VARIANTS:
        yield from game_windows(table, variant.id)


def learning(table: Table) -> Iterator[Window]:
    """Look back at the game on the table, and practise."""
    table.command("review")
    replay = table.window.findChild(ReplayWindow)
    assert replay is not None
    table.qtbot.waitUntil(replay.panel.isVisible, timeout=LONG)
    for page in range(replay.panel.count()):
        replay.panel.setCurrentIndex(page)
        yield f"review, page {page + 1}", replay
    replay.close()
    table.command("drills")
    drills = table.window.findChild(DrillWindow)
    assert drills is not None
    yield "practice", drills
    drills.choose("generala", Difficulty.EASY)
    drills.daily_button.click()
    table.qtbot.waitUntil(drills.daily_button.isEnabled, timeout=LONG)
    yield "practice, asked", drills
    answer(drills)
    yield "practice, answered", drills
    drills.close()


def answer(drills: DrillWindow) -> None:
    """Roll, or write in the first box that may be written, whichever is asked."""
    drills.roll_button.click()
    sheet = drills.sheet.model()
    assert isinstance(sheet, ScoresheetModel)
    cells = [sheet.index(row, 0) for row in range(sheet.rowCount())]
    boxes = [box for cell in cells if sheet.may_score(cell) and (box := sheet.box_at(cell))]
    if not drills.verdict.text():
        drills.sheet.score_requested.emit(boxes[0])
    assert drills.verdict.text()


def empty_history(table: Table) -> Iterator[Window]:
    yield from history_pages(table, "empty history")


def history(table: Table) -> Iterator[Window]:
    yield from history_pages(table, "history")


def history_pages(table: Table, name: str) -> Iterator[Window]:
    table.command("games")
    window = table.window.findChild(HistoryWindow)
    assert window is not None
    for page in Page:
        window._tabs.setCurrentIndex(page)
        settle()
        yield f"{name}, {page.name.lower()}", window
    window.close()


def game_windows(table: Table, game_id: str) -> Iterator[Window]:
    variant = next(v for v in VARIANTS if v.id == game_id)
    players = max(2, variant.by_default().players[0])
    table.play(game_id, players, "33341")
    table.press_roll()
    table.lands()
    yield f"{game_id}, rolled", table.window
    rules = RulesDialog(table.window)
    rules.set_rules(variant.by_default())
    yield from shown(f"{game_id}, rules", rules)
    yield from shown(f"{game_id}, new game", NewGameDialog([variant], table.window))


def shown(name: str, dialog: QDialog) -> Iterator[Window]:
    dialog.show()
    yield name, dialog
    dialog.close()
    dialog.deleteLater()


PARTS: tuple[Part, ...] = (
    nothing,
    empty_history,
    main_window,
    hints,
    learning,
    history,
    small_windows,
    message_boxes,
    several_matches,
    settlement,
    games,
    pad,
)
"""In this order: what looks back needs a game that was played."""
SLOW: tuple[Part, ...] = (hints, learning)
"""They wait until a game has been worked out."""
WIDE: tuple[Part, ...] = (empty_history, history)
"""Their tables are wide already with words of the usual length."""


@dataclass
class BoxCaught:
    """Message boxes that show themselves instead of waiting for an answer."""

    box: QMessageBox | None = None

    @classmethod
    def during(cls, ask: Callable[[], object]) -> QMessageBox:
        caught = cls()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QMessageBox, "exec", lambda box: setattr(caught, "box", box))
            patch.setattr(QMessageBox, "deleteLater", lambda _box: None)
            ask()
        assert caught.box is not None
        caught.box.show()
        return caught.box


def is_of_qt(window: QWidget) -> bool:
    """Tell whether Qt lays out the window and words it."""
    return isinstance(window, QFileDialog | QInputDialog)


def plain(text: str) -> str:
    """Return a text as it is read: without the marks of keys and of HTML."""
    return re.sub(r"&(?=\S)", "", re.sub(r"<[^>]*>", "", text)).strip()
