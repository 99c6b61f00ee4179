"""Makes a Debian package of the bundle: under /usr/lib, with menu entry, file type and manual."""

from __future__ import annotations

import gzip
import hashlib
import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from urllib.parse import urlsplit

import desktop_files
import licences

from generala_desktop import __version__

NAME = "generala-desktop"
REVISION = "1"
ROOT = Path(__file__).parents[1]

NEEDED = (
    "libgcc-s1", "libstdc++6", "zlib1g", "libzstd1", "libuuid1", "libgl1", "libegl1",
    "libglib2.0-0 | libglib2.0-0t64", "libdbus-1-3", "libfontconfig1", "libfreetype6", "libbrotli1",
    "libgssapi-krb5-2", "libx11-6", "libx11-xcb1", "libxcb1", "libpulse0",
)  # fmt: skip
"""Packages with the libraries that no bundle carries (SYSTEM_LIBRARIES in generala.spec)."""
SUPPLIED = {
    "libxcb-cursor.so*": "libxcb-cursor0",
    "libxcb-icccm.so*": "libxcb-icccm4",
    "libxcb-image.so*": "libxcb-image0",
    "libxcb-keysyms.so*": "libxcb-keysyms1",
    "libxcb-randr.so*": "libxcb-randr0",
    "libxcb-render.so*": "libxcb-render0",
    "libxcb-render-util.so*": "libxcb-render-util0",
    "libxcb-shape.so*": "libxcb-shape0",
    "libxcb-shm.so*": "libxcb-shm0",
    "libxcb-sync.so*": "libxcb-sync1",
    "libxcb-util.so*": "libxcb-util1",
    "libxcb-xfixes.so*": "libxcb-xfixes0",
    "libxcb-xkb.so*": "libxcb-xkb1",
    "libxkbcommon.so*": "libxkbcommon0",
    "libxkbcommon-x11.so*": "libxkbcommon-x11-0",
    "libsqlite3.so*": "libsqlite3-0",
}
"""Libraries that the archive carries, since a desktop may lack them, and Debian has in packages."""
RECOMMENDED = (
    "libcups2 | libcups2t64", "speech-dispatcher", "libspeechd2", "shared-mime-info", "xdg-utils",
    "libwayland-client0", "libwayland-cursor0",
)  # fmt: skip
"""For printers, speech, double click on a game, links, and screens of Wayland."""

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def make(bundle: Path, tree: Path, icons: Path, *, target: Path, home: str, when: int) -> Path:
    """Write the package and return its path.

    Args:
        bundle: the folder that PyInstaller made.
        tree: a folder for the content, made anew.
        icons: where icons.py has written its pictures.
        target: the folder that gets the package.
        home: address of the program's pages.
        when: the time of the build in seconds since 1970.
    """
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / "usr/lib" / NAME
    left_out = shutil.ignore_patterns("share", "licences", "*.md", "LICENSE", *SUPPLIED)
    shutil.copytree(bundle, library, symlinks=True, ignore=left_out)
    program = tree / "usr/games" / NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{NAME}/{NAME}")
    desktop_files.write(tree / "usr/share", icons, home)
    _write_papers(tree / "usr/share/doc" / NAME, home, when)
    overrides = tree / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / "packaging/linux/lintian-overrides", overrides)
    _set_rights(tree, library / NAME)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree, home), encoding="utf-8")
    (control / "md5sums").write_text(_sums(tree), encoding="utf-8")
    package = target / f"{NAME}_{__version__}-{REVISION}_{_architecture()}.deb"
    command = ("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build")
    subprocess.run((*command, str(tree), str(package)), check=True)
    return package


def _write_papers(doc: Path, home: str, when: int) -> None:
    """Write copyright and both changelogs, as Debian wants them."""
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(licences.debian_copyright(home), encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (doc / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    date = format_datetime(datetime.fromtimestamp(when, UTC))
    entry = (
        f"{NAME} ({__version__}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {__version__}; what is new stands in changelog.gz.\n\n"
        f" -- {_maintainer(home)}  {date}\n"
    )
    (doc / "changelog.Debian.gz").write_bytes(gzip.compress(entry.encode(), 9, mtime=0))


def _set_rights(tree: Path, program: Path) -> None:
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def _control(tree: Path, home: str) -> str:
    libc = ".".join(platform.libc_ver()[1].split(".")[:2])
    needed = ", ".join((f"libc6 (>= {libc})", *NEEDED, *sorted(set(SUPPLIED.values()))))
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir())
    return f"""Package: {NAME}
Version: {__version__}-{REVISION}
Architecture: {_architecture()}
Maintainer: {_maintainer(home)}
Installed-Size: {size // 1024}
Depends: {needed}
Recommends: {", ".join(RECOMMENDED)}
Section: games
Priority: optional
Homepage: {home}
Description: five-dice games: Generala, Yatzy, Yahtzee, Yacht and others
 The five-dice games of the Generala family around one computer, with real
 dice on a cloth, a planilla like paper that can also be printed, opponents
 of graded strength, a coach that says why, and a history of all games.
 Everything works by mouse, by keyboard alone and by ear.
 .
 In Spanish and English.
"""


def _maintainer(home: str) -> str:
    return f"The Generala Desktop authors <authors@{urlsplit(home).hostname}>"


def _sums(tree: Path) -> str:
    files = sorted(f for f in (tree / "usr").rglob("*") if f.is_file() and not f.is_symlink())
    return "".join(
        f"{hashlib.md5(f.read_bytes(), usedforsecurity=False).hexdigest()}  {f.relative_to(tree)}\n"
        for f in files
    )


def _architecture() -> str:
    machine = platform.machine()
    return ARCHITECTURES.get(machine, re.sub(r"\W", "", machine))
