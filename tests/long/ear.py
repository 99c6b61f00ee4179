"""Somebody who does not look: everything is found by role and name, as a screen reader finds it.

Speaks AT-SPI, through the system's own Python (gi and Atspi of the desktop), never the program's.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

from tests.long.desk import Hands

Node = Any
"""An accessible object; a proxy that may die at any moment."""

PATIENCE = 20.0
"""Seconds for anything that is waited for, on a machine that does other things too."""

ASSERTIVE = 2
"""As AT-SPI counts: 1 is polite. Older bindings have no name for it."""

PRESSED = frozenset(
    {
        *("push button", "check box", "radio button", "toggle button", "combo box", "spin button"),
        *("text", "slider", "list", "list item", "table", "table cell", "table column header"),
        *("table row header", "page tab list", "page tab", "menu item", "check menu item"),
        *("radio menu item", "tree", "progress bar", "frame", "dialog", "alert"),
    }
)
"""Roles of what somebody uses: none may be without a name. Labels and images may say nothing."""


class Ear:
    """The program as it can be heard, and a keyboard."""

    def __init__(self, command: list[str], environment: dict[str, str], errors: int) -> None:
        self.hands = Hands(os.environ["DISPLAY"])
        self.log: list[dict[str, object]] = []
        """Everything that was heard and read, in order."""
        self.focus: Node = None
        """What had the focus last; see `focused`."""
        self._surveyed: dict[str, list[Node]] = {}
        self._context = GLib.MainContext.default()
        self._listener = Atspi.EventListener.new(self._hear)
        for event in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(event)
        self.process = subprocess.Popen(command, env=environment, stderr=errors)

    def _hear(self, event: Node) -> None:
        try:
            if event.source.get_process_id() != self.process.pid:
                return
            if event.type.startswith("object:announcement"):
                is_urgent = event.detail1 == ASSERTIVE
                self.note("heard", text=str(event.any_data), urgent=is_urgent)
            elif event.detail1:
                self.focus = event.source
                source = event.source
                self.note("focus", role=source.get_role_name(), name=source.get_name())
        except GLib.Error:
            # It is gone already.
            return

    def note(self, what: str, **told: object) -> None:
        self.log.append({"what": what, **told})

    # Time

    def pump(self, seconds: float = 0.0) -> None:
        until = time.monotonic() + seconds
        while True:
            while self._context.iteration(may_block=False):
                pass
            if time.monotonic() >= until:
                return
            time.sleep(0.004)

    def until(self, happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> Any:
        """Wait until something is so and return it; raises TimeoutError."""
        deadline = time.monotonic() + seconds
        while True:
            self.pump()
            found = happened()
            if found:
                return found
            if self.process.poll() is not None:
                raise RuntimeError(f"the program has ended while waiting for: {what}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"waited in vain for: {what}\n{self.told()}")
            time.sleep(0.015)

    # What there is

    def application(self) -> Node | None:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found is not None and found.get_process_id() == self.process.pid:
                return found
        return None

    def windows(self) -> list[Node]:
        found = self.application()
        return [] if found is None else [w for w in children(found) if is_showing(w)]

    def window(self, title: str = "") -> Node | None:
        """Return the window with a title, by default the one that has the keyboard."""
        for window in self.windows():
            is_active = window.get_state_set().contains(Atspi.StateType.ACTIVE)
            if (window.get_name().startswith(title)) if title else is_active:
                return window
        return None

    def all(
        self, role: str = "", *, within: Node | None = None, into_tables: bool = False
    ) -> list[Node]:
        """Return what is showing, in the order in which it is read; of tables all only on request."""
        if within is None and role in self._surveyed and not into_tables:
            return [node for node in self._surveyed[role] if is_showing(node)]
        tops = self.windows() if within is None else [within]
        return [
            node
            for top in tops
            for node in walk(top, into_tables=into_tables)
            if not role or node.get_role_name() == role
        ]

    def survey(self, *roles: str) -> None:
        """Learn once where the controls of these roles are; they stay, shown or not."""
        self._surveyed = {role: [] for role in roles}
        for top in self.windows():
            for node in walk_all(top):
                if (role := node.get_role_name()) in self._surveyed:
                    self._surveyed[role].append(node)

    def find(self, role: str, name: str, *, within: Node | None = None) -> Node | None:
        """Return the first control of a role whose name is or begins with this."""
        nodes = [(node, node.get_name()) for node in self.all(role, within=within)]
        for node, shown in nodes:
            if shown == name:
                return node
        return next((node for node, shown in nodes if shown.startswith(name)), None)

    def get(self, role: str, name: str, *, within: Node | None = None) -> Node:
        return self.until(lambda: self.find(role, name, within=within), f"{role} {name!r}")

    def focused(self) -> Node | None:
        """Return what has the focus, if it is somewhere."""
        if self.focus is None:
            return None
        try:
            states = self.focus.get_state_set()
            is_there = states.contains(Atspi.StateType.FOCUSED) and is_showing(self.focus)
        except GLib.Error:
            return None
        return self.focus if is_there else None

    def told(self) -> str:
        """Return everything that is showing, for a report."""
        found = [
            f"{node.get_role_name()}: {node.get_name()!r}"
            for top in self.windows()
            for node in walk(top)
        ]
        return "\n".join(found[:120])

    # What one does

    def press(self, node: Node) -> None:
        """Press, toggle or choose through the control's own action."""
        actions = node.get_action_iface()
        assert actions is not None, f"{node.get_name()!r} has nothing to press"
        names = [Atspi.Action.get_action_name(actions, i) for i in range(actions.get_n_actions())]
        wanted = next((n for n in ("Toggle", "Press", "ShowMenu") if n in names), None)
        assert wanted is not None, f"{node.get_name()!r} can only {names}"
        actions.do_action(names.index(wanted))
        self.pump(0.02)

    def check_names(self, where: str) -> None:
        """Note every control that nobody could name."""
        for top in self.windows():
            for node, path in walk_paths(top, ""):
                role, name = node.get_role_name(), node.get_name()
                if role in PRESSED and not name.strip():
                    self.note("nameless", where=where, role=role, path=path)


def children(node: Node) -> list[Node]:
    try:
        found = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return []
    return [child for child in found if child is not None]


def is_showing(node: Node) -> bool:
    try:
        return bool(node.get_state_set().contains(Atspi.StateType.SHOWING))
    except GLib.Error:
        return False


def is_enabled(node: Node) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.ENABLED))


def is_checked(node: Node) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.CHECKED))


def is_selected(node: Node | None) -> bool:
    return node is not None and bool(node.get_state_set().contains(Atspi.StateType.SELECTED))


def walk(node: Node, *, into_tables: bool = False) -> Iterator[Node]:
    if not is_showing(node):
        return
    yield node
    if node.get_role_name() != "table" or into_tables:
        for child in children(node):
            yield from walk(child, into_tables=into_tables)


def walk_all(node: Node) -> Iterator[Node]:
    """Walk also through what is hidden, but not through tables and lists."""
    yield node
    if node.get_role_name() not in {"table", "list", "menu bar"}:
        for child in children(node):
            yield from walk_all(child)


def walk_paths(node: Node, path: str) -> Iterator[tuple[Node, str]]:
    if not is_showing(node):
        return
    here = f"{path}/{node.get_role_name()}[{node.get_name()}]"
    yield node, here
    for child in children(node):
        yield from walk_paths(child, here)
