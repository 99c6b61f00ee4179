"""`score`: game text in, planilla or JSON out, and never a traceback."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop import __version__, cli
from tests.play import text

ROOT = Path(__file__).parents[3]

GOOD = text("generala", "12345 =straight", "66612 ...34", players=2)
BAD = text("generala", "12345 =straight:20")


@pytest.fixture
def file(tmp_path):
    def write(content: str | bytes) -> str:
        path = tmp_path / "game.generala"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return write


def run(
    *arguments: str, stdin: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "generala_desktop", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_the_planilla_is_printed(file, capsys):
    assert cli.main(["score", file(GOOD)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "Generala"
    assert lines[1].split() == ["Ana", "Beto"]
    assert ["Straight", "(20/25)", "25*", "."] in [line.split() for line in lines]
    assert lines[-1].split() == ["Total", "25", "0"]


def test_a_finished_game_names_its_winners(file, capsys):
    source = text("generala", "44444 !", "11111 !", players=2)
    assert cli.main(["score", file(source)]) == 0
    assert capsys.readouterr().out.endswith("\nWon by: Ana, Beto\n")


def test_when_everybody_left_nobody_is_named(file, capsys):
    cli.main(["score", file(text("generala", "x"))])
    assert capsys.readouterr().out.endswith("\nWon by: nobody\n")


def test_several_matches_have_a_table_each_and_a_balance(file, capsys):
    cli.main(["score", file(text("imprevisible", "44444 !5", players=2))])
    out = capsys.readouterr().out
    assert [f"Value {value}" in out for value in range(1, 6)] == [True] * 5
    assert out.endswith("\nAna: +5  Beto: -5\n")


def test_bonuses_have_rows_of_their_own(file, capsys):
    cli.main(["score", file(text("yahtzee-official", "=sixes:18", "=yahtzee:50"))])
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["Numbers", "18/63"] in lines
    assert ["Bonus", "."] in lines
    assert ["Yahtzee", "bonus", "."] in lines


def test_json_is_one_object_a_game_and_nothing_else(file, capsys):
    assert cli.main(["score", "--json", file(GOOD + "\n" + GOOD)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    games = [json.loads(line) for line in out.splitlines()]
    assert len(games) == 2
    assert games[0] == games[1]
    assert list(games[0]) == ["rules", "options", "players", "open_turn", "over", "winners"]


def test_good_and_bad_games_are_answered_in_their_order(file, capsys):
    source = GOOD + "\n" + BAD + "\n" + GOOD
    line = source.split("=straight:20")[0].count("\n") + 1
    assert cli.main(["score", "--json", file(source)]) == 2
    out, err = capsys.readouterr()
    games = [json.loads(row) for row in out.splitlines()]
    assert ["error" in game for game in games] == [False, True, False]
    assert games[1] == {"error": "The hand is worth 25 there, not 20.", "line": line}
    assert err == f"line {line}: The hand is worth 25 there, not 20.\n"


def test_without_json_good_games_are_printed_and_bad_ones_named(file, capsys):
    assert cli.main(["score", file(BAD + "\n" + GOOD)]) == 2
    out, err = capsys.readouterr()
    assert out.strip().startswith("Generala")
    assert err == "line 4: The hand is worth 25 there, not 20.\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "line 1: This is not a game: it has no [Rules …] line."),
        ("hello", "line 1: A game begins with its [Rules …] line."),
        (b"\xff\xfe", "line 1: This is not text in UTF-8."),
        (b"# \n\xff", "line 2: This is not text in UTF-8."),
    ],
)
@pytest.mark.parametrize("json_too", [False, True])
def test_what_is_no_game_is_refused_in_one_line(file, capsys, content, reason, json_too):
    assert cli.main(["score", *(["--json"] if json_too else []), file(content)]) == 2
    out, err = capsys.readouterr()
    assert err == reason + "\n"
    if json_too:
        assert json.loads(out)["error"] in reason
    else:
        assert out == ""


def test_a_byte_order_mark_does_not_matter(file, capsys):
    assert cli.main(["score", file(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())]) == 0
    assert capsys.readouterr().err == ""


def test_a_missing_file_is_named(tmp_path, capsys):
    path = str(tmp_path / "missing.generala")
    assert cli.main(["score", path]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{path}: No such file or directory\n")


def test_a_folder_is_no_file(tmp_path, capsys):
    assert cli.main(["score", "--json", str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", f"{tmp_path}: Is a directory\n")


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (PermissionError(13, "Permission denied"), "Permission denied"),
        (OSError("it would not open"), "it would not open"),
    ],
)
def test_an_unreadable_file_is_named(monkeypatch, capsys, problem, words):
    def refuse(*_: object) -> object:
        raise problem

    monkeypatch.setattr(Path, "open", refuse)
    assert cli.main(["score", "game.generala"]) == 2
    assert capsys.readouterr() == ("", f"game.generala: {words}\n")


def test_a_dash_is_standard_input():
    done = run("score", "--json", "-", stdin=GOOD.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["rules"] == "generala"


def test_a_reader_who_goes_away_is_no_error():
    many = GOOD.encode() * 400
    with subprocess.Popen(
        [sys.executable, "-m", "generala_desktop", "score", "-"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(many)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_terminal_without_the_characters_shows_their_codes():
    source = text("generala", "12345 =straight").replace("Ana", "Ñandú ☂").encode()
    done = run("score", "-", stdin=source, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"\\xd1and\\xfa \\u2602" in done.stdout
    done = run("score", "-", stdin=b'[Rules "chess 1"]', PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.strip() == rb"line 1: There is no game \u201cchess\u201d."


def test_a_game_that_is_won_when_its_round_ends_says_so(file, capsys):
    assert cli.main(["score", file(text("generala", "66666 !", players=3))]) == 0
    said = "\nServed Generala of Ana: the game ends with this round\n"
    assert capsys.readouterr().out.endswith(said)


def test_json_is_utf_8_whatever_the_terminal():
    source = text("generala", "12345 =straight").replace("Ana", "Ñandú ☂").encode()
    done = run("score", "--json", "-", stdin=source, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert json.loads(done.stdout.decode("utf-8"))["players"][0]["name"] == "Ñandú ☂"


def test_without_a_file_the_usage_is_shown(capsys):
    with pytest.raises(SystemExit) as caught:
        cli.main(["score"])
    assert caught.value.code == 2
    assert "usage: generala-desktop score" in capsys.readouterr().err


def test_questions_are_answered_without_a_screen() -> None:
    for question in cli.QUESTIONS:
        told = run(question, DISPLAY="", QT_QPA_PLATFORM="none")
        assert told.returncode == 0
        assert b"Generala" in told.stdout
    assert __version__.encode() in run("--version").stdout


def test_an_unknown_option_opens_no_window() -> None:
    for options in (("--foo",), ("--new", "-x"), ("-platform", "offscreen", "--foo")):
        told = run(*options)
        assert told.returncode == 2
        assert told.stdout == b""
        assert f"there is no option '{options[-1]}'" in told.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell of Unix")
@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("score - <&-", 2, "-: there is no standard input\n"),
        ("hint - <&-", 2, "-: there is no standard input\n"),
        ("rules >&-", 0, ""),
        ("sheet --rules yacht -o - >&-", 0, ""),
        ("rules --bad >&- 2>&-", 2, ""),
        ("rules >/dev/full", 2, "generala-desktop: error: No space left on device\n"),
        ("rules --json >/dev/full", 2, "generala-desktop: error: No space left on device\n"),
        ("rules | head -1 >/dev/null", 0, ""),
    ],
)
def test_streams_that_fail_are_told_in_a_line(command, status, said):
    if "/dev/full" in command and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    program = f"{shlex.quote(sys.executable)} -m generala_desktop {command}"
    done = subprocess.run(
        ["/bin/sh", "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (status, "", said)
