"""One window per person and data folder: a second start hands its file over to the first."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from generala_desktop.storage.paths import data_dir

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from _socket import socket

    from PySide6.QtCore import QSocketNotifier
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LOG = logging.getLogger(__name__)

_MESSAGE_LIMIT = 64 * 1024  # bytes; paths are at most 4 kB, six times that when escaped
_PATIENCE_SECONDS = 60.0  # for a first program that is just starting, on a busy machine
_PAUSE_SECONDS = 0.05
_ANSWER_MS = 1000
_SILENCE_MS = 3000  # after which callers who said nothing sensible are cut off
_SOCKET_PATH_LIMIT = 80  # bytes; systems allow 104 to 108, and Qt needs some while it makes one
_RECEIVED = b"ok\n"


class NoAnswerError(Exception):
    """Another process is the first one, lives, and does not hear."""


class SingleInstance(QObject):
    """Holds the lock of a folder, or talks to the process that does.

    The lock is one that the system drops when its process dies in any way, so there is no stale
    lock, and of two starts at the same moment exactly one gets it.

    Signals:
        activated(str): another start asks to open this absolute path, for what an option asks for
            (`--new`), or, if empty, to be shown.
    """

    activated = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or data_dir()
        self._lock: int | None = None
        self._path = ""
        """Where a socket of ours lies."""
        self._door: socket | None = None
        self._bell: QSocketNotifier | None = None
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(_SILENCE_MS)
        self._silence.timeout.connect(self._cut_off_all)

    def acquire(self, wish: str = "") -> bool:
        """Whether this process is the first; if not, the other one was told the wish.

        The first one hears of others once it listens; they wait for that, and raise NoAnswerError
        in the end. Where locking is impossible (an unwritable folder) the answer is True.
        """
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while True:
            try:
                is_first = self._try_lock()
            except OSError as error:
                _LOG.warning("No lock in %s (%s); other windows go unnoticed", self._folder, error)
                return True
            if is_first:
                return True
            message = _message(wish)
            if any(_send(name, message) for name in self._names()):
                return False
            if time.monotonic() > deadline:
                raise NoAnswerError(f"{self._folder} is in use")
            time.sleep(_PAUSE_SECONDS)

    def release(self) -> None:
        """Let another process be the first."""
        if self._bell is not None and self._door is not None:
            self._bell.setEnabled(False)
            self._door.close()
            self._bell = self._door = None
        if self._server is not None:
            self._cut_off_all()
            self._server.close()
            self._server = None
        if self._path:
            with contextlib.suppress(OSError):
                os.unlink(self._path)  # noqa: PTH108 (a text)
            self._path = ""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _try_lock(self) -> bool:
        self._folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._folder / "instance.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            os.close(descriptor)
            return False
        except OSError:
            os.close(descriptor)
            raise
        self._lock = descriptor
        return True

    def _names(self) -> list[str]:
        """Where the first one listens: in the folder, or by a name where that is impossible."""
        from PySide6.QtCore import QCryptographicHash, QDir  # noqa: PLC0415 - start-up time

        folder = os.path.realpath(self._folder)
        person = os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())
        # Qt's, because loading hashlib or tempfile takes longer than all the rest here.
        digest = QCryptographicHash.hash(
            f"{person}\n{folder}".encode("utf-8", "replace"), QCryptographicHash.Algorithm.Sha256
        )
        name = f"generala-desktop-{digest.data().hex()[:20]}"
        if sys.platform == "win32":
            return [name]
        # Nobody else can take a name within the person's own folder.
        inside = f"{folder}/instance.socket"
        elsewhere = f"{QDir.tempPath()}/{name}"
        return [path for path in (inside, elsewhere) if len(os.fsencode(path)) < _SOCKET_PATH_LIMIT]

    def listen(self) -> None:
        """Hear of other starts from now on; for the first one."""
        if self._lock is None:
            return
        if sys.platform == "win32":
            server = self._make_server()
            if not any(server.listen(name) for name in self._names()):
                _LOG.warning("Cannot listen for other starts: %s", server.errorString())
            return
        from PySide6.QtCore import QSocketNotifier  # noqa: PLC0415 - start-up time

        for name in self._names():
            try:
                self._door = _door(name)
            except OSError as error:
                _LOG.warning("Cannot listen for other starts at %s: %s", name, error)
                continue
            self._path = name
            number = self._door.fileno()
            self._bell = QSocketNotifier(number, QSocketNotifier.Type.Read, self)
            self._bell.activated.connect(self._open_door)
            return

    def _open_door(self) -> None:
        """Somebody is at the door: only now load what one talks with, 3 MB of it."""
        if self._bell is None or self._door is None:
            return
        self._bell.setEnabled(False)
        server = self._make_server()
        if not server.listen(self._door.detach()):
            _LOG.warning("Cannot listen for other starts: %s", server.errorString())
        self._bell = self._door = None

    def _make_server(self) -> QLocalServer:
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - start-up time, memory

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        return self._server

    def _greet(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.setReadBufferSize(_MESSAGE_LIMIT)
            # Slots that hold the caller would be freed by its destruction and then free it again.
            self._callers.append(caller)
            caller.readyRead.connect(self._hear_all)
            caller.disconnected.connect(self._forget_gone)
            self._silence.start()
        self._hear_all()

    def _hear_all(self) -> None:
        for caller in tuple(self._callers):
            self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() >= _MESSAGE_LIMIT:
                caller.abort()
            return
        line = bytes(caller.readLine(_MESSAGE_LIMIT).data())
        try:
            file = _parse(line)
        except ValueError as error:
            _LOG.warning("Message of another start not understood: %s", error)
            caller.abort()
            return
        caller.readAll()  # one message is all that a caller has to say
        caller.write(_RECEIVED)
        caller.flush()
        caller.disconnectFromServer()
        self.activated.emit(file)

    def _cut_off_all(self) -> None:
        for caller in tuple(self._callers):
            caller.abort()

    def _forget_gone(self) -> None:
        for caller in tuple(self._callers):
            if caller.state() == caller.LocalSocketState.UnconnectedState:
                self._callers.remove(caller)
                caller.deleteLater()


def _door(name: str) -> socket:
    """A socket at a path at which only this person can knock.

    Raises:
        OSError: it cannot be made there.
    """
    # What the module without the underscore adds is not needed here, and costs 30 ms.
    from _socket import AF_UNIX, SOCK_STREAM, socket  # noqa: PLC0415

    door = socket(AF_UNIX, SOCK_STREAM)
    try:
        new = f"{name}~"
        with contextlib.suppress(FileNotFoundError):
            os.unlink(new)  # noqa: PTH108 (a text)
        door.bind(new)
        os.chmod(new, 0o600)  # noqa: PTH101
        door.listen()
        # We hold the lock: what has this name was left behind.
        os.replace(new, name)  # noqa: PTH105
    except OSError:
        door.close()
        raise
    return door


def _message(wish: str) -> bytes:
    import json  # noqa: PLC0415 - start-up time

    if wish and not _is_option(wish):
        # The other process may stand in another folder.
        wish = os.path.abspath(wish)  # noqa: PTH100 - must not resolve links
    return json.dumps({"open": wish}).encode("ascii") + b"\n"


def _parse(line: bytes) -> str:
    import json  # noqa: PLC0415 - start-up time

    try:
        message = json.loads(line)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    wish = message.get("open") if isinstance(message, dict) else None
    if not isinstance(wish, str) or "\0" in wish:
        raise ValueError(f"no wish in {line[:80]!r}")
    if wish and not _is_option(wish) and not Path(wish).is_absolute():
        raise ValueError(f"no absolute path in {line[:80]!r}")
    return wish


def _is_option(wish: str) -> bool:
    return wish.startswith("--")


def _send(name: str, message: bytes) -> bool:
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - start-up time

    socket = QLocalSocket()
    with contextlib.closing(socket):
        socket.connectToServer(name)
        if not socket.waitForConnected(_ANSWER_MS):
            return False
        socket.write(message)
        while socket.bytesToWrite():
            if not socket.waitForBytesWritten(_ANSWER_MS):
                return False
        return bool(socket.waitForReadyRead(_ANSWER_MS)) and socket.readAll().data() == _RECEIVED
