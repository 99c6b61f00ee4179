"""What the coach is asked beside the window: a question given up does not spoil the next one."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from generala_desktop.controllers.counsellor import Counsellor
from generala_desktop.rulesets import build
from generala_desktop.services.advisor import Advisor
from generala_desktop.strategy import outlook
from generala_desktop.strategy.adviser import Adviser
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_pars import pars


@dataclass
class Chances:
    heeded: list[Callable[[float], bool] | None] = field(default_factory=list)

    def attend(self, progress: Callable[[float], bool] | None) -> None:
        self.heeded.append(progress)


def test_each_question_can_be_given_up_by_itself(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chances = Chances()
    monkeypatch.setattr(outlook, "_chances", lambda _adviser, _folder: chances)
    counsellor = Counsellor(cast(Advisor, None), tmp_path)
    adviser: Adviser = MatchAdviser(pars(build("simultanea")))
    given_up: Any = lambda _done: False  # noqa: E731
    wanted: Any = lambda _done: True  # noqa: E731
    first = counsellor._odds(adviser, given_up)
    assert chances.heeded[-1] is given_up
    assert counsellor._odds(adviser, wanted) is first
    assert chances.heeded[-1] is wanted
