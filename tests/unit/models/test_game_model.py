"""The game on the table: what is told of it, in which order, and what can be taken back."""

import pytest
from PySide6.QtCore import QObject

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import Left, Rolled, Scored, WinClaimed
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, Score
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.models.game_model import GameModel
from generala_desktop.rulesets import build
from generala_desktop.storage.record import Header, Player, Record
from tests.play import game

pytestmark = pytest.mark.usefixtures("qapp")

CHANCE = Box(0, "chance")
SIGNALS = ("started", "rolled", "scored", "win_claimed", "player_left", "turn_started")
LATER_SIGNALS = ("game_ended", "rewound", "changed")


def faces(*hands: str) -> ScriptedDice:
    return ScriptedDice(int(face) for hand in hands for face in hand)


def begun(game_id: str, players: int, *hands: str, **choices: str) -> GameModel:
    model = GameModel(faces(*hands))
    names = ("Ana", "Beto", "Carla")[:players]
    model.begin(Record(build(game_id, choices), tuple(map(Player, names))))
    return model


class Ear(QObject):
    """Notes every signal of a model with what it carried, and the state it found."""

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.told: list[tuple[object, ...]] = []
        self.rolls: list[int] = []
        for name in (*SIGNALS, *LATER_SIGNALS):
            getattr(model, name).connect(self._noting(model, name))

    def _noting(self, model: GameModel, name: str):
        def note(*carried: object) -> None:
            self.told.append((name, *carried))
            self.rolls.append(model.state.turn.rolls if model.has_game else -1)

        return note


def test_an_empty_table_has_no_game() -> None:
    model = GameModel(faces())
    assert not model.has_game
    assert not model.may_undo()
    assert not model.may_redo()
    model.undo()
    model.redo()
    with pytest.raises(LookupError):
        _ = model.state
    with pytest.raises(LookupError):
        _ = model.record


def test_a_roll_is_told_after_the_state_is_new() -> None:
    model = begun("yatzy", 1, "12356")
    ear = Ear(model)
    event = model.play(Roll())
    assert event == Rolled(frozenset(), (1, 2, 3, 5, 6))
    assert ear.told == [("rolled", event), ("changed",)]
    assert ear.rolls == [1, 1]


def test_an_entry_is_told_with_its_seat_before_the_next_turn() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    ear = Ear(model)
    event = model.play(Score(CHANCE))
    assert ear.told == [("scored", event, 0), ("turn_started", 1), ("changed",)]


def test_the_last_entry_ends_the_game() -> None:
    model = begun("generala", 2, "22222", "12346", served_generala="wins_round")
    model.play(Roll())
    ear = Ear(model)
    claim = model.play(ClaimWin())
    model.play(Roll())
    entry = model.play(Score(Box(0, "ones")))
    assert ear.told[:2] == [("win_claimed", claim, 0), ("turn_started", 1)]
    assert ear.told[-3:] == [("scored", entry, 1), ("game_ended",), ("changed",)]


def test_who_leaves_is_told_by_seat() -> None:
    model = begun("yatzy", 2)
    ear = Ear(model)
    model.play(Leave())
    assert ear.told == [("player_left", 0), ("turn_started", 1), ("changed",)]


def test_an_illegal_wish_changes_and_tells_nothing() -> None:
    model = begun("yatzy", 2, "12356")
    ear = Ear(model)
    with pytest.raises(IllegalMoveError):
        model.play(Score(CHANCE))
    assert ear.told == []
    assert model.record.events == ()


def test_without_dice_left_nothing_changes() -> None:
    model = begun("yatzy", 2, "123")
    with pytest.raises(ValueError, match="no more dice"):
        model.play(Roll())
    assert model.record.events == ()
    assert model.state.turn.rolls == 0


def test_an_entry_is_taken_back_and_done_again() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    before = model.state
    model.play(Score(CHANCE))
    after = model.state
    ear = Ear(model)
    model.undo()
    assert model.state == before
    assert ear.told == [("rewound",), ("changed",)]
    model.redo()
    assert model.state == after


def test_a_roll_among_several_is_not_taken_back() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    assert not model.may_undo()
    model.undo()
    assert model.state.turn.rolls == 1


def test_a_roll_in_practice_is_taken_back_and_counted() -> None:
    model = begun("yatzy", 1, "12356", "33333", "44444")
    for _ in range(2):
        model.play(Roll())
    model.undo()
    model.undo()
    assert model.record.header("Undone") == "2"
    assert model.state.turn.rolls == 0
    model.redo()
    assert model.record.header("Undone") == "1"
    model.play(Roll())
    assert model.state.turn.faces == (4, 4, 4, 4, 4)
    assert model.record.header("Undone") == "1"
    assert not model.may_redo()


def test_an_entry_taken_back_in_practice_is_not_counted() -> None:
    model = begun("yatzy", 1, "12356")
    model.play(Roll())
    model.play(Score(CHANCE))
    model.undo()
    assert model.record.header("Undone") is None


def test_claims_and_departures_are_taken_back() -> None:
    model = begun("generala", 2, "22222")
    model.play(Roll())
    model.play(ClaimWin())
    model.undo()
    assert model.state.claims == ()
    model.redo()
    assert isinstance(model.record.events[-1], WinClaimed)
    model.play(Leave())
    assert isinstance(model.record.events[-1], Left)
    model.undo()
    assert model.state.seat == 1


def test_the_end_of_a_game_is_taken_back() -> None:
    model = begun("generala", 1, "22222", served_generala="wins_now")
    model.play(Roll())
    model.play(ClaimWin())
    assert model.state.over
    model.undo()
    assert not model.state.over


def test_a_new_game_forgets_what_was_undone() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    model.play(Score(CHANCE))
    model.undo()
    ear = Ear(model)
    model.begin(game("yatzy", "12356", players=2))
    assert not model.may_redo()
    assert ear.told == [("started",), ("changed",)]
    assert model.state.turn.rolls == 1


def test_a_game_put_away_is_gone() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    model.play(Score(CHANCE))
    model.undo()
    ear = Ear(model)
    model.put_away()
    assert not model.has_game
    assert not model.may_redo()
    assert ear.told == [("started",), ("changed",)]
    model.put_away()
    assert len(ear.told) == 2


def test_names_change_and_levels_stay() -> None:
    model = begun("yatzy", 2)
    ear = Ear(model)
    model.rename(["Zoe", "Yago"])
    assert [player.name for player in model.record.players] == ["Zoe", "Yago"]
    assert ear.told == [("changed",)]
    with pytest.raises(ValueError, match="zip"):
        model.rename(["Zoe"])


def test_headers_are_set_and_taken_out() -> None:
    model = begun("yatzy", 2)
    model.amend("Hints", "1")
    assert list(model.record.headers) == [Header("Hints", "1")]
    model.amend("Hints", None)
    assert list(model.record.headers) == []


def test_events_are_the_game() -> None:
    model = begun("yatzy", 2, "12356")
    model.play(Roll())
    model.play(Score(CHANCE))
    assert model.record.events == (
        Rolled(frozenset(), (1, 2, 3, 5, 6)),
        Scored(CHANCE, 17),
    )
    assert model.record.state == model.state
