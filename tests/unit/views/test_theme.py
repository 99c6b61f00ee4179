"""Everything can be read in every theme and text size, and the system is followed."""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QRadioButton,
    QSpinBox,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.views import roomy_style
from generala_desktop.views import theme as module
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.contrast import (
    CLEAR,
    READABLE,
    VISIBLE,
    contrast,
    ink_on,
    mix,
    readable_on,
)
from generala_desktop.views.scheme import Scheme, palette
from generala_desktop.views.theme import Theme
from generala_desktop.views.theme_colours import COLOURS

Role = QPalette.ColorRole
ACTIVE, INACTIVE, DISABLED = (
    QPalette.ColorGroup.Active,
    QPalette.ColorGroup.Inactive,
    QPalette.ColorGroup.Disabled,
)
NEEDED = {Scheme.LIGHT: READABLE, Scheme.DARK: READABLE, Scheme.CONTRAST: CLEAR}
every_scheme = pytest.mark.parametrize("scheme", Scheme)

INKS = ("ink", "dim_ink", "strike", "accent")
PAPERS = (
    "paper",
    "heading_background",
    "total_background",
    "current_player_background",
    "hint_background",
    "winner_background",
)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    font, colours, tips = QFont(qapp.font()), QPalette(qapp.palette()), QPalette(QToolTip.palette())
    theme = Theme(qapp)
    yield theme
    theme.deleteLater()
    qapp.setFont(font)
    qapp.setPalette(colours)
    for control in module._OUTLINED:
        QApplication.setPalette(colours, control)  # type: ignore[arg-type]
    QToolTip.setPalette(tips)


# --- Contrast -----------------------------------------------------------------------------------


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("red"), QColor("red")) == pytest.approx(1)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)
    assert contrast(QColor("#ff0000"), QColor("white")) == pytest.approx(4.00, abs=0.005)


def test_one_of_black_and_white_can_always_be_read() -> None:
    for rgb in itertools.product(range(0, 256, 15), repeat=3):
        assert contrast(ink_on(QColor(*rgb)), QColor(*rgb)) >= READABLE


def test_any_colour_can_be_made_readable_on_any_other() -> None:
    for rgb in itertools.product(range(0, 256, 51), repeat=3):
        for background in ("#000000", "#ffffff", "#808080", "#fbf8ef", "#2b2d30", "#1f7a3f"):
            made = readable_on(QColor(*rgb), QColor(background))
            assert contrast(made, QColor(background)) >= READABLE


def test_a_readable_colour_stays_as_it_is() -> None:
    navy = QColor("navy")
    assert readable_on(navy, QColor("white")) == navy


def test_what_cannot_be_reached_is_approached() -> None:
    assert readable_on(QColor("red"), QColor("#808080"), CLEAR) == QColor("black")


def test_mixing_goes_from_one_to_the_other() -> None:
    red, blue = QColor(200, 0, 100), QColor(0, 100, 100)
    assert [mix(red, blue, share) for share in (0, 0.5, 1)] == [red, QColor(100, 50, 100), blue]


# --- Colours ------------------------------------------------------------------------------------


@every_scheme
@pytest.mark.parametrize(
    ("text", "background"),
    [
        (Role.WindowText, Role.Window),
        (Role.WindowText, Role.Base),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.Text, Role.Window),
        (Role.ButtonText, Role.Button),
        (Role.ButtonText, Role.Window),
        (Role.PlaceholderText, Role.Base),
        (Role.HighlightedText, Role.Highlight),
        (Role.HighlightedText, Role.Accent),
        (Role.Link, Role.Window),
        (Role.Link, Role.Base),
        (Role.LinkVisited, Role.Base),
        (Role.BrightText, Role.Window),
        (Role.BrightText, Role.Button),
        (Role.ToolTipText, Role.ToolTipBase),
    ],
)
def test_texts_in_windows_can_be_read(scheme: Scheme, text: Role, background: Role) -> None:
    colours = palette(scheme)
    for group in (ACTIVE, INACTIVE):
        pair = colours.color(group, text), colours.color(group, background)
        assert contrast(*pair) >= NEEDED[scheme]


@every_scheme
def test_even_what_is_disabled_can_be_made_out(scheme: Scheme) -> None:
    colours = palette(scheme)
    for text, background in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
    ):
        pair = colours.color(DISABLED, text), colours.color(DISABLED, background)
        assert contrast(*pair) >= (VISIBLE if text != Role.HighlightedText else 1.5)
        assert pair != (colours.color(ACTIVE, text), colours.color(ACTIVE, background))


@every_scheme
@pytest.mark.parametrize("background", PAPERS)
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_can_be_read_on_every_part_of_the_planilla(
    scheme: Scheme, ink: str, background: str
) -> None:
    colours = COLOURS[scheme]
    assert contrast(getattr(colours, ink), getattr(colours, background)) >= NEEDED[scheme]


@every_scheme
def test_other_texts_and_the_focus_are_seen(scheme: Scheme) -> None:
    colours, windows = COLOURS[scheme], palette(scheme)
    window, base = windows.color(Role.Window), windows.color(Role.Base)
    for text, background in itertools.product((colours.error, colours.dim_text), (window, base)):
        assert contrast(text, background) >= NEEDED[scheme]
    for background in (window, base):
        assert contrast(colours.window_focus_ring, background) >= VISIBLE
    for name in PAPERS:
        assert contrast(colours.focus_ring, getattr(colours, name)) >= VISIBLE
    assert contrast(colours.ink, colours.dim_ink) > 1.5
    assert contrast(colours.paper_line, colours.paper) >= VISIBLE


@every_scheme
def test_the_parts_of_the_planilla_differ(scheme: Scheme) -> None:
    parts = [getattr(COLOURS[scheme], name).name() for name in PAPERS]
    assert len(set(parts)) == len(parts)


def test_every_colour_is_one() -> None:
    for colours in COLOURS.values():
        assert all(getattr(colours, field.name).isValid() for field in fields(colours))


def test_the_planilla_stays_paper_in_the_dark() -> None:
    assert COLOURS[Scheme.DARK].paper.lightnessF() > 0.75
    assert COLOURS[Scheme.DARK].paper.lightnessF() < COLOURS[Scheme.LIGHT].paper.lightnessF()


# --- The application ----------------------------------------------------------------------------


@every_scheme
def test_a_theme_reaches_every_widget_at_once(qtbot: QtBot, theme: Theme, scheme: Scheme) -> None:
    label = QLabel("x")
    qtbot.addWidget(label)
    label.show()
    with qtbot.waitSignal(theme.changed):
        theme.apply(scheme, 100)
    assert theme.scheme is scheme
    assert theme.colours is COLOURS[scheme]
    window = palette(scheme).color(Role.Window)
    qtbot.waitUntil(lambda: label.palette().color(Role.Window) == window)
    assert QToolTip.palette().color(Role.ToolTipBase) == palette(scheme).color(Role.ToolTipBase)
    assert QApplication.style().objectName() == roomy_style.NAME


@every_scheme
@pytest.mark.parametrize("control", [QCheckBox, QRadioButton, QLineEdit, QSpinBox, QComboBox])
def test_the_outlines_of_controls_are_seen(
    qtbot: QtBot, theme: Theme, scheme: Scheme, control: type[QWidget]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    widget = control(page)
    page.resize(200, 60)
    widget.setGeometry(20, 20, 150, 30)
    page.show()
    theme.apply(scheme, 100)
    window = palette(scheme).color(Role.Window)
    qtbot.waitUntil(lambda: page.palette().color(Role.Window) == window)
    picture = page.grab().toImage()
    assert picture.pixelColor(2, 2) == window
    seen = [
        contrast(picture.pixelColor(x, y), window)
        for x, y in itertools.product(range(18, 60), range(18, 52))
    ]
    assert sum(found >= VISIBLE for found in seen) > 12


def is_as_large(label: QLabel, points: float) -> bool:
    return label.font().pointSizeF() == pytest.approx(points)


@every_scheme
def test_the_list_of_a_box_can_be_read(
    qtbot: QtBot, theme: Theme, scheme: Scheme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QComboBox, "showPopup", lambda _box: None)
    theme.apply(scheme, 100)
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.showPopup()
    # Qt gives entries of a list the palette of menus, where the list itself has none.
    shown = box.view().palette().resolve(QApplication.palette(QMenu()))
    assert contrast(shown.color(Role.Text), shown.color(Role.Window)) >= READABLE


def test_text_sizes_are_per_cent_of_the_first_font(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    label = QLabel("x")
    qtbot.addWidget(label)
    label.show()
    first = qapp.font().pointSizeF()
    for size in (250, 100, 150):
        theme.apply("light", size)
        expected = first * size / 100
        qtbot.waitUntil(partial(is_as_large, label, expected))
        assert QApplication.font(QMenu()).pointSizeF() == pytest.approx(expected)
        assert theme.text_size == size


def test_fonts_measured_in_pixels_grow_too(qapp: QApplication, theme: Theme) -> None:
    font = QFont(qapp.font())
    font.setPixelSize(13)
    assert module._scaled(font, 200).pixelSize() == 26


def test_what_was_begun_for_the_first_window_is_completed(qapp: QApplication, theme: Theme) -> None:
    theme.begin("dark", 200)
    assert theme.scheme is Scheme.DARK
    assert qapp.palette().color(Role.Window) == palette(Scheme.DARK).color(Role.Window)
    before = QApplication.palette(QMenu()).color(Role.Window)
    theme.confirm()
    assert QApplication.palette(QMenu()).color(Role.Window) != before
    assert QToolTip.palette().color(Role.ToolTipBase) == palette(Scheme.DARK).color(
        Role.ToolTipBase
    )
    assert QApplication.style().objectName() == roomy_style.NAME


def test_an_unknown_theme_is_an_error(theme: Theme) -> None:
    with pytest.raises(ValueError, match="pink"):
        theme.apply("pink", 100)


@dataclass
class System:
    """One that has wishes."""

    scheme: Qt.ColorScheme = Qt.ColorScheme.Unknown
    preference: Qt.ContrastPreference = Qt.ContrastPreference.NoPreference


@pytest.fixture
def system(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> System:
    system = System()
    hints = SimpleNamespace(
        colorScheme=lambda: system.scheme,
        accessibility=lambda: SimpleNamespace(contrastPreference=lambda: system.preference),
    )
    monkeypatch.setattr(theme, "_hints", lambda: hints)
    return system


def test_a_system_without_a_wish_is_light(theme: Theme, system: System) -> None:
    theme.apply("system", 100)
    assert theme.scheme is Scheme.LIGHT


def test_a_guess_at_the_system_is_put_right(
    qtbot: QtBot, qapp: QApplication, theme: Theme, system: System
) -> None:
    theme.begin("system", 100)
    guessed = theme.scheme
    system.scheme = Qt.ColorScheme.Dark
    with qtbot.waitSignal(theme.changed):
        theme.confirm()
    assert [guessed, theme.scheme] == [Scheme.LIGHT, Scheme.DARK]


def test_the_system_is_followed_while_running(qtbot: QtBot, theme: Theme, system: System) -> None:
    theme.apply("system", 150)
    for scheme, preference, expected in (
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, Scheme.DARK),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, Scheme.LIGHT),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, Scheme.CONTRAST),
    ):
        system.scheme, system.preference = scheme, preference
        with qtbot.waitSignal(theme.changed):
            QApplication.styleHints().colorSchemeChanged.emit(scheme)
        assert theme.scheme is expected
        assert theme.text_size == 150


def test_a_chosen_theme_does_not_follow_the_system(theme: Theme, system: System) -> None:
    theme.apply("light", 100)
    system.scheme = Qt.ColorScheme.Dark
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.scheme is Scheme.LIGHT


def test_the_theme_loads_no_more_of_qt_than_windows_need() -> None:
    code = "import sys, generala_desktop.views.theme; print(*sys.modules)"
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name for name in run.stdout.split() if name.startswith("PySide6.Qt")}
    assert loaded == {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"}
