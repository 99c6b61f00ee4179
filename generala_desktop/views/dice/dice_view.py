"""The dice table as a widget: throws, shows and holds dice, and asks; it never decides."""

import random
from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QWidget

from generala_desktop.compat import override
from generala_desktop.views.dice.cloth import TablePainter
from generala_desktop.views.dice.dice_scene import DiceScene
from generala_desktop.views.dice.die_button import SMALLEST, DieButton, TableButton
from generala_desktop.views.dice.layout import PLACES
from generala_desktop.views.dice.look import Cloth, DiceLook, Speed
from generala_desktop.views.dice.rings import paint_advised, paint_pointed
from generala_desktop.views.viewport import make_viewport
from generala_desktop.words import dice as words

_LANDING_KEYS: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_TARGET: Final = QRectF(-0.74, -0.86, 1.48, 1.66)
"""What belongs to a die, in edges around its centre."""
_LEAST: Final = QSize(300, 200)
_LEAST_BARE: Final = QSize(300, 90)
"""Without cup and tray."""


class DiceView(QGraphicsView):
    """Five dice, the cup and the tray; ten dice when the second cup is thrown.

    It holds nothing by itself: `hold_requested` asks, `set_held` answers. While dice roll, a
    click anywhere, Space or Enter lands them. `clear` and `show_dice` in the middle of a throw
    land it first, so that every throw has its `settled`.

    Signals:
        hold_requested(int): the die in this place (0 to 4) was clicked or pressed.
        roll_requested: the cup was clicked or pressed.
        settled: all dice of a throw lie; once a throw, also without motion.
    """

    hold_requested = Signal(int)
    roll_requested = Signal()
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = DiceScene(self)
        self._look = DiceLook()
        self._seeds = random.Random()
        self._painter = TablePainter()
        self._backdrop: QPixmap | None = None
        self._backdrop_key: tuple[QSize, float, Cloth, str | None] | None = None
        self._locked: frozenset[int] = frozenset()
        self._pointed: frozenset[int] = frozenset()
        self._advised: frozenset[int] = frozenset()
        self._may_hold = False
        self._may_roll = False
        self._has_cup = True
        self._last_click: tuple[int, QRect] | None = None
        self._since_click = QElapsedTimer()
        self._set_up_view()
        viewport = self.viewport()
        self._buttons = [DieButton(viewport, place) for place in range(PLACES)]
        for button in self._buttons:
            button.chosen.connect(self._choose_die)
            button.neighbour_wanted.connect(self._go_to_neighbour)
        # The second cup's dice can only be read.
        self._second = [QLabel(viewport) for _ in range(PLACES)]
        for label in self._second:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cup = TableButton(viewport)
        self._cup.chosen.connect(self._choose_cup)
        self._cup.show()
        self._table.settled.connect(self._settle)
        self._update_buttons()

    def _set_up_view(self) -> None:
        make_viewport(self, QPalette.ColorRole.Base)
        self.setScene(self._table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # One rectangle around all that moves; to cut a frame into small ones takes longer.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setMinimumSize(_LEAST)

    # What the game says

    def set_look(self, look: DiceLook) -> None:
        self._look = look
        self._table.set_look(look)
        self.viewport().update()

    def set_two_cups(self, are_two: bool) -> None:
        """Tell whether a second cup is thrown in this game; then those of the first are white."""
        self._table.set_two_cups(are_two)

    def set_speed(self, speed: Speed) -> None:
        self._table.set_speed(speed)

    def throw(
        self, faces: Sequence[int], thrown: Collection[int], *, held: Collection[int] = ()
    ) -> None:
        """Throw dice onto the given faces.

        Args:
            faces: of one to five dice, by place.
            thrown: the places that tumble; the others stay as they lie.
            held: places held from now on, beside those held already; never a thrown one.
        """
        self._table.land()
        self._locked -= frozenset(thrown)
        stay = (self._table.held() | frozenset(held)) - frozenset(thrown)
        self._table.throw(faces, thrown, self._seeds.getrandbits(32))
        self._table.set_held(stay)
        self._update_buttons()

    def throw_second_cup(self, faces: Sequence[int]) -> None:
        """Throw dice of another colour behind the first, which stay in view."""
        self._table.throw_second(faces, self._seeds.getrandbits(32))
        self._update_buttons()

    def show_dice(
        self,
        faces: Sequence[int],
        *,
        second: Sequence[int] = (),
        held: Collection[int] = (),
        locked: Collection[int] = (),
    ) -> None:
        """Lay dice down without motion."""
        self._locked, self._advised = frozenset(locked), frozenset()
        self._table.show_faces(
            faces, second, frozenset(held) | self._locked, self._seeds.getrandbits(32)
        )
        self._update_buttons()

    def clear(self) -> None:
        """Take all dice back into the cup."""
        self.show_dice(())

    def set_held(self, held: Collection[int], locked: Collection[int] = ()) -> None:
        self._locked = frozenset(locked)
        self._table.set_held(frozenset(held) | self._locked)
        self._update_buttons()

    def set_may_hold(self, may: bool) -> None:
        self._may_hold = may
        self._update_cursors()

    def set_may_roll(self, may: bool) -> None:
        self._may_roll = may
        self._update_cursors()

    def set_pointed(self, white: Collection[int], coloured: Collection[int] = ()) -> None:
        """Ring the dice in these places of the first and of the second cup."""
        self._pointed = frozenset({*white, *(PLACES + place for place in coloured)})
        self.viewport().update()

    def set_advised(self, places: Collection[int]) -> None:
        """Mark the dice that a hint would hold, until dice are thrown or laid."""
        if self._advised != frozenset(places):
            self._advised = frozenset(places)
            self._update_buttons()
            self.viewport().update()

    def set_has_cup(self, has_cup: bool) -> None:
        """Put cup and tray on the table, or take them away where only real dice are thrown."""
        self._has_cup = has_cup
        self._table.set_has_cup(has_cup)
        self._cup.setVisible(has_cup)
        self.setMinimumSize(_LEAST if has_cup else _LEAST_BARE)
        self.viewport().update()

    def land(self) -> None:
        self._table.land()

    def is_rolling(self) -> bool:
        return bool(self._table.rolling())

    def focus_die(self, place: int) -> None:
        self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)

    # What a person does

    def _choose_die(self) -> None:
        button = self.sender()
        if not isinstance(button, DieButton):
            return
        if self.is_rolling():
            self.land()
        elif self._may_hold and button.place not in self._locked:
            self._remember_click(button)
            self.hold_requested.emit(button.place)

    def _choose_cup(self) -> None:
        if self.is_rolling():
            self.land()
        elif self._may_roll and not self._cup.is_second_press():
            # A double click is one roll, even where nothing is seen to tumble.
            self.roll_requested.emit()

    def _go_to_neighbour(self, step: int) -> None:
        button = self.sender()
        if isinstance(button, DieButton):
            place = button.place + step
            if 0 <= place < len(self._table.faces()):
                self.focus_die(place)

    def _remember_click(self, button: DieButton) -> None:
        """A held die moves away at once; the second of two quick clicks is still meant for it."""
        self._last_click = (button.place, button.geometry())
        self._since_click.start()

    def _click_cloth(self, at: QPoint) -> None:
        if self.is_rolling():
            self.land()
            return
        last, self._last_click = self._last_click, None
        if last is None or not self._may_hold:
            return
        is_quick = (
            self._since_click.elapsed() <= QGuiApplication.styleHints().mouseDoubleClickInterval()
        )
        if is_quick and last[1].contains(at):
            self.hold_requested.emit(last[0])

    # Buttons over the picture

    def _settle(self) -> None:
        self._update_buttons()
        self.settled.emit()

    def _update_buttons(self) -> None:
        """Bring targets, marks and names in step with the table."""
        if self._pointed or self._advised:
            self.viewport().update()
        if self.is_rolling():
            self._pointed = self._advised = frozenset()
        faces, second = self._table.faces(), self._table.second_faces()
        rolling, held = self._table.rolling(), self._table.held()
        for button in self._buttons:
            place = button.place
            is_there = place < len(faces)
            if is_there:
                button.setGeometry(self._target(place))
                button.set_ring_hidden(place in rolling)
                button.set_mark(is_held=place in held, is_locked=place in self._locked)
                if place in rolling:
                    name = words.rolling_die_name(place)
                else:
                    name = words.lying_die_name(place, faces[place], self._mark(place))
                    if place in self._advised:
                        name = words.advised_die_name(name)
                button.set_name(name)
            elif button.hasFocus():
                self._cup.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setVisible(is_there)
        for place, label in enumerate(self._second):
            label.setVisible(place < len(second))
            if place < len(second):
                label.setGeometry(self._target(PLACES + place))
                label.setAccessibleName(
                    words.second_rolling_die_name(place)
                    if PLACES + place in rolling
                    else words.second_die_name(place, second[place])
                )
        self._cup.setGeometry(self._table.layout_now.cup.toAlignedRect())
        self._cup.set_ring_hidden(bool(rolling))
        self._cup.set_name(words.cup_name())
        self.setAccessibleName(words.table_name())
        self._update_cursors()

    def _mark(self, place: int) -> words.DieMark:
        if place in self._locked:
            return words.DieMark.LOCKED
        return words.DieMark.HELD if place in self._table.held() else words.DieMark.FREE

    def _target(self, index: int) -> QRect:
        layout = self._table.layout_now
        if index in self._table.held() and index < PLACES:
            rect = layout.slots[index]
        else:
            edge = layout.edge
            rect = QRectF(
                _TARGET.x() * edge,
                _TARGET.y() * edge,
                _TARGET.width() * edge,
                _TARGET.height() * edge,
            ).translated(self._table.spot(index))
        more_x = max(0.0, SMALLEST - rect.width()) / 2
        more_y = max(0.0, SMALLEST - rect.height()) / 2
        return rect.adjusted(-more_x, -more_y, more_x, more_y).toAlignedRect()

    def _update_cursors(self) -> None:
        for button in self._buttons:
            button.set_inviting(self._may_hold and button.place not in self._locked)
        self._cup.set_inviting(self._may_roll)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._table.fit(size.width(), size.height(), self.devicePixelRatioF())
        self._update_buttons()

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        key = (
            self.viewport().size(),
            self.devicePixelRatioF(),
            self._look.cloth,
            words.tray_label() if self._has_cup else None,
        )
        if self._backdrop is None or key != self._backdrop_key:
            self._backdrop_key = key
            self._backdrop = self._painter.picture(self._table.layout_now, key[1], key[2], key[3])
        ratio = key[1]
        area = QRectF(rect)
        source = QRectF(
            area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(area, self._backdrop, source)

    @override
    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        edge = self._table.layout_now.edge
        paint_advised(painter, [QRectF(self._target(i)) for i in self._advised], edge)
        paint_pointed(painter, [QRectF(self._target(i)) for i in self._pointed], edge)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        QTimer.singleShot(0, self._table, self._table.preload)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._update_buttons()
            self.viewport().update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._click_cloth(event.position().toPoint())

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        # The table does not scroll.
        event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_rolling() and event.key() in _LANDING_KEYS:
            self.land()
        else:
            event.ignore()
