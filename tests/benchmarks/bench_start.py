"""How long the program takes to show its window, and what it then costs, beside two peers.

    .venv/bin/python tests/benchmarks/bench_start.py [--runs 7] [--idle 10] [--bundle FOLDER]

Each run starts a program on a screen of its own (Xvfb with openbox) and looks every few
milliseconds for its window: *mapped* when the window is there, *painted* when its pixels hold at
least twelve colours. The programs take turns, so that a busy moment falls on all of them; a first
run of each warms the disk cache and is thrown away. Memory is the proportional set size (PSS) of
the process and its children three seconds after painting; idle is the processor time that they
use over the next seconds with nobody touching them. With a folder that packaging/build.py made
(dist/generala-desktop) the program in it takes its turn as well.

Needs Xvfb, openbox, dbus-daemon and, as peers, tali and kiriki; a program that is missing or
shows no window is left out and said so.
"""

import argparse
import ctypes
import ctypes.util
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.figures import note

POLL = 0.005
PATIENCE = 30.0
SETTLE = 3.0
COLOURS = 12
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Program:
    name: str
    title: str
    """A regular expression that its window's title matches."""
    command: tuple[str, ...]


OURS = Program("generala-desktop", "Generala", (sys.executable, "-m", "generala_desktop"))
PEERS = (Program("tali", "Tali", ("tali",)), Program("kiriki", "Kiriki", ("kiriki",)))


@dataclass
class Figures:
    """One program's results: times in seconds, memory in MB."""

    mapped: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    memory: float = 0.0
    idle: float = 0.0


class NoWindowError(Exception):
    """The program ended or ran out of time before its window was painted."""


# --- The screen ---------------------------------------------------------------------------------


class Geometry(ctypes.Structure):
    """The head of Xlib's XWindowAttributes; the tail is only room."""

    _fields_ = (
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("rest", ctypes.c_byte * 256),
    )


class Picture(ctypes.Structure):
    """The head of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("unit", ctypes.c_int),
        ("bit_order", ctypes.c_int),
        ("pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


ON_ERROR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class Screen:
    """As much of Xlib as it takes to find a window and look at it."""

    def __init__(self, name: str) -> None:
        self.x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XInternAtom.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(Picture)
        # A window may vanish between two calls; Xlib would end the process for that.
        self.on_error = ON_ERROR(lambda _display, _error: 0)
        self.x.XSetErrorHandler(self.on_error)
        display = self.x.XOpenDisplay(name.encode())
        if not display:
            raise OSError(f"cannot open display {name}")
        self.display = ctypes.c_void_p(display)
        self.root = self.x.XDefaultRootWindow(self.display)
        self.clients = self._atom("_NET_CLIENT_LIST")
        self.name = self._atom("_NET_WM_NAME")

    def _atom(self, name: str) -> int:
        return int(self.x.XInternAtom(self.display, name.encode(), 0))

    def _property(self, window: int, atom: int) -> bytes:
        kind, left, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
        bits, data = ctypes.c_int(), ctypes.c_void_p()
        self.x.XGetWindowProperty(
            *(self.display, ctypes.c_ulong(window), ctypes.c_ulong(atom)),
            *(ctypes.c_long(0), ctypes.c_long(1024), 0, ctypes.c_ulong(0)),
            *(ctypes.byref(kind), ctypes.byref(bits), ctypes.byref(count), ctypes.byref(left)),
            ctypes.byref(data),
        )
        if not data.value:
            return b""
        # Xlib hands out 32-bit items as longs.
        size = ctypes.sizeof(ctypes.c_long) if bits.value == 32 else bits.value // 8
        value = ctypes.string_at(data.value, count.value * size)
        self.x.XFree(data)
        return value

    def find(self, title: str) -> int | None:
        """Return the managed window whose title matches."""
        listed = self._property(self.root, self.clients)
        for window in memoryview(listed).cast("L"):
            if re.search(title, self._property(window, self.name).decode("utf-8", "replace")):
                return int(window)
        return None

    def colours(self, window: int) -> int:
        """Count the colours of a sample of the window's pixels (24-bit screens)."""
        shape = Geometry()
        handle = ctypes.c_ulong(window)
        if not self.x.XGetWindowAttributes(self.display, handle, ctypes.byref(shape)):
            return 0
        picture = self.x.XGetImage(
            *(self.display, handle, 0, 0, shape.width, shape.height),
            *(ctypes.c_ulong(0xFFFFFF), 2),
        )
        if not picture:
            return 0
        image = picture.contents
        data = ctypes.string_at(image.data, image.height * image.bytes_per_line)
        self.x.XFree(ctypes.c_void_p(image.data))
        self.x.XFree(picture)
        return len(set(memoryview(data).cast("I")[::7]))


@contextmanager
def own_screen() -> Iterator[Screen]:
    """An X server with a window manager and a message bus, in the environment while it lasts."""
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-start-"))
        runtime = Path(home, "runtime")
        runtime.mkdir(mode=0o700)
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = f"{home}/{name.lower()}"
        os.environ |= {"HOME": home, "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8"}
        os.environ.pop("QT_QPA_PLATFORM", None)
        # An installed program has been compiled.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        reader, writer = os.pipe()
        server = (
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            "1280x900x24",
            "-nolisten",
            "tcp",
        )
        stack.enter_context(running(server, pass_fds=(writer,)))
        os.close(writer)
        with os.fdopen(reader) as answer:
            os.environ["DISPLAY"] = f":{answer.readline().strip()}"
        address = f"unix:path={runtime}/bus"
        bus = ("dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}")
        stack.enter_context(running(bus))
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
        stack.enter_context(running(("openbox",)))
        time.sleep(1.0)
        yield Screen(os.environ["DISPLAY"])


# --- The processes ------------------------------------------------------------------------------


@contextmanager
def running(
    command: tuple[str, ...], pass_fds: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program in a process group of its own and end that group afterwards."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        pass_fds=pass_fds,
    )
    try:
        yield process
    finally:
        for end in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, end)
                process.wait(timeout=3)
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
        process.wait()


def family(pid: int) -> list[int]:
    """Return the process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := stat(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [pid]
    for member in found:
        found += children.get(member, [])
    return found


def stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name; the first is the state."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def cpu_seconds(pid: int) -> float:
    used = [fields for member in family(pid) if (fields := stat(member))]
    return sum(int(fields[11]) + int(fields[12]) for fields in used) / TICKS


def memory_mb(pid: int) -> float:
    total = 0
    for member in family(pid):
        try:
            lines = Path(f"/proc/{member}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


# --- The measurement ----------------------------------------------------------------------------


def start(screen: Screen, program: Program, figures: Figures, idle: float = 0.0) -> None:
    """Run the program once until it is painted, and on for `idle` seconds if asked to."""
    began = time.monotonic()
    mapped = 0.0
    with running(program.command) as process:
        while True:
            now = time.monotonic() - began
            window = screen.find(program.title)
            if window is not None:
                mapped = mapped or now
                if screen.colours(window) >= COLOURS:
                    break
            if now > PATIENCE or process.poll() is not None:
                raise NoWindowError(program.name)
            time.sleep(POLL)
        figures.painted.append(time.monotonic() - began)
        figures.mapped.append(mapped)
        figures.cpu.append(cpu_seconds(process.pid))
        if idle:
            time.sleep(SETTLE)
            figures.memory = memory_mb(process.pid)
            before = cpu_seconds(process.pid)
            time.sleep(idle)
            figures.idle = cpu_seconds(process.pid) - before
    while screen.find(program.title) is not None:
        time.sleep(POLL)


def measure(
    screen: Screen, ours: tuple[Program, ...], runs: int, idle: float
) -> dict[str, Figures]:
    results: dict[str, Figures] = {}
    programs = [p for p in (*ours, *PEERS) if shutil.which(p.command[0])]
    for program in list(programs):
        try:
            start(screen, program, Figures())
            results[program.name] = Figures()
        except NoWindowError:
            print(f"{program.name}: no window, left out")
            programs.remove(program)
    for _ in range(runs):
        for program in programs:
            start(screen, program, results[program.name])
    for program in programs:
        costs = Figures()
        start(screen, program, costs, idle)
        results[program.name].memory = costs.memory
        results[program.name].idle = costs.idle
    return results


def milliseconds(values: list[float]) -> str:
    median, low, high = (1000 * f(values) for f in (statistics.median, min, max))
    return f"{median:5.0f} ({low:.0f}–{high:.0f})"


def show(results: dict[str, Figures], idle: float) -> None:
    columns = ("mapped ms", "painted ms", "CPU ms", "PSS MB", f"idle s/{idle:g} s")
    print(f"{'':18}" + "".join(f"{column:>20}" for column in columns))
    for name, figures in results.items():
        cells = (
            milliseconds(figures.mapped),
            milliseconds(figures.painted),
            milliseconds(figures.cpu),
            f"{figures.memory:.1f}",
            f"{figures.idle:.2f}",
        )
        print(f"{name:18}" + "".join(f"{cell:>20}" for cell in cells))
    peers = {p.name: results.pop(p.name) for p in PEERS if p.name in results}
    if peers:
        for name, figures in results.items():
            compare("start" if name == OURS.name else name, figures, peers, idle)


def compare(part: str, ours: Figures, peers: dict[str, Figures], idle: float) -> None:
    """Say and note how one of our programs does beside the slower and the larger peer."""
    middle, least = (
        of(ours.painted) / max(of(peer.painted) for peer in peers.values())
        for of in (statistics.median, min)
    )
    told = ", ".join(
        f"{name} {1000 * statistics.median(peer.painted):.0f} ms" for name, peer in peers.items()
    )
    larger = max(peer.memory for peer in peers.values())
    note(part, "first paint to the slower peer's", middle, "times", 1.25, told)
    note(part, "first paint", 1000 * statistics.median(ours.painted), "ms", None, told)
    note(part, "memory (PSS)", ours.memory, "MiB", 75, f"{larger:.1f} MiB")
    note(part, f"processor in {idle:g} s of rest", ours.idle, "s", 0.0)
    print(f"{part}: to the slower peer painted {middle:.2f}, least of each {least:.2f};", end=" ")
    print(f"to the larger peer memory {ours.memory / larger:.2f}")


def main() -> None:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--idle", type=float, default=10.0, help="seconds")
    parser.add_argument("--bundle", type=Path, help="a folder made by packaging/build.py")
    arguments = parser.parse_args()
    ours = [OURS]
    if arguments.bundle:
        start_of_bundle = str(arguments.bundle.absolute() / "generala-desktop")
        ours.append(Program("bundle", OURS.title, (start_of_bundle,)))
    os.environ["PATH"] += ":/usr/games"
    with own_screen() as screen:
        results = measure(screen, tuple(ours), arguments.runs, arguments.idle)
    print(f"medians of {arguments.runs} runs (least–most); load {os.getloadavg()[0]:.1f}")
    show(results, arguments.idle)


if __name__ == "__main__":
    main()
