"""A bare Debian to try in what people download: nothing of the machine around it is inside."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

RELEASE = "bookworm"
PERSON = "ana"
HOME = f"/home/{PERSON}"

# Only this process and what it starts see the mounts; they end with it.
_INSIDE = """
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mkdir -p "$0/tmp/.X11-unix" &&
{ ! test -d /tmp/.X11-unix || mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"; } &&
user=$1 && shift && exec chroot --userspec="$user" "$0" /usr/bin/env -i "$@"
"""

_CHANGING = {"proc", "dev", "sys", "tmp", "run", "home", "root"}
_KEPT_BY_APT = ("var/cache", "var/lib/apt", "var/lib/dpkg", "var/log", "var/tmp")


def why_not() -> str:
    """Return why there can be no chroot here, or nothing."""
    tools = ("debootstrap", "unshare", "chroot", "cp")
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        return f"needs {', '.join(missing)}"
    return "" if os.geteuid() == 0 else "needs root, for debootstrap"


def debootstrap(folder: Path) -> None:
    """Make a Debian of required packages alone."""
    command = ("debootstrap", "--variant=minbase", RELEASE, str(folder))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Chroot:
    """A copy of a bare Debian with one person in it."""

    def __init__(self, base: Path, root: Path) -> None:
        self.root = root
        self._started: list[subprocess.Popen[bytes]] = []
        subprocess.run(("cp", "-a", "--reflink=auto", str(base), str(root)), check=True)
        # The names of other machines as they are known outside.
        shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
        self.run("useradd", "--create-home", PERSON)

    def home(self, *inside: str) -> Path:
        """Return a file of the person, as it is called outside."""
        return self.root.joinpath(HOME[1:], *inside)

    def install(self, *packages: str) -> None:
        """Install packages with what they need, and nothing that they only recommend."""
        self.run("apt-get", "update", "-qq")
        self.run("apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages)

    def run(self, *command: str, user: str = "root", **environment: str) -> str:
        """Run a command to its end and return what it says."""
        done = subprocess.run(
            self._command(command, user, environment), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise AssertionError(f"{command}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def start(self, *command: str, errors: Path, **environment: str) -> None:
        """Start a program as the person; what it says goes into a file outside."""
        with errors.open("ab") as file:
            process = subprocess.Popen(
                self._command(command, PERSON, environment),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
            )
        self._started.append(process)

    def _command(
        self, command: tuple[str, ...], user: str, environment: Mapping[str, str]
    ) -> list[str]:
        home = "/root" if user == "root" else HOME
        variables = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": home,
            "LC_ALL": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        } | dict(environment)
        pairs = [f"{name}={value}" for name, value in variables.items()]
        # The folder to be in is the first thing that a shell inside is told.
        within = ("/bin/sh", "-c", 'cd "$HOME" && exec "$@"', "sh", *command)
        return [*("unshare", "--mount", "sh", "-c", _INSIDE, str(self.root), user), *pairs, *within]

    def processes(self) -> list[int]:
        """Return the processes that live in here."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    if (entry / "root").readlink() == self.root:
                        found.append(int(entry.name))
                except OSError:
                    continue
        return found

    def libraries(self) -> str:
        """Return the names of all files that the processes in here have loaded."""
        maps = [Path(f"/proc/{pid}/maps") for pid in self.processes()]
        return "\n".join(file.read_text() for file in maps if file.exists())

    def end(self) -> None:
        """End every process in here."""
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        while self._started:
            self._started.pop().wait()

    def remove(self) -> None:
        self.end()
        shutil.rmtree(self.root)

    def files(self) -> set[str]:
        """Return every file but those of the person, of apt and of the running system."""
        found = set()
        for folder, folders, files in os.walk(self.root):
            place = Path(folder).relative_to(self.root)
            if place == Path():
                folders[:] = [name for name in folders if name not in _CHANGING]
            names = [(place / name).as_posix() for name in (*folders, *files)]
            found |= {name for name in names if not name.startswith(_KEPT_BY_APT)}
        return found
