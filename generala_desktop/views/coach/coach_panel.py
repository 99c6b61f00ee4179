"""The coach's panel: the best moves with their figures, why, and a small plot of what may come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.coach.chance_bars import ChanceBars
from generala_desktop.views.coach.move_list import NO_PAGE, MoveList, columns, small
from generala_desktop.views.contrast import mix
from generala_desktop.views.dice.look import Marks
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.theme_colours import COLOURS, ThemeColours
from generala_desktop.views.viewport import make_viewport
from generala_desktop.words.coach import MoveLine, Page, cancel

_LETTERS_BESIDE = 96
"""In a panel with room for fewer letters the reason stands below the moves."""
_LEFT, _RIGHT = 6, 5
"""Shares of moves and reasons that stand side by side."""
_WHY, _BARS = 3, 2
"""Shares of words and plot that stand side by side."""
_MARGIN, _INSET = 12, 6
_SHARE = 0.46
"""Of a window's height, at most."""
_WHY_LINES = 3
_TIGHT = 7
"""Lines; a panel with room for fewer does without what can be guessed."""


class _Heads(QWidget):
    """What the figures of the moves are, in small letters above their columns."""

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self._page = NO_PAGE
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_heads(self, page: Page) -> None:
        self._page = page
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, round(self.fontMetrics().height() * 1.1))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._page.lines:
            return
        at = columns(self.width(), self.font(), self._page)
        with QPainter(self) as painter:
            painter.setFont(small(self.font()))
            painter.setPen(self.colours.dim_ink)
            right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for edge, text in (
                (at.average, self._page.average_head),
                (at.loss, self._page.loss_head),
                (at.chance, self._page.chance_head),
            ):
                painter.drawText(QRectF(0, 0, edge, self.height()), right, text)


class CoachPanel(QWidget):
    """Hidden until a hint is wanted; says what it waits for while there is none.

    Signals:
        move_pointed(int): the move that is looked at; the first where none is in particular.
        move_chosen(int): a move was clicked, or Enter was pressed on it.
        cancel_requested(): what is waited for is not wanted any more.
    """

    move_pointed = Signal(int)
    move_chosen = Signal(int)
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = NO_PAGE
        self._colours = colours = COLOURS[Scheme.LIGHT]
        self._heading = QLabel()
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self._heads = _Heads(colours)
        self._moves = MoveList(colours)
        self._moves.pointed.connect(self._point)
        self._moves.chosen.connect(self.move_chosen)
        self._moves.currentRowChanged.connect(self._bring_into_sight)
        self._why = QLabel()
        self._why.setTextFormat(Qt.TextFormat.PlainText)
        self._why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._why.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._why.setWordWrap(True)
        self._bars = ChanceBars(colours)
        self._status = QLabel()
        self._status.setTextFormat(Qt.TextFormat.PlainText)
        self._status.setWordWrap(True)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._cancel = QPushButton()
        self._cancel.clicked.connect(self.cancel_requested)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAutoFillBackground(True)
        self.setVisible(False)
        self.set_theme(colours)
        self._retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._heads)
        left.addWidget(self._moves)
        left.addStretch()
        self._reasons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._reasons.addWidget(self._why, _WHY)
        self._reasons.addWidget(self._bars, _BARS)
        self._reasons.addStretch()
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.addLayout(left, _LEFT)
        self._halves.addLayout(self._reasons, _RIGHT)
        content = QWidget()
        self._column = column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _INSET, _MARGIN, _INSET)
        column.setSpacing(2)
        column.addWidget(self._heading)
        column.addLayout(self._halves)
        column.addStretch()
        self._content = content
        self._scroll = QScrollArea()
        make_viewport(self._scroll, QPalette.ColorRole.NoRole)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        waiting = QWidget()
        lines = QVBoxLayout(waiting)
        lines.setContentsMargins(_MARGIN, _INSET, _MARGIN, _INSET)
        row = QHBoxLayout()
        row.addWidget(self._status, 1)
        row.addWidget(self._cancel)
        lines.addLayout(row)
        lines.addWidget(self._progress)
        lines.addStretch()
        self._waiting = waiting
        self._pages = QStackedWidget()
        self._pages.addWidget(self._scroll)
        self._pages.addWidget(waiting)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 1, 0, 0)
        outer.addWidget(self._pages)

    def show_page(self, page: Page) -> None:
        """Show moves in place of whatever was there."""
        self._page = page
        self._heading.setText(page.heading)
        self._heads.show_heads(page)
        self._moves.show_lines(page)
        self._spare()
        self._explain(self.pointed_row())
        if self._pages.currentWidget() is not self._scroll:
            self._pages.setCurrentWidget(self._scroll)
            self._scroll.verticalScrollBar().setValue(0)

    def show_waiting(self, text: str, share: float | None = None, *, may_cancel: bool) -> None:
        """Show a sentence in place of moves; `share` of what is waited for is done."""
        self._page = NO_PAGE
        self._status.setText(text)
        self._progress.setVisible(share is not None)
        self._progress.setValue(round(100 * (share or 0.0)))
        if not may_cancel and self._cancel.hasFocus():
            self.focusNextChild()
        self._cancel.setVisible(may_cancel)
        self._pages.setCurrentWidget(self._waiting)

    def reword(self, text: str) -> None:
        """Say what is waited for in another language."""
        self._status.setText(text)

    def pointed_row(self) -> int:
        """Return the move that is looked at, the first where none is in particular."""
        return self._moves.pointed_row()

    def shown_page(self) -> Page:
        """Return what is shown, without lines while there is no hint."""
        return self._page

    def waiting_text(self) -> str:
        """Return what is said in place of moves, nothing where moves are shown."""
        return "" if self._page.lines else self._status.text()

    def set_theme(self, colours: ThemeColours) -> None:
        self._colours = colours
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, colours.paper)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, colours.ink)
        for widget in (self, self._content, self._waiting, self._moves, self._scroll):
            widget.setPalette(palette)
        self._heads.colours = colours
        self._moves.set_theme(colours)
        self._bars.set_theme(colours)
        self._fit()
        self.update()

    def set_marks(self, marks: Marks) -> None:
        """Let the dice look like those on the table."""
        self._moves.set_marks(marks)

    def _point(self, row: int) -> None:
        self._explain(row)
        self.move_pointed.emit(row)

    def _explain(self, row: int) -> None:
        line = self._line(row)
        # A figure and its sign stay together where the line breaks.
        self._why.setText(line.why.replace(" %", "\u00a0%") if line else "")
        self._bars.show_bars(line.bars if line else ())

    def _line(self, row: int) -> MoveLine | None:
        lines = self._page.lines
        return lines[row] if 0 <= row < len(lines) else None

    def _bring_into_sight(self, row: int) -> None:
        if self._moves.hasFocus() and row >= 0:
            at = self._moves.visualItemRect(self._moves.item(row))
            shown = self._moves.mapTo(self._content, at.center())
            self._scroll.ensureVisible(shown.x(), shown.y(), 0, at.height())

    def _fit(self) -> None:
        font = self.font()
        font.setBold(True)
        self._heading.setFont(font)
        self._arrange()

    def _arrange(self) -> None:
        """Put the reason beside the moves, or below them, as the width asks."""
        is_beside = self._is_beside()
        level, upright = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(level if is_beside else upright)
        self._halves.setSpacing(self._gap(wide=is_beside))
        self._reasons.setDirection(upright if is_beside else level)
        self._reasons.setSpacing(self._gap(wide=not is_beside))
        self._moves.fit(self._widths()[0])
        self.updateGeometry()

    def _spare(self) -> None:
        """In a small window with large letters the first move comes first."""
        is_tight = self.height() < _TIGHT * self.fontMetrics().lineSpacing()
        self._heading.setVisible(self._page.is_for_the_win or not is_tight)

    def _is_beside(self) -> bool:
        letters = self.width() / max(1.0, QFontMetricsF(self.font()).averageCharWidth())
        return letters >= _LETTERS_BESIDE

    def _gap(self, *, wide: bool) -> int:
        return round(self.fontMetrics().height() * (1.6 if wide else 0.4))

    def _widths(self) -> tuple[int, int]:
        """Return what moves and reason have."""
        room = max(0, self.width() - 2 * _MARGIN)
        shared = room - self._gap(wide=True)
        if self._is_beside():
            left = shared * _LEFT // (_LEFT + _RIGHT)
            return left, shared - left
        return room, shared * _WHY // (_WHY + _BARS)

    def _usual_height(self) -> int:
        """Return what nearly all hints need, whichever is shown, so that the panel stays as it is."""
        line = self.fontMetrics().lineSpacing()
        moves = self._heads.sizeHint().height() + self._moves.minimumHeight()
        why, bars = _WHY_LINES * line, self._bars.sizeHint().height()
        gap = self._gap(wide=False)
        halves = max(moves, why + gap + bars) if self._is_beside() else moves + gap + max(why, bars)
        return line + self._column.spacing() + halves + 2 * _INSET

    def _retranslate(self) -> None:
        self._cancel.setText(cancel())
        self._moves.setAccessibleName(self.tr("Hint: the best moves"))
        self._progress.setAccessibleName(self.tr("Learning the game"))

    @override
    def hasHeightForWidth(self) -> bool:
        # The size hint knows better: it leaves room for longer texts, and some to the cloth.
        return False

    @override
    def sizeHint(self) -> QSize:
        high = self._usual_height()
        most = round(self.window().height() * _SHARE)
        return QSize(self.fontMetrics().averageCharWidth() * 40, min(high + 1, most))

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 10, line * 4)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            rule = mix(self._colours.paper, self._colours.paper_line, 0.7)
            painter.fillRect(0, 0, self.width(), 1, rule)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            # How high it may be depends on the window.
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()
        self._spare()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
