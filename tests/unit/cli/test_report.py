"""A game as plain data, key by key."""

from typing import Any

from generala_desktop.cli.report import report
from tests.play import game


def data(game_id: str, *turns: str, **arguments: Any) -> Any:
    return report(game(game_id, *turns, **arguments))


def test_a_report_of_one_match():
    assert data("yatzy", "33152 =threes", "11111 =twos", players=1) == {
        "rules": "yatzy",
        "options": {"opening": "highest_die", "pot": "0", "per_point": "0"},
        "players": [
            {
                "name": "Ana",
                "matches": [
                    {
                        "boxes": {
                            box: {
                                "points": {"threes": 6, "twos": 0}.get(box),
                                "struck": box == "twos",
                                "served": False,
                            }
                            for box in (
                                "ones", "twos", "threes", "fours", "fives", "sixes", "pair",
                                "two_pairs", "three_of_a_kind", "four_of_a_kind",
                                "small_straight", "large_straight", "full_house", "chance",
                                "yatzy",
                            )
                        },
                        "bonuses": {"upper_bonus": 0},
                        "total": 6,
                    }
                ],
                "total": 6,
            }
        ],
        "open_turn": None,
        "over": False,
        "winners": [],
    }  # fmt: skip


def test_an_open_turn_lists_every_open_box_with_its_worth():
    turn = data("generala", "=ones:3", "=ones:3", "12345", players=2)["open_turn"]
    assert turn["player"] == 0
    assert (turn["rolls"], turn["faces"], turn["extra"]) == (1, [1, 2, 3, 4, 5], [])
    assert turn["served"] is True
    assert (turn["may_roll"], turn["may_roll_second_cup"], turn["may_claim"]) == (True, False, [])
    assert len(turn["scores"]) == 10
    assert {"match": 1, "box": "straight", "points": 25, "legal": True} in turn["scores"]
    assert {"match": 1, "box": "sixes", "points": 0, "legal": True} in turn["scores"]


def test_what_may_not_be_written_now_is_listed_but_not_legal():
    claim = data("generala", "44444")["open_turn"]
    assert claim["may_claim"] == [1]
    assert not any(score["legal"] for score in claim["scores"])
    assert not claim["may_roll"]
    assert {"match": 1, "box": "generala", "points": 50, "legal": False} in claim["scores"]
    roll_on = data("imprevisible", "66612", players=2)["open_turn"]
    assert len(roll_on["scores"]) == 50
    assert not any(score["legal"] for score in roll_on["scores"])
    joker = data("yahtzee-official", "=yahtzee:50", "22222")["open_turn"]
    assert [score["box"] for score in joker["scores"] if score["legal"]] == ["twos"]


def test_the_second_cup_lies_beside_the_white_dice():
    third = data("imprevisible", "66612 ...34 ...12", players=2)["open_turn"]
    assert third["may_roll_second_cup"]
    fourth = data("imprevisible", "66612 ...34 ...12 +33333", players=2)["open_turn"]
    assert (fourth["faces"], fourth["extra"]) == ([6, 6, 6, 1, 2], [3, 3, 3, 3, 3])
    assert fourth["rolls"] == 3
    assert not fourth["may_roll_second_cup"]
    assert fourth["may_claim"] == [1, 2, 3, 4, 5]


def test_a_report_of_several_matches():
    shown = data("imprevisible", "44444 !5", "66661 ....2 ....3 =1/sixes", players=2)
    ana, beto = shown["players"]
    assert (ana["balance"], ana["caps"], ana["total"]) == (5, 5, 0)
    assert (beto["balance"], beto["caps"], beto["total"]) == (-5, -5, 16)
    assert [match["winner"] for match in beto["matches"]] == [None, None, None, None, 0]
    assert [match["void"] for match in beto["matches"]] == [False] * 5
    assert beto["matches"][0]["boxes"]["sixes"] == {"points": 16, "struck": False, "served": False}
    assert beto["matches"][0]["total"] == 16
    assert (shown["over"], shown["winners"]) == (False, [])


def test_a_void_match_has_no_winner():
    turns = ["x", "x"]
    shown = data("simultanea", "44444 !3", *turns, players=2)
    assert [match["void"] for match in shown["players"][0]["matches"]] == [True] * 3
    assert (shown["over"], shown["winners"]) == (True, [])


def test_served_entries_are_told_apart():
    turns = ("12345 =straight", "33321 ....2 =full_house", "11234 =sixes")
    boxes = data("generala", *turns)["players"][0]["matches"][0]["boxes"]
    assert boxes["straight"] == {"points": 25, "struck": False, "served": True}
    assert boxes["full_house"] == {"points": 30, "struck": False, "served": False}
    assert boxes["sixes"] == {"points": 0, "struck": True, "served": False}
    assert boxes["ones"] == {"points": None, "struck": False, "served": False}


def test_winners_are_seats():
    assert data("generala", "44444 !", "11111 !", players=2)["winners"] == [0, 1]


def test_a_bonus_is_told_by_its_id():
    match = data("yahtzee-official", "=yahtzee:50", "=fives:25+100")["players"][0]["matches"][0]
    assert match["bonuses"] == {"upper_bonus": 0, "yahtzee_bonus": 100}
    assert match["total"] == 175
