"""A check box or radio button whose words wrap where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QWidget

from generala_desktop.compat import override


class _Caption(QLabel):
    """Words that press the button they belong to."""

    def __init__(self, button: QAbstractButton, text: str) -> None:
        super().__init__(text)
        self._button = button
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def sizeHint(self) -> QSize:
        """Return the size on one line: QLabel's own proposal wraps without need."""
        return self.fontMetrics().size(0, self.text())

    @override
    def minimumSizeHint(self) -> QSize:
        longest = max(self.text().split(), key=len, default="")
        return self.fontMetrics().size(0, longest)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed = event.button() == Qt.MouseButton.LeftButton
        if pressed and self.rect().contains(event.position().toPoint()):
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()
            return
        super().mouseReleaseEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the release would go elsewhere


class CaptionedButton(QWidget):
    def __init__(self, button: QAbstractButton, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = button
        self._caption = _Caption(button, text)
        button.setAccessibleName(text)
        button.installEventFilter(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._caption, 1)
        self._centre_on_first_line()

    def _centre_on_first_line(self) -> None:
        self.button.setMinimumHeight(self._caption.fontMetrics().lineSpacing())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._centre_on_first_line()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.EnabledChange:
            self._caption.setEnabled(self.button.isEnabled())
        return super().eventFilter(watched, event)
