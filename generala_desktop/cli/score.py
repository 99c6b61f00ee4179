"""`score`: replays game text and shows every planilla, for people or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from generala_desktop.cli.planilla import planilla
from generala_desktop.cli.report import report
from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError

HELP = "replay game text and print the scoresheets"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .generala file, or - for standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a game, one a line")


def run(arguments: argparse.Namespace) -> int:
    try:
        text = notation.decode(_read(arguments.file))
    except OSError as problem:
        print(f"{arguments.file}: {problem.strerror or problem}", file=sys.stderr)
        return 2
    except NotationError as problem:
        return _refuse(problem, as_json=arguments.json)
    status = 0
    for number, game in enumerate(notation.read_all(text)):
        if isinstance(game, NotationError):
            status = _refuse(game, as_json=arguments.json)
        elif arguments.json:
            print(json.dumps(report(game), ensure_ascii=False))
        else:
            print("\n" * bool(number) + planilla(game))
    return status


def _read(name: str) -> bytes:
    limit = notation.MAX_BYTES + 1
    if name == "-":
        return sys.stdin.buffer.read(limit)
    with Path(name).open("rb") as file:
        return file.read(limit)


def _refuse(problem: NotationError, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": str(problem.reason), "line": problem.line}, ensure_ascii=False))
    print(problem, file=sys.stderr)
    return 2
