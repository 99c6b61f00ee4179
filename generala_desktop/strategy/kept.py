"""Arrays in a file, sealed: believed only when whole, and never in the way when they cannot be."""

from __future__ import annotations

import contextlib
import hashlib
import io
import logging
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from generala_desktop.strategy.lattice import Floats

_LOG = logging.getLogger(__name__)


SEAL_LENGTH = hashlib.sha256().digest_size


def _seal(data: bytes, path: Path) -> bytes:
    """Return what a whole file of this name ends with; under another it would be a stranger."""
    return hashlib.sha256(path.name.encode() + data).digest()


def read_arrays(path: Path) -> dict[int, Floats]:
    """Return arrays by their numbers, none where there is no file; a damaged one is thrown away."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as problem:
        _LOG.warning("Kept values in %s cannot be read: %s", path, problem)
        return {}
    data, seal = content[:-SEAL_LENGTH], content[-SEAL_LENGTH:]
    if seal != _seal(data, path):
        _LOG.warning("Kept values in %s are damaged", path)
        with contextlib.suppress(OSError):
            path.unlink()
        return {}
    with np.load(io.BytesIO(data), allow_pickle=False) as kept:
        return {int(name): kept[name] for name in kept.files}


def write_arrays(arrays: Mapping[int, Floats], path: Path) -> None:
    """Keep arrays by their numbers; without a place for them they are worked out again."""
    file = io.BytesIO()
    named: dict[str, Any] = {str(number): array for number, array in arrays.items()}
    np.savez(file, **named)
    data = file.getvalue()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Whoever else writes the same file does so under another name, until it is whole.
        descriptor, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(descriptor, "wb") as part:
                part.write(data)
                part.write(_seal(data, path))
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        _LOG.warning("Values cannot be kept in %s: %s", path, problem)
