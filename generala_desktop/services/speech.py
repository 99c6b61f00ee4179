"""The program's own voice: says one thing after the other, can be hushed, and never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from generala_desktop.services import voices
from generala_desktop.services.voices import Problem

if TYPE_CHECKING:
    from generala_desktop.services.first_words import FirstWords
    from generala_desktop.services.speech_engine import SpeechEngine

_LOG = logging.getLogger(__name__)

_LONGEST_MS = 3000
_LONGEST_MS_PER_LETTER = 200
"""After so long a message counts as said, whatever the engine tells."""
_HUSH_MS = 400
"""How long an engine may take to fall silent."""


def make_engine(parent: QObject) -> SpeechEngine:
    """Return Qt's engine; raises ImportError where its libraries are missing."""
    from generala_desktop.services.speech_engine import SpeechEngine  # noqa: PLC0415

    return SpeechEngine(parent)


def make_first_words(parent: QObject) -> FirstWords:
    from generala_desktop.services.first_words import FirstWords  # noqa: PLC0415

    return FirstWords(parent)


class Speech(QObject):
    """Makes its engine when there is something to say, and lets it go when it is closed.

    Signals:
        readied(): the engine speaks, and its voices are known.
        failed(Problem): nothing can be spoken.
        unsaid(str): words that could not be spoken.
        fell_silent(): everything has been said, or stopped.
    """

    readied = Signal()
    failed = Signal(Problem)
    unsaid = Signal(str)
    fell_silent = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        engine: Callable[[QObject], SpeechEngine] = make_engine,
        first_words: Callable[[QObject], FirstWords] = make_first_words,
    ) -> None:
        super().__init__(parent)
        self._make_engine = engine
        self._make_first_words = first_words
        self._engine: SpeechEngine | None = None
        self._has_begun = False
        self._is_ready = False
        self._first: FirstWords | None = None
        self._ending: list[SpeechEngine] = []
        self._problem: Problem | None = None
        self._language, self._voice, self._speed = "en", "", 0
        self._waiting: list[str] = []
        self._is_speaking = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._finish)

    # What is wanted

    def use(self, language: str, voice: str, speed: int) -> None:
        """Speak a language ("es"), with a voice or, if that is empty, the usual one.

        `speed` is -100 … 100; 0 is the voice's own.
        """
        self._language, self._voice, self._speed = language, voice, speed
        self._dress()

    def prepare(self) -> None:
        """Begin to get ready; `readied` or `failed` follows."""
        self._make()
        self._begin_engine()

    def _make(self) -> None:
        if self._engine is not None or self._first is not None:
            return
        self._problem = None
        self._first = self._make_first_words(self)
        self._first.finished.connect(self._finish)
        self._first.unreachable.connect(self._begin_engine)
        try:
            self._engine = self._make_engine(self)
        except ImportError as problem:
            _LOG.info("no speech: %s", problem)
            self._fail(Problem.NO_ENGINE)
            return
        self._engine.ready.connect(self._be_ready)
        self._engine.failed.connect(self._fail)
        self._engine.finished.connect(self._finish)
        self._dress()

    def say(self, words: str) -> None:
        """Say it after what has not been said yet."""
        if self._problem is not None:
            self.unsaid.emit(words)
            return
        self._waiting.append(words)
        self._make()
        self._soon.start()

    def stop(self) -> None:
        """Be silent at once, and say nothing of what waits."""
        was_busy = self.is_busy()
        self._waiting.clear()
        if self._is_speaking:
            if self._first is not None:
                self._first.stop()
            if self._engine is not None and self._is_ready:
                self._engine.stop()
            self._limit.start(_HUSH_MS)
        elif was_busy:
            self.fell_silent.emit()

    def close(self) -> None:
        """Let the engine go; it is made again for the next words."""
        self.stop()
        self._limit.stop()
        self._is_speaking = self._is_ready = False
        self._problem = None
        self._drop_first_words()
        self._drop_engine()
        self.fell_silent.emit()

    def wait(self) -> None:
        """See that nothing is left running, after `close`."""
        for engine in self._ending:
            engine.wait()
        self._ending.clear()

    # How it is

    def is_busy(self) -> bool:
        """Tell whether something is being said, or about to be."""
        return self._is_speaking or bool(self._waiting)

    def problem(self) -> Problem | None:
        """Return why nothing can be spoken, None as far as nobody knows of any trouble."""
        return self._problem

    def voices(self) -> list[str]:
        """Return the names of the voices of the language, as far as they are known."""
        return self._engine.voices(self._language) if self._engine and self._is_ready else []

    # What happens

    def _begin_engine(self) -> None:
        """Let it get ready. That keeps the service busy, so the first words come before."""
        if self._engine is not None and not self._has_begun:
            self._has_begun = True
            self._engine.begin()

    def _be_ready(self) -> None:
        if self._engine is None:
            return
        self._is_ready = True
        self._dress()
        if self._first is not None:
            # Where it has found no service, it has not said anything.
            unsaid = self._first.give_up_waiting()
            if unsaid:
                self._waiting = [*unsaid, *self._waiting]
                self._is_speaking = False
        self.readied.emit()
        self._soon.start()

    def _fail(self, problem: Problem) -> None:
        is_lost, self._is_ready = self._is_ready, False
        self._drop_engine()
        if self._first is not None:
            self._waiting = [*self._first.give_up_waiting(), *self._waiting]
            if self._first.is_connected():
                # The service itself speaks; only its voices cannot be chosen.
                self._soon.start()
                return
        self._drop_first_words()
        # What was lost may be back when there is something to say.
        self._give_up(None if is_lost else problem)

    def _give_up(self, problem: Problem | None) -> None:
        """Say nothing more, and tell so where there is a reason that lasts."""
        self._problem = problem
        unsaid, self._waiting = self._waiting, []
        self._finish()
        if problem is not None:
            self.failed.emit(problem)
        for words in unsaid:
            self.unsaid.emit(words)

    def _drop_engine(self) -> None:
        engine, self._engine = self._engine, None
        self._has_begun = False
        if engine is not None:
            engine.end()
            self._ending.append(engine)

    def _drop_first_words(self) -> None:
        first, self._first = self._first, None
        if first is not None:
            first.blockSignals(True)
            first.close()
            first.deleteLater()

    def _dress(self) -> None:
        if self._engine is not None and self._is_ready:
            has_voice = bool(self._engine.voices(self._language))
            if not has_voice:
                self._give_up(Problem.NO_VOICE)
                return
            self._problem = None
            self._engine.use(self._language, self._voice, self._speed)
        elif self._first is not None:
            voice = self._voice or voices.expected(self._language, QLocale.system())
            self._first.use(self._language, voice, self._speed)

    def _go_on(self) -> None:
        """Say what waits, in one go, unless something is being said."""
        if self._is_speaking or not self._waiting:
            return
        words, self._waiting = _joined(self._waiting), []
        self._is_speaking = True
        if self._engine is not None and self._is_ready:
            self._engine.say(words)
        elif self._first is not None:
            self._first.say(words)
        self._limit.start(_LONGEST_MS + _LONGEST_MS_PER_LETTER * len(words))

    def _finish(self) -> None:
        self._limit.stop()
        self._is_speaking = False
        self._begin_engine()
        if self._waiting:
            self._soon.start()
        else:
            self.fell_silent.emit()


def _joined(messages: list[str]) -> str:
    """Return messages as one, with a pause between them where none ends like a sentence."""
    ended = [text if text.rstrip()[-1:] in ".!?…:" else f"{text.rstrip()}." for text in messages]
    return " ".join(ended)
