"""Opens each of the other windows once, and brings it to the front when asked again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QWidget

from generala_desktop.controllers.level_controller import LevelController
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import GameSetup, Seat, marks_of, needs_explaining
from generala_desktop.rulesets import DEFAULT, VARIANTS, find
from generala_desktop.services import options
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.options import Players
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.speech import Speech
from generala_desktop.services.translations import Translations
from generala_desktop.services.window_memory import WindowMemory
from generala_desktop.views.actions import commands
from generala_desktop.views.dice.look import Marks
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.views.theme import Theme
from generala_desktop.words import table as words
from generala_desktop.words.bots import usual_names
from generala_desktop.words.keys import Place
from generala_desktop.words.player_marks import PlayerColour, PlayerMark, PlayerShape

Dialog = TypeVar("Dialog", bound=QDialog)

PLAYABLE = VARIANTS
"""What the window can show."""

RULES_SIZE = QSize(760, 640)


class DialogController(QObject):
    def __init__(
        self,
        preferences: Preferences,
        memory: WindowMemory,
        model: GameModel,
        window: MainWindow,
        *,
        levels: LevelController,
        keys: KeyMap,
        box_keys: Callable[[], list[tuple[str, str]]],
        translations: Translations,
        theme: Theme,
        speech: Speech,
    ) -> None:
        """`box_keys` tells the keys that go to the boxes of the game on the table."""
        super().__init__(window)
        self._box_keys = box_keys
        self._translations = translations
        self._theme = theme
        self._keys = keys
        self._speech = speech
        self._levels = levels
        self._preferences = preferences
        self._memory = memory
        self._model = model
        self._window = window
        self._open: dict[str, QDialog] = {}

    # The new-game window and what it remembers

    def make_new_game(self) -> NewGameDialog:
        """Return a new-game window that shows what was chosen last."""
        dialog = NewGameDialog(PLAYABLE, self._window)
        choices = self._preferences.get(options.LAST_OPTIONS)
        dialog.remember_choices(choices)
        setup = self._last_setup()
        if setup is not None:
            dialog.set_setup(setup)
        dialog.rules_requested.connect(self.show_rules_of)
        dialog.how_to_play_requested.connect(self.show_how_to_play_of)
        self._levels.attach(dialog)
        self.let_ask_for_keys(dialog, Place.NEW_GAME)
        self._memory.restore(dialog, "new_game", dialog.sizeHint())
        dialog.finished.connect(lambda _result: self._memory.remember(dialog, "new_game"))
        return dialog

    def remember_setup(self, setup: GameSetup) -> None:
        preferences = self._preferences
        preferences.set(options.LAST_RULES, setup.game_id)
        choices = preferences.get(options.LAST_OPTIONS)
        preferences.set(options.LAST_OPTIONS, {**choices, setup.game_id: dict(setup.choices)})
        usual = usual_names([seat.level for seat in setup.seats])
        players: Players = [
            {
                # A name that nobody typed is not kept: it follows place and language.
                "name": "" if seat.name == usual[place] else seat.name,
                "colour": seat.mark.colour.value,
                "shape": seat.mark.shape.value,
                "level": seat.level.value,
            }
            for place, seat in enumerate(setup.seats)
        ]
        preferences.set(options.LAST_PLAYERS, players)
        preferences.set(options.LAST_REAL_DICE, setup.is_pad)

    def _last_setup(self) -> GameSetup | None:
        players = self._preferences.get(options.LAST_PLAYERS)
        if not players:
            return None
        variant = find(self._preferences.get(options.LAST_RULES))
        game_id = variant.id if variant is not None and variant in PLAYABLE else DEFAULT.id
        choices = self._preferences.get(options.LAST_OPTIONS).get(game_id, {})
        try:
            seats = tuple(_seat(player) for player in players)
        except (KeyError, ValueError):
            return None
        is_pad = self._preferences.get(options.LAST_REAL_DICE)
        return GameSetup(game_id, choices, seats, is_pad)

    # Windows that stay open beside the game

    def show_rules(self) -> None:
        rules = self._model.record.rules if self._model.has_game else DEFAULT.by_default()
        self.show_rules_of(rules)

    def show_rules_of(self, rules: Ruleset) -> None:
        from generala_desktop.views.rules_dialog import RulesDialog  # noqa: PLC0415

        dialog = self._shown("rules", lambda: RulesDialog(self._window), RULES_SIZE)
        dialog.set_rules(rules)

    def show_how_to_play(self) -> None:
        """Explain the game on the table, or the one that is proposed first."""
        if self._model.has_game:
            record = self._model.record
            self.show_how_to_play_of(record.rules, len(record.players))
        else:
            self.show_how_to_play_of(DEFAULT.by_default())

    def show_how_to_play_of(self, rules: Ruleset, players: int | None = None) -> None:
        """Explain a game in pictures where it needs that, else show its rules."""
        from generala_desktop.views.how_to_play_dialog import HowToPlayDialog  # noqa: PLC0415

        if not needs_explaining(rules):
            self.show_rules_of(rules)
            return

        def make() -> HowToPlayDialog:
            made = HowToPlayDialog(rules, players, self._window)
            made.rules_requested.connect(self.show_rules_of)
            return made

        dialog = self._shown("how_to_play", make, RULES_SIZE)
        dialog.show_marks(Marks(self._preferences.get(options.DICE_MARKS)))
        dialog.show_rules(rules, players)

    def show_preferences(self) -> None:
        from generala_desktop.views.preferences_dialog import PreferencesDialog  # noqa: PLC0415

        def make() -> PreferencesDialog:
            made = PreferencesDialog(self._preferences, self._window)
            made.hearing.attach(self._speech)
            return made

        self._shown("preferences", make, QSize(560, 560))

    def show_keys(self) -> None:
        """List the keys, those of the place one is in first."""
        self.show_keys_of(self._place())

    def show_keys_of(self, place: Place) -> None:
        from generala_desktop.views.keys_dialog import KeysDialog  # noqa: PLC0415

        def make() -> KeysDialog:
            made = KeysDialog(self._keys, self._window)
            made.change_requested.connect(self.change_keys)
            return made

        dialog = self._shown("keys", make, QSize(560, 600))
        dialog.show_boxes(self._box_keys)
        dialog.turn_to(place)

    def show_help(self) -> None:
        from generala_desktop.views.help_dialog import HelpDialog  # noqa: PLC0415

        def make() -> HelpDialog:
            made = HelpDialog(
                lambda: self._translations.language, lambda: self._theme.colours, self._window
            )
            made.keys_requested.connect(self.show_keys)
            return made

        self._shown("help", make, QSize(760, 640))

    def refresh_keys(self) -> None:
        """Boxes have other letters: list them again where the keys are listed."""
        from generala_desktop.views.keys_dialog import KeysDialog  # noqa: PLC0415

        dialog = self._open.get("keys")
        if isinstance(dialog, KeysDialog):
            dialog.show_boxes(self._box_keys)

    def change_keys(self) -> None:
        """Let commands have other keys."""
        from generala_desktop.views.key_editor import KeyEditor  # noqa: PLC0415

        self._shown(
            "key_editor",
            lambda: KeyEditor(self._keys, commands(), self._window),
            QSize(560, 600),
        )

    def _place(self) -> Place:
        """Return where the focus is in the main window."""
        window, focus = self._window, QApplication.focusWidget()
        places = {
            Place.SHEET: window.sheet,
            Place.HINTS: window.coach if window.has_coach() else None,
            Place.REAL_DICE: window.pad if window.has_pad() else None,
            Place.DICE: window.dice,
        }
        found = [
            place
            for place, part in places.items()
            if focus and part and (part is focus or part.isAncestorOf(focus))
        ]
        return found[0] if found else Place.TABLE

    def let_ask_for_keys(self, dialog: QWidget, place: Place) -> None:
        """Let F1 list the keys of a window of its own."""
        shortcut = QShortcut(QKeySequence("F1"), dialog)
        shortcut.activated.connect(lambda: self.show_keys_of(place))

    def show_about(self) -> None:
        from generala_desktop.views.about_dialog import AboutDialog  # noqa: PLC0415

        self._shown("about", lambda: AboutDialog(self._window), QSize(480, 400))

    def rename_players(self) -> None:
        from generala_desktop.views.names_dialog import NamesDialog  # noqa: PLC0415

        if not self._model.has_game:
            return
        record = self._model.record
        names = [player.name for player in record.players]
        dialog = NamesDialog(names, marks_of(record), self._window)
        if dialog.exec():
            self._model.rename(dialog.names())
        dialog.deleteLater()

    def choose_player(self) -> int | None:
        """Ask for a player of the running game; the only one is not asked for."""
        if not self._model.has_game:
            return None
        names = [player.name for player in self._model.record.players]
        if len(names) == 1:
            return 0
        title, label = words.whose_sheet(), words.player()
        name, accepted = QInputDialog.getItem(
            self._window, title, label, names, self._model.state.seat, editable=False
        )
        return names.index(name) if accepted else None

    def close_all(self) -> None:
        """Close every window beside the main one, also one that waits for an answer."""
        asking = QApplication.activeModalWidget()
        while isinstance(asking, QDialog):
            asking.reject()
            above = QApplication.activeModalWidget()
            asking = above if above is not asking else None
        for dialog in self._open.values():
            dialog.close()

    def _shown(self, name: str, make: Callable[[], Dialog], size: QSize) -> Dialog:
        """Return the one dialog of a name, made when first wanted, in front of the others."""
        dialog = self._open.get(name)
        if dialog is None:
            dialog = self._open[name] = make()
            self._memory.restore(dialog, name, size)
            made = dialog
            dialog.finished.connect(lambda _result: self._memory.remember(made, name))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog  # type: ignore[return-value]


def _seat(player: dict[str, str]) -> Seat:
    """Return a remembered seat; raises ValueError or KeyError for what is not one."""
    mark = PlayerMark(PlayerColour(player["colour"]), PlayerShape(player["shape"]))
    return Seat(player["name"], mark, Level(player.get("level", Level.HUMAN.value)))
