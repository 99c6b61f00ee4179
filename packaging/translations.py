"""Brings translations/ up to date: `update` collects the texts, `release` compiles them."""

import argparse
import subprocess
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "translations"
# English is the language of the source: it needs the plural forms alone.
EXTRA = {"es": [], "en": ["-pluralonly"]}


def update(folder: Path = FOLDER) -> None:
    for language, extra in EXTRA.items():
        # Options stand before the folder, or no text is found. Without locations a moved line
        # changes nothing in the file.
        options = ["-extensions", "py", "-locations", "none", "-no-obsolete", *extra]
        languages = ["-source-language", "en", "-target-language", language]
        target = folder / f"generala_desktop_{language}.ts"
        _run("pyside6-lupdate", *options, *languages, "generala_desktop", "-ts", str(target))


def release(folder: Path = FOLDER, into: Path | None = None) -> None:
    for source in sorted(folder.glob("generala_desktop_*.ts")):
        compiled = (into or folder) / source.with_suffix(".qm").name
        _run("pyside6-lrelease", str(source), "-qm", str(compiled))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sysconfig.get_path("scripts")) / tool
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["update", "release"])
    command = parser.parse_args().command
    {"update": update, "release": release}[command]()


if __name__ == "__main__":
    main()
