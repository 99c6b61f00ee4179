"""`hint`: the moves of the unfinished last turn of a game text, ranked by exact expected totals."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from generala_desktop.cli.asked import add_games, for_each_game
from generala_desktop.engine.moves import ClaimWin, Roll, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.storage.paths import cache_dir
from generala_desktop.storage.record import Record

if TYPE_CHECKING:
    from generala_desktop.cli.report import Json
    from generala_desktop.strategy.hints import RankedMove
    from generala_desktop.strategy.solver import Solver

HELP = "rank the moves of the unfinished last turn of game text"

add_arguments = add_games


def run(arguments: argparse.Namespace) -> int:
    # NumPy is loaded only by who wants to know the best play.
    from generala_desktop.strategy.cache import key, solved  # noqa: PLC0415
    from generala_desktop.strategy.hints import ranked  # noqa: PLC0415

    solvers: dict[str, Solver] = {}

    def solver_of(rules: Ruleset) -> Solver:
        name = key(rules)
        if name not in solvers:
            solvers[name] = solved(rules, cache_dir() / "solved")
        return solvers[name]

    refused = []

    def show(number: int, game: Record) -> None:
        if len(game.rules.matches) > 1:
            refused.append(number)
            reason = "Games of several matches have no exact hints."
            print(reason, file=sys.stderr)
            if arguments.json:
                print(json.dumps({"error": reason, "line": 1}))
            return
        moves = ranked(solver_of(game.rules), game.state)
        if arguments.json:
            print(json.dumps({"moves": [_data(game, move) for move in moves]}))
        else:
            print("\n".join([*[""] * bool(number), *(_line(game, move) for move in moves[:8])]))

    status = for_each_game(arguments, show)
    return 2 if refused else status


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


def _held(game: Record, keep: frozenset[int]) -> list[int]:
    return sorted(game.state.turn.faces[place] for place in keep)


def _line(game: Record, ranked: RankedMove) -> str:
    return f"{ranked.expected:10.3f}  {-ranked.loss:8.3f}  {_what(game, ranked)}"


def _what(game: Record, ranked: RankedMove) -> str:
    match ranked.move:
        case Score(box):
            return f"write {game.rules.category(box.category).label}"
        case ClaimWin():
            return "claim the win"
        case Roll(keep):
            return "hold " + (" ".join(map(str, _held(game, keep))) or "nothing")
