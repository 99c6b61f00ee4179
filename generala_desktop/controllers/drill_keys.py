"""The keys of the table, in the window for practice."""

from __future__ import annotations

from functools import partial

from generala_desktop.controllers.bound_keys import BoundKeys
from generala_desktop.controllers.drill_controller import DrillController
from generala_desktop.services.key_map import KeyMap
from generala_desktop.views.drills.window import DrillWindow


class DrillKeys(BoundKeys):
    def __init__(self, drill: DrillController, window: DrillWindow, keys: KeyMap) -> None:
        super().__init__(window, keys)
        for face in range(1, 7):
            self.bind(f"mark_{face}", partial(drill.hold_by_face, face, throw_again=True))
            self.bind(f"unmark_{face}", partial(drill.hold_by_face, face, throw_again=False))
        for place in range(5):
            self.bind(f"hold_{place + 1}", partial(drill.toggle, place))
        self.bind("roll", window.roll_requested.emit)
        self.bind("enter", window.enter_requested.emit)
        self.follow()
