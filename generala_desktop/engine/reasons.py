"""Why a move is refused, in words a player understands."""

from __future__ import annotations

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text


class IllegalMoveError(Exception):
    """A move against the rules; `reason` is for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


GAME_OVER = QT_TRANSLATE_NOOP("Reasons", "The game is over.")
NO_ROLL_LEFT = QT_TRANSLATE_NOOP("Reasons", "There is no roll left in this turn.")
NO_ROLL_YET = QT_TRANSLATE_NOOP("Reasons", "Roll the dice first.")
NOTHING_TO_HOLD = QT_TRANSLATE_NOOP("Reasons", "Nothing can be held before the first roll.")
ALL_HELD = QT_TRANSLATE_NOOP("Reasons", "At least one die must be thrown.")
NO_SUCH_DIE = QT_TRANSLATE_NOOP("Reasons", "There is no such die.")
NEEDS_ALL_DICE = QT_TRANSLATE_NOOP("Reasons", "A roll shows five dice, each from 1 to 6.")
DIE_LOCKED = QT_TRANSLATE_NOOP("Reasons", "A die set aside stays there for the rest of the turn.")
HELD_CHANGED = QT_TRANSLATE_NOOP("Reasons", "A held die keeps its number.")
NO_SECOND_CUP = QT_TRANSLATE_NOOP(
    "Reasons", "The second cup can only be thrown once, after the third roll, where it is played."
)
TARGET_WRONG = QT_TRANSLATE_NOOP(
    "Reasons", "A number is named before the second cup only where the table asks for it."
)
TURN_HAS_BEGUN = QT_TRANSLATE_NOOP("Reasons", "This turn already has dice.")
NO_SUCH_BOX = QT_TRANSLATE_NOOP("Reasons", "There is no such box.")
BOX_FILLED = QT_TRANSLATE_NOOP("Reasons", "This box is already filled.")
MATCH_ENDED = QT_TRANSLATE_NOOP("Reasons", "This match has ended.")
MUST_ROLL_ON = QT_TRANSLATE_NOOP(
    "Reasons",
    "All rolls are compulsory, but for a served figure, or five equal and an open Generala box.",
)
OTHER_BOX = QT_TRANSLATE_NOOP("Reasons", "The rules ask for another box now.")
MUST_CLAIM = QT_TRANSLATE_NOOP("Reasons", "A served Generala wins: nothing else can be done.")
NOTHING_TO_CLAIM = QT_TRANSLATE_NOOP("Reasons", "These dice win nothing outright here.")
POINTS_WRONG = QT_TRANSLATE_NOOP("Reasons", "The hand is worth {right} there, not {points}.")
BONUS_WRONG = QT_TRANSLATE_NOOP("Reasons", "The hand earns a bonus of {right}, not {bonus}.")
POINTS_IMPOSSIBLE = QT_TRANSLATE_NOOP("Reasons", "No hand is worth {points} there.")
BONUS_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "Reasons", "No hand worth {points} there earns a bonus of {bonus} now."
)
NOTHING_TO_CORRECT = QT_TRANSLATE_NOOP("Reasons", "Nothing is written in this box yet.")
LATER_ENTRY_HANGS = QT_TRANSLATE_NOOP(
    "Reasons", "What stands in {box} hangs on this entry: correct that one first."
)
