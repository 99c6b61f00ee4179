"""Which game lies on the table: new, again, opened, saved, resumed; nothing is ever lost."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QObject, Qt, QUuid

from generala_desktop.controllers import opening_controller
from generala_desktop.controllers.opening_controller import OpeningController
from generala_desktop.engine.opening import Opening, in_order
from generala_desktop.engine.ruleset import OpeningRule
from generala_desktop.models.game_model import DICE_HEADER, DRAWN, TYPED, GameModel
from generala_desktop.models.game_setup import (
    MARKS_HEADER,
    GameSetup,
    Seat,
    marks_of,
    write_marks,
)
from generala_desktop.models.steps_back import without_dice
from generala_desktop.storage import notation
from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.notation_error import NOT_WHOLE, TOO_LONG, NotationError
from generala_desktop.storage.record import (
    PRACTICE_HEADER,
    Header,
    Player,
    Record,
    names_or,
)
from generala_desktop.storage.safe_file import write_atomically
from generala_desktop.storage.seal import Seal, check_seal, seal
from generala_desktop.views.messages import Answer, Messages
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.words import files as file_words
from generala_desktop.words import table as words
from generala_desktop.words.bots import usual_names

MAX_FILE_BYTES = 1024 * 1024
"""Of one game to be opened: a hundred times the longest one."""


class SessionController(QObject):
    """Owns the comings and goings of games; playing them is the game controller's."""

    def __init__(
        self,
        model: GameModel,
        opening: OpeningController,
        autosave: Autosave,
        messages: Messages,
        *,
        make_dialog: Callable[[], NewGameDialog],
        remember: Callable[[GameSetup], None],
        asks_first: Callable[[], bool],
        keep_finished: Callable[[Record], None],
    ) -> None:
        """Work with these; `make_dialog` shows the last choices, `remember` keeps them.

        `asks_first` tells whether a running game is given up only when a person says so;
        `keep_finished` takes a game that had ended when the program was left.
        """
        super().__init__(opening)
        self._model = model
        self._opening = opening
        self._autosave = autosave
        self._messages = messages
        self._make_dialog = make_dialog
        self._remember = remember
        self._asks_first = asks_first
        self._keep_finished = keep_finished
        self._setup: GameSetup | None = None
        self._looked_at: Record | None = None
        """A finished game that was opened; not the running one until something is changed."""
        self._save_failed = False
        model.changed.connect(self._save_running)
        opening.decided.connect(self._begin)

    # New games

    def new_game(self) -> None:
        """Ask for a game and begin it, unless the running one is wanted after all.

        In the middle of an opening its place is taken; without another game it begins anew.
        """
        interrupted = self._setup if self._opening.is_running() else None
        self._opening.cancel()
        dialog = self._make_dialog()
        if self._is_unfinished():
            dialog.set_running_game(self._running_in_words())
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        if setup is not None:
            if self._may_give_up():
                self._remember(setup)
                self.start(setup)
        elif interrupted is not None and not self._model.has_game:
            self.start(interrupted)

    def rematch(self) -> None:
        """Play the same game with the same people, once the present one is over."""
        if self._model.has_game and self._model.state.over:
            self.start(setup_of(self._model.record))

    def start(self, setup: GameSetup) -> None:
        """Throw for the start; the game begins when that is decided."""
        rules = setup.rules()
        self._setup = setup
        self._put_away()
        # Whoever throws real dice has seen who starts.
        rule = OpeningRule.AS_LISTED if setup.is_pad else rules.opening
        self._opening.start(rule, _names(setup), [seat.mark for seat in setup.seats])

    def _put_away(self) -> None:
        """Take the game that was given up, or is over, off the table and off the disk."""
        self._model.put_away()
        with contextlib.suppress(OSError):  # it is only offered again
            self._autosave.clear()

    def _begin(self, opening: Opening) -> None:
        if self._setup is None:
            return
        names = _names(self._setup)
        order = opening.order()
        seats = [self._setup.seats[seat] for seat in order]
        headers = [
            Header("Id", _new_id()),
            Header("Date", _now()),
            Header(DICE_HEADER, TYPED if self._setup.is_pad else DRAWN),
            Header(MARKS_HEADER, write_marks([seat.mark for seat in seats])),
        ]
        thrown = opening_controller.header(opening)
        if thrown is not None:
            headers.append(Header("Opening", thrown))
        players = [
            Player(name, seat.level)
            for name, seat in zip(in_order(names, order), seats, strict=True)
        ]
        self._model.begin(Record(self._setup.rules(), tuple(players), headers=tuple(headers)))
        if opening.rounds:
            first = names[order[0]]
            self._messages.note(
                partial(words.starts, names, opening.rounds[-1], first),
                heard=partial(words.starts, names, (), first),
            )

    # Files

    def open_asked(self) -> None:
        path = self._messages.ask_open()
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Put a game from a file on the table; a bad file is told and changes nothing."""
        try:
            record = _read_file(path)
        except OSError as problem:
            self._messages.tell_problem(file_words.cannot_open(path, problem))
            return
        except NotationError as problem:
            self._messages.tell_problem(file_words.not_a_game(path, problem))
            return
        if self._model.has_game and self._model.record == record:
            self._messages.note(file_words.lies_there)
            return
        self._opening.cancel()
        if self._may_give_up():
            self._put(record)

    def play_on(self, record: Record) -> bool:
        """Play a game on from where the record ends, for practice; tells whether that is done."""
        self._opening.cancel()
        if not self._may_give_up():
            return False
        self._model.begin(practice_of(record))
        return True

    def _put(self, record: Record) -> None:
        """Put a game on the table; one that is over is only looked at and was not played here."""
        self._looked_at = record if record.state.over else None
        self._model.begin(record)
        if self._looked_at is not None:
            # What was running is over or given up, and archived by now.
            self.forget_finished()

    def save_asked(self) -> None:
        if self._model.has_game:
            path = self._messages.ask_save(file_words.proposed_name(self._model.record))
            if path is not None:
                self.save(path)

    def save(self, path: Path) -> bool:
        """Write the game to a file; returns whether that worked, and tells if not."""
        try:
            write_atomically(path, notation.write(self._model.record))
        except OSError as problem:
            self._messages.tell_problem(file_words.cannot_save(path, problem))
            return False
        self._messages.note(partial(file_words.saved, path))
        return True

    # The running game

    def resume(self) -> None:
        """Put the game on the table that was running last, if there is one to go on with.

        A broken one is set aside under another name, and the one before it is tried.
        """
        record, troubles = None, []
        for text in self._autosave.read() or []:
            try:
                record = _read_sealed(text)
                break
            except NotationError as problem:
                kept = self._set_aside(str(problem))
                troubles.append(file_words.running_game_broken(kept, problem))
        if troubles and record and not record.state.over:
            troubles[-1] += f" {file_words.one_step_before()}"
        for trouble in troubles:
            self._messages.tell_problem(trouble)
        if record is None:
            return
        if record.state.over:
            self._keep_finished(record)
        else:
            self._model.begin(record)

    def _set_aside(self, reason: str) -> Path | None:
        try:
            return self._autosave.set_aside(reason)
        except OSError:
            return None

    def forget_finished(self) -> None:
        """Drop the file of a game that is over and kept elsewhere; it might be deleted there."""
        with contextlib.suppress(OSError):  # it is only kept again
            self._autosave.clear()

    def _save_running(self) -> None:
        if not self._model.has_game or self._model.record == self._looked_at:
            return
        try:
            self._autosave.write(seal(notation.write(self._model.record)))
        except OSError as problem:
            if not self._save_failed:
                self._messages.note(partial(file_words.cannot_keep, problem))
            self._save_failed = True
        else:
            self._save_failed = False

    def _is_unfinished(self) -> bool:
        """Tell whether giving the game up would lose anything."""
        return (
            self._model.has_game and not self._model.state.over and bool(self._model.record.events)
        )

    def _running_in_words(self) -> str:
        names = [player.name for player in self._model.record.players]
        return words.game_in_words(self._model.state, names)

    def may_close(self) -> bool:
        """Ask, where the running game could not be kept for the next start."""
        if self._save_failed:
            self._save_running()
        return not self._save_failed or self._ask_give_up()

    def _may_give_up(self) -> bool:
        """Ask what becomes of an unfinished game; False keeps it on the table."""
        return not self._asks_first() or self._ask_give_up()

    def _ask_give_up(self) -> bool:
        if not self._is_unfinished():
            return True
        match self._messages.ask_give_up(self._running_in_words()):
            case Answer.SAVE:
                path = self._messages.ask_save(file_words.proposed_name(self._model.record))
                return path is not None and self.save(path)
            case Answer.GIVE_UP:
                return True
            case Answer.CANCEL:
                return False


def _read_file(path: Path) -> Record:
    """Read the game in a file; raises OSError or NotationError."""
    if not (path.is_file() or path.is_dir()) and path.exists():
        # Reading a pipe or a device might never end.
        raise OSError(errno.EINVAL, "not a file")
    with path.open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise NotationError(1, TOO_LONG)
    return notation.read(notation.decode(data))


def _read_sealed(text: str) -> Record:
    """Read a running game; raises NotationError also where the file is not as it was written."""
    record = notation.read(text)
    if check_seal(text) is not Seal.GOOD:
        raise NotationError(text.count("\n") + 1, NOT_WHOLE)
    return record


def _names(setup: GameSetup) -> list[str]:
    """Return a name for each seat that can be seen, written and read again."""
    usual = usual_names([seat.level for seat in setup.seats])
    return names_or([seat.name for seat in setup.seats], usual)


def _new_id() -> str:
    return QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)


def _now() -> str:
    """Return date and time with the distance from universal time."""
    now = QDateTime.currentDateTime()
    told = now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt.DateFormat.ISODate)
    return told.replace("Z", "+00:00")


def practice_of(record: Record) -> Record:
    """Return a game of its own that goes on where the record ends."""
    events = record.events
    if record.header(DICE_HEADER) == TYPED:
        # The program throws the dice from now on, so it throws those of this turn, too.
        events = without_dice(events)
    headers = [
        Header("Id", _new_id()),
        Header("Date", _now()),
        Header(DICE_HEADER, DRAWN),
        Header(PRACTICE_HEADER, "yes"),
    ]
    marks = record.header(MARKS_HEADER)
    if marks is not None:
        headers.append(Header(MARKS_HEADER, marks))
    return replace(record, events=events, headers=tuple(headers))


def setup_of(record: Record) -> GameSetup:
    """Return the setup that would play a record's game again."""
    marks = marks_of(record)
    seats = tuple(
        Seat(player.name, mark, player.level)
        for player, mark in zip(record.players, marks, strict=True)
    )
    is_pad = record.header(DICE_HEADER) == TYPED
    return GameSetup(record.rules.id, dict(record.rules.options), seats, is_pad)
