"""Decisions and searches that end early: another thread cancels them, time runs out, or the program ends."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz import Cancellable, Cancelled, Game, Recipe, Solver, create, deal, parse_contract
from kiebitz.players.combined import Combined
from kiebitz.players.rules import RulesPlayer
from kiebitz.solver import TableKind
from tests.endless import Endless
from tests.games import game_with_contract
from tests.solver.make_deals import PLAIN

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # for a busy machine; what is waited for takes milliseconds

NO_TECHNIQUES = replace(PLAIN, table=TableKind.NONE)


def opening() -> Game:
    return game_with_contract(parse_contract("C"), 1, deal(1))


def ending() -> Game:
    """The last tricks, in which few worlds fit; forehand is in turn."""
    game = opening()
    while game.turn != 0 or len(game.view(0).plays) < 21:
        game.push(game.legal_moves()[0])
    return game


def outcomes_when_cancelled(work: Callable[[], object], cancel: Callable[[], None], callers: int = 1) -> list[object]:
    """What endless work on other threads ends with. Cancelling ends only what has begun, so it is repeated."""
    outcomes: list[object] = []

    def run() -> None:
        try:
            outcomes.append(work())
        except Exception as error:
            outcomes.append(type(error))

    threads = [threading.Thread(target=run, daemon=True) for _ in range(callers)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + PATIENCE
    while len(outcomes) < callers and time.monotonic() < end:
        time.sleep(0.01)
        cancel()
    return outcomes


@pytest.mark.parametrize("threads", [1, 2])
def test_a_decision_can_be_cancelled_and_the_player_asked_again(threads: int) -> None:
    view = opening().view(0)
    player = Endless(threads)
    for _ in range(2):
        assert outcomes_when_cancelled(lambda: player.play(view), player.cancel) == [Cancelled]
    assert player.evidence(ending().view(0)).is_full


def test_a_search_can_be_cancelled_and_the_solver_asked_again() -> None:
    position = opening().position
    assert position is not None
    solver = Solver(techniques=NO_TECHNIQUES)
    for _ in range(2):
        assert outcomes_when_cancelled(lambda: solver.solve(position), solver.cancel) == [Cancelled]
    assert not solver.solve(position, node_limit=1000).is_exact


def test_who_waits_for_a_busy_solver_can_be_cancelled_too() -> None:
    position = opening().position
    assert position is not None
    solver = Solver(techniques=NO_TECHNIQUES)
    assert outcomes_when_cancelled(lambda: solver.solve(position), solver.cancel, callers=3) == [Cancelled] * 3


def test_cancelling_where_nothing_is_under_way_changes_nothing() -> None:
    view = opening().view(0)
    player = Recipe(worlds=3).player()
    before = player.evidence(view)
    player.cancel()
    assert player.evidence(view) == before


@pytest.mark.parametrize("name", ["kermit", "ddss", "achieve", "recursive:20000", "uct", "rules+kermit"])
def test_players_that_search_can_be_cancelled(name: str) -> None:
    assert isinstance(create(name), Cancellable)


def test_a_combined_player_passes_it_on() -> None:
    view = opening().view(0)
    player = Combined(RulesPlayer(), Endless())
    assert outcomes_when_cancelled(lambda: player.play(view), player.cancel) == [Cancelled]


# The end of the program. A slow last object leaves threads time to ask for the interpreter lock when it is too late.

SCRIPT = """
import atexit, os, threading, time
def late():
    try:
        kiebitz.solve(kiebitz.parse_position("CJ.SJ/CA.C7/ST.S7/D7.D8 G 2"))
    except kiebitz.Cancelled as error:
        print("refused:", error)
{before}
import kiebitz
from tests.endless import Endless
from tests.unit.test_stop import NO_TECHNIQUES, opening

class Slow:
    def __del__(self, sleep=time.sleep):
        sleep(0.3)

slow = Slow()
position = opening().position

def start(work, daemon=True):
    threading.Thread(target=work, daemon=daemon).start()
    time.sleep(0.1)

{work}
print("end", flush=True)
"""


def output_of(work: str, before: str = "") -> list[str]:
    """What a program prints that does this and ends; that must be in peace and soon."""
    script = SCRIPT.format(work=work, before=before)
    command = [sys.executable, "-W", "ignore", "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "work",
    [
        "start(lambda: Endless().play(opening().view(0)))",
        "start(lambda: Endless(threads=2).play(opening().view(0)))",
        "start(lambda: kiebitz.create('kermit:20000').play(opening().view(0)))",
        "start(lambda: kiebitz.Solver(techniques=NO_TECHNIQUES).solve(position))",
        "start(lambda: list(kiebitz.solve_many([position] * 9, techniques=NO_TECHNIQUES, threads=2)))",
        "solutions = kiebitz.solve_many([position] * 999, threads=2); next(solutions)",
    ],
    ids=["decision", "decision on two threads", "kermit", "search", "batch", "batch between answers"],
)
def test_the_program_ends_in_peace_whatever_is_left_behind(work: str) -> None:
    quiet = "threading.excepthook = lambda arguments: None\n"  # the thread learns that it was cancelled
    assert output_of(quiet + work) == ["end"]


def test_it_ends_in_peace_with_work_that_cannot_be_stopped() -> None:
    unstoppable = "start(lambda: kiebitz._core.Position(4, 0, opening().position.hands).perft(30))"
    assert output_of(unstoppable) == ["end"]


def test_it_ends_in_peace_after_decisions_that_the_referee_gave_up() -> None:
    work = """
class Untimed(Endless):
    set_time_left = None
players = [Untimed() for _ in range(3)]
print(len(kiebitz.referee(kiebitz.deal(7), players, 0.2).faults))
"""
    assert output_of(work) == ["1", "end"]


def test_work_is_refused_when_the_program_is_ending() -> None:
    assert output_of("", before="atexit.register(late)") == ["end", "refused: the program is ending"]


def test_a_thread_that_the_program_waits_for_finishes_its_work() -> None:
    work = "start(lambda: (time.sleep(0.3), print(kiebitz.solve(position).is_exact)), daemon=False)"
    assert output_of(work) == ["end", "True"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_child_does_not_wait_for_work_of_its_parent() -> None:
    work = """
threading.excepthook = lambda arguments: None
start(lambda: kiebitz.Solver(techniques=NO_TECHNIQUES).solve(position))
child = os.fork()
if child == 0:
    print(kiebitz.solve(position, node_limit=100).nodes > 0)
else:
    print(os.waitpid(child, 0)[1])
"""
    assert output_of(work) == ["True", "end", "0", "end"]
