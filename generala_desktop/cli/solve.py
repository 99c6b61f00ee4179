"""`solve`: the exact best expected score of one player, and its spread."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from generala_desktop.cli.asked import BadInputError, add_table_rules, build_rules
from generala_desktop.engine.card import Card

HELP = "the exact best expected score of one player alone"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="ID", required=True, help="the game")
    add_table_rules(parser)
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.add_argument("--half", action="store_true", help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    try:
        rules = build_rules(arguments.rules, arguments.set)
    except BadInputError as problem:
        print(problem, file=sys.stderr)
        return 2
    # NumPy is loaded only by who wants to know the best play.
    from generala_desktop.strategy.second import helped, work_out_half  # noqa: PLC0415
    from generala_desktop.strategy.spread import SpreadSolver  # noqa: PLC0415

    began = time.perf_counter()
    try:
        if arguments.half:  # asked for by another process of the program
            # Whatever Python was told of its own streams, these write all they are given.
            with (
                os.fdopen(0, "rb", closefd=False) as heard,
                os.fdopen(1, "wb", closefd=False) as told,
            ):
                work_out_half(rules, heard, told)
            return 0
        solver = SpreadSolver(rules)
    except ValueError:
        print("Games of several matches are too large to be solved.", file=sys.stderr)
        return 2
    with helped(solver) as sharing:
        solver.solve_values(sharing=sharing)
    seconds = time.perf_counter() - began
    solver.spread()
    expected, deviation = solver.value(Card()), solver.deviation(Card())
    if arguments.json:
        answer = {
            "rules": rules.id,
            "options": dict(rules.options),
            "expected": expected,
            "sd": deviation,
            "seconds": round(seconds, 3),
            "positions": solver.count(),
        }
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print(f"{rules.title}: {expected:.4f} on average, standard deviation {deviation:.4f}")
        print(f"({solver.count()} positions in {seconds:.2f} seconds)")
    return 0
