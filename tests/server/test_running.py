"""Starting and ending a server: its address, its port, its signals, and the processes it leaves behind."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tools.serving import START, RunningServer, Visitor

from tests.server.fixtures import Start, only_sqlite
from tests.server.players import ME, Player, sit

needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="reads processes from /proc")


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, "-c", START, "serve", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def test_a_taken_port_is_one_line_and_a_failure(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = serve("--data", str(tmp_path / "data"), "--port", port)
    assert done.returncode == 2
    assert (done.stdout + done.stderr).count("\n") == 1
    assert f"port {port} is taken" in done.stdout + done.stderr


@only_sqlite
def test_a_start_prints_the_address_and_a_second_one_names_it(tmp_path: Path, start: Start) -> None:
    server = start()
    assert server.address == f"http://127.0.0.1:{server.port}"
    done = serve("--data", str(tmp_path / "data"), "--port", "0")
    assert done.returncode == 0
    assert server.address in done.stdout
    assert Visitor(server.address).ask("GET", "/health").status == 200
    server.stop()


@pytest.mark.long
def test_of_several_starts_at_once_one_serves_and_the_others_name_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, "serve", "--data", str(tmp_path / "data"), "--port", "0"]
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    started = [subprocess.Popen(command, env=environment, text=True, **pipes) for _ in range(3)]  # type: ignore[call-overload]
    try:
        lines = [process.stdout.readline() for process in started]
        named = [line.split()[-1] for line in lines if "http" in line]
        assert len(set(named)) == 1, lines
        assert all("http" in line or "another server" in line for line in lines)
        assert Visitor(named[0]).ask("GET", "/health").status == 200
        serving = [line.startswith("Atol is running") for line in lines]
        assert serving.count(True) == 1, lines
        for process, serves in zip(started, serving, strict=True):
            assert process.poll() is None if serves else process.wait(timeout=30) in (0, 2)
    finally:
        for process in started:
            process.kill()
            process.wait()
            process.stdout.close()


@pytest.mark.long  # a few kills, with a start after each, are among the short tests
def test_a_start_after_a_crash_does_not_name_the_dead_server(start: Start) -> None:
    server = start()
    server.kill()
    again = start()
    assert Visitor(again.address).ask("GET", "/health").status == 200
    again.stop()


LARGE_AND_GONE = """
from pathlib import Path
from atol.server.run import give_large_memory_back

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

give_large_memory_back()
before, kept = memory(), []
for _ in range(3):
    large = b"x" * 9_000_000
    kept.append(b"x" * 2_000)  # that lives on behind it
    del large
print(memory() - before)
"""


@needs_proc
def test_memory_of_large_answers_goes_back_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", LARGE_AND_GONE], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 4_000_000


# ---- ending


def children_of(process: int) -> set[int]:
    children = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # ended meanwhile
        if int(fields[1]) == process:
            children.add(int(stat.parent.name))
    return children


def thinking(start: Start) -> tuple[RunningServer, Player, set[int]]:
    """A server with an open connection and a bot that thinks for long, in which processes."""
    server = start()
    ala = Visitor(server.address, "Ala")
    player = sit(ala, ala.begin(ME, {"kind": "here", "name": "Ola"}))
    player.say("hint", seat=player.seat, version=0)
    player.hear("hint")  # so the processes for bots run
    player.say("stand_in", seat=player.seat, bot="search:10000")
    player.hear("update")
    workers = children_of(server.process.pid)
    assert workers
    return server, player, workers


def demand_gone(process: int) -> None:
    """Wait until a process that is not our child has ended."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([handle], [], [], 20)
    os.close(handle)
    assert ended


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
def test_a_signal_ends_the_server_in_good_order(start: Start, how: signal.Signals) -> None:
    server, player, workers = thinking(start)
    server.process.send_signal(how)
    assert server.process.wait(timeout=10) == 0
    assert player.closed() in (1001, 1006, 1012)
    player.socket.close()
    for worker in workers:
        demand_gone(worker)
    assert server.log.read_text() == ""
    assert not (server.data / "address").exists()


@needs_proc
def test_no_process_outlives_a_server_that_was_killed(start: Start) -> None:
    server, player, workers = thinking(start)
    server.kill()
    player.socket.close()
    for worker in workers:
        demand_gone(worker)
