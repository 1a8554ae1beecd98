"""`atol play` and its menu."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from atol.cli.playing import data_folder
from atol.core import record, registry
from tests.cli.calling import Call, overlay_file, saved, saves
from tests.example import EXAMPLE, GAME, overlay_text

NUMBER = str(list(registry.metas()).index(EXAMPLE) + 1)

# ---- the menu


@pytest.mark.parametrize("choice", [NUMBER, EXAMPLE, f" {EXAMPLE} ", f"9\nchess\n{NUMBER}"])
def test_the_menu_starts_a_game_by_number_or_name(call: Call, tmp_path: Path, choice: str) -> None:
    answer = call("play", text=f"{choice}\ngreedy,random\nquit\n")
    assert answer.code == 0
    assert "Which game?" in answer.out
    assert f"{GAME.meta.names['en']}, 2–4 players, 30–45 minutes" in answer.out
    assert saved(saves(tmp_path)[0]).players == ["person Player", "bot greedy", "bot random"]


def test_the_menu_has_an_opponent_ready(call: Call, tmp_path: Path) -> None:
    assert call("play", text="1\n\nquit\n").code == 0
    assert saved(saves(tmp_path)[0]).players == ["person Player", "bot medium"]


@pytest.mark.parametrize("text", ["", "\n", "  \n", "1\n"])
def test_the_menu_can_be_left(call: Call, tmp_path: Path, text: str) -> None:
    answer = call("play", text=text)
    assert (answer.code, answer.err) == (0, "")
    assert saves(tmp_path) == []


@pytest.mark.parametrize("opponents", ["clever", "greedy,greedy,greedy,greedy"])
def test_wrong_opponents_give_one_line(call: Call, opponents: str) -> None:
    answer = call("play", text=f"{EXAMPLE}\n{opponents}\n")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1


def test_the_menu_speaks_polish(call: Call) -> None:
    assert "W co gramy?" in call("play", "--lang", "pl").out


# ---- playing


def test_a_match_with_piped_moves_is_played_to_its_end(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "end.atol"
    answer = call("play", EXAMPLE, "--seats", "me:Ala,greedy", "--save", file, text="1\n" * 200)
    assert (answer.code, answer.err) == (0, "")
    assert "Fair shuffle checked" in answer.out
    assert "> 1\n" in answer.out
    assert record.verify(saved(file)).over
    assert saved(file).shuffle == "keyed"


def test_the_end_of_input_saves_the_match(call: Call, tmp_path: Path) -> None:
    answer = call("play", EXAMPLE)
    assert (answer.code, answer.err) == (0, "")
    assert [saved(file).result for file in saves(tmp_path)] == ["running"]
    assert str(saves(tmp_path)[0]) in answer.out.replace("\n", "")


def test_the_folder_for_matches_is_the_system_s_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ATOL_HOME")
    assert data_folder().name == "atol"


def test_a_seed_gives_a_known_deal(call: Call, tmp_path: Path) -> None:
    files = [tmp_path / "a.atol", tmp_path / "b.atol", tmp_path / "c.atol"]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        call("play", EXAMPLE, "--seats", "me,greedy", "--seed", seed, "--save", file, text="1\n1\n1\n1\n")
    assert saved(files[0]) == saved(files[1])
    assert saved(files[0]).seed == "7"
    assert saved(files[0]).moves != saved(files[2]).moves or saved(files[0]).commitment != saved(files[2]).commitment


def test_a_saved_match_is_resumed_where_it_was_left(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "left.atol"
    call("play", EXAMPLE, "--seats", "me,greedy", "--save", file, text="1\n" * 6)
    before = saved(file)
    call("play", "--resume", file, text="1\n")
    after = saved(file)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    other = tmp_path / "other.atol"
    call("play", "--resume", file, "--save", other, text="1\n" * 200)
    assert record.verify(saved(other)).over
    assert saved(file) == after


def test_options_are_set_with_set_mode_and_opponent(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "set.atol"
    call("play", EXAMPLE, "--set", "points=hidden", "--set", "setup=free", "--save", file)
    assert saved(file).options == {"setup": "free", "points": "hidden"}
    call("play", EXAMPLE, "--opponent", "points:hidden", "--save", file)
    assert saved(file).options["points"] == "hidden"


def test_an_overlay_changes_the_cards(call: Call, tmp_path: Path) -> None:
    overlay = overlay_file(tmp_path, overlay_text('{"start": {"start": {"points": 9}}}'))
    file = tmp_path / "mine.atol"
    answer = call("play", EXAMPLE, "--seats", "me,greedy", "--overlay", overlay, "--save", file)
    assert "Player" in answer.out
    assert "· 9 pts" in answer.out
    kept = saved(file).overlay
    assert kept is not None
    assert kept.edition == "mine"


def test_play_speaks_polish(call: Call) -> None:
    answer = call("play", EXAMPLE, "--lang", "pl", "--seats", "me,greedy", text="pomoc\nwyjdź\n")
    assert "Gracz, co robisz?" in answer.out
    assert "wyjdź z partii; zostanie zapisana" in answer.out


# ---- as a process of its own


PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from atol.cli import main
sys.argv[0] = "atol"
main()
"""


def start(*words: str | Path, stdin: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *[str(word) for word in words]],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def read_until_asked(process: subprocess.Popen[bytes], times: int) -> bytes:
    """What the process printed until it asked for a move that many times."""
    assert process.stdout is not None
    printed = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while printed.count(b"\n> ") < times:
            assert selector.select(timeout=60), printed
            part = os.read(process.stdout.fileno(), 65536)
            assert part, printed
            printed += part
    return printed


def test_play_without_any_input_exits_well() -> None:
    process = start("play", EXAMPLE, stdin=subprocess.DEVNULL)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"Match saved in" in out


def test_an_interrupt_saves_the_match_and_exits_130(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.atol"
    with start("play", EXAMPLE, "--seats", "me,me:Ola", "--save", file, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = read_until_asked(process, times=2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    assert b"places red on b2" in shown
    assert b"Match saved in" in out
    assert len(saved(file).moves) == 1
    assert saved(file).result == "running"


def test_a_closed_output_saves_the_match_and_exits_141(tmp_path: Path) -> None:
    file = tmp_path / "unread.atol"
    with start("play", EXAMPLE, "--seats", "greedy,random", "--save", file, stdin=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(timeout=60) == 141
    assert saved(file).game == EXAMPLE


def test_a_match_that_cannot_be_saved_is_an_error(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = call("play", EXAMPLE, "--save", tmp_path / "file" / "match.atol")
    assert answer.code == 1
    assert "could not be saved" in answer.out


def test_a_resumed_match_shows_the_end_of_its_log(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "long.atol"
    call("play", EXAMPLE, "--seats", "me,greedy", "--seed", "3", "--save", file, text="1\n" * 30)
    shown = call("play", "--resume", file).out
    told = [line for line in shown.splitlines() if line.startswith("· ")]
    assert len(saved(file).moves) > 20
    assert 3 < len(told) < 20
