"""Running games that were damaged on disk, and a program that finds them at its start."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from generala_desktop.app import Application
from generala_desktop.rulesets import build
from generala_desktop.storage import notation
from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.record import Header, Record
from generala_desktop.storage.seal import seal
from generala_desktop.views.messages import Messages
from tests.play import SeededDice, played


def kept_game(folder: Path, seed: int = 7) -> Record:
    """Save a game as it is while people play it; returns how it stands at last."""
    whole = played(build("yatzy"), 2, seed)
    whole = replace(whole, headers=(Header("Id", "a-game"), *whole.headers))
    last = len(whole.events) * 2 // 3
    before, record = (replace(whole, events=whole.events[:n]) for n in (last - 1, last))
    for saved in (before, record):
        Autosave(folder).write(seal(notation.write(saved)))
    return record


@dataclass(frozen=True)
class Damage:
    name: str
    content: bytes


def truncations(content: bytes, parts: int) -> Iterator[Damage]:
    """Yield what is left after each of so many equal parts, from the first on."""
    for part in range(1, parts):
        length = len(content) * part // parts
        yield Damage(f"cut at {length}", content[:length])


def changed_bytes(content: bytes, times: int, chance: random.Random) -> Iterator[Damage]:
    for _ in range(times):
        place = chance.randrange(len(content))
        byte = chance.choice([b for b in range(256) if b != content[place]])
        damaged = content[:place] + bytes([byte]) + content[place + 1 :]
        yield Damage(f"byte {place} is {byte}", damaged)


@dataclass(frozen=True)
class Found:
    """A program after its start, and what it said."""

    program: Application
    problems: list[str]


def start(app: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Found:
    problems: list[str] = []
    monkeypatch.setattr(Messages, "tell_problem", lambda _self, said: problems.append(said))
    program = Application(app, SeededDice(1), folder)
    program.session.resume()
    return Found(program, problems)


def check_recovery(
    app: QApplication, folder: Path, damage: Damage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fails unless a damaged game is told, kept aside for good, and the one before it played."""
    record = kept_game(folder)
    path = Autosave(folder).path
    path.write_bytes(damage.content)
    found = start(app, folder, monkeypatch)
    model = found.program.model
    try:
        assert len(found.problems) == 1, f"{damage.name}: told {found.problems}"
        [aside] = folder.glob("*broken*")
        assert aside.read_bytes() == damage.content, damage.name
        assert aside.name in found.problems[0], damage.name
        assert model.has_game, damage.name
        assert model.record.events == record.events[:-1], damage.name
        model.amend("Note", "played on")
        assert "played on" in path.read_text(encoding="utf-8"), damage.name
        assert aside.read_bytes() == damage.content, f"{damage.name}: overwritten"
    finally:
        found.program.window.deleteLater()
        found.program.deleteLater()
