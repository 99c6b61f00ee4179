"""The running game on disk: written at every event, kept through any kill, never lost in silence."""

import errno
import logging
import os
from pathlib import Path

from generala_desktop.storage.safe_file import (
    SaveError,
    backup_of,
    keep_aside,
    sync_folder,
    write_atomically,
)

_LOG = logging.getLogger(__name__)

FILE_NAME = "running.generala"


class Autosave:
    """The running game as text in one folder, with the state before the last as a backup."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def write(self, text: str) -> None:
        """Raises SaveError when the disk is full or the folder cannot be written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(error, self.path) from error
        write_atomically(self.path, text, keep_backup=True)

    def read(self) -> list[str] | None:
        """What may be resumed, newest first, or None; a damaged or emptied file is a candidate too."""
        return [text for _, text in self._candidates()] or None

    def clear(self) -> None:
        """Forget the game, which was finished or abandoned. Raises SaveError."""
        # The backup goes first: killed in between, we leave the end of the game and not a state
        # before the end that could be played on.
        for path in (backup_of(self.path), self.path):
            try:
                path.unlink(missing_ok=True)
            except NotADirectoryError:
                continue
            except OSError as error:
                raise SaveError(error, path) from error
        sync_folder(self.path.parent)

    def set_aside(self, reason: str) -> Path:
        """Move the first candidate of read(), which proved unusable, to a new name and return that.

        Raises:
            SaveError: there is no candidate, or it cannot be moved.
        """
        for path, _ in self._candidates():
            kept = keep_aside(path, named_after=self.path)
            _LOG.warning("The saved game %s cannot be used (%s); kept as %s", path, reason, kept)
            return kept
        raise SaveError(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)), self.path)

    def _candidates(self) -> list[tuple[Path, str]]:
        found = []
        for path in (self.path, backup_of(self.path)):
            try:
                # Damaged bytes must reach the reader of games, who will refuse them by name.
                found.append((path, path.read_text(encoding="utf-8", errors="replace")))
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError as error:
                _LOG.warning("The saved game %s cannot be read: %s", path, error)
        return found
