"""The window as a whole: nothing moves, nothing is covered, everything has a name."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox, QWidget

from generala_desktop.compat import override
from generala_desktop.services import options
from generala_desktop.views.dice.die_button import TableButton
from generala_desktop.views.messages import Answer, Messages
from tests.window import Table, at_question, speed

SIZES = [QSize(1120, 720), QSize(640, 440)]


def fixed_parts(table: Table) -> dict[str, QRect]:
    """Return where everything is that should stay where it is: all but dice and what they hide."""
    window = table.window
    widgets = [w for w in window.findChildren(QWidget) if w.window() is window]
    places = {}
    for number, widget in enumerate(widgets):
        if isinstance(widget, TableButton) or not widget.isVisible():
            continue
        if widget.parent() is window.dice.viewport():
            continue
        at = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        places[f"{number} {type(widget).__name__}"] = at
    return places


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("size", "text_size"),
    # In a smaller window large letters scroll, and the column follows the focus.
    [*((size, 100) for size in SIZES), *((size, 250) for size in SIZES if size.height() >= 600)],
    ids=str,
)
def test_nothing_moves_from_state_to_state(
    table: Table, size: QSize, text_size: int, language: str
) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.program.preferences.set(options.TEXT_SIZE, text_size)
    table.window.resize(size)
    speed(table, "slow")
    table.play("generala", 3)
    QApplication.sendPostedEvents()
    before = fixed_parts(table)
    table.dice.write("55512")
    table.press_roll()
    assert table.window.dice.is_rolling()
    assert fixed_parts(table) == before, "rolling"
    table.lands()
    assert fixed_parts(table) == before, "rolled"
    table.hold(0, 1, 2, 3, 4)
    assert fixed_parts(table) == before, "held"
    table.score("fives")
    assert fixed_parts(table) == before, "scored"
    table.roll("12345")
    table.roll("12345")
    table.roll("12345")
    table.score("generala")
    assert fixed_parts(table) == before, "after three rolls"
    table.program.messages.note(lambda: "A long note that has a lot to say. " * 8)
    assert fixed_parts(table) == before, "noted"
    table.command("undo")
    assert fixed_parts(table) == before, "undone"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_message_covers_no_control(table: Table, size: QSize) -> None:
    table.window.resize(size)
    table.play("yatzy", 2)
    table.program.messages.note(lambda: "A long note that has a lot to say. " * 8)
    QApplication.sendPostedEvents()
    window = table.window
    message = window.footer._message
    covered = QRect(message.mapTo(window, QPoint(0, 0)), message.size())
    for button in window.findChildren(QAbstractButton):
        if button.isVisible():
            at = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
            assert not covered.intersects(at)
    sheet = QRect(window.sheet.mapTo(window, QPoint(0, 0)), window.sheet.size())
    assert not covered.intersects(sheet)
    assert message.toolTip() == table.message


def test_every_label_of_the_roll_button_fits(table: Table) -> None:
    for language in ("en", "es"):
        table.program.preferences.set(options.LANGUAGE, language)
        QApplication.sendPostedEvents()
        button = table.roll_button
        for label in table.window.footer._labels():
            button.setText(label)
            assert button.sizeHint().width() <= button.width(), label


def test_targets_are_large_enough(table: Table) -> None:
    table.window.resize(640, 440)
    table.play("yatzy", 2)
    table.roll("12356")
    for button in table.window.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.width() >= 32
            assert button.height() >= 32


def test_every_button_has_a_name(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    buttons = table.window.findChildren(QAbstractButton)
    names = [
        button.accessibleName() or button.text()
        for button in buttons
        # Qt's own corner of a table lies under ours and does nothing.
        if button.isVisible() and button.metaObject().className() != "QTableCornerButton"
    ]
    assert all(names)
    assert len(names) == len(set(names))


def test_tab_goes_everywhere_and_comes_back(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    table.roll_button.setFocus()
    walked: list[QWidget] = []
    for _ in range(20):
        table.key(Qt.Key.Key_Tab)
        walked.append(table.window.focusWidget())
        if table.roll_button.hasFocus():
            break
    assert table.roll_button.hasFocus()
    assert {*(table.die(p) for p in range(5)), table.window.sheet} <= set(walked)


def test_a_click_beside_the_dice_holds_none(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    view = table.window.dice.viewport()
    for at in (QPoint(3, 3), QPoint(view.width() - 3, view.height() - 3)):
        table.qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert table.held() == set()


def test_the_size_of_the_window_comes_back(table: Table) -> None:
    table.window.resize(700, 560)
    table.window.close()
    table.window.resize(660, 460)
    table.program.window_memory.restore(table.window, "main", QSize(720, 480))
    assert table.window.size() == QSize(700, 560)


def test_closing_in_mid_throw_ends_quietly(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy", 2)
    table.press_roll()
    table.window.close()
    table.qtbot.waitUntil(lambda: not table.window.isVisible())


class PaintCounter(QObject):
    """Counts what is painted anywhere in the program."""

    count = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_a_window_at_rest_paints_nothing(table: Table, qapp: QApplication) -> None:
    speed(table, "fast")
    table.play("yatzy", 2)
    table.press_roll()
    table.qtbot.waitUntil(lambda: not table.program.game.is_in_the_air())
    scene = table.window.dice._table
    table.qtbot.waitUntil(lambda: not scene.is_moving())
    QApplication.processEvents()
    counter = PaintCounter()
    qapp.installEventFilter(counter)
    with table.qtbot.assertNotEmitted(scene._ticks.valueChanged, wait=400):
        pass
    qapp.removeEventFilter(counter)
    assert counter.count == 0


def test_minimised_and_back_the_dice_lie_as_before(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    table.hold(1)
    table.window.hide()
    table.window.show()
    assert table.held() == {1}
    assert table.dice_names()[0] == "Die 1: 1"
    assert len(table.dice.thrown) == 1


def test_the_mark_of_a_player_is_drawn_once(table: Table) -> None:
    """Qt would keep each new picture, and long evenings would take megabytes."""

    def shown() -> int:
        return table.window.heading._mark.pixmap().cacheKey()

    table.play("yatzy", 2)
    ana = shown()
    table.turn("12356", "ones")
    beto = shown()
    assert beto != ana
    table.turn("12356", "ones")
    table.roll("12356")
    assert shown() == ana
    table.program.preferences.set(options.TEXT_SIZE, 200)
    QApplication.sendPostedEvents()
    assert table.window.heading._mark.pixmap().height() == table.window.heading._mark.height()
    assert shown() not in {ana, beto}


# --- Standings -----------------------------------------------------------------------------------


def test_in_large_letters_the_places_go_before_the_picture(table: Table) -> None:
    table.program.preferences.set(options.TEXT_SIZE, 250)
    table.window.resize(1280, 720)
    table.play("generala", 2)
    table.roll("66666")
    table.turn("12345", "straight")
    QApplication.processEvents()
    panel = table.window.standings
    assert not panel._cup.isVisible()
    assert panel._scroll.viewport().height() >= panel._table.sizeHint().height()
    table.program.preferences.set(options.TEXT_SIZE, 100)
    QApplication.processEvents()
    assert panel._cup.isVisible()


def test_a_shorter_table_of_results_leaves_no_old_line(table: Table) -> None:
    for players in (5, 2):
        table.play("generala", min(players, 4), served_generala="wins_now")
        table.roll("22222")
    panel = table.window.standings
    assert len(panel._places) == 2
    assert panel._grid.count() == 2 * 4
    stretched = [row for row in range(panel._grid.rowCount()) if panel._grid.rowStretch(row)]
    assert stretched == [2]


# --- Boxes ---------------------------------------------------------------------------------------


@pytest.fixture
def plain(table: Table, monkeypatch: pytest.MonkeyPatch) -> Messages:
    """The real boxes, over the window of a running program."""
    monkeypatch.undo()
    return Messages(table.window)


def press(table: Table, label: str | None) -> None:
    """Press a button of the box to come, or close it by its frame."""

    def do(box: QWidget | None) -> None:
        assert isinstance(box, QMessageBox)
        if label is None:
            box.close()
            return
        [button] = [b for b in box.buttons() if b.text() == label]
        button.click()

    at_question(table, do)


@pytest.mark.parametrize(
    ("label", "answer"),
    [
        ("&Save it first…", Answer.SAVE),
        ("&Give it up", Answer.GIVE_UP),
        ("&Keep playing", Answer.CANCEL),
        (None, Answer.CANCEL),
    ],
)
def test_a_game_is_given_up_only_by_its_button(
    table: Table, plain: Messages, label: str | None, answer: Answer
) -> None:
    press(table, label)
    assert plain.ask_give_up("Yatzy: Ana") is answer


@pytest.mark.parametrize(("label", "leaves"), [("&Leaves", True), ("&Stays", False), (None, False)])
def test_a_player_leaves_only_by_that_button(
    table: Table, plain: Messages, label: str | None, leaves: bool
) -> None:
    press(table, label)
    assert plain.ask_leave("Ana") is leaves


def test_a_problem_is_told_in_a_box(table: Table, plain: Messages) -> None:
    press(table, "OK")
    plain.tell_problem("The disk is full.")


def test_files_get_the_suffix_of_games(
    table: Table, plain: Messages, monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    shown: list[QFileDialog] = []

    def accept(dialog: QFileDialog) -> int:
        shown.append(dialog)
        return 1

    monkeypatch.setattr(QFileDialog, "exec", accept)
    path = plain.ask_save(str(tmp_path / "mine"))
    assert path == tmp_path / "mine.generala"
    assert shown[0].defaultSuffix() == "generala"
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 0)
    assert plain.ask_save("mine") is None
    assert plain.ask_open() is None


def test_of_a_message_without_room_the_beginning_is_seen(table: Table) -> None:
    table.window.resize(900, 640)
    label = table.window.footer._message
    for message, upright in (
        ("Short.", Qt.AlignmentFlag.AlignVCenter),
        ("The game cannot be kept. " * 12, Qt.AlignmentFlag.AlignTop),
    ):
        table.window.footer.show_message(message)
        assert label.alignment() & Qt.AlignmentFlag.AlignVertical_Mask == upright
        assert label.toolTip() == message
    table.window.resize(4000, 640)
    table.qtbot.waitUntil(lambda: bool(label.alignment() & Qt.AlignmentFlag.AlignVCenter))


def test_files_are_looked_for_in_a_folder_that_is_there(
    plain: Messages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[str] = []

    def look(dialog: QFileDialog) -> int:
        places.append(dialog.directory().path())
        assert dialog.selectedFiles() in ([], places[-1:])
        return 0

    monkeypatch.setattr(QFileDialog, "exec", look)
    documents, home = tmp_path / "Documents", tmp_path
    found = {
        QStandardPaths.StandardLocation.DocumentsLocation: documents,
        QStandardPaths.StandardLocation.HomeLocation: home,
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(found[place]))
    plain.ask_open()
    documents.mkdir()
    plain.ask_open()
    assert places == [str(home), str(documents)]
