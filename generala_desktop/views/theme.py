"""The program's colours and text size: light, dark or high contrast, also as the system says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from generala_desktop.views.scheme import Scheme, outlined, palette

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QStyleHints

    from generala_desktop.views.theme_colours import ThemeColours

SYSTEM = "system"

# Fusion draws the outlines of controls as a shade of the window's colour, hardly seen in the dark
# and not at all on black. These do not paint their Window role, so it can give the outline instead.
_OUTLINED = (
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QLineEdit",
    "QComboBox",
    "QAbstractSpinBox",
    "QSlider",
    "QProgressBar",
    "QMenu",
    "QToolButton",
    "QScrollBar",
    "QListView",
    "QTabBar",
)


class Theme(QObject):
    """Gives an application its palette and font, and follows the system where it is asked to.

    Signals:
        changed(): palette, colours or text size are new; for what is painted with `colours`.
    """

    changed = Signal()

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._system_font: QFont | None = None
        self._wanted = SYSTEM
        self._scheme = Scheme.LIGHT
        self._text_size = 100
        self._is_complete = False
        window = app.palette().color(QPalette.ColorRole.Window)
        self._palette_scheme = Scheme.DARK if window.lightness() < 128 else Scheme.LIGHT

    @property
    def scheme(self) -> Scheme:
        return self._scheme

    @property
    def colours(self) -> ThemeColours:
        # They take longer to load than a window.
        from generala_desktop.views.theme_colours import COLOURS  # noqa: PLC0415

        return COLOURS[self._scheme]

    @property
    def text_size(self) -> int:
        """In per cent of the system's size."""
        return self._text_size

    def begin(self, theme: str, text_size: int) -> None:
        """Do what is seen of `apply` in an empty window, without loading more of Qt for it.

        The system is not asked for its wish, only its palette looked at; `confirm` does the rest.
        """
        self._choose(theme, text_size, self._palette_scheme)
        self._show()

    def confirm(self) -> None:
        """Complete what was begun, and ask the system what was only guessed from its palette."""
        if not self._is_complete:
            self._complete()
            self._dress_controls(palette(self._scheme))
        self._follow_system()

    def apply(self, theme: str, text_size: int) -> None:
        """Show "system", "light", "dark" or "contrast" with texts of 100 to 250 %.

        Widgets hear of it in the next turn of the event loop.
        """
        if not self._is_complete:
            self._complete()
        self._choose(theme, text_size, self._system_scheme())
        self._dress_controls(self._show())
        self.changed.emit()

    def _choose(self, theme: str, text_size: int, of_system: Scheme) -> None:
        self._scheme = of_system if theme == SYSTEM else Scheme(theme)
        self._wanted = theme
        self._text_size = text_size

    def _show(self) -> QPalette:
        # Setting the font first lays everything out once.
        if self._text_size != 100 or self._system_font is not None:
            if self._system_font is None:
                self._system_font = self._app.font()
            self._app.setFont(_scaled(self._system_font, self._text_size))
        colours = palette(self._scheme)
        self._app.setPalette(colours)
        return colours

    def _dress_controls(self, usual: QPalette) -> None:
        from PySide6.QtWidgets import QToolTip  # noqa: PLC0415 (when the window has been seen)

        lined = outlined(self._scheme, usual)
        for control in _OUTLINED:
            # The stubs ask for bytes, the binding for text.
            QApplication.setPalette(lined, control)  # type: ignore[arg-type]
        QToolTip.setPalette(usual)

    def _complete(self) -> None:
        self._is_complete = True
        from generala_desktop.views.roomy_style import NAME, RoomyStyle  # noqa: PLC0415

        # Fusion is the one style in which every role of a palette is used everywhere.
        if self._app.style().objectName() != NAME:
            self._app.setStyle(RoomyStyle())
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    def _hints(self) -> QStyleHints:
        return self._app.styleHints()

    def _follow_system(self) -> None:
        if self._wanted == SYSTEM and self._system_scheme() != self._scheme:
            self.apply(SYSTEM, self._text_size)

    def _system_scheme(self) -> Scheme:
        # Loading all of Qt's names takes a tenth of the start.
        from PySide6.QtCore import Qt  # noqa: PLC0415

        hints = self._hints()
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return Scheme.CONTRAST
        if hints.colorScheme() == Qt.ColorScheme.Dark:
            return Scheme.DARK
        return Scheme.LIGHT  # also where the system does not say


def _scaled(font: QFont, per_cent: int) -> QFont:
    from PySide6.QtGui import QFont  # noqa: PLC0415 (most people keep the system's size)

    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * per_cent / 100)
    else:
        scaled.setPixelSize(round(font.pixelSize() * per_cent / 100))
    return scaled
