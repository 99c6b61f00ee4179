"""Questions and messages: one place that opens boxes, so that controllers can be tested."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit, QMessageBox, QWidget

from generala_desktop.words.files import SUFFIX


class Answer(Enum):
    SAVE = auto()
    GIVE_UP = auto()
    CANCEL = auto()


class Messages(QObject):
    """Asks and tells in boxes over the main window.

    Signals:
        noted(object, object): something to be told in passing, without a box: a function that makes
            the words, also in the language of later on, and one that makes what of it is heard, or
            None for all of it.
    """

    noted = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent

    def note(self, message: Callable[[], str], heard: Callable[[], str] | None = None) -> None:
        self.noted.emit(message, heard)

    def tell_problem(self, message: str) -> None:
        box = self._box(QMessageBox.Icon.Warning, message)
        box.exec()
        box.deleteLater()

    def tell_report(self, message: str, details: str) -> None:
        """Tell what came of something, with as much more as somebody may want to read."""
        box = self._box(QMessageBox.Icon.Warning, message)
        box.setDetailedText(details)
        box.exec()
        box.deleteLater()

    def ask_give_up(self, game: str) -> Answer:
        """Ask what becomes of the unfinished game."""
        text = QCoreApplication.translate(
            "Messages", "This game is not finished:\n{game}\nDo you want to give it up?"
        )
        box = self._box(QMessageBox.Icon.Question, text.format(game=game))
        save = box.addButton(
            QCoreApplication.translate("Messages", "&Save it first…"),
            QMessageBox.ButtonRole.AcceptRole,
        )
        give_up = box.addButton(
            QCoreApplication.translate("Messages", "&Give it up"),
            QMessageBox.ButtonRole.DestructiveRole,
        )
        keep = box.addButton(
            QCoreApplication.translate("Messages", "&Keep playing"),
            QMessageBox.ButtonRole.RejectRole,
        )
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        if clicked is save:
            return Answer.SAVE
        return Answer.GIVE_UP if clicked is give_up else Answer.CANCEL

    def ask_leave(self, name: str) -> bool:
        text = QCoreApplication.translate(
            "Messages", "Does {name} leave the game? The others play on."
        )
        box = self._box(QMessageBox.Icon.Question, text.format(name=name))
        leave = box.addButton(
            QCoreApplication.translate("Messages", "&Leaves"), QMessageBox.ButtonRole.AcceptRole
        )
        stay = box.addButton(
            QCoreApplication.translate("Messages", "&Stays"), QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return clicked is leave

    def ask_delete(self, question: str, *, is_merge: bool = False) -> bool:
        """Ask whether something is to go for good, or two players are to become one."""
        box = self._box(QMessageBox.Icon.Question, question)
        yes = (
            QCoreApplication.translate("Messages", "&The same player")
            if is_merge
            else QCoreApplication.translate("Messages", "&Delete")
        )
        go = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return clicked is go

    def ask_name(self, name: str) -> str | None:
        """Ask for another name; None if it stays."""
        title = QCoreApplication.translate("Messages", "Another name")
        label = QCoreApplication.translate("Messages", "What is the player called?")
        text, accepted = QInputDialog.getText(
            self._window, title, label, QLineEdit.EchoMode.Normal, name
        )
        return text if accepted and text.strip() and text != name else None

    def ask_number(self, question: str) -> int | None:
        """Ask for a face of a die; None if nothing was chosen."""
        box = self._box(QMessageBox.Icon.Question, question)
        faces = {
            box.addButton(str(face), QMessageBox.ButtonRole.ActionRole): face
            for face in range(1, 7)
        }
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setEscapeButton(cancel)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return next((face for button, face in faces.items() if button is clicked), None)

    def ask_open(self) -> Path | None:
        title = QCoreApplication.translate("Messages", "Open a game")
        dialog = self._file_dialog(title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return self._chosen(dialog)

    def ask_save(self, proposed: str) -> Path | None:
        title = QCoreApplication.translate("Messages", "Save the game")
        dialog = self._file_dialog(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog adds it by itself, so that it can ask before another file is replaced.
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(proposed)
        return self._chosen(dialog)

    def ask_import(self, *, is_folder: bool) -> list[Path]:
        """Ask for files of games and zips of them, or for a folder."""
        if is_folder:
            folder = self.ask_folder()
            return [folder] if folder is not None else []
        dialog = self._file_dialog(QCoreApplication.translate("Messages", "Import games"))
        dialog.setNameFilters(
            [
                QCoreApplication.translate("Messages", "Games (*.generala *.zip)"),
                QCoreApplication.translate("Messages", "All files (*)"),
            ]
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        files = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return [Path(file) for file in files]

    def ask_folder(self) -> Path | None:
        title = QCoreApplication.translate("Messages", "Choose a folder")
        chosen = QFileDialog.getExistingDirectory(self._window, title, usual_folder())
        return Path(chosen) if chosen else None

    def ask_export(self, proposed: str, *kinds: str) -> Path | None:
        """Ask where to write a file of one of the kinds ("csv", "zip"), the first one usually."""
        dialog = self._file_dialog(QCoreApplication.translate("Messages", "Save to a file"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = {f"{kind.upper()} (*.{kind})": kind for kind in kinds}
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix(kinds[0])
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen]))
        dialog.selectFile(proposed)
        return self._chosen(dialog)

    def _file_dialog(self, title: str) -> QFileDialog:
        kinds = QCoreApplication.translate("Messages", "Games (*.generala);;All files (*)")
        return QFileDialog(self._window, title, usual_folder(), kinds)

    @staticmethod
    def _chosen(dialog: QFileDialog) -> Path | None:
        files = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return Path(files[0]) if files else None

    def _box(self, icon: QMessageBox.Icon, text: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setWindowTitle("Generala Desktop")
        box.setIcon(icon)
        box.setText(text)
        return box


def usual_folder() -> str:
    """Return where a person's files are: a folder that is not there would be taken for a file."""
    place = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(place.DocumentsLocation)
    is_there = Path(documents).is_dir()
    return documents if is_there else QStandardPaths.writableLocation(place.HomeLocation)
