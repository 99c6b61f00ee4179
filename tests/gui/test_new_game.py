"""The new-game window: what is asked, what is kept, and what Enter does."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.ruleset import OptionKind, Ruleset, Variant
from generala_desktop.models.game_setup import GameSetup, LevelFigure, Seat
from generala_desktop.rulesets import VARIANTS
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.views.new_game.option_fields import (
    ComboField,
    NumberField,
    RadioField,
    SetField,
    SwitchField,
    field_for,
)
from generala_desktop.views.new_game.player_row import PlayerRow
from generala_desktop.views.theme import Theme
from generala_desktop.words.player_marks import PlayerMark, mark_name, marks


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    window = NewGameDialog(VARIANTS)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def plain_look(qapp: QApplication) -> Iterator[Theme]:
    """The theme, set back afterwards to the usual size of text."""
    font, colours = qapp.font(), qapp.palette()
    yield Theme(qapp)
    qapp.setFont(font)
    qapp.setPalette(colours)


def show(qtbot: QtBot, window: NewGameDialog) -> None:
    with qtbot.waitExposed(window):
        window.show()


def rows(window: NewGameDialog) -> list[PlayerRow]:
    return list(window._players._rows)


def names(window: NewGameDialog) -> list[str]:
    return [seat.name for seat in window.setup().seats]


def chosen_marks(window: NewGameDialog) -> list[PlayerMark]:
    return [seat.mark for seat in window.setup().seats]


def number(window: NewGameDialog) -> QSpinBox:
    return window._players.number


def choose_game(window: NewGameDialog, game_id: str) -> None:
    ids = [variant.id for variant in VARIANTS]
    window._games.setCurrentRow(ids.index(game_id))


def button(window: QWidget, text: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.text().replace("&", "") == text)


def with_caption(window: QWidget, caption: str) -> QAbstractButton:
    return next(
        b
        for b in window.findChildren(QAbstractButton)
        if isinstance(b, (QCheckBox, QRadioButton))
        and not hidden(b)
        and b.accessibleName() == caption
    )


def hidden(child: QWidget) -> bool:
    parent = child.parentWidget()
    return parent is None or parent.isHidden()


def type_name(qtbot: QtBot, row: PlayerRow, name: str) -> None:
    row.name_edit.setFocus()
    row.name_edit.selectAll()
    qtbot.keyClicks(row.name_edit, name)


# --- Without touching anything -------------------------------------------------------------------


def test_two_players_play_the_first_game_untouched(dialog: NewGameDialog) -> None:
    assert dialog.setup() == GameSetup(
        "generala", {}, tuple(map(Seat, ["Player 1", "Player 2"], marks(2)))
    )


def test_enter_plays(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show(qtbot, dialog)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("kind", [QListWidget, QLineEdit, QSpinBox, QRadioButton])
def test_enter_plays_wherever_the_focus_is(
    qtbot: QtBot, dialog: NewGameDialog, kind: type[QWidget]
) -> None:
    show(qtbot, dialog)
    child = next(w for w in dialog.findChildren(kind) if w.isVisible())
    child.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(child, Qt.Key.Key_Return)


def test_escape_closes_without_playing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show(qtbot, dialog)
    with qtbot.waitSignal(dialog.rejected), qtbot.assertNotEmitted(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


# --- Players -------------------------------------------------------------------------------------


def test_typed_names_survive_fewer_players_and_another_game(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    number(dialog).setValue(3)
    for row, name in zip(rows(dialog), ("Ana", "Beto", "Caro"), strict=True):
        type_name(qtbot, row, name)
    number(dialog).setValue(1)
    assert names(dialog) == ["Ana"]
    number(dialog).setValue(3)
    choose_game(dialog, "yahtzee")
    assert names(dialog) == ["Ana", "Beto", "Caro"]


def test_a_game_for_few_does_not_forget_the_many(dialog: NewGameDialog) -> None:
    choose_game(dialog, "yacht")
    number(dialog).setValue(30)
    assert len(rows(dialog)) == 30
    choose_game(dialog, "imprevisible")
    assert number(dialog).value() == 3
    choose_game(dialog, "yacht")
    assert number(dialog).value() == 30
    assert len(set(chosen_marks(dialog))) == 30


def test_the_number_keeps_to_each_game(dialog: NewGameDialog) -> None:
    for variant in VARIANTS:
        choose_game(dialog, variant.id)
        spin = number(dialog)
        assert (spin.minimum(), spin.maximum()) == variant.by_default().players


@pytest.mark.parametrize("blank", ["", "   ", "\u200b", "\u2060\ufeff"])
def test_a_name_that_cannot_be_seen_is_replaced(dialog: NewGameDialog, blank: str) -> None:
    dialog.set_setup(GameSetup("generala", {}, (Seat(blank, marks(1)[0]),)))
    assert names(dialog) == ["Player 1"]


def test_equal_names_get_a_number(qtbot: QtBot, dialog: NewGameDialog) -> None:
    for row in rows(dialog):
        type_name(qtbot, row, "Ana")
    assert names(dialog) == ["Ana", "Ana (2)"]


def test_a_usual_name_typed_elsewhere_is_told_apart(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[0], "Player 2")
    assert names(dialog) == ["Player 2", "Player 2 (2)"]


def test_a_name_takes_forty_characters(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[0], "x" * 50)
    assert names(dialog)[0] == "x" * 40


@pytest.mark.parametrize(
    "name", ["أحمد الطويل جدا", "👩‍👩‍👧‍👦🎲", "ＷＷＷＷＷＷＷＷ", "Zoë & Ñandú"]
)
def test_names_of_all_scripts_are_kept_as_they_are(dialog: NewGameDialog, name: str) -> None:
    dialog.set_setup(GameSetup("generala", {}, (Seat(name, marks(1)[0]),)))
    assert names(dialog) == [name]


def test_buttons_move_a_player_with_name_and_mark(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[0], "Ana")
    mark = chosen_marks(dialog)[0]
    rows(dialog)[0].down_button.click()
    assert names(dialog) == ["Player 1", "Ana"]
    assert chosen_marks(dialog)[1] == mark


def test_alt_and_arrows_move_a_player_and_the_focus(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show(qtbot, dialog)
    number(dialog).setValue(3)
    type_name(qtbot, rows(dialog)[2], "Caro")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(dialog) == ["Caro", "Player 2", "Player 3"]
    assert dialog.focusWidget() is rows(dialog)[0].name_edit
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(dialog)[1] == "Caro"


def test_a_removed_player_comes_back_last(qtbot: QtBot, dialog: NewGameDialog) -> None:
    number(dialog).setValue(3)
    for row, name in zip(rows(dialog), ("Ana", "Beto", "Caro"), strict=True):
        type_name(qtbot, row, name)
    rows(dialog)[0].remove_button.click()
    assert names(dialog) == ["Beto", "Caro"]
    number(dialog).setValue(3)
    assert names(dialog) == ["Beto", "Caro", "Ana"]


def test_nobody_can_be_removed_below_the_least(dialog: NewGameDialog) -> None:
    choose_game(dialog, "imprevisible")
    assert not any(row.remove_button.isEnabled() for row in rows(dialog))
    rows(dialog)[0].remove_requested.emit()
    assert len(names(dialog)) == 2


def test_a_taken_mark_is_swapped(dialog: NewGameDialog) -> None:
    first, second = chosen_marks(dialog)
    rows(dialog)[0].mark_requested.emit(second)
    assert chosen_marks(dialog) == [second, first]


def test_a_free_mark_is_simply_taken(dialog: NewGameDialog) -> None:
    first, second = chosen_marks(dialog)
    free = marks(7)[6]
    rows(dialog)[0].mark_requested.emit(free)
    assert chosen_marks(dialog) == [free, second]
    number(dialog).setValue(7)
    assert len(set(chosen_marks(dialog))) == 7
    assert first in chosen_marks(dialog)


def test_the_menu_of_marks_says_who_has_one(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[1], "Ana & Eva")
    row = rows(dialog)[0]
    row.mark_button.menu().aboutToShow.emit()
    actions = row.mark_button.menu().actions()
    assert [action.text() for action in actions[:3]] == [
        "circle, blue",
        "square, red – swap with Ana && Eva",
        "triangle, green",
    ]
    assert [action.isChecked() for action in actions] == [True] + [False] * 9
    actions[1].trigger()
    assert chosen_marks(dialog) == [marks(2)[1], marks(2)[0]]


def test_every_player_can_be_told_without_seeing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[0], "Ana")
    row = rows(dialog)[0]
    assert row.mark_button.accessibleName() == f"Mark of Ana: {mark_name(marks(1)[0])}"
    assert row.down_button.accessibleName() == "Move Ana down"
    assert row.remove_button.accessibleName() == "Remove Ana"
    assert row.name_edit.accessibleName() == "Name of player 1"


def test_who_starts_is_no_question_for_one(dialog: NewGameDialog) -> None:
    assert dialog._opening.isEnabled()
    number(dialog).setValue(1)
    assert not dialog._opening.isEnabled()


def test_last_players_are_shown_first(dialog: NewGameDialog) -> None:
    seats = tuple(
        Seat(name, mark, level)
        for name, mark, level in zip(
            ("Ana", "Beto", "Caro"),
            marks(13)[10:],
            (Level.HUMAN, Level.EXPERT, Level.HUMAN),
            strict=True,
        )
    )
    setup = GameSetup("yacht", {"pot": "25", "opening": "as_listed"}, seats)
    dialog.set_setup(setup)
    assert dialog.setup() == setup


# --- The computer --------------------------------------------------------------------------------


def levels(window: NewGameDialog) -> list[Level]:
    return [seat.level for seat in window.setup().seats]


def add_computer(window: NewGameDialog) -> None:
    button(window, "Add a computer player").click()


def choose_level(window: NewGameDialog, row: int, level: Level) -> None:
    box = rows(window)[row].level_box
    index = list(Level).index(level)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_one_click_sets_the_computer_against_a_person(dialog: NewGameDialog) -> None:
    add_computer(dialog)
    assert levels(dialog) == [Level.HUMAN, Level.CASUAL]
    assert names(dialog) == ["Player 1", "Computer"]


def test_further_clicks_add_to_those_who_play(dialog: NewGameDialog) -> None:
    add_computer(dialog)
    choose_level(dialog, 1, Level.EXPERT)
    add_computer(dialog)
    assert levels(dialog) == [Level.HUMAN, Level.EXPERT, Level.EXPERT]
    assert names(dialog) == ["Player 1", "Computer 1", "Computer 2"]
    assert chosen_marks(dialog) == marks(3)


def test_people_who_were_named_or_counted_keep_their_seats(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    type_name(qtbot, rows(dialog)[1], "Beto")
    add_computer(dialog)
    assert names(dialog) == ["Player 1", "Beto", "Computer"]
    number(dialog).setValue(2)
    number(dialog).setValue(4)
    add_computer(dialog)
    assert levels(dialog)[:2] == [Level.HUMAN, Level.HUMAN]
    assert len(levels(dialog)) == 5
    assert levels(dialog)[4] is not Level.HUMAN


def test_the_computer_is_removed_with_one_click(dialog: NewGameDialog) -> None:
    add_computer(dialog)
    add_computer(dialog)
    rows(dialog)[1].remove_button.click()
    assert names(dialog) == ["Player 1", "Computer"]
    add_computer(dialog)
    assert names(dialog) == ["Player 1", "Computer 1", "Computer 2"]
    assert len(set(chosen_marks(dialog))) == 3


def test_no_more_computers_than_seats(dialog: NewGameDialog) -> None:
    choose_game(dialog, "imprevisible")
    for _ in range(2):
        add_computer(dialog)
    assert levels(dialog) == [Level.HUMAN, Level.CASUAL, Level.CASUAL]
    assert not button(dialog, "Add a computer player").isEnabled()
    dialog._players.add_computer()
    assert len(levels(dialog)) == 3


def test_as_many_computers_as_there_are_marks(dialog: NewGameDialog) -> None:
    choose_game(dialog, "yacht")
    most = number(dialog).maximum()
    number(dialog).setValue(most - 1)
    add_computer(dialog)
    assert len(set(chosen_marks(dialog))) == most


def test_every_seat_may_be_the_computers(dialog: NewGameDialog) -> None:
    for row in range(2):
        choose_level(dialog, row, Level.PERFECT)
    assert names(dialog) == ["Computer 1", "Computer 2"]
    assert dialog._players._hint.text() == "The computer alone: to watch"


def test_with_real_dice_only_people_play(dialog: NewGameDialog) -> None:
    add_computer(dialog)
    dialog._real_dice.setChecked(True)
    assert levels(dialog) == [Level.HUMAN, Level.HUMAN]
    assert names(dialog) == ["Player 1", "Player 2"]
    assert not rows(dialog)[0].level_box.isEnabled()
    assert not button(dialog, "Add a computer player").isEnabled()
    dialog._real_dice.setChecked(False)
    assert levels(dialog) == [Level.HUMAN, Level.CASUAL]


def test_who_plays_can_be_told_without_seeing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(qtbot, rows(dialog)[0], "Ana")
    assert rows(dialog)[0].level_box.accessibleName() == "Who plays Ana"


def test_who_plays_moves_with_the_player(dialog: NewGameDialog) -> None:
    add_computer(dialog)
    rows(dialog)[1].up_button.click()
    assert levels(dialog) == [Level.CASUAL, Level.HUMAN]
    assert names(dialog) == ["Computer", "Player 2"]


def test_who_plays_is_chosen_by_keyboard(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show(qtbot, dialog)
    box = rows(dialog)[1].level_box
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert levels(dialog) == [Level.HUMAN, Level.NOVICE]


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_what_plays_is_not_cut(
    qtbot: QtBot, dialog: NewGameDialog, plain_look: Theme, text_size: int
) -> None:
    plain_look.apply("light", text_size)
    dialog.resize(820, 600)
    show(qtbot, dialog)
    dialog.show_figures({level: LevelFigure(159.6) for level in BOTS})
    add_computer(dialog)
    row = rows(dialog)[1]
    box = row.level_box
    qtbot.waitUntil(lambda: row.rect().contains(box.geometry()))
    assert row.height() >= row.heightForWidth(row.width())
    metrics = box.fontMetrics()
    widest = max(metrics.horizontalAdvance(box.itemText(i)) for i in range(box.count()))
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    assert field.width() >= widest


# --- Table rules ---------------------------------------------------------------------------------


def every_option() -> list[tuple[Variant, str]]:
    return [(variant, option.id) for variant in VARIANTS for option in variant.options]


@pytest.mark.parametrize(("variant", "option_id"), every_option())
def test_every_option_shows_and_gives_each_value(
    qtbot: QtBot, variant: Variant, option_id: str
) -> None:
    option = next(o for o in variant.options if o.id == option_id)
    field = field_for(option)
    qtbot.addWidget(field)
    for value in option.values:
        field.show_value(value)
        assert field.value() == value


def test_each_kind_has_its_field(qtbot: QtBot) -> None:
    variant = VARIANTS[0]
    kinds = {}
    for option in variant.options:
        field = field_for(option)
        qtbot.addWidget(field)
        kinds[option.id] = type(field)
    assert kinds["straights"] is SetField
    assert kinds["full_house"] is ComboField
    assert kinds["five_as_full"] is SwitchField
    assert kinds["served_generala"] is RadioField
    assert kinds["pot"] is NumberField
    number_option = next(o for o in variant.options if o.kind is OptionKind.NUMBER)
    field = field_for(number_option)
    qtbot.addWidget(field)
    field.show_value("1000000")
    assert field.value() == "1000000"


def test_the_last_straight_stays(dialog: NewGameDialog) -> None:
    with_caption(dialog, "1-2-3-4-5").click()
    last = with_caption(dialog, "2-3-4-5-6")
    assert not last.isEnabled()
    last.click()
    assert dialog.setup().choices == {"straights": "23456"}
    with_caption(dialog, "6-1-2-3-4").click()
    assert last.isEnabled()
    assert dialog.setup().choices == {"straights": "23456,61234"}


def test_words_beside_a_button_press_it(qtbot: QtBot, dialog: NewGameDialog) -> None:
    show(qtbot, dialog)
    words = next(
        label for label in dialog.findChildren(QLabel) if label.text() == "In the order listed"
    )
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    assert dialog.setup().choices == {"opening": "as_listed"}


def test_what_differs_is_said_and_can_be_undone(dialog: NewGameDialog) -> None:
    assert dialog._summary.text() == "Usual table rules"
    usual = button(dialog, "Usual table rules")
    assert not usual.isEnabled()
    with_caption(dialog, "Five equal dice fill the full house").click()
    with_caption(dialog, "In the order listed").click()
    dialog._options.findChildren(QSpinBox)[0].setValue(1500)
    assert dialog._summary.text() == (
        "Five equal dice fill the full house · Pot: what each player puts in: 1,500"
    )
    usual.click()
    assert dialog._summary.text() == "Usual table rules"
    assert dialog.setup().choices == {"opening": "as_listed"}
    assert not with_caption(dialog, "Five equal dice fill the full house").isChecked()


def test_many_changes_do_not_crowd_the_window(dialog: NewGameDialog) -> None:
    changes = {option.id: option.values[-1] for option in VARIANTS[0].options}
    dialog.remember_choices({"generala": changes})
    said = dialog._summary.text().split(" · ")
    every = dialog._summary.toolTip().split(" · ")
    assert said[:3] == every[:3]
    assert said[3] == f"{len(every) - 3} more"


def test_each_game_remembers_its_own_rules(dialog: NewGameDialog) -> None:
    dialog.remember_choices(
        {
            "generala": {"double": "120", "five_as_full": "no"},
            "yahtzee": {"extra_lines": "yes"},
            "yacht": {"pot": "many", "unknown": "x"},
        }
    )
    assert dialog.setup().choices == {"double": "120"}
    choose_game(dialog, "yahtzee")
    assert dialog.setup().choices == {"extra_lines": "yes"}
    choose_game(dialog, "yacht")
    assert dialog.setup().choices == {}
    choose_game(dialog, "generala")
    assert dialog.setup().choices == {"double": "120"}
    assert "120" in [c.currentText() for c in dialog._options.findChildren(QComboBox)]


def test_the_rules_asked_for_are_those_chosen(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.remember_choices({"generala": {"double": "no"}})
    with qtbot.waitSignal(dialog.rules_requested) as asked:
        button(dialog, "Rules of this game").click()
    rules = asked.args[0]
    assert isinstance(rules, Ruleset)
    assert len(rules.categories) == 10


def test_a_game_that_is_not_offered_leaves_its_players(qtbot: QtBot) -> None:
    dialog = NewGameDialog([VARIANTS[0]])
    qtbot.addWidget(dialog)
    dialog.set_setup(GameSetup("yacht", {}, (Seat("Ana", marks(1)[0]),)))
    assert dialog.setup().game_id == "generala"
    assert names(dialog) == ["Ana"]


# --- A running game ------------------------------------------------------------------------------


def test_a_running_game_is_what_enter_continues(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.set_running_game("Generala: Ana 120, Beto 95")
    show(qtbot, dialog)
    with qtbot.waitSignals([dialog.continue_requested, dialog.rejected]):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def test_whoever_sets_up_a_game_plays_it_with_enter(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.set_running_game("Generala: Ana 120, Beto 95")
    show(qtbot, dialog)
    type_name(qtbot, rows(dialog)[0], "Caro")
    with qtbot.waitSignal(dialog.accepted), qtbot.assertNotEmitted(dialog.continue_requested):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def test_without_a_running_game_nothing_is_offered(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.set_running_game("something")
    dialog.set_running_game(None)
    show(qtbot, dialog)
    assert not button(dialog, "Continue").isVisible()
    assert button(dialog, "Play").isDefault()


# --- For everybody -------------------------------------------------------------------------------


def test_every_control_has_a_name(qtbot: QtBot, dialog: NewGameDialog) -> None:
    for variant in VARIANTS:
        choose_game(dialog, variant.id)
        buddies = {label.buddy() for label in dialog.findChildren(QLabel)}
        for control in dialog.findChildren(QWidget):
            if is_a_part(control) or control.window() is not dialog:
                continue
            if control.focusPolicy() & Qt.FocusPolicy.TabFocus:
                text = getattr(control, "text", str)()
                assert control.accessibleName() or text or control in buddies, control


def is_a_part(control: QWidget) -> bool:
    """The inner edit of a spin box, and what only holds others."""
    inside = isinstance(control.parentWidget(), (QAbstractSpinBox, QComboBox, QScrollArea))
    return (
        inside
        or isinstance(control, (QScrollArea, QTabWidget))
        or control.objectName().startswith("qt_")
    )


def test_tab_goes_from_top_to_bottom(qtbot: QtBot, dialog: NewGameDialog) -> None:
    number(dialog).setValue(2)
    choose_game(dialog, "yatzy")
    number(dialog).setValue(4)
    show(qtbot, dialog)
    dialog.findChildren(QListWidget)[0].setFocus()
    seen: list[QWidget] = []
    while len(seen) < 40:
        seen.append(dialog.focusWidget())
        if seen[-1] is button(dialog, "Cancel"):
            break
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    edits = [row.name_edit for row in rows(dialog)]
    starts = with_caption(dialog, "Each throws one die, the highest starts")
    play = button(dialog, "Play")
    order = [number(dialog), *edits, starts, button(dialog, "Rules of this game"), play]
    places = [seen.index(stop) for stop in order]
    assert places == sorted(places)
    heights = [stop.mapTo(dialog, stop.rect().center()).y() for stop in seen[2:]]
    assert all(lower >= upper - 5 for upper, lower in pairwise(heights))
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is seen[0], "Tab does not come round"


def test_mnemonics_do_not_collide(dialog: NewGameDialog) -> None:
    texts = [b.text() for b in dialog.findChildren(QPushButton)]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    texts += [dialog._tabs.tabText(0), dialog._tabs.tabText(1)]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) == 10, sorted(letters)


@pytest.mark.parametrize("text_size", [100, 200])
def test_it_fits_a_small_screen_with_its_buttons(
    qtbot: QtBot, dialog: NewGameDialog, plain_look: Theme, text_size: int
) -> None:
    plain_look.apply("light", text_size)
    dialog.set_running_game("Generala: Ana 120, Beto 95, Caro 130. It is Ana’s turn in round 7.")
    choose_game(dialog, "yacht")
    number(dialog).setValue(30)
    dialog.resize(790, 560)
    show(qtbot, dialog)
    assert dialog.size().width() == 790
    assert dialog.size().height() == 560
    for name in ("Play", "Cancel", "Continue", "Rules of this game"):
        shown = button(dialog, name)
        area = shown.rect().translated(shown.mapTo(dialog, shown.rect().topLeft()))
        assert dialog.rect().contains(area), name
        assert shown.width() >= shown.minimumSizeHint().width()
    for page in dialog.findChildren(QScrollArea):
        assert page.horizontalScrollBar().maximum() == 0


class Longer(QTranslator):
    """Another language: every text 40 % longer."""

    @override
    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = source.rsplit("&", maxsplit=1)[-1] if "&" in source else source
        return source + "~" * max(1, round(len(text) * 0.4))

    @override
    def isEmpty(self) -> bool:
        return False


def test_another_language_shows_everywhere_and_is_not_cut(
    qtbot: QtBot, dialog: NewGameDialog, qapp: QApplication
) -> None:
    dialog.resize(790, 560)
    show(qtbot, dialog)
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    try:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        qapp.processEvents()
        assert names(dialog)[0].startswith("Player 1~")
        for widget in dialog.findChildren(QWidget):
            text = getattr(widget, "text", str)()
            if widget.isVisible() and isinstance(widget, (QLabel, QPushButton)) and text:
                assert "~" in text, text
                assert widget.height() >= widget.heightForWidth(widget.width()), text
                assert widget.width() >= widget.minimumSizeHint().width(), text
    finally:
        QCoreApplication.removeTranslator(translator)


def test_larger_text_enlarges_marks(qtbot: QtBot, dialog: NewGameDialog, plain_look: Theme) -> None:
    show(qtbot, dialog)
    before = rows(dialog)[0].mark_button.iconSize().width()
    plain_look.apply("dark", 200)
    qtbot.waitUntil(lambda: rows(dialog)[0].mark_button.iconSize().width() > 1.5 * before)


def test_the_usual_number_of_players_is_proposed_until_another_is_asked_for(
    dialog: NewGameDialog,
) -> None:
    proposed = {}
    for row, variant in enumerate(VARIANTS):
        dialog._games.setCurrentRow(row)
        proposed[variant.id] = len(dialog.setup().seats)
    assert proposed == {variant.id: variant.usual_players for variant in VARIANTS}
    assert proposed["simultanea"] == 3
    dialog._players.number.setValue(3)
    dialog._games.setCurrentRow(0)
    assert len(dialog.setup().seats) == 3
