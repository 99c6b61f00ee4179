"""Starts the window, or a command of the command line."""

from __future__ import annotations

import builtins
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from generala_desktop.services.single_instance import SingleInstance

SEEN_MS = 30
"""Two frames: how long the painted window takes to reach the screen; loading would hold it up."""
WISHES = {"--new", "--print"}
"""Beside a file: ask what to play, or what planilla to print."""
UNSEEN_MS = 1000
"""How long to wait for the window to be painted; it may start minimised."""


def main() -> int:
    """Run what the command line asks for and return the exit code."""
    arguments = sys.argv[1:]
    if arguments and not arguments[0].endswith(".generala"):
        from generala_desktop import cli  # noqa: PLC0415 (the window does without it)

        if arguments[0] in cli.COMMANDS or arguments[0] in cli.QUESTIONS:
            return cli.main(arguments)
    return show_window(arguments)


def show_window(arguments: Sequence[str]) -> int:
    """Show the window first, then load and connect everything else."""
    # Multimedia tells every missing device on its own; we do that better, or not at all.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
    # Commands do without Qt.
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    import_plainly()
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from generala_desktop import __version__  # noqa: PLC0415
    from generala_desktop.groundwork import lay  # noqa: PLC0415
    from generala_desktop.services.single_instance import SingleInstance  # noqa: PLC0415
    from generala_desktop.storage.paths import data_dir, log_dir, resources_dir  # noqa: PLC0415

    # Ctrl+C in a terminal ends the program at once; Python alone would wait for Qt for ever.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Told here, Qt makes the one style that follows the whole palette first; Theme sees to it later.
    app = QApplication([sys.argv[0], "-style", "Fusion", *arguments])
    app.setApplicationVersion(__version__)
    app.setApplicationName("generala-desktop")
    app.setApplicationDisplayName("Generala Desktop")
    app.setDesktopFileName("generala-desktop")
    wishes = app.arguments()[1:]  # Qt has taken its own options out
    unknown = [each for each in wishes if each.startswith("-") and each not in WISHES]
    if unknown:
        from generala_desktop import cli  # noqa: PLC0415 (the window does without it)

        return cli.refuse(unknown[0])
    wish = next(iter(wishes), "")
    if wish and wish not in WISHES:
        wish = os.path.abspath(wish)  # noqa: PTH100 (pathlib is not loaded yet)
    instance = SingleInstance()
    if (status := hand_over(instance, wish)) is not None:
        return status
    ground = lay(app)
    programs = []

    def load() -> None:
        if not ground.window.isVisible():  # it was closed in the meantime
            return
        if not resources_dir().is_dir():
            tell_incomplete(resources_dir())
            app.exit(1)
            return
        from generala_desktop.app import Application  # noqa: PLC0415 (the window is seen by now)
        from generala_desktop.engine.dice import RandomDice  # noqa: PLC0415
        from generala_desktop.services import log_file  # noqa: PLC0415

        sys.excepthook = end_start  # until the program can tell it better
        ground.theme.confirm()  # before there are widgets that follow it
        program = Application(app, RandomDice(), data_dir(), ground)
        programs.append(program)
        log_file.begin(log_dir(), program.trouble.report)
        instance.activated.connect(program.activate)
        instance.listen()
        program.begin(wish)

    seen = QTimer()
    seen.setSingleShot(True)
    seen.timeout.connect(load)
    seen.start(UNSEEN_MS)
    ground.window.first_painted.connect(lambda: seen.start(SEEN_MS))
    ground.window.show()
    status = app.exec()
    instance.release()
    return status


def hand_over(instance: SingleInstance, wish: str) -> int | None:
    """Return the exit code where the program runs already, and None where this is the first."""
    from generala_desktop.services.single_instance import NoAnswerError  # noqa: PLC0415

    try:
        return None if instance.acquire(wish) else 0
    except NoAnswerError:
        tell_no_answer()
        return 1


def import_plainly() -> None:
    """Take Python's own import back from Qt's bindings.

    They read the source text of every module imported after them, to see whether it asks for other
    spellings of Qt's names (`from __feature__ import …`), and keep it. Nothing here does; but
    every module was read twice, and 5 MB of text stayed in memory.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def end_start(
    kind: type[BaseException], problem: BaseException, trace: TracebackType | None
) -> None:
    """Say that the program cannot start, and end it; an empty window would help nobody."""
    from PySide6.QtWidgets import QApplication, QMessageBox  # noqa: PLC0415

    from generala_desktop.words.files import cannot_start  # noqa: PLC0415

    sys.__excepthook__(kind, problem, trace)
    told = cannot_start(f"{kind.__name__}: {problem}")
    QMessageBox.critical(QApplication.activeWindow(), "Generala Desktop", told)
    QApplication.exit(1)


def tell_incomplete(folder: Path) -> None:
    """Say that the program lacks a part of itself."""
    from PySide6.QtWidgets import QApplication, QMessageBox  # noqa: PLC0415

    from generala_desktop.words.files import incomplete  # noqa: PLC0415

    QMessageBox.critical(QApplication.activeWindow(), "Generala Desktop", incomplete(folder))


def tell_no_answer() -> None:
    """Say that the program runs already but does not do what it is asked."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415

    from generala_desktop.services.translations import Translations  # noqa: PLC0415
    from generala_desktop.words.files import no_answer  # noqa: PLC0415

    translations = Translations()
    translations.use("system")
    QMessageBox.warning(None, "Generala Desktop", no_answer())


if __name__ == "__main__":
    sys.exit(main())
