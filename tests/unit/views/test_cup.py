"""The dice cup while it pours."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from generala_desktop.views.dice.cup_item import CupItem
from generala_desktop.views.dice.look import DiceColour
from generala_desktop.views.dice.painter import DiePaint

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[1.0, 1.5, 2.0])
def cup(request):
    cup = CupItem()
    cup.lay_out(QRectF(20, 30, 111, 124), request.param)
    cup.stand(5, DiePaint(DiceColour.RED))
    return cup


def picture(cup):
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(100, 100)
    cup.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_each_picture_of_the_pouring_is_made_once(cup):
    made = []
    for _ in range(2):
        for moment in range(101):
            cup.pour(moment / 100)
            picture(cup)
        made.append(len(cup._pictures))
        cup.stand(5, DiePaint(DiceColour.RED))
    assert made[0] == made[1]
    assert 10 < made[0] < 40


def test_it_leans_and_stands_again_empty(cup):
    full = picture(cup)
    cup.pour(0.2)
    poured = picture(cup)
    cup.pour(0.5)
    empty = picture(cup)
    assert cup.boundingRect() == QRectF(0, 0, 111, 124)
    assert full != poured != empty != full


def test_nothing_is_drawn_beside_what_it_takes(cup):
    for moment in (0.0, 0.07, 0.13, 0.2, 0.3, 0.5):
        cup.pour(moment)
        area = cup.boundingRect().toRect().translated(100, 100)
        image = picture(cup)
        outside = [
            (x, y)
            for x in range(0, 400, 3)
            for y in range(0, 400, 3)
            if not area.contains(x, y) and image.pixelColor(x, y).alpha()
        ]
        assert outside == []
