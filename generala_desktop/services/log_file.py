"""What went wrong, in a file for those who look for the reason; nothing about the person in it."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from generala_desktop.compat import override

FILE_NAME = "generala-desktop.log"
LARGEST = 256 * 1024
"""Bytes; a larger file becomes the old one when the program starts."""

Report = Callable[[BaseException], None]

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _Formatter(logging.Formatter):
    """Leaves out where the person's home is, which often tells a name."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


class _LogFile(logging.FileHandler):
    """On a full disk what would be written is lost, without a word about each line of it."""

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)


def without_home(text: str) -> str:
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def begin(folder: Path, report: Report) -> logging.Handler:
    """Write warnings and errors to a file of the folder, and have errors reported that nobody took.

    Without a place for the file they go to standard error.
    """
    handler = _handler(folder)
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.INFO)
    logger = logging.getLogger("generala_desktop")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    _hear_errors(logger, report)
    _hear_qt(logger.getChild("qt"))
    return handler


def _handler(folder: Path) -> logging.Handler:
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST:
            path.replace(path.with_suffix(".old.log"))
        return _LogFile(path, encoding="utf-8", delay=True)
    except OSError:
        return logging.StreamHandler()


def _hear_errors(logger: logging.Logger, report: Report) -> None:
    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error, trace)
            return
        logger.critical("an error that nobody took", exc_info=(kind, error, trace))
        report(error)

    def hear_thread(found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None and not isinstance(found.exc_value, SystemExit):
            logger.error("an error in a thread", exc_info=found.exc_value)

    sys.excepthook = hear
    threading.excepthook = hear_thread


def _hear_qt(logger: logging.Logger) -> None:
    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        logger.log(_LEVELS.get(kind, logging.WARNING), "%s", message)

    qInstallMessageHandler(hear)
