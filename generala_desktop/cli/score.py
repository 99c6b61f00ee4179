"""`score`: replays game text and shows every planilla, for people or as JSON."""

from __future__ import annotations

import argparse
import json

from generala_desktop.cli.asked import add_games, for_each_game
from generala_desktop.cli.planilla import planilla
from generala_desktop.cli.report import report
from generala_desktop.storage.record import Record

HELP = "replay game text and print the scoresheets"

add_arguments = add_games


def run(arguments: argparse.Namespace) -> int:
    def show(number: int, game: Record) -> None:
        if arguments.json:
            print(json.dumps(report(game), ensure_ascii=False))
        else:
            print("\n" * bool(number) + planilla(game))

    return for_each_game(arguments, show)
