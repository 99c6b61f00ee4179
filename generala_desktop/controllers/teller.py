"""What is said at the table: shown in the message line, and passed on to be heard."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from generala_desktop.views.turn_bar import TurnFooter

Message = Callable[[], str]
"""Makes its words anew each time: language and names may have changed."""


class Urgency(Enum):
    """Whether words wait for others, or cut them short."""

    CALM = auto()
    AT_ONCE = auto()


class Teller(QObject):
    """Owns the message line: one message of the game, and notes that have nothing to do with it.

    Notes stay until the game goes on, so that the next hint does not wipe them out unread.

    Signals:
        said(str): something happened that is told in words.
        told(str, Urgency): the same, and how soon it has to be heard.
    """

    said = Signal(str)
    told = Signal(str, Urgency)

    def __init__(self, footer: TurnFooter) -> None:
        super().__init__(footer)
        self._footer = footer
        self._message: Message = str
        self._notes: list[Message] = []

    def say(self, message: Message) -> None:
        """Show what happened and let it be heard."""
        self.show(message)
        self._tell(message())

    def refuse(self, message: Message) -> None:
        """Say that something cannot be done, before anything else is heard."""
        self.show(message)
        self._tell(message(), Urgency.AT_ONCE)

    def show(self, message: Message) -> None:
        """Show what can be done, which need not be heard each time."""
        self._message = message
        self.retell()

    def add(self, message: Message) -> None:
        """Say something more beside what is shown already."""
        shown = self._message
        self.show(lambda: f"{shown()} {message()}")
        self._tell(message())

    def tell(self, message: Message, urgency: Urgency = Urgency.CALM) -> None:
        """Let something be heard that is on screen anyway."""
        self._tell(message(), urgency)

    def note(self, message: Message, heard: Message | None = None) -> None:
        """Say something that did not happen at the table; of which a part may be known by ear."""
        self._notes.append(message)
        self.retell()
        self._tell((heard or message)())

    def forget_notes(self) -> None:
        """The game goes on: what was noted has been read."""
        self._notes.clear()
        self.retell()

    def retell(self) -> None:
        """Show the same in today's language and with today's names."""
        said = self._notes or [self._message]
        self._footer.show_message(" ".join(dict.fromkeys(message() for message in said)))

    def _tell(self, words: str, urgency: Urgency = Urgency.CALM) -> None:
        if words:
            self.said.emit(words)
            self.told.emit(words, urgency)
