"""Windows come back where they were, and never where nobody can see them."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.services.options import WINDOWS
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.window_memory import WindowMemory, fit

FRAME = {"left": 2, "top": 30, "right": 2, "bottom": 2}
SCREEN = QRect(0, 24, 1280, 696)
SECOND = QRect(1280, 0, 1920, 1080)
FIRST_SIZE = QSize(640, 480)


def with_frame(place: QRect) -> QRect:
    return place.adjusted(-2, -30, 2, 2)


def test_a_place_that_can_be_seen_is_kept() -> None:
    wanted = QRect(100, 100, 800, 500)
    assert fit(wanted, FRAME, [SCREEN, SECOND]) == wanted
    assert fit(wanted.translated(1500, 0), FRAME, [SCREEN, SECOND]) == wanted.translated(1500, 0)


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(3000, 100, 800, 500),
        QRect(-3000, -3000, 800, 500),
        QRect(0, 0, 800, 500),  # its title would lie under the panel
        QRect(1200, 600, 800, 500),
        QRect(100, 100, 5000, 5000),
        QRect(2**30, -(2**30), 800, 500),
    ],
)
def test_any_other_place_is_moved_into_the_screen(wanted: QRect) -> None:
    place = fit(wanted, FRAME, [SCREEN])
    assert SCREEN.contains(with_frame(place))
    assert place.width() == min(wanted.width(), 1276)
    assert place.height() == min(wanted.height(), 664)


def test_a_window_between_screens_goes_to_the_one_that_shows_more() -> None:
    place = fit(QRect(1200, 200, 800, 500), FRAME, [SCREEN, SECOND])
    assert SECOND.contains(with_frame(place))
    assert place == QRect(1282, 200, 800, 500)


def test_a_frame_that_cannot_be_is_taken_for_the_usual_one() -> None:
    odd = {"left": -5000, "top": -9999, "right": 9000, "bottom": 8000}
    place = fit(QRect(-5000, -5000, 400, 300), odd, [SCREEN])
    assert SCREEN.contains(place.adjusted(-4, -32, 4, 4))


def test_without_screens_nothing_is_moved() -> None:
    assert fit(QRect(1, 2, 3, 4), FRAME, []) == QRect(1, 2, 3, 4)


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.json")


def start(qtbot: QtBot, preferences: Preferences, change=lambda window: None) -> tuple[QRect, bool]:
    """One run of the program: where the window was and how it was kept."""
    memory = WindowMemory(preferences)
    window = QWidget()
    qtbot.addWidget(window)
    memory.restore(window, "main", FIRST_SIZE)
    with qtbot.waitExposed(window):
        window.show()
    change(window)
    QApplication.processEvents()
    place = window.geometry(), window.isMaximized()
    memory.remember(window, "main")
    window.close()
    preferences.save_now()
    return place


def test_the_first_time_a_window_is_in_the_middle(qtbot: QtBot, preferences: Preferences) -> None:
    place, is_maximised = start(qtbot, preferences)
    screen = QApplication.primaryScreen().availableGeometry()
    assert place.size() == FIRST_SIZE
    assert (place.center() - screen.center()).manhattanLength() <= 2
    assert not is_maximised


def test_nothing_drifts_in_twenty_starts(qtbot: QtBot, preferences: Preferences) -> None:
    first = start(qtbot, preferences, lambda window: window.setGeometry(60, 70, 500, 400))
    assert {str(start(qtbot, Preferences(preferences.path))) for _ in range(20)} == {str(first)}
    assert json.loads(preferences.path.read_text())["windows"]["main"]["width"] == 500


def test_maximised_comes_back_with_the_size_before(qtbot: QtBot, preferences: Preferences) -> None:
    start(qtbot, preferences, lambda window: window.setGeometry(60, 70, 500, 400))
    start(qtbot, preferences, QWidget.showMaximized)
    for _ in range(3):
        _, is_maximised = start(qtbot, preferences)
        assert is_maximised
    place, is_maximised = start(qtbot, preferences, QWidget.showNormal)
    assert (place, is_maximised) == (QRect(60, 70, 500, 400), False)


def test_windows_have_names_of_their_own(qtbot: QtBot, preferences: Preferences) -> None:
    start(qtbot, preferences)
    memory = WindowMemory(preferences)
    other = QWidget()
    qtbot.addWidget(other)
    other.setGeometry(10, 40, 200, 100)
    memory.remember(other, "other")
    assert preferences.get(WINDOWS).keys() == {"main", "other"}


@pytest.mark.parametrize(
    "kept", [{}, {"x": 5}, {"x": 3000, "y": -500, "width": 400, "height": 300, "top": -9}]
)
def test_odd_numbers_in_the_file_do_no_harm(
    qtbot: QtBot, preferences: Preferences, kept: dict[str, int]
) -> None:
    preferences.set(WINDOWS, {"main": kept})
    place, _ = start(qtbot, preferences)
    assert QApplication.primaryScreen().availableGeometry().contains(place)


def test_a_minimised_window_comes_back_visible(qtbot: QtBot, preferences: Preferences) -> None:
    start(qtbot, preferences, lambda window: window.setGeometry(60, 70, 500, 400))
    start(qtbot, preferences, lambda window: window.setWindowState(Qt.WindowState.WindowMinimized))
    place, is_maximised = start(qtbot, preferences)
    assert (place, is_maximised) == (QRect(60, 70, 500, 400), False)
