"""Sounds: none where none can be made, and never late."""

# ruff: noqa: N802, N815 - Qt's names

from __future__ import annotations

import subprocess
import sys
import threading
import wave
from collections.abc import Callable
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.services import sound as module
from generala_desktop.services.sound import Sound, Sounds, dice
from generala_desktop.storage.paths import resources_dir


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_there_and_small(sound: Sound) -> None:
    path = resources_dir() / "sounds" / f"{sound}.wav"
    assert path.stat().st_size < 100_000
    with wave.open(str(path)) as file:
        assert 0.05 < file.getnframes() / file.getframerate() < 2
        frames = file.readframes(file.getnframes())
    loudest = max(
        abs(int.from_bytes(frames[i : i + 2], "little", signed=True))
        for i in range(0, len(frames), 2)
    )
    assert 10_000 < loudest < 30_000


def test_dice_sound_by_their_number() -> None:
    assert [dice(count) for count in range(1, 6)] == [
        Sound.DICE_1,
        Sound.DICE_2,
        Sound.DICE_3,
        Sound.DICE_4,
        Sound.DICE_5,
    ]
    assert dice(0) is Sound.DICE_1
    assert dice(10) is Sound.DICE_5


def test_silence_loads_nothing() -> None:
    script = (
        "import sys\n"
        "from generala_desktop.services.sound import Sound, Sounds\n"
        "sounds = Sounds()\n"
        "sounds.set_volume(0)\n"
        "sounds.prepare()\n"
        "for sound in Sound: sounds.play(sound)\n"
        "print('PySide6.QtMultimedia' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


class Asked:
    """Stands for the system: answers when the test lets it."""

    def __init__(self, answer: bool) -> None:
        self.answer = answer
        self.may_answer = threading.Event()
        self.times = 0
        self.threads: list[threading.Thread] = []

    def __call__(self) -> bool:
        self.times += 1
        self.threads.append(threading.current_thread())
        assert self.may_answer.wait(10)
        return self.answer


class Effect:
    """Stands for a sound that is loaded at once."""

    played: ClassVar[list[str]] = []

    def __init__(self, _parent: object) -> None:
        self.volume = 0.0

    def setSource(self, url: object) -> None:
        self.name = str(url).rpartition("/")[2].partition(".")[0]

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.played.append(self.name)

    def stop(self) -> None: ...
    def deleteLater(self) -> None: ...


class Connectable:
    def connect(self, _slot: Callable[[], None]) -> None: ...


class Devices:
    audioOutputsChanged = Connectable()

    def __init__(self, _parent: object) -> None: ...

    @staticmethod
    def audioOutputs() -> list[str]:
        return ["speaker"]


class Multimedia:
    QMediaDevices = Devices
    QSoundEffect = Effect


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been played, on devices that exist in this test alone."""
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", Multimedia)
    monkeypatch.setattr(Effect, "played", [])
    return Effect.played


def test_a_sound_waits_for_no_service_and_is_heard_if_that_answers_soon(
    qtbot: QtBot, played: list[str]
) -> None:
    asked = Asked(True)
    sounds = Sounds(has_device=asked)
    sounds.set_volume(50)
    sounds.play(Sound.CUP)  # would stand still here if it waited
    sounds.play(Sound.HOLD)
    assert not sounds.may_sound()
    asked.may_answer.set()
    qtbot.waitUntil(sounds.may_sound)
    assert played == ["hold"]  # the last one; an older one would be late
    assert asked.threads != [threading.main_thread()]
    sounds.play(Sound.WIN)
    assert played == ["hold", "win"]
    assert asked.times == 1


def test_a_sound_whose_event_is_long_ago_is_not_heard(
    qtbot: QtBot, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_LATEST_MS", 0)
    asked = Asked(True)
    sounds = Sounds(has_device=asked)
    sounds.set_volume(50)
    sounds.play(Sound.CUP)
    asked.may_answer.set()
    qtbot.waitUntil(sounds.may_sound)
    assert played == []


def test_without_a_device_there_is_no_sound_and_nobody_asks_again(
    qtbot: QtBot, played: list[str]
) -> None:
    asked = Asked(False)
    asked.may_answer.set()
    sounds = Sounds(has_device=asked)
    sounds.set_volume(80)
    sounds.play(Sound.CUP)
    qtbot.waitUntil(lambda: asked.times == 1 and not asked.threads[0].is_alive())
    for sound in Sound:
        sounds.play(sound)
    qtbot.wait(0)
    assert played == []
    assert asked.times == 1


def test_silence_lets_the_effects_go_and_volume_brings_them_back(
    qtbot: QtBot, played: list[str]
) -> None:
    asked = Asked(True)
    asked.may_answer.set()
    sounds = Sounds(has_device=asked)
    sounds.set_volume(50)
    sounds.prepare()
    qtbot.waitUntil(sounds.may_sound)
    sounds.set_volume(0)
    sounds.play(Sound.CUP)
    assert not sounds.may_sound()
    assert played == []
    sounds.set_volume(30)
    sounds.play(Sound.CUP)
    assert played == ["cup"]


def test_a_missing_library_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert not module.has_device()
