"""How strong the levels are, while somebody chooses among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from generala_desktop.controllers import level_controller
from generala_desktop.controllers.level_controller import LevelController
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.models.game_setup import GameSetup, LevelFigure, Seat
from generala_desktop.rulesets import VARIANTS
from generala_desktop.services.background import Progress
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.words.player_marks import marks

MEANS = {Level.NOVICE: 109.6, Level.CASUAL: 128.0, Level.SKILLED: 141.7, Level.EXPERT: 150.2}


class Calculation:
    """Stands in for the calculation: says what it is asked, answers at once or when it may."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Level]] = []
        self.games = 0
        self.problem: Exception | None = None
        self.may_go_on = Event()
        self.may_go_on.set()
        self.was_stopped = False

    def __call__(
        self, rules: Ruleset, level: Level, _folder: Path, progress: Progress
    ) -> LevelFigure:
        self.asked.append((rules.id, level))
        while not self.may_go_on.wait(0.005):
            if not progress(0.5):
                self.was_stopped = True
                raise RuntimeError("cancelled")
        if self.problem is not None:
            raise self.problem
        return LevelFigure(MEANS.get(level, 159.6), self.games)


@pytest.fixture
def calculation(monkeypatch: pytest.MonkeyPatch) -> Calculation:
    found = Calculation()
    monkeypatch.setattr(level_controller, "figure_of", found)
    monkeypatch.setattr(level_controller, "DELAY_MS", 0)
    return found


@pytest.fixture
def levels(qapp: object, calculation: Calculation, tmp_path: Path) -> Iterator[LevelController]:
    found = LevelController(tmp_path)
    yield found
    calculation.may_go_on.set()
    found.stop()


@pytest.fixture
def dialog(qtbot: QtBot, levels: LevelController) -> NewGameDialog:
    window = NewGameDialog(VARIANTS)
    qtbot.addWidget(window)
    levels.attach(window)
    return window


def box(window: NewGameDialog, row: int = 1) -> QComboBox:
    return window._players._rows[row].level_box


def texts(window: NewGameDialog) -> list[str]:
    shown = box(window)
    return [shown.itemText(index) for index in range(shown.count())]


def note(window: NewGameDialog) -> str:
    return window._players._note.text()


def choose(window: NewGameDialog, level: Level, row: int = 1) -> None:
    shown = box(window, row)
    index = list(Level).index(level)
    shown.setCurrentIndex(index)
    shown.activated.emit(index)


def all_known(window: NewGameDialog) -> Callable[[], bool]:
    return lambda: all("≈" in text for text in texts(window)[1:])


def test_nothing_is_calculated_while_only_people_play(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    qtbot.wait(30)
    assert calculation.asked == []
    assert note(dialog) == ""
    assert texts(dialog)[0] == "Person"
    assert texts(dialog)[3] == "Computer: skilled"


def test_each_level_shows_what_it_scores(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    choose(dialog, Level.SKILLED)
    assert note(dialog) == "Working out how strong each level is…"
    qtbot.waitUntil(all_known(dialog))
    assert texts(dialog) == [
        "Person",
        "Computer: novice, ≈ 110 points",
        "Computer: casual, ≈ 128 points",
        "Computer: skilled, ≈ 142 points",
        "Computer: expert, ≈ 150 points",
        "Computer: perfect, ≈ 160 points",
    ]
    assert note(dialog) == "≈ is what a level scores on average under these table rules."
    assert calculation.asked[0] == ("generala", Level.SKILLED)
    assert sorted(level.value for _, level in calculation.asked) == sorted(b.value for b in BOTS)


def test_figures_that_were_played_out_say_so(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    calculation.games = 2000
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(all_known(dialog))
    assert "2000 games that the program has played out" in note(dialog).replace(",", "")


def test_looking_at_the_levels_is_enough(
    qtbot: QtBot,
    dialog: NewGameDialog,
    calculation: Calculation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QComboBox, "showPopup", lambda _box: None)
    box(dialog).showPopup()
    qtbot.waitUntil(all_known(dialog))
    assert dialog.setup().seats[1].level is Level.HUMAN


def test_other_rules_have_other_figures(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(all_known(dialog))
    calculation.may_go_on.clear()
    dialog._games.setCurrentRow(3)
    assert not any("≈" in text for text in texts(dialog))
    qtbot.waitUntil(lambda: calculation.asked[-1][0] == VARIANTS[3].id)
    dialog._games.setCurrentRow(0)
    assert all_known(dialog)(), "what is known is calculated again"
    qtbot.waitUntil(lambda: calculation.was_stopped)


def test_who_starts_changes_no_figure(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    dialog.set_setup(GameSetup("generala", {"opening": "as_listed"}, dialog.setup().seats))
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(all_known(dialog))
    asked = len(calculation.asked)
    dialog.set_setup(GameSetup("generala", {}, dialog.setup().seats))
    qtbot.wait(30)
    assert len(calculation.asked) == asked


def test_closing_the_window_ends_the_calculation(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    calculation.may_go_on.clear()
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(lambda: bool(calculation.asked))
    dialog.reject()
    qtbot.waitUntil(lambda: calculation.was_stopped)
    assert len(calculation.asked) == 1


def test_taking_the_computer_away_ends_it_too(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    calculation.may_go_on.clear()
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(lambda: bool(calculation.asked))
    choose(dialog, Level.HUMAN)
    qtbot.waitUntil(lambda: calculation.was_stopped)
    assert note(dialog) == ""


def test_a_remembered_computer_has_its_figures(
    qtbot: QtBot, levels: LevelController, calculation: Calculation
) -> None:
    window = NewGameDialog(VARIANTS)
    qtbot.addWidget(window)
    first, second = marks(2)
    seats = (Seat("", first), Seat("", second, Level.EXPERT))
    window.set_setup(GameSetup("yatzy", {}, seats))
    levels.attach(window)
    qtbot.waitUntil(all_known(window))
    assert calculation.asked[0] == ("yatzy", Level.EXPERT)


def test_a_calculation_that_fails_leaves_the_levels_without_figures(
    qtbot: QtBot, dialog: NewGameDialog, calculation: Calculation
) -> None:
    calculation.problem = RuntimeError("no memory")
    choose(dialog, Level.NOVICE)
    qtbot.waitUntil(lambda: note(dialog) == "")
    assert texts(dialog)[1] == "Computer: novice"
    assert len(calculation.asked) == 1
