"""The planilla as a table model: what it shows, what it keeps to itself, and what it tells views."""

import random

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.legality import legal_moves
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, Score
from generala_desktop.engine.sheet import RowKind
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import FACE_ROLE, CellFace, ScoresheetModel
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.storage.record import Player, Record

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole

pytestmark = pytest.mark.usefixtures("qapp")


class Throws:
    """Dice that fall as written, "33344" and so on, then by chance but always the same."""

    def __init__(self, *hands: str) -> None:
        self._faces = [int(face) for hand in hands for face in hand]
        self._chance = random.Random(7)

    def throw(self, count: int) -> Faces:
        faces = [*self._faces, *(self._chance.randint(1, 6) for _ in range(count))][:count]
        del self._faces[:count]
        return tuple(faces)


def new_game(game_id: str, players: int, *hands: str, **choices: str) -> GameModel:
    game = GameModel(Throws(*hands))
    names = ("Ana", "Beto", "Carla", "Dora")[:players]
    game.begin(Record(build(game_id, choices), tuple(map(Player, names))))
    return game


def box(category: str) -> Box:
    return Box(0, category)


def write(game: GameModel, *categories: str) -> None:
    for category in categories:
        game.play(Roll())
        game.play(Score(box(category)))


def face(model: ScoresheetModel, category: str, seat: int = 0) -> CellFace:
    found = model.index_of(box(category), seat).data(FACE_ROLE)
    assert isinstance(found, CellFace)
    return found


def accessible(model: ScoresheetModel, category: str, seat: int = 0) -> str:
    return str(model.index_of(box(category), seat).data(ACCESSIBLE))


def everything(model: ScoresheetModel) -> list[object]:
    roles = [Qt.ItemDataRole.DisplayRole, ACCESSIBLE, TOOL_TIP, FACE_ROLE]
    return [
        model.index(row, column).data(role)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        for role in roles
    ]


class Changes(QObject):
    """Cells and headings that a model tells of."""

    def __init__(self, model: ScoresheetModel) -> None:
        super().__init__()
        self.cells: list[tuple[int, int]] = []
        self.headings: set[int] = set()
        model.dataChanged.connect(self._note)
        model.headerDataChanged.connect(self._note_heading)

    def _note(self, first: QModelIndex, last: QModelIndex) -> None:
        self.cells += [
            (row, column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        ]

    def _note_heading(self, orientation: Qt.Orientation, first: int, last: int) -> None:
        if orientation is Qt.Orientation.Horizontal:
            self.headings |= set(range(first, last + 1))


def test_a_column_a_player_and_a_row_a_box_or_sum() -> None:
    model = ScoresheetModel(new_game("generala", 3))
    titles = [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]
    names = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]
    assert titles[5:] == [
        "Sixes",
        "Straight",
        "Full house",
        "Four of a kind",
        "Generala",
        "Double Generala",
        "Total",
    ]
    assert names == ["Ana", "Beto", "Carla"]


def test_several_matches_are_more_columns() -> None:
    model = ScoresheetModel(new_game("simultanea", 2))
    matches = len(build("simultanea").matches)
    assert model.columns == tuple((m, seat) for m in range(matches) for seat in (0, 1))
    assert model.index_of(Box(1, "straight"), 1).column() == 3


def test_there_is_no_sheet_before_a_game() -> None:
    model = ScoresheetModel(GameModel(Throws()))
    assert (model.rowCount(), model.columnCount(), model.title) == (0, 0, "")
    assert not model.next_open_index().isValid()


def test_a_cell_has_no_children() -> None:
    model = ScoresheetModel(new_game("generala", 2))
    cell = model.index(0, 0)
    assert (model.rowCount(cell), model.columnCount(cell)) == (0, 0)


def test_nothing_of_a_hand_is_said_before_the_dice_settle() -> None:
    game = new_game("generala", 2, "33344")
    model = ScoresheetModel(game)
    before = everything(model)
    game.play(Roll())
    assert everything(model) == before
    assert not model.may_score(model.index_of(box("full_house"), 0))
    assert not model.next_open_index().isValid()
    model.set_previews_visible(True)
    assert face(model, "full_house").text == "35"
    assert accessible(model, "full_house") == "Full house, Ana: open, would score 35 points"
    assert model.index_of(box("full_house"), 0).data(TOOL_TIP) == "Full house for 35 points"


def test_previews_stand_in_the_open_boxes_of_the_player_at_turn_only() -> None:
    game = new_game("generala", 2, "66655", "11123", "33344")
    write(game, "sixes", "ones")
    model = ScoresheetModel(game)
    game.play(Roll())
    model.set_previews_visible(True)
    assert [face(model, "sixes", seat).offer for seat in (0, 1)] == [None, None]
    assert face(model, "sixes").text == "18"
    assert face(model, "threes").offer == 9
    assert face(model, "twos").text == "0"
    assert {face(model, row.category.id, 1).offer for row in model.rows if row.category} == {None}


def test_previews_go_with_the_next_roll_and_do_not_come_back_by_themselves() -> None:
    game = new_game("yahtzee", 2, "66666", "12345")
    model = ScoresheetModel(game)
    game.play(Roll())
    model.set_previews_visible(True)
    assert face(model, "yahtzee").text == "50"
    game.play(Roll(frozenset({0})))
    assert face(model, "yahtzee").text == ""
    model.set_previews_visible(True)
    game.play(Score(box("sixes")))
    assert {face(model, row.category.id, 1).offer for row in model.rows if row.category} == {None}
    game.play(Roll())
    assert {face(model, row.category.id, 1).offer for row in model.rows if row.category} == {None}


def test_previews_asked_for_before_a_roll_are_not_there_afterwards() -> None:
    game = new_game("yahtzee", 1, "66666")
    model = ScoresheetModel(game)
    model.set_previews_visible(True)
    game.play(Roll())
    assert face(model, "yahtzee").offer is None


def test_taking_back_hides_the_previews() -> None:
    game = new_game("yahtzee", 2, "66666")
    model = ScoresheetModel(game)
    game.play(Roll())
    game.play(Score(box("sixes")))
    game.undo()
    assert face(model, "sixes").text == ""
    model.set_previews_visible(True)
    assert face(model, "sixes").text == "30"


def test_a_forced_joker_leaves_one_box_and_blocks_the_others() -> None:
    game = new_game("yahtzee-official", 1, "33333", "44444")
    model = ScoresheetModel(game)
    write(game, "yahtzee")
    game.play(Roll())
    model.set_previews_visible(True)
    assert face(model, "fours").text == "20"
    assert not face(model, "fours").is_blocked
    assert face(model, "chance").is_blocked
    assert face(model, "chance").text == ""
    assert not model.may_score(model.index_of(box("chance"), 0))
    assert accessible(model, "chance") == "Chance, Ana: open, not allowed with these dice"


def test_a_win_that_must_be_claimed_leaves_no_box_to_write_in() -> None:
    game = new_game("generala", 2, "66666")
    model = ScoresheetModel(game)
    game.play(Roll())
    model.set_previews_visible(True)
    assert not model.next_open_index().isValid()
    assert face(model, "generala").offer is None


def test_only_own_open_boxes_may_be_written_in() -> None:
    game = new_game("generala", 2, "66655", "11123", "33344")
    model = ScoresheetModel(game)
    write(game, "sixes", "ones")
    game.play(Roll())
    model.set_previews_visible(True)
    assert model.may_score(model.index_of(box("threes"), 0))
    assert not model.may_score(model.index_of(box("threes"), 1))
    assert not model.may_score(model.index_of(box("sixes"), 0))
    assert not model.may_score(model.index(model.rowCount() - 1, 0))
    assert not model.may_score(QModelIndex())
    assert model.box_at(model.index(model.rowCount() - 1, 0)) is None


def test_the_next_box_is_the_first_that_scores() -> None:
    game = new_game("generala", 1, "33344")
    model = ScoresheetModel(game)
    game.play(Roll())
    model.set_previews_visible(True)
    assert model.box_at(model.next_open_index()) == box("threes")


def test_the_next_box_is_the_first_open_one_where_nothing_scores() -> None:
    game = new_game("generala", 1, "11234", "22346", "55123", "11225")
    model = ScoresheetModel(game)
    write(game, "ones", "twos", "fives")
    game.play(Roll())
    model.set_previews_visible(True)
    assert model.box_at(model.next_open_index()) == box("threes")
    assert face(model, "threes").text == "0"


def test_the_winner_is_told_apart_at_the_end() -> None:
    game = new_game("generala", 2, "66666", served_generala="wins_now")
    model = ScoresheetModel(game)
    game.play(Roll())
    game.play(ClaimWin())
    headings = [model.headerData(c, Qt.Orientation.Horizontal, ACCESSIBLE) for c in (0, 1)]
    assert headings == ["Ana, circle, blue, winner", "Beto, square, red"]
    assert [face(model, "ones", seat).is_winner for seat in (0, 1)] == [True, False]
    assert not face(model, "ones").is_current


def test_what_is_written_is_told_apart() -> None:
    game = new_game("generala", 2, "12345", "11122", "12346")
    model = ScoresheetModel(game)
    write(game, "straight", "sixes", "full_house")
    assert accessible(model, "straight") == "Straight, Ana: 25 points, served"
    assert accessible(model, "sixes", 1) == "Sixes, Beto: struck"
    assert face(model, "sixes", 1).cell.is_struck
    assert accessible(model, "full_house") == "Full house, Ana: struck, just written"
    assert accessible(model, "ones") == "Ones, Ana: open"


def test_the_last_entry_is_marked_until_somebody_rolls() -> None:
    game = new_game("generala", 2, "12345", "11122")
    model = ScoresheetModel(game)
    write(game, "straight")
    assert face(model, "straight").is_fresh
    game.play(Roll())
    assert not face(model, "straight").is_fresh


def test_a_bonus_shows_its_way_and_no_zero_too_early() -> None:
    game = new_game("yahtzee", 1, "44441", "55551", "66666")
    model = ScoresheetModel(game)
    kinds = [row.kind for row in model.rows]
    progress, bonus = (kinds.index(kind) for kind in (RowKind.PROGRESS, RowKind.BONUS))
    write(game, "fours", "fives")
    assert model.index(progress, 0).data() == "36/63"
    assert model.index(bonus, 0).data() == ""
    assert model.index(bonus, 0).data(ACCESSIBLE) == "Bonus, Ana: not yet decided"
    write(game, "sixes")
    assert model.index(progress, 0).data() == "66/63"
    assert model.index(progress, 0).data(ACCESSIBLE) == "Numbers, Ana: 66 of 63"
    assert model.index(bonus, 0).data() == "35"


def test_a_turn_change_tells_of_both_columns_and_no_third() -> None:
    game = new_game("generala", 3, "12345")
    model = ScoresheetModel(game)
    game.play(Roll())
    changes = Changes(model)
    game.play(Score(box("straight")))
    assert {column for _, column in changes.cells} == {0, 1}
    assert changes.headings == {0, 1}
    assert len(changes.cells) == len(set(changes.cells)) == 2 * model.rowCount()


def test_previews_tell_of_the_cells_they_stand_in() -> None:
    game = new_game("generala", 2, "66655", "11123", "33344")
    model = ScoresheetModel(game)
    write(game, "sixes", "ones")
    game.play(Roll())
    changes = Changes(model)
    model.set_previews_visible(True)
    open_rows = {(row, 0) for row, shown in enumerate(model.rows) if shown.category and row != 5}
    assert set(changes.cells) == open_rows
    assert not changes.headings
    changes.cells.clear()
    model.set_previews_visible(True)
    assert changes.cells == []


def test_hints_mark_boxes_until_the_next_roll() -> None:
    game = new_game("generala", 1, "33344")
    model = ScoresheetModel(game)
    model.set_hints([box("full_house"), box("sixes")])
    assert not face(model, "full_house").is_hinted
    game.play(Roll())
    model.set_previews_visible(True)
    model.set_hints([box("full_house"), box("sixes")])
    assert face(model, "full_house").is_hinted
    assert face(model, "sixes").is_hinted
    assert not face(model, "fives").is_hinted
    game.play(Roll(frozenset({0})))
    model.set_previews_visible(True)
    assert not face(model, "full_house").is_hinted


def test_who_leaves_is_said_in_the_heading() -> None:
    game = new_game("generala", 3)
    model = ScoresheetModel(game)
    game.play(Leave())
    heading = model.headerData(0, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert heading == "Ana, circle, blue, has left the game"
    assert face(model, "ones").has_left
    heading = model.headerData(1, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert heading == "Beto, square, red, to play"


def test_another_name_is_shown_at_once() -> None:
    game = new_game("generala", 2)
    model = ScoresheetModel(game)
    changes = Changes(model)
    game.rename(["Ana", "Bea"])
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Bea"
    assert changes.headings == {1}


def test_titles_are_read_with_their_worth() -> None:
    model = ScoresheetModel(new_game("generala", 1))
    rows = [row.category.id if row.category else "" for row in model.rows]

    def read(category: str) -> object:
        return model.headerData(rows.index(category), Qt.Orientation.Vertical, ACCESSIBLE)

    assert read("full_house") == "Full house, worth 30, served 35"
    assert read("generala") == "Generala, worth 50"
    assert read("ones") == "Ones"


def test_a_new_game_resets_the_model(qtbot) -> None:
    game = new_game("generala", 2)
    model = ScoresheetModel(game)
    with qtbot.waitSignal(model.modelReset):
        game.begin(Record(build("yatzy"), (Player("Ana"),)))
    assert model.columnCount() == 1
    assert model.title == "Yatzy"


def test_switching_the_language_tells_views_of_everything() -> None:
    model = ScoresheetModel(new_game("generala", 2))
    changes = Changes(model)
    model.retranslate()
    assert len(changes.cells) == model.rowCount() * model.columnCount()
    assert changes.headings == {0, 1}


@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
def test_a_whole_game_satisfies_the_model_tester(game_id: str) -> None:
    game = new_game(game_id, 3)
    model = ScoresheetModel(game)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    chance = random.Random(3)
    while not game.state.over:
        move = chance.choice(list(legal_moves(game.state)))
        game.play(move)
        model.set_previews_visible(bool(game.state.turn.rolls))
        for row, column in ((r, c) for r in range(model.rowCount()) for c in range(3)):
            if model.may_score(model.index(row, column)):
                assert column == game.state.seat or len(game.state.rules.matches) > 1
    assert model.data(model.index(model.rowCount() - 1, 0)) == str(
        game.state.rules.total(game.state.cards[0], 0)
    )
