"""The window that starts a game: which one, who plays, and the rules of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.ruleset import Ruleset, Variant
from generala_desktop.models.game_setup import GameSetup, LevelFigure, needs_explaining
from generala_desktop.views.flow_layout import FlowLayout
from generala_desktop.views.new_game.options_editor import OptionsEditor
from generala_desktop.views.new_game.players_editor import PlayersEditor
from generala_desktop.words import bots as words
from generala_desktop.words.say import say
from generala_desktop.words.table_rules import OPENING, differences, summary

IDEAL_LETTERS = 154
IDEAL_LINES = 44
SCREEN_SHARE = 0.92
"""How much of a small screen the window takes, so that its frame fits too."""


class NewGameDialog(QDialog):
    """Asks what to play. Accepting means to play `setup()`.

    Signals:
        rules_requested(object): the Ruleset, as chosen, whose page is wanted.
        how_to_play_requested(object, int): the Ruleset, as chosen, that so many want explained.
        continue_requested(): the running game is wanted; the window closes.
        figures_requested(object, object): how strong the levels are under the Ruleset is of
            interest, that of these levels first.
        figures_dropped(): it is not, any more.
    """

    rules_requested = Signal(object)
    how_to_play_requested = Signal(object, int)
    continue_requested = Signal()
    figures_requested = Signal(object, object)
    figures_dropped = Signal()

    def __init__(self, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variants = tuple(variants)
        self._variant = self._variants[0]
        self._choices: dict[str, dict[str, str]] = {}
        self._running_game: str | None = None
        self._asked_for: Ruleset | None = None
        """The rules under which the levels' strength is of interest."""
        self._are_levels_seen = False
        self._note: Callable[[], str] = str
        self._games_label = QLabel()
        self._games = QListWidget()
        self._description = _wrapped()
        self._tabs = QTabWidget()
        self._players = PlayersEditor()
        self._opening = OptionsEditor()
        self._options = OptionsEditor()
        self._real_dice = QCheckBox()
        self._real_dice_words = _wrapped()
        self._summary = _wrapped()
        self._usual_button = QPushButton()
        self._rules_button = QPushButton()
        self._how_button = QPushButton()
        self._cancel_button = QPushButton()
        self._play_button = QPushButton()
        self._continue_area = QFrame()
        self._continue_words = _wrapped()
        self._continue_button = QPushButton()
        self._lay_out()
        self._connect()
        self._retranslate()
        self._show_variant(self._variant)
        self.set_running_game(None)
        self.resize(self.sizeHint())

    def set_setup(self, setup: GameSetup) -> None:
        """Show these choices first; a game that is not offered leaves only its players."""
        variant = next((v for v in self._variants if v.id == setup.game_id), None)
        if variant is not None:
            self._choices[variant.id] = differences(variant, setup.choices)
            self._show_variant(variant)
        self._players.show_seats(setup.seats)
        self._real_dice.setChecked(setup.is_pad)
        self._refresh()

    def setup(self) -> GameSetup:
        """Return what is to be played; of the table rules only those that are not the usual."""
        return GameSetup(
            self._variant.id,
            dict(self._choices[self._variant.id]),
            self._players.seats(),
            is_pad=self._real_dice.isChecked(),
        )

    def remember_choices(self, choices: Mapping[str, Mapping[str, str]]) -> None:
        """Take the table rules that each game, by its id, was played with before."""
        for variant in self._variants:
            if variant.id in choices:
                self._choices[variant.id] = differences(variant, choices[variant.id])
        self._show_variant(self._variant)

    def set_running_game(self, description: str | None) -> None:
        """Offer to go on with a running game; None if there is none."""
        self._running_game = description
        is_running = description is not None
        self._continue_words.setText(description or "")
        self._continue_area.setVisible(is_running)
        if is_running:
            self._continue_button.setDefault(True)
            self._continue_button.setFocus()
        else:
            self._play_button.setDefault(True)
            self._games.setFocus()

    def ask_for_figures(self) -> None:
        """Ask again what may have been asked before anybody listened."""
        self._asked_for = None
        self._look_at_levels()

    def show_figures(self, figures: Mapping[Level, LevelFigure]) -> None:
        """Show how strong levels are, as far as that is found, and where it is known from."""
        self._players.show_figures(figures)
        games = min((figure.games for figure in figures.values()), default=0)
        notes: list[Callable[[], str]] = []
        if figures:
            played = partial(words.figures_played_out, games)
            notes.append(played if games else words.figures_calculated)
        if len(figures) < len(BOTS):
            notes.append(words.figures_are_coming)
        self._say(lambda: " ".join(note() for note in notes))

    def end_figures(self) -> None:
        """Wait for no more figures: there are none for this game, or none can be found."""
        self._say(str)

    def _lay_out(self) -> None:
        self._games_label.setBuddy(self._games)
        self._games.setWordWrap(True)
        self._games.setSpacing(2)
        self._games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QVBoxLayout()
        left.addWidget(self._games_label)
        left.addWidget(self._games, 1)
        self._players_page = _page(
            self._description,
            self._players,
            self._real_dice,
            self._real_dice_words,
            self._opening,
        )
        self._tabs.addTab(self._players_page, "")
        self._options_page = _page(self._options, self._usual_button)
        self._tabs.addTab(self._options_page, "")
        right = QVBoxLayout()
        right.addWidget(self._tabs, 1)
        right.addWidget(self._summary)
        middle = QHBoxLayout()
        middle.addLayout(left, 3)
        middle.addLayout(right, 7)
        buttons = QDialogButtonBox()
        buttons.addButton(self._cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self._play_button, QDialogButtonBox.ButtonRole.AcceptRole)
        for button in (self._rules_button, self._how_button, self._usual_button):
            button.setAutoDefault(False)  # Enter plays
        self._continue_area.setFrameShape(QFrame.Shape.StyledPanel)
        row = QHBoxLayout(self._continue_area)
        row.addWidget(self._continue_words, 1)
        row.addWidget(self._continue_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self._continue_area)
        layout.addLayout(middle, 1)
        bottom = QHBoxLayout()
        reading = FlowLayout()
        reading.addWidget(self._rules_button)
        reading.addWidget(self._how_button)
        bottom.addLayout(reading, 1)
        bottom.addWidget(buttons, 0, Qt.AlignmentFlag.AlignBottom)
        layout.addLayout(bottom)

    def _connect(self) -> None:
        self._games.currentRowChanged.connect(self._choose_game)
        self._players.changed.connect(self._note_change)
        self._players.rows_changed.connect(self._put_in_order)
        self._players.row_focused.connect(self._players_page.ensureWidgetVisible)
        self._players.levels_opened.connect(self._see_levels)
        self._real_dice.toggled.connect(self._note_change)
        self._opening.changed.connect(self._note_choices)
        self._options.changed.connect(self._note_choices)
        self._usual_button.clicked.connect(self._use_usual_rules)
        self._rules_button.clicked.connect(self._ask_for_rules)
        self._how_button.clicked.connect(self._ask_how_to_play)
        self._play_button.clicked.connect(self.accept)
        self._cancel_button.clicked.connect(self.reject)
        self._continue_button.clicked.connect(self._ask_to_continue)

    def _choose_game(self, row: int) -> None:
        if row >= 0 and self._variants[row] is not self._variant:
            self._show_variant(self._variants[row])
            self._note_change()

    def _show_variant(self, variant: Variant) -> None:
        self._variant = variant
        choices = self._choices.setdefault(variant.id, {})
        blocked = self._games.blockSignals(True)
        self._games.setCurrentRow(self._variants.index(variant))
        self._games.blockSignals(blocked)
        self._opening.show_options((o for o in variant.options if o.id == OPENING), choices)
        self._options.show_options((o for o in variant.options if o.id != OPENING), choices)
        usual = variant.by_default()
        self._players.limit_players(*usual.players, variant.usual_players)
        # The others play like all of them; their rules say it.
        self._how_button.setVisible(needs_explaining(usual))
        self._refresh()
        self._put_in_order()

    def _note_choices(self) -> None:
        chosen = {**self._opening.choices(), **self._options.choices()}
        self._choices[self._variant.id] = differences(self._variant, chosen)
        self._note_change()

    def _note_change(self) -> None:
        """Whoever has begun to set up a game wants Enter to play it."""
        self._play_button.setDefault(True)
        self._refresh()

    def _refresh(self) -> None:
        choices = self._choices[self._variant.id]
        self._description.setText(say(self._variant.description))
        self._summary.setText(summary(self._variant, choices))
        self._summary.setToolTip(summary(self._variant, choices, len(choices)))
        self._usual_button.setEnabled(any(name != OPENING for name in choices))
        has_opening = self._players.count > 1 and not self._real_dice.isChecked()
        self._opening.setEnabled(has_opening)
        self._players.let_computer_play(not self._real_dice.isChecked())
        self._look_at_levels()

    def _look_at_levels(self) -> None:
        """Ask how strong they are, once somebody chooses among them."""
        levels = [level for level in self._players.levels() if level is not Level.HUMAN]
        is_wanted = bool(levels) or self._are_levels_seen
        choices = self._choices[self._variant.id].items()
        # Who starts makes nobody stronger.
        rules = self._variant.build({k: v for k, v in choices if k != OPENING})
        if self._real_dice.isChecked() or not is_wanted:
            self._players.show_figures({})
            self._say(str)
            if self._asked_for is not None:
                self._asked_for = None
                self.figures_dropped.emit()
        elif rules != self._asked_for:
            self._asked_for = rules
            self.show_figures({})
            self.figures_requested.emit(rules, tuple(dict.fromkeys(levels)))

    def _see_levels(self) -> None:
        self._are_levels_seen = True
        self._look_at_levels()

    def _say(self, note: Callable[[], str]) -> None:
        self._note = note
        self._players.show_note(note())

    def _put_in_order(self) -> None:
        """Let Tab go from top to bottom; Qt puts what was made last at the end."""
        pages = (self._tabs, self._players_page, self._options_page)
        buttons = (self._rules_button, self._how_button, self._play_button, self._cancel_button)
        parts = (self._continue_button, self._games, *pages, *buttons)
        stops = [stop for part in parts for stop in _tab_stops(part)]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _use_usual_rules(self) -> None:
        opening = {k: v for k, v in self._choices[self._variant.id].items() if k == OPENING}
        self._choices[self._variant.id] = opening
        self._options.show_choices({})
        self._note_change()

    def _ask_for_rules(self) -> None:
        self.rules_requested.emit(self._variant.build(self._choices[self._variant.id]))

    def _ask_how_to_play(self) -> None:
        rules = self._variant.build(self._choices[self._variant.id])
        self.how_to_play_requested.emit(rules, self._players.count)

    def _ask_to_continue(self) -> None:
        self.reject()
        self.continue_requested.emit()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._games_label.setText(self.tr("&Game"))
        row = self._games.currentRow()
        blocked = self._games.blockSignals(True)
        self._games.clear()
        self._games.addItems([say(variant.title) for variant in self._variants])
        self._games.setCurrentRow(row)
        self._games.blockSignals(blocked)
        self._games.setAccessibleName(self.tr("Game"))
        self._tabs.setTabText(0, self.tr("Pla&yers"))
        self._tabs.setTabText(1, self.tr("&Table rules"))
        self._real_dice.setText(self.tr("Real &dice"))
        words = self.tr("Thrown on your table; only the planilla is kept here.")
        self._real_dice_words.setText(words)
        self._real_dice.setAccessibleDescription(words)
        self._usual_button.setText(self.tr("&Usual table rules"))
        self._rules_button.setText(self.tr("&Rules of this game"))
        self._players.show_note(self._note())
        self._how_button.setText(self.tr("Ho&w to play"))
        self._cancel_button.setText(self.tr("Cancel"))
        self._play_button.setText(self.tr("&Play"))
        self._continue_button.setText(self.tr("&Continue"))

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        room = self.screen().availableSize() * SCREEN_SHARE
        ideal = QSize(
            metrics.averageCharWidth() * IDEAL_LETTERS, metrics.lineSpacing() * IDEAL_LINES
        )
        return ideal.boundedTo(room)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_variant(self._variant)


def _tab_stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield what takes the focus in the widget, in the order in which it was put together."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
        return
    for child in widget.children():
        if isinstance(child, QWidget):
            yield from _tab_stops(child)


_FILLING = Qt.AlignmentFlag(0)


def _wrapped() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _page(*widgets: QWidget) -> QScrollArea:
    """Return widgets one below the other that scroll where they do not fit."""
    inside = QWidget()
    layout = QVBoxLayout(inside)
    for widget in widgets:
        # Buttons keep their width, everything else takes what there is.
        side = Qt.AlignmentFlag.AlignLeft if isinstance(widget, QPushButton) else _FILLING
        layout.addWidget(widget, alignment=side)
    layout.addStretch(1)
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it takes the focus
    area.setWidget(inside)
    return area
