"""What happens at the table is heard, once: from the screen reader or from the program itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.controllers import speech_controller
from generala_desktop.controllers.speech_controller import SpeechController, announce
from generala_desktop.controllers.teller import Urgency
from generala_desktop.engine import legality
from generala_desktop.engine.events import Rolled, Scored, SecondCupRolled
from generala_desktop.engine.game import apply
from generala_desktop.engine.level import Level
from generala_desktop.engine.state import start
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.services.speech import Speech
from generala_desktop.services.voices import Problem
from generala_desktop.storage.record import Record
from generala_desktop.views.dice.look import Speed
from generala_desktop.words import bots as bot_words
from generala_desktop.words import table as words
from generala_desktop.words.player_marks import marks
from tests.gui.test_bot_controller import QuickAdvisor
from tests.window import Table

pytestmark = pytest.mark.usefixtures("mute")

Key = Qt.Key


class Voice(Speech):
    """Notes what would be spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken: list[str] = []
        self.stopped = 0
        self.log: list[str] = []
        self.dressed: list[tuple[str, str, int]] = []
        self.trouble: Problem | None = None
        self.has_waited = False

    @override
    def say(self, words: str) -> None:
        self.spoken.append(words)
        self.log.append(words)

    @override
    def stop(self) -> None:
        self.stopped += 1
        self.log.append("hush")

    @override
    def use(self, language: str, voice: str, speed: int) -> None:
        self.dressed.append((language, voice, speed))

    @override
    def problem(self) -> Problem | None:
        return self.trouble

    @override
    def wait(self) -> None:
        self.has_waited = True


class Ears:
    """Somebody who listens: to a screen reader, to the program, or to both."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.has_reader = True
        self.heard: list[tuple[str, Urgency]] = []
        self.voice = Voice()
        self.controller = SpeechController(
            table.program.teller,
            table.model,
            self.voice,
            table.window,
            preferences=table.program.preferences,
            translations=table.program.translations,
            is_reader_on=lambda: self.has_reader,
            announcer=self._note,
        )

    def _note(self, on: QObject, told: str, urgency: Urgency) -> None:
        assert on is self.table.window
        self.heard.append((told, urgency))

    def speaks(self, when: str) -> None:
        self.table.program.preferences.set(options.SPEECH, when)
        self.voice.spoken.clear()

    def wait(self) -> None:
        """Let come what has been told."""
        self.table.qtbot.waitUntil(lambda: not self.controller._announcements)

    def announced(self) -> list[str]:
        """Return what the reader was given since this was asked last."""
        self.wait()
        told = [each for each, _ in self.heard]
        self.heard.clear()
        return told


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program itself says nothing; the ears of the test stand beside it."""
    monkeypatch.setattr("generala_desktop.app.Speech", lambda _parent: Voice())


@pytest.fixture
def ears(table: Table) -> Iterator[Ears]:
    ears = Ears(table)
    yield ears
    ears.controller.stop()


def expected(record: Record) -> list[str]:
    """Return how everything in a record is told; of entries, the beginning."""
    names = [player.name for player in record.players]
    told = []
    state = start(record.rules, len(names))
    for event in record.events:
        seat, was = state.seat, state
        state = apply(state, event)
        if isinstance(event, Rolled | SecondCupRolled):
            told.append(words.roll_told(names[seat], state.turn))
        elif isinstance(event, Scored):
            entry = state.cards[seat].entry(event.box)
            assert entry is not None
            told.append(words.scored(names[seat], record.rules, entry))
        if state.over:
            levels = [player.level for player in record.players]
            told.append(bot_words.result(state, names, levels))
        elif len(names) > 1 and (state.seat != seat or len(state.cards) < len(was.cards)):
            told.append(words.turn_of(names[state.seat]))
    return told


def assert_told(heard: list[str], record: Record) -> None:
    wanted = expected(record)
    for said, begin in zip(heard, wanted, strict=False):
        assert said.startswith(begin)
    assert len(heard) == len(wanted)


def play_out(table: Table) -> None:
    """Play to the end, holding a die and rolling again in each turn where that may be."""
    while not table.model.state.over:
        table.roll()
        if legality.may_roll(table.state):
            table.hold(0)
            table.roll()
        while not legality.may_stand(table.state):
            table.roll()
        offers = table.offers()
        table.score(max(offers, key=lambda box: offers[box]))


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_in_a_game_is_announced_exactly_once(
    table: Table, ears: Ears, language: str
) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.play("yacht", 2)
    play_out(table)
    heard = list(ears.heard)
    assert_told(ears.announced(), table.model.record)
    assert ("Ana rolled" in heard[0][0]) is (language == "en")
    assert ears.voice.spoken == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_in_a_game_is_spoken_exactly_once(
    table: Table, ears: Ears, language: str
) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    ears.speaks("on")
    table.play("generala", 2)
    play_out(table)
    assert_told(ears.voice.spoken, table.model.record)
    assert ears.announced() == []


def test_only_refusals_cut_others_short(table: Table, ears: Ears) -> None:
    table.play("yacht", 1)
    play_out(table)
    ears.wait()
    assert {urgency for _, urgency in ears.heard} == {Urgency.CALM}
    ears.announced()
    table.play("imprevisible", 2)
    table.roll("66612")
    table.key(Key.Key_Return)  # all three rolls are compulsory
    ears.wait()
    assert ears.heard[-1][1] is Urgency.AT_ONCE
    assert "roll" in ears.heard[-1][0]


def test_a_roll_tells_the_thrown_dice_and_then_the_hand(table: Table, ears: Ears) -> None:
    table.play("generala", 1)
    table.roll("66612")
    assert ears.announced() == ["Ana rolled 6 6 6 1 2."]
    table.hold(0, 1, 2)
    assert ears.announced() == []  # the reader says the die that was pressed
    table.roll("35")
    assert ears.announced() == ["Ana rolled 3 5: now 6 6 6 3 5."]


def test_what_the_computer_does_is_announced_once(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr("generala_desktop.app.Advisor", QuickAdvisor)
    table: Table = request.getfixturevalue("table")
    table.program.preferences.set(options.BOT_SPEED, "none")
    ears = Ears(table)
    seats = (Seat("Ana", marks(2)[0]), Seat("Roque", marks(2)[1], Level.SKILLED))
    table.dice.write("66612", "11234")
    table.start(GameSetup("yacht", {"opening": "as_listed"}, seats))
    table.roll()
    table.score("sixes")
    table.qtbot.waitUntil(lambda: table.state.seat == 0 and len(table.state.cards[1].entries) == 1)
    told = ears.announced()
    events = expected(table.model.record)
    for event in events:
        assert sum(said.startswith(event) for said in told) == 1, event
    ears.controller.stop()


def test_without_a_reader_and_with_speech_off_nothing_is_heard(table: Table, ears: Ears) -> None:
    ears.has_reader = False
    table.play("generala", 1)
    table.roll()
    assert ears.announced() == []
    assert ears.voice.spoken == []


def test_automatic_speech_gives_way_to_a_reader_at_any_moment(table: Table, ears: Ears) -> None:
    ears.speaks("automatic")
    table.play("generala", 1)
    table.roll("66612")
    assert (len(ears.announced()), ears.voice.spoken) == (1, [])
    ears.has_reader = False
    table.key(Key.Key_D)
    assert (ears.announced(), ears.voice.spoken) == ([], ["Ana rolled 6 6 6 1 2."])


def test_where_the_voice_fails_the_reader_is_told(table: Table, ears: Ears) -> None:
    ears.speaks("on")
    ears.voice.trouble = Problem.NO_CONNECTION
    table.play("generala", 1)
    table.roll("66612")
    ears.voice.unsaid.emit("Words that waited.")
    assert ears.announced() == ["Ana rolled 6 6 6 1 2.", "Words that waited."]


def test_an_announcement_follows_the_focus(table: Table, ears: Ears, qapp: QApplication) -> None:
    order: list[object] = []
    note = ears._note
    ears.controller._announcer = lambda on, told, urgency: order.append(told)
    qapp.focusChanged.connect(lambda _before, now: order.append(now))
    table.play("generala", 1, "66612", "66612", "66612")
    for _ in range(3):
        table.roll()
        ears.wait()
    # After the last roll there is only writing left.
    assert order[-2:] == [table.window.sheet, "Ana rolled 6 6 6 1 2."]
    ears.controller._announcer = note


def test_a_key_or_a_click_hushes_the_voice(table: Table, ears: Ears) -> None:
    ears.speaks("on")
    table.play("generala", 2)
    table.roll("66612")
    for press in (
        lambda: table.key(Key.Key_Escape),
        lambda: table.key(Key.Key_Control),
        lambda: table.hold(0),
    ):
        table.program.teller.tell(lambda: "Something long.")
        before = ears.voice.stopped
        press()
        assert ears.voice.stopped > before
    ears.voice.fell_silent.emit()
    before = ears.voice.stopped
    table.key(Key.Key_Escape)
    assert ears.voice.stopped == before, "it listens to keys only while it speaks"


def test_what_a_key_asks_for_is_not_hushed_by_that_key(table: Table, ears: Ears) -> None:
    ears.speaks("on")
    table.play("generala", 2)
    table.roll("66612")
    for key, modifier, said in (
        (Key.Key_D, Qt.KeyboardModifier.NoModifier, "Ana rolled 6 6 6 1 2."),
        (Key.Key_S, Qt.KeyboardModifier.NoModifier, "Ana: 0 and Beto: 0"),
        (Key.Key_T, Qt.KeyboardModifier.NoModifier, "Ana's turn"),
    ):
        ears.voice.log.clear()
        table.key(key, modifier)
        assert ears.voice.log[-1] == said
        assert "hush" in ears.voice.log[:-1]


def test_new_dice_hush_what_was_said_before(table: Table, ears: Ears) -> None:
    ears.speaks("on")
    table.play("generala", 1)
    before = ears.voice.stopped
    table.roll()
    assert ears.voice.stopped > before


def test_switched_on_it_says_so_in_the_language_on_screen(table: Table, ears: Ears) -> None:
    ears.has_reader = False
    preferences = table.program.preferences
    for when in ("automatic", "on"):
        preferences.set(options.SPEECH, when)
        assert ears.voice.spoken == ["This is how the game speaks."]
        ears.voice.spoken.clear()
    preferences.set(options.VOICE, "Spanish (Latin America)")
    preferences.set(options.SPEECH_SPEED, 40)
    assert ears.voice.dressed[-1] == ("en", "Spanish (Latin America)", 40)
    assert len(ears.voice.spoken) == 2
    preferences.set(options.LANGUAGE, "es")
    assert ears.voice.dressed[-1] == ("es", "Spanish (Latin America)", 40)
    ears.voice.spoken.clear()
    preferences.set(options.SPEECH, "off")
    assert ears.voice.spoken == []


def test_why_it_cannot_speak_is_said(table: Table, ears: Ears) -> None:
    ears.speaks("on")
    ears.voice.trouble = Problem.NO_ENGINE
    ears.voice.failed.emit(Problem.NO_ENGINE)
    assert "Speech Dispatcher" in table.message
    assert ears.announced() == [table.message]


def test_at_the_end_nothing_is_left_running(table: Table, ears: Ears) -> None:
    ears.controller.stop()
    assert ears.voice.has_waited


def test_an_announcement_reaches_qt_with_its_politeness(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Recorder(QAccessible):
        @override
        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:
            assert isinstance(event, QAccessibleAnnouncementEvent)
            told.append((event.message(), event.politeness()))

    told: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
    monkeypatch.setattr(speech_controller, "QAccessible", Recorder)
    announce(table.window, "Ana wins!", Urgency.AT_ONCE)
    announce(table.window, "Ana's turn", Urgency.CALM)
    politeness = QAccessible.AnnouncementPoliteness
    assert told == [("Ana wins!", politeness.Assertive), ("Ana's turn", politeness.Polite)]


class Busy(Voice):
    """Speaks until the test lets it fall silent."""

    is_on = False

    @override
    def say(self, words: str) -> None:
        super().say(words)
        self.is_on = True

    @override
    def stop(self) -> None:
        super().stop()
        self.end()

    @override
    def is_busy(self) -> bool:
        return self.is_on

    def end(self) -> None:
        self.is_on = False
        self.fell_silent.emit()


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> tuple[Table, Busy]:
    """A table where the computer is at turn, with its pauses cut and a voice that takes its time."""
    monkeypatch.setattr("generala_desktop.app.Advisor", QuickAdvisor)
    monkeypatch.setattr("generala_desktop.controllers.bot_controller.SPEED_FACTOR", _NO_PAUSE)
    voice = Busy()
    monkeypatch.setattr("generala_desktop.app.Speech", lambda _parent: voice)
    table: Table = request.getfixturevalue("table")
    table.program.preferences.set(options.SPEECH, "on")
    seats = (Seat("Ana", marks(2)[0]), Seat("Roque", marks(2)[1], Level.SKILLED))
    table.start(GameSetup("yacht", {"opening": "as_listed"}, seats))
    table.roll("66612")
    table.score("sixes")
    return table, voice


_NO_PAUSE = dict.fromkeys(Speed, 0.0)


def test_the_computer_waits_until_what_is_told_is_heard(busy: tuple[Table, Busy]) -> None:
    table, voice = busy
    thrown = len(table.dice.thrown)
    assert voice.spoken[-1] == "Roque's turn"
    table.qtbot.wait(30)
    assert len(table.dice.thrown) == thrown
    voice.end()
    table.qtbot.waitUntil(lambda: voice.spoken[-1].startswith("Roque rolled"))
    table.qtbot.wait(30)
    assert len(table.dice.thrown) == thrown + 1


def test_whoever_hurries_the_computer_need_not_hear_it_out(busy: tuple[Table, Busy]) -> None:
    table, voice = busy
    thrown = len(table.dice.thrown)
    table.program.game.hurry()
    assert not voice.is_on
    table.qtbot.waitUntil(lambda: len(table.dice.thrown) == thrown + 1)
