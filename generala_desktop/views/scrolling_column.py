"""A column that scrolls upright where a small window and large letters leave it no other way."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from generala_desktop.compat import override
from generala_desktop.views.viewport import make_viewport


class ScrollingColumn(QScrollArea):
    """Gives its page all the room there is, and never less than the page needs at least.

    Left to itself, a scroll area would ask what the page would like, and scroll much too early.
    """

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_viewport(self, QPalette.ColorRole.NoRole)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Tab goes to what is inside, and the column follows.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = page
        self.setWidget(page)
        page.installEventFilter(self)

    def _fit(self) -> None:
        page, room = self._page, self.viewport().size()
        layout = page.layout()
        if layout is None:
            return
        least = layout.minimumSize().height()
        if layout.hasHeightForWidth():
            least = max(least, layout.minimumHeightForWidth(room.width()))
        page.resize(room.width(), max(room.height(), least))

    @override
    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar()
        more = bar.sizeHint().width() if bar.isVisible() else 0
        return QSize(
            self._page.minimumSizeHint().width() + more, min(self.fontMetrics().height() * 8, 160)
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._fit()
        return super().eventFilter(watched, event)
