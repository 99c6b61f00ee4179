"""One player's sheet."""

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand

ONES = Box(0, "ones")
TWOS = Box(0, "twos")
OTHER = Box(1, "ones")


def test_a_new_card_is_open():
    assert Card().is_open(ONES)
    assert Card().entry(ONES) is None
    assert not Card().holds_points(ONES)


def test_writing_closes_one_box_of_one_match():
    card = Card().write(Entry(ONES, Hand((1, 1, 2, 3, 4)), 2))
    assert not card.is_open(ONES)
    assert card.is_open(TWOS)
    assert card.is_open(OTHER)
    assert card.holds_points(ONES)


def test_a_struck_box_is_closed_and_holds_no_points():
    card = Card().write(Entry(ONES, None, 0))
    entry = card.entry(ONES)
    assert entry is not None
    assert entry.is_struck
    assert not card.is_open(ONES)
    assert not card.holds_points(ONES)


def test_entries_stay_in_the_order_written():
    card = Card().write(Entry(TWOS, None, 2)).write(Entry(OTHER, None, 1))
    card = card.write(Entry(ONES, None, 3))
    assert [entry.points for entry in card.entries] == [2, 1, 3]
    assert [entry.points for entry in card.in_match(0)] == [2, 3]
    assert [entry.points for entry in card.in_match(1)] == [1]


def test_the_card_written_on_stays_as_it_was():
    card = Card()
    card.write(Entry(ONES, None, 1))
    assert card.entries == ()
