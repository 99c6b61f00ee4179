"""What best play brings: every box, every total."""

from __future__ import annotations

from pathlib import Path

import pytest

from generala_desktop.engine.card import Card
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser, adviser
from generala_desktop.strategy.optimum import box_means, optimum
from generala_desktop.strategy.solver import Cancelled


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("generala", {}),
        ("generala", {"double": "no", "order": "down", "five_as_full": "yes"}),
        ("generala-mayores", {}),
        ("yacht", {}),
    ],
)
def test_boxes_add_up_to_the_whole(game: str, options: dict[str, str]) -> None:
    knower = adviser(build(game, options))
    assert isinstance(knower, ExactAdviser)
    means = box_means(knower.solver, None, lambda share: True)
    assert sum(means.values()) == pytest.approx(knower.solver.value(Card()), abs=0.001)
    assert all(mean > 0 for mean in means.values())


def test_totals_add_up_to_one_and_to_the_mean() -> None:
    best = optimum(adviser(build("yacht")), None, lambda share: True)
    assert best.chances is not None
    assert sum(best.chances) == pytest.approx(1)
    mean = sum(total * chance for total, chance in enumerate(best.chances))
    assert mean == pytest.approx(best.mean, abs=0.001)
    spread = sum((total - mean) ** 2 * chance for total, chance in enumerate(best.chances)) ** 0.5
    assert spread == pytest.approx(best.deviation, abs=0.01)


def test_it_can_be_stopped() -> None:
    knower = adviser(build("generala"))
    assert isinstance(knower, ExactAdviser)
    chances = []

    def stop(share: float) -> bool:
        chances.append(share)
        return len(chances) < 3

    with pytest.raises(Cancelled):
        box_means(knower.solver, None, stop)
    assert chances == sorted(chances)


def test_means_are_kept(tmp_path: Path) -> None:
    knower = adviser(build("generala"))
    assert isinstance(knower, ExactAdviser)
    means = box_means(knower.solver, tmp_path, lambda share: True)
    assert box_means(knower.solver, tmp_path, lambda share: False) == means
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-5])
    assert box_means(knower.solver, tmp_path, lambda share: True) == means
