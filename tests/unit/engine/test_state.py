"""How a game begins, and what is still open."""

import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.state import Turn, start
from generala_desktop.rulesets import VARIANTS, build
from tests.play import state


def test_a_game_begins_with_empty_cards_at_seat_0():
    begun = start(build("yatzy"), 3)
    assert (begun.seat, begun.turn, begun.over, begun.claims) == (0, Turn(), False, ())
    assert [card.entries for card in begun.cards] == [(), (), ()]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_only_as_many_may_play_as_the_game_allows(variant):
    rules = variant.by_default()
    least, most = rules.players
    assert len(start(rules, least).cards) == least
    assert len(start(rules, most).cards) == most
    for players in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"{rules.id} is for {least} to {most} players"):
            start(rules, players)


def test_the_games_are_for_as_many_as_the_rules_say():
    """RULES.md §3 to §10."""
    assert {v.id: v.by_default().players for v in VARIANTS} == {
        "generala": (1, 7),
        "generala-mayores": (1, 8),
        "yatzy": (1, 8),
        "yahtzee": (1, 8),
        "yahtzee-official": (1, 8),
        "kniffel": (1, 8),
        "yacht": (1, 30),
        "simultanea": (2, 4),
        "imprevisible": (2, 3),
    }


def test_a_match_won_outright_is_no_longer_live():
    before = state("simultanea", "44444 !2", players=2)
    assert before.live_matches == (0, 2)
    assert before.claimant(1) == 0
    assert before.claimant(0) is None
    assert all(box.match != 1 for box in before.open_boxes(1))
    assert len(before.open_boxes(1)) == 20


def test_a_claim_of_the_whole_game_ends_no_match():
    before = state("generala", "44444 !", players=2)
    assert before.claimant(0) is None
    assert before.live_matches == (0,)


def test_who_left_may_not_play():
    before = state("yatzy", "x", players=2)
    assert not before.may_play(0)
    assert before.may_play(1)


def test_a_filled_card_may_not_play():
    boxes = build("generala").boxes
    full = state("generala", *(f"={box.category}:0" for box in boxes))
    assert full.open_boxes(0) == ()
    assert not full.may_play(0)
    assert full.over


def test_the_hand_of_a_turn_is_all_that_lies_there():
    turn = state("imprevisible", "66612 11234 66612 +61345", players=2).turn
    assert turn.hand.faces == (6, 6, 6, 1, 2)
    assert turn.hand.extra == (6, 1, 3, 4, 5)
    assert turn.hand.served
    assert turn.hand.target is None


def test_open_boxes_are_those_not_filled():
    before = state("generala", "33152 =threes")
    assert Box(0, "threes") not in before.open_boxes(0)
    assert len(before.open_boxes(0)) == 10
