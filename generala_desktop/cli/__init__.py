"""The command line, one module a command; all of it works without a screen."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from generala_desktop import __version__

QUESTIONS = {"-h", "--help", "--version"}
COMMANDS = ("rules", "score", "sheet", "solve", "hint", "simulate")


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code: 0 fine, 2 bad input."""
    parser = _parser()
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    # Only the one that is asked for is loaded, all where none is.
    named = [name for name in COMMANDS if name in arguments[:1]]
    for name in named or COMMANDS:
        module = importlib.import_module(f"generala_desktop.cli.{name}")
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    # A stream that was closed before the start is not there at all.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    _make_printable(sys.stdout)
    _make_printable(sys.stderr)
    chosen = parser.parse_args(arguments)
    if getattr(chosen, "json", False) and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has gone; say nothing.
        _write_no_more()
        return 0
    except OSError as problem:
        print(f"{parser.prog}: error: {problem.strerror or problem}", file=sys.stderr)
        _write_no_more()
        return 2
    return status


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def _write_no_more() -> None:
    """Let what is left of the output go nowhere, or Python would complain of it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refuse(option: str) -> int:
    """Say that there is no such option, and return the exit code for bad input."""
    parser = _parser()
    print(f"{parser.prog}: error: there is no option {option!r}; --help tells", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="generala-desktop",
        description="The five-dice games of the Generala family. "
        "Without a command the window opens, with FILE.generala if one is named; "
        "--new asks at once what to play, --print what planilla to print.",
    )
    parser.add_argument("--version", action="version", version=f"Generala Desktop {__version__}")
    return parser


def _make_printable(stream: TextIO) -> None:
    """Let a terminal without some of the characters show their codes instead."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
