"""Lists what the dice can be taken for, points at them, and asks to write where one box is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.roomy_style import SMALLEST_TARGET
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.theme_colours import COLOURS, ThemeColours
from generala_desktop.views.viewport import make_viewport
from generala_desktop.words.readings import Reading, ReadingKind

_MOST_LINES = 7
_KEPT_LINES = 4
"""Of a panel that stays; what is more scrolls."""
_KEPT_IN_SMALL = 2
_SMALL = 30
"""Lines of text that a window has room for, below which it is small."""
_WRITING_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class _Lines(QListWidget):
    """Takes Enter for itself only where it means something, and leaves Space to the dice."""

    focused = Signal(bool)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WRITING_KEYS and self.currentItem() is not None:
            self.itemActivated.emit(self.currentItem())
            event.accept()
        elif event.key() == Qt.Key.Key_Space or event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)


class ReadingsPanel(QWidget):
    """A line a reading; hides itself while there is none.

    Signals:
        reading_pointed(object, object): places of the white and of the coloured dice that a line
            is about, as frozensets; both empty when none is looked at any more.
        boxes_pointed(object): the boxes of that line, a tuple of Box.
        box_requested(Box): a line was activated that means one box.
    """

    reading_pointed = Signal(object, object)
    boxes_pointed = Signal(object)
    box_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._readings: tuple[Reading, ...] = ()
        self._colours = COLOURS[Scheme.LIGHT]
        self._pointed: Reading | None = None
        self._keeps_room = False
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._lines = _Lines()
        make_viewport(self._lines, QPalette.ColorRole.Base)
        self._title.setBuddy(self._lines)
        self._lines.setFrameShape(QFrame.Shape.NoFrame)
        self._lines.setWordWrap(True)
        self._lines.setMouseTracking(True)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines.itemEntered.connect(self._enter)
        self._lines.itemActivated.connect(self._activate)
        self._lines.itemClicked.connect(self._activate)
        self._lines.currentItemChanged.connect(self._follow_current)
        self._lines.focused.connect(self._follow_focus)
        self._lines.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._lines)
        self.setVisible(False)
        self._retranslate()

    def show_readings(self, readings: Sequence[Reading]) -> None:
        """Replace all lines; none hides the panel."""
        if tuple(readings) == self._readings:
            return
        self._readings = tuple(readings)
        self._fill()
        self.setVisible(self._keeps_room or bool(self._readings))

    def keep_room(self, keeps: bool) -> None:
        """Stay in view without lines, so that nothing moves when some appear."""
        self._keeps_room = keeps
        # Never more than it asks for; in a small window the cloth comes first.
        policy = QSizePolicy.Policy.Maximum if keeps else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.setVisible(keeps or bool(self._readings))

    def shown_readings(self) -> tuple[Reading, ...]:
        return self._readings

    def focus_readings(self) -> None:
        """Bring the keyboard to the first line."""
        self._lines.setCurrentRow(0)
        self._lines.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, colours: ThemeColours) -> None:
        self._colours = colours
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, colours.paper)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, colours.ink)
        palette.setColor(QPalette.ColorRole.Highlight, colours.hint_background)
        palette.setColor(QPalette.ColorRole.HighlightedText, colours.ink)
        self.setPalette(palette)
        self._lines.setPalette(palette)
        self.setAutoFillBackground(True)
        self._fill()

    def _fill(self) -> None:
        self._point(None)
        self._lines.clear()
        for reading in self._readings:
            item = QListWidgetItem(reading.text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, reading.words)
            item.setToolTip(reading.words if reading.spoken else "")
            item.setForeground(self._ink(reading.kind))
            font = QFont(self._lines.font())
            font.setBold(reading.kind is ReadingKind.MAKES)
            font.setItalic(reading.kind is ReadingKind.NOTE)
            item.setFont(font)
            self._lines.addItem(item)
        self.updateGeometry()

    def _ink(self, kind: ReadingKind) -> QColor:
        match kind:
            case ReadingKind.MAKES:
                return self._colours.ink
            case ReadingKind.LOST:
                return self._colours.strike
            case ReadingKind.NOTE:
                return self._colours.dim_ink

    def _reading_of(self, item: QListWidgetItem | None) -> Reading | None:
        row = self._lines.row(item) if item is not None else -1
        return self._readings[row] if 0 <= row < len(self._readings) else None

    def _point(self, reading: Reading | None) -> None:
        if reading == self._pointed:
            return
        self._pointed = reading
        nothing: frozenset[int] = frozenset()
        if reading is None:
            self.reading_pointed.emit(nothing, nothing)
            self.boxes_pointed.emit(())
        else:
            self.reading_pointed.emit(reading.white, reading.coloured)
            self.boxes_pointed.emit(reading.boxes)

    def _enter(self, item: QListWidgetItem) -> None:
        self._point(self._reading_of(item))

    def _follow_current(self, item: QListWidgetItem | None) -> None:
        if self._lines.hasFocus():
            self._point(self._reading_of(item))

    def _follow_focus(self, has_focus: bool) -> None:
        self._point(self._reading_of(self._lines.currentItem()) if has_focus else None)

    def _activate(self, item: QListWidgetItem) -> None:
        reading = self._reading_of(item)
        if reading is not None and len(reading.boxes) == 1:
            self.box_requested.emit(reading.boxes[0])

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What the dice make"))
        self._lines.setAccessibleName(self.tr("What the dice make"))

    def _line_height(self, row: int, width: int) -> int:
        item = self._lines.item(row)
        needed = self.fontMetrics().boundingRect(
            0, 0, max(1, width - 12), 10_000, int(Qt.TextFlag.TextWordWrap), item.text()
        )
        return max(SMALLEST_TARGET, needed.height() + 6)

    @override
    def sizeHint(self) -> QSize:
        width = max(self.width(), self.fontMetrics().averageCharWidth() * 44)
        if self._keeps_room:
            is_small = self.window().height() < _SMALL * self.fontMetrics().lineSpacing()
            lines = _KEPT_IN_SMALL if is_small else _KEPT_LINES
            high = lines * max(SMALLEST_TARGET, self.fontMetrics().lineSpacing() + 2)
        else:
            lines = min(self._lines.count(), _MOST_LINES)
            high = sum(self._line_height(row, width) for row in range(lines))
        return QSize(width, high + self._title.sizeHint().height() + 16)

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        # The title, and one line that can be hit.
        return QSize(line * 10, max(line * 3, line + SMALLEST_TARGET + 12))

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            item = self._lines.currentItem() if self._lines.hasFocus() else None
            self._point(self._reading_of(item))
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fill()
