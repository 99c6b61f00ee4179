"""Makes everything that people download: bundle, archive, Debian package, wheel and sources.

    python packaging/build.py            all that this system can make, into dist/
    python packaging/build.py bundle     only the folder; also: tar, deb, wheel

Needs the extra “package” (pip install '.[package]'); a Debian package also needs dpkg-deb.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from generala_desktop import __version__  # noqa: E402 (the path has to be set before)

NAME = "generala-desktop"
PACKAGING = ROOT / "packaging"
BUILD, DIST = ROOT / "build", ROOT / "dist"
BUNDLE = DIST / NAME
HOME = "https://generala-desktop.example"
"""Where pictures for software centres will stand; a name reserved for examples until there is one."""

DEPENDS = (
    "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0 | libglib2.0-0t64",
    "libpulse0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1",
    "libxkbcommon-x11-0",
)  # fmt: skip
RECOMMENDS = ("libcups2 | libcups2t64", "speech-dispatcher", "libspeechd2", "shared-mime-info")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*STEPS, []], help="what to make; all if none")
    parser.add_argument("--home", default=HOME, help="address of the program's pages")
    arguments = parser.parse_args()
    chosen = arguments.parts or [
        part for part in STEPS if part != "deb" or shutil.which("dpkg-deb")
    ]
    DIST.mkdir(exist_ok=True)
    for part in chosen:
        made = STEPS[part](arguments.home)
        print(f"{part}: {made.relative_to(ROOT)} ({_size(made) / 1e6:.1f} MB)")
    _write_checksums()
    return 0


# The folder


def bundle(_home: str) -> Path:
    """Make the folder that starts without Python."""
    icons = BUILD / "icons"
    _run(sys.executable, str(PACKAGING / "icons.py"), cwd=ROOT)
    if sys.platform == "win32":
        (BUILD / "version.txt").write_text(_windows_version(), encoding="utf-8")
    _run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level=WARN",
        f"--workpath={BUILD / 'pyinstaller'}",
        f"--distpath={DIST}",
        str(PACKAGING / "generala.spec"),
        env={**os.environ, "GENERALA_ICONS": str(icons)},
    )
    if sys.platform == "linux":
        _strip(BUNDLE)
        _copy_desktop_files(BUNDLE / "share", HOME)
    for name in ("README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, BUNDLE / name)
    return BUNDLE


def _strip(folder: Path) -> None:
    """Take what only debuggers need out of libraries; NumPy's own ones do not bear it."""
    if shutil.which("strip") is None:
        return
    for file in folder.rglob("*.so*"):
        if file.is_file() and not file.is_symlink() and "numpy.libs" not in file.parts:
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=False)


def _windows_version() -> str:
    """Return the version resource that Windows shows in a file's properties."""
    numbers = (*map(int, re.findall(r"\d+", __version__)[:3]), 0)
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The Generala Desktop authors'),
      StringStruct('FileDescription', 'Generala Desktop'),
      StringStruct('FileVersion', '{__version__}'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('ProductName', 'Generala Desktop'),
      StringStruct('ProductVersion', '{__version__}'),
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


# The archive


def tar(_home: str) -> Path:
    """Pack the folder so that it can be unpacked and started anywhere."""
    if not BUNDLE.is_dir():
        bundle(_home)
    target = DIST / f"{NAME}-{__version__}-{sys.platform}-{platform.machine()}.tar.xz"
    with tarfile.open(target, "w:xz", preset=9) as archive:
        archive.add(BUNDLE, f"{NAME}-{__version__}", filter=_owned_by_nobody)
    return target


def _owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


# The Debian package


def deb(home: str) -> Path:
    """Make a package that installs under /opt, with menu entry, icons, file type and manual."""
    if not BUNDLE.is_dir():
        bundle(home)
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree / "opt" / NAME, symlinks=True)
    shutil.rmtree(tree / "opt" / NAME / "share")
    _copy_desktop_files(tree / "usr/share", home)
    program = tree / "usr/bin" / NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"/opt/{NAME}/{NAME}")
    doc = tree / "usr/share/doc" / NAME
    doc.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", doc / "copyright")
    with gzip.GzipFile(doc / "changelog.gz", "wb", 9, mtime=0) as changelog:
        changelog.write((ROOT / "CHANGELOG.md").read_bytes())
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree), encoding="utf-8")
    for script in ("postinst", "postrm"):
        shutil.copy(PACKAGING / "linux" / script, control / script)
        (control / script).chmod(0o755)
    target = DIST / f"{NAME}_{__version__}_{_architecture()}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target))
    return target


def _control(tree: Path) -> str:
    libc = ".".join(platform.libc_ver()[1].split(".")[:2])
    return f"""Package: {NAME}
Version: {__version__}
Architecture: {_architecture()}
Maintainer: The Generala Desktop authors <generala-desktop@localhost>
Installed-Size: {_size(tree) // 1024}
Depends: libc6 (>= {libc}), {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Section: games
Priority: optional
Description: Generala, Yatzy, Yahtzee, Yacht and other five-dice games
 The five-dice games of the Generala family around one computer, with real
 dice on a cloth, a planilla like paper that can also be printed, opponents
 of graded strength, a coach that says why, and a history of all games.
 Everything works by mouse, by keyboard alone and by ear.
 .
 In Spanish and English.
"""


def _architecture() -> str:
    machines = {"x86_64": "amd64", "aarch64": "arm64"}
    return machines.get(platform.machine(), platform.machine())


def _copy_desktop_files(share: Path, home: str) -> None:
    """Put menu entry, description, file type, icons and manual where desktops look for them."""
    linux = PACKAGING / "linux"
    places = {
        "applications/generala-desktop.desktop": linux / "generala-desktop.desktop",
        "mime/packages/generala-desktop.xml": linux / "generala-desktop-mime.xml",
        "icons/hicolor/scalable/apps/generala-desktop.svg": ROOT
        / "resources/icons/generala-desktop.svg",
    }
    for place, source in places.items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for picture in (BUILD / "icons").glob("*.png"):
        size = picture.stem.rsplit("-", 1)[1]
        target = share / f"icons/hicolor/{size}x{size}/apps/generala-desktop.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, target)
    metainfo = share / "metainfo/org.generaladesktop.generaladesktop.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(_filled(linux / "generala-desktop.metainfo.xml.in", home), encoding="utf-8")
    manual = share / "man/man6/generala-desktop.6.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    with gzip.GzipFile(manual, "wb", 9, mtime=0) as file:
        file.write(_filled(linux / "generala-desktop.6.in", home).encode())


def _filled(template: Path, home: str) -> str:
    text = template.read_text(encoding="utf-8")
    date = _release_date()
    return text.replace("@HOME@", home).replace("@VERSION@", __version__).replace("@DATE@", date)


def _release_date() -> str:
    """Return the day of this version from the changelog, today's for one not released."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"## \[?{re.escape(__version__)}\]? \S (\d{{4}}-\d\d-\d\d)", changelog)
    return found.group(1) if found else datetime.now(UTC).date().isoformat()


# For those who have Python


def wheel(_home: str) -> Path:
    """Make a wheel and the sources."""
    _run(sys.executable, "-m", "hatchling", "build", "-d", str(DIST), cwd=ROOT)
    return next(DIST.glob(f"generala_desktop-{__version__}-*.whl"))


STEPS: dict[str, Callable[[str], Path]] = {
    "bundle": bundle,
    "tar": tar,
    "deb": deb,
    "wheel": wheel,
}


def _write_checksums() -> None:
    files = sorted(file for file in DIST.iterdir() if file.is_file() and file.suffix != ".txt")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS.txt").write_text("".join(lines), encoding="utf-8")


def _size(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if not file.is_dir())


def _run(*command: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, cwd=cwd, env=env)


if __name__ == "__main__":
    sys.exit(main())
