"""What the small windows share: they grow with their text up to the screen, then scroll inside."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from generala_desktop.compat import override

# What a window manager puts around a window that has not been shown yet.
_FRAME = QSize(16, 48)


class FittingDialog(QDialog):
    """Speaks the language in use, and is large enough for its text wherever the screen allows.

    Subclasses say how: `retranslate`, `redraw` and `wanted_size`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Not at once: the widgets inside learn of a new font later than their window.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.fit)
        self._was_shown = False

    def retranslate(self) -> None:
        """Set every text again."""

    def redraw(self) -> None:
        """Make again what depends on the size of the text."""

    def wanted_size(self, widest: int) -> QSize:
        """Return the size at which nothing has to scroll, as far as this width allows."""
        return self.sizeHint()

    def fit(self) -> None:
        free = self.screen().availableGeometry()
        largest = free.size() - _FRAME
        # Until someone gives it one, a window's size means nothing.
        was = self.size() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else QSize()
        self.resize(was.expandedTo(self.wanted_size(largest.width())).boundedTo(largest))
        if self.isVisible():
            self.move(_moved_inside(self.frameGeometry(), free))
            self._line_up_buttons()

    def _line_up_buttons(self) -> None:
        """Let Tab go through buttons as they stand: each system has its own order for them."""
        for box in self.findChildren(QDialogButtonBox):
            buttons = [button for button in box.buttons() if button.isVisible()]
            buttons.sort(key=lambda button: button.x(), reverse=self.isRightToLeft())
            for before, after in pairwise(buttons):
                QWidget.setTabOrder(before, after)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self._timer.start()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._timer.start()
        elif event.type() == QEvent.Type.FontChange:
            self.redraw()
            self._timer.start()
        super().changeEvent(event)


class ScrollingDialog(FittingDialog):
    """A page that scrolls above a row of buttons that does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._page = QWidget()
        self.button_row = QDialogButtonBox()
        self.button_row.accepted.connect(self.accept)
        self.button_row.rejected.connect(self.reject)
        self._column = QVBoxLayout(self)

    @property
    def page(self) -> QWidget:
        """What scrolls: to be given a layout, and then to be put in by `finish`."""
        return self._page

    def finish(self) -> None:
        # A widget has to have its layout before a scroll area takes it.
        self._scroll.setWidget(self._page)
        # Tab goes from control to control, and the area follows the focus.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.button_row)
        self.retranslate()
        self.redraw()
        self.fit()

    def usual_width(self) -> int:
        """Return how wide the page would like to be."""
        return self._page.sizeHint().width()

    @override
    def wanted_size(self, widest: int) -> QSize:
        margins = self._column.contentsMargins()
        around = margins.left() + margins.right()
        around += self._scroll.verticalScrollBar().sizeHint().width()
        buttons = self.button_row.sizeHint()
        width = min(max(self.usual_width(), buttons.width()), widest - around)
        height = self._page.heightForWidth(width)
        if height < 0:
            height = self._page.sizeHint().height()
        height += margins.top() + self._column.spacing() + buttons.height() + margins.bottom()
        return QSize(width + around, height)


def _moved_inside(frame: QRect, free: QRect) -> QPoint:
    """Return where a window has to be to lie on the screen."""
    return QPoint(
        max(free.left(), min(frame.left(), free.right() + 1 - frame.width())),
        max(free.top(), min(frame.top(), free.bottom() + 1 - frame.height())),
    )
