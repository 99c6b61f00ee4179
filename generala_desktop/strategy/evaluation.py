"""The mean score of every level for the rules in force, worked out once and kept."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generala_desktop.engine.card import Card
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.appraisal import FALLIBLE, Appraisal
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.levels import HASTE, MOST, SPARE, TEMPERS
from generala_desktop.strategy.matches_levels import WIDTHS
from generala_desktop.strategy.progress import part
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Progress

_LOG = logging.getLogger(__name__)

VERSION = 1
"""Of how levels choose, beyond the numbers of `levels`."""

OPPONENT = Level.CASUAL
"""Whom the levels meet at several matches."""

GAMES_NOW = 20
"""Played against him while somebody waits, under table rules without figures: ten seconds or so."""

SEED = 1

SOLVING = 0.1
"""The share of the work that goes into the best play, roughly."""


@dataclass(frozen=True)
class LevelMean:
    """How strong a level is."""

    mean: float
    """Points of one player alone; at several matches the balance against a casual player."""
    is_exact: bool
    games: int
    """How many were simulated for it; 0 where it is exact."""


def level_mean(
    rules: Ruleset, level: Level, folder: Path | None = None, progress: Progress | None = None
) -> LevelMean:
    """Return a level's mean, kept or worked out now together with the other levels'.

    A hand that wins outright counts as what it may be written for. Raises Cancelled when the
    progress says so.
    """
    if len(rules.matches) > 1:
        return _simulated(rules, level, folder, progress)
    if TEMPERS[level].is_perfect:
        mean = solved(rules, folder, progress).value(Card())
    else:
        mean = level_means(rules, folder, progress)[level]
    return LevelMean(mean, is_exact=True, games=0)


def _simulated(
    rules: Ruleset, level: Level, folder: Path | None, progress: Progress | None
) -> LevelMean:
    """Return what is known beforehand, or play some games now."""
    # Only who plays several matches asks for what is known of them.
    from generala_desktop.strategy.matches_figures import level_figures  # noqa: PLC0415

    figure = level_figures(rules, level)
    if figure is not None:
        return LevelMean(figure.mean, is_exact=False, games=figure.games)
    path = None if folder is None else folder / f"{key(rules)}.balances.json"
    kind = _kind() | {"games": GAMES_NOW, **{level.value: w for level, w in WIDTHS.items()}}
    means = (None if path is None else _load(path, kind)) or {}
    if level not in means:
        means[level] = _played_out(rules, level, folder, progress)
        if path is not None:
            _save(means, path, kind)
    return LevelMean(means[level], is_exact=False, games=GAMES_NOW)


def _played_out(
    rules: Ruleset, level: Level, folder: Path | None, progress: Progress | None
) -> float:
    if level is OPPONENT:
        return 0.0  # against one of his own kind
    from generala_desktop.strategy.simulation import Series, simulate  # noqa: PLC0415

    series = Series(rules, (level, OPPONENT), GAMES_NOW, SEED)
    return simulate(series, folder, progress)[0].mean


def level_means(
    rules: Ruleset, folder: Path | None = None, progress: Progress | None = None
) -> Mapping[Level, float]:
    """Return the means of all levels, exactly, as `level_mean` does."""
    path = None if folder is None else folder / f"{key(rules)}.levels.json"
    kept = _load(path, _kind()) if path is not None else None
    if kept is not None and len(kept) == len(TEMPERS):
        return kept
    solver = solved(rules, folder, part(progress, 0, SOLVING))
    appraisal = Appraisal(solver)
    appraisal.run(part(progress, SOLVING, 1))
    means = {**appraisal.means(Card()), Level.PERFECT: solver.value(Card())}
    if path is not None:
        _save(means, path, _kind())
    return means


def _kind() -> dict[str, float]:
    """Return what the means depend on besides the rules."""
    cares = {level.value: TEMPERS[level].care for level in FALLIBLE}
    return {"version": VERSION, "most": MOST, "haste": HASTE, "spare": SPARE, **cares}


def _load(path: Path, kind: Mapping[str, float]) -> dict[Level, float] | None:
    """Return kept means; a damaged file is thrown away."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["kind"] != kind:
            return None
        return {Level(name): float(mean) for name, mean in kept["means"].items()}
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as damage:
        _LOG.warning("Means in %s cannot be read: %s", path, damage)
        with contextlib.suppress(OSError):
            path.unlink()
        return None


def _save(means: Mapping[Level, float], path: Path, kind: Mapping[str, float]) -> None:
    """Keep the means; without a place for them they are worked out again next time."""
    named = {level.value: mean for level, mean in means.items()}
    text = json.dumps({"kind": kind, "means": named}, indent=1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        _LOG.warning("Means cannot be kept in %s: %s", path, problem)
