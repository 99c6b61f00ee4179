"""Lets the table be heard: cup, dice, holds, entries, strikes, served figures, the winner."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from generala_desktop.engine.events import Rolled, Scored, SecondCupRolled
from generala_desktop.models.game_model import GameModel
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.sound import Sound, Sounds, dice
from generala_desktop.views.dice.look import THROW_MS, Speed
from generala_desktop.views.main_window import MainWindow

FIRST_TOUCH = 0.25
"""Of a throw: the share after which the first die touches the cloth."""
QUIET_MS = 500
"""After a game has begun the window is at rest: sounds are loaded then, before the first throw."""

VOLUMES = {options.VOLUME.name, options.CALM.name}


class SoundController(QObject):
    """Follows the game and the preferences. Nothing is told by sound alone."""

    def __init__(
        self, model: GameModel, preferences: Preferences, window: MainWindow, sounds: Sounds
    ) -> None:
        super().__init__(window)
        self._model = model
        self._preferences = preferences
        self._sounds = sounds
        self._speed = Speed.NORMAL
        self._falling = QTimer(self)
        self._falling.setSingleShot(True)
        self._falling.timeout.connect(self._fall)
        self._thrown = 0
        self._preparing = QTimer(self)
        self._preparing.setSingleShot(True)
        self._preparing.setInterval(QUIET_MS)
        self._preparing.timeout.connect(sounds.prepare)
        preferences.changed.connect(self._follow_preferences)
        model.rolled.connect(self._throw)
        model.second_cup_rolled.connect(self._throw_second_cup)
        model.scored.connect(self._write)
        model.win_claimed.connect(lambda _event, _seat: sounds.play(Sound.SERVED))
        model.game_ended.connect(lambda: sounds.play(Sound.WIN))
        model.started.connect(self._begin)
        model.rewound.connect(self._falling.stop)
        window.dice.settled.connect(self._land)
        window.dice.hold_requested.connect(lambda _place: sounds.play(Sound.HOLD))
        self._follow_preferences(options.CALM.name)

    def set_speed(self, speed: Speed) -> None:
        """Know how long a throw takes."""
        self._speed = speed

    def _begin(self) -> None:
        self._falling.stop()
        if self._model.has_game and not self._model.state.over:
            self._preparing.start()

    def _follow_preferences(self, name: str) -> None:
        if name in VOLUMES:
            is_calm = self._preferences.get(options.CALM)
            self._sounds.set_volume(0 if is_calm else self._preferences.get(options.VOLUME))
        if name == options.VOLUME.name:
            # So loud it is now.
            self._sounds.play(Sound.ENTRY)

    def _throw(self, event: Rolled) -> None:
        self._cast(len(event.faces) - len(event.keep))

    def _throw_second_cup(self, event: SecondCupRolled) -> None:
        self._cast(len(event.faces))

    def _cast(self, thrown: int) -> None:
        self._thrown = thrown
        throw = THROW_MS[self._speed]
        if throw:
            self._sounds.play(Sound.CUP)
            self._falling.start(round(throw * FIRST_TOUCH))
        else:
            self._fall()

    def _land(self) -> None:
        """Dice that were made to lie at once are heard at once."""
        if self._falling.isActive():
            self._falling.stop()
            self._fall()

    def _fall(self) -> None:
        self._sounds.play(dice(self._thrown))

    def _write(self, event: Scored, seat: int) -> None:
        entry = self._model.state.cards[seat].entries[-1]
        if not event.points and not event.bonus:
            self._sounds.play(Sound.STRIKE)
        elif self._model.state.rules.is_served(entry) or event.bonus:
            self._sounds.play(Sound.SERVED)
        else:
            self._sounds.play(Sound.ENTRY)
