"""Short sounds; where no sound can be made there is simply none."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from generala_desktop.storage.paths import resources_dir

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_LOG = logging.getLogger(__name__)


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


class Sounds(QObject):
    """Plays sounds; loads nothing before the first one is wanted, and never waits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0.0
        self._effects: dict[Sound, QSoundEffect] | None = None

    def set_volume(self, per_cent: int) -> None:
        """Set how loud sounds are; 0 is silence, and lets everything go that sounds need."""
        self._volume = max(0, min(100, per_cent)) / 100
        if self._effects is None:
            return
        if not self._volume:
            self._drop()
        for effect in (self._effects or {}).values():
            effect.setVolume(self._volume)

    def prepare(self) -> None:
        """Load the sounds beforehand, so that the first one is not late."""
        if self._volume and self._effects is None:
            self._effects = self._load(Sound)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning; one that still sounds is cut short, never queued."""
        if not self._volume:
            return
        self.prepare()
        effect = (self._effects or {}).get(sound)
        if effect is not None and effect.isLoaded():
            effect.stop()
            effect.play()

    def may_sound(self) -> bool:
        """Tell whether there is anything that could be heard: a device, and what it needs."""
        self.prepare()
        return bool(self._effects)

    def _load(self, wanted: Iterable[Sound]) -> dict[Sound, QSoundEffect]:
        # It tells every missing device on its own.
        os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
        try:
            # Needs a library of the sound system that not every machine has.
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415
        except ImportError as problem:
            _LOG.info("no sounds: %s", problem)
            return {}
        if not QMediaDevices.audioOutputs():
            _LOG.info("no sounds: there is no device to play them on")
            return {}
        folder = resources_dir() / "sounds"
        effects = {}
        for sound in wanted:
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(folder / f"{sound}.wav")))
            effect.setVolume(self._volume)
            effects[sound] = effect
        return effects

    def _drop(self) -> None:
        for effect in (self._effects or {}).values():
            effect.stop()
            effect.deleteLater()
        self._effects = None
