"""Fusion, with every control large enough to be hit by an unsteady hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionMenuItem,
    QWidget,
)

from generala_desktop.compat import override

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

SMALLEST_TARGET: Final = 32
"""Pixels, in height and, where there is no text, in width."""
NAME: Final = "roomy"
"""Of the style, by which it is known again."""

_Kind = QStyle.ContentsType
_SQUARE: Final = (
    _Kind.CT_ToolButton,
    _Kind.CT_PushButton,
    _Kind.CT_CheckBox,
    _Kind.CT_RadioButton,
)
_HIGH: Final = (
    _Kind.CT_ComboBox,
    _Kind.CT_SpinBox,
    _Kind.CT_LineEdit,
    _Kind.CT_Slider,
    _Kind.CT_TabBarTab,
    _Kind.CT_MenuBarItem,
    _Kind.CT_MenuItem,
    _Kind.CT_ItemViewItem,
    _Kind.CT_HeaderSection,
)
_LEAST: Final = {
    **dict.fromkeys(_SQUARE, QSize(SMALLEST_TARGET, SMALLEST_TARGET)),
    **dict.fromkeys(_HIGH, QSize(0, SMALLEST_TARGET)),
}
_SEPARATOR_HEIGHT: Final = 12
_METRICS: Final = {
    QStyle.PixelMetric.PM_SliderLength: 22,
    QStyle.PixelMetric.PM_SliderThickness: SMALLEST_TARGET,
    QStyle.PixelMetric.PM_SliderControlThickness: SMALLEST_TARGET,
    QStyle.PixelMetric.PM_HeaderDefaultSectionSizeVertical: SMALLEST_TARGET,
}
_LETTER_HIGH: Final = {
    QStyle.PixelMetric.PM_IndicatorWidth: 0.8,
    QStyle.PixelMetric.PM_IndicatorHeight: 0.8,
    QStyle.PixelMetric.PM_ExclusiveIndicatorWidth: 0.8,
    QStyle.PixelMetric.PM_ExclusiveIndicatorHeight: 0.8,
    QStyle.PixelMetric.PM_ButtonIconSize: 1.0,
}
"""What is seen beside a text is at least so many times as high as its letters."""
_CLICKED: Final = (
    QStyle.SubElement.SE_CheckBoxClickRect,
    QStyle.SubElement.SE_RadioButtonClickRect,
)
_MENU_ITEM: Final = QStyle.ControlElement.CE_MenuItem
_HIGHLIGHTED: Final = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_Enabled
_Part = QStyle.SubControl
_STEPS: Final = {_Part.SC_SpinBoxDown: 2, _Part.SC_SpinBoxUp: 1}
"""Which place from the right each of a number's two buttons has."""


class RoomyStyle(QProxyStyle):
    """Only sizes pass through Python; drawing stays in Qt, which is faster.

    The one exception are icons in the highlighted row of a menu: Fusion draws them as everywhere.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.setObjectName(NAME)

    @override
    def sizeFromContents(
        self,
        type: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        found = super().sizeFromContents(type, option, size, widget)  # type: ignore[arg-type]
        least = _LEAST.get(type)
        if least is None:
            return found
        if type is _Kind.CT_MenuItem and found.height() <= _SEPARATOR_HEIGHT:
            return found
        if type is _Kind.CT_SpinBox:
            # Its buttons stand beside each other; Fusion counts on one width for both.
            found.setWidth(found.width() + 2 * SMALLEST_TARGET)
        return found.expandedTo(least)

    @override
    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element is _MENU_ITEM and isinstance(option, QStyleOptionMenuItem):
            option = self._with_selected_icon(option, painter, widget)
        super().drawControl(element, option, painter, widget)

    def _with_selected_icon(
        self, option: QStyleOptionMenuItem, painter: QPainter, widget: QWidget | None
    ) -> QStyleOptionMenuItem:
        """Return what is to be drawn instead, if the icon has a picture of its own for that."""
        if option.state & _HIGHLIGHTED != _HIGHLIGHTED:
            return option
        if not option.icon.availableSizes(QIcon.Mode.Selected):
            return option
        side = self.pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, option, widget)
        ratio = painter.device().devicePixelRatio()
        picture = option.icon.pixmap(QSize(side, side), ratio, QIcon.Mode.Selected)
        changed = QStyleOptionMenuItem(option)
        changed.icon = QIcon(picture)
        return changed

    @override
    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        found = _METRICS.get(metric) or super().pixelMetric(metric, option, widget)
        share = _LETTER_HIGH.get(metric)
        if share is not None and widget is not None:
            found = max(found, round(widget.fontMetrics().height() * share))
        return found

    @override
    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        if element in _CLICKED:
            return QRect(option.rect)
        return super().subElementRect(element, option, widget)  # type: ignore[arg-type]

    @override
    def subControlRect(
        self,
        cc: QStyle.ComplexControl,
        opt: QStyleOptionComplex,
        sc: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        found = super().subControlRect(cc, opt, sc, widget)  # type: ignore[arg-type]
        if cc is not QStyle.ComplexControl.CC_SpinBox:
            return found
        area = opt.rect
        side = SMALLEST_TARGET
        if sc in _STEPS:
            left = area.right() + 1 - _STEPS[sc] * side
            found = QRect(left, area.top(), side, area.height())
        elif sc is _Part.SC_SpinBoxEditField:
            found.setRight(area.right() - 2 * side - 2)
        else:
            return found
        return self.visualRect(opt.direction, area, found)
