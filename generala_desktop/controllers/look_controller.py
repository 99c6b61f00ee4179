"""Carries the preferences for language, colours, cloth and speed to everything that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from generala_desktop.controllers.bot_controller import BotController
from generala_desktop.controllers.opening_controller import OpeningController
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.system_motion import SystemMotion
from generala_desktop.services.translations import Translations
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.dice.look import Cloth, DiceColour, DiceLook, Marks, Speed
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.views.theme import Theme

if TYPE_CHECKING:
    from generala_desktop.views.coach.coach_panel import CoachPanel


class LookController(QObject):
    """Follows the preferences; what they were at the start has been applied before.

    Signals:
        language_changed(): texts that no widget retranslates by itself are out of date.
        speed_changed(Speed): of the dice.
    """

    language_changed = Signal()
    speed_changed = Signal(Speed)

    def __init__(self, preferences: Preferences, translations: Translations, theme: Theme) -> None:
        super().__init__()
        self._preferences = preferences
        self._translations = translations
        self._theme = theme
        self._window: MainWindow | None = None
        self._opening: OpeningController | None = None
        self._bots: BotController | None = None
        self._others: list[tuple[DiceView, ScoresheetView]] = []
        self._system_motion = SystemMotion(self)
        self._system_motion.changed.connect(self._use_speed)
        self._may_move = False
        preferences.changed.connect(self._change)
        theme.changed.connect(self._colour_sheet)
        theme.changed.connect(self._use_dice)

    def attach(self, window: MainWindow, opening: OpeningController, bots: BotController) -> None:
        """Look after these from now on."""
        self._window, self._opening, self._bots = window, opening, bots
        opening.begun.connect(self.expect_motion)
        window.coach_made.connect(self._dress_coach)
        self._theme.confirm()
        self._use_dice()
        self._use_speed()
        self._colour_sheet()

    def expect_motion(self) -> None:
        """Find out whether the desktop wishes for little motion, before anything moves."""
        if not self._may_move:
            self._may_move = True
            self._use_speed()

    def dress(self, dice: DiceView, sheet: ScoresheetView) -> None:
        """Look after another table as well, in a window of its own."""
        self._others.append((dice, sheet))
        self._may_move = True
        self._use_dice()
        self._use_speed()
        self._colour_sheet()

    def _change(self, name: str) -> None:
        if name == options.LANGUAGE.name:
            self._use_language()
            self.language_changed.emit()
        elif name in {options.THEME.name, options.TEXT_SIZE.name}:
            self._use_theme()
        elif name in {
            options.CLOTH.name,
            options.DICE_COLOUR.name,
            options.DICE_MARKS.name,
        }:
            self._use_dice()
        elif name in {
            options.SPEED.name,
            options.BOT_SPEED.name,
            options.REDUCED_MOTION.name,
            options.CALM.name,
        }:
            self._use_speed()

    def _use_language(self) -> None:
        self._translations.use(self._preferences.get(options.LANGUAGE))

    def _use_theme(self) -> None:
        preferences = self._preferences
        self._theme.apply(preferences.get(options.THEME), preferences.get(options.TEXT_SIZE))

    def _use_dice(self) -> None:
        if self._window is not None:
            is_clear = self._theme.scheme is Scheme.CONTRAST
            cloth = Cloth.CLEAR if is_clear else Cloth(self._preferences.get(options.CLOTH))
            colour = DiceColour(self._preferences.get(options.DICE_COLOUR))
            marks = Marks(self._preferences.get(options.DICE_MARKS))
            for view in (self._window.dice, *(dice for dice, _ in self._others)):
                view.set_look(DiceLook(cloth, colour, marks))
            if self._window.has_coach():
                self._window.coach.set_marks(marks)

    def _use_speed(self) -> None:
        still = self._is_motion_reduced()
        speed = Speed.NONE if still else Speed(self._preferences.get(options.SPEED))
        if self._window is not None and self._opening is not None:
            for view in (self._window.dice, *(dice for dice, _ in self._others)):
                view.set_speed(speed)
            # Nobody has asked for these to move, as one asks for dice to roll.
            unasked = Speed.NONE if self._preferences.get(options.CALM) else speed
            self._window.standings.set_speed(unasked)
            self._window.celebration.set_speed(unasked)
            self._opening.set_speed(Speed(self._preferences.get(options.SPEED)))
            self.speed_changed.emit(speed)
        if self._bots is not None:
            self._bots.set_speed(Speed(self._preferences.get(options.BOT_SPEED)))

    def _is_motion_reduced(self) -> bool:
        wish = self._preferences.get(options.REDUCED_MOTION)
        if wish != "system":
            return wish == "on"
        if self._may_move:
            self._system_motion.look()
        return self._system_motion.is_reduced

    def _dress_coach(self, coach: CoachPanel) -> None:
        coach.set_marks(Marks(self._preferences.get(options.DICE_MARKS)))
        coach.set_theme(self._theme.colours)

    def _colour_sheet(self) -> None:
        if self._window is not None:
            for sheet in (self._window.sheet, *(sheet for _, sheet in self._others)):
                sheet.set_theme(self._theme.colours)
            self._window.readings.set_theme(self._theme.colours)
            if self._window.has_coach():
                self._window.coach.set_theme(self._theme.colours)
