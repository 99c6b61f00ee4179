"""Runs the real program for somebody who listens: a turn by its own voice, or by its sounds.

    python tests/long/hear.py speech es

Writes what happened when as lines of JSON; times are those of the system's clock.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import pairwise

from PySide6.QtCore import QObject, Qt, QTimer

from generala_desktop import __main__ as start
from generala_desktop import app
from generala_desktop.compat import override
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.words.player_marks import marks

STEP_MS = 16
QUIET_MS = 2500
"""After the start: by then the window has long been usable."""


def tell(event: str, **more: object) -> None:
    print(json.dumps({"event": event, "at": time.time(), **more}), flush=True)


class Frames(QObject):
    """Notes when the event loop came round; the longest gap is the longest frozen frame."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._times = [time.monotonic()]
        self._timer.timeout.connect(lambda: self._times.append(time.monotonic()))
        self._timer.start(STEP_MS)

    def longest(self) -> int:
        """Return the longest gap since this was asked last, in milliseconds."""
        times, self._times = [*self._times, time.monotonic()], [time.monotonic()]
        return round(1000 * max(after - before for before, after in pairwise(times)))


class Listened(app.Application):
    awaited = 2

    @override
    def begin(self, file: str) -> None:
        what, language = sys.argv[1:3]
        self.frames = Frames()
        self.preferences.set(options.LANGUAGE, language)
        self.preferences.set(options.CONFIRM_LEAVE, False)
        # Somebody may have listened here before.
        self.preferences.set(options.SPEECH, "off")
        self.preferences.set(options.VOLUME, 0 if what == "speech" else 90)
        self.teller.said.connect(lambda words: tell("said", words=words))
        seats = tuple(
            Seat(name, mark) for name, mark in zip(("Ana", "Beto"), marks(2), strict=True)
        )
        self.session.start(GameSetup("generala", {"opening": "as_listed"}, seats))
        QTimer.singleShot(QUIET_MS, self.speak if what == "speech" else self.sound)

    def speak(self) -> None:
        self.frames.longest()
        self.speech.failed.connect(lambda problem: tell("failed", problem=problem.name))
        self.speech.readied.connect(lambda: tell("ready", voices=self.speech.voices()))
        # On a busy machine the service takes its time, and an engine that is cut off complains.
        self.speech.readied.connect(self.end_in_time)
        tell("on")
        self.preferences.set(options.SPEECH, "on")
        QTimer.singleShot(6000, self.roll)
        QTimer.singleShot(13000, self.end_in_time)
        QTimer.singleShot(45000, self.end)

    def end_in_time(self) -> None:
        """End when both have come: the time to listen is over, and the engine is ready."""
        self.awaited -= 1
        if not self.awaited:
            QTimer.singleShot(0, self.end)

    def sound(self) -> None:
        self.frames.longest()
        self.roll()
        QTimer.singleShot(3000, self.end)

    def roll(self) -> None:
        tell("roll", longest_frame=self.frames.longest())
        self.game.roll()

    def end(self) -> None:
        tell("end", longest_frame=self.frames.longest())
        self.window.close()


if __name__ == "__main__":
    app.Application = Listened  # type: ignore[misc]
    status = start.show_window([])
    tell("over")
    sys.exit(status)
