"""Whatever is put before the reader, it reads a game or says in which line it is none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record, clean_name, distinct_names
from tests.play import played, text
from tests.property.games import SETTINGS, sittings

SNIPPETS = st.sampled_from(
    [
        '[Rules "generala 1"]',
        '[Rules "imprevisible 1"]',
        '[Rules "yahtzee-official 1"]',
        "[Rules",
        '[Player "Ana" human]',
        '[Player "" human]',
        '[Options "double=no"]',
        '[Options "="]',
        '[Date "yesterday"]',
        '[Opening "6 4 | 3"]',
        '[Id "7"]',
        "33152",
        ".....",
        "..636",
        "44444",
        "~44444",
        "+44444",
        "+7:44444",
        "+6:44444",
        "=threes",
        "=threes:9",
        "=generala:50+100",
        "=3/ones:1",
        "=0/ones:1",
        "=99/ones:1",
        "=ones:99999",
        "!",
        "!1",
        "!0",
        "!99",
        "x",
        "# note",
        "\n",
        "\r\n",
        "\r",
        " ",
        "\t",
        "\x00",
        "\ufeff",
        "\u202e",
        "\u2028",
        '"',
        "\\",
        "]",
        "{0}",
        "{token}",
        "%n",
    ]
)

TEXTS = st.lists(SNIPPETS | st.text(max_size=6), max_size=40).map("".join)


def check(source: str) -> None:
    lines = source.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
    games = list(notation.read_all(source))
    assert games
    for game in games:
        if isinstance(game, NotationError):
            assert 1 <= game.line <= lines
            assert str(game.reason) in str(game)
        else:
            assert isinstance(game, Record)
            assert notation.read(notation.write(game)) == game


@given(TEXTS)
@settings(SETTINGS, max_examples=100)
def test_any_text_is_read_or_refused(source):
    check(source)


@given(st.lists(SNIPPETS | st.text(max_size=3), max_size=6), st.sampled_from(["", " "]))
@settings(SETTINGS, max_examples=100)
def test_any_turn_is_read_or_refused(words, gap):
    for game_id, players in (("generala", 1), ("imprevisible", 2)):
        check(text(game_id, gap.join(words), players=players))


@given(sittings(), st.randoms(use_true_random=False), SNIPPETS)
@settings(SETTINGS, max_examples=10)
def test_a_damaged_game_is_read_or_refused(sitting, chance, snippet):
    whole = notation.write(played(sitting.rules, sitting.players, sitting.seed))
    for _ in range(3):
        place = chance.randrange(len(whole))
        gone = chance.choice([0, 1, 5, 80])
        check(whole[:place] + snippet + whole[place + gone :])


@given(st.binary(max_size=60))
@settings(SETTINGS, max_examples=33)
def test_any_bytes_are_text_or_refused(data):
    try:
        source = notation.decode(data)
    except NotationError:
        with pytest.raises(UnicodeDecodeError):
            data.decode()
    else:
        check(source)


@given(st.text(max_size=60))
@settings(SETTINGS, max_examples=100)
def test_a_clean_name_is_clean(name):
    cleaned = clean_name(name)
    assert clean_name(cleaned) == cleaned
    assert len(cleaned) <= 40
    if cleaned:
        assert " ".join(cleaned.split()) == cleaned


@given(st.lists(st.text(max_size=45).map(clean_name).filter(bool), max_size=8))
@settings(SETTINGS, max_examples=66)
def test_distinct_names_differ_and_stay_clean(names):
    distinct = distinct_names(names)
    assert len({name.casefold() for name in distinct}) == len(names)
    assert distinct_names(distinct) == distinct
    assert all(clean_name(name) == name for name in distinct)
