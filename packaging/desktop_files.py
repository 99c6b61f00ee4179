"""Puts menu entry, description, file type, icons and manual where Linux desktops look for them."""

from __future__ import annotations

import gzip
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from generala_desktop import __version__

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging/linux"
COMPONENT = "org.generaladesktop.generaladesktop"


def write(share: Path, icons: Path, home: str) -> None:
    """Fill a folder like /usr/share.

    Args:
        share: the folder; it need not exist.
        icons: where icons.py has written its pictures.
        home: address of the program's pages, without a slash at its end.
    """
    _copy(LINUX / "generala-desktop.desktop", share / "applications/generala-desktop.desktop")
    _copy(LINUX / "generala-desktop-mime.xml", share / "mime/packages/generala-desktop.xml")
    drawing = ROOT / "resources/icons/generala-desktop.svg"
    _copy(drawing, share / "icons/hicolor/scalable/apps/generala-desktop.svg")
    for picture in icons.glob("generala-desktop-*.png"):
        size = picture.stem.rsplit("-", 1)[1]
        _copy(picture, share / f"icons/hicolor/{size}x{size}/apps/generala-desktop.png")
    _write(share / f"metainfo/{COMPONENT}.metainfo.xml", metainfo(home).encode())
    _write_packed(share / "man/man6/generala-desktop.6.gz", manual().encode())


def metainfo(home: str) -> str:
    """Return the description for software centres."""
    template = (LINUX / "generala-desktop.metainfo.xml.in").read_text(encoding="utf-8")
    return template.replace("@HOME@", escape(home)).replace("@RELEASES@", releases())


def manual() -> str:
    """Return the page that `man generala-desktop` shows."""
    template = (LINUX / "generala-desktop.6.in").read_text(encoding="utf-8")
    return template.replace("@VERSION@", __version__).replace("@DATE@", release_date())


def releases() -> str:
    """Return the releases of the changelog, newest first, as AppStream wants them."""
    lines = []
    for version, date, text in _numbered_sections():
        entries = re.findall(r"^- (.+)$", text, re.MULTILINE)
        lines.append(f'<release version="{version}" date="{date}">')
        if entries:
            lines += ["  <description>", "    <ul>"]
            lines += [f"      <li>{escape(_plain(entry))}</li>" for entry in entries]
            lines += ["    </ul>", "  </description>"]
        lines.append("</release>")
    return "\n    ".join(lines)


def release_date() -> str:
    """Return the day of this version from the changelog, today's for one not released."""
    dates = {version: date for version, date, _ in _numbered_sections()}
    return dates.get(__version__, datetime.now(UTC).date().isoformat())


def _numbered_sections() -> list[tuple[str, str, str]]:
    """Return version, date and text of every release."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^## \[([\d.]+)\] \S (\d{4}-\d\d-\d\d)$", changelog, flags=re.MULTILINE)
    return list(zip(parts[1::3], parts[2::3], parts[3::3], strict=True))


def _plain(text: str) -> str:
    return re.sub(r"[`*]", "", text)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def _write_packed(target: Path, content: bytes) -> None:
    # Without name and time in its head the same text makes the same file.
    _write(target, gzip.compress(content, 9, mtime=0))
