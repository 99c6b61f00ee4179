"""What a progress bar says is never cut off."""

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from generala_desktop.views.fitting_progress import FittingProgress


def test_it_is_as_wide_as_its_words(qapp: QApplication) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    progress = FittingProgress()
    row.addWidget(progress)
    row.addStretch()
    for points in (9, 25):
        font = progress.font()
        font.setPointSize(points)
        progress.setFont(font)
        progress.setFormat("Judging every decision… %p %")
        page.resize(900, 100)
        row.activate()
        words = progress.fontMetrics().horizontalAdvance("Judging every decision… 100 %")
        assert progress.width() >= words
