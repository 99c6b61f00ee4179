"""The program's own voice: in order, one at a time, to be hushed, and never at the start."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject, Signal
from pytestqt.qtbot import QtBot

from generala_desktop.services import first_words, voices
from generala_desktop.services import speech as module
from generala_desktop.services.first_words import FirstWords
from generala_desktop.services.speech import Speech
from generala_desktop.services.speech_engine import SpeechEngine, chosen
from generala_desktop.services.voices import Problem


class Engine(QObject):
    """Stands for Qt's: does what the test tells it."""

    ready = Signal()
    failed = Signal(Problem)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._begun = 0
        self.has_ended = False
        self.has_waited = False
        self.said: list[str] = []
        self.stopped = 0
        self.used: list[tuple[str, str, int]] = []
        self.known = {"en": ["English"], "es": ["Español"]}

    def begin(self) -> None:
        self._begun += 1

    def began(self) -> int:
        """Return how often it was told to get ready."""
        return self._begun

    def say(self, words: str) -> None:
        self.said.append(words)

    def stop(self) -> None:
        self.stopped += 1

    def use(self, language: str, voice: str, rate: int) -> None:
        self.used.append((language, voice, rate))

    def voices(self, language: str) -> list[str]:
        return self.known[language]

    def end(self) -> None:
        self.has_ended = True

    def wait(self) -> None:
        self.has_waited = True


class Bench:
    """A voice on engines of the test; Speech Dispatcher cannot be reached."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.engines: list[Engine] = []
        self.problems: list[Problem] = []
        self.unsaid: list[str] = []
        self.silences = 0
        self.speech = Speech(None, engine=self._make)  # type: ignore[arg-type]
        self.speech.failed.connect(self.problems.append)
        self.speech.unsaid.connect(self.unsaid.append)
        self.speech.fell_silent.connect(self._count)

    def _make(self, parent: QObject) -> Engine:
        self.engines.append(Engine(parent))
        return self.engines[-1]

    def _count(self) -> None:
        self.silences += 1

    @property
    def engine(self) -> Engine:
        return self.engines[-1]

    def say(self, *words: str) -> None:
        for each in words:
            self.speech.say(each)

    def hears(self, *said: str) -> None:
        """Wait until the engine has been given exactly this."""
        self.qtbot.waitUntil(lambda: len(self.engine.said) >= len(said))
        assert self.engine.said == list(said)

    def begins(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.engines) and self.engine.began() == 1)


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(qtbot)
    yield bench
    bench.speech.close()


def test_an_engine_is_made_for_the_first_words_only(bench: Bench) -> None:
    bench.speech.use("es", "", 0)
    bench.speech.stop()
    assert bench.engines == []
    bench.say("Hola.")
    bench.begins()
    bench.engine.ready.emit()
    bench.hears("Hola.")
    assert bench.engine.used == [("es", "", 0)]
    assert len(bench.engines) == 1


def test_what_comes_together_is_said_in_one_go_in_its_order(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("Ana wrote 12 points in Sixes.", "Beto's turn", "Go")
    bench.hears("Ana wrote 12 points in Sixes. Beto's turn. Go.")


def test_the_next_words_wait_for_the_end_of_the_last(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("One.")
    bench.hears("One.")
    bench.say("Two.", "Three.")
    bench.qtbot.wait(0)
    bench.hears("One.")
    bench.engine.finished.emit()
    bench.hears("One.", "Two. Three.")
    assert bench.speech.is_busy()
    assert bench.silences == 0
    bench.engine.finished.emit()
    assert bench.silences == 1
    assert not bench.speech.is_busy()


def test_hushed_it_forgets_what_waited_and_says_what_comes_after(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("One.")
    bench.hears("One.")
    bench.say("Two.")
    bench.speech.stop()
    assert bench.engine.stopped == 1
    bench.say("Three.")
    bench.engine.finished.emit()
    bench.hears("One.", "Three.")


def test_an_engine_that_never_tells_the_end_holds_nothing_up(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_LONGEST_MS", 0)
    monkeypatch.setattr(module, "_LONGEST_MS_PER_LETTER", 1)
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("One.")
    bench.hears("One.")
    bench.say("Two.")
    bench.hears("One.", "Two.")
    bench.qtbot.waitUntil(lambda: bench.silences > 0)


def test_language_voice_and_speed_are_those_of_the_preferences(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.speech.use("es", "Español", 30)
    assert bench.engine.used[-1] == ("es", "Español", 30)
    assert bench.speech.voices() == ["Español"]
    bench.speech.use("en", "", -20)
    assert bench.speech.voices() == ["English"]


@pytest.mark.parametrize("problem", [Problem.NO_ENGINE, Problem.NO_CONNECTION])
def test_without_a_service_it_says_why_and_gives_the_words_back(
    bench: Bench, problem: Problem
) -> None:
    bench.say("One.", "Two.")
    bench.begins()
    bench.engine.failed.emit(problem)
    assert bench.problems == [problem]
    assert bench.speech.problem() is problem
    assert bench.unsaid == ["One. Two."]
    assert not bench.speech.is_busy()
    bench.say("Three.")
    assert bench.unsaid[-1] == "Three."
    assert len(bench.engines) == 1, "it tries again for nobody"
    bench.speech.close()
    bench.say("Four.")
    bench.begins()
    assert len(bench.engines) == 2, "switched on once more, it does"


def test_a_missing_library_is_a_missing_engine(qtbot: QtBot) -> None:
    def none(_parent: QObject) -> SpeechEngine:
        raise ImportError("libspeechd.so.2")

    speech = Speech(None, engine=none)
    with qtbot.waitSignal(speech.failed) as failed:
        speech.say("One.")
    assert failed.args == [Problem.NO_ENGINE]


def test_no_voice_for_the_language_is_said_and_another_language_heals_it(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.known["es"] = []
    bench.speech.use("es", "", 0)
    bench.engine.ready.emit()
    assert bench.speech.problem() is Problem.NO_VOICE
    bench.speech.use("en", "", 0)
    assert bench.speech.problem() is None
    bench.say("One.")
    bench.hears("One.")


def test_a_service_that_was_lost_is_looked_for_with_the_next_words(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("One.")
    bench.hears("One.")
    bench.engine.failed.emit(Problem.NO_CONNECTION)
    assert bench.speech.problem() is None
    bench.say("Two.")
    bench.begins()
    bench.engine.ready.emit()
    bench.hears("Two.")
    assert len(bench.engines) == 2


def test_closed_it_lets_the_engine_go_and_waits_for_it_at_the_end(bench: Bench) -> None:
    bench.speech.prepare()
    bench.engine.ready.emit()
    bench.say("One.")
    bench.hears("One.")
    bench.speech.close()
    assert bench.engine.has_ended
    assert not bench.engine.has_waited
    bench.speech.wait()
    assert bench.engine.has_waited


# --- First words --------------------------------------------------------------------------------


class Service:
    """Stands for Speech Dispatcher, at its socket."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "speech-dispatcher" / "speechd.sock"
        self.path.parent.mkdir(parents=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.path))
        self._listener.listen()
        self._connection: socket.socket | None = None
        self.heard = b""
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        try:
            self._connection, _ = self._listener.accept()
            while came := self._connection.recv(4096):
                self.heard += came
        except OSError:
            return

    def answer(self, lines: bytes) -> None:
        assert self._connection is not None
        self._connection.sendall(lines)

    def close(self) -> None:
        if self._listener.fileno() < 0:
            return
        # Without this the thread would wait on for whoever never came.
        self._listener.shutdown(socket.SHUT_RDWR)
        if self._connection is not None:
            self._connection.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._listener.close()
        if self._connection is not None:
            self._connection.close()


@pytest.fixture
def service(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(own_folders))
    service = Service(own_folders)
    yield service
    service.close()


def test_the_first_words_come_before_the_engine_is_ready(bench: Bench, service: Service) -> None:
    bench.speech.use("es", "", 20)
    bench.say("Uno.", "Dos.")
    bench.qtbot.waitUntil(lambda: b"SPEAK\r\nUno. Dos.\r\n.\r\n" in service.heard)
    assert b"SET SELF LANGUAGE es\r\nSET SELF RATE 20\r\n" in service.heard
    # The engine would keep the service from speaking.
    assert bench.engine.began() == 0
    bench.say("Tres.")
    service.answer(b"225-1\r\n225 OK MESSAGE QUEUED\r\n702-1\r\n702-1\r\n702 END\r\n")
    bench.qtbot.waitUntil(lambda: b"SPEAK\r\nTres.\r\n.\r\n" in service.heard)
    assert bench.engine.began() == 1
    bench.engine.ready.emit()
    bench.say("Cuatro.")
    bench.qtbot.wait(0)
    assert bench.engine.said == [], "two voices at once"
    service.answer(b"702-2\r\n702-1\r\n702 END\r\n")
    bench.hears("Cuatro.")


def test_the_first_words_can_be_hushed(bench: Bench, service: Service) -> None:
    bench.say("Uno.")
    bench.qtbot.waitUntil(lambda: b"SPEAK" in service.heard)
    bench.speech.stop()
    bench.qtbot.waitUntil(lambda: service.heard.endswith(b"CANCEL SELF\r\n"))
    service.answer(b"703-1\r\n703-1\r\n703 CANCELED\r\n")
    bench.qtbot.waitUntil(lambda: bench.silences > 0)


def test_where_only_the_service_works_it_goes_on_speaking(bench: Bench, service: Service) -> None:
    bench.say("Uno.")
    bench.qtbot.waitUntil(lambda: b"SPEAK" in service.heard)
    service.answer(b"702-1\r\n702-1\r\n702 END\r\n")
    bench.begins()
    bench.engine.failed.emit(Problem.NO_ENGINE)
    assert bench.speech.problem() is None
    bench.say("Dos.")
    bench.qtbot.waitUntil(lambda: b"SPEAK\r\nDos.\r\n" in service.heard)


def test_words_do_not_end_their_own_message(service: Service, qtbot: QtBot) -> None:
    first = FirstWords()
    first.say(".")
    first.say("a\r\n.\r\nQUIT")
    qtbot.waitUntil(lambda: b"QUIT" in service.heard)
    assert b"SPEAK\r\n\r\n.\r\n" in service.heard
    assert b"SPEAK\r\na . QUIT\r\n.\r\n" in service.heard
    first.close()


def test_a_service_that_goes_away_is_no_failure(service: Service, qtbot: QtBot) -> None:
    first = FirstWords()
    first.say("Uno.")
    qtbot.waitUntil(lambda: b"SPEAK" in service.heard)
    with qtbot.waitSignal(first.finished):
        service.close()
    assert not first.is_connected()


def test_without_a_service_the_engine_has_the_first_words(
    bench: Bench, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(own_folders))
    monkeypatch.setenv("PATH", str(own_folders))
    assert first_words.socket_path() is not None
    bench.say("One.")
    bench.begins()
    bench.engine.ready.emit()
    bench.hears("One.")


# --- Voices -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("engines", "engine"),
    [
        (["mock", "speechd"], "speechd"),
        (["sapi", "winrt", "mock"], "winrt"),
        (["mock"], None),
        ([], None),
        (["mock", "new"], "new"),
    ],
)
def test_an_engine_that_speaks_is_taken(engines: list[str], engine: str | None) -> None:
    assert chosen(engines) == engine


def test_the_voices_of_the_own_place_come_first() -> None:
    offered = [QLocale(name) for name in ("en_GB", "es_ES", "es_419", "en_US", "es_MX")]

    def names(language: str, system: str) -> list[str]:
        return [x.name() for x in voices.suiting(language, QLocale(system), offered)]

    assert names("es", "es_AR") == ["es_419", "es_ES", "es_MX"]
    assert names("es", "es_MX") == ["es_MX", "es_419", "es_ES"]
    assert names("es", "de_DE") == ["es_419", "es_ES", "es_MX"]
    assert names("en", "en_GB") == ["en_GB", "en_US"]
    assert names("en", "es_AR") == ["en_US", "en_GB"]


def test_variants_of_a_voice_are_not_voices_of_their_own() -> None:
    assert voices.without_variants(["A", "A+Adam", "B+C", "A", "D+E", "D"]) == ["A", "B+C", "D"]


def test_a_usual_voice_speaks_as_the_words_are_written() -> None:
    assert voices.usual("en_US", ["English (Caribbean)", "English (America)"]) == (
        "English (America)"
    )
    assert voices.usual("en_GB", ["One", "Two"]) == "One"
    assert voices.usual("es_419", []) == ""


@pytest.mark.parametrize(
    ("language", "system", "voice"),
    [
        ("es", "es_AR", "Spanish (Latin America)"),
        ("es", "es_ES", ""),
        ("es", "C", "Spanish (Latin America)"),
        ("en", "es_AR", "English (America)"),
        ("en", "en_GB", ""),
        ("en", "en_US", "English (America)"),
    ],
)
def test_a_voice_is_expected_where_the_place_says_nothing(
    language: str, system: str, voice: str
) -> None:
    assert voices.expected(language, QLocale(system)) == voice
