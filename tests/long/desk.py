"""A screen of its own for a program under test, and a person's hands at it: real X events."""

import os
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def desk(size: str, display: int | None = None) -> Iterator[str]:
    """Run an X server and a window manager; gives the name of the display.

    Args:
        size: of the screen in pixels, as WIDTHxHEIGHT.
        display: the number to take; by default the first free one.
    """
    with ExitStack() as stack:
        reader, writer = os.pipe()
        number = () if display is None else (f":{display}",)
        server = ("Xvfb", *number, "-displayfd", str(writer), "-screen", "0", f"{size}x24")
        # Without -noreset the server would drop everybody when a first short visitor leaves.
        server = (*server, "-noreset", "-nolisten", "tcp")
        stack.enter_context(started(server, os.environ, writer))
        os.close(writer)
        with os.fdopen(reader) as answer:
            name = f":{answer.readline().strip()}"
        stack.enter_context(started(("openbox",), {**os.environ, "DISPLAY": name}))
        wait_for_manager(name)
        yield name


@contextmanager
def started(
    command: tuple[str, ...], environment: Mapping[str, str], *kept_open: int
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=kept_open,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for_manager(display: str, seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    # Only where somebody manages windows is the number of desktops known.
    while not Hands(display).ask("get_num_desktops"):
        if time.monotonic() > deadline:
            raise TimeoutError(f"no window manager on {display}")
        time.sleep(0.05)


def clean_environment(folder: Path, display: str, **more: str) -> dict[str, str]:
    """Return an environment for a program: on a display, with folders of its own."""
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "XDG_"))}
    return kept | {
        "DISPLAY": display,
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_RUNTIME_DIR": str(runtime),
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
        "PYTHONPATH": str(ROOT),
        **more,
    }


class Hands:
    """Mouse and keyboard, by way of xdotool; places are pixels of the screen."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}

    def click(self, x: int, y: int, times: int = 1) -> None:
        self._do("mousemove", str(x), str(y), "click", "--repeat", str(times), "--delay", "40", "1")

    def click_fast(self, places: Iterable[tuple[int, int]]) -> None:
        """Click on one place after the other, as fast as the screen takes it."""
        self._do(*[w for x, y in places for w in ("mousemove", str(x), str(y), "click", "1")])

    def press(self, *keys: str) -> None:
        if keys:
            self._do("key", "--delay", "15", *keys)

    def write(self, text: str) -> None:
        self._do("type", "--delay", "15", text)

    def ask(self, *command: str) -> str:
        """Return what xdotool answers to a question, nothing where it fails."""
        done = subprocess.run(
            ("xdotool", *command),
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=5,
        )
        return "" if done.returncode else done.stdout.strip()

    def _do(self, *command: str) -> None:
        subprocess.run(
            ("xdotool", *command), env=self._environment, check=True, timeout=10, text=True
        )
