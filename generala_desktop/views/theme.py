"""The program's colours and text size: light, dark or high contrast, also as the system says."""

from copy import copy
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QToolTip


class Scheme(StrEnum):
    """What is really shown; the setting may also say "system"."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


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
)
_FUSION_SHADE = 1.4  # how much darker than Window the outline is


@dataclass(frozen=True)
class ThemeColours:
    """What a palette has no role for: the planilla, which stays paper in every theme but contrast.

    Ink, dim ink, strike and accent can be read on each of the backgrounds.
    """

    paper: QColor
    paper_line: QColor
    ink: QColor
    dim_ink: QColor
    """Previews: what a box would score."""
    strike: QColor
    accent: QColor
    """Served figures, bonuses, what was written last."""
    heading_background: QColor
    total_background: QColor
    current_player_background: QColor
    hint_background: QColor
    winner_background: QColor
    focus_ring: QColor
    """On the planilla."""
    window_focus_ring: QColor
    """On windows: in the dark no colour is seen on these and on paper alike."""
    error: QColor
    """Text in windows."""
    dim_text: QColor
    """Less important text in windows."""


@dataclass(frozen=True)
class _WindowColours:
    window: str
    outline: str
    base: str
    alternate: str
    button: str
    text: str
    placeholder: str
    disabled: str
    highlight: str
    highlighted_text: str
    link: str
    link_visited: str
    bright: str
    light: str
    midlight: str
    mid: str
    dark: str
    shadow: str
    tool_tip: str
    tool_tip_text: str


_WINDOWS = {
    Scheme.LIGHT: _WindowColours(
        window="#f2f1ee",
        outline="#6c6a66",
        base="#ffffff",
        alternate="#f5f3ee",
        button="#eceae5",
        text="#1c1c1c",
        placeholder="#6a6a6a",
        disabled="#808080",
        highlight="#1f5fa8",
        highlighted_text="#ffffff",
        link="#1a5aa0",
        link_visited="#6b3fa0",
        bright="#b00020",
        light="#ffffff",
        midlight="#f7f6f3",
        mid="#b9b6ae",
        dark="#8a877f",
        shadow="#55534e",
        tool_tip="#fffbe6",
        tool_tip_text="#1c1c1c",
    ),
    Scheme.DARK: _WindowColours(
        window="#2b2d30",
        outline="#b4b4b4",
        base="#1f2123",
        alternate="#26282b",
        button="#3a3d41",
        text="#ececec",
        placeholder="#a6a6a6",
        disabled="#8c8c8c",
        highlight="#2f6fb5",
        highlighted_text="#ffffff",
        link="#8ab8f0",
        link_visited="#c5a5f0",
        bright="#ff8a80",
        light="#565a5f",
        midlight="#484b50",
        mid="#6f747a",
        # Fusion draws frames and the outlines of check boxes darker than the window.
        dark="#17181a",
        shadow="#0c0d0e",
        tool_tip="#44474b",
        tool_tip_text="#f4f4f4",
    ),
    Scheme.CONTRAST: _WindowColours(
        window="#000000",
        outline="#b6b6b6",
        base="#000000",
        alternate="#141414",
        button="#101010",
        text="#ffffff",
        placeholder="#d0d0d0",
        disabled="#a0a0a0",
        highlight="#ffe500",
        highlighted_text="#000000",
        link="#80d4ff",
        link_visited="#e0b3ff",
        bright="#ff9c9c",
        light="#ffffff",
        midlight="#c8c8c8",
        mid="#ffffff",
        dark="#ffffff",
        shadow="#ffffff",
        tool_tip="#000000",
        tool_tip_text="#ffffff",
    ),
}

COLOURS = {
    Scheme.LIGHT: ThemeColours(
        paper=QColor("#fbf8ef"),
        paper_line=QColor("#8f8a7c"),
        ink=QColor("#1d2433"),
        dim_ink=QColor("#5a5f6b"),
        strike=QColor("#a3182a"),
        accent=QColor("#1b5396"),
        heading_background=QColor("#ece6d6"),
        total_background=QColor("#e3ddcb"),
        current_player_background=QColor("#fff0bf"),
        hint_background=QColor("#dcefd9"),
        winner_background=QColor("#ffe79a"),
        focus_ring=QColor("#0a63c9"),
        window_focus_ring=QColor("#0a63c9"),
        error=QColor("#b00020"),
        dim_text=QColor("#5c5c5c"),
    ),
    Scheme.DARK: ThemeColours(
        paper=QColor("#d9d4c6"),
        paper_line=QColor("#767164"),
        ink=QColor("#161b26"),
        dim_ink=QColor("#424650"),
        strike=QColor("#830f1f"),
        accent=QColor("#123f75"),
        heading_background=QColor("#cbc5b4"),
        total_background=QColor("#c2bca9"),
        current_player_background=QColor("#e8d694"),
        hint_background=QColor("#bcd3b8"),
        winner_background=QColor("#e6cd72"),
        focus_ring=QColor("#0b4f9e"),
        window_focus_ring=QColor("#6fb0ff"),
        error=QColor("#ff8a80"),
        dim_text=QColor("#b4b4b4"),
    ),
    Scheme.CONTRAST: ThemeColours(
        paper=QColor("#000000"),
        paper_line=QColor("#ffffff"),
        ink=QColor("#ffffff"),
        dim_ink=QColor("#cfcfcf"),
        strike=QColor("#ffbcbc"),
        accent=QColor("#80d4ff"),
        heading_background=QColor("#1a1a1a"),
        total_background=QColor("#262626"),
        current_player_background=QColor("#3a3000"),
        hint_background=QColor("#003a14"),
        winner_background=QColor("#40320a"),
        focus_ring=QColor("#ffe500"),
        window_focus_ring=QColor("#ffe500"),
        error=QColor("#ff9c9c"),
        dim_text=QColor("#d0d0d0"),
    ),
}


class Theme(QObject):
    """Gives an application its palette and font, and follows the system where it is asked to.

    Signals:
        changed(): palette, colours or text size are new; for what is painted with `colours`.
    """

    changed = Signal()

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._system_font = QFont(app.font())
        self._wanted = SYSTEM
        self._scheme = Scheme.LIGHT
        self._text_size = 100
        window = app.palette().color(QPalette.ColorRole.Window)
        self._palette_scheme = Scheme.DARK if window.lightness() < 128 else Scheme.LIGHT
        app.setStyle("Fusion")  # the one style in which every role of a palette is used everywhere
        hints = self._hints()
        hints.colorSchemeChanged.connect(self._follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    @property
    def scheme(self) -> Scheme:
        return self._scheme

    @property
    def colours(self) -> ThemeColours:
        return COLOURS[self._scheme]

    @property
    def text_size(self) -> int:
        """In per cent of the system's size."""
        return self._text_size

    def apply(self, theme: str, text_size: int, *, by_palette: bool = False) -> None:
        """Show "system", "light", "dark" or "contrast" with texts of 100 to 250 %.

        With `by_palette` the system is not asked, only its palette looked at, which is quicker;
        `confirm` then asks. Widgets hear of it in the next turn of the event loop.
        """
        self._wanted = theme
        self._text_size = text_size
        if theme != SYSTEM:
            self._scheme = Scheme(theme)
        elif by_palette:
            self._scheme = self._palette_scheme
        else:
            self._scheme = self._system_scheme()
        colours = palette(self._scheme)
        # Setting the font first lays everything out once.
        self._app.setFont(_scaled(self._system_font, text_size))
        self._app.setPalette(colours)
        lined = outlined(self._scheme, colours)
        for control in _OUTLINED:
            # The stubs ask for bytes, the binding for text.
            QApplication.setPalette(lined, control)  # type: ignore[arg-type]
        QToolTip.setPalette(colours)
        self.changed.emit()

    def confirm(self) -> None:
        """Ask the system what was only guessed from its palette."""
        self._follow_system()

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


def palette(scheme: Scheme) -> QPalette:
    """Every role is set, so that nothing of the system's palette shines through."""
    colours = _WINDOWS[scheme]
    role = QPalette.ColorRole
    result = QPalette()
    for which, name in {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.base,
        role.AlternateBase: colours.alternate,
        role.Text: colours.text,
        role.PlaceholderText: colours.placeholder,
        role.Button: colours.button,
        role.ButtonText: colours.text,
        role.BrightText: colours.bright,
        role.Light: colours.light,
        role.Midlight: colours.midlight,
        role.Mid: colours.mid,
        role.Dark: colours.dark,
        role.Shadow: colours.shadow,
        role.Highlight: colours.highlight,
        role.HighlightedText: colours.highlighted_text,
        role.Accent: colours.highlight,
        role.Link: colours.link,
        role.LinkVisited: colours.link_visited,
        role.ToolTipBase: colours.tool_tip,
        role.ToolTipText: colours.tool_tip_text,
    }.items():
        result.setColor(which, QColor(name))
    disabled = QPalette.ColorGroup.Disabled
    for which in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        result.setColor(disabled, which, QColor(colours.disabled))
    result.setColor(disabled, role.Highlight, QColor(colours.mid))
    result.setColor(disabled, role.HighlightedText, QColor(colours.window))
    return result


def outlined(scheme: Scheme, usual: QPalette) -> QPalette:
    """The usual palette for controls whose outline Fusion takes from the window's colour."""
    result = copy(usual)  # QPalette(…) would load all that a palette can be made of
    outline = QColor(_WINDOWS[scheme].outline)
    red, green, blue = (
        min(round(part * _FUSION_SHADE), 255)
        for part in (outline.red(), outline.green(), outline.blue())
    )
    result.setColor(QPalette.ColorRole.Window, QColor(red, green, blue))
    return result


def _scaled(font: QFont, per_cent: int) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * per_cent / 100)
    else:
        scaled.setPixelSize(round(font.pixelSize() * per_cent / 100))
    return scaled
