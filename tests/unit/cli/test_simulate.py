"""`simulate` on the command line."""

import json
import subprocess
import sys

import pytest


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "generala_desktop", "simulate", *arguments],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def test_it_tells_wins_means_and_spreads_as_json():
    words = ("--rules", "generala", "--players", "novice,perfect,novice", "--games", "30")
    done = run(*words, "--seed", "5", "--set", "double=no", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    answer = json.loads(done.stdout)
    assert (answer["rules"], answer["games"], answer["seed"]) == ("generala", 30, 5)
    assert set(answer) == {"rules", "games", "seed", "players"}
    players = answer["players"]
    assert [player["level"] for player in players] == ["novice", "perfect", "novice"]
    assert all(set(p) == {"level", "wins", "ties", "mean", "sd"} for p in players)
    assert sum(player["wins"] for player in players) <= 30
    assert players[1]["wins"] > players[0]["wins"]
    assert 90 < players[0]["mean"] < players[1]["mean"] < 200


def test_it_tells_them_to_people():
    done = run("--rules", "yacht", "--players", "casual", "--games", "3", "--seed", "1")
    assert done.returncode == 0
    first, head, line = done.stdout.splitlines()
    assert "3 games, seed 1" in first
    assert "points" in head
    assert line.split()[:3] == ["casual", "3", "0"]


def test_a_seed_is_drawn_and_told_where_none_is_given():
    words = ("--rules", "generala", "--players", "novice", "--games", "2", "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(run(*words, "--seed", str(first["seed"])).stdout)
    assert again == first


FINE = {"--rules": "generala", "--players": "novice,perfect", "--games": "2"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("--rules", "chess"),
        ("--set", "double=7"),
        ("--players", "human,perfect"),
        ("--players", "novice,,perfect"),
        ("--players", ""),
        ("--players", ",".join(["novice"] * 8)),
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", "many"),
        ("--games", "1.5"),
        ("--games", "9" * 30),
        ("--games", "²"),
        ("--seed", "x"),
        ("--seed", "-3"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(name, value):
    words = {**FINE, name: value}
    done = run(*(f"{key}={word}" for key, word in words.items()))
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("missing", FINE)
def test_what_is_missing_is_asked_for(missing):
    done = run(*(f"{key}={word}" for key, word in FINE.items() if key != missing))
    assert done.returncode == 2
    assert missing in done.stderr


def test_several_matches_are_counted_by_their_balance():
    words = (
        "--rules",
        "imprevisible",
        "--players",
        "novice,perfect",
        "--games",
        "1",
        "--seed",
        "2",
    )
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    one, other = json.loads(done.stdout)["players"]
    assert one["mean"] == -other["mean"]
