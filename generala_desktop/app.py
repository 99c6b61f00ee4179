"""Builds everything and connects it: the only place that makes long-lived objects.

Order at the start: the groundwork (settings, language, colours, a window that is shown at once),
then everything else, then the game that was running, or the question what to play.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog

from generala_desktop.controllers.archive_controller import ArchiveController
from generala_desktop.controllers.bot_controller import BotController
from generala_desktop.controllers.box_key_controller import BoxKeyController
from generala_desktop.controllers.celebration_controller import CelebrationController
from generala_desktop.controllers.coach_controller import CoachController
from generala_desktop.controllers.dialog_controller import DialogController
from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.guide_controller import GuideController
from generala_desktop.controllers.key_controller import KeyController
from generala_desktop.controllers.learn_controller import LearnController
from generala_desktop.controllers.level_controller import LevelController
from generala_desktop.controllers.look_controller import LookController
from generala_desktop.controllers.match_controller import MatchController
from generala_desktop.controllers.narrator import Narrator
from generala_desktop.controllers.opening_controller import OpeningController
from generala_desktop.controllers.pad_controller import PadController
from generala_desktop.controllers.past_controller import PastController
from generala_desktop.controllers.session_controller import SessionController
from generala_desktop.controllers.sound_controller import SoundController
from generala_desktop.controllers.speech_controller import SpeechController
from generala_desktop.controllers.teller import Teller
from generala_desktop.controllers.trouble_controller import TroubleController
from generala_desktop.engine.dice import DiceSource
from generala_desktop.groundwork import Groundwork, lay
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.services import options
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.sound import Sounds
from generala_desktop.services.speech import Speech
from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.paths import cache_dir
from generala_desktop.views.actions import usual_keys
from generala_desktop.views.messages import Messages
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.words import table as table_words

if TYPE_CHECKING:
    from generala_desktop.controllers.print_controller import PrintController

NEW_GAME, PRINT = "--new", "--print"
"""What the command line can ask of the window, beside a file to open."""

PICTURES_KB = 2048
"""Of pictures that Qt keeps when a label has shown them; it would let ten megabytes pile up."""


class Application(QObject):
    """One running program."""

    def __init__(
        self,
        app: QApplication,
        dice: DiceSource,
        folder: Path,
        groundwork: Groundwork | None = None,
    ) -> None:
        """Furnish the groundwork's window; `folder` keeps the running game."""
        super().__init__()
        QPixmapCache.setCacheLimit(PICTURES_KB)
        ground = groundwork or lay(app)
        self.preferences = ground.preferences
        self.translations = ground.translations
        self.theme = ground.theme
        self.window_memory = ground.window_memory
        self.window = ground.window
        self.look = LookController(self.preferences, self.translations, self.theme)
        self.model = GameModel(dice)
        self.advisor = Advisor(cache_dir() / "solved", self)
        self.speech = Speech(self)
        self.sheet = ScoresheetModel(self.model)
        self.planilla = ScoresheetView()
        self.planilla.setModel(self.sheet)
        self.window.furnish(self.planilla)
        self.messages = Messages(self.window)
        self.teller = Teller(self.window.footer)
        self.narrator = Narrator(self.model, self.window, self.teller)
        self.game = GameController(self.model, self.sheet, self.window, self.narrator)
        self.matches = MatchController(
            self.model,
            self.sheet,
            self.game,
            self.window,
            self.teller,
            ask_target=lambda: self.messages.ask_number(table_words.name_target()),
        )
        self.bots = BotController(
            self.model, self.sheet, self.game, self.window, self.teller, advisor=self.advisor
        )
        self.trouble = TroubleController(self.model, self.window)
        self.celebrations = CelebrationController(self.model, self.window)
        self.guide = GuideController(self.preferences, self.model, self.game, self.window)
        self.pad = PadController(self.model, self.sheet, self.window, self.teller)
        self.coach = CoachController(
            self.model,
            self.sheet,
            self.game,
            self.window,
            self.teller,
            preferences=self.preferences,
            advisor=self.advisor,
            folder=cache_dir() / "solved",
        )
        self.opening = OpeningController(dice, self.window, self.teller)
        self.levels = LevelController(cache_dir() / "solved", self)
        self.box_keys = BoxKeyController(self.model, self.sheet, self.window)
        self.key_map = KeyMap(self.preferences, usual_keys(), self)
        self.dialogs = DialogController(
            self.preferences,
            self.window_memory,
            self.model,
            self.window,
            levels=self.levels,
            keys=self.key_map,
            box_keys=self.box_keys.listed,
            translations=self.translations,
            theme=self.theme,
            speech=self.speech,
        )
        self.archive = ArchiveController(self.model, folder, self)
        self.session = SessionController(
            self.model,
            self.opening,
            Autosave(folder),
            self.messages,
            make_dialog=self.dialogs.make_new_game,
            remember=self.dialogs.remember_setup,
            asks_first=lambda: self.preferences.get(options.CONFIRM_LEAVE),
            keep_finished=self.archive.keep_finished,
        )
        self.learn = LearnController(
            self.model,
            self.advisor,
            self.look,
            self.messages,
            self.window,
            preferences=self.preferences,
            keys=self.key_map,
            memory=self.window_memory,
            folder=cache_dir() / "solved",
        )
        self.past = PastController(
            self.model,
            self.archive,
            self.learn,
            self.look,
            self.window,
            teller=self.teller,
            play_on=self.session.play_on,
            memory=self.window_memory,
            folder=folder,
            cache=cache_dir() / "solved",
        )
        self.keys = KeyController(
            self.game,
            self.narrator,
            self.opening,
            self.pad,
            self.window,
            keys=self.key_map,
            choose_player=self.dialogs.choose_player,
        )
        self.sounds = SoundController(
            self.model, self.preferences, self.window, Sounds(self.window)
        )
        self.hearing = SpeechController(
            self.teller,
            self.model,
            self.speech,
            self.window,
            preferences=self.preferences,
            translations=self.translations,
        )
        self._is_focus_read = False
        self._read_focus(options.SPEECH.name)
        self._connect_commands()
        self._connect()
        app.aboutToQuit.connect(self.advisor.stop)
        app.aboutToQuit.connect(self.levels.stop)
        app.aboutToQuit.connect(self.hearing.stop)
        self.look.attach(self.window, self.opening, self.bots)

    def _connect_commands(self) -> None:
        commands = self.window.commands
        commands["new"].triggered.connect(self.session.new_game)
        commands["rematch"].triggered.connect(self.session.rematch)
        commands["open"].triggered.connect(self.session.open_asked)
        commands["save"].triggered.connect(self.session.save_asked)
        commands["print"].triggered.connect(lambda _=False: self.printing.show_print())
        commands["preview"].triggered.connect(lambda _=False: self.printing.show_preview())
        commands["export"].triggered.connect(lambda _=False: self.printing.export())
        commands["quit"].triggered.connect(self.window.close)
        commands["undo"].triggered.connect(self.game.undo)
        commands["redo"].triggered.connect(self.game.redo)
        commands["hint"].triggered.connect(self.coach.toggle)
        commands["review"].triggered.connect(self.learn.show_review)
        commands["drills"].triggered.connect(self.learn.show_drills)
        commands["games"].triggered.connect(self.past.show_games)
        commands["statistics"].triggered.connect(self.past.show_statistics)
        commands["records"].triggered.connect(self.past.show_records)
        commands["fair_dice"].triggered.connect(self.past.show_dice)
        commands["import"].triggered.connect(self.past.import_games)
        commands["leave"].triggered.connect(self._ask_leave)
        commands["rename"].triggered.connect(self.dialogs.rename_players)
        commands["preferences"].triggered.connect(self.dialogs.show_preferences)
        commands["rules"].triggered.connect(self.dialogs.show_rules)
        commands["how_to_play"].triggered.connect(self.dialogs.show_how_to_play)
        commands["help"].triggered.connect(self.dialogs.show_help)
        commands["keys"].triggered.connect(self.dialogs.show_keys)
        commands["about"].triggered.connect(self.dialogs.show_about)

    def _connect(self) -> None:
        self.window.standings.rematch_requested.connect(self.session.rematch)
        self.window.standings.review_requested.connect(self.learn.show_review)
        self.window.close_requested.connect(self._close)
        self.window.ask_before_closing(self.session.may_close)
        self.learn.window_made.connect(self.dialogs.let_ask_for_keys)
        self.past.window_made.connect(self.dialogs.let_ask_for_keys)
        self.opening.begun.connect(self.game.make_way)
        self.opening.cancelled.connect(self.game.come_back)
        self.model.started.connect(self.look.expect_motion)
        self.messages.noted.connect(self.teller.note)
        self.archive.finished_kept.connect(self.session.forget_finished)
        self.archive.shown.connect(lambda told: self.teller.note(told, heard=str))
        self.archive.said.connect(self.teller.note)
        self.archive.news.connect(self.window.standings.show_news)
        self.archive.news.connect(self.teller.tell)
        self.preferences.changed.connect(self._read_focus)
        self.preferences.save_failed.connect(lambda told: self.teller.note(lambda: told))
        self.look.speed_changed.connect(self.sounds.set_speed)
        self.bots.listen_to(self.speech)
        self.look.language_changed.connect(self.game.retranslate)
        self.look.language_changed.connect(self.opening.retranslate)
        self.look.language_changed.connect(self.box_keys.follow_language)
        self.box_keys.changed.connect(self.dialogs.refresh_keys)
        self.look.language_changed.connect(self.guide.retranslate)
        self.look.language_changed.connect(self.coach.retranslate)

    @cached_property
    def printing(self) -> PrintController:
        """Made when first wanted: most games are never printed."""
        from generala_desktop.controllers.print_controller import PrintController  # noqa: PLC0415

        return PrintController(self.model, self.translations, self.messages, self.window)

    def _read_focus(self, preference: str) -> None:
        """Attend to what the keyboard comes to, once the program may have to read it."""
        is_off = self.preferences.get(options.SPEECH) == "off"
        if self._is_focus_read or preference != options.SPEECH.name or is_off:
            return
        from generala_desktop.controllers.focus_speaker import FocusSpeaker  # noqa: PLC0415

        self._is_focus_read = True
        FocusSpeaker(self.window, is_wanted=self.hearing.reads, say=self.hearing.say)

    def begin(self, wish: str) -> None:
        """Do what the start is for: open a file, go on with the last game, or ask what to play."""
        self.session.resume()
        self.archive.settle()
        self._carry_out(wish or NEW_GAME)

    def activate(self, wish: str) -> None:
        """Come to the front, and do what another start was asked for."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        asking = QApplication.activeModalWidget()
        # While something is asked, the window below takes no keys.
        front = asking or window
        front.raise_()
        front.activateWindow()
        if not wish:
            return
        if isinstance(asking, QDialog):
            # Its answer is waited for; what was asked of the other start comes first now.
            asking.reject()
        QTimer.singleShot(0, self, lambda: self._carry_out(wish))

    def _carry_out(self, wish: str) -> None:
        """Do what the command line asks of the window: a wish by name, or a file to open."""
        if wish == NEW_GAME:
            self.session.new_game()
        elif wish == PRINT:
            self.printing.show_print()
        else:
            self.session.open(Path(wish))

    def _ask_leave(self) -> None:
        # A roll that wins by itself passes the turn on; it is not asked about the wrong player.
        self.game.land()
        seat = self.model.state.seat
        may_leave = not self.model.state.over and not self.model.is_bots_turn
        if may_leave and self.messages.ask_leave(self.model.record.players[seat].name):
            self.game.leave(seat)

    def _close(self) -> None:
        self.window_memory.remember(self.window, "main")
        self.opening.cancel()
        self.dialogs.close_all()
        self.learn.close_all()
        self.past.stop()
        self.archive.stop()
        self.bots.stop()
        self.speech.close()
        self.advisor.stop()
        self.levels.stop()
        self.preferences.save_now()
