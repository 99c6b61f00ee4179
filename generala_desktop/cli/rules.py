"""`rules`: the games, their boxes, points and table rules."""

from __future__ import annotations

import argparse
import json
import sys

from generala_desktop.cli.report import Json
from generala_desktop.engine.ruleset import Variant
from generala_desktop.rulesets import VARIANTS, find

HELP = "list the games, their boxes and table rules"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="one game only")
    parser.add_argument("--json", action="store_true", help="as one JSON list")


def run(arguments: argparse.Namespace) -> int:
    chosen = VARIANTS if arguments.id is None else (find(arguments.id),)
    variants = [variant for variant in chosen if variant is not None]
    if not variants:
        known = ", ".join(variant.id for variant in VARIANTS)
        print(f"There is no game “{arguments.id}”; the games are {known}.", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps([_data(variant) for variant in variants], ensure_ascii=False))
    else:
        print("\n\n".join(_page(variant) for variant in variants))
    return 0


def _data(variant: Variant) -> Json:
    rules = variant.by_default()
    return {
        "id": variant.id,
        "edition": variant.edition,
        "title": str(variant.title),
        "players": list(rules.players),
        "boxes": [
            {"id": c.id, "section": c.section.value, "label": str(c.label)}
            for c in rules.categories
        ],
        "matches": len(rules.matches),
        "options": [
            {"name": o.id, "choices": list(o.values), "default": o.default} for o in variant.options
        ],
    }


def _page(variant: Variant) -> str:
    rules = variant.by_default()
    least, most = rules.players
    lines = [
        f"{variant.title} ({variant.id})",
        f"  {variant.description}",
        f"  players: {least}–{most}",
        "  boxes:",
        *(f"    {c.label}{f' ({c.worth})' if c.worth else ''} [{c.id}]" for c in rules.categories),
        *(f"    {bonus.label}: {bonus.points} [{bonus.id}]" for bonus in rules.bonuses),
        "  table rules:",
    ]
    for option in variant.options:
        lines.append(f"    {option.id}={option.default}  ({option.label})")
        lines += [f"      {c.value}" + (f": {c.label}" if c.label else "") for c in option.choices]
    return "\n".join(lines)
