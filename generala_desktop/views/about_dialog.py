"""What the program is, whose work it stands on, and details for whoever reports a fault."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QLocale, QSize, QSysInfo, Qt, qVersion
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from generala_desktop import __version__
from generala_desktop.compat import override
from generala_desktop.views.icons import application_icon
from generala_desktop.views.scrolling_dialog import ScrollingDialog

_NAME = "Generala Desktop"
_SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


def system_details() -> str:
    """Return what a report needs: versions and the screen, nothing about the person.

    English in every language, because it is written for those who read reports.
    """
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    lines = {
        _NAME: __version__,
        "Python": platform.python_version(),
        "PySide6": PySide6.__version__,
        "Qt": qVersion(),
        "System": f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        "Window system": QGuiApplication.platformName(),
        "Screen": f"{size.width()} × {size.height()}, scale {screen.devicePixelRatio():g}",
        "Locale": f"{QLocale().name()} (system {QLocale.system().name()})",
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


class AboutDialog(ScrollingDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel()
        self._name = QLabel(_NAME)
        self._version = QLabel()
        self._text = QLabel()
        for label in (self._version, self._text):
            label.setTextInteractionFlags(_SELECTABLE)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout(self.page)
        grid.setHorizontalSpacing(16)
        grid.addWidget(self._icon, 0, 0, 2, 1)
        grid.addWidget(self._name, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self._version, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._text, 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        self._copy = QPushButton()
        self._close = QPushButton()
        self._is_copied = False
        self.button_row.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.button_row.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        self._copy.clicked.connect(self._copy_details)
        self._copy.setAutoDefault(False)
        self._close.setDefault(True)
        self.finish()
        self._close.setFocus()

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(system_details())
        self._is_copied = True
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Generala Desktop"))
        self._version.setText(self.tr("Version {number}").format(number=__version__))
        made_with = self.tr(
            "Made with Python {python} (PSF licence), Qt {qt} and PySide6 {pyside} (LGPL 3), "
            "NumPy (BSD) and appdirs (MIT), which come along with it."
        )
        paragraphs = (
            self.tr("Five dice, a cup and a scoresheet: pull up a chair and play."),
            self.tr("El Imprevisible is a game by Juan Carlos Vidal."),
            self.tr(
                "Yahtzee is a registered trademark of its owner; this is an independent program."
            ),
            self.tr("Free software under the MIT licence."),
            made_with.format(
                python=platform.python_version(), qt=qVersion(), pyside=PySide6.__version__
            ),
        )
        self._text.setText("\n\n".join(paragraphs))
        self._copy.setText(
            self.tr("System details copied") if self._is_copied else self.tr("C&opy system details")
        )
        self._close.setText(self.tr("&Close"))

    @override
    def redraw(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        self._name.setFont(font)
        side = self.fontMetrics().height() * 4
        self._icon.setPixmap(application_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))

    @override
    def usual_width(self) -> int:
        return max(self.fontMetrics().averageCharWidth() * 60, super().usual_width())
