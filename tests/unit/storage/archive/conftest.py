"""Archives to try things on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from tests.unit.storage.archive.games import many


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with Archive(tmp_path / FILE_NAME) as archive:
        yield archive


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    """An archive with many games; tests only read it."""
    with Archive(tmp_path_factory.mktemp("archive") / FILE_NAME) as archive, archive.in_haste():
        for record in many():
            archive.keep(record)
        yield archive
