"""Calm: no celebration, no sounds, and nothing that moves unless somebody asks for it."""

from generala_desktop.services import options
from generala_desktop.views.dice.look import Speed
from tests.window import Table, speed


def win(table: Table) -> None:
    table.play("generala", 2, served_generala="wins_now")
    table.roll("22222")
    assert table.state.over


def test_who_wins_is_celebrated(table: Table) -> None:
    speed(table, "slow")
    win(table)
    assert table.window.celebration.is_on()


def test_calm_takes_the_celebration_away_and_leaves_the_dice_their_way(table: Table) -> None:
    speed(table, "slow")
    table.program.preferences.set(options.CALM, True)
    win(table)
    assert not table.window.celebration.is_on()
    table.play("generala", 2)
    table.press_roll()
    assert table.window.dice.is_rolling()
    table.lands()


def test_calm_that_comes_in_the_middle_ends_what_moves(table: Table) -> None:
    speed(table, "slow")
    win(table)
    table.program.preferences.set(options.CALM, True)
    assert not table.window.celebration.is_on()


def test_calm_is_quiet_whatever_the_volume(table: Table) -> None:
    table.program.preferences.set(options.CALM, True)
    table.program.preferences.set(options.VOLUME, 90)
    assert table.program.sounds._sounds._volume == 0
    table.program.preferences.set(options.CALM, False)
    assert table.program.sounds._sounds._volume == 0.9


def test_the_sound_of_a_throw_keeps_step_with_the_dice(table: Table) -> None:
    for name in ("slow", "none"):
        speed(table, name)
        assert table.program.sounds._speed is Speed(name)
