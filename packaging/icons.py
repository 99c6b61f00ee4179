"""Makes the program's icon in every form that systems ask for, from the one drawing.

python packaging/icons.py FOLDER    every form, for packages
python packaging/icons.py           the picture that the program itself shows, after a change
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageReader

DRAWING = Path(__file__).parents[1] / "resources/icons/generala-desktop.svg"
WINDOW_SIZE = 128
BUTTONS = Path(__file__).with_name("drawings")
BUTTON_SIZE = 192
"""They are made smaller for most buttons; the largest is the cup of whoever wins."""
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
MAC_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""Apple's names for pictures of these sizes that are PNG files."""


def png(size: int, drawing: Path = DRAWING) -> bytes:
    """Return a drawing as a PNG file, so many pixels wide and high."""
    reader = QImageReader(str(drawing))
    reader.setScaledSize(QSize(size, size))
    image = reader.read()
    if image.isNull():
        raise OSError(reader.errorString())
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.convertToFormat(QImage.Format.Format_ARGB32).save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by size."""
    parts = b"".join(
        MAC_TYPES[size] + struct.pack(">I", len(picture) + 8) + picture
        for size, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def make(folder: Path) -> None:
    """Write generala-desktop.ico, generala-desktop.icns and a folder of PNG files by size."""
    every = {size: png(size) for size in SIZES}
    folder.mkdir(parents=True, exist_ok=True)
    for size, picture in every.items():
        (folder / f"generala-desktop-{size}.png").write_bytes(picture)
    windows = {size: every[size] for size in WINDOWS_SIZES}
    (folder / "generala-desktop.ico").write_bytes(ico(windows))
    (folder / "generala-desktop.icns").write_bytes(icns({s: every[s] for s in MAC_TYPES}))


def draw_own() -> None:
    """Write what the program itself shows beside its drawing."""
    folder = DRAWING.parent
    (folder / "generala-desktop.png").write_bytes(png(WINDOW_SIZE))
    for drawing in BUTTONS.glob("*.svg"):
        (folder / f"{drawing.stem}.png").write_bytes(png(BUTTON_SIZE, drawing))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    if len(sys.argv) > 1:
        make(Path(sys.argv[1]))
    else:
        draw_own()
