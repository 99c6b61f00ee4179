"""`hint`: the moves of the unfinished last turn of a game text, ranked by what they lead to."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from generala_desktop.cli.asked import add_games, for_each_game
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.storage.paths import cache_dir
from generala_desktop.storage.record import Record

if TYPE_CHECKING:
    from generala_desktop.cli.report import Json
    from generala_desktop.strategy.adviser import Adviser
    from generala_desktop.strategy.hints import RankedMove

HELP = "rank the moves of the unfinished last turn of game text"

add_arguments = add_games


def run(arguments: argparse.Namespace) -> int:
    # NumPy is loaded only by who wants to know the best play.
    from generala_desktop.strategy.adviser import adviser  # noqa: PLC0415
    from generala_desktop.strategy.rules_key import key  # noqa: PLC0415

    advisers: dict[str, Adviser] = {}

    def adviser_of(rules: Ruleset) -> Adviser:
        name = key(rules)
        if name not in advisers:
            advisers[name] = adviser(rules, cache_dir() / "solved")
        return advisers[name]

    def show(number: int, game: Record) -> None:
        moves = adviser_of(game.rules).ranked(game.state)
        if arguments.json:
            print(json.dumps({"moves": [_data(game, move) for move in moves]}))
        else:
            print("\n".join([*[""] * bool(number), *(_line(game, move) for move in moves[:8])]))

    return for_each_game(arguments, show)


def _data(game: Record, ranked: RankedMove) -> dict[str, Json]:
    worth: dict[str, Json] = {
        "expected": round(ranked.expected, 9),  # type: ignore[dict-item]
        "loss": round(ranked.loss, 9),  # type: ignore[dict-item]
    }
    match ranked.move:
        case Score(box):
            return {"score": box.category, "match": box.match + 1, **worth}
        case ClaimWin(match):
            return {"claim": match + 1, **worth}
        case Roll(keep):
            return {"keep": list(_held(game, keep)), **worth}
        case RollSecondCup(target):  # pragma: no branch (there is no other)
            named: dict[str, Json] = {} if target is None else {"target": target}
            return {"second_cup": True, **named, **worth}


def _held(game: Record, keep: frozenset[int]) -> list[int]:
    return sorted(game.state.turn.faces[place] for place in keep)


def _line(game: Record, ranked: RankedMove) -> str:
    lost = 0.0 - round(ranked.loss, 3)  # no sign before nothing
    return f"{ranked.expected:10.3f}  {lost:8.3f}  {_what(game, ranked)}"


def _what(game: Record, ranked: RankedMove) -> str:
    several = len(game.rules.matches) > 1
    match ranked.move:
        case Score(box):
            where = f" in match {box.match + 1}" if several else ""
            return f"write {game.rules.category(box.category).label}{where}"
        case ClaimWin(match):
            return f"claim match {match + 1}" if several else "claim the win"
        case Roll() if not game.state.turn.faces:
            return "roll"
        case Roll(keep):
            return "hold " + (" ".join(map(str, _held(game, keep))) or "nothing")
        case RollSecondCup(target):  # pragma: no branch (there is no other)
            return "throw the second cup" + ("" if target is None else f" for {target}")
