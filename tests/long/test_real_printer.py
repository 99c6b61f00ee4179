"""A real print: from the print window through CUPS to a printer that writes what it gets.

Needs root, and Debian's cups, cups-filters, ghostscript and printer-driver-cups-pdf.
"""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTransform

from generala_desktop.views.paper.painter import picture
from tests.long.print_once import PRINTER, job_of

PPD = Path("/usr/share/ppd/cups-pdf/CUPS-PDF_opt.ppd")
PATIENCE = 30.0
DOTS_PER_INCH = 75
GRID = 24
DIFFERENCE = 20
"""Of 255 shades, in any field of the grid: the driver draws letters and lines its own way."""

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(
        not (PPD.exists() and shutil.which("cupsd", path="/usr/sbin") and os.geteuid() == 0),
        reason="no CUPS with a PDF printer, or not root",
    ),
]

FILES_CONF = """ServerRoot {folder}
RequestRoot {folder}/spool
CacheDir {folder}/cache
StateDir {folder}/state
TempDir {folder}/spool
AccessLog {folder}/access.log
ErrorLog {folder}/error.log
PageLog {folder}/page.log
User lp
Group lp
SystemGroup root
Sandboxing Relaxed
"""
SERVER_CONF = """Listen 127.0.0.1:{port}
Browsing No
DefaultAuthType None
WebInterface No
<Location />
Allow 127.0.0.1
</Location>
<Location /admin>
Allow 127.0.0.1
</Location>
<Policy default>
<Limit All>
Order allow,deny
Allow 127.0.0.1
</Limit>
</Policy>
"""


@pytest.fixture
def printer() -> Iterator[str]:
    """Yield the address of a print server."""
    folder = Path("/tmp") / f"generala-cups-{os.getpid()}"
    folder.mkdir()
    folder.chmod(0o755)
    for name in ("spool", "cache", "state"):
        (folder / name).mkdir()
        shutil.chown(folder / name, "lp", "lp")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "cups-files.conf").write_text(FILES_CONF.format(folder=folder))
    (folder / "cupsd.conf").write_text(SERVER_CONF.format(port=port))
    server = subprocess.Popen(
        ["/usr/sbin/cupsd", "-f", "-c", folder / "cupsd.conf", "-s", folder / "cups-files.conf"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"127.0.0.1:{port}"
    try:
        add_printer(address)
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(folder)


def add_printer(address: str) -> None:
    command = ["lpadmin", "-h", address, "-p", PRINTER, "-E", "-v", "cups-pdf:/", "-P", str(PPD)]
    until = time.monotonic() + PATIENCE
    while subprocess.run(command, capture_output=True, check=False).returncode:
        assert time.monotonic() < until, "the print server does not answer"
        time.sleep(0.1)


@pytest.fixture
def printed() -> Iterator[Callable[[], Path]]:
    """Wait for the one file that the printer writes into the user's folder; remove it later."""
    folder = Path(pwd.getpwuid(os.getuid()).pw_dir) / "PDF"
    was_there = folder.exists()
    before = set(folder.glob("*.pdf"))

    def wait() -> Path:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for path in set(folder.glob("*.pdf")) - before:
                if path.read_bytes().rstrip().endswith(b"%%EOF"):
                    return path
            time.sleep(0.1)
        raise AssertionError("nothing was printed")

    yield wait
    for path in set(folder.glob("*.pdf")) - before:
        path.unlink()
    if folder.exists() and not was_there:
        folder.rmdir()


def shades(image: QImage) -> list[int]:
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        GRID,
        GRID,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [small.pixelColor(x, y).lightness() for y in range(GRID) for x in range(GRID)]


@pytest.mark.parametrize("layout", ["classic", "matches"])
def test_what_the_printer_gets_looks_like_the_page(
    tmp_path: Path, printer: str, printed: Callable[[], Path], layout: str
) -> None:
    program = Path(__file__).with_name("print_once.py")
    subprocess.run(
        [sys.executable, program, "A4", layout],
        env=os.environ | {"CUPS_SERVER": printer},
        check=True,
        timeout=PATIENCE,
        stderr=subprocess.DEVNULL,
    )
    name = tmp_path / "page"
    command = ["pdftoppm", "-r", str(DOTS_PER_INCH), "-png", "-singlefile"]
    subprocess.run([*command, printed(), name], check=True, capture_output=True)
    found = QImage(str(name.with_suffix(".png")))
    (page,) = job_of("A4", layout).printout().pages
    expected = picture(page, DOTS_PER_INCH / 25.4)
    if page.size.is_landscape:
        # A printer takes its paper upright.
        expected = expected.transformed(QTransform().rotate(-90))
    assert abs(found.width() - expected.width()) <= 2
    differences = [abs(a - b) for a, b in zip(shades(found), shades(expected), strict=True)]
    assert max(differences) <= DIFFERENCE
    assert min(shades(expected)) < 240
