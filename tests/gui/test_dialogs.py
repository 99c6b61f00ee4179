"""The small windows: preferences, keys, about and names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from generala_desktop import __version__
from generala_desktop.compat import override
from generala_desktop.services.options import (
    BOT_SPEED,
    CLOTH,
    CONFIRM_LEAVE,
    DICE_COLOUR,
    DICE_MARKS,
    LANGUAGE,
    LAST_RULES,
    REDUCED_MOTION,
    SPEED,
    TEXT_SIZE,
    THEME,
    Option,
)
from generala_desktop.services.preferences import Preferences
from generala_desktop.views.about_dialog import AboutDialog, system_details
from generala_desktop.views.actions import MENUS
from generala_desktop.views.keys_dialog import KeysDialog
from generala_desktop.views.names_dialog import NamesDialog
from generala_desktop.views.preferences_dialog import PreferencesDialog
from generala_desktop.views.theme import Theme
from generala_desktop.words.keys import Place
from generala_desktop.words.player_marks import marks
from tests.window import usual_key_map

FAMILY = "👩‍👩‍👧‍👦"


class Longer(QTranslator):
    """A language whose words are nearly half as long again."""

    @override
    def translate(
        self,
        context: bytes | str,
        sourceText: bytes | str,
        disambiguation: bytes | str | None = None,
        n: int = -1,
    ) -> str:
        text = str(sourceText)
        return text if context == "QShortcut" else text + " " + "wxyz " * (len(text) // 12 + 1)

    @override
    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.json")


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dialogs(qtbot: QtBot, preferences: Preferences) -> list[QDialog]:
    made: list[QDialog] = [
        PreferencesDialog(preferences),
        KeysDialog(usual_key_map()),
        AboutDialog(),
        NamesDialog(["Ana", "Beto", "Carla", "Dora", "Ema", "Fito"], marks(6)),
    ]
    for each in made:
        qtbot.addWidget(each)
        each.show()
    return made


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp)
    yield theme
    theme.apply("light", 100)


@pytest.fixture
def longer_words(qapp: QApplication) -> Iterator[Longer]:
    translator = Longer()
    yield translator
    qapp.removeTranslator(translator)


def named(dialog: QDialog, kind: type[QWidget], name: str) -> QWidget:
    found = [w for w in dialog.findChildren(kind) if w.accessibleName() == name]
    assert len(found) == 1, name
    return found[0]


def combo(dialog: QDialog, name: str) -> QComboBox:
    found = named(dialog, QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def button(dialog: QDialog, text: str) -> QAbstractButton:
    found = [b for b in dialog.findChildren(QAbstractButton) if b.text().replace("&", "") == text]
    assert len(found) == 1, text
    return found[0]


CHOICES = [
    ("Language", LANGUAGE, "English", "en"),
    ("Theme", THEME, "High contrast", "contrast"),
    ("Cloth", CLOTH, "Light blue cloth", "blue"),
    ("Dice", DICE_COLOUR, "Black dice", "black"),
    ("Dice show", DICE_MARKS, "Numerals", "numerals"),
    ("Reduced motion", REDUCED_MOTION, "Always", "on"),
    ("Speed of the dice", SPEED, "At once", "none"),
    ("Speed of the computer", BOT_SPEED, "Fast", "fast"),
]


# --- Preferences --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "option", "label", "value"), CHOICES)
def test_a_choice_is_kept_at_once(
    dialog: PreferencesDialog,
    preferences: Preferences,
    name: str,
    option: Option[str],
    label: str,
    value: str,
) -> None:
    combo(dialog, name).setCurrentText(label)
    assert preferences.get(option) == value


@pytest.mark.parametrize(("name", "option", "label", "value"), CHOICES)
def test_a_choice_made_elsewhere_is_shown(
    dialog: PreferencesDialog,
    preferences: Preferences,
    name: str,
    option: Option[str],
    label: str,
    value: str,
) -> None:
    preferences.set(option, value)
    assert combo(dialog, name).currentText() == label


@pytest.mark.parametrize(("name", "option"), [(name, option) for name, option, _, _ in CHOICES])
def test_every_value_of_a_choice_can_be_chosen(
    dialog: PreferencesDialog, preferences: Preferences, name: str, option: Option[str]
) -> None:
    box = combo(dialog, name)
    values = []
    for index in range(box.count()):
        box.setCurrentIndex(index)
        values.append(preferences.get(option))
        assert box.itemText(index)
    assert len(set(values)) == box.count()


@pytest.mark.parametrize(
    ("text", "option"),
    [("Ask before a game is given up", CONFIRM_LEAVE)],
)
def test_a_tick_is_kept_and_followed(
    dialog: PreferencesDialog, preferences: Preferences, text: str, option: Option[bool]
) -> None:
    box = button(dialog, text)
    assert isinstance(box, QCheckBox)
    box.click()
    assert preferences.get(option) is not option.default
    preferences.reset(option)
    assert box.isChecked() is option.default


def test_the_text_size_is_the_same_on_slider_and_in_figures(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    slider, figures = dialog.findChild(QSlider), dialog.findChild(QSpinBox)
    assert slider is not None
    assert figures is not None
    slider.setValue(148)
    assert (preferences.get(TEXT_SIZE), slider.value(), figures.value()) == (150, 150, 150)
    figures.setValue(125)
    assert (preferences.get(TEXT_SIZE), slider.value()) == (125, 125)
    preferences.set(TEXT_SIZE, 200)
    assert (slider.value(), figures.value()) == (200, 200)


def test_pulling_the_slider_changes_nothing_until_it_is_let_go(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    slider, figures = dialog.findChild(QSlider), dialog.findChild(QSpinBox)
    assert slider is not None
    assert figures is not None
    slider.setSliderDown(True)
    slider.setSliderPosition(182)
    assert (preferences.get(TEXT_SIZE), figures.value()) == (100, 180)
    slider.setSliderDown(False)
    assert preferences.get(TEXT_SIZE) == 180


def test_enter_ends_typing_and_not_the_window(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    figures = dialog.findChild(QSpinBox)
    assert figures is not None
    figures.selectAll()
    qtbot.keyClicks(figures, "170")
    assert preferences.get(TEXT_SIZE) == 100
    qtbot.keyClick(figures, Qt.Key.Key_Return)
    assert preferences.get(TEXT_SIZE) == 170
    assert dialog.isVisible()


def test_the_usual_settings_come_back_and_other_memories_stay(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(LAST_RULES, "yatzy")
    for _, option, _, value in CHOICES:
        preferences.set(option, value)
    preferences.set(TEXT_SIZE, 200)
    preferences.set(REDUCED_MOTION, "on")
    preferences.set(CONFIRM_LEAVE, False)
    button(dialog, "Back to usual settings").click()
    for _, option, _, _ in CHOICES:
        assert preferences.get(option) == option.default
    assert preferences.get(TEXT_SIZE) == 100
    assert preferences.get(REDUCED_MOTION) == "system"
    assert preferences.get(CONFIRM_LEAVE) is True
    assert preferences.get(LAST_RULES) == "yatzy"


@pytest.mark.parametrize("kind", [QComboBox, QSlider, QSpinBox])
def test_the_wheel_changes_no_setting(
    dialog: PreferencesDialog, preferences: Preferences, kind: type[QWidget]
) -> None:
    preferences.set(TEXT_SIZE, 150)
    told: list[str] = []
    preferences.changed.connect(told.append)
    for control in dialog.findChildren(kind):
        control.setFocus()
        wheel = QWheelEvent(
            QPointF(5, 5),
            QPointF(control.mapToGlobal(QPoint(5, 5))),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(control, wheel)
    assert told == []


def test_a_language_is_called_by_its_own_name_in_any_language(
    qapp: QApplication, dialog: PreferencesDialog, longer_words: Longer
) -> None:
    box = combo(dialog, "Language")
    box.setCurrentIndex(1)
    qapp.installTranslator(longer_words)
    qapp.processEvents()
    assert [box.itemText(1), box.itemText(2)] == ["Español", "English"]
    assert box.itemText(0) == "As the system wxyz wxyz "
    assert box.currentIndex() == 1


# --- Keys ---------------------------------------------------------------------------------------


def rows(table: QTableWidget) -> dict[str, str]:
    result = {}
    for row in range(table.rowCount()):
        keys, text = table.item(row, 0), table.item(row, 1)
        assert keys is not None
        if text is not None:
            spoken = keys.data(Qt.ItemDataRole.AccessibleTextRole)
            assert spoken == f"{keys.text()}: {text.text()}"
            result[f"{keys.text()}"] = text.text()
    return result


@pytest.fixture
def keys(qtbot: QtBot) -> KeysDialog:
    dialog = KeysDialog(usual_key_map())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def table_of(dialog: KeysDialog) -> QTableWidget:
    table = dialog.findChild(QTableWidget)
    assert table is not None
    return table


def test_every_key_of_the_table_is_listed(keys: KeysDialog) -> None:
    # RULES.md, "Keys".
    expected = {"Enter", "Space", "1 to 6", "Shift+1 to Shift+6", "Ctrl+1 to Ctrl+5"}
    expected |= {"D", "S", "Shift+S", "T", "R", "Tab", "Left, Right", "Up", "Down"}
    assert expected <= rows(table_of(keys)).keys()


def test_every_key_of_a_menu_is_listed_as_the_menu_calls_it(keys: KeysDialog) -> None:
    listed = rows(table_of(keys))
    for infos in MENUS:
        for info in infos:
            if info.keys:
                plain = info.text.source.replace("&", "").rstrip("…")
                assert listed[info.keys] == plain


def test_names_of_keys_leave_room_for_what_they_do(qtbot: QtBot, keys: KeysDialog) -> None:
    with qtbot.waitExposed(keys):
        keys.show()
    usual = keys._table.columnWidth(0)
    keys.resize(300, 400)
    assert keys._table.columnWidth(0) < usual
    assert keys._table.columnWidth(0) <= 0.4 * keys._table.viewport().width() + 1
    assert keys._table.columnWidth(1) >= 0.6 * keys._table.viewport().width() - 1


def test_the_keys_of_a_place_come_first_at_any_size(qtbot: QtBot, keys: KeysDialog) -> None:
    keys.turn_to(Place.DICE)
    with qtbot.waitExposed(keys):
        keys.show()
    table = keys._table
    title = table.model().index(keys._titles[Place.DICE], 0)
    for width in (700, 300, 500):
        keys.resize(width, 300)
        QApplication.processEvents()
        assert table.visualRect(title).top() == 0
        assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).topLeft())


def test_tab_leaves_the_list_of_keys(qtbot: QtBot, keys: KeysDialog) -> None:
    table_of(keys).setFocus()
    qtbot.keyClick(table_of(keys), Qt.Key.Key_Tab)
    assert isinstance(keys.focusWidget(), QPushButton)


def test_enter_and_escape_close_the_list_of_keys(qtbot: QtBot, keys: KeysDialog) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        keys.show()
        table_of(keys).setFocus()
        qtbot.keyClick(table_of(keys), key)
        assert not keys.isVisible()


# --- About --------------------------------------------------------------------------------------


def test_about_says_what_must_be_said(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for part in (
        "Generala Desktop",
        __version__,
        "MIT",
        "LGPL",
        "Juan Carlos Vidal",
        "Yahtzee is a registered trademark of its owner; this is an independent program.",
    ):
        assert part in text


def test_system_details_are_copied_and_say_nothing_of_the_person(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    button(dialog, "Copy system details").click()
    copied = QGuiApplication.clipboard().text()
    assert copied == system_details()
    assert f"Generala Desktop: {__version__}" in copied.splitlines()
    assert str(Path.home()) not in copied
    assert button(dialog, "System details copied").isEnabled()


# --- Names --------------------------------------------------------------------------------------


def fields(dialog: NamesDialog) -> list[QLineEdit]:
    return [
        each
        for each in dialog.findChildren(QLineEdit)
        if not isinstance(each.parent(), QAbstractSpinBox)
    ]


def test_new_names_are_cleaned_and_made_distinct(qtbot: QtBot) -> None:
    dialog = NamesDialog(["Ana", "Beto", "Carla", "Dora"], marks(4))
    qtbot.addWidget(dialog)
    for field, text in zip(
        fields(dialog), ["  Zoe\u0007 ", " \u200b ", "zoe", "Dora"], strict=True
    ):
        field.setText(text)
    assert dialog.names() == ["Zoe", "Beto", "zoe (2)", "Dora"]


def test_untouched_names_stay_as_they_are(qtbot: QtBot) -> None:
    names = ["أحمد الطويل جدا", (FAMILY + "W") * 5, "ＷＷＷＷＷＷＷＷ"]
    dialog = NamesDialog(names, marks(3))
    qtbot.addWidget(dialog)
    assert dialog.names() == names


def test_a_name_has_at_most_forty_characters(qtbot: QtBot) -> None:
    dialog = NamesDialog(["Ana"], marks(1))
    qtbot.addWidget(dialog)
    dialog.show()
    field = fields(dialog)[0]
    field.clear()
    qtbot.keyClicks(field, "x" * 45)
    assert field.text() == "x" * 40
    field.setCursorPosition(3)
    qtbot.keyClicks(field, "y")
    assert field.text() == "xxxy" + "x" * 36
    assert field.cursorPosition() == 4


@pytest.mark.parametrize(
    ("key", "result"),
    [
        (Qt.Key.Key_Return, QDialog.DialogCode.Accepted),
        (Qt.Key.Key_Escape, QDialog.DialogCode.Rejected),
    ],
)
def test_enter_takes_the_names_and_escape_does_not(
    qtbot: QtBot, key: Qt.Key, result: QDialog.DialogCode
) -> None:
    dialog = NamesDialog(["Ana"], marks(1))
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(dialog.finished) as finished:
        qtbot.keyClick(fields(dialog)[0], key)
    assert finished.args == [result.value]


def test_a_player_is_told_by_number_and_mark_in_words(qtbot: QtBot) -> None:
    dialog = NamesDialog(["Ana", "Beto"], marks(2))
    qtbot.addWidget(dialog)
    second = fields(dialog)[1]
    assert second.accessibleName() == "Name of player 2"
    assert second.accessibleDescription() == "square, red"


# --- All ----------------------------------------------------------------------------------------


def test_escape_closes_each_window(qtbot: QtBot, dialogs: list[QDialog]) -> None:
    for each in dialogs:
        qtbot.keyClick(each, Qt.Key.Key_Escape)
        assert not each.isVisible(), each


def test_each_window_may_die_with_its_parent(qtbot: QtBot, preferences: Preferences) -> None:
    parent = QWidget()
    open_ones = [
        PreferencesDialog(preferences, parent),
        KeysDialog(usual_key_map(), parent),
        AboutDialog(parent),
        NamesDialog(["Ana"], marks(1), parent),
    ]
    for each in open_ones:
        each.open()
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isValid(each) for each in open_ones)
    preferences.set(THEME, "dark")


def test_everything_that_takes_the_focus_has_a_name_of_its_own(dialogs: list[QDialog]) -> None:
    for each in dialogs:
        names = []
        for control in each.findChildren(QWidget):
            if control.focusPolicy() == Qt.FocusPolicy.NoFocus or control.focusProxy() is not None:
                continue
            if isinstance(control.parent(), QAbstractSpinBox) or control.window() is not each:
                continue  # a spin box's own line, a combo box's list
            text = control.text() if isinstance(control, QAbstractButton | QLabel) else ""
            names.append(control.accessibleName() or text)
        assert "" not in names, each
        assert len(set(names)) == len(names), each


def test_no_two_mnemonics_of_a_window_are_the_same(dialogs: list[QDialog]) -> None:
    for each in dialogs:
        texts = [w.text() for w in each.findChildren(QAbstractButton)]
        texts += [w.text() for w in each.findChildren(QLabel)]
        letters = [text.split("&", 1)[1][0].lower() for text in texts if "&" in text]
        assert letters, each
        assert len(set(letters)) == len(letters), each


def cut_off(dialog: QDialog) -> list[str]:
    """What is narrower or lower than its text."""
    found = []
    for label in dialog.findChildren(QLabel):
        if label.wordWrap():
            if label.height() < label.heightForWidth(label.width()):
                found.append(label.text())
        elif label.width() < label.sizeHint().width():
            found.append(label.text())
    found += [
        control.text()
        for control in (*dialog.findChildren(QPushButton), *dialog.findChildren(QCheckBox))
        if control.width() < control.sizeHint().width()
    ]
    found += [
        box.accessibleName()
        for box in dialog.findChildren(QComboBox)
        if box.width() < box.sizeHint().width()
    ]
    found += [
        f"row {row}"
        for table in dialog.findChildren(QTableWidget)
        for row in range(table.rowCount())
        if table.rowHeight(row) < table.sizeHintForRow(row)
    ]
    found += [
        "sideways"
        for area in dialog.findChildren(QScrollArea)
        if area.horizontalScrollBar().maximum()
    ]
    return found


@pytest.mark.parametrize("size", [100, 200, 250])
def test_nothing_is_cut_off_in_large_letters_and_long_words(
    qtbot: QtBot,
    qapp: QApplication,
    dialogs: list[QDialog],
    theme: Theme,
    longer_words: Longer,
    size: int,
) -> None:
    qapp.installTranslator(longer_words)
    theme.apply("light", size)
    for each in dialogs:
        qtbot.waitUntil(lambda each=each: cut_off(each) == [])  # type: ignore[misc]
        screen = each.screen().availableGeometry()
        assert screen.contains(each.frameGeometry()), each
        for press in each.findChildren(QPushButton):
            corner = press.mapTo(each, press.rect().bottomRight())
            assert each.rect().contains(corner), press.text()
