"""`sheet`: a planilla as PDF, blank or of a game, without a screen."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from generala_desktop.cli.asked import BadInputError, add_table_rules, build_rules, read_text
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.rulesets import DEFAULT
from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record
from generala_desktop.views.paper.layouts import Layout, layouts_for, usual_players
from generala_desktop.views.paper.papers import Paper

if TYPE_CHECKING:
    from generala_desktop.views.paper.printout import PrintJob

HELP = "a blank or filled planilla as PDF"

LANGUAGES = ("es", "en")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="ID", help=f"the game (default: {DEFAULT.id})")
    add_table_rules(parser)
    filled = parser.add_mutually_exclusive_group()
    filled.add_argument("--players", metavar="N", help="columns of a blank planilla")
    filled.add_argument("--game", metavar="FILE", help="a .generala file to fill in, or -")
    papers = [paper.value for paper in Paper]
    parser.add_argument("--paper", metavar="PAPER", default="A4", help=f"one of {_listed(papers)}")
    layouts = [layout.value for layout in Layout]
    parser.add_argument("--layout", metavar="NAME", help=f"one of {_listed(layouts)}")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {_listed(LANGUAGES)}")
    parser.add_argument(
        "--with-rules", action="store_true", help="add the rules of the game on further pages"
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE.pdf", required=True, help="or - for standard output"
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        record = _record(arguments.game) if arguments.game is not None else None
        rules = _rules(arguments, record)
        layout = _layout(arguments.layout, rules)
        players = _players(arguments.players, rules, layout)
        paper = _paper(arguments.paper)
        _spare_games(arguments.output)
        language = _language(arguments.lang)
    except BadInputError as problem:
        return _refuse(str(problem))
    # Qt only now: what was asked for is sound, and the other commands do without.
    from generala_desktop.services.translations import system_language  # noqa: PLC0415
    from generala_desktop.views.paper.printout import PrintJob  # noqa: PLC0415

    language = language or system_language()
    job = PrintJob(rules, record, players, layout, paper, language, arguments.with_rules)
    if arguments.output != "-":
        return _write(job, Path(arguments.output))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "planilla.pdf"
        status = _write(job, path)
        if not status:
            sys.stdout.buffer.write(path.read_bytes())
        return status


def _spare_games(output: str) -> None:
    """Refuse to write a planilla over a saved game, its own or another."""
    if output.lower().endswith(".generala"):
        raise BadInputError(f"“{output}” is the name of a saved game; a planilla ends in .pdf.")


def _write(job: PrintJob, path: Path) -> int:
    if sys.platform not in {"win32", "darwin"}:
        # The others need no screen for letters, and have none without their own platform.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from generala_desktop.services.translations import Translations  # noqa: PLC0415
    from generala_desktop.views.paper.pdf import write_pdf  # noqa: PLC0415

    # Letters can be measured only while an application is there.
    application = QGuiApplication.instance() or QGuiApplication([sys.argv[0]])
    translations = Translations()
    try:
        with translations.speaking(job.language):
            write_pdf(path, job.printout(), job.paper)
    except OSError as problem:
        return _refuse(f"{path}: {problem.strerror or problem}")
    finally:
        del application
    return 0


def _record(name: str) -> Record:
    try:
        return notation.read(read_text(name))
    except OSError as problem:
        raise BadInputError(f"{name}: {problem.strerror or problem}") from problem
    except NotationError as problem:
        raise BadInputError(f"{name}: {problem}") from problem


def _rules(arguments: argparse.Namespace, record: Record | None) -> Ruleset:
    game_id = arguments.rules
    if record is not None:
        if game_id not in {None, record.rules.id}:
            raise BadInputError(f"The game in the file is {record.rules.id}, not {game_id}.")
        if arguments.set:
            raise BadInputError("The game in the file has its own table rules; leave out --set.")
        return record.rules
    return build_rules(game_id or DEFAULT.id, arguments.set)


def _layout(name: str | None, rules: Ruleset) -> Layout:
    offered = layouts_for(rules)
    if name is None:
        return offered[0]
    layout = next((layout for layout in offered if layout.value == name), None)
    if layout is None:
        known = _listed([layout.value for layout in offered])
        raise BadInputError(f"{rules.title} has no layout “{name}”; it has {known}.")
    return layout


def _players(text: str | None, rules: Ruleset, layout: Layout) -> int:
    if text is None:
        return usual_players(rules, layout)
    least, most = rules.players
    if not (text.isascii() and text.isdecimal() and least <= int(text[:9]) <= most):
        raise BadInputError(f"{rules.title} is for {least} to {most} players, not “{text}”.")
    return int(text)


def _paper(name: str) -> Paper:
    paper = next((paper for paper in Paper if paper.value.lower() == name.lower()), None)
    if paper is None:
        known = _listed([paper.value for paper in Paper])
        raise BadInputError(f"There is no paper “{name}”; it is one of {known}.")
    return paper


def _language(name: str | None) -> str | None:
    if name not in {None, *LANGUAGES}:
        raise BadInputError(f"There is no language “{name}”; it is one of {_listed(LANGUAGES)}.")
    return name


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)


def _refuse(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return 2
