"""Looking back at a game: step by step, and judged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from generala_desktop.controllers.review_controller import ReviewController
from generala_desktop.models.review_model import Column
from generala_desktop.services.advisor import Advisor
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record
from generala_desktop.views.messages import Messages
from generala_desktop.views.replay.window import ReplayWindow

GAME = """[Rules "generala 1"]
[Player "Ana" human]
[Player "Beto" human]

33152 ..636 ....1 =threes:9
12345 =four_of_a_kind:0
66661 ....6 =generala:50
22345 =twos:4
"""


def read(text: str) -> Record:
    record = next(iter(notation.read_all(text)))
    assert isinstance(record, Record)
    return record


class Looking:
    """The window, what looks after it, and what it said in boxes."""

    def __init__(self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.window = ReplayWindow()
        qtbot.addWidget(self.window)
        self.advisor = Advisor(folder)
        self.problems: list[str] = []
        self.noted: list[str] = []
        messages = Messages(self.window)
        monkeypatch.setattr(messages, "tell_problem", self.problems.append)
        messages.noted.connect(lambda told: self.noted.append(told()))
        self.controller = ReviewController(self.window, self.advisor, messages)
        self.controller.show(read(GAME))
        self.window.show()

    def judge(self) -> None:
        self.window.review_requested.emit()
        self.qtbot.waitUntil(self.window.panel.isVisible, timeout=20_000)

    def step(self) -> int:
        return self.window.timeline.slider.value()


@pytest.fixture
def looking(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Looking]:
    looking = Looking(qtbot, tmp_path, monkeypatch)
    yield looking
    looking.advisor.stop()


def test_it_begins_at_the_end_of_the_game(looking: Looking) -> None:
    assert looking.step() == looking.window.timeline.slider.maximum()
    assert looking.window.caption() == "Beto wrote 4 points in Twos."


def test_arrows_step_and_page_keys_turn(looking: Looking, qtbot: QtBot) -> None:
    slider = looking.window.timeline.slider
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert looking.window.caption() == "The game begins; Ana plays first."
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert looking.window.caption() == "Ana rolled 3 3 1 5 2."
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert looking.window.caption() == "Ana holds 3 3."
    qtbot.keyClick(slider, Qt.Key.Key_PageDown)
    assert looking.window.caption() == "Ana wrote 9 points in Threes."
    assert looking.window.heading.title() == "Beto's turn"
    qtbot.keyClick(slider, Qt.Key.Key_PageUp)
    assert looking.step() == 0
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert looking.step() == slider.maximum()


def test_buttons_go_both_ways_and_know_the_ends(looking: Looking, qtbot: QtBot) -> None:
    timeline = looking.window.timeline
    assert not timeline.forward_button.isEnabled()
    qtbot.mouseClick(timeline.back_button, Qt.MouseButton.LeftButton)
    assert looking.step() == timeline.slider.maximum() - 1
    qtbot.mouseClick(timeline.first_button, Qt.MouseButton.LeftButton)
    assert looking.step() == 0
    assert not timeline.back_button.isEnabled()
    qtbot.mouseClick(timeline.turn_on_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(timeline.turn_back_button, Qt.MouseButton.LeftButton)
    assert looking.step() == 0


def test_the_planilla_is_as_it_was(looking: Looking) -> None:
    looking.controller.go(0)
    model = looking.window.sheet.model()
    total = model.rowCount() - 1
    assert model.index(total, 0).data(Qt.ItemDataRole.DisplayRole) == "0"
    looking.controller.go(looking.window.timeline.slider.maximum())
    model = looking.window.sheet.model()
    assert model.index(total, 0).data(Qt.ItemDataRole.DisplayRole) == "59"


def test_a_review_judges_every_decision(looking: Looking) -> None:
    looking.judge()
    panel = looking.window.panel
    assert panel.order.rowCount() > 3
    worst = panel.order.index(0, Column.PLAYED).data()
    assert worst == "strike Four of a kind"
    assert panel.order.index(0, Column.BEST).data() == "write 25 in Straight"
    losses = [
        panel.order.decision_at(panel.order.index(row, 0)).loss
        for row in range(panel.order.rowCount())
    ]
    assert losses == sorted(losses, reverse=True)


def test_choosing_a_decision_goes_there(looking: Looking) -> None:
    looking.judge()
    panel = looking.window.panel
    panel.decisions.setCurrentIndex(panel.order.index(1, 0))
    panel.decisions.setCurrentIndex(panel.order.index(0, 0))
    caption = looking.window.caption()
    assert caption.startswith("Beto rolled 1 2 3 4 5.")
    looking.controller.go(looking.step() + 1)
    assert "Better was: write 25 in Straight." in looking.window.caption()


def test_one_players_decisions_can_be_seen_alone(looking: Looking) -> None:
    looking.judge()
    panel = looking.window.panel
    every = panel.order.rowCount()
    panel.players.setCurrentIndex(1)
    panel.players.activated.emit(1)
    players = {
        panel.order.index(row, Column.PLAYER).data() for row in range(panel.order.rowCount())
    }
    assert players == {"Ana"}
    assert panel.order.rowCount() < every


def test_the_plot_follows_and_leads(looking: Looking) -> None:
    looking.judge()
    looking.controller.go(0)
    plot = looking.window.panel.plot
    assert plot.figure is not None
    assert plot.figure.marker == 0
    assert [line.label for line in plot.figure.lines] == ["Ana", "Beto"]
    assert looking.window.panel.kinds.count() == 2
    plot.place_pressed.emit(2.2)
    assert looking.window.heading.title() == "Ana's turn"
    assert plot.figure.marker == 2


def test_luck_and_skill_stand_in_a_table(looking: Looking) -> None:
    looking.judge()
    summary = looking.window.panel.summary
    assert summary.rowCount() == 2
    model = summary.model()
    cells = [model.index(0, column).data() for column in range(summary.columnCount())]
    assert cells[0] == "Ana"
    assert cells[1] == "59"
    assert cells[2] == "159.6"
    assert cells[-1].endswith(" %")


def test_the_review_is_kept_as_text(looking: Looking, tmp_path: Path) -> None:
    looking.judge()
    path = tmp_path / "review.txt"
    assert looking.controller.write(path)
    text = path.read_text()
    assert text.startswith("Review of a game of Generala\n")
    assert "The costliest decisions" in text
    assert "Beto: strike Four of a kind. Better was: write 25 in Straight." in text
    assert looking.noted


def test_a_folder_that_is_not_there_loses_nothing(looking: Looking, tmp_path: Path) -> None:
    looking.judge()
    assert not looking.controller.write(tmp_path / "nowhere" / "review.txt")
    assert len(looking.problems) == 1


def test_another_game_forgets_the_review(looking: Looking) -> None:
    looking.judge()
    looking.controller.show(read(GAME.replace("Ana", "Dora")))
    assert not looking.window.panel.isVisible()
    assert looking.window.panel.model.rowCount() == 0


def test_closing_forgets_a_review_that_is_being_made(looking: Looking, qtbot: QtBot) -> None:
    looking.window.review_requested.emit()
    looking.window.close()
    asked: list[float] = []
    rules = read(GAME).rules
    looking.advisor.ask(rules, lambda adviser: adviser.prospect(read(GAME).state, 0), asked.append)
    qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
    assert not looking.window.panel.isVisible()


def test_a_game_without_a_roll_has_nothing_to_judge(looking: Looking) -> None:
    looking.controller.show(read(GAME.split("\n\n", maxsplit=1)[0] + "\n\n"))
    assert looking.step() == 0
    assert looking.window.caption() == "The game begins; Ana plays first."
