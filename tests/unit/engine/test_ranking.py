"""Who won, who follows, and who owes whom (RULES.md §2.5, §2.9, §8.3, §10.6, §10.7)."""

import pytest

from generala_desktop.engine import ranking
from generala_desktop.engine.ranking import MatchResult
from generala_desktop.engine.state import State
from generala_desktop.rulesets import build
from tests.play import state

BOXES = [box.category for box in build("simultanea").boxes[:10]]


def order(over: State) -> list[tuple[int, int]]:
    return [(standing.rank, standing.seat) for standing in ranking.standings(over)]


def yacht(*totals: int, **options: str) -> State:
    """A whole game in choice and zeros: each player's total is the given one (5 to 30)."""
    others = [box.category for box in build("yacht").boxes if box.category != "choice"]
    turns = [f"=choice:{total}" for total in totals]
    turns += [f"={box}:0" for box in others for _ in totals]
    return state("yacht", *turns, players=len(totals), options=options)


def matches(*results: list[int]) -> State:
    """A Simultánea whose matches differ only by the given sixes of each player."""
    players = len(results[0])
    turns = []
    for match, sixes in enumerate(results, start=1):
        turns += [f"={match}/sixes:{points}" for points in sixes]
        turns += [f"~22346 ={match}/{b}" for b in BOXES if b != "sixes" for _ in range(players)]
    return state("simultanea", *turns, players=players, options={"matches": str(len(results))})


# --- By points ----------------------------------------------------------------------------------


def test_the_highest_total_wins():
    over = yacht(20, 30, 10)
    assert ranking.winners(over) == (1,)
    assert order(over) == [(1, 1), (2, 0), (3, 2)]
    assert [standing.total for standing in ranking.standings(over)] == [30, 20, 10]


def test_equal_totals_share_the_place_and_the_next_is_left_out():
    """RULES.md §2.5."""
    over = yacht(18, 20, 20)
    assert ranking.winners(over) == (1, 2)
    assert order(over) == [(1, 1), (1, 2), (3, 0)]


OFFICIAL = [box.category for box in build("yahtzee-official").boxes if box.category != "sixes"]


@pytest.mark.parametrize(
    ("one", "other", "last", "totals"),
    [
        # A further Yahtzee brings 100 ...
        (
            {"yahtzee": "=yahtzee:50", "large_straight": "=large_straight:40"},
            {"yahtzee": "66666 =yahtzee"},
            "66666 =sixes",
            [186, 96],
        ),
        # ... and 63 points in the numbers 35.
        (
            {"large_straight": "=large_straight:40", "full_house": "=full_house:25"},
            {"fives": "=fives:25", "fours": "=fours:20"},
            "66612 =sixes",
            [104, 71],
        ),
    ],
)
def test_a_bonus_of_the_last_entry_decides(one, other, last, totals):
    turns = []
    for box in OFFICIAL:
        usual = f"={box}:{6 if box == 'chance' else 0}"
        turns += [one.get(box, usual), other.get(box, usual)]
    over = state("yahtzee-official", *turns, "=sixes:0", last, players=2)
    assert ranking.winners(over) == (1,)
    assert [standing.total for standing in ranking.standings(over)] == totals


def test_nobody_has_won_before_the_end():
    assert ranking.winners(state("yacht", "=choice:30", players=2)) == ()


def test_who_claimed_wins_with_fewer_points():
    over = state("generala", "44444 !", "66661 =four_of_a_kind", players=2)
    assert ranking.winners(over) == (0,)
    assert [(s.seat, s.claimed, s.total) for s in ranking.standings(over)] == [
        (0, True, 0),
        (1, False, 45),
    ]


def test_of_several_claimants_the_higher_total_wins():
    """RULES.md §3.3."""
    first = ("=ones:3", "=sixes:18", "=sixes:24")
    over = state("generala", *first, "44444 !", "11111 !", "=straight:25", players=3)
    assert ranking.winners(over) == (1,)
    assert order(over) == [(1, 1), (2, 0), (3, 2)]


def test_level_claimants_share():
    over = state("generala", "=ones:3", "=ones:3", "44444 !", "11111 !", players=2)
    assert ranking.winners(over) == (0, 1)


def test_who_left_ranks_last_whatever_his_points():
    """RULES.md §2.9."""
    turns = ["=choice:30", "=choice:20", "x"]
    others = [b.category for b in build("yacht").boxes if b.category != "choice"]
    over = state("yacht", *turns, *(f"={box}:0" for box in others), players=2)
    assert ranking.winners(over) == (1,)
    assert order(over) == [(1, 1), (2, 0)]
    assert [s.left for s in ranking.standings(over)] == [False, True]


def test_when_everybody_left_nobody_wins():
    over = state("yacht", "=choice:30", "x", "x", players=2)
    assert over.over
    assert ranking.winners(over) == ()
    assert ranking.debts(over) == [[0, 0], [0, 0]]


def test_one_alone_wins_his_practice():
    assert ranking.winners(yacht(20)) == (0,)
    assert ranking.winners(state("generala", "44444 !")) == (0,)


# --- Stakes -------------------------------------------------------------------------------------


def test_the_winner_takes_a_stake_and_a_sum_for_each_point():
    """RULES.md §8.3."""
    over = yacht(20, 30, 10, pot="10", per_point="2")
    assert ranking.debts(over) == [[0, 10 + 20, 0], [0, 0, 0], [0, 10 + 40, 0]]


def test_a_shared_pot_is_divided_in_whole_units():
    over = yacht(18, 20, 20, pot="5", per_point="1")
    assert ranking.debts(over) == [[0, 2 + 1, 2 + 1], [0, 0, 0], [0, 0, 0]]
    over = yacht(17, 20, 20, pot="0", per_point="1")
    assert ranking.debts(over)[0] == [0, 1, 1]  # 3 for the points, halved


def test_points_are_never_paid_backwards():
    options = {"pot": "1", "per_point": "5"}
    over = state("generala", "44444 !", "66661 =four_of_a_kind", players=2, options=options)
    assert ranking.debts(over) == [[0, 0], [1, 0]]


def test_who_left_pays_like_any_other():
    options = {"pot": "10", "per_point": "1"}
    others = [b.category for b in build("yacht").boxes if b.category != "choice"]
    turns = ["=choice:30", "=choice:20", "x", *(f"={box}:0" for box in others)]
    assert ranking.debts(state("yacht", *turns, players=2, options=options)) == [[0, 10], [0, 0]]
    turns = ["=choice:10", "=choice:20", "x", *(f"={box}:0" for box in others)]
    assert ranking.debts(state("yacht", *turns, players=2, options=options)) == [[0, 20], [0, 0]]


def test_nothing_is_owed_before_the_end_nor_without_stakes():
    begun = state("yacht", "=choice:30", players=2, options={"pot": "10"})
    assert ranking.debts(begun) == [[0, 0], [0, 0]]
    assert ranking.debts(yacht(20, 30)) == [[0, 0], [0, 0]]


# --- By matches ---------------------------------------------------------------------------------


def test_each_match_goes_to_its_highest_result():
    over = matches([18, 12, 6], [6, 12, 0], [0, 6, 12])
    assert [ranking.match_result(over, m) for m in range(3)] == [
        MatchResult(True, 0),
        MatchResult(True, 1),
        MatchResult(True, 2),
    ]
    assert [ranking.balance(over, seat) for seat in range(3)] == [1 - 5, 2 - 4, 3 - 3]
    assert [ranking.caps(over, seat) for seat in range(3)] == [2 - 5, 4 - 4, 6 - 3]
    assert order(over) == [(1, 2), (2, 1), (3, 0)]
    assert ranking.winners(over) == (2,)


def test_an_equal_highest_result_makes_a_match_void():
    """RULES.md §10.6."""
    over = matches([18, 18, 6], [6, 12, 0])
    assert ranking.match_result(over, 0) == MatchResult(True, None)
    assert ranking.match_result(over, 0).is_void
    assert [ranking.balance(over, seat) for seat in range(3)] == [-2, 2, -2]
    assert [ranking.caps(over, seat) for seat in range(3)] == [-2, 4, -2]


def test_an_equal_lower_result_does_not_matter():
    over = matches([18, 6, 6], [0, 0, 6])
    assert ranking.match_result(over, 0) == MatchResult(True, 0)


def test_a_match_is_open_while_somebody_can_write_in_it():
    begun = state("simultanea", "=1/sixes:18", players=2)
    assert ranking.match_result(begun, 0) == MatchResult(False, None)
    assert not ranking.match_result(begun, 0).is_void


def test_a_dormida_wins_its_match_whatever_the_results():
    begun = state("imprevisible", "=5/sixes:16", "44444 !5", players=2)
    assert ranking.match_result(begun, 4) == MatchResult(True, 1)
    assert [ranking.balance(begun, seat) for seat in range(2)] == [-5, 5]
    assert ranking.match_debts(begun) == [[0, 5], [0, 0]]


def test_level_balances_go_to_the_dearer_match():
    """RULES.md §10.7: 1 + 2 = 3, so the one with the 3 is ahead of the one with 1 and 2."""
    over = matches([18, 6], [18, 6], [6, 18])
    assert [ranking.balance(over, seat) for seat in range(2)] == [0, 0]
    assert order(over) == [(1, 1), (2, 0)]
    assert ranking.winners(over) == (1,)


def test_level_balances_without_a_match_share():
    over = matches([18, 18], [6, 6])
    assert order(over) == [(1, 0), (1, 1)]
    assert ranking.winners(over) == (0, 1)


def test_who_owes_whom_is_set_off_pair_by_pair():
    over = matches([18, 12, 6], [6, 12, 0], [0, 6, 12])
    assert ranking.debts(over) == [[0, 2, 3], [1, 0, 3], [1, 2, 0]]
    assert ranking.net(ranking.debts(over)) == [[0, 1, 2], [0, 0, 1], [0, 0, 0]]


def test_a_match_won_by_one_who_left_is_void():
    """RULES.md §2.9."""
    turns = ["44444 !3", "=1/ones:0", "=1/ones:0", "x"]
    begun = state("simultanea", *turns, players=3)
    assert ranking.match_result(begun, 2) == MatchResult(True, None)
    assert [ranking.balance(begun, seat) for seat in range(3)] == [0, 0, 0]


def test_a_counted_match_goes_to_the_highest_of_those_who_stay():
    first = [f"=1/{box}:{18 if box == 'sixes' else 0}" for box in BOXES]
    second = [f"=1/{box}:{12 if box == 'sixes' else 0}" for box in BOXES]
    turns = [turn for pair in zip(first, second, strict=True) for turn in pair]
    options = {"matches": "2"}
    both = state("simultanea", *turns, players=2, options=options)
    assert ranking.match_result(both, 0) == MatchResult(True, 0)
    alone = state("simultanea", *turns, "x", players=2, options=options)
    assert ranking.match_result(alone, 0) == MatchResult(True, 1)
    assert [ranking.balance(alone, seat) for seat in range(2)] == [-1, 1]


def test_who_left_still_owes_what_others_won():
    turns = ["=1/ones:0", "44444 !3", "x"]
    begun = state("simultanea", *turns, players=2)
    assert ranking.match_debts(begun) == [[0, 3], [0, 0]]


def test_when_everybody_left_every_match_is_void():
    over = state("simultanea", "44444 !3", "x", "x", players=2)
    assert over.over
    assert all(ranking.match_result(over, match).is_void for match in range(3))
    assert ranking.winners(over) == ()


def test_no_claim_of_a_match_is_a_claim_of_the_game():
    begun = state("imprevisible", "44444 !5", players=2)
    assert not any(standing.claimed for standing in ranking.standings(begun))


@pytest.mark.parametrize(("game_id", "caps"), [("simultanea", 15), ("imprevisible", 15)])
def test_each_player_begins_with_his_caps(game_id, caps):
    assert build(game_id).caps == caps
