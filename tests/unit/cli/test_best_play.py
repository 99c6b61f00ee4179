"""`solve` and `hint` on the command line."""

import json
import subprocess
import sys

import pytest

GAME = '[Rules "{rules}"]\n[Player "Ana" human]\n[Player "Beto" human]\n\n{turns}\n'


def run(*arguments, text=""):
    return subprocess.run(
        [sys.executable, "-m", "generala_desktop", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=110,  # less than pytest waits; a busy machine takes most of it
        check=False,
    )


def hints(rules, turns):
    done = run("hint", "--json", "-", text=GAME.format(rules=rules, turns=turns))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["moves"]


def test_solve_tells_value_spread_and_positions():
    done = run("solve", "--rules", "generala", "--json")
    answer = json.loads(done.stdout)
    assert answer["rules"] == "generala"
    assert answer["options"]["double"] == "100"
    assert answer["expected"] == pytest.approx(159.618456, abs=1e-5)
    assert answer["sd"] == pytest.approx(40.4313, abs=0.002)
    assert answer["positions"] == 2560
    assert answer["seconds"] > 0


def test_solve_takes_table_rules():
    answer = json.loads(run("solve", "--rules", "generala", "--set", "double=no", "--json").stdout)
    assert answer["options"]["double"] == "no"
    assert answer["expected"] < 159


@pytest.mark.parametrize(
    "arguments",
    [
        ("--rules", "chess"),
        ("--rules", "generala", "--set", "double"),
        ("--rules", "generala", "--set", "double=7"),
        ("--rules", "imprevisible"),
    ],
)
def test_solve_refuses_in_one_line(arguments):
    done = run("solve", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_hints_are_ranked_and_say_what_each_move_loses():
    moves = hints("generala 1", "23366")
    assert moves[0]["keep"] == [6, 6]
    assert moves[0]["loss"] == 0
    assert [m["expected"] for m in moves] == sorted((m["expected"] for m in moves), reverse=True)
    worst = moves[-1]
    assert worst["loss"] == pytest.approx(moves[0]["expected"] - worst["expected"], abs=1e-6)
    assert {"score", "match"} <= {key for move in moves for key in move}


def test_a_win_outright_comes_first():
    assert hints("generala 1", "44444")[0]["claim"] == 1


def test_before_the_first_roll_there_is_one_move():
    (move,) = hints("generala 1", "")
    assert move["keep"] == []
    told = run("hint", "-", text=GAME.format(rules="generala 1", turns=""))
    assert told.stdout.endswith(" roll\n")


def test_the_best_move_loses_nothing_and_has_no_sign():
    told = run("hint", "-", text=GAME.format(rules="generala 1", turns="23366"))
    assert told.stdout.splitlines()[0].split()[1] == "0.000"


def test_locked_dice_are_in_every_hint():
    moves = hints("generala-mayores 1", "66123 ..456")
    keeps = [move["keep"] for move in moves if "keep" in move]
    assert keeps
    assert all(keep.count(6) >= 2 for keep in keeps)


def test_a_finished_turn_has_no_open_hand_and_a_bad_text_is_refused():
    done = run("hint", "--json", "-", text=GAME.format(rules="generala 1", turns="12345 =full:3"))
    assert done.returncode == 2
    assert "error" in json.loads(done.stdout)


def test_several_matches_have_hints_with_the_second_cup():
    moves = hints("imprevisible 1", "12456 1.... 1....")
    assert moves[0]["second_cup"] is True
    assert "target" not in moves[0]
    boxes = {(move["match"], move["score"]) for move in moves if "score" in move}
    assert len(boxes) == 50
    assert moves[0]["loss"] == 0


def test_a_target_is_named_where_the_table_asks_for_one():
    text = GAME.format(rules="imprevisible 1", turns="66612 ...13 ...12")
    text = text.replace("[Player", '[Options "declare_target=yes"]\n[Player', 1)
    done = run("hint", "--json", "-", text=text)
    named = [m["target"] for m in json.loads(done.stdout)["moves"] if "second_cup" in m]
    assert named[0] == 6
    assert sorted(named) == [1, 2, 3, 4, 5, 6]


def test_a_dormida_is_claimed_in_the_dearest_match():
    assert hints("imprevisible 1", "44444")[0]["claim"] == 5


def test_people_read_which_match_a_box_is_of():
    done = run("hint", "-", text=GAME.format(rules="simultanea 1", turns="66661 ....6"))
    assert done.stdout.splitlines()[0].endswith("in match 3")


def test_people_read_lines():
    done = run("hint", "-", text=GAME.format(rules="generala 1", turns="23366"))
    assert done.stdout.splitlines()[0].endswith("hold 6 6")
