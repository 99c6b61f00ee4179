"""What is heard of the table, and when nothing is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.compat import override
from generala_desktop.controllers import sound_controller
from generala_desktop.controllers.sound_controller import SoundController
from generala_desktop.services import options
from generala_desktop.services.sound import Sound, Sounds
from generala_desktop.views.dice.look import Speed
from tests.window import Table, speed


class Heard(Sounds):
    """Notes what would be played."""

    def __init__(self) -> None:
        super().__init__(has_device=lambda: False)
        self.played: list[Sound] = []
        self.prepared = 0
        self.volume = 0

    @override
    def set_volume(self, per_cent: int) -> None:
        self.volume = per_cent

    @override
    def prepare(self) -> None:
        self.prepared += 1

    @override
    def play(self, sound: Sound) -> None:
        if self.volume:
            self.played.append(sound)

    def taken(self) -> list[Sound]:
        """Return what was played since this was asked last."""
        played, self.played = self.played, []
        return played


@pytest.fixture
def heard(table: Table) -> Heard:
    """The table with sounds on; dice lie at once."""
    sounds = Heard()
    controller = SoundController(table.model, table.program.preferences, table.window, sounds)
    table.program.look.speed_changed.connect(controller.set_speed)
    controller.set_speed(Speed.NONE)
    table.program.preferences.set(options.VOLUME, 50)
    sounds.taken()
    return sounds


def test_dice_are_heard_by_their_number(table: Table, heard: Heard) -> None:
    table.play("generala", 1, "66612")
    table.roll()
    assert heard.taken() == [Sound.DICE_5]
    table.hold(0, 1, 2)
    assert heard.taken() == [Sound.HOLD] * 3
    table.roll("12")
    assert heard.taken() == [Sound.DICE_2]


def test_the_cup_is_heard_before_dice_that_take_their_way(table: Table, heard: Heard) -> None:
    speed(table, "fast")
    table.play("generala", 1, "66612")
    table.press_roll()
    assert heard.taken() == [Sound.CUP]
    table.qtbot.waitUntil(lambda: heard.played == [Sound.DICE_5])
    table.lands()
    assert heard.taken() == [Sound.DICE_5]


def test_dice_made_to_lie_at_once_are_heard_once(table: Table, heard: Heard) -> None:
    speed(table, "slow")
    table.play("generala", 1, "66612")
    table.press_roll()
    table.lands()
    assert heard.taken() == [Sound.CUP, Sound.DICE_5]


def test_an_entry_a_strike_and_a_served_figure_sound_differently(
    table: Table, heard: Heard
) -> None:
    table.play("generala", 1, "66612", "11123", "12345")
    for hand, box, sound in (
        ("66612", "sixes", Sound.ENTRY),
        ("11123", "four_of_a_kind", Sound.STRIKE),
        ("12345", "straight", Sound.SERVED),
    ):
        table.turn(hand, box)
        assert heard.taken() == [Sound.DICE_5, sound]


def test_the_second_cup_is_heard(table: Table, heard: Heard) -> None:
    table.play("imprevisible", 2)
    for hand in ("66612", "66612", "66612"):
        table.roll(hand)
    heard.taken()
    table.press_second_cup("12345")
    assert heard.taken() == [Sound.DICE_5]


def test_the_end_is_heard(table: Table, heard: Heard) -> None:
    table.play("generala", 2)
    while not table.model.state.over:
        table.command("leave")
    assert heard.taken()[-1] is Sound.WIN


@pytest.mark.parametrize("option", [options.CALM, options.VOLUME])
def test_calm_and_silence_are_quiet(table: Table, heard: Heard, option: object) -> None:
    if option is options.CALM:
        table.program.preferences.set(options.CALM, True)
    else:
        table.program.preferences.set(options.VOLUME, 0)
    table.play("generala", 1, "66612")
    table.roll()
    assert heard.taken() == []


def test_a_new_volume_is_heard_at_once(table: Table, heard: Heard) -> None:
    table.program.preferences.set(options.VOLUME, 80)
    assert heard.volume == 80
    assert len(heard.taken()) == 1


def test_sounds_are_loaded_while_nothing_else_is_going_on(
    table: Table, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert heard.prepared == 0, "without a game there is nothing to hear"
    table.play("generala", 1)
    assert heard.prepared == 0, "the window is still busy with the new game"
    table.qtbot.waitUntil(lambda: heard.prepared == 1, timeout=sound_controller.QUIET_MS * 10)


STARTED = """
import os, sys
from PySide6.QtCore import QTimer
from generala_desktop import __main__ as start, app

class Watched(app.Application):
    def begin(self, file):
        QTimer.singleShot(0, self.report)
    def report(self):
        names = ("PySide6.QtMultimedia", "PySide6.QtTextToSpeech",
            "generala_desktop.services.speech_engine", "generala_desktop.services.first_words")
        print(*(name for name in names if name in sys.modules))
        sys.stdout.flush()
        os._exit(0)

app.Application = Watched
start.show_window([])
"""


def test_nothing_that_sounds_or_speaks_is_loaded_at_the_start(own_folders: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", STARTED], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "\n", "")
