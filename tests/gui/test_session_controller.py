"""Games come and go: begun, again, opened, saved, resumed; nothing is lost and nothing breaks."""

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.controllers import session_controller
from generala_desktop.controllers.session_controller import MAX_FILE_BYTES, setup_of
from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import GameSetup, marks_of
from generala_desktop.services import options
from generala_desktop.storage import autosave, notation
from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.record import Player, Record
from generala_desktop.storage.seal import Seal, check_seal, seal
from generala_desktop.views.messages import Answer
from generala_desktop.views.new_game.dialog import NewGameDialog
from tests.play import game, played, text
from tests.window import LEFT, Table, at_question, setup, speed


def answer(table: Table, choose: Callable[[NewGameDialog], None]) -> None:
    """Do something in the new-game window as soon as it is open."""

    def do(dialog: QWidget | None) -> None:
        assert isinstance(dialog, NewGameDialog)
        choose(dialog)

    at_question(table, do)
    table.command("new")


def choose_game(chosen: GameSetup) -> Callable[[NewGameDialog], None]:
    def choose(dialog: NewGameDialog) -> None:
        dialog.set_setup(chosen)
        dialog.accept()

    return choose


def unfinished(table: Table) -> Record:
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    return table.model.record


# --- New games -----------------------------------------------------------------------------------


def test_an_accepted_window_begins_its_game(table: Table) -> None:
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert table.model.record.rules.id == "yacht"
    assert [player.name for player in table.model.record.players] == ["Ana", "Beto"]
    assert table.model.record.header("Dice") == "drawn"
    assert table.model.record.header("Id")
    assert table.model.record.header("Date")


def test_a_dismissed_window_leaves_the_game_alone(table: Table) -> None:
    record = unfinished(table)
    answer(table, NewGameDialog.reject)
    assert table.model.record is record


def test_continue_leaves_the_game_alone(table: Table) -> None:
    record = unfinished(table)
    answer(table, lambda dialog: dialog._continue_button.click())
    assert table.model.record is record
    assert table.asked.given_up == []


def test_an_unfinished_game_is_given_up_only_when_a_person_says_so(table: Table) -> None:
    record = unfinished(table)
    table.asked.give_up = [Answer.CANCEL, Answer.GIVE_UP]
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert table.model.record is record
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert table.model.record.rules.id == "yacht"
    assert table.asked.given_up == ["Yatzy: Ana and Beto, round 1"] * 2


def test_a_game_to_be_saved_first_is_saved(table: Table, tmp_path: Path) -> None:
    record = unfinished(table)
    table.asked.give_up = [Answer.SAVE]
    table.asked.save_as = tmp_path / "mine.generala"
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert notation.read((tmp_path / "mine.generala").read_text(encoding="utf-8")) == record
    assert table.model.record.rules.id == "yacht"


def test_a_game_that_could_not_be_saved_first_stays(table: Table, tmp_path: Path) -> None:
    record = unfinished(table)
    table.asked.give_up = [Answer.SAVE, Answer.SAVE]
    answer(table, choose_game(setup("yacht", 2)))
    table.asked.save_as = tmp_path / "missing" / "mine.generala"
    answer(table, choose_game(setup("yacht", 2)))
    assert table.model.record is record
    assert len(table.asked.problems) == 1


def test_without_the_question_a_game_is_given_up_at_once(table: Table) -> None:
    unfinished(table)
    table.program.preferences.set(options.CONFIRM_LEAVE, False)
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert table.model.record.rules.id == "yacht"
    assert table.asked.given_up == []


def test_a_game_nobody_has_rolled_in_is_given_up_without_a_question(table: Table) -> None:
    table.play("yatzy", 2)
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert table.model.record.rules.id == "yacht"


def test_another_new_game_in_an_opening_takes_its_place(table: Table) -> None:
    speed(table, "slow")
    table.start(setup("yatzy", 3, opening="highest_die"))
    answer(table, choose_game(setup("yacht", 2, opening="as_listed")))
    assert not table.program.opening.is_running()
    assert table.model.record.rules.id == "yacht"


def test_a_new_game_after_all_not_wanted_lets_the_opening_begin_anew(table: Table) -> None:
    speed(table, "slow")
    table.start(setup("yatzy", 3, opening="highest_die"))
    table.window.dice.land()
    answer(table, NewGameDialog.reject)
    assert table.program.opening.is_running()
    assert table.heading == "Who starts? Ana throws…"


def test_names_given_by_code_are_kept_as_names_that_can_be_read_again(
    table: Table, tmp_path: Path
) -> None:
    named = setup("yatzy", 3, opening="as_listed")
    blank = (" ", "a" * 50 + "\n", "\u202eAna ")
    seats = tuple(replace(s, name=n) for s, n in zip(named.seats, blank, strict=True))
    table.start(replace(named, seats=seats))
    names = [player.name for player in table.model.record.players]
    assert names == ["Player 1", "a" * 40, "Ana"]
    table.model.rename(["", "Ana", "Zoe\t"])
    assert [p.name for p in table.model.record.players] == ["Player 1", "Ana", "Zoe"]
    written = running(tmp_path).read_text(encoding="utf-8")
    assert notation.read(written).players == table.model.record.players


def test_the_options_of_a_running_game_do_not_follow_new_choices(table: Table) -> None:
    table.play("generala-mayores", 2)
    before = table.model.record.rules
    table.program.dialogs.remember_setup(setup("generala-mayores", 2, full_house="30/35"))
    assert table.model.record.rules == before
    table.roll("22366")
    table.hold(0, 1, 3, 4)
    table.roll("6")
    assert table.offers()["full_house"] == 25


def test_closing_the_window_while_it_asks_ends_quietly(table: Table) -> None:
    def close(_dialog: NewGameDialog) -> None:
        table.window.close()

    answer(table, close)
    assert not table.model.has_game
    assert QApplication.activeModalWidget() is None


# --- Rematch -------------------------------------------------------------------------------------


def finished(table: Table, *, players: int = 3, opening: str = "as_listed") -> Record:
    chosen = setup("generala", players, served_generala="wins_now", opening=opening, double="no")
    table.start(chosen)
    table.qtbot.waitUntil(lambda: table.model.has_game)
    table.roll("22222")
    assert table.state.over
    return table.model.record


def test_a_rematch_keeps_players_marks_and_options(table: Table) -> None:
    before = finished(table)
    table.qtbot.mouseClick(table.window.standings._rematch, LEFT)
    after = table.model.record
    assert after.players == before.players
    assert after.rules == before.rules
    assert marks_of(after) == marks_of(before)
    assert after.events == ()
    assert after.header("Id") != before.header("Id")
    assert not table.window.is_showing_standings()


def test_a_rematch_throws_for_the_start_again(table: Table) -> None:
    table.dice.write("16", "3")
    before = finished(table, opening="highest_die")
    assert [player.name for player in before.players] == ["Beto", "Carla", "Ana"]
    table.dice.write("126")
    table.command("rematch")
    table.qtbot.waitUntil(lambda: table.model.has_game)
    after = table.model.record
    assert after.header("Opening") == "1 2 6"
    assert [player.name for player in after.players] == ["Ana", "Beto", "Carla"]
    marks = dict(zip(before.players, marks_of(before), strict=True))
    assert dict(zip(after.players, marks_of(after), strict=True)) == marks


def test_a_rematch_uses_the_new_names(table: Table) -> None:
    finished(table)
    table.model.rename(["Zoe", "Yago", "Xul"])
    table.command("rematch")
    assert [player.name for player in table.model.record.players] == ["Zoe", "Yago", "Xul"]


def test_a_rematch_of_an_opened_game_plays_that_game(table: Table, tmp_path: Path) -> None:
    finished(table)
    file = tmp_path / "over.generala"
    record = played(game("yacht", players=2).rules, 2, 5)
    file.write_text(notation.write(record), encoding="utf-8")
    table.program.session.open(file)
    table.command("rematch")
    table.qtbot.waitUntil(lambda: table.model.has_game)
    assert table.model.record.rules == record.rules


def test_a_running_game_has_no_rematch(table: Table) -> None:
    record = unfinished(table)
    table.program.session.rematch()
    assert table.model.record is record


def test_the_setup_of_a_record_has_its_levels(table: Table) -> None:
    record = game("yatzy", players=2)
    record = Record(record.rules, (Player("Ana"), Player("Bot", Level.EXPERT)))
    assert [seat.level for seat in setup_of(record).seats] == [Level.HUMAN, Level.EXPERT]
    assert setup_of(record).rules() == record.rules


# --- Files ---------------------------------------------------------------------------------------


def test_a_game_is_the_same_after_saving_and_opening(table: Table, tmp_path: Path) -> None:
    table.play("generala", 2, full_house="25/30")
    table.turn("12346", "ones")
    table.model.amend("Table", 'The "big" one')
    table.roll("55522")
    record = table.model.record
    table.asked.save_as = table.asked.open = tmp_path / "mine.generala"
    table.command("save")
    assert table.message == "Saved as “mine.generala”."
    table.score("full_house")
    table.asked.give_up = [Answer.GIVE_UP]
    table.command("open")
    assert table.model.record == record
    assert marks_of(table.model.record) == marks_of(record)
    assert table.dice_names()[0] == "Die 1: 5"
    assert table.offers()["full_house"] == 30
    assert table.window.heading.roll() == "Roll 1 of 3"
    assert table.held() == set()


def test_locked_dice_of_an_opened_game_are_locked(table: Table) -> None:
    table.put(game("generala-mayores", "22561 ..345"))
    assert table.held() == {0, 1}
    table.hold(0)
    assert table.held() == {0, 1}


def test_an_opened_game_in_its_last_round_says_so(table: Table) -> None:
    table.put(game("generala", "66666 !", "66666 !", players=3))
    assert table.message == (
        "Served Generala of Ana and Beto: this is the last round. Caro, roll the dice."
    )


def test_a_game_that_lies_there_already_is_not_opened_again(table: Table, tmp_path: Path) -> None:
    record = unfinished(table)
    file = tmp_path / "same.generala"
    file.write_text(notation.write(record), encoding="utf-8")
    table.program.session.open(file)
    assert table.model.record is record
    assert table.asked.given_up == []
    assert "That game is already on the table." in table.message


def test_a_finished_game_opened_shows_its_standings(table: Table, tmp_path: Path) -> None:
    record = played(game("yatzy", players=3).rules, 3, 5)
    file = tmp_path / "over.generala"
    file.write_text(notation.write(record), encoding="utf-8")
    table.program.session.open(file)
    assert table.window.is_showing_standings()
    assert len(table.window.standings._places) == 3
    table.play("yatzy", 2)
    assert not table.window.is_showing_standings()


def test_opening_is_refused_where_the_running_game_is_wanted(table: Table, tmp_path: Path) -> None:
    record = unfinished(table)
    file = tmp_path / "other.generala"
    file.write_text(notation.write(game("yacht", players=2)), encoding="utf-8")
    table.asked.give_up = [Answer.CANCEL]
    table.program.session.open(file)
    assert table.model.record is record


def test_a_dismissed_file_dialog_does_nothing(table: Table) -> None:
    record = unfinished(table)
    table.command("open")
    table.command("save")
    assert table.model.record is record
    assert table.asked.problems == []


BAD = {
    "empty": b"",
    "blank": b"\n\n  \n",
    "zeros": b"\0" * 500,
    "binary": bytes(range(256)),
    "picture": b"\x89PNG\r\n\x1a\n" + b"\0" * 40,
    "half": text("yatzy", "12356 =ones").encode()[:20],
    "unknown game": b'[Rules "ludo 1"]\n[Player "Ana" human]\n',
    "later edition": b'[Rules "yatzy 99"]\n[Player "Ana" human]\n',
    "nobody": b'[Rules "yatzy 1"]\n\n12356 =ones\n',
    "false score": text("yatzy", "12356 =ones:6").encode(),
    "fourth roll": text("yatzy", "12356 12356 12356 12356 =ones").encode(),
    "latin-1": '[Rules "yatzy 1"]\n[Player "Ñandú" human]\n'.encode("latin-1"),
    "utf-16": text("yatzy").encode("utf-16"),
    "far too long": b'[Rules "yatzy 1"]\n[Player "Ana" human]\n' + b"# \n" * MAX_FILE_BYTES,
    "a long line": b'[Rules "yatzy 1"]\n[Player "Ana" human]\n' + b"1" * 100_000,
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_in_a_sentence_and_changes_nothing(
    table: Table, tmp_path: Path, name: str
) -> None:
    record = unfinished(table)
    table.roll("12356")
    before = table.everything_shown()
    file = tmp_path / "bad.generala"
    file.write_bytes(BAD[name])
    table.program.session.open(file)
    assert len(table.asked.problems) == 1
    assert "“bad.generala”" in table.asked.problems[0]
    assert table.model.record.events[:-1] == record.events
    assert table.everything_shown() == before
    assert file.read_bytes() == BAD[name]


def test_what_cannot_be_read_at_all_is_told(table: Table, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.generala"
    os.mkfifo(pipe)
    for path, reason in (
        (tmp_path / "missing.generala", "it is not there"),
        (tmp_path, "it is a folder"),
        (pipe, "it is no file"),
        (tmp_path / ("x" * 300), "its name is too long"),
    ):
        table.program.session.open(path)
        assert reason in table.asked.problems.pop()
    assert table.asked.problems == []
    assert not table.model.has_game


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS])
def test_a_failed_save_is_told_and_play_goes_on(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    record = unfinished(table)

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(session_controller, "write_atomically", fail)
    assert not table.program.session.save(tmp_path / "mine.generala")
    assert "could not be saved" in table.asked.problems[0]
    assert table.model.record is record
    table.roll("12356")


# --- The running game ----------------------------------------------------------------------------


def running(tmp_path: Path) -> Path:
    return Autosave(tmp_path / "data").path


def test_every_event_is_on_disk(table: Table, tmp_path: Path) -> None:
    table.play("yatzy", 2)
    for step in (
        lambda: table.roll("12356"),
        lambda: table.hold(0),
        lambda: table.roll("1111"),
        lambda: table.score("yatzy"),
        lambda: table.command("undo"),
        lambda: table.model.rename(["Zoe", "Yago"]),
        lambda: table.command("leave"),
    ):
        step()
        written = running(tmp_path).read_text(encoding="utf-8")
        assert check_seal(written) is Seal.GOOD
        kept = notation.read(written)
        assert kept.players == table.model.record.players
        assert kept.headers == table.model.record.headers
        assert kept.state.cards == table.state.cards


def test_a_game_closed_in_mid_throw_goes_on_with_those_dice(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy", 2, "12356")
    table.press_roll()
    table.window.close()
    table.model.put_away()
    table.program.session.resume()
    assert table.state.turn.faces == (1, 2, 3, 5, 6)
    assert table.dice_names()[4] == "Die 5: 6"
    assert table.offers()["chance"] == 17
    assert not table.program.game.is_in_the_air()


def test_a_finished_game_is_not_resumed(table: Table) -> None:
    finished(table)
    table.model.put_away()
    table.program.session.resume()
    assert not table.model.has_game


def test_a_game_given_up_is_not_resumed(table: Table, tmp_path: Path) -> None:
    unfinished(table)
    speed(table, "slow")
    table.start(setup("yatzy", 3, opening="highest_die"))
    assert Autosave(tmp_path / "data").read() is None


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_disk_that_takes_nothing_is_told_once_and_play_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    table.program.teller.said.connect(told.append)
    table.play("yatzy", 2)

    with monkeypatch.context() as broken:
        broken.setattr(autosave, "write_atomically", fail)
        table.roll("12356")
        assert "cannot be kept on disk (the disk is full)" in table.message
        table.score("ones")
        table.turn("44444", "yatzy")
    assert len([said for said in told if "cannot be kept" in said]) == 1
    assert len(table.state.cards[1].entries) == 1
    assert table.asked.problems == []
    table.turn("12356", "twos")
    assert table.program.session._save_failed is False


def test_a_folder_that_cannot_be_written_is_told(table: Table, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder", encoding="utf-8")
    table.play("yatzy", 2)
    assert "cannot be kept on disk" in table.message
    table.roll("12356")
    table.score("ones")
    assert table.state.seat == 1


def test_a_start_with_a_running_game_offers_to_go_on(table: Table, tmp_path: Path) -> None:
    record = game("yatzy", "12356 =ones", players=2)
    Autosave(tmp_path / "data").write(seal(notation.write(record)))

    def go_on(dialog: QWidget | None) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog._continue_words.text() == "Yatzy: Ana and Beto, round 1"
        dialog._continue_button.click()

    at_question(table, go_on)
    table.program.begin("")
    assert table.model.record == record


def test_a_start_with_a_file_asks_about_the_running_game(table: Table, tmp_path: Path) -> None:
    running_game = game("yatzy", "12356 =ones", players=2)
    Autosave(tmp_path / "data").write(seal(notation.write(running_game)))
    file = tmp_path / "other.generala"
    file.write_text(notation.write(game("yacht", players=2)), encoding="utf-8")
    table.asked.give_up = [Answer.GIVE_UP]
    table.program.begin(str(file))
    assert table.model.record.rules.id == "yacht"
    assert table.asked.given_up == ["Yatzy: Ana and Beto, round 1"]


def test_another_start_with_a_file_interrupts_the_question(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "other.generala"
    file.write_text(notation.write(game("yacht", "12346", players=2)), encoding="utf-8")
    answer(table, lambda _dialog: table.program.activate(str(file)))
    table.qtbot.waitUntil(lambda: table.model.has_game)
    assert table.model.record.rules.id == "yacht"
    assert table.state.turn.rolls == 1


def test_another_start_without_a_file_leaves_the_game_alone(table: Table) -> None:
    record = unfinished(table)
    table.window.showMinimized()
    table.program.activate("")
    assert not table.window.isMinimized()
    assert table.model.record is record


def test_another_start_can_ask_for_a_new_game_or_for_paper(
    table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(table.program.session, "new_game", lambda: asked.append("new"))
    monkeypatch.setattr(table.program.printing, "show_print", lambda: asked.append("print"))
    table.program.begin("--print")
    table.program.begin("")
    table.program.activate("--new")
    qtbot.waitUntil(lambda: len(asked) == 3)
    table.program.activate("")
    assert asked == ["print", "new", "new"]


def test_a_game_that_cannot_be_kept_is_not_closed_without_a_question(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play("yatzy", 2)
    with monkeypatch.context() as broken:
        broken.setattr(autosave, "write_atomically", fail)
        table.roll("23456")
        table.asked.give_up = [Answer.CANCEL, Answer.GIVE_UP]
        table.window.close()
        assert table.window.isVisible()
        assert len(table.asked.given_up) == 1
        table.window.close()
    assert not table.window.isVisible()
    assert len(table.asked.given_up) == 2


def test_once_there_is_room_again_nothing_is_asked(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play("yatzy", 2)
    with monkeypatch.context() as broken:
        broken.setattr(autosave, "write_atomically", fail)
        table.roll("23456")
    table.window.close()
    assert not table.asked.given_up
    assert not table.window.isVisible()
