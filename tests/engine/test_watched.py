"""No process of an engine outlives the engine, and no engine outlives its host."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kiebitz import PASS, Game, create, deal
from kiebitz.engine import EngineFault, ExecPlayer
from tests.engine.engines import PASSES, engine
from tests.engine.processes import await_that, is_running, pids_in

FIRST_VIEW = Game(deal(1)).view(1)
DEAF = "import signal\nfor number in (signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)"


STAYS = "pass"
LEAVES_ITS_SESSION = "os.setsid()"
BECOMES_A_DAEMON = "os.setsid(); os.fork() == 0 or os._exit(0)"
AWAY = [STAYS] if not Path("/proc").exists() else [STAYS, LEAVES_ITS_SESSION, BECOMES_A_DAEMON]


def with_child(file: Path, leave: str = STAYS) -> str:
    """The start of an engine that forks a child; hard to end, both write down who they are first."""
    return (
        f"{DEAF}\n"
        "is_child = os.fork() == 0\n"
        f"if is_child: {leave}\n"
        f"with open({str(file)!r}, 'a') as file: print(os.getpid(), file=file)\n"
        "while is_child: time.sleep(600)\n"
        f"while open({str(file)!r}).read().count(chr(10)) < 2: time.sleep(0.01)"
    )


def asked_once(spec: str) -> ExecPlayer:
    player = create(spec)
    assert isinstance(player, ExecPlayer)
    try:
        assert player.bid(FIRST_VIEW) == PASS
    except EngineFault:
        assert player.engine is not None
        assert player.engine.broken is not None
    return player


@pytest.mark.parametrize("leave", AWAY)
@pytest.mark.parametrize("reply", [PASSES, "sys.exit(3)", "os.abort()", "print('nonsense', flush=True)"])
def test_what_an_engine_has_started_ends_with_it_wherever_it_went(reply: str, leave: str, tmp_path: Path) -> None:
    player = asked_once(engine(reply, start=with_child(tmp_path / "pids", leave)))
    pids = pids_in(tmp_path / "pids", 2)
    player.close()
    await_that(lambda: not any(map(is_running, pids)))


def test_an_engine_behind_a_shell_ends_with_the_shell(tmp_path: Path) -> None:
    command = engine(PASSES, start=with_child(tmp_path / "pids")).removeprefix("exec:")
    player = asked_once(f"exec:sh -c {shlex.quote(f'exec 3<&0; {command} <&3 & exec sleep 600')}")
    pids = pids_in(tmp_path / "pids", 2)
    assert player.engine is not None
    player.engine.stop(0.1)
    await_that(lambda: not any(map(is_running, pids)))


def test_an_engine_that_waits_for_all_its_children_waits_only_for_its_own() -> None:
    player = asked_once(engine(PASSES, start="if os.fork() == 0: os._exit(0)").replace("break", "os.wait(); os.wait()"))
    running = player.engine
    player.close()
    assert running is not None
    assert running.exit_status == 1, "a second child would be the watchman"


def test_an_engine_outlives_the_thread_that_started_it() -> None:
    players: list[ExecPlayer] = []
    thread = threading.Thread(target=lambda: players.append(asked_once(engine(PASSES))))
    thread.start()
    thread.join()
    (player,) = players
    started = player.engine
    assert player.bid(FIRST_VIEW) == PASS
    assert player.engine is started
    player.close()


HOST = """
import os, sys, time
import kiebitz.engine.process
from kiebitz import Game, create, deal
kiebitz.engine.process.QUIT_SECONDS = 0.2
player = create({spec!r})
player.bid(Game(deal(1)).view(1))
if os.fork() == 0:
    del player
    {forked}
print("asked", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("leave", AWAY)
@pytest.mark.parametrize("forked", ["os._exit(0)", "time.sleep(600)"])
def test_no_engine_outlives_a_killed_host_or_ends_with_a_fork_of_it(forked: str, leave: str, tmp_path: Path) -> None:
    """The engine neither reads any more nor minds signals; a fork of the host, too, may still be there."""
    spec = engine(f"{PASSES}; time.sleep(600)", start=with_child(tmp_path / "pids", leave))
    host = subprocess.Popen(
        [sys.executable, "-c", HOST.format(spec=spec, forked=forked)], stdout=subprocess.PIPE, start_new_session=True
    )
    try:
        assert host.stdout is not None
        assert host.stdout.readline() == b"asked\n"
        pids = pids_in(tmp_path / "pids", 2)
        assert all(map(is_running, pids))
        host.kill()
        await_that(lambda: not any(map(is_running, pids)))
    finally:
        os.killpg(host.pid, signal.SIGKILL)
        host.communicate()
