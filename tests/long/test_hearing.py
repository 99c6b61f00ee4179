"""The real program is heard: recorded from a sound service without a loudspeaker.

    .venv/bin/python -m pytest -s tests/long/test_hearing.py

Needs PulseAudio, and for speech also Speech Dispatcher with eSpeak NG.
"""

from __future__ import annotations

import array
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.long.desk import clean_environment, started

PROGRAM = Path(__file__).with_name("hear.py")
RATE = 22050
PIECE = 2 * RATE // 50
"""Bytes of a fiftieth of a second."""
LOUD = 600
FIRST_WORD_S = 2.0
FROZEN_MS = 100
ATTEMPTS = 3
"""Others may keep the machine busy; what the program itself does, it does each time."""

pytestmark = [
    pytest.mark.timeout(400),
    pytest.mark.skipif(
        not all(map(shutil.which, ("pulseaudio", "parec", "pactl"))), reason="needs PulseAudio"
    ),
]
with_speech = pytest.mark.skipif(
    not all(map(shutil.which, ("speech-dispatcher", "espeak-ng"))),
    reason="needs Speech Dispatcher and eSpeak NG",
)


@dataclass
class Room:
    """A sound service of its own, and somebody in it who notes when it is loud."""

    environment: dict[str, str]
    server: subprocess.Popen[bytes]
    loud: list[float] = field(default_factory=list)

    def listen(self) -> Iterator[None]:
        command = ["parec", "--raw", "--latency-msec=20", "--process-time-msec=10"]
        command += ("--format=s16le", f"--rate={RATE}", "--channels=1", "-d", "null.monitor")
        recorder = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE)
        assert recorder.stdout is not None
        thread = threading.Thread(target=self._note, args=(recorder.stdout,))
        thread.start()
        yield
        recorder.terminate()
        thread.join()
        recorder.stdout.close()
        recorder.wait()

    def _note(self, sound: object) -> None:
        while piece := sound.read(PIECE):  # type: ignore[attr-defined]
            samples = array.array("h", piece[: len(piece) // 2 * 2])
            if max(map(abs, samples), default=0) > LOUD:
                self.loud.append(time.time())

    def first_after(self, moment: float) -> float:
        """Return how many seconds after a moment it is loud."""
        return min((at - moment for at in self.loud if at >= moment), default=float("inf"))

    def seconds(self, begin: float, end: float) -> float:
        """Return for how long it is loud in between."""
        return sum(begin <= at < end for at in self.loud) / 50


@pytest.fixture
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    folder = tmp_path_factory.mktemp("room")
    environment = clean_environment(folder, "")
    for name in ("PULSE_SERVER", "SPEECHD_ADDRESS", "DISPLAY"):
        environment.pop(name, None)
    environment["PULSE_SERVER"] = f"unix:{environment['XDG_RUNTIME_DIR']}/pulse/native"
    environment["QT_QPA_PLATFORM"] = "offscreen"
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
    command += ("-L", "module-null-sink sink_name=null", "-L", "module-native-protocol-unix")
    with started(tuple(command), environment) as server:
        while subprocess.run(
            ("pactl", "info"), env=environment, capture_output=True, check=False
        ).returncode:
            assert server.poll() is None
            time.sleep(0.05)
        yield Room(environment, server)


def run(room: Room, *arguments: str) -> dict[str, list[dict[str, object]]]:
    """Return what happened, by kind of event."""
    listening = room.listen()
    next(listening)
    ended = subprocess.run(
        [sys.executable, str(PROGRAM), *arguments],
        env=room.environment | {"PYTHONPATH": str(PROGRAM.parents[2])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    next(listening, None)
    assert (ended.returncode, ended.stderr) == (0, "")
    events: dict[str, list[dict[str, object]]] = {}
    for line in ended.stdout.splitlines():
        event = json.loads(line)
        events.setdefault(event["event"], []).append(event)
    return events


def calmest(
    room: Room, *arguments: str, since: str, until: str
) -> dict[str, list[dict[str, object]]]:
    """Return a run without a frozen frame up to an event, and heard soon after another.

    Or the last one, if there is none.
    """
    events = {}
    for _ in range(ATTEMPTS):
        room.loud.clear()
        events = run(room, *arguments)
        is_soon = room.first_after(at(events[since][0])) < FIRST_WORD_S
        if is_soon and frozen(events[until][0]) < FROZEN_MS:
            break
    return events


def frozen(event: dict[str, object]) -> int:
    longest = event["longest_frame"]
    assert isinstance(longest, int)
    return longest


def at(event: dict[str, object]) -> float:
    moment = event["at"]
    assert isinstance(moment, float)
    return moment


@with_speech
@pytest.mark.parametrize(
    ("language", "voice"), [("es", "Spanish (Latin America)"), ("en", "English (America)")]
)
def test_a_turn_is_spoken_in_the_language_on_screen(room: Room, language: str, voice: str) -> None:
    events = calmest(room, "speech", language, since="on", until="roll")
    assert "failed" not in events
    (on,), (roll,), (end,), (ready,) = (events[n] for n in ("on", "roll", "end", "ready"))
    first = room.first_after(at(on))
    print(f"\n{language}: first word after {first:.2f} s", end=", ")
    print(
        f"ready after {at(ready) - at(on):.2f} s, longest frame {roll['longest_frame']} ms",
        end=", ",
    )
    print(f"with a throw {end['longest_frame']} ms, {ready['voices']}")
    assert first < FIRST_WORD_S
    assert room.seconds(at(on), at(roll)) > 0.5
    said = next(each for each in events["said"] if at(each) > at(roll))
    assert "Ana" in str(said["words"])
    assert ("rolled" in str(said["words"])) is (language == "en")
    assert room.first_after(at(said)) < FIRST_WORD_S
    assert room.seconds(at(said), at(end)) > 1
    assert frozen(roll) < FROZEN_MS
    assert isinstance(ready["voices"], list)
    assert voice in ready["voices"]


def test_a_throw_is_heard_at_once(room: Room) -> None:
    events = calmest(room, "sound", "en", since="roll", until="end")
    (roll,), (end,) = events["roll"], events["end"]
    heard = room.first_after(at(roll))
    print(f"\nthrow heard after {heard:.2f} s, longest frame {end['longest_frame']} ms")
    assert heard < 1
    assert frozen(end) < FROZEN_MS


def test_a_sound_service_that_hangs_holds_nothing_up(room: Room) -> None:
    os.kill(room.server.pid, signal.SIGSTOP)
    try:
        longest = min(longest_frame_unheard(room) for _ in range(ATTEMPTS))
    finally:
        os.kill(room.server.pid, signal.SIGCONT)
    print(f"\nlongest frame {longest} ms")
    assert longest < FROZEN_MS


def longest_frame_unheard(room: Room) -> int:
    """Return for how many milliseconds a throw stands still when nobody can hear it."""
    ended = subprocess.run(
        [sys.executable, str(PROGRAM), "sound", "en"],
        env=room.environment | {"PYTHONPATH": str(PROGRAM.parents[2])},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    events = {event["event"]: event for event in map(json.loads, ended.stdout.splitlines())}
    return frozen(events["end"])
