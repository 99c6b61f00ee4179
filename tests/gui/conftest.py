"""A program for each test of the window, with a table to play at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.app import Application
from generala_desktop.services import options
from generala_desktop.views.messages import Answer, Messages
from tests.window import Asked, Table, Throws, forget


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Answers every box at once; none of them opens."""
    asked = Asked()

    def give_up(_self: Messages, game: str) -> Answer:
        asked.given_up.append(game)
        answer = asked.give_up.pop(0)
        assert isinstance(answer, Answer)
        return answer

    def leave(_self: Messages, name: str) -> bool:
        asked.left.append(name)
        return asked.leaves

    monkeypatch.setattr(Messages, "tell_problem", lambda _self, text: asked.problems.append(text))
    monkeypatch.setattr(Messages, "ask_give_up", give_up)
    monkeypatch.setattr(Messages, "ask_leave", leave)
    monkeypatch.setattr(Messages, "ask_save", lambda _self, _proposed: asked.save_as)
    monkeypatch.setattr(Messages, "ask_open", lambda _self: asked.open)
    return asked


@pytest.fixture
def table(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    asked: Asked,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Table]:
    """The window is shown; dice fall without motion and nobody has begun a game."""
    font, colours = qapp.font(), qapp.palette()
    # Whether files outlive a power cut is tested elsewhere; here it only takes time.
    monkeypatch.setattr("os.fsync", lambda _descriptor: None)
    dice = Throws()
    program = Application(qapp, dice, tmp_path / "data")
    program.preferences.set(options.LANGUAGE, "en")
    program.preferences.set(options.SPEED, "none")
    program.preferences.set(options.VOLUME, 0)
    with qtbot.waitActive(program.window):
        program.window.show()
    yield Table(qtbot, program, dice, asked)
    forget(program, qapp)
    qapp.setFont(font)
    qapp.setPalette(colours)
