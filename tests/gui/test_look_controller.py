"""Preferences reach everything that shows them, at once and while a game is on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.services import options
from generala_desktop.services.system_motion import SystemMotion
from generala_desktop.views.dice.look import Cloth, DiceColour, Marks, Speed
from tests.window import Table


class Marker(QTranslator):
    """Marks every text that passes through translation, instead of translating it."""

    @override
    def isEmpty(self) -> bool:
        return False

    @override
    def translate(
        self, context: object, source: object, disambiguation: object = None, n: int = -1
    ) -> str:
        text = source.decode() if isinstance(source, bytes) else str(source)
        return f"⟦{text.replace('%n', str(n))}⟧"


@pytest.fixture
def marker(table: Table) -> Iterator[Marker]:
    found = Marker()
    yield found
    QCoreApplication.removeTranslator(found)


def switch(table: Table, language: str) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    QApplication.processEvents()


def mid_turn(table: Table) -> None:
    table.play("generala", 2)
    table.turn("33312", "threes")
    table.roll("55521")
    table.hold(0, 1)


def standings(table: Table) -> None:
    table.play("generala", 2, served_generala="wins_now")
    table.roll("22222")
    QApplication.processEvents()


def nothing(_table: Table) -> None:
    """No game is on the table."""


SITUATIONS = pytest.mark.parametrize("situation", [nothing, mid_turn, standings])


@SITUATIONS
def test_a_switch_of_the_language_leaves_no_old_text(table: Table, situation) -> None:
    situation(table)
    english = sorted(table.everything_shown())
    switch(table, "es")
    spanish = sorted(table.everything_shown())
    assert spanish != english
    switch(table, "en")
    assert sorted(table.everything_shown()) == english
    switch(table, "es")
    assert sorted(table.everything_shown()) == spanish


@SITUATIONS
def test_every_text_of_the_window_can_be_translated(
    table: Table, marker: Marker, situation
) -> None:
    situation(table)
    QCoreApplication.installTranslator(marker)
    QApplication.sendPostedEvents()
    table.program.look.language_changed.emit()
    names = {"Ana", "Beto", "Generala Desktop"}
    bare = {
        text
        for text in table.everything_shown()
        if "⟦" not in text and text not in names and any(char.isalpha() for char in text)
    }
    assert bare == set()


def test_a_switch_in_mid_throw_gives_nothing_away(table: Table) -> None:
    table.program.preferences.set(options.SPEED, "slow")
    table.play("generala", 2, "66655")
    table.press_roll()
    switch(table, "es")
    assert table.window.dice.is_rolling()
    assert table.offers() == {}
    assert not [name for name in table.dice_names() if "6" in name]


def speeds(table: Table) -> tuple[Speed, Speed]:
    """Return the speed of the dice, and that of the throws for the start."""
    return table.window.dice._table._speed, table.program.opening._speed


def test_speed_and_reduced_motion(table: Table) -> None:
    preferences = table.program.preferences
    preferences.set(options.SPEED, "slow")
    assert speeds(table) == (Speed.SLOW, Speed.SLOW)
    preferences.set(options.REDUCED_MOTION, "on")
    # The throws for the start lie there as long as before: one wants to read them.
    assert speeds(table) == (Speed.NONE, Speed.SLOW)
    preferences.set(options.REDUCED_MOTION, "off")
    assert speeds(table) == (Speed.SLOW, Speed.SLOW)


def test_motion_switched_off_in_mid_throw_shows_the_result(table: Table) -> None:
    table.program.preferences.set(options.SPEED, "slow")
    table.play("yatzy", 2, "66655")
    table.press_roll()
    table.program.preferences.set(options.SPEED, "none")
    assert table.offers()["full_house"] == 28
    assert not table.program.game.is_in_the_air()


def test_cloth_and_dice_follow(table: Table) -> None:
    table.program.preferences.set(options.CLOTH, "blue")
    table.program.preferences.set(options.DICE_COLOUR, "red")
    look = table.window.dice._look
    assert (look.cloth, look.dice) == (Cloth.BLUE, DiceColour.RED)


def test_the_planilla_takes_the_colours_of_the_theme(table: Table) -> None:
    for name in ("dark", "contrast", "light"):
        table.program.preferences.set(options.THEME, name)
        assert table.window.sheet._colours is table.program.theme.colours


def test_larger_text_reaches_the_bars(table: Table) -> None:
    before = table.roll_button.sizeHint().height()
    table.program.preferences.set(options.TEXT_SIZE, 200)
    QApplication.sendPostedEvents()
    assert table.roll_button.sizeHint().height() > before
    assert table.roll_button.width() >= table.roll_button.sizeHint().width()


@pytest.mark.parametrize("marks", [Marks.LARGE, Marks.NUMERALS])
def test_dice_show_other_marks_at_once(table: Table, marks: Marks) -> None:
    table.play("generala", 2)
    table.roll("66555")
    table.hold(0)
    before = table.window.dice.grab().toImage()
    table.program.preferences.set(options.DICE_MARKS, marks.value)
    assert table.window.dice.grab().toImage() != before
    assert table.window.coach._moves._painter.marks is marks
    table.program.preferences.set(options.DICE_MARKS, "pips")
    assert table.window.dice.grab().toImage() == before


def test_other_marks_in_mid_throw_show_the_result(table: Table) -> None:
    table.program.preferences.set(options.SPEED, "slow")
    table.play("generala", 2, "66655")
    table.press_roll()
    table.program.preferences.set(options.DICE_MARKS, "numerals")
    assert not table.program.game.is_in_the_air()


def test_motion_follows_the_desktop_unless_a_person_says_otherwise(table: Table) -> None:
    preferences, desktop = table.program.preferences, table.program.look._system_motion
    preferences.set(options.SPEED, "normal")
    assert speeds(table)[0] is Speed.NORMAL
    desktop._note(("org.gnome.desktop.interface", "enable-animations"), False)
    assert speeds(table)[0] is Speed.NONE
    preferences.set(options.REDUCED_MOTION, "off")
    assert speeds(table)[0] is Speed.NORMAL
    preferences.set(options.REDUCED_MOTION, "system")
    assert speeds(table)[0] is Speed.NONE
    desktop._note(("org.gnome.desktop.interface", "enable-animations"), True)
    assert speeds(table)[0] is Speed.NORMAL


def test_the_desktop_is_asked_for_its_wish_before_anything_moves(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(SystemMotion, "look", lambda _self: asked.append(True))
    table.program.preferences.set(options.SPEED, "fast")
    assert not asked
    table.play("generala", 2)
    assert asked


def test_high_contrast_has_a_cloth_of_its_own(table: Table) -> None:
    preferences = table.program.preferences
    preferences.set(options.CLOTH, "blue")
    preferences.set(options.THEME, "contrast")
    cloths = [table.window.dice._look.cloth]
    preferences.set(options.THEME, "dark")
    cloths.append(table.window.dice._look.cloth)
    assert cloths == [Cloth.CLEAR, Cloth.BLUE]
