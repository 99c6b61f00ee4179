"""The other windows: each opens once, and the new-game window remembers."""

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QWidget

from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.views.how_to_play_dialog import HowToPlayDialog
from generala_desktop.views.names_dialog import NamesDialog
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.views.rules_dialog import RulesDialog
from generala_desktop.words.player_marks import marks
from tests.window import Table, at_question, setup, speed

WINDOWS = ("preferences", "rules", "keys", "about")


def dialogs(table: Table) -> list[QDialog]:
    return [dialog for dialog in table.window.findChildren(QDialog) if dialog.isVisible()]


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_asked_for_five_times_opens_once(table: Table, name: str) -> None:
    for _ in range(5):
        table.command(name)
    assert len(dialogs(table)) == 1


def test_windows_stay_beside_the_game_and_close_with_it(table: Table) -> None:
    table.play("yatzy", 2)
    for name in WINDOWS:
        table.command(name)
    assert len(dialogs(table)) == len(WINDOWS)
    table.roll("12356")
    table.window.close()
    assert dialogs(table) == []


def test_a_closed_window_opens_again(table: Table) -> None:
    table.command("keys")
    [dialog] = dialogs(table)
    dialog.reject()
    table.command("keys")
    assert dialogs(table) == [dialog]


def test_looking_at_rules_leaves_the_game_alone(table: Table) -> None:
    table.play("yacht", 2)
    table.roll("12356")
    events = table.model.record.events
    table.command("rules")
    [dialog] = dialogs(table)
    assert isinstance(dialog, RulesDialog)
    assert dialog._rules == table.model.record.rules
    dialog.reject()
    assert table.model.record.events == events
    assert table.dice_names()[0] == "Die 1: 1"


def test_rules_can_be_read_while_a_new_game_is_chosen(table: Table) -> None:
    seen: list[object] = []

    def read(asking: QWidget | None) -> None:
        assert isinstance(asking, NewGameDialog)
        asking._rules_button.click()
        rules = QApplication.activeModalWidget()
        seen.append(rules)
        if isinstance(rules, RulesDialog):
            rules.reject()
        seen.append(QApplication.activeModalWidget())
        asking.reject()

    at_question(table, read)
    table.command("new")
    assert [type(window).__name__ for window in seen] == ["RulesDialog", "NewGameDialog"]


def test_a_game_of_several_matches_is_explained_while_it_is_chosen(table: Table) -> None:
    seen: list[str] = []

    def top() -> str:
        return type(QApplication.activeModalWidget()).__name__

    def read(asking: QWidget | None) -> None:
        assert isinstance(asking, NewGameDialog)
        offered = []
        for row in range(asking._games.count()):
            asking._games.setCurrentRow(row)
            offered.append(asking._how_button.isVisible())
        assert offered == [False] * 7 + [True] * 2
        asking._how_button.click()
        how = QApplication.activeModalWidget()
        assert isinstance(how, HowToPlayDialog)
        assert how.windowTitle() == "How to play El Imprevisible"
        how._all_rules.click()
        rules = QApplication.activeModalWidget()
        assert isinstance(rules, RulesDialog)
        assert rules._rules.id == "imprevisible"
        rules.reject()
        how.reject()
        seen.append(top())
        asking.reject()

    at_question(table, read)
    table.command("new")
    assert seen == ["NewGameDialog"]


def test_what_was_played_last_is_proposed(table: Table) -> None:
    chosen = setup("yacht", 3, pot="5")
    table.program.dialogs.remember_setup(chosen)
    dialog = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(dialog)
    assert dialog.setup() == chosen


def test_a_name_that_nobody_typed_is_proposed_in_the_language_of_the_day(table: Table) -> None:
    unnamed = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(unnamed)
    table.program.dialogs.remember_setup(unnamed.setup())
    speak = table.program.translations.use
    speak("es")
    again = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(again)
    names = [seat.name for seat in again.setup().seats]
    speak("en")
    assert names == ["Jugador 1", "Jugador 2"]


def test_who_played_last_is_proposed_under_names_of_the_day(table: Table) -> None:
    first, second = marks(2)
    seats = (Seat("Ana", first), Seat("Computer", second, Level.EXPERT))
    table.program.dialogs.remember_setup(GameSetup("generala", {}, seats))
    dialog = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(dialog)
    assert [seat.level for seat in dialog.setup().seats] == [Level.HUMAN, Level.EXPERT]
    assert dialog._players._rows[1].name_edit.text() == ""
    dialog.reject()


def test_each_game_keeps_its_own_table_rules(table: Table) -> None:
    table.program.dialogs.remember_setup(setup("generala", 2, double="no"))
    table.program.dialogs.remember_setup(setup("yacht", 2))
    kept = table.program.preferences.get(options.LAST_OPTIONS)
    assert kept == {"generala": {"double": "no"}, "yacht": {}}


@pytest.mark.parametrize(
    "players",
    [
        [{"name": "Ana", "colour": "plaid", "shape": "circle"}],
        [{"name": "Ana", "colour": "", "shape": ""}],
        [{"name": "Ana", "colour": "blue", "shape": "circle", "level": "wizard"}],
    ],
)
def test_players_that_cannot_be_understood_are_not_proposed(
    table: Table, players: list[dict[str, str]]
) -> None:
    table.program.preferences.set(options.LAST_PLAYERS, players)
    dialog = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(dialog)
    assert all(seat.level is Level.HUMAN for seat in dialog.setup().seats)


def test_a_game_that_is_not_offered_leaves_its_players(table: Table) -> None:
    table.program.dialogs.remember_setup(setup("yacht", 2))
    table.program.preferences.set(options.LAST_RULES, "ludo")
    dialog = table.program.dialogs.make_new_game()
    table.qtbot.addWidget(dialog)
    assert [seat.name for seat in dialog.setup().seats] == ["Ana", "Beto"]


def rename(table: Table, *names: str, accept: bool) -> None:
    def write(dialog: QWidget | None) -> None:
        assert isinstance(dialog, NamesDialog)
        for field, name in zip(dialog._fields, names, strict=True):
            field.setText(name)
        dialog.accept() if accept else dialog.reject()

    at_question(table, write)
    table.command("rename")


def test_players_are_renamed_at_once(table: Table) -> None:
    table.play("yatzy", 2)
    rename(table, "Zoe", "", accept=True)
    assert table.heading == "Zoe's turn"
    assert table.message == "Zoe, roll the dice."
    assert table.model.record.players[1].name == "Beto"


def test_names_that_were_not_accepted_are_not_taken(table: Table) -> None:
    table.play("yatzy", 2)
    rename(table, "Zoe", "Yago", accept=False)
    assert table.heading == "Ana's turn"


def test_players_are_renamed_while_the_dice_are_in_the_air(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy", 2, "12356")
    table.press_roll()
    rename(table, "Zoe", "Yago", accept=True)
    table.lands()
    table.program.game.say_roll()
    assert table.message == "Zoe rolled 1 2 3 5 6."


def test_without_a_game_nobody_is_renamed(table: Table) -> None:
    table.program.dialogs.rename_players()
    assert dialogs(table) == []
    assert not table.window.commands["rename"].isEnabled()


def test_the_planilla_to_be_heard_is_asked_for(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def get_item(*arguments: object, **_: object) -> tuple[str, bool]:
        names = arguments[3]
        assert isinstance(names, list)
        asked.append(names)
        return names[1], len(asked) == 1

    monkeypatch.setattr(QInputDialog, "getItem", get_item)
    choose = table.program.dialogs.choose_player
    assert choose() is None
    table.play("yatzy", 2)
    assert choose() == 1
    assert choose() is None
    assert asked == [["Ana", "Beto"]] * 2
    table.play("yatzy", 1)
    assert choose() == 0
