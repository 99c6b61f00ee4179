"""The game on the table: what is told of it, in which order, and what can be taken back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import Left, Rolled, Scored, WinClaimed
from generala_desktop.engine.level import Level
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


# --- With the computer at the table --------------------------------------------------------------


def mixed(levels: str, *hands: str, game_id: str = "yatzy") -> GameModel:
    """Begin a game; of its levels, one letter each, h is a person and b the computer."""
    model = GameModel(faces(*hands))
    kinds = {"h": Level.HUMAN, "b": Level.SKILLED}
    players = [Player(f"P{seat}", kinds[level]) for seat, level in enumerate(levels)]
    model.begin(Record(build(game_id, {}), tuple(players)))
    return model


def turn(model: GameModel, box: str = "chance") -> None:
    model.play(Roll())
    model.play(Score(Box(0, box)))


def test_a_person_takes_back_the_entry_with_all_that_the_computer_did_since() -> None:
    model = mixed("hbb", "12356", "33333", "44444", "55555")
    model.play(Roll())
    before = model.state
    model.play(Score(CHANCE))
    turn(model)
    model.play(Roll())
    model.play(Roll(frozenset({0, 1})))
    assert model.is_bots_turn
    events = model.record.events
    model.undo()
    assert model.state == before
    assert not model.may_undo()
    assert model.record.header("Undone") == "3"
    model.redo()
    assert model.record.events == events
    assert model.record.header("Undone") is None
    assert model.is_bots_turn


def test_back_at_the_person_the_way_back_is_open_until_he_rolls() -> None:
    model = mixed("hb", "12356", "33333", "44444")
    turn(model)
    turn(model)
    assert not model.is_bots_turn
    assert model.may_undo()
    model.play(Roll())
    assert not model.may_undo()


def test_throws_of_the_computer_taken_back_stay_counted_when_the_game_goes_another_way() -> None:
    model = mixed("hb", "12356", "33333", "44444")
    turn(model)
    turn(model)
    model.undo()
    model.play(Score(Box(0, "ones")))
    assert model.record.header("Undone") == "1"
    assert not model.may_redo()


def test_before_anybody_has_written_nothing_of_the_computer_is_taken_back() -> None:
    model = mixed("bh", "12356", "33333")
    turn(model)
    assert not model.may_undo()
    model.play(Roll())
    assert not model.may_undo()


def test_another_persons_roll_closes_the_way_back() -> None:
    model = mixed("hbh", "12356", "33333", "44444")
    turn(model)
    turn(model)
    assert model.may_undo()
    model.play(Roll())
    assert not model.may_undo()
    model.play(Score(CHANCE))
    model.undo()
    assert model.state.seat == 2


def test_who_watches_takes_nothing_back() -> None:
    model = mixed("b", "12356")
    model.play(Roll())
    assert not model.may_undo()
    model.play(Score(CHANCE))
    assert not model.may_undo()


def test_a_game_read_from_a_file_knows_whose_entry_was_last() -> None:
    record = game("yatzy", "12356 =chance", "33333 =chance", "44444", players=3)
    levels = (Level.HUMAN, Level.EXPERT, Level.EXPERT)
    players = (Player(p.name, level) for p, level in zip(record.players, levels, strict=True))
    model = GameModel(faces())
    model.begin(replace(record, players=tuple(players)))
    assert model.is_bots_turn
    model.undo()
    assert model.state.seat == 0
    assert model.state.turn.faces == (1, 2, 3, 5, 6)


def test_with_real_dice_the_computer_never_plays() -> None:
    model = mixed("hb", "12356")
    turn(model)
    assert model.is_bots_turn
    model.amend("Dice", "typed")
    assert not model.is_bots_turn


def test_a_refused_hand_of_real_dice_changes_nothing() -> None:
    model = begun("yatzy", 1)
    model.amend("Dice", "typed")
    before = model.record
    with pytest.raises(IllegalMoveError):
        model.lay_hand([Rolled(frozenset({1}), (1, 2, 3, 4, 5))])
    assert model.record == before
    assert model.state.turn.rolls == 0
