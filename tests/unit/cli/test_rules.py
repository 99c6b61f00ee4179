"""`rules`: the games, their boxes and table rules."""

import json

import pytest

from generala_desktop import cli
from generala_desktop.rulesets import VARIANTS


def printed(capsys, *arguments: str) -> str:
    assert cli.main(["rules", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return str(out)


def test_every_game_is_listed(capsys):
    out = printed(capsys)
    assert [f"({v.id})\n" in out for v in VARIANTS] == [True] * len(VARIANTS)


def test_one_game_is_shown_with_all_that_can_be_chosen(capsys):
    lines = printed(capsys, "yahtzee-official").splitlines()
    assert lines[0] == "Official Yahtzee (yahtzee-official)"
    assert "  players: 1–8" in lines
    assert "    Full house (25) [full_house]" in lines
    assert "    Chance [chance]" in lines
    assert "    Yahtzee bonus: 100 [yahtzee_bonus]" in lines
    assert "    opening=highest_sum  (Who starts)" in lines
    assert "      lowest_sum: Each throws five dice, from the lowest sum up" in lines
    assert "      50" in lines


def test_json_has_stable_keys(capsys):
    games = json.loads(printed(capsys, "--json"))
    assert [game["id"] for game in games] == [variant.id for variant in VARIANTS]
    keys = ["id", "edition", "title", "players", "boxes", "matches", "options"]
    assert all(list(game) == keys for game in games)
    (imprevisible,) = json.loads(printed(capsys, "imprevisible", "--json"))
    assert imprevisible["players"] == [2, 3]
    assert imprevisible["matches"] == 5
    assert imprevisible["boxes"][6] == {"id": "straight", "section": "lower", "label": "Straight"}
    assert {"name": "fourth_roll", "choices": ["yes", "no"], "default": "yes"} in imprevisible[
        "options"
    ]


@pytest.mark.parametrize("arguments", [("chess",), ("chess", "--json")])
def test_an_unknown_game_is_refused_with_the_known_ones(capsys, arguments):
    assert cli.main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("There is no game “chess”; the games are generala, generala-mayores,")
    assert err.count("\n") == 1


def test_an_unknown_command_is_refused(capsys):
    with pytest.raises(SystemExit) as caught:
        cli.main(["play"])
    assert caught.value.code == 2
    assert "invalid choice" in capsys.readouterr().err
