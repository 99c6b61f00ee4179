"""What a new game is made of, and players' marks in a record."""

from dataclasses import replace

import pytest

from generala_desktop.engine.ruleset import OptionError
from generala_desktop.models.game_setup import (
    MARKS_HEADER,
    GameSetup,
    Seat,
    marks_of,
    write_marks,
)
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record
from generala_desktop.words.player_marks import PlayerMark, marks
from tests.play import game


def marked(record: Record, written: str) -> Record:
    return record.with_header(MARKS_HEADER, written)


def chosen() -> list[PlayerMark]:
    """Return marks that nobody gets by default in this order."""
    return list(reversed(marks(5)))[:2]


def test_a_setup_builds_its_rules() -> None:
    setup = GameSetup("generala", {"double": "no"}, ())
    assert setup.rules().id == "generala"
    assert dict(setup.rules().options)["double"] == "no"


def test_what_is_left_out_takes_its_default() -> None:
    assert dict(GameSetup("generala", {}, ()).rules().options)["double"] == "100"


def test_an_unsound_setup_is_refused() -> None:
    with pytest.raises(KeyError):
        GameSetup("ludo", {}, ()).rules()
    with pytest.raises(OptionError):
        GameSetup("generala", {"double": "7"}, ()).rules()


def test_a_seat_is_a_persons_unless_said() -> None:
    assert Seat("Ana", marks(1)[0]).level.value == "human"


def test_marks_come_back_from_the_text_of_a_game() -> None:
    record = marked(game("yatzy", players=2), write_marks(chosen()))
    assert marks_of(notation.read(notation.write(record))) == tuple(chosen())


@pytest.mark.parametrize(
    "written",
    ["", "red", "nonsense-circle blue-square", "-", "- -", "blue-"],
)
def test_marks_that_cannot_be_read_are_given_anew(written: str) -> None:
    assert marks_of(marked(game("yatzy", players=2), written)) == tuple(marks(2))


def test_marks_for_other_players_are_given_anew() -> None:
    record = marked(game("yatzy", players=2), write_marks(chosen()))
    assert marks_of(replace(record, players=record.players[:1])) == tuple(marks(1))


def test_a_mark_that_two_players_share_is_no_mark() -> None:
    record = marked(game("yatzy", players=2), write_marks([chosen()[0]] * 2))
    assert marks_of(record) == tuple(marks(2))


def test_a_record_without_marks_gets_some() -> None:
    assert marks_of(game("yatzy", players=3)) == tuple(marks(3))
