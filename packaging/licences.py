"""Says under what licences the parts of a bundle come, and puts their texts beside them."""

from __future__ import annotations

import shutil
import sysconfig
from importlib.metadata import distribution, version
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "packaging/licences"


class Part(NamedTuple):
    name: str
    distribution: str
    """What pip calls it, nothing for what does not come by pip."""
    licence: str
    holder: str
    source: str
    files: str
    """Where it is in the bundle, with stars."""


PARTS = (
    Part(
        *("Qt", "PySide6", "LGPL-3.0-only", "The Qt Company Ltd. and others"),
        *("https://download.qt.io/official_releases/qt/", "PySide6/Qt/*"),
    ),
    Part(
        *("PySide6 and Shiboken", "PySide6", "LGPL-3.0-only", "The Qt Company Ltd."),
        *("https://download.qt.io/official_releases/QtForPython/", "PySide6/* shiboken6/*"),
    ),
    Part(
        *("ICU", "", "Unicode-3.0", "Unicode, Inc. and others"),
        *("https://icu.unicode.org/", "PySide6/Qt/lib/libicu*"),
    ),
    Part(
        *("NumPy", "numpy", "BSD-3-Clause", "NumPy Developers"),
        *("https://numpy.org/", "numpy/*"),
    ),
    Part(
        *("OpenBLAS", "", "BSD-3-Clause", "The OpenBLAS Project"),
        *("https://www.openblas.net/", "numpy.libs/*openblas*"),
    ),
    Part(
        *("libgfortran and libquadmath", "", "GPL-3.0-or-later with GCC exception"),
        *("Free Software Foundation, Inc.", "https://gcc.gnu.org/", "numpy.libs/*"),
    ),
    Part(
        *("Python", "", "PSF-2.0", "Python Software Foundation"),
        *("https://www.python.org/", "python3* libpython* base_library.zip"),
    ),
    Part(
        *("appdirs", "appdirs", "MIT", "ActiveState Software Inc."),
        *("https://github.com/ActiveState/appdirs", ""),
    ),
    Part(
        *("PyInstaller's start of the program", "pyinstaller"),
        *("GPL-2.0-or-later with an exception for what is bundled", "The PyInstaller team"),
        *("https://pyinstaller.org/", ""),
    ),
    Part(
        *("SQLite", "", "public domain", "nobody"),
        *("https://sqlite.org/", "libsqlite3*"),
    ),
    Part(
        *("libffi, libxkbcommon and libraries of xcb (Linux)", "", "MIT", "their authors"),
        *("https://xcb.freedesktop.org/", "libffi* libxkbcommon* libxcb*"),
    ),
)
DEBIAN_FORM = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
HEAD = """Generala Desktop comes under the MIT licence (LICENSE in the folder above).
It comes together with these parts, each under its own licence and unchanged, but for symbols for
debuggers that were taken out. Libraries are files of their own: put your own build of Qt or of
PySide6 in their place, and the program uses it.

"""
FOREIGN = {
    "numpy": ("licenses/LICENSE.txt", "LICENSE.txt"),
    "appdirs": ("LICENSE.txt", "licenses/LICENSE.txt"),
    "pyinstaller": ("licenses/COPYING.txt", "COPYING.txt"),
}
"""Where a distribution keeps its licence: the first of these that is there."""


def write(folder: Path) -> None:
    """Write a list of the parts, and the texts of their licences, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = [
        f"{part.name}{_number(part)}\n    {part.licence}; {part.holder}; {part.source}\n"
        for part in PARTS
    ]
    (folder / "README.txt").write_text(HEAD + "".join(entries), encoding="utf-8")
    for text in TEXTS.glob("*.txt"):
        shutil.copyfile(text, folder / text.name)
    for name, places in FOREIGN.items():
        where = Path(str(distribution(name).locate_file(""))) / f"{name}-{version(name)}.dist-info"
        found = next(where / place for place in places if (where / place).is_file())
        shutil.copyfile(found, folder / f"{name}.txt")
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():
        shutil.copyfile(python, folder / "python.txt")


def debian_copyright(home: str) -> str:
    """Return what Debian wants to know of copyrights, in its own form."""
    paragraphs = [
        f"Format: {DEBIAN_FORM}\nUpstream-Name: Generala Desktop\nSource: {home}",
        "Files: *\nCopyright: 2026 The Generala Desktop authors\nLicense: Expat",
    ]
    named = [part for part in PARTS if part.files and "xcb" not in part.files]
    for part in named:
        files = " ".join(f"usr/lib/generala-desktop/_internal/{f}" for f in part.files.split())
        name = part.licence.replace(" with GCC exception", " with GCC-Runtime exception")
        paragraphs.append(
            f"Files: {files}\nCopyright: {part.holder}\nLicense: {name.replace(' ', '-')}\n"
            f" {part.name}: {part.source}\n"
            " The texts of the LGPL and of the GPL are in /usr/share/common-licenses."
        )
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2].rstrip()
    text = "\n".join(f" {line}" if line else " ." for line in licence.splitlines())
    paragraphs.append(f"License: Expat\n{text}")
    return "\n\n".join(paragraphs) + "\n"


def _number(part: Part) -> str:
    return f" {version(part.distribution)}" if part.distribution else ""
