"""What younger Pythons have, without loading a library for it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import override
elif sys.version_info >= (3, 12):
    from typing import override
else:

    def override(method):
        """Mark a method that overrides another; the type checker holds it to its word."""
        method.__override__ = True
        return method


__all__ = ["override"]
