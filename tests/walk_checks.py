"""What is wrong with a window: names, keys, contrast, cut texts, targets and the way of the focus."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAction, QImage, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.exceptions import TimeoutError  # noqa: A004

from generala_desktop.compat import override
from generala_desktop.models.scoresheet_model import FACE_ROLE
from generala_desktop.services import options
from generala_desktop.views.contrast import CLEAR, READABLE
from generala_desktop.views.dice.die_button import DieButton, TableButton
from generala_desktop.views.elided_label import ElidedLabel
from generala_desktop.views.roomy_style import SMALLEST_TARGET
from tests.walk import Part, every_window, is_of_qt, plain, settle
from tests.window import Table

CONTROLS = (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QAbstractSlider,
    QKeySequenceEdit,
    QAbstractItemView,
    QTextEdit,
    QProgressBar,
)
SMALL_SCREEN = QSize(800, 600)
ENLARGED_SCREEN = QSize(1280, 720)
"""The smallest on which one enlarges texts to 250 %."""
_USUAL_POINTS = 12.0
_MOMENT = 3000
"""Milliseconds."""
_SCALE = 2
"""Windows are looked at in so many pixels each way, where letters have solid strokes."""
_FEW = 10
"""Pixels of the ink; less is a speck."""
_MARGIN = 4
"""Pixels round a control that hold its outline, not its text."""
_MOST_ROWS = 50
"""Of a list or table that are looked at."""

Pixels = npt.NDArray[np.uint32]


@dataclass(frozen=True)
class Look:
    """How the program is looked at."""

    language: str
    theme: str
    text_size: int
    """In per cent."""

    @property
    def level(self) -> float:
        """The contrast that texts need."""
        return CLEAR if self.theme == "contrast" else READABLE

    @override
    def __str__(self) -> str:
        return f"{self.language}, {self.theme}, {self.text_size} %"


def faults(
    table: Table, look: Look, without: Collection[Part] = ()
) -> dict[str, dict[str, list[str]]]:
    """Walk over every window in a small screen; return what is wrong by window and kind."""
    apply(table, look)
    table.window.resize(SMALL_SCREEN)
    settle()
    found: dict[str, dict[str, list[str]]] = {}
    for name, window in every_window(table, without=without):
        if is_of_qt(window):
            continue
        shrink(window)
        settle()
        wrong = lasting(table, window, look)
        if wrong:
            found[name] = wrong
    return found


def apply(table: Table, look: Look) -> None:
    preferences = table.program.preferences
    preferences.set(options.LANGUAGE, look.language)
    preferences.set(options.THEME, look.theme)
    preferences.set(options.TEXT_SIZE, look.text_size)


def lasting(table: Table, window: QWidget, look: Look) -> dict[str, list[str]]:
    """Return what is wrong with a window; what is still being filled or laid out gets a moment."""
    with suppress(TimeoutError):
        table.qtbot.waitUntil(lambda: not looked_at(window, look), timeout=_MOMENT)
        return {}
    return looked_at(window, look)


def looked_at(window: QWidget, look: Look) -> dict[str, list[str]]:
    wrong = {check.__name__: check(window) for check in CHECKS}
    wrong["faint"] = faint(window, look.level)
    # It moves the focus, so it comes last.
    wrong["astray"] = astray(window)
    return {kind: texts for kind, texts in wrong.items() if texts}


def shrink(window: QWidget) -> None:
    """Give a dialog no more room than a small screen has."""
    if isinstance(window, QDialog) and not isinstance(window, QMessageBox):
        wanted = window.sizeHint().boundedTo(window.maximumSize())
        window.resize(wanted.boundedTo(SMALL_SCREEN))


def named(widget: QWidget) -> str:
    """Say which control is meant."""
    text = widget.accessibleName() or str(getattr(widget, "text", str)()) or widget.objectName()
    return f"{type(widget).__name__} «{plain(text)[:50]}»"


def seen(top: QWidget) -> Iterator[QWidget]:
    """Yield what can be seen below a widget, without what Qt's controls are made of."""
    for widget in top.findChildren(QWidget):
        if widget.window() is top.window() and widget.isVisible() and not _is_part(widget):
            yield widget


def _is_part(widget: QWidget) -> bool:
    kind = widget.metaObject().className()
    if isinstance(widget, QScrollBar) or kind in {"QLineEditIconButton", "QCalendarView"}:
        return True
    parent = widget.parentWidget()
    is_inner_edit = isinstance(widget, QLineEdit) and isinstance(
        parent, QAbstractSpinBox | QComboBox | QKeySequenceEdit
    )
    is_scroller = isinstance(widget, QToolButton) and isinstance(parent, QTabBar | QMenuBar)
    is_corner = widget.objectName() == "qt_tableview_cornerbutton"
    return is_inner_edit or is_scroller or is_corner


# --- Names --------------------------------------------------------------------------------------


def unnamed(top: QWidget) -> list[str]:
    """Return the controls that a screen reader could only call by their kind."""
    found = [] if top.windowTitle() else ["the window"]
    for widget in seen(top):
        if not isinstance(widget, CONTROLS) or isinstance(widget, QHeaderView):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(named(widget))
    return found


# --- Keys ---------------------------------------------------------------------------------------


def underlined(text: str) -> list[str]:
    return [letter.casefold() for letter in re.findall(r"&(\w)", text.replace("&&", ""))]


def letters(top: QWidget) -> Iterator[str]:
    """Yield the letters that work with Alt where they are seen together."""
    for widget in top.findChildren(QWidget):
        if widget.window() is not top.window() or not widget.isVisibleTo(top):
            continue
        if isinstance(widget, QAbstractButton | QGroupBox):
            yield from underlined(
                widget.title() if isinstance(widget, QGroupBox) else widget.text()
            )
        elif isinstance(widget, QLabel) and widget.buddy() is not None:
            yield from underlined(widget.text())
        elif isinstance(widget, QTabBar):
            for index in range(widget.count()):
                yield from underlined(widget.tabText(index))
        elif isinstance(widget, QMenuBar):
            for action in widget.actions():
                yield from underlined(action.text())


def keys_twice(top: QWidget) -> list[str]:
    """Return the keys that mean two things in a window, and letters in its menus."""
    keys = [f"Alt+{letter.upper()}" for letter in letters(top)]
    for shortcut in top.findChildren(QShortcut):
        owner = shortcut.parent()
        is_here = isinstance(owner, QWidget) and owner.window() is top and owner.isVisibleTo(top)
        if is_here and shortcut.isEnabled() and shortcut.context() is _WINDOW:
            keys += map(QKeySequence.toString, shortcut.keys())
    actions = {action for action in top.findChildren(QAction) if action.isEnabled()}
    keys += [key.toString() for action in actions for key in action.shortcuts()]
    found = [key for key, count in Counter(keys).items() if count > 1]
    for menu in top.findChildren(QMenu):
        own = Counter(letter for action in menu.actions() for letter in underlined(action.text()))
        found += [f"{plain(menu.title())}: {k}" for k, count in own.items() if count > 1]
    return found


_WINDOW = Qt.ShortcutContext.WindowShortcut


# --- Contrast -----------------------------------------------------------------------------------


class Picture:
    """A window's pixels, as wide as its luminances are asked for."""

    def __init__(self, top: QWidget) -> None:
        image = QImage(top.size() * _SCALE, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SCALE)
        top.render(image)
        width, height = image.width(), image.height()
        stride = image.bytesPerLine() // 4
        whole = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(height, stride)
        self._pixels: Pixels = whole[:, :width].copy()

    def contrast(self, area: QRect) -> float:
        """Return how well what is written on an area can be told from its ground; 0 for nothing."""
        left, top = max(0, area.left() * _SCALE), max(0, area.top() * _SCALE)
        right, bottom = (area.right() + 1) * _SCALE, (area.bottom() + 1) * _SCALE
        colours, counts = np.unique(self._pixels[top:bottom, left:right], return_counts=True)
        if len(colours) < 2:
            return 0.0
        light = luminance(colours)
        ground = light[np.argmax(counts)]
        solid = counts >= 1
        inks = light[solid]
        ratios = (np.maximum(inks, ground) + 0.05) / (np.minimum(inks, ground) + 0.05)
        # The best contrast that more than a few pixels have.
        order = np.argsort(ratios)[::-1]
        reached = np.cumsum(counts[solid][order]) >= _FEW
        return float(ratios[order][np.argmax(reached)]) if reached.any() else 0.0


def luminance(colours: Pixels) -> npt.NDArray[np.float64]:
    parts = [((colours >> shift) & 0xFF).astype(np.float64) / 255 for shift in (16, 8, 0)]
    red, green, blue = (
        np.where(p <= 0.04045, p / 12.92, ((p + 0.055) / 1.055) ** 2.4) for p in parts
    )
    out: npt.NDArray[np.float64] = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return out


def faint(top: QWidget, level: float) -> list[str]:
    """Return the texts with less contrast than that, also what has to be scrolled to."""
    areas = [area for area in top.findChildren(QScrollArea) if area.isVisible()]
    pages = [page for area in areas if area.window() is top and (page := area.widget())]
    found: dict[str, float] = {}
    for root in (top, *pages):
        picture = Picture(root)
        for text, area in written(root):
            ratio = picture.contrast(area)
            if 0.0 < ratio < level:
                found[text] = ratio
    return [f"{text} ({ratio:.1f})" for text, ratio in found.items()]


def written(root: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield the texts below a widget with where they stand in it, as far as they are in sight."""
    for widget in seen(root):
        if not widget.isEnabled():
            continue  # what answers to nothing may be faint
        for text, area in texts_of(widget):
            visible, whole = _in(root, widget, area), area.height()
            if visible.height() > 0.8 * whole:
                yield text, visible


def texts_of(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield the texts of one control with where they stand in it, without its outline."""
    if isinstance(widget, QTabBar):
        for index in range(widget.count()):
            yield f"tab «{widget.tabText(index)}»", _inner(widget.tabRect(index), 5)
    elif isinstance(widget, QHeaderView):
        yield from _headers(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from _cells(widget)
    elif isinstance(widget, QLabel | QAbstractButton) and not isinstance(widget, TableButton):
        if plain(widget.text()):
            is_framed = isinstance(widget, QPushButton | QToolButton)
            yield named(widget), _inner(widget.rect(), _MARGIN * is_framed)
    elif isinstance(widget, QComboBox) and widget.currentText():
        yield named(widget), _inner(_combo_text(widget), 2)
    elif isinstance(widget, QLineEdit | QSpinBox):
        yield named(widget), _inner(widget.rect(), _MARGIN)


def _inner(area: QRect, less: int) -> QRect:
    return area.adjusted(less, less, -less, -less)


def _in(root: QWidget, widget: QWidget, area: QRect) -> QRect:
    """Return the part of an area that is in sight, as the root has it."""
    visible, part = area, widget
    while part is not root:
        visible = (visible & part.rect()).translated(part.pos())
        parent = part.parentWidget()
        assert parent is not None
        part = parent
    return visible & root.rect()


def _cells(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model = view.model()
    # Models of lists keep their one column to themselves.
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    for row in range(min(model.rowCount(), _MOST_ROWS)):
        for column in range(columns):
            index = model.index(row, column)
            face = index.data(FACE_ROLE)
            text = face.text if hasattr(face, "text") else index.data()
            area = view.visualRect(index)
            if text and view.viewport().rect().contains(area):
                yield f"cell «{text}»", _inner(_on(view, area), _MARGIN)


def _headers(header: QHeaderView) -> Iterator[tuple[str, QRect]]:
    model, across = header.model(), header.orientation() is Qt.Orientation.Horizontal
    for section in range(header.count()):
        text = model.headerData(section, header.orientation())
        at, size = header.sectionViewportPosition(section), header.sectionSize(section)
        high, wide = header.height(), header.width()
        area = QRect(at, 0, size, high) if across else QRect(0, at, wide, size)
        if text and header.viewport().rect().contains(area):
            yield f"heading «{text}»", _inner(_on(header, area), 2)


def _on(view: QAbstractItemView, area: QRect) -> QRect:
    return area.translated(view.viewport().pos())


# --- Cut texts ----------------------------------------------------------------------------------


def cut(top: QWidget) -> list[str]:
    """Return the texts of a window that have less room than they need."""
    found = []
    for widget in seen(top):
        # The end of these may be missing by design, and the whole is said elsewhere.
        if isinstance(widget, ElidedLabel):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            is_told = isinstance(widget, QToolButton) or widget.toolTip() == widget.text()
            if not is_told and not fits(widget):
                found.append(named(widget))
        elif isinstance(widget, QComboBox):
            if _text_width(widget, widget.currentText()) > _combo_text(widget).width():
                found.append(named(widget))
        elif isinstance(widget, QSpinBox):
            if _text_width(widget, widget.text()) > _spin_text(widget).width():
                found.append(named(widget))
        elif isinstance(widget, QTabBar):
            found += [
                f"tab «{widget.tabText(index)}»"
                for index in range(widget.count())
                if widget.tabSizeHint(index).width() > widget.tabRect(index).width()
            ]
    return found


def oversized(top: QWidget) -> list[str]:
    """Return how large a window is at least, if it does not go on a screen with its text."""
    least = top.minimumSize()
    if least.isEmpty():
        least = top.minimumSizeHint()
    is_enlarged = QApplication.font().pointSizeF() > _USUAL_POINTS
    screen = ENLARGED_SCREEN if is_enlarged else SMALL_SCREEN
    return [] if least.boundedTo(screen) == least else [f"at least {least.toTuple()}"]


def overlapping(top: QWidget) -> list[str]:
    """Return controls and texts that lie on each other."""
    found = []
    shown = [w for w in seen(top) if isinstance(w, QLabel | QPushButton | QComboBox | QLineEdit)]
    for place, one in enumerate(shown):
        for other in shown[:place]:
            is_pair = other.parentWidget() is one.parentWidget()
            if is_pair and one.geometry().intersects(other.geometry()):
                found.append(f"{named(one)} on {named(other)}")
    return found


def fits(widget: QLabel | QAbstractButton) -> bool:
    if not widget.text():
        return True
    if isinstance(widget, QLabel) and widget.wordWrap():
        words = plain(widget.text()).split()
        if not words:
            return True
        is_wide_enough = _text_width(widget, max(words, key=len)) <= widget.width()
        return is_wide_enough and widget.heightForWidth(widget.width()) <= widget.height()
    hint = widget.minimumSizeHint() if isinstance(widget, QPushButton) else widget.sizeHint()
    return hint.width() <= widget.width() and hint.height() <= widget.height()


def _text_width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(plain(text))


def _combo_text(box: QComboBox) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    area = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
    return area.adjusted(
        0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width(), 0, 0, 0
    )


def _spin_text(box: QSpinBox) -> QRect:
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_SpinBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box)


# --- Targets ------------------------------------------------------------------------------------


def small(top: QWidget) -> list[str]:
    """Return what is hard to hit."""
    found = []
    for widget in seen(top):
        if not isinstance(widget, CONTROLS) or not widget.isEnabled():
            continue
        if isinstance(widget, QHeaderView | QTextEdit | QProgressBar):
            continue
        if isinstance(widget, QAbstractItemView):
            found += _small_rows(widget)
        elif min(widget.width(), widget.height()) < SMALLEST_TARGET:
            found.append(f"{named(widget)} {widget.width()}×{widget.height()}")
    for bar in top.findChildren(QTabBar):
        if bar.isVisible() and bar.window() is top:
            heights = [bar.tabRect(index).height() for index in range(bar.count())]
            found += [f"tab of {h}" for h in heights if h < SMALLEST_TARGET]
    return found


def _small_rows(view: QAbstractItemView) -> list[str]:
    if view.selectionMode() is QAbstractItemView.SelectionMode.NoSelection:
        return []
    model = view.model()
    count = min(model.rowCount(), _MOST_ROWS)
    heights = {view.visualRect(model.index(row, 0)).height() for row in range(count)}
    return [f"{named(view)} row of {h}" for h in heights if 0 < h < SMALLEST_TARGET]


# --- The way of the focus -----------------------------------------------------------------------


_MOST_PRESSES = 500


def stops(top: QWidget) -> list[QWidget]:
    """Return what Tab should come to."""
    return [
        widget
        for widget in seen(top)
        if widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not isinstance(widget, QScrollArea)
        # One of a group is a stop, arrows lead to the others.
        and not (isinstance(widget, QRadioButton) and not widget.isChecked())
    ]


def way(top: QWidget) -> list[QWidget]:
    """Press Tab until it comes round; return where it came to."""
    top.activateWindow()
    QApplication.processEvents()
    wanted = stops(top)
    if not wanted:
        return []
    wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
    passed: list[QWidget] = []
    for _ in range(_MOST_PRESSES):
        focus = QApplication.focusWidget()
        if focus is None or focus in passed[:-1]:
            break
        # In a page of text Tab goes from link to link.
        if focus not in passed:
            passed.append(focus)
        elif not isinstance(focus, QTextEdit):
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return passed


def astray(top: QWidget) -> list[str]:
    """Return where Tab does not come to, and where it jumps against the way one reads."""
    passed = way(top)
    missed = [widget for widget in stops(top) if widget not in passed]
    found = [f"not reached: {named(widget)}" for widget in missed]
    if passed and QApplication.focusWidget() is not passed[0]:
        found.append(f"no way on from {named(passed[-1])}")
    # Where the way begins does not matter: it goes round.
    steps = list(zip(passed, [*passed[1:], passed[0]] if passed else [], strict=True))
    back = [(a, b) for a, b in steps if not _are_dice(a, b) and _is_back(*_places(top, a, b))]
    if len(back) > 1:
        found += [f"{named(a)} → {named(b)}" for a, b in back]
    return found


def _are_dice(one: QWidget, other: QWidget) -> bool:
    """Dice are gone through by their places, wherever the held ones lie."""
    return isinstance(one, DieButton) and isinstance(other, DieButton)


def _places(top: QWidget, one: QWidget, other: QWidget) -> tuple[QRect, QRect]:
    """Return where they are; what scrolls is where its page is, seen from outside."""
    pages = [_page(one), _page(other)]
    if pages[0] is not pages[1]:
        one, other = (page or widget for page, widget in zip(pages, (one, other), strict=True))
    return _place(top, one), _place(top, other)


def _page(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def _place(top: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())


def _is_back(one: QRect, other: QRect) -> bool:
    """Tell whether the other is above, or to the left in the same line."""
    is_above = other.bottom() <= one.top() and other.left() < one.right()
    in_line = (
        min(one.bottom(), other.bottom()) - max(one.top(), other.top())
        > min(one.height(), other.height()) // 2
    )
    return is_above or (in_line and other.right() <= one.left())


CHECKS = (unnamed, keys_twice, cut, overlapping, oversized, small)
