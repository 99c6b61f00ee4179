"""The preferences window: every change is kept and seen at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyle,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.services.options import (
    BOT_SPEED,
    CALM,
    CLOTH,
    CONFIRM_LEAVE,
    DICE_COLOUR,
    DICE_MARKS,
    HINTS,
    LANGUAGE,
    REDUCED_MOTION,
    SPEED,
    TEXT_SIZE,
    THEME,
    Option,
)
from generala_desktop.services.preferences import Preferences
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.dice.cloth import TablePainter
from generala_desktop.views.dice.layout import TableLayout
from generala_desktop.views.dice.look import Cloth, DiceColour, Marks
from generala_desktop.views.dice.sprites import DieFace, DieSprites, offset_of
from generala_desktop.views.hearing_fields import HearingFields
from generala_desktop.views.scrolling_dialog import ScrollingDialog
from generala_desktop.words.say import say

_SMALLEST_TEXT, _LARGEST_TEXT, _TEXT_STEP = 100, 250, 10
_DIE_SHARE = 0.76
"""Of the height of a swatch, for the edge of its die."""
_AS_SYSTEM = QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")
# Languages are called by their own names, so that each is found by those who speak it.
_LANGUAGES: dict[str, Text | str] = {"system": _AS_SYSTEM, "es": "Español", "en": "English"}
_THEMES: dict[str, Text | str] = {
    "system": _AS_SYSTEM,
    "light": QT_TRANSLATE_NOOP("PreferencesDialog", "Light"),
    "dark": QT_TRANSLATE_NOOP("PreferencesDialog", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("PreferencesDialog", "High contrast"),
}
_CLOTHS: dict[str, Text | str] = {
    "green": QT_TRANSLATE_NOOP("PreferencesDialog", "Green cloth"),
    "blue": QT_TRANSLATE_NOOP("PreferencesDialog", "Light blue cloth"),
}
_DICE: dict[str, Text | str] = {
    "ivory": QT_TRANSLATE_NOOP("PreferencesDialog", "Ivory dice"),
    "red": QT_TRANSLATE_NOOP("PreferencesDialog", "Red dice"),
    "blue": QT_TRANSLATE_NOOP("PreferencesDialog", "Blue dice"),
    "black": QT_TRANSLATE_NOOP("PreferencesDialog", "Black dice"),
    "green": QT_TRANSLATE_NOOP("PreferencesDialog", "Green dice"),
}
_MARKS: dict[str, Text | str] = {
    "pips": QT_TRANSLATE_NOOP("PreferencesDialog", "Pips"),
    "large": QT_TRANSLATE_NOOP("PreferencesDialog", "Large pips"),
    "numerals": QT_TRANSLATE_NOOP("PreferencesDialog", "Numerals"),
}
_MOTION: dict[str, Text | str] = {
    "system": _AS_SYSTEM,
    "on": QT_TRANSLATE_NOOP("PreferencesDialog", "Always"),
    "off": QT_TRANSLATE_NOOP("PreferencesDialog", "Never"),
}
_SPEEDS: dict[str, Text | str] = {
    "slow": QT_TRANSLATE_NOOP("PreferencesDialog", "Slow"),
    "normal": QT_TRANSLATE_NOOP("PreferencesDialog", "Normal"),
    "fast": QT_TRANSLATE_NOOP("PreferencesDialog", "Fast"),
    "none": QT_TRANSLATE_NOOP("PreferencesDialog", "At once"),
}
_HINTS: dict[str, Text | str] = {
    "on_demand": QT_TRANSLATE_NOOP("PreferencesDialog", "When asked for"),
    "always": QT_TRANSLATE_NOOP("PreferencesDialog", "Always"),
    "never": QT_TRANSLATE_NOOP("PreferencesDialog", "Never"),
}


class _Choice(ChoiceBox):
    """One of several values of an option."""

    def __init__(self, option: Option[str], labels: dict[str, Text | str]) -> None:
        super().__init__()
        self.option = option
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._labels = labels
        for value in labels:
            self.addItem("", value)

    def show_value(self, value: str) -> None:
        self.setCurrentIndex(self.findData(value))

    def retranslate(self) -> None:
        for index, label in enumerate(self._labels.values()):
            self.setItemText(index, say(label) if isinstance(label, Text) else label)

    def draw(self, side: int, picture: Callable[[str], QPixmap]) -> None:
        self.setIconSize(QSize(side, side))
        for index, value in enumerate(self._labels):
            self.setItemIcon(index, QIcon(picture(value)))

    @override
    def minimumSizeHint(self) -> QSize:
        # Qt's own keeps the width of texts and icons of long ago, and longer ones are cut.
        return self.sizeHint()


class _Percent(QSpinBox):
    """Takes Enter as the end of typing, where the window would take it as its closing."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()


class PreferencesDialog(ScrollingDialog):
    """Shows what the preferences say, also when they change elsewhere; one is enough."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._language = _Choice(LANGUAGE, _LANGUAGES)
        self._theme = _Choice(THEME, _THEMES)
        self._cloth = _Choice(CLOTH, _CLOTHS)
        self._dice = _Choice(DICE_COLOUR, _DICE)
        self._marks = _Choice(DICE_MARKS, _MARKS)
        self._speed = _Choice(SPEED, _SPEEDS)
        self._reduced_motion = _Choice(REDUCED_MOTION, _MOTION)
        self._bot_speed = _Choice(BOT_SPEED, _SPEEDS)
        self._hints = _Choice(HINTS, _HINTS)
        self._choices = (
            self._language,
            self._theme,
            self._cloth,
            self._dice,
            self._marks,
            self._speed,
            self._reduced_motion,
            self._bot_speed,
            self._hints,
        )
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._percent = _Percent()
        self._confirm_leave = QCheckBox()
        self._calm = QCheckBox()
        self._flags = {
            self._calm: CALM,
            self._confirm_leave: CONFIRM_LEAVE,
        }
        self._explanation = QLabel()
        self._explanation.setWordWrap(True)
        self._calmly = QLabel()
        self._calmly.setWordWrap(True)
        self._headings = [QLabel() for _ in range(3)]
        self._usual = QPushButton()
        self._close = QPushButton()
        self._rows: list[tuple[QLabel, QWidget]] = []
        self._lay_out()
        self.finish()
        self._show_all()
        self._connect()

    def _lay_out(self) -> None:
        for control in (self._slider, self._percent):
            control.setRange(_SMALLEST_TEXT, _LARGEST_TEXT)
            control.setSingleStep(_TEXT_STEP)
        self._slider.setPageStep(_TEXT_STEP)
        self._slider.setTickInterval(50)
        self._slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        # New text moves everything: not while a hand is still at the slider or half way in typing.
        self._slider.setTracking(False)
        self._percent.setKeyboardTracking(False)
        text_size = QHBoxLayout()
        text_size.addWidget(self._slider, 1)
        text_size.addWidget(self._percent)

        form = QFormLayout(self.page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self._headings[0])
        self._add_row(form, self._language)
        self._add_row(form, self._theme)
        self._add_row(form, self._slider, text_size)
        form.addRow(self._headings[1])
        self._add_row(form, self._cloth)
        self._add_row(form, self._dice)
        self._add_row(form, self._marks)
        self._add_row(form, self._speed)
        self._add_row(form, self._reduced_motion)
        form.setWidget(form.rowCount(), QFormLayout.ItemRole.FieldRole, self._explanation)
        form.addRow(self._headings[2])
        self._add_row(form, self._bot_speed)
        self._add_row(form, self._hints)
        form.addRow(self._confirm_leave)
        self.hearing = HearingFields(self._preferences, form, self)
        form.addRow(self._calm)
        form.addRow(self._calmly)

        wheeled_ones = (*self._choices, self._slider, self._percent, *self.hearing.controls())
        for wheeled in wheeled_ones:
            wheeled.installEventFilter(self)

        self.button_row.addButton(self._usual, QDialogButtonBox.ButtonRole.ResetRole)
        self.button_row.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        self._usual.setAutoDefault(False)
        self._close.setDefault(True)

    def _add_row(self, form: QFormLayout, field: QWidget, row: QHBoxLayout | None = None) -> None:
        label = QLabel()
        label.setBuddy(field)
        self._rows.append((label, field))
        if row is None:
            form.addRow(label, field)
        else:
            form.addRow(label, row)

    def _connect(self) -> None:
        for choice in self._choices:
            choice.currentIndexChanged.connect(
                lambda _, choice=choice: self._preferences.set(choice.option, choice.currentData())
            )
        self._slider.valueChanged.connect(self._use_text_size)
        self._slider.sliderMoved.connect(self._announce_text_size)
        self._percent.valueChanged.connect(self._use_text_size)
        for box, option in self._flags.items():
            box.toggled.connect(lambda is_on, option=option: self._preferences.set(option, is_on))
        self._usual.clicked.connect(self._reset)
        self._preferences.changed.connect(self._show_all)

    def _use_text_size(self, percent: int) -> None:
        if self.sender() is self._slider:
            percent = _stepped(percent)
        self._preferences.set(TEXT_SIZE, percent)
        self._show_text_size()

    def _announce_text_size(self, percent: int) -> None:
        """Show in figures where the slider is being pulled to."""
        self._percent.blockSignals(True)
        self._percent.setValue(_stepped(percent))
        self._percent.blockSignals(False)

    def _show_text_size(self) -> None:
        for control in (self._slider, self._percent):
            control.blockSignals(True)
            control.setValue(self._preferences.get(TEXT_SIZE))
            control.blockSignals(False)

    def _show_all(self) -> None:
        for choice in self._choices:
            choice.show_value(self._preferences.get(choice.option))
        self._show_text_size()
        for box, option in self._flags.items():
            box.setChecked(self._preferences.get(option))

    def _reset(self) -> None:
        for choice in self._choices:
            self._preferences.reset(choice.option)
        self._preferences.reset(TEXT_SIZE)
        self.hearing.reset()
        for option in self._flags.values():
            self._preferences.reset(option)

    @override
    def redraw(self) -> None:
        line = self.fontMetrics().height()
        for heading in (*self._headings[1:], self.hearing.heading):
            heading.setContentsMargins(0, line // 2, 0, 0)
        indicator = QStyle.PixelMetric.PM_IndicatorWidth
        spacing = QStyle.PixelMetric.PM_CheckBoxLabelSpacing
        style = self.style()
        self._calmly.setIndent(style.pixelMetric(indicator) + style.pixelMetric(spacing))
        side = line * 3 // 2
        ratio = self.devicePixelRatioF()
        felt, sprites = TablePainter(), DieSprites()
        self._cloth.draw(side, lambda value: _cloth_picture(felt, Cloth(value), side, ratio))
        self._dice.draw(side, lambda value: _die_picture(sprites, DiceColour(value), side, ratio))
        self._marks.draw(
            side,
            lambda value: _die_picture(sprites, DiceColour.IVORY, side, ratio, Marks(value)),
        )

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        headings = (self.tr("Language and looks"), self.tr("Table"), self.tr("Game"))
        for label, text in zip(self._headings, headings, strict=True):
            label.setText(f"<b>{text}</b>")
        labels = (
            self.tr("&Language:"),
            self.tr("&Theme:"),
            self.tr("Te&xt size:"),
            self.tr("Cl&oth:"),
            self.tr("&Dice:"),
            self.tr("D&ice show:"),
            self.tr("&Speed of the dice:"),
            self.tr("&Reduced motion:"),
            self.tr("Speed of the co&mputer:"),
            self.tr("&Hints:"),
        )
        for (label, field), text in zip(self._rows, labels, strict=True):
            label.setText(text)
            field.setAccessibleName(text.replace("&", "").rstrip(":"))
        self._percent.setSuffix(self.tr(" %"))
        self._percent.setAccessibleName(self.tr("Text size in per cent"))
        self._confirm_leave.setText(self.tr("&Ask before a game is given up"))
        explanation = self.tr("Dice lie where they fall at once, and nothing moves by itself.")
        self._explanation.setText(explanation)
        self._reduced_motion.setAccessibleDescription(explanation)
        self._calm.setText(self.tr("Keep everythin&g calm"))
        calmly = self.tr("No celebration, no sounds, and nothing moves unless you ask for it.")
        self._calmly.setText(calmly)
        self._calm.setAccessibleDescription(calmly)
        for choice in self._choices:
            choice.retranslate()
        self.hearing.retranslate()
        self._usual.setText(self.tr("&Back to usual settings"))
        self._close.setText(self.tr("&Close"))

    @override
    def usual_width(self) -> int:
        return max(self.fontMetrics().averageCharWidth() * 60, super().usual_width())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The wheel scrolls the window; it must not change what it happens to pass over.
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _stepped(percent: int) -> int:
    return round(percent / _TEXT_STEP) * _TEXT_STEP


def _cloth_picture(felt: TablePainter, cloth: Cloth, side: int, ratio: float) -> QPixmap:
    """Return a piece of the table's free part."""
    layout = TableLayout.fitted(side * 8, side * 5)
    table = felt.picture(layout, ratio, cloth, "")
    piece = QRectF(side * 3.5, side, side, side)
    result = _empty(side, ratio)
    with QPainter(result) as painter:
        painter.drawPixmap(
            QRectF(0, 0, side, side),
            table,
            QRectF(piece.topLeft() * ratio, piece.size() * ratio),
        )
    return result


def _die_picture(
    sprites: DieSprites, colour: DiceColour, side: int, ratio: float, marks: Marks = Marks.PIPS
) -> QPixmap:
    picture = sprites.picture(DieFace(5, 0, colour, side * _DIE_SHARE, ratio, marks))
    result = _empty(side, ratio)
    with QPainter(result) as painter:
        painter.drawPixmap(QPointF(side / 2, side / 2) + offset_of(picture), picture)
    return result


def _empty(side: int, ratio: float) -> QPixmap:
    result = QPixmap(QSize(side, side) * ratio)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    return result
