"""Qt's speech in a thread of its own: getting it ready takes seconds, during which nothing waits.

The object lives in that thread and is only reached through queued signals that lead to its own
slots. No Python runs there: a call from Python, in whatever thread, would hold the interpreter
while the engine connects, and the window would stand still with it.

Needs libraries that not every machine has; whoever imports this is prepared for that.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject, Qt, QThread, Signal, Slot
from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

from generala_desktop.services import voices
from generala_desktop.services.voices import Problem

_LOG = logging.getLogger(__name__)

_LIKED = ("speechd", "winrt", "darwin", "sapi", "flite", "android")
"""Engines, best first; their order in Qt's list changes from run to run."""
_NOT_REAL = frozenset({"mock", "none"})
_PATIENCE_MS = 2000
"""For the thread to end. One that waits for a service that never answers is cut off then."""


def chosen(engines: Sequence[str]) -> str | None:
    """Return the engine to use, None if there is none that speaks."""
    real = [engine for engine in engines if engine not in _NOT_REAL]
    liked = (engine for engine in _LIKED if engine in real)
    return next(liked, real[0] if real else None)


class _Echo(QObject):
    """Answers from the other thread when it comes to it, so after all that was asked before."""

    answered = Signal()

    @Slot()
    def answer(self) -> None:
        self.answered.emit()


class SpeechEngine(QObject):
    """One connection to the system's speech, from its beginning to its end.

    Signals:
        ready(): it can speak, and the voices are known.
        failed(Problem): it cannot, or can no more.
        finished(): what was said has been heard, or was stopped.
    """

    ready = Signal()
    failed = Signal(Problem)
    finished = Signal()
    _engine_wanted = Signal(str)
    _words_wanted = Signal(str)
    _silence_wanted = Signal()
    _voice_wanted = Signal(QVoice)
    _rate_wanted = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("speech")
        self._speech = QTextToSpeech("none")
        self._echo = _Echo()
        self._is_ready = False
        queued = Qt.ConnectionType.QueuedConnection
        for lives_there in (self._speech, self._echo):
            lives_there.moveToThread(self._thread)
        self._engine_wanted.connect(self._speech.setEngine, queued)
        self._engine_wanted.connect(self._echo.answer, queued)
        self._words_wanted.connect(self._speech.say, queued)
        self._silence_wanted.connect(self._speech.stop, queued)
        self._voice_wanted.connect(self._speech.setVoice, queued)
        self._rate_wanted.connect(self._speech.setRate, queued)
        self._echo.answered.connect(self._look, queued)
        self._speech.stateChanged.connect(self._follow, queued)

    def begin(self) -> None:
        """Get ready beside whatever else goes on; `ready` or `failed` tells how it went."""
        engine = chosen(QTextToSpeech.availableEngines())
        if engine is None:
            self.failed.emit(Problem.NO_ENGINE)
            return
        self._thread.start()
        self._engine_wanted.emit(engine)

    def say(self, words: str) -> None:
        """Say it at once, in the place of what is being said."""
        self._words_wanted.emit(words)

    def stop(self) -> None:
        self._silence_wanted.emit()

    def use(self, language: str, voice: str, rate: int) -> None:
        """Speak like this from now on: `rate` is -100 … 100; an unknown voice is as good as none."""
        found = self._voices(language)
        names = [each.name() for each in found]
        place = found[0].locale().name() if found else ""
        here = [each.name() for each in found if each.locale().name() == place]
        name = voice if voice in names else voices.usual(place, here)
        if name:
            self._voice_wanted.emit(found[names.index(name)])
            self._rate_wanted.emit(rate / 100)

    def voices(self, language: str) -> list[str]:
        """Return the names of the voices of a language ("es"), best first."""
        return voices.without_variants(each.name() for each in self._voices(language))

    def end(self) -> None:
        """Let go of everything, without waiting; nothing is told any more."""
        self._is_ready = False
        self._silence_wanted.emit()
        self.blockSignals(True)
        # Their thread sees to it before it ends; without it they go with their Python halves.
        self._speech.deleteLater()
        self._echo.deleteLater()
        self._thread.quit()

    def wait(self) -> None:
        """See that the thread is gone, after `end`."""
        if not self._thread.wait(_PATIENCE_MS):
            _LOG.warning("the speech service does not answer; cut off")
            self._thread.terminate()
            self._thread.wait()

    def _voices(self, language: str) -> list[QVoice]:
        if not self._is_ready:
            return []
        offered = self._speech.availableLocales()
        suiting = voices.suiting(language, QLocale.system(), offered)
        return [voice for place in suiting for voice in self._speech.allVoices(place)]

    def _look(self) -> None:
        """See what has become of the engine."""
        if self._speech.state() == QTextToSpeech.State.Error:
            _LOG.info("no speech: %s", self._speech.errorString())
            is_there = chosen([self._speech.engine()] if self._speech.engine() else [])
            self.failed.emit(Problem.NO_CONNECTION if is_there else Problem.NO_ENGINE)
        else:
            self._is_ready = True
            self.ready.emit()

    def _follow(self, state: QTextToSpeech.State) -> None:
        if not self._is_ready:
            return
        if state == QTextToSpeech.State.Ready:
            self.finished.emit()
        elif state == QTextToSpeech.State.Error:
            _LOG.info("speech lost: %s", self._speech.errorString())
            self.failed.emit(Problem.NO_CONNECTION)
