"""Why a move is refused."""

import pytest

from generala_desktop.engine import reasons
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.text import Text

ALL = [value for value in vars(reasons).values() if isinstance(value, Text)]


def test_a_refusal_says_its_reason():
    with pytest.raises(IllegalMoveError, match=r"^The game is over\.$") as caught:
        raise IllegalMoveError(reasons.GAME_OVER)
    assert caught.value.reason is reasons.GAME_OVER


def test_every_reason_is_a_sentence_of_its_own():
    assert len(ALL) >= 20
    assert len({reason.source for reason in ALL}) == len(ALL)
    assert all(reason.source[0].isupper() and reason.source.endswith(".") for reason in ALL)
    assert {reason.context for reason in ALL} == {"Reasons"}
