"""What commands have in common that are told a game, its table rules, or a file of games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from generala_desktop.engine.ruleset import OptionError, Ruleset
from generala_desktop.rulesets import VARIANTS, find
from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record


class BadInputError(Exception):
    """Says in one line what is wrong."""


def add_table_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a table rule, as `rules` lists them; may be given several times",
    )


def add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .generala file, or - for standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a game, one a line")


def build_rules(game_id: str, table_rules: list[str]) -> Ruleset:
    """Return the rules of a game under NAME=VALUE words; raises BadInputError."""
    variant = find(game_id)
    if variant is None:
        known = ", ".join(known.id for known in VARIANTS)
        raise BadInputError(f"There is no game “{game_id}”; the games are {known}.")
    choices = {}
    for word in table_rules:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInputError(f"“{word}” is not a table rule; write NAME=VALUE.")
        choices[name] = value
    try:
        return variant.build(choices)
    except OptionError as problem:
        raise BadInputError(f"{problem}.") from problem


def read_text(name: str) -> str:
    """Return the text of a file of games, or of standard input for “-”.

    Raises OSError, and NotationError for what cannot be text.
    """
    limit = notation.MAX_BYTES + 1
    if name == "-":
        if sys.stdin is None:
            raise OSError("there is no standard input")
        return notation.decode(sys.stdin.buffer.read(limit))
    with Path(name).open("rb") as file:
        return notation.decode(file.read(limit))


def for_each_game(arguments: argparse.Namespace, show: Callable[[int, Record], None]) -> int:
    """Show every game of a file, and say which are refused; return the exit code."""
    try:
        text = read_text(arguments.file)
    except OSError as problem:
        print(f"{arguments.file}: {problem.strerror or problem}", file=sys.stderr)
        return 2
    except NotationError as problem:
        return _refuse(problem, as_json=arguments.json)
    status = 0
    for number, game in enumerate(notation.read_all(text)):
        if isinstance(game, NotationError):
            status = _refuse(game, as_json=arguments.json)
        else:
            show(number, game)
    return status


def _refuse(problem: NotationError, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": str(problem.reason), "line": problem.line}, ensure_ascii=False))
    print(problem, file=sys.stderr)
    return 2
