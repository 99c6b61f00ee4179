"""What has to be there before the first window: settings, language, colours, and the window itself.

Nothing here loads the game; so the window is seen while the rest is still on its way.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.translations import Translations
from generala_desktop.services.window_memory import WindowMemory
from generala_desktop.views.dice.felt import FELTS
from generala_desktop.views.ground import Ground
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.scheme import PAPER, Scheme
from generala_desktop.views.theme import Theme

FIRST_SIZE = QSize(1120, 720)


class Groundwork(NamedTuple):
    preferences: Preferences
    translations: Translations
    theme: Theme
    window_memory: WindowMemory
    window: MainWindow


def lay(app: QApplication) -> Groundwork:
    """Return a window that can be shown, in the right language, colours and place."""
    preferences = Preferences()
    translations = Translations()
    translations.use(preferences.get(options.LANGUAGE))
    theme = Theme(app)
    theme.begin(preferences.get(options.THEME), preferences.get(options.TEXT_SIZE))
    window_memory = WindowMemory(preferences)
    window = MainWindow()
    is_clear = theme.scheme is Scheme.CONTRAST
    felt = FELTS["clear" if is_clear else preferences.get(options.CLOTH)]
    window.setCentralWidget(Ground((felt.lit, felt.dim), PAPER[theme.scheme]))
    window_memory.restore(window, "main", FIRST_SIZE)
    return Groundwork(preferences, translations, theme, window_memory, window)
