"""Short sounds; where no sound can be made there is simply none."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QUrl, Signal

from generala_desktop.storage.paths import resources_dir

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

_LOG = logging.getLogger(__name__)


_LATEST_MS = 500
"""A sound that could not begin so soon after its event is not heard at all."""


class Sound(StrEnum):
    """Every sound, by the name of its file."""

    CUP = "cup"
    DICE_1 = "dice_1"
    DICE_2 = "dice_2"
    DICE_3 = "dice_3"
    DICE_4 = "dice_4"
    DICE_5 = "dice_5"
    HOLD = "hold"
    ENTRY = "entry"
    STRIKE = "strike"
    SERVED = "served"
    WIN = "win"


def dice(count: int) -> Sound:
    """Return the sound of so many dice on the cloth, 1 … 5."""
    return Sound(f"dice_{max(1, min(5, count))}")


def has_device() -> bool:
    """Ask the system for something to play sounds on; takes as long as the system likes."""
    # It tells every missing device on its own.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
    try:
        # Needs a library of the sound system that not every machine has.
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415
    except ImportError as problem:
        _LOG.info("no sounds: %s", problem)
        return False
    if not QMediaDevices.audioOutputs():
        _LOG.info("no sounds: there is no device to play them on")
        return False
    return True


class Sounds(QObject):
    """Plays sounds; loads nothing before the first one is wanted, and never waits."""

    _asked = Signal(bool)

    def __init__(
        self, parent: QObject | None = None, has_device: Callable[[], bool] = has_device
    ) -> None:
        super().__init__(parent)
        self._has_device = has_device
        self._volume = 0.0
        self._is_asking = False
        self._devices: QMediaDevices | None = None
        self._effects: dict[Sound, QSoundEffect] = {}
        self._awaited: Sound | None = None
        self._since = QElapsedTimer()
        self._asked.connect(self._take_answer, Qt.ConnectionType.QueuedConnection)

    def set_volume(self, per_cent: int) -> None:
        """Set how loud sounds are; 0 is silence, and lets everything go that sounds need."""
        self._volume = max(0, min(100, per_cent)) / 100
        if not self._volume:
            self._drop()
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def prepare(self) -> None:
        """Load the sounds beforehand, so that the first one is not late."""
        if not self._volume or self._effects:
            return
        if self._devices is not None:
            self._load()
        elif not self._is_asking:
            # A sound service that hangs answers never, and nobody shall wait for it. Asking takes
            # the interpreter only for a moment; the thread ends with the program.
            self._is_asking = True
            threading.Thread(target=self._ask, name="sound", daemon=True).start()

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning; one that still sounds is cut short, never queued."""
        if not self._volume:
            return
        effect = self._effects.get(sound)
        if effect is not None:
            effect.stop()
            effect.play()
            return
        self._awaited = sound
        self._since.start()
        self.prepare()

    def may_sound(self) -> bool:
        """Tell whether sounds are loaded that could be heard."""
        return bool(self._effects)

    def _ask(self) -> None:
        """Runs beside the window."""
        found = self._has_device()
        try:
            self._asked.emit(found)
        except RuntimeError:
            # The answer has come too late: the program is at its end.
            return

    def _take_answer(self, is_there: bool) -> None:
        if not is_there:
            # Not asked again: it would take as long each time.
            return
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415

        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._change_device)
        self._load()

    def _change_device(self) -> None:
        """Play on what the system plays on now."""
        was_loaded = bool(self._effects)
        self._drop()
        if was_loaded:
            self._load()

    def _load(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415

        if not self._volume or not QMediaDevices.audioOutputs():
            return
        folder = resources_dir() / "sounds"
        for sound in Sound:
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(folder / f"{sound}.wav")))
            effect.setVolume(self._volume)
            self._effects[sound] = effect
        awaited, self._awaited = self._awaited, None
        if awaited is not None and self._since.elapsed() < _LATEST_MS:
            self._effects[awaited].play()

    def _drop(self) -> None:
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects = {}
