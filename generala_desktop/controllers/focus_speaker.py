"""Reads with the program's own voice what the keyboard comes to, where no screen reader does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QMainWindow,
    QMenu,
    QPushButton,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.words import speech as words

_BY_KEYS = QEvent.Type.KeyPress
_BY_HAND = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class FocusSpeaker(QObject):
    """Whoever uses the mouse sees where it is: only what keys lead to is read."""

    def __init__(
        self, window: QMainWindow, *, is_wanted: Callable[[], bool], say: Callable[[str], None]
    ) -> None:
        """Give everything to `say`, while `is_wanted` says that somebody listens."""
        super().__init__(window)
        self._window = window
        self._is_wanted = is_wanted
        self._say = say
        self._is_by_keys = False
        # The name of a control may follow its state.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._read_again)
        self._listened: list[tuple[object, Callable[..., None]]] = []
        QApplication.instance().focusChanged.connect(self._go)  # type: ignore[union-attr]
        for menu in window.menuBar().findChildren(QMenu):
            menu.hovered.connect(self._read_action)
        window.winId()  # its window exists from here on
        window.windowHandle().installEventFilter(self)

    def _go(self, before: QWidget | None, now: QWidget | None) -> None:
        for signal, slot in self._listened:
            signal.disconnect(slot)  # type: ignore[attr-defined]
        self._listened = []
        self._soon.stop()
        if now is None or not self._is_wanted():
            return
        self._listen(now)
        has_come = before is None or before.window() is not now.window()
        title = now.window().windowTitle() if has_come and now.window() is not self._window else ""
        self._read(" ".join(filter(None, (f"{title}." if title else "", described(now)))))

    def _listen(self, widget: QWidget) -> None:
        """Follow what changes while the focus stays."""
        if isinstance(widget, QAbstractItemView) and widget.selectionModel() is not None:
            self._connect(widget.selectionModel().currentChanged, self._read_index)
        elif isinstance(widget, QComboBox):
            self._connect(widget.currentTextChanged, self._read)
        elif isinstance(widget, QAbstractSlider):
            self._connect(widget.valueChanged, lambda value: self._read(str(value)))
        elif isinstance(widget, QAbstractButton) and widget.isCheckable():
            self._connect(widget.toggled, lambda _: self._soon.start())

    def _connect(self, signal: object, slot: Callable[..., None]) -> None:
        signal.connect(slot)  # type: ignore[attr-defined]
        self._listened.append((signal, slot))

    def _read_again(self) -> None:
        at: object = QApplication.focusWidget()
        if isinstance(at, QWidget):
            self._read(described(at))

    def _read_index(self, index: QModelIndex) -> None:
        self._read(_cell(index))

    def _read_action(self, action: QAction) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._read(", ".join(filter(None, (_plain(action.text()), keys))))

    def _read(self, told: str) -> None:
        if self._is_by_keys and told and self._is_wanted():
            self._say(told)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == _BY_KEYS:
            self._is_by_keys = True
        elif event.type() in _BY_HAND:
            self._is_by_keys = False
        return False


def described(widget: QWidget) -> str:
    """Return what there is to know of a control: its name, its value or state, and the rest."""
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        return _cell(widget.currentIndex())
    found = _interface(widget)
    if found is None:
        return ""
    parts = [found.text(QAccessible.Text.Name)]
    if isinstance(widget, QComboBox):
        parts.append(widget.currentText())
    elif isinstance(widget, QAbstractSlider):
        parts.append(str(widget.value()))
    elif isinstance(widget, QCheckBox | QPushButton) and widget.isCheckable():
        parts.append(words.on() if widget.isChecked() else words.off())
    else:
        parts.append(found.text(QAccessible.Text.Value))
    parts.append(found.text(QAccessible.Text.Description))
    return ", ".join(dict.fromkeys(part for part in map(_plain, parts) if part))


def _interface(widget: QWidget) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(widget)


def _cell(index: QModelIndex) -> str:
    told = index.data(Qt.ItemDataRole.AccessibleTextRole)
    return str(told or index.data(Qt.ItemDataRole.DisplayRole) or "")


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")
