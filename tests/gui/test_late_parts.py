"""Parts of the window that are made when first wanted stand where they belong, also for Tab."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QWidget

from generala_desktop.services import options
from generala_desktop.views.coach.move_list import NO_PAGE
from generala_desktop.views.dice.look import Marks
from generala_desktop.words.coach import MoveLine
from tests.window import Table


def tab_ring(table: Table) -> list[QWidget]:
    """Return what Tab may come to, and in which order."""
    ring, one = [], table.window.nextInFocusChain()
    while one is not table.window:
        assert one is not None
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            ring.append(one)
        one = one.nextInFocusChain()
    return ring


def places(table: Table) -> list[str]:
    window = table.window
    parts = {
        "dice": window.dice,
        "coach": window.coach if window.has_coach() else None,
        "pad": window.pad if window.has_pad() else None,
        "footer": window.footer,
    }
    found = [n for w in tab_ring(table) for n, p in parts.items() if p and p.isAncestorOf(w)]
    return [n for i, n in enumerate(found) if i == 0 or found[i - 1] != n]


def test_a_game_of_people_without_hints_needs_neither(table: Table) -> None:
    table.play("generala", 2, "66655")
    table.press_roll()
    assert not table.window.has_coach()
    assert not table.window.has_pad()
    assert places(table) == ["dice", "footer"]


def test_the_pad_then_the_coach_come_before_the_buttons(table: Table) -> None:
    before = tab_ring(table)
    table.window.pad.show()
    table.window.coach.show()
    assert places(table) == ["dice", "coach", "pad", "footer"]
    assert [w for w in tab_ring(table) if w in before] == before
    assert table.window.coach.y() <= table.window.pad.y() <= table.window.footer.y()


def test_the_coach_then_the_pad_come_before_the_buttons(table: Table) -> None:
    table.window.coach.show()
    table.window.pad.show()
    assert places(table) == ["dice", "coach", "pad", "footer"]


def test_a_late_coach_looks_like_the_table(table: Table) -> None:
    table.program.preferences.set(options.DICE_MARKS, "numerals")
    table.program.preferences.set(options.THEME, "dark")
    assert table.window.coach._moves._painter.marks is Marks.NUMERALS
    assert table.window.coach._colours == table.program.theme.colours


def test_boxes_keep_their_letters_when_the_coach_comes(table: Table) -> None:
    table.play("generala", 2, "66655")
    table.press_roll()
    letters = table.program.box_keys.listed()
    table.window.coach.show()
    assert table.program.box_keys.listed() == letters
    taken = set(table.program.box_keys._taken())
    assert not taken & {keys[-1].casefold() for keys, _ in letters}


def test_boxes_leave_the_pad_its_letters(table: Table) -> None:
    table.play("generala", 2)
    table.window.show_pad(True)
    taken = set(table.program.box_keys._taken())
    assert not taken & {keys[-1].casefold() for keys, _ in table.program.box_keys.listed()}


def test_figures_go_below_moves_that_would_be_cut_beside_them(table: Table) -> None:
    moves = table.window.coach._moves
    short = MoveLine("Hold", (6, 6), "157.8", "best", "49 %", "", (), "")
    long = MoveLine(
        "Write fours (Value 3) whatever else there is", (), "0.2", "best", "4 %", "", (), ""
    )
    moves.fit(340)
    moves.show_lines(replace(NO_PAGE, lines=(short,)))
    assert not moves._painter.is_stacked
    moves.show_lines(replace(NO_PAGE, lines=(short, long)))
    assert moves._painter.is_stacked


def test_pictures_that_were_shown_do_not_pile_up(table: Table) -> None:
    assert table.window.isVisible()
    first = QPixmapCache.insert(QPixmap(72, 72))
    for _ in range(200):
        QPixmapCache.insert(QPixmap(72, 72))
    assert not QPixmapCache.find(first, QPixmap())
