"""Where Tab goes, for parts of a window that are made later than what stands around them."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def put_before(following: QWidget, part: QWidget) -> None:
    """Let Tab go through a part before it comes to what follows."""
    first = following
    while not (_takes_tab(first) and following.isAncestorOf(first)):
        first = _next(first)
    before = _previous(first)
    while not _takes_tab(before):
        before = _previous(before)
    for one in _inside(part):
        QWidget.setTabOrder(before, one)
        before = one


def _inside(part: QWidget) -> list[QWidget]:
    found, one = [], _next(part)
    while part.isAncestorOf(one):
        if _takes_tab(one):
            found.append(one)
        one = _next(one)
    return found


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _next(widget: QWidget) -> QWidget:
    return cast(QWidget, widget.nextInFocusChain())  # a ring: there is always one


def _previous(widget: QWidget) -> QWidget:
    return cast(QWidget, widget.previousInFocusChain())
