"""Sounds: none where none can be made, and never late."""

from __future__ import annotations

import subprocess
import sys
import wave

import pytest
from pytestqt.qtbot import QtBot

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
        "for sound in Sound: sounds.play(sound)\n"
        "print('PySide6.QtMultimedia' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_without_a_device_there_is_no_sound_and_no_complaint(qtbot: QtBot) -> None:
    sounds = Sounds()
    sounds.set_volume(80)
    for sound in Sound:
        sounds.play(sound)
    sounds.set_volume(0)
    sounds.set_volume(50)
    assert isinstance(sounds.may_sound(), bool)


def test_a_missing_library_is_no_failure(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds()
    sounds.set_volume(80)
    sounds.play(Sound.CUP)
    assert not sounds.may_sound()
