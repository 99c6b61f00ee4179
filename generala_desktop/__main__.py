"""Starts the window, or a command of the command line."""

from __future__ import annotations

import sys


def main() -> int:
    arguments = sys.argv[1:]
    from generala_desktop import cli  # noqa: PLC0415 (the window does without it)

    if arguments and (arguments[0] in cli.COMMANDS or arguments[0] in {"-h", "--help"}):
        return cli.main(arguments)
    from generala_desktop.app import run  # noqa: PLC0415 (commands do without Qt)

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
