"""Brings translations/ up to date: `update` collects the texts, `release` compiles them."""

import argparse
import ast
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PACKAGE = "generala_desktop"
FOLDER = ROOT / "translations"
# English is the language of the source: it needs the plural forms alone.
EXTRA = {"es": [], "en": ["-pluralonly"]}


def update(folder: Path = FOLDER) -> None:
    with TemporaryDirectory() as name:
        copy = Path(name)
        for source in sorted((ROOT / PACKAGE).rglob("*.py")):
            target = copy / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(spelled_out(source.read_bytes()))
        for language, extra in EXTRA.items():
            # Options stand before the folder, or no text is found. Without locations a moved line
            # changes nothing in the file.
            options = ["-extensions", "py", "-locations", "none", "-no-obsolete", *extra]
            languages = ["-source-language", "en", "-target-language", language]
            texts = folder / f"{PACKAGE}_{language}.ts"
            _run("pyside6-lupdate", *options, *languages, str(copy), "-ts", str(texts))


def spelled_out(source: bytes) -> bytes:
    """Return the module as lupdate can read it.

    Of `translate` it takes literal contexts alone, and plurals only where the count is a number.
    """
    lines = source.splitlines(keepends=True)
    # From the back: what is replaced moves nothing that is still to come.
    for node, text in sorted(_unread(ast.parse(source)), key=_start, reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
        lines[first : last + 1] = [before + text.encode() + after]
    return b"".join(lines)


def _unread(tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """Yield what lupdate cannot read, each with what to put in its place."""
    constants = {
        target.id: ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr != "translate" or not node.args:
            continue
        context = node.args[0]
        if isinstance(context, ast.Name) and context.id in constants:
            yield context, constants[context.id]
        if len(node.args) == 4:
            yield node.args[3], "1"


def _start(replacement: tuple[ast.expr, str]) -> tuple[int, int]:
    node, _ = replacement
    return node.lineno, node.col_offset


def release(folder: Path = FOLDER, into: Path | None = None) -> None:
    for source in sorted(folder.glob(f"{PACKAGE}_*.ts")):
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
