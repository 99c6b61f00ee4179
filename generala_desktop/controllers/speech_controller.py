"""Makes heard what is told: by the screen reader that runs, or with the program's own voice."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from generala_desktop.compat import override
from generala_desktop.controllers.teller import Teller, Urgency
from generala_desktop.models.game_model import GameModel
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.speech import Speech
from generala_desktop.services.translations import Translations
from generala_desktop.services.voices import Problem
from generala_desktop.words import speech as words

_POLITENESS = {
    Urgency.CALM: QAccessible.AnnouncementPoliteness.Polite,
    Urgency.AT_ONCE: QAccessible.AnnouncementPoliteness.Assertive,
}
_HUSHING = frozenset(
    {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress}
)
_VOICE_OPTIONS = frozenset({options.VOICE.name, options.SPEECH_SPEED.name})


class When(StrEnum):
    """When the program speaks by itself: the values of the preference."""

    OFF = "off"
    AUTOMATIC = "automatic"
    ON = "on"


def announce(on: QObject, told: str, urgency: Urgency) -> None:
    """Hand words to the screen reader."""
    event = QAccessibleAnnouncementEvent(on, told)
    event.setPoliteness(_POLITENESS[urgency])
    QAccessible.updateAccessibility(event)


class SpeechController(QObject):
    """Everything that is told is heard once: whoever hears it from the one does not from the other.

    Any key and any click hush the program's voice; so do the next dice.
    """

    def __init__(
        self,
        teller: Teller,
        model: GameModel,
        speech: Speech,
        window: QObject,
        *,
        preferences: Preferences,
        translations: Translations,
        is_reader_on: Callable[[], bool] = QAccessible.isActive,
        announcer: Callable[[QObject, str, Urgency], None] = announce,
    ) -> None:
        """Work with these; `is_reader_on` is asked each time, since readers come and go."""
        super().__init__(window)
        self._preferences = preferences
        self._translations = translations
        self._speech = speech
        self._window = window
        self._is_reader_on = is_reader_on
        self._announcer = announcer
        self._is_listening = False
        self._announcements: list[tuple[str, Urgency]] = []
        # After what moves the focus: a reader that comes to a new place forgets what it was saying.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._announce)
        self._teller = teller
        teller.told.connect(self._hear)
        model.rolled.connect(speech.stop)
        model.second_cup_rolled.connect(speech.stop)
        speech.unsaid.connect(self._pass_on)
        speech.failed.connect(self._tell_why)
        speech.fell_silent.connect(self._stop_listening)
        preferences.changed.connect(self._follow)
        translations.language_changed.connect(self._dress)
        self._dress()

    def stop(self) -> None:
        """Leave nothing running."""
        self._stop_listening()
        self._speech.close()
        self._speech.wait()

    def speaks(self) -> bool:
        """Tell whether the next words are for the program's own voice."""
        when = When(self._preferences.get(options.SPEECH))
        return when is When.ON or (when is When.AUTOMATIC and not self._is_reader_on())

    def reads(self) -> bool:
        """Tell whether what the keyboard comes to is read: no screen reader does."""
        return self.speaks() and self._speech.problem() is None and not self._is_reader_on()

    def _hear(self, told: str, urgency: Urgency) -> None:
        if self.speaks() and self._speech.problem() is None:
            if urgency is Urgency.AT_ONCE:
                self._speech.stop()
            self.say(told)
        else:
            self._pass_on(told, urgency)

    def say(self, told: str) -> None:
        """Speak, until any key or click."""
        if not self._is_listening:
            self._is_listening = True
            QCoreApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._speech.say(told)

    def _pass_on(self, told: str, urgency: Urgency = Urgency.CALM) -> None:
        """Let the screen reader say it, if there is one."""
        if self._is_reader_on():
            self._announcements.append((told, urgency))
            self._soon.start()

    def _announce(self) -> None:
        waiting, self._announcements = self._announcements, []
        for told, urgency in waiting:
            self._announcer(self._window, told, urgency)

    def _tell_why(self, problem: Problem) -> None:
        # Loaded with the preferences, where speech is switched on.
        from generala_desktop.views.hearing_fields import why_not  # noqa: PLC0415

        self._teller.note(lambda: why_not(problem))

    def _stop_listening(self) -> None:
        if self._is_listening:
            self._is_listening = False
            QCoreApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def _follow(self, name: str) -> None:
        if name in _VOICE_OPTIONS:
            self._dress()
        if name == options.SPEECH.name:
            # Made anew, it is asked again what it could not do before.
            self._speech.close()
        if name in {*_VOICE_OPTIONS, options.SPEECH.name} and self.speaks():
            self._speech.stop()
            self.say(words.speaks())

    def _dress(self) -> None:
        self._speech.use(
            self._translations.language,
            self._preferences.get(options.VOICE),
            self._preferences.get(options.SPEECH_SPEED),
        )

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _HUSHING:
            self._speech.stop()
        return False
