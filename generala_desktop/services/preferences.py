"""The preferences in one JSON file: typed, forgiving when read, written atomically.

The first window waits for this module, so it loads what it needs when it needs it.
"""

import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from generala_desktop.services.options import Option, T
from generala_desktop.storage.paths import config_dir
from generala_desktop.storage.safe_file import SaveError, keep_aside, write_atomically

_LOG = logging.getLogger(__name__)

_FILE_NAME = "preferences.json"
_VERSION = "version"
_FIRST_VERSION = 1

Table = dict[str, object]
Migration = Callable[[Table], None]
"""Changes the table of one version into that of the next, in place; its docstring is logged."""


def _follow_the_system(table: Table) -> None:
    """Little motion can be left to the system; so it is where it was not asked for."""
    if "reduced_motion" in table:
        table["reduced_motion"] = "on" if table["reduced_motion"] is True else "system"


MIGRATIONS: Mapping[int, Migration] = {2: _follow_the_system}
"""By the version that each one leads to: 2, 3, … without gaps. Each has a test that names it."""


class Preferences(QObject):
    """The options' values.

    Keys that no option declares are kept as they are: a newer program may have written them.

    Signals:
        changed(str): an option has a new value; its name.
        save_failed(str): why nothing is kept on disk, in words; once, until a save succeeds.
    """

    changed = Signal(str)
    save_failed = Signal(str)

    def __init__(
        self,
        path: Path | None = None,
        migrations: Mapping[int, Migration] = MIGRATIONS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path or config_dir() / _FILE_NAME
        self._unreadable: OSError | None = None
        self._is_failure_told = False
        self._is_save_due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.save_now)
        self._table: Table = self._load(migrations)

    @property
    def path(self) -> Path:
        return self._path

    def get(self, option: Option[T]) -> T:
        """The stored value, or the default where it is missing or not allowed."""
        if option.name in self._table:
            try:
                return option.parse(self._table[option.name])
            except ValueError as error:
                _LOG.debug("Preference %s: %s", option.name, error)
        # A fresh one: lists and tables may be changed by who gets them.
        return option.parse(option.default)

    def set(self, option: Option[T], value: T) -> None:
        """Raises ValueError for what is not allowed; saves later in this turn of the event loop."""
        clean = option.parse(value)
        if option.name in self._table and self.get(option) == clean:
            return
        was = self.get(option)
        self._table[option.name] = clean
        self._save_soon()
        if clean != was:
            self.changed.emit(option.name)

    def reset(self, option: Option[T]) -> None:
        self.set(option, option.default)

    def save_now(self) -> None:
        """Write what waits to be written; for the end of the program, when no loop turns any more."""
        if not self._is_save_due:
            return
        self._is_save_due = False
        try:
            self._write()
        except SaveError as error:
            _LOG.warning("Preferences not saved: %s", error)
            if not self._is_failure_told:
                self._is_failure_told = True
                self.save_failed.emit(
                    self.tr("The preferences cannot be saved in {file}: {reason}").format(
                        file=error.path, reason=error.strerror
                    )
                )
        else:
            self._is_failure_told = False

    def _save_soon(self) -> None:
        self._is_save_due = True
        self._timer.start()

    def _write(self) -> None:
        import json  # noqa: PLC0415

        if self._unreadable:
            raise SaveError(self._unreadable, self._path)
        text = json.dumps(self._table, ensure_ascii=False, indent=2, sort_keys=True)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(error, self._path) from error
        write_atomically(self._path, text + "\n")

    def _load(self, migrations: Mapping[int, Migration]) -> Table:
        newest = max(migrations, default=_FIRST_VERSION)
        fresh: Table = {_VERSION: newest}
        try:
            table = _parse(self._path.read_bytes())
            if _migrate(table, newest, migrations):
                self._save_soon()
        except (FileNotFoundError, NotADirectoryError):
            return fresh
        except OSError as error:
            # What we cannot read we must not replace.
            self._unreadable = error
            _LOG.warning("Preferences not read: %s", error)
            return fresh
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            self._keep_aside(error)
            return fresh
        return table

    def _keep_aside(self, reason: Exception) -> None:
        try:
            kept = keep_aside(self._path)
        except SaveError as error:
            self._unreadable = error
            _LOG.warning("Broken preferences (%s) not kept aside: %s", reason, error)
        else:
            _LOG.warning("Preferences cannot be used (%s); kept as %s", reason, kept)


def _parse(content: bytes) -> Table:
    import json  # noqa: PLC0415 (a first start has no file)

    table = json.loads(content.decode("utf-8-sig"))  # some editors add a byte order mark
    if not isinstance(table, dict):
        raise ValueError("not a table")  # noqa: TRY004
    return table


def _migrate(table: Table, newest: int, migrations: Mapping[int, Migration]) -> bool:
    """Whether anything was to do. The number of a newer program's file stays, and is its own."""
    version = table.get(_VERSION, _FIRST_VERSION)
    if not isinstance(version, int) or version < _FIRST_VERSION:
        raise ValueError(f"version {version!r}")
    for number in range(version + 1, newest + 1):
        if number in migrations:
            migrations[number](table)
            _LOG.info("Preferences of version %d: %s", number, migrations[number].__name__)
    table[_VERSION] = max(version, newest)
    return version < newest
