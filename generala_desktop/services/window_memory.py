"""Remembers where each window was, and puts it back where it can be seen."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from generala_desktop.services.options import WINDOWS
from generala_desktop.services.preferences import Preferences

# What a window manager may put around a window that has never been shown.
_USUAL_FRAME = {"left": 4, "top": 32, "right": 4, "bottom": 4}
_WIDEST_FRAME = 100
"""Pixels; no frame is wider."""


class WindowMemory(QObject):
    """Positions and sizes by window name, kept in the preferences."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences

    def restore(self, window: QWidget, name: str, first_size: QSize) -> None:
        """Place a window that is not yet shown; the first time in the middle of the main screen."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        known = self._preferences.get(WINDOWS).get(name)
        if known is None or not {"x", "y", "width", "height"} <= known.keys():
            wanted = QRect(0, 0, first_size.width(), first_size.height())
            wanted.moveCenter(QGuiApplication.primaryScreen().availableGeometry().center())
            known = {}
        else:
            wanted = QRect(known["x"], known["y"], known["width"], known["height"])
        frame = {side: known.get(side, usual) for side, usual in _USUAL_FRAME.items()}
        # The client area, as it was saved: mixing it up with the frame makes windows wander.
        window.setGeometry(fit(wanted, frame, screens))
        if known.get("maximised"):
            # Loading all of Qt's names takes a tenth of the start.
            from PySide6.QtCore import Qt  # noqa: PLC0415

            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def remember(self, window: QWidget, name: str) -> None:
        """Note where a window is; to be called in its closeEvent, while it is still shown."""
        is_maximised = window.isMaximized()
        place = window.normalGeometry() if is_maximised else window.geometry()
        if not place.isValid():
            return
        windows = self._preferences.get(WINDOWS)
        was = windows.get(name, {})
        numbers = {
            "x": place.x(),
            "y": place.y(),
            "width": place.width(),
            "height": place.height(),
            "maximised": int(is_maximised),
        }
        if is_maximised:
            # Maximised windows have another frame; the one to fit is that of the normal state.
            frame = {side: was.get(side, usual) for side, usual in _USUAL_FRAME.items()}
        else:
            inner, outer = window.geometry(), window.frameGeometry()
            frame = {
                "left": inner.left() - outer.left(),
                "top": inner.top() - outer.top(),
                "right": outer.right() - inner.right(),
                "bottom": outer.bottom() - inner.bottom(),
            }
        windows[name] = numbers | frame
        self._preferences.set(WINDOWS, windows)


def fit(wanted: QRect, frame: dict[str, int], screens: Sequence[QRect]) -> QRect:
    """The nearest place and size at which a window with its frame lies wholly on one screen."""
    if not screens:
        return wanted
    left, top, right, bottom = (
        frame[side] if 0 <= frame[side] <= _WIDEST_FRAME else usual
        for side, usual in _USUAL_FRAME.items()
    )
    outer = wanted.adjusted(-left, -top, right, bottom)
    screen = min(screens, key=lambda each: _distance(outer, each))
    outer.setWidth(min(outer.width(), screen.width()))
    outer.setHeight(min(outer.height(), screen.height()))
    outer.moveLeft(min(max(outer.left(), screen.left()), screen.right() + 1 - outer.width()))
    outer.moveTop(min(max(outer.top(), screen.top()), screen.bottom() + 1 - outer.height()))
    return outer.adjusted(left, top, -right, -bottom)


def _distance(window: QRect, screen: QRect) -> tuple[int, int]:
    """Smaller is better: first the share that would be seen, then the way to go."""
    common = window.intersected(screen)
    way = window.center() - screen.center()
    return -max(common.width(), 0) * max(common.height(), 0), way.manhattanLength()
