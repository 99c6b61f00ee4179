"""Makes everything that people download: bundle, archive, Debian package, wheel and sources.

    python packaging/build.py            all that this system can make, into dist/
    python packaging/build.py bundle     only the folder; also: archive, deb, wheel

Needs the extra “package” (pip install '.[package]'); a Debian package also needs dpkg-deb.
README.md beside this file says what each product is and how it is tried.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import debian  # noqa: E402 (the path has to be set before, for what this one imports)
import desktop_files  # noqa: E402
import licences  # noqa: E402

from generala_desktop import __version__  # noqa: E402

NAME = "generala-desktop"
PACKAGING = ROOT / "packaging"
BUILD, DIST = ROOT / "build", ROOT / "dist"
ICONS = BUILD / "icons"
BUNDLE = DIST / ("Generala Desktop.app" if sys.platform == "darwin" else NAME)
HOME = "https://generala-desktop.example"
"""Where pictures for software centres will stand; a name reserved for examples until there is one."""
STARTS = {NAME, "generala"}
"""The files of a bundle that are programs."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(STEPS))
    parser.add_argument("--home", default=HOME, help="address of the program's pages")
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - set(STEPS):
        parser.error(f"no such part: {', '.join(unknown)}")
    chosen = arguments.parts or [p for p in STEPS if p != "deb" or shutil.which("dpkg-deb")]
    DIST.mkdir(exist_ok=True)
    # What is built twice from the same commit is to be the same.
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(_day_of_sources()))
    os.environ.setdefault("PYTHONHASHSEED", "1")
    for part in chosen:
        made = STEPS[part](arguments.home.rstrip("/"))
        print(f"{part}: {made.relative_to(ROOT)} ({_size(made) / 1e6:.1f} MB)", flush=True)
    _write_checksums()
    return 0


# The folder


def bundle(home: str) -> Path:
    """Make the folder (on macOS the application) that starts without Python."""
    _run(sys.executable, str(PACKAGING / "icons.py"), str(ICONS))
    if sys.platform == "win32":
        (BUILD / "version.txt").write_text(_windows_version(), encoding="utf-8")
    _run(
        # Places within a line are no more than a mark under it in reports, and take memory.
        *(sys.executable, "-X", "no_debug_ranges", "-m", "PyInstaller"),
        *("--noconfirm", "--clean", "--log-level=WARN"),
        *(f"--workpath={BUILD / 'pyinstaller'}", f"--distpath={DIST}"),
        str(PACKAGING / "generala.spec"),
        env={**os.environ, "GENERALA_BUILD": str(BUILD)},
    )
    if sys.platform == "darwin":
        licences.write(BUNDLE / "Contents/Resources/licences")
        # What was added after PyInstaller's own signature belongs under it too.
        _run("codesign", "--force", "--deep", "--sign", "-", str(BUNDLE))
        return BUNDLE
    if sys.platform == "linux":
        _strip(BUNDLE)
        _forget_build_paths(BUNDLE)
        desktop_files.write(BUNDLE / "share", ICONS, home)
        _set_rights(BUNDLE)
    licences.write(BUNDLE / "licences")
    for name in ("README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, BUNDLE / name)
    return BUNDLE


def _strip(folder: Path) -> None:
    """Take what only debuggers need out of libraries; NumPy's own ones do not bear it."""
    if shutil.which("strip") is None:
        return
    for file in folder.rglob("*.so*"):
        if file.is_file() and not file.is_symlink() and "numpy.libs" not in file.parts:
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)


def _forget_build_paths(folder: Path) -> None:
    """Have Python and its modules look for libraries beside them, not where Python was installed here."""
    there = f"{sysconfig.get_config_var('LIBDIR')}\0".encode()
    beside = b"$ORIGIN"
    if len(there) <= len(beside):
        return
    modules = folder.glob("_internal/python3*/lib-dynload/*.so")
    for file in (*modules, *folder.glob("_internal/libpython*.so*")):
        file.write_bytes(file.read_bytes().replace(there, beside.ljust(len(there), b"\0")))


def _set_rights(folder: Path) -> None:
    """Whatever rights the files had where they were built: everybody may read, only us write."""
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name in STARTS else 0o644)


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
      StringStruct('InternalName', '{NAME}'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('OriginalFilename', '{NAME}.exe'),
      StringStruct('ProductName', 'Generala Desktop'),
      StringStruct('ProductVersion', '{__version__}'),
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


# The archive


def archive(home: str) -> Path:
    """Pack the folder so that it can be unpacked and started anywhere."""
    if not BUNDLE.is_dir():
        bundle(home)
    target = DIST / f"{NAME}-{__version__}-{sys.platform}-{platform.machine().lower()}"
    if sys.platform == "darwin":  # a zip file of Python's would lose links, and the signature
        _run("ditto", "-c", "-k", "--keepParent", str(BUNDLE), f"{target}.zip")
        return Path(f"{target}.zip")
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(target), "zip", DIST, NAME))
    packed = Path(f"{target}.tar.xz")
    packing = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
    if platform.machine() in {"x86_64", "i686"}:
        # Jumps of programs pack better as addresses than as distances.
        packing.insert(0, {"id": lzma.FILTER_X86})
    with (
        lzma.open(packed, "wb", filters=packing) as stream,
        tarfile.open(fileobj=stream, mode="w") as members,
    ):
        members.add(BUNDLE, f"{NAME}-{__version__}", filter=_owned_by_nobody)
    return packed


def _owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = int(os.environ["SOURCE_DATE_EPOCH"])
    return member


# The Debian package


def deb(home: str) -> Path:
    """Make a package with menu entry, icons, file type and manual."""
    if not BUNDLE.is_dir():
        bundle(home)
    when = int(os.environ["SOURCE_DATE_EPOCH"])
    return debian.make(BUNDLE, BUILD / "deb", ICONS, target=DIST, home=home, when=when)


# For those who have Python


def wheel(_home: str) -> Path:
    """Make a wheel and the sources."""
    _run(sys.executable, "-m", "hatchling", "build", "-d", str(DIST))
    return next(DIST.glob(f"generala_desktop-{__version__}-*.whl"))


STEPS: dict[str, Callable[[str], Path]] = {
    "bundle": bundle,
    "archive": archive,
    "deb": deb,
    "wheel": wheel,
}


def _write_checksums() -> None:
    """Write what `sha256sum -c SHA256SUMS` compares."""
    kinds = (".xz", ".zip", ".deb", ".whl", ".gz")
    files = sorted(f for f in DIST.iterdir() if f.is_file() and f.suffix in kinds)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def _day_of_sources() -> int:
    """Return when the last commit was made; now, where there is none."""
    command = ("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    try:
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())


def _size(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if not file.is_dir())


def _run(*command: str, env: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env=env)


if __name__ == "__main__":
    sys.exit(main())
