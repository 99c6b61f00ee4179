"""The dice on the table and the clock that moves them; it knows nothing of rules or input."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QElapsedTimer,
    QObject,
    QPointF,
    QRectF,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from generala_desktop.views.dice.cup_item import CupItem
from generala_desktop.views.dice.die_item import DieItem
from generala_desktop.views.dice.geometry import YAW_COUNT, rest_yaw
from generala_desktop.views.dice.layout import PLACES, Rows, TableLayout
from generala_desktop.views.dice.look import GLIDE_MS, THROW_MS, DiceColour, DiceLook, Speed
from generala_desktop.views.dice.motion import (
    UPRIGHT,
    Flight,
    Glide,
    Rest,
    picture_share,
    planned_throw,
)
from generala_desktop.views.dice.painter import DiePaint
from generala_desktop.views.dice.shadow import DieShadow
from generala_desktop.views.dice.sprites import DieFace, DieSprites

_TICK_MS: Final = 1000


@dataclass(frozen=True)
class _Slide:
    """A die on its way between two lying positions."""

    glide: Glide
    start: QPointF
    begun: int


class DiceScene(QGraphicsScene):
    """Ten dice at most: the first five by place, then those of the second cup.

    Signals:
        settled: every die of a throw lies; once a throw.
    """

    settled = Signal()

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layout_now = TableLayout.fitted(800.0, 500.0)
        self._ratio = 1.0
        self._look = DiceLook()
        self._are_two_cups = False
        self._speed = Speed.NORMAL
        self._sprites = DieSprites()
        self._shadow = DieShadow()
        self._cup = CupItem()
        self.addItem(self._cup)
        first, second = self._paints()
        self._dice = [DieItem(i, first, self._shadow) for i in range(PLACES)]
        self._dice += [DieItem(i, second, self._shadow) for i in range(PLACES)]
        for die in self._dice:
            self.addItem(die)
        self._count = 0
        self._second_count = 0
        self._held: frozenset[int] = frozenset()
        self._flights: dict[int, Flight] = {}
        self._slides: dict[int, _Slide] = {}
        self._errands: list[Callable[[], object]] = []
        """What makes the pictures of the dice on their way, last first."""
        self._throw_begun = 0
        self._time = QElapsedTimer()
        self._time.start()
        self._ticks = QVariantAnimation(self)
        self._ticks.setStartValue(0)
        self._ticks.setEndValue(_TICK_MS)
        self._ticks.setDuration(_TICK_MS)
        self._ticks.setLoopCount(-1)
        self._ticks.valueChanged.connect(self._tick)

    # What is on the table

    def set_has_cup(self, has_cup: bool) -> None:
        self._cup.setVisible(has_cup)

    def faces(self) -> tuple[int, ...]:
        return tuple(die.face for die in self._dice[: self._count])

    def second_faces(self) -> tuple[int, ...]:
        return tuple(die.face for die in self._dice[PLACES : PLACES + self._second_count])

    def rolling(self) -> frozenset[int]:
        """The dice that tumble; 5 and more are the second cup's."""
        return frozenset(self._flights)

    def held(self) -> frozenset[int]:
        return self._held

    def is_moving(self) -> bool:
        return bool(self._flights or self._slides)

    def spot(self, index: int) -> QPointF:
        """Where the centre of a die lies, or will lie when it has come to rest."""
        die = self._dice[index]
        if index < PLACES and index in self._held:
            return self.layout_now.in_tray(index)
        if index >= PLACES:
            return self.layout_now.on_cloth(die.place, self._second_count, die.rest, Rows.TWO, 1)
        rows = Rows.TWO if self._second_count else Rows.ONE
        return self.layout_now.on_cloth(die.place, self._count, die.rest, rows, 0)

    # Look and size

    def set_look(self, look: DiceLook) -> None:
        if look.marks is not self._look.marks:
            # Dice on their way turn towards where the other marks would be upright.
            self.land()
            self._end_slides()
        self._look = look
        self._repaint_dice()

    def set_two_cups(self, are_two: bool) -> None:
        """Whether a second cup is thrown in this game: its dice have the colour, the others none."""
        if are_two != self._are_two_cups:
            self._are_two_cups = are_two
            self._repaint_dice()

    def _colours(self) -> tuple[DiceColour, DiceColour]:
        """Of the first and of the second cup."""
        colour = self._look.dice
        first = DiceColour.IVORY if self._are_two_cups else colour
        return first, colour.beside_white()

    def _paints(self) -> tuple[DiePaint, DiePaint]:
        first, second = self._colours()
        return DiePaint(first, self._look.marks), DiePaint(second, self._look.marks)

    def _repaint_dice(self) -> None:
        first, second = self._paints()
        for die in self._dice[:PLACES]:
            die.repaint_as(first)
        for die in self._dice[PLACES:]:
            die.repaint_as(second)
        if not self._flights:
            self._fill_cup(0 if self._count else PLACES)
        self._arrange()

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        if speed is Speed.NONE:
            self.land()
            self._end_slides()

    def fit(self, width: float, height: float, ratio: float) -> None:
        self.layout_now = TableLayout.fitted(width, height)
        self._ratio = ratio
        self.setSceneRect(QRectF(0.0, 0.0, width, height))
        self._slides.clear()
        self._arrange()

    def _arrange(self) -> None:
        """Put everything that lies where it belongs, and the rest where it is just now."""
        self._cup.lay_out(self.layout_now.cup, self._ratio)
        for index in self._indexes():
            if index not in self._flights and index not in self._slides:
                self._lay(index)
        if self.is_moving():
            self.show_moment(self._time.elapsed())

    def _indexes(self) -> list[int]:
        return [*range(self._count), *range(PLACES, PLACES + self._second_count)]

    def _position(self, index: int) -> Rest:
        return UPRIGHT if index in self._held else self._dice[index].rest

    def _face(self, index: int) -> DieFace:
        value, turn = self._dice[index].face, self._position(index).yaw_index
        colour = self._colours()[index >= PLACES]
        return DieFace(value, turn, colour, self.layout_now.edge, self._ratio, self._look.marks)

    def _picture(self, index: int) -> QPixmap:
        return self._sprites.picture(self._face(index))

    def _read(self, index: int) -> None:
        self._sprites.read(self._face(index))

    def _yaw(self, index: int) -> float:
        return rest_yaw(self._dice[index].face, self._position(index).yaw_index, self._look.marks)

    def _lay(self, index: int) -> None:
        die = self._dice[index]
        die.lie(self.spot(index), self.layout_now.edge, self._yaw(index), self._picture(index))

    # What happens

    def show_faces(
        self, faces: Sequence[int], second: Sequence[int], held: Collection[int], seed: int
    ) -> None:
        """Lay dice down without any motion."""
        self.land()
        self._slides.clear()
        lying = planned_throw(seed, [*faces, *second], range(len(faces) + len(second)), {})
        self._count, self._second_count = len(faces), len(second)
        self._held = frozenset(held)
        for i, die in enumerate(self._dice):
            at = i if i < PLACES else i - PLACES + len(faces)
            on_table = i < len(faces) or PLACES <= i < PLACES + len(second)
            die.setVisible(on_table)
            if on_table:
                die.face = faces[i] if i < PLACES else second[i - PLACES]
                die.rest = lying[at].rest
                self._lay(i)
        self._fill_cup(0 if faces else PLACES)
        self._stop_if_still()

    def throw(self, faces: Sequence[int], thrown: Collection[int], seed: int) -> None:
        """Tumble the thrown of the first five dice onto `faces`; the others stay."""
        self.land()
        before = {i: self.spot(i) for i in range(self._count)}
        lying = {i: self._dice[i].rest for i in range(self._count) if i not in self._held}
        turned = {i: self._position(i) for i in range(self._count)}
        for die in self._dice[PLACES:]:
            die.setVisible(False)
        for die in self._dice[len(faces) : PLACES]:
            die.setVisible(False)
        self._second_count, self._count = 0, len(faces)
        self._held -= frozenset(thrown)
        plan = planned_throw(seed, faces, thrown, lying, self._look.marks)
        for i, value in enumerate(faces):
            self._dice[i].face = value
        self._begin(plan)
        self._slide_changed(before, turned)

    def throw_second(self, faces: Sequence[int], seed: int) -> None:
        self.land()
        before = {i: self.spot(i) for i in range(self._count)}
        turned = {i: self._position(i) for i in range(self._count)}
        self._second_count = len(faces)
        for i, value in enumerate(faces):
            self._dice[PLACES + i].face = value
        plan = planned_throw(seed, faces, range(len(faces)), {}, self._look.marks)
        self._begin({PLACES + i: flight for i, flight in plan.items()})
        self._slide_changed(before, turned)

    def set_held(self, held: Collection[int]) -> None:
        now_held = frozenset(i for i in held if i < self._count and i not in self._flights)
        if now_held == self._held:
            return
        before = {i: self.spot(i) for i in range(self._count)}
        turned = {i: self._position(i) for i in range(self._count)}
        self._held = now_held
        self._slide_changed(before, turned)

    def land(self) -> None:
        """End a throw at once."""
        if not self._flights:
            return
        landed, self._flights = self._flights, {}
        self._errands.clear()
        for index in landed:
            self._lay(index)
        self._fill_cup(0)
        self._stop_if_still()
        self.settled.emit()

    def _begin(self, plan: dict[int, Flight]) -> None:
        for index, flight in plan.items():
            die = self._dice[index]
            die.rest = flight.rest
            die.yaw = self._yaw(index)
            die.setVisible(False)
            self._slides.pop(index, None)
        if self._speed is Speed.NONE or not plan:
            for index in plan:
                self._lay(index)
            self._fill_cup(0)
            self._repaint_all()
            # Not at once: a game among bots would nest one turn in the other.
            QTimer.singleShot(0, self, self.settled.emit)
            return
        self._flights = plan
        self._fill_cup(len(plan))
        for index in plan:
            self._errands += [partial(self._picture, index), partial(self._read, index)]
        self._throw_begun = self._time.elapsed()
        self._start()

    def _fill_cup(self, dice: int) -> None:
        is_second = any(index >= PLACES for index in self._flights)
        self._cup.stand(dice, self._paints()[is_second])

    def _slide_changed(self, before: dict[int, QPointF], turned: dict[int, Rest]) -> None:
        """Let every lying die whose place has changed slide there."""
        now = self._time.elapsed()
        for index, start in before.items():
            if index in self._flights or index >= self._count:
                continue
            end = self._position(index)
            if self.spot(index) == start and end == turned[index]:
                if index not in self._slides:
                    self._lay(index)
            elif self._speed is Speed.NONE:
                self._lay(index)
                self._repaint_all()
            else:
                glide = Glide.between(self._dice[index].face, turned[index], end, self._look.marks)
                self._slides[index] = _Slide(glide, self._dice[index].pos(), now)
        if self._slides:
            self._start()

    # The clock

    def _start(self) -> None:
        if self._ticks.state() != QVariantAnimation.State.Running:
            self._ticks.start()
        self.show_moment(self._time.elapsed())

    def _stop_if_still(self) -> None:
        if not self.is_moving():
            self._ticks.stop()
            self._repaint_all()

    def _repaint_all(self) -> None:
        """Leave nothing behind: Qt forgets where an item was drawn if it moves as others paint."""
        self.update()

    def _tick(self) -> None:
        self.show_moment(self._time.elapsed())

    def show_moment(self, now: int) -> None:
        """Show all that moves as it is at `now`, in ms of the scene's clock."""
        if self._errands:
            # Half a picture a frame, so that no frame has to wait for all of them.
            self._errands.pop()()
        for index, slide in list(self._slides.items()):
            moment = (now - slide.begun) / max(1, GLIDE_MS[self._speed])
            if moment >= 1.0:
                del self._slides[index]
                self._lay(index)
            else:
                die = self._dice[index]
                pose = slide.glide.pose(moment)
                die.yaw = self._yaw(index)
                ways = (slide.start, self.spot(index))
                die.move(self.layout_now, ways, pose, None, 0.0)
        if self._flights:
            self._show_throw((now - self._throw_begun) / max(1, THROW_MS[self._speed]))
        self._stop_if_still()

    def _show_throw(self, moment: float) -> None:
        if moment >= 1.0:
            self.land()
            return
        self._cup.pour(moment)
        share = picture_share(moment)
        mouth = self.layout_now.mouth()
        for index, flight in self._flights.items():
            picture = self._picture(index) if share > 0.0 else None
            ways = (mouth, self.spot(index))
            pose = flight.tumble.pose(moment)
            self._dice[index].move(self.layout_now, ways, pose, picture, share)

    def _end_slides(self) -> None:
        ended = list(self._slides)
        self._slides.clear()
        for index in ended:
            self._lay(index)
        self._stop_if_still()

    def preload(self) -> None:
        """Make what the first throw needs, while nobody waits."""
        colour, edge = self._colours()[0], self.layout_now.edge
        # The decoder and the composer wait to be loaded.
        self._sprites.picture(DieFace(1, 0, colour, edge, self._ratio, self._look.marks))
        self._cup.warm()
        for index in range(YAW_COUNT):
            self._shadow.warm(self.layout_now.edge, self._ratio, rest_yaw(1, index))
