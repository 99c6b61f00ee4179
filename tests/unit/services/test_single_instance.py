"""One window per person and folder, whatever the other process does or did."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.__main__ import WISHES
from generala_desktop.services import single_instance as module
from generala_desktop.services.single_instance import SingleInstance
from generala_desktop.storage.paths import data_dir

ROOT = Path(__file__).parents[3]
STARTER = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication(sys.argv)
from generala_desktop.services.single_instance import SingleInstance
instance = SingleInstance(Path(sys.argv[1]))
instance.activated.connect(lambda file: print("asked", ascii(file), flush=True))
start = time.perf_counter()
first = instance.acquire(sys.argv[2])
print("first" if first else "second", 1000 * (time.perf_counter() - start), flush=True)
if first:
    instance.listen()
    app.exec()
"""


@pytest.fixture
def folder(qapp: QApplication) -> Iterator[Path]:
    # Local sockets allow about a hundred bytes.
    with tempfile.TemporaryDirectory(prefix="gd-") as name:
        yield Path(name) / "data"


@pytest.fixture
def first(folder: Path) -> Iterator[SingleInstance]:
    instance = SingleInstance(folder)
    assert instance.acquire()
    instance.listen()
    yield instance
    instance.release()


class Starts:
    """Other processes, ended with the test."""

    def __init__(self) -> None:
        self.all: list[subprocess.Popen[str]] = []

    def start(self, folder: Path, file: str = "", cwd: Path = ROOT) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", STARTER, str(folder), file],
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            cwd=cwd,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.all.append(process)
        return process

    def end(self) -> None:
        for process in self.all:
            process.kill()
            process.communicate()


@pytest.fixture
def starts() -> Iterator[Starts]:
    starts = Starts()
    yield starts
    starts.end()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def answer(process: subprocess.Popen[str]) -> str:
    return line(process).split()[0]


def test_the_folder_of_the_data_is_the_usual_one(qapp: QApplication) -> None:
    instance = SingleInstance()
    assert instance._folder == data_dir()


def test_the_second_start_shows_the_first(
    qtbot: QtBot, first: SingleInstance, starts: Starts, folder: Path
) -> None:
    with qtbot.waitSignal(first.activated, timeout=10_000) as caught:
        process = starts.start(folder)
    assert caught.args == [""]
    assert answer(process) == "second"


def test_a_file_is_handed_over_with_its_whole_path(
    qtbot: QtBot, first: SingleInstance, starts: Starts, folder: Path, tmp_path: Path
) -> None:
    deep = tmp_path
    while len(str(deep)) < 1500:
        deep /= "carpeta ñandú 🎲"
    file = deep / "mi\npartida.generala"
    with qtbot.waitSignal(first.activated, timeout=10_000) as caught:
        starts.start(folder, str(file))
    assert caught.args == [str(file)]


@pytest.mark.parametrize("option", sorted(WISHES))
def test_what_an_option_asks_for_is_handed_over_as_it_is(
    option: str, qtbot: QtBot, first: SingleInstance, starts: Starts, folder: Path
) -> None:
    with qtbot.waitSignal(first.activated, timeout=10_000) as caught:
        starts.start(folder, option)
    assert caught.args == [option]


def test_a_relative_path_is_that_of_the_second_start(
    qtbot: QtBot, first: SingleInstance, starts: Starts, folder: Path, tmp_path: Path
) -> None:
    with qtbot.waitSignal(first.activated, timeout=10_000) as caught:
        starts.start(folder, "a.generala", cwd=tmp_path)
    assert caught.args == [str(tmp_path / "a.generala")]


def test_other_folders_do_not_collide(first: SingleInstance, folder: Path) -> None:
    other = SingleInstance(folder.with_name("other"))
    assert other.acquire()
    other.release()


def test_after_the_first_has_ended_the_next_is_first(first: SingleInstance, folder: Path) -> None:
    first.release()
    second = SingleInstance(folder)
    assert second.acquire()
    second.release()


@pytest.mark.skipif("os.name == 'nt'", reason="has sockets of another kind")
def test_nobody_else_may_knock_and_nothing_is_left_behind(
    first: SingleInstance, folder: Path
) -> None:
    socket = folder / "instance.socket"
    assert socket.is_socket()
    assert socket.stat().st_mode & 0o777 == 0o600
    first.release()
    assert [path.name for path in folder.iterdir()] == ["instance.lock"]


@pytest.mark.skipif("os.name == 'nt'", reason="has sockets of another kind")
def test_after_a_call_nothing_is_left_behind_either(
    qtbot: QtBot, first: SingleInstance, folder: Path
) -> None:
    with qtbot.waitSignal(first.activated):
        call(first, b'{"open": "/x"}\n')
    first.release()
    assert [path.name for path in folder.iterdir()] == ["instance.lock"]


WAITING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from generala_desktop.services.single_instance import SingleInstance
app = QCoreApplication(sys.argv)
instance = SingleInstance(Path(sys.argv[1]))
instance.acquire()
instance.listen()
print("PySide6.QtNetwork" in sys.modules)
instance.release()
"""


@pytest.mark.skipif("os.name == 'nt'", reason="has sockets of another kind")
def test_what_talks_to_others_is_not_loaded_before_one_calls(folder: Path) -> None:
    waiting = subprocess.run(
        [sys.executable, "-c", WAITING, str(folder)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert waiting.stdout == "False\n"


@pytest.mark.skipif("os.name == 'nt'", reason="POSIX signals")
def test_a_killed_first_leaves_nothing_in_the_way(starts: Starts, folder: Path) -> None:
    for _ in range(3):
        process = starts.start(folder)
        assert answer(process) == "first"
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert (folder / "instance.lock").exists()
    instance = SingleInstance(folder)
    begin = time.monotonic()
    assert instance.acquire()
    instance.listen()
    assert time.monotonic() - begin < 1
    instance.release()


def test_of_many_starts_at_once_exactly_one_is_first(starts: Starts, folder: Path) -> None:
    processes = [starts.start(folder, f"/{number}") for number in range(5)]
    answers = [answer(process) for process in processes]
    assert sorted(answers) == ["first", *["second"] * 4]
    winner = processes[answers.index("first")]
    asked = {line(winner) for _ in range(4)}
    losers = {f"asked '/{number}'" for number in range(5) if processes[number] is not winner}
    assert asked == losers


def test_a_first_that_does_not_answer_is_waited_for_but_not_for_ever(
    first: SingleInstance,
    starts: Starts,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Nobody turns the event loop of `first` meanwhile.
    monkeypatch.setattr(module, "_PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(module, "_ANSWER_MS", 50)
    with pytest.raises(module.NoAnswerError):
        SingleInstance(folder).acquire("/x")


def test_a_long_folder_is_no_obstacle(qtbot: QtBot, folder: Path, starts: Starts) -> None:
    long = folder
    while len(str(long)) < 200:
        long /= "largo"
    first = SingleInstance(long)
    assert first.acquire()
    first.listen()
    with qtbot.waitSignal(first.activated, timeout=10_000) as caught:
        starts.start(long, "/x")
    assert caught.args == ["/x"]
    first.release()


def test_without_a_folder_to_lock_the_program_still_starts(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("x")
    instance = SingleInstance(tmp_path / "file" / "inside")
    assert instance.acquire()
    instance.listen()
    assert "No lock" in caplog.text


def test_without_a_place_to_listen_the_program_still_starts(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(SingleInstance, "_names", lambda self: ["/nowhere/at/all"])
    instance = SingleInstance(folder)
    assert instance.acquire()
    instance.listen()
    assert "Cannot listen" in caplog.text
    instance.release()


def call(first: SingleInstance, content: bytes) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(first._names()[0])
    assert socket.waitForConnected(1000)
    socket.write(content)
    socket.flush()
    return socket


def is_disconnected(socket: QLocalSocket) -> bool:
    return socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


@pytest.mark.parametrize(
    "content",
    [
        b"rubbish\n",
        b"\n",
        b"\xff\xfe\n",
        b"[" * 5000 + b"\n",
        b"[]\n",
        b'{"open": 5}\n',
        b'{"open": "relative"}\n',
        b'{"open": "/x\\u0000y"}\n',
        b'{"close": "/x"}\n',
        b"x" * 100_000,
    ],
)
def test_rubbish_is_ignored(qtbot: QtBot, first: SingleInstance, content: bytes) -> None:
    heard: list[str] = []
    first.activated.connect(heard.append)
    socket = call(first, content)
    qtbot.waitUntil(lambda: is_disconnected(socket))
    assert socket.readAll().data() == b""
    good = call(first, b'{"open": "/x"}\n')
    qtbot.waitUntil(lambda: is_disconnected(good))
    assert heard == ["/x"]
    qtbot.waitUntil(lambda: first._callers == [])


def test_one_caller_says_one_thing(qtbot: QtBot, first: SingleInstance) -> None:
    heard: list[str] = []
    first.activated.connect(heard.append)
    sockets = [call(first, b'{"open": "/x"}\n{"open": "/y"}\n') for _ in range(2)]
    qtbot.waitUntil(lambda: all(map(is_disconnected, sockets)))
    assert heard == ["/x", "/x"]


def test_a_message_in_pieces_is_understood(qtbot: QtBot, first: SingleInstance) -> None:
    socket = call(first, b'{"open": ')
    QCoreApplication.processEvents()
    with qtbot.waitSignal(first.activated) as caught:
        socket.write(b'"/x"}\n')
        socket.flush()
    assert caught.args == ["/x"]


def test_a_silent_caller_is_cut_off(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_SILENCE_MS", 50)
    first = SingleInstance(folder)
    assert first.acquire()
    first.listen()
    socket = call(first, b"")
    qtbot.waitUntil(lambda: is_disconnected(socket))
    first.release()


def test_being_first_costs_next_to_nothing(starts: Starts, folder: Path) -> None:
    durations = []
    for number in range(5):
        process = starts.start(folder / str(number))
        durations.append(float(line(process).split()[1]))
    # In ms, the import of QtNetwork included; 10 is what we allow ourselves.
    assert sorted(durations)[1] < 10, durations
