"""Games as text: headers, several games in a file, and what is refused where."""

import pytest

from generala_desktop.engine.level import Level
from generala_desktop.engine.text import Text
from generala_desktop.storage import notation, notation_error
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Header, Player, Record
from tests.play import text

HEAD = '[Rules "generala 1"]\n[Player "Ana" human]\n\n'


def refused(source: str) -> tuple[int, str]:
    with pytest.raises(NotationError) as caught:
        notation.read(source)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, str(caught.value.reason)


# --- Reading ------------------------------------------------------------------------------------


def test_a_game_is_read_with_all_that_its_headers_say():
    record = notation.read(
        '[Rules "generala 1"]\n'
        '[Options "double=120 straights=23456,12345"]\n'
        '[Date "2026-11-29"]\n'
        '[Opening "6 4 | 3 2"]\n'
        '[Player "Ana" human]\n'
        '[Player "Beto" expert]\n'
        "\n"
        "33152 ..636 ..2.3 =threes:12\n"
        "12345 =straight:25\n"
        "44444 !\n"
    )
    assert record.rules.id == "generala"
    assert dict(record.rules.options)["double"] == "120"
    assert dict(record.rules.options)["straights"] == "12345,23456"
    assert record.players == (Player("Ana"), Player("Beto", Level.EXPERT))
    assert record.headers == (Header("Date", "2026-11-29"), Header("Opening", "6 4 | 3 2"))
    assert [entry.points for entry in record.state.cards[0].entries] == [12]
    assert record.state.claims == ((0, 0),)


def test_without_options_the_defaults_hold():
    record = notation.read(HEAD)
    assert record.rules == notation.read(HEAD.replace("]\n[P", ']\n[Options ""]\n[P')).rules
    assert dict(record.rules.options)["double"] == "100"


def test_a_game_may_have_no_turns_yet():
    assert notation.read(HEAD).events == ()


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_every_system_are_read(end):
    source = (HEAD + "33152 =threes:6\n").replace("\n", end)
    assert notation.read(source) == notation.read(HEAD + "33152 =threes:6\n")
    line, _ = refused((HEAD + "# note\n33152 =threes:7\n").replace("\n", end))
    assert line == 5


def test_comments_and_blank_lines_are_passed_over():
    source = (
        '# first\n\n[Rules "generala 1"]\n# two\n[Player "Ana"]\n\n\n # note\n33152 =threes:6\n'
    )
    assert notation.read(source) == notation.read(HEAD + "33152 =threes:6")


def test_a_player_without_a_level_is_a_person():
    assert notation.read('[Rules "generala 1"]\n[Player "Ana"]\n').players[0].level is Level.HUMAN


@pytest.mark.parametrize("level", list(Level))
def test_every_level_is_read_and_written(level):
    source = f'[Rules "generala 1"]\n[Player "Ana" {level.value}]\n'
    record = notation.read(source)
    assert record.players == (Player("Ana", level),)
    assert f'[Player "Ana" {level.value}]\n' in notation.write(record)


def test_quotes_and_backslashes_in_names_are_escaped():
    record = notation.read('[Rules "generala 1"]\n[Player "A \\"B\\" \\\\ C" human]\n')
    assert record.players[0].name == 'A "B" \\ C'
    assert notation.read(notation.write(record)) == record


def test_a_name_may_hold_brackets_and_a_hash():
    record = notation.read('[Rules "generala 1"]\n[Player "#[x] {y}" human]\n')
    assert record.players[0].name == "#[x] {y}"
    assert notation.read(notation.write(record)) == record


def test_equal_names_are_told_apart():
    record = notation.read('[Rules "generala 1"]\n[Player "Ana"]\n[Player "Ana"]\n')
    assert [player.name for player in record.players] == ["Ana", "Ana (2)"]


def test_unknown_headers_are_kept_in_their_order():
    source = '[Rules "generala 1"]\n[Zeta "1"]\n[Alfa-2 "\\"\u202e\x00"]\n[Player "Ana" human]\n'
    record = notation.read(source)
    assert record.headers == (Header("Zeta", "1"), Header("Alfa-2", '"\u202e\x00'))
    assert notation.read(notation.write(record)) == record


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Date", "2026-11-29"),
        ("Date", "2026-11-29T20:15:00-03:00"),
        ("Dice", "drawn"),
        ("Dice", "typed"),
        ("Hints", "3"),
        ("Undone", "0"),
        ("End", "abandoned"),
        ("Id", "0198c2b4-7a"),
    ],
)
def test_a_known_header_is_read_and_written(name, value):
    record = notation.read(f'[Rules "generala 1"]\n[{name} "{value}"]\n[Player "Ana"]\n')
    assert record.header(name) == value
    assert f'[{name} "{value}"]\n' in notation.write(record)


# --- Several games, bytes -----------------------------------------------------------------------


def test_a_file_may_hold_several_games_good_and_bad():
    good = HEAD + "33152 =threes:6\n"
    bad = '[Rules "generala 1"]\n[Player "Ana" human]\n33152 =threes:7\n'
    games = list(notation.read_all(good + "\n" + bad + "\n" + HEAD))
    assert [type(game) for game in games] == [Record, NotationError, Record]
    wrong = games[1]
    assert isinstance(wrong, NotationError)
    assert wrong.line == 8


def test_several_games_are_written_one_after_the_other():
    games = [notation.read(HEAD + "33152 =threes:6"), notation.read(HEAD)]
    assert list(notation.read_all(notation.write_all(games))) == games


def test_the_first_game_of_a_text_is_read():
    assert notation.read(HEAD + "33152\n" + HEAD).events != ()


def test_a_byte_order_mark_is_passed_over():
    assert notation.decode(b"\xef\xbb\xbf" + HEAD.encode()) == HEAD


def test_bytes_that_are_no_text_are_refused_with_their_line():
    with pytest.raises(NotationError) as caught:
        notation.decode(b"one\ntwo\n\xff")
    assert (caught.value.line, caught.value.reason) == (3, notation_error.NOT_UTF8)


def test_far_too_many_bytes_are_refused():
    with pytest.raises(NotationError) as caught:
        notation.decode(b"#" * (notation.MAX_BYTES + 1))
    assert caught.value.reason == notation_error.TOO_LONG
    assert len(notation.decode(b"#" * 1000)) == 1000


# --- What is refused, and where -----------------------------------------------------------------

REFUSED = [
    ("", 1, "This is not a game: it has no [Rules …] line."),
    ("# only a note\n\n", 1, "This is not a game: it has no [Rules …] line."),
    ("hello\n", 1, "A game begins with its [Rules …] line."),
    ('\n[Player "Ana"]\n', 2, "A game begins with its [Rules …] line."),
    ('[Rules "generala 1"\n[Player "Ana"]', 1, "A game begins with its [Rules …] line."),
    ('[Rules "generala"]\n[Player "Ana"]', 1, "The rules are named by an id and an edition."),
    ('[Rules "generala one"]', 1, "The rules are named by an id and an edition."),
    ('[Rules "generala 1" x]', 1, "The rules are named by an id and an edition."),
    (f'[Rules "generala {"9" * 400}"]', 1, "The rules are named by an id and an edition."),
    ('[Rules "chess 1"]\n[Player "Ana"]', 1, "There is no game “chess”."),
    (
        '[Rules "generala 2"]\n[Player "Ana"]',
        1,
        "Edition 2 of “generala” is not known; perhaps a newer version wrote it.",
    ),
    ('[Rules "generala 1"]\n[Player Ana]\n', 2, "This header cannot be read."),
    ('[Rules "generala 1"]\n[Date "2026-01-01" x]\n', 2, "This header cannot be read."),
    ('[Rules "generala 1"]\n[7 "x"]\n', 2, "This header cannot be read."),
    ('[Rules "generala 1"]\n[Id "x\\"]\n', 2, "This header cannot be read."),
    (
        '[Rules "generala 1"]\n[Id "x"]\n[Id "x"]\n[Player "Ana"]',
        3,
        "The header “Id” stands twice.",
    ),
    (
        '[Rules "generala 1"]\n[Options ""]\n[Options ""]\n',
        3,
        "The header “Options” stands twice.",
    ),
    (HEAD + '33152 =threes\n[Id "1"]', 5, "Headers stand before the first turn."),
    (
        '[Rules "generala 1"]\n[Options "double"]\n[Player "A"]',
        2,
        "Options are written name=value.",
    ),
    (
        '[Rules "generala 1"]\n[Options "pot=1 pot=1"]\n[Player "A"]',
        2,
        "The option “pot” stands twice.",
    ),
    (
        '[Rules "generala 1"]\n[Options "tempo=1"]\n[Player "A"]',
        2,
        "the game has no table rule “tempo”",
    ),
    (
        '[Rules "generala 1"]\n[Options "double=7"]\n[Player "A"]',
        2,
        "“double” can be no, 60, 100, 120, not “7”",
    ),
    (
        '[Rules "generala 1"]\n[Options "pot=1000001"]\n[Player "A"]',
        2,
        "“pot” can be a whole number up to 1,000,000, not “1000001”",
    ),
    ('[Rules "generala 1"]\n', 1, "The game has no players."),
    ('[Rules "generala 1"]\n[Id "1"]\n\n33152', 2, "The game has no players."),
    (
        '[Rules "imprevisible 1"]\n[Player "Ana"]\n',
        2,
        "This game is for 2 to 3 players, not 1.",
    ),
    (
        '[Rules "generala 1"]\n' + '[Player "Ana"]\n' * 8,
        9,
        "This game is for 1 to 7 players, not 8.",
    ),
    *(
        (
            f'[Rules "generala 1"]\n[Player "{name}"]\n',
            2,
            "A player's name has 1 to 40 characters that can be seen, and no controls.",
        )
        for name in ("", "   ", "x" * 41, "a\u202eb", "a\x00b", "\u200d", "a\u200bb", "\u00ad")
    ),
    ('[Rules "generala 1"]\n[Player "Ana" robot]\n', 2, "“robot” is no kind of player."),
    *(
        (
            f'[Rules "generala 1"]\n[{name} "{value}"]\n[Player "Ana"]',
            2,
            f"The header “{name}” cannot be “{value}”.",
        )
        for name, value in (
            ("Date", "yesterday"),
            ("Date", "2026-13-01"),
            ("Date", ""),
            ("Dice", "loaded"),
            ("Hints", "-1"),
            ("Hints", "1234567"),
            ("Undone", "x"),
            ("End", "won"),
            ("Id", "a b"),
        )
    ),
    (HEAD + "3" * 20_001, 4, "This is far too long for a game."),
]


@pytest.mark.parametrize(("source", "line", "reason"), REFUSED)
def test_a_text_that_is_no_game_is_refused_with_line_and_reason(source, line, reason):
    assert refused(source) == (line, reason)


def opened(throws: str, players: int, rule: str = "highest_die") -> str:
    names = "".join(f'[Player "{number}"]\n' for number in range(players))
    return f'[Rules "generala 1"]\n[Opening "{throws}"]\n[Options "opening={rule}"]\n{names}'


@pytest.mark.parametrize(
    ("throws", "players", "rule"),
    [
        ("6 4", 2, "highest_die"),
        ("6 6 1 | 3 3 | 1 2", 3, "highest_die"),
        ("6 6 | 5", 2, "highest_die"),
        ("11111 66666", 2, "lowest_sum"),
        ("12345 12345 66666 | 11111 22222", 3, "highest_sum"),
    ],
)
def test_opening_rolls_are_read_and_written(throws, players, rule):
    record = notation.read(opened(throws, players, rule))
    assert record.header("Opening") == throws
    assert f'[Opening "{throws}"]\n' in notation.write(record)


@pytest.mark.parametrize(
    ("throws", "players", "rule"),
    [
        ("7 1", 2, "highest_die"),
        ("6 4 |", 2, "highest_die"),
        ("6  4", 2, "highest_die"),
        ("", 1, "highest_die"),
        ("6 4 3", 2, "highest_die"),
        ("6", 2, "highest_die"),
        ("6 6 | 5 4 3", 2, "highest_die"),
        ("6 6 1 | 3 | 1 2", 3, "highest_die"),
        ("12345 66666", 2, "highest_die"),
        ("6 4", 2, "lowest_sum"),
        ("123 456", 2, "highest_sum"),
        ("6 4", 2, "as_listed"),
    ],
)
def test_opening_rolls_of_another_game_are_refused(throws, players, rule):
    reason = "The opening rolls are not those of these players and this game."
    assert refused(opened(throws, players, rule)) == (2, reason)


def test_more_lines_than_any_game_has_are_refused_where_they_begin():
    headers = "".join(f'[Note{number} "x"]\n' for number in range(notation.MAX_LINES))
    source = '[Rules "generala 1"]\n# kept out of the count\n\n' + headers + '[Player "Ana"]\n'
    many = list(notation.read_all(source + HEAD))
    assert isinstance(many[0], NotationError)
    assert many[0].line == notation.MAX_LINES + 3
    assert many[0].reason == notation_error.TOO_LONG
    assert isinstance(many[1], Record)


@pytest.mark.timeout(10)
def test_an_unclosed_header_full_of_blanks_is_refused_before_anyone_gives_up():
    assert refused(f'[Rules "generala 1"]\n[Id "x"{" " * 19_000}\n')[0] == 2


def test_lines_are_counted_whatever_ends_them():
    source = "\r\n\n\r# one\r\r\n" + HEAD + " \t\r\n\n\x0c\n33152 =threes:7\r"
    assert refused(source) == (12, "The hand is worth 6 there, not 7.")


def test_a_long_line_that_is_a_game_is_read():
    long_name = f'[Note "{"ñ" * 19_000}"]'
    assert notation.read(HEAD.replace("\n\n", f"\n{long_name}\n\n")).header("Note") == "ñ" * 19_000


def test_a_long_value_is_quoted_in_part():
    _, reason = refused(f'[Rules "generala 1"]\n[Dice "{"x" * 500}"]\n[Player "Ana"]')
    assert len(reason) < 120


def test_every_reason_can_be_filled_by_those_who_give_it():
    """The names in braces are those that the reader fills; the tests above use most of them."""
    reasons = [value for value in vars(notation_error).values() if isinstance(value, Text)]
    braces = {part.split("}")[0] for r in reasons for part in r.source.split("{")[1:]}
    assert braces == {
        "name", "game", "edition", "least", "most", "players", "level", "value", "token", "match",
    }  # fmt: skip


# --- Writing ------------------------------------------------------------------------------------


def test_a_written_game_looks_like_this():
    record = notation.read(
        text(
            "yatzy",
            "33152 ..636 ..2.3 =threes",
            "12345 =small_straight",
            "11234",
            players=2,
            headers=['[Id "7"]'],
        )
    )
    assert notation.write(record) == (
        '[Rules "yatzy 1"]\n'
        '[Options "opening=highest_die pot=0 per_point=0"]\n'
        '[Id "7"]\n'
        '[Player "Ana" human]\n'
        '[Player "Beto" human]\n'
        "\n"
        "33152 ..636 ..2.3 =threes:12\n"
        "12345 =small_straight:15\n"
        "11234\n"
    )


def test_line_ends_in_a_header_become_blanks():
    record = notation.read(HEAD).with_header("Note", "one\ntwo\u2028three")
    assert '[Note "one two three"]\n' in notation.write(record)
    assert notation.read(notation.write(record)).header("Note") == "one two three"
