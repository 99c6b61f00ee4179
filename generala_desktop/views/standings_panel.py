"""The end of a game: who won, everybody's place, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.state import State
from generala_desktop.views import player_mark
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.flow_layout import FlowLayout
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import icon
from generala_desktop.words.player_marks import PlayerMark

if TYPE_CHECKING:
    from generala_desktop.views.settlement.view import SettlementView

LARGE, LARGER = 1.25, 1.6
"""The places, beside the usual text: of many, and of few."""
FEW = 4
FEWEST = 2
"""Places that are in sight in any case."""
_ROOMY = 16
"""Lines of text; with room for fewer there is no picture, and the places are as large as other texts."""
WIDEST = 64
"""Letters; where names and points lie farther apart, the eye loses the line."""


@dataclass(frozen=True)
class Place:
    """One line of the final standings."""

    rank: str
    mark: PlayerMark
    name: str
    result: str
    note: str = ""
    is_winner: bool = False


class StandingsPanel(QWidget):
    """Stands where the cloth was, so that the final planilla stays in view.

    Signals:
        rematch_requested(): the same players want to play again.
        review_requested(): somebody wants to know how the game was played.
    """

    rematch_requested = Signal()
    review_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._cup = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._title, self._news = _words(), _words()
        self._tell_news: Callable[[], str] = str
        self._note = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self._note.hide()
        self._rematch = QPushButton()
        self._rematch.clicked.connect(self.rematch_requested)
        self._review = QPushButton()
        self._review.clicked.connect(self.review_requested)
        self._colour = QColor()
        self._places: tuple[Place, ...] = ()
        self._settlement: SettlementView | None = None
        self._settled: State | None = None
        self._speed = Speed.NORMAL
        self._larger = LARGER
        """How large the places are written, beside the usual text."""
        self._lay_out()
        self._fit()
        self._retranslate()

    def _lay_out(self) -> None:
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setColumnStretch(2, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setSizeAdjustPolicy(QScrollArea.SizeAdjustPolicy.AdjustToContents)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(self._table)
        buttons = QWidget()
        row = FlowLayout(buttons)
        row.addWidget(self._rematch)
        row.addWidget(self._review)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(scroll, 1)
        middle.addStretch()
        page = QWidget()
        column = QVBoxLayout(page)
        column.addSpacing(12)
        column.addWidget(self._cup)
        column.addWidget(self._title)
        column.addWidget(self._news)
        column.addWidget(self._note)
        column.addLayout(middle, 1)
        self._middle = middle
        self._column = column
        column.addWidget(buttons)
        column.addSpacing(12)
        self._scroll = scroll
        # Large letters in a small window need more room than there is.
        whole = QScrollArea()
        whole.setWidgetResizable(True)
        whole.setFrameShape(QFrame.Shape.NoFrame)
        whole.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.setWidget(page)
        QVBoxLayout(self).addWidget(whole)

    def show_result(self, title: str, places: Sequence[Place]) -> None:
        self._title.setText(title)
        if self._places != tuple(places):
            self._places = tuple(places)
            self._fit()

    def show_news(self, tell: Callable[[], str]) -> None:
        """Say something of the game that has just ended, in today's language; `str` for nothing."""
        self._tell_news = tell
        self._news.setText(tell())
        self._news.setVisible(bool(self._news.text()))

    def news(self) -> str:
        return self._news.text()

    def show_settlement(
        self, state: State | None, names: Sequence[str], marks: Sequence[PlayerMark]
    ) -> None:
        """Show who owes whom below the standings; None where nothing is paid."""
        if state is None:
            self._settled = None
            if self._settlement is not None:
                self._settlement.hide()
            self._share_room()
            return
        if state is self._settled:
            return
        self._settled = state
        view = self._settlement or self._make_settlement()
        view.set_speed(self._speed)
        view.show()
        view.show_settlement(state, names, marks)
        self._share_room()

    def _share_room(self) -> None:
        """Leave to a settlement all that the places do not need."""
        policy = QSizePolicy.Policy
        upright = policy.Expanding if self._settled is None else policy.Maximum
        self._scroll.setSizePolicy(policy.Expanding, upright)
        self._column.setStretchFactor(self._middle, 1 if self._settled is None else 0)
        # Where there is little room, what was won goes before a picture of it.
        self._cup.setVisible(self._is_roomy())
        if self._larger != self._wanted_larger():
            self._fill()
        line = round(self.fontMetrics().height() * self._larger) + self._grid.verticalSpacing()
        margins = self._grid.contentsMargins()
        high = len(self._places) * line + margins.top() + margins.bottom()
        # The settlement needs some room too.
        most = self.height() // (2 if self._settled is None else 4)
        self._scroll.setMinimumHeight(min(high, max(most, FEWEST * line)))

    def _is_roomy(self) -> bool:
        return self.height() >= _ROOMY * self.fontMetrics().height()

    def _wanted_larger(self) -> float:
        if not self._is_roomy():
            return 1.0
        return LARGER if len(self._places) <= FEW else LARGE

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        if self._settlement is not None:
            self._settlement.set_speed(speed)

    def _make_settlement(self) -> SettlementView:
        from generala_desktop.views.settlement.view import (  # noqa: PLC0415 (few games pay)
            SettlementView,
        )

        self._settlement = SettlementView()
        # Between the standings and the buttons.
        self._column.insertWidget(self._column.count() - 2, self._settlement, 3)
        return self._settlement

    def show_note(self, note: str) -> None:
        """Say below the title in what way this was not a game like others, if it was not."""
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def note(self) -> str:
        return self._note.text()

    def title(self) -> str:
        return self._title.text()

    def focus_rematch(self) -> None:
        self._rematch.setFocus()

    def recolour(self, colour: QColor) -> None:
        self._colour = colour
        self._fit()

    def _fill(self) -> None:
        self._grid.setRowStretch(self._grid.rowCount() - 1, 0)
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        larger = self._larger = self._wanted_larger()
        widest = WIDEST * self.fontMetrics().averageCharWidth() * larger / LARGE
        self._scroll.setMaximumWidth(round(widest))
        side = round(self.fontMetrics().height() * larger)
        for row, place in enumerate(self._places):
            mark = QLabel()
            mark.setPixmap(player_mark.picture(place.mark, side, self.devicePixelRatioF()))
            name = self._label(place.name + (f" — {place.note}" if place.note else ""))
            name.setWordWrap(True)
            result = self._label(place.result)
            # Units stand below units, however many digits there are.
            result.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            for column, widget in enumerate((self._label(place.rank), mark, name, result)):
                font = QFont(self.font())
                font.setPointSizeF(font.pointSizeF() * larger)
                font.setBold(place.is_winner)
                widget.setFont(font)
                self._grid.addWidget(widget, row, column)
        self._grid.setRowStretch(len(self._places), 1)

    @staticmethod
    def _label(text: str) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _fit(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.8)
        font.setBold(True)
        self._title.setFont(font)
        side = self.fontMetrics().height() * 4
        if self._places and self._colour.isValid():
            cup = icon(IconName.WINNER, self._colour)
            self._cup.setPixmap(cup.pixmap(QSize(side, side), self.devicePixelRatioF()))
        self._rematch.setMinimumHeight(max(40, self.fontMetrics().height() * 2))
        self._fill()

    def _retranslate(self) -> None:
        self.show_news(self._tell_news)
        self._rematch.setText(self.tr("Re&match"))
        self._review.setText(self.tr("Re&view the game"))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
            self._share_room()
        super().changeEvent(event)


def _words() -> QLabel:
    label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
