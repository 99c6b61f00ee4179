"""Speaks through Speech Dispatcher's own socket while Qt's engine is still getting ready.

Qt asks Speech Dispatcher for all its voices first, many thousands of them, which takes seconds.
Nobody who has just switched speech on waits that long for a first word.
What is sent is SSIP, the protocol that Speech Dispatcher's manual describes.
"""

from __future__ import annotations

import logging
import os
import socket
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QSocketNotifier, QTimer, Signal

_LOG = logging.getLogger(__name__)

_RETRY_MS = 50
_TRIES = 40
"""How often the service is looked for after it was started: two seconds."""
_OVER = (b"702 ", b"703 ")
"""A message was spoken to its end, or was cancelled."""
_FAILED = (b"3", b"4", b"5")
_MOST = 65536


def socket_path() -> Path | None:
    """Return where the service listens on this system, if anywhere that we know of."""
    folder = os.environ.get("XDG_RUNTIME_DIR")
    if not folder or "SPEECHD_ADDRESS" in os.environ or not hasattr(socket, "AF_UNIX"):
        return None
    return Path(folder) / "speech-dispatcher" / "speechd.sock"


class FirstWords(QObject):
    """A connection that never waits: what cannot be sent at once is not said.

    Signals:
        finished(): everything that was said has been heard, or will not be.
        unreachable(): there is no such service here.
    """

    finished = Signal()
    unreachable = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket: socket.socket | None = None
        self._notifier: QSocketNotifier | None = None
        self._waiting: list[str] = []
        self._settings: dict[str, str] = {}
        self._speaking = 0
        self._heard = b""
        self._tries = 0
        self._retry = QTimer(self)
        self._retry.setInterval(_RETRY_MS)
        self._retry.timeout.connect(self._begin)

    def use(self, language: str, voice: str, rate: int) -> None:
        """Speak like this from now on; `rate` is -100 … 100, `voice` may be empty."""
        settings = {"LANGUAGE": language, "RATE": str(rate)}
        if voice:
            settings["SYNTHESIS_VOICE"] = voice
        self._settings = settings
        self._send(_set(settings))

    def say(self, words: str) -> None:
        """Say it after what is being said, as soon as the service can be reached."""
        self._waiting.append(words)
        self._begin()

    def stop(self) -> None:
        self._waiting.clear()
        if self._speaking:
            self._send("CANCEL SELF\r\n")

    def give_up_waiting(self) -> list[str]:
        """Return what nobody could be told so far, for somebody else to say."""
        self._retry.stop()
        waiting, self._waiting = self._waiting, []
        return waiting

    def is_connected(self) -> bool:
        return self._socket is not None

    def close(self) -> None:
        self._retry.stop()
        self._waiting.clear()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        if self._speaking:
            self._speaking = 0
            self.finished.emit()

    def _begin(self) -> None:
        """Say what waits, or try again later."""
        if self._socket is None and not self._connect():
            self._look_again()
            return
        self._retry.stop()
        waiting, self._waiting = self._waiting, []
        for words in waiting:
            # A line that begins with a dot would end the message.
            line = " ".join(words.split()).removeprefix(".")
            self._speaking += 1
            self._send(f"SPEAK\r\n{line}\r\n.\r\n")

    def _look_again(self) -> None:
        """Have the service started, and wait for it a while."""
        self._tries += 1
        if socket_path() is None or self._tries > _TRIES:
            self._give_up()
            return
        if self._tries == 1:
            self._start_service()
        self._retry.start()

    def _start_service(self) -> None:
        """Start it as its own library does: it stays as long as somebody is connected."""
        service = QProcess(self)
        service.setProgram("speech-dispatcher")
        service.setArguments(["--spawn"])
        service.setStandardOutputFile(QProcess.nullDevice())
        service.setStandardErrorFile(QProcess.nullDevice())
        service.errorOccurred.connect(self._give_up)
        service.start()

    def _give_up(self) -> None:
        self._tries = _TRIES
        self._retry.stop()
        self.unreachable.emit()

    def _connect(self) -> bool:
        path = socket_path()
        if path is None:
            return False
        connection = socket.socket(socket.AF_UNIX)
        connection.setblocking(False)
        try:
            connection.connect(str(path))
        except OSError:
            connection.close()
            return False
        self._socket = connection
        self._notifier = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._listen)
        self._send(
            "SET SELF CLIENT_NAME generala:generala-desktop:first\r\n"
            "SET SELF PRIORITY MESSAGE\r\n"
            "SET SELF NOTIFICATION END ON\r\n"
            "SET SELF NOTIFICATION CANCEL ON\r\n" + _set(self._settings)
        )
        return self._socket is not None

    def _send(self, lines: str) -> None:
        if self._socket is None:
            return
        try:
            self._socket.sendall(lines.encode())
        except OSError as problem:
            _LOG.info("speech service lost: %s", problem)
            self.close()

    def _listen(self) -> None:
        if self._socket is None:
            return
        try:
            came = self._socket.recv(_MOST)
        except BlockingIOError:
            return
        except OSError:
            came = b""
        if not came:
            self.close()
            return
        *lines, self._heard = (self._heard + came).split(b"\r\n")
        was_speaking = self._speaking
        for line in lines:
            if line.startswith(_OVER):
                self._speaking = max(0, self._speaking - 1)
            elif line.startswith(_FAILED):
                _LOG.info("speech service: %s", line.decode(errors="replace"))
        if was_speaking and not self._speaking:
            self.finished.emit()


def _set(settings: dict[str, str]) -> str:
    return "".join(f"SET SELF {name} {value}\r\n" for name, value in settings.items())
