"""The window's questions about play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.engine.state import start
from generala_desktop.rulesets import build
from generala_desktop.services.advisor import KEPT, SOLVING, Advisor
from generala_desktop.services.background import Progress

RULES = build("generala", {})


@pytest.fixture
def advisor(qtbot: QtBot, tmp_path: Path) -> Iterator[Advisor]:
    advisor = Advisor(tmp_path)
    yield advisor
    advisor.stop()


def test_a_game_is_solved_at_the_first_question_and_kept(
    advisor: Advisor, qtbot: QtBot, tmp_path: Path
) -> None:
    shares: list[float] = []
    answers: list[float] = []
    advisor.solving.connect(shares.append)
    state = start(RULES, 2)
    for _ in range(2):
        advisor.ask(RULES, lambda adviser: adviser.prospect(state, 0), answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == pytest.approx([159.618456] * 2, abs=1e-6)
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_study_tells_how_far_it_is_from_the_solving_to_its_own_end(
    advisor: Advisor, qtbot: QtBot
) -> None:
    shares: list[float] = []
    answers: list[str] = []

    def question(_adviser: object, progress: Progress) -> str:
        for done in (0.0, 0.5, 1.0):
            progress(done)
        return "known"

    advisor.study(RULES, question, answers.append, progressed=shares.append)
    qtbot.waitUntil(lambda: answers == ["known"])
    assert shares == sorted(shares)
    solving, [half, whole] = shares[:-2], shares[-2:]
    assert max(solving) <= SOLVING
    assert (half, whole) == pytest.approx((SOLVING + (1 - SOLVING) / 2, 1))


def test_memory_keeps_the_last_games_only(advisor: Advisor, qtbot: QtBot) -> None:
    answers: list[str] = []
    for double in ("no", "60", "100", "120"):
        rules = build("generala", {"double": double})
        advisor.ask(rules, lambda adviser: adviser.rules.id, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 4)
    assert len(advisor._advisers) == KEPT


def test_a_question_that_fails_says_so(advisor: Advisor, qtbot: QtBot) -> None:
    failures: list[str] = []
    told: list[int] = []
    advisor.failed.connect(failures.append)
    advisor.ask(RULES, lambda _: 1 / 0, lambda _: None, failed=lambda: told.append(1))
    qtbot.waitUntil(lambda: told == [1])
    assert failures == ["division by zero"]
