"""The main window's actions and menus: texts, keys and icons in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QMenu

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import icon
from generala_desktop.views.menu_titles import menu_titles
from generala_desktop.words.key_commands import TABLE_COMMANDS, command_in_words
from generala_desktop.words.say import say


@dataclass(frozen=True)
class ActionInfo:
    name: str
    text: Text
    keys: str = ""
    icon: IconName | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole


GAME_MENU = (
    ActionInfo("new", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N", IconName.NEW),
    ActionInfo("rematch", QT_TRANSLATE_NOOP("Actions", "Re&match"), "Ctrl+M"),
    ActionInfo("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", IconName.OPEN),
    ActionInfo("save", QT_TRANSLATE_NOOP("Actions", "&Save as…"), "Ctrl+S", IconName.SAVE),
    ActionInfo("print", QT_TRANSLATE_NOOP("Actions", "&Print…"), "Ctrl+P"),
    ActionInfo("preview", QT_TRANSLATE_NOOP("Actions", "Print pre&view…")),
    ActionInfo("export", QT_TRANSLATE_NOOP("Actions", "&Export…")),
    ActionInfo(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "Ctrl+Q",
        role=QAction.MenuRole.QuitRole,
    ),
)
TURN_MENU = (
    ActionInfo("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", IconName.UNDO),
    ActionInfo("redo", QT_TRANSLATE_NOOP("Actions", "Re&do"), "Ctrl+Shift+Z", IconName.REDO),
    ActionInfo("rename", QT_TRANSLATE_NOOP("Actions", "Players' &names…"), "", IconName.PLAYERS),
    ActionInfo("leave", QT_TRANSLATE_NOOP("Actions", "A player &leaves…")),
    ActionInfo(
        "preferences",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        "Ctrl+,",
        IconName.SETTINGS,
        QAction.MenuRole.PreferencesRole,
    ),
)
LEARN_MENU = (
    ActionInfo("hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), "H", IconName.HINT),
    ActionInfo("review", QT_TRANSLATE_NOOP("Actions", "&Review of this game"), "Ctrl+R"),
    ActionInfo("drills", QT_TRANSLATE_NOOP("Actions", "&Practice…"), "Ctrl+D"),
)
HISTORY_MENU = (
    ActionInfo("games", QT_TRANSLATE_NOOP("Actions", "&Games played…"), "Ctrl+H"),
    ActionInfo("statistics", QT_TRANSLATE_NOOP("Actions", "&Statistics…")),
    ActionInfo("records", QT_TRANSLATE_NOOP("Actions", "The &best…")),
    ActionInfo("fair_dice", QT_TRANSLATE_NOOP("Actions", "Fair &dice…")),
    ActionInfo("import", QT_TRANSLATE_NOOP("Actions", "&Import games…")),
)
HELP_MENU = (
    ActionInfo("rules", QT_TRANSLATE_NOOP("Actions", "&Rules of this game"), "F2", IconName.RULES),
    ActionInfo("how_to_play", QT_TRANSLATE_NOOP("Actions", "How to &play"), "Shift+F2"),
    ActionInfo("help", QT_TRANSLATE_NOOP("Actions", "&Help"), "Ctrl+F1", IconName.HELP),
    ActionInfo("keys", QT_TRANSLATE_NOOP("Actions", "&Keys"), "F1"),
    ActionInfo(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Generala Desktop"),
        role=QAction.MenuRole.AboutRole,
    ),
)
MENUS = (GAME_MENU, TURN_MENU, LEARN_MENU, HISTORY_MENU, HELP_MENU)
"""In the order of their titles."""

_SEPARATED = {"open", "print", "quit", "review", "rename", "preferences", "import", "about"}
"""Actions that begin a new group of their menu."""


class Actions(QObject):
    """Every action by name; their owner connects them."""

    def __init__(self, menus: Sequence[QMenu], parent: QObject) -> None:
        """Fill the menus, which the window has shown from the first."""
        super().__init__(parent)
        self._menus = menus
        self._actions: dict[str, QAction] = {}
        for menu, infos in zip(menus, MENUS, strict=True):
            for info in infos:
                if info.name in _SEPARATED:
                    menu.addSeparator()
                action = QAction(self)
                action.setMenuRole(info.role)
                if info.keys:
                    action.setShortcut(QKeySequence(info.keys))
                menu.addAction(action)
                self._actions[info.name] = action
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def retranslate(self) -> None:
        for menu, title in zip(self._menus, menu_titles(), strict=True):
            menu.setTitle(title)
        for infos in MENUS:
            for info in infos:
                self._actions[info.name].setText(say(info.text))

    def recolour(self, colour: QColor) -> None:
        for infos in MENUS:
            for info in infos:
                if info.icon is not None:
                    self._actions[info.name].setIcon(icon(info.icon, colour))

    def use_keys(self, keys_of: Callable[[str], str]) -> None:
        """Give every action the key that its command has now."""
        for infos in MENUS:
            for info in infos:
                keys = keys_of(f"menu.{info.name}")
                self._actions[info.name].setShortcut(QKeySequence(keys))

    def undo_key(self) -> str:
        """Return the key that takes an entry back, as a person reads it."""
        return self._actions["undo"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def usual_keys() -> dict[str, str]:
    """Return the usual key of every command, of the table and of the menus; "" where it has none."""
    table = {command.name: command.keys for command in TABLE_COMMANDS}
    return table | {f"menu.{info.name}": info.keys for infos in MENUS for info in infos}


def commands() -> list[tuple[str, Callable[[], str]]]:
    """Return every command with what makes the words for it, in the order to be listed."""
    table = [(c.name, partial(command_in_words, c)) for c in TABLE_COMMANDS]
    menus = [
        (f"menu.{info.name}", partial(_in_words, info.text)) for infos in MENUS for info in infos
    ]
    return [*table, *menus]


def _in_words(label: Text) -> str:
    return say(label).replace("&", "").rstrip("…")
