"""A last line that shows whether a file is whole: a cut or changed game may still look sound."""

from __future__ import annotations

import re
import zlib
from enum import Enum, auto

_SEAL = re.compile(r"(?:\A|\n)# whole ([0-9a-f]{8})\n*\Z")


class Seal(Enum):
    GOOD = auto()
    BROKEN = auto()
    MISSING = auto()


def seal(text: str) -> str:
    """Return the text with a comment line that checks it."""
    body = text if text.endswith("\n") else text + "\n"
    return f"{body}# whole {_check(body)}\n"


def check_seal(text: str) -> Seal:
    found = _SEAL.search(text)
    if found is None:
        return Seal.MISSING
    body = text[: found.start() + 1]
    return Seal.GOOD if _check(body) == found[1] else Seal.BROKEN


def _check(body: str) -> str:
    return f"{zlib.crc32(body.encode('utf-8', errors='replace')):08x}"
