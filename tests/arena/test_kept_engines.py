"""Programs in a match: started once for a seat and worker, and as fresh in every game as if they were started anew."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from kiebitz.arena.chains import play_next
from kiebitz.arena.folder import MatchFolder
from kiebitz.arena.match import Match, Mode
from kiebitz.arena.play import play_deal
from kiebitz.arena.results import PlayedGame
from kiebitz.arena.run import Budget, run
from kiebitz.work.workers import local_workers
from tests.engine.engines import program
from tests.engine.processes import await_that, is_running

PROGRAM = """
import json, os, sys
with open({starts!r}, "a") as file:
    file.write(str(os.getpid()) + chr(10))
def send(**message):
    print(json.dumps(message), flush=True)
is_set, seed, seen = False, 0, 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        seeds = dict(name="seed", type="integer", default=0)
        send(type="hello", protocol=1, name="test", options=[seeds])
    elif kind == "options":
        if is_set:
            {again}
        send(type="ready")
        is_set, seed, seen = True, message["values"]["seed"], 0
    elif kind == "game_over":
        seen += 1
    elif kind == "quit":
        break
    elif "id" in message:
        {reply}
"""
# by its seed, by the games it has seen since it was set up, and by the number of the question
REMEMBERS = 'move = message["legal"][(seed + 7 * seen + message["id"]) % len(message["legal"])]'
ANSWER = 'send(type="answer", id=message["id"], move="pass" if kind == "bid" else move)'


def counted(starts: Path, again: str = "pass", reply: str = f"{REMEMBERS}; {ANSWER}") -> str:
    """An engine that writes its number into a file when it starts, and plays by all that it remembers."""
    return program(PROGRAM.format(starts=str(starts), again=again, reply=reply))


def played(match: Match, folder: Path, deals: int, jobs: int = 1) -> list[PlayedGame]:
    with MatchFolder(folder, match) as kept, local_workers(jobs) as workers:
        run(kept, workers, Budget(deals=deals))
        return [game for unit in kept.units() for game in unit]


def numbers(starts: Path) -> list[int]:
    return [int(line) for line in starts.read_text().split()]


@pytest.mark.parametrize(("mode", "seats"), [(Mode.FULL, 2), (Mode.CARDPLAY, 2)])
def test_an_engine_starts_once_for_each_seat_it_has_and_ends_with_the_match(
    mode: Mode, seats: int, tmp_path: Path
) -> None:
    spec = counted(tmp_path / "starts")
    games = played(Match(mode=mode, players=("rules", spec)), tmp_path / "match", deals=5)
    assert not any(any(game.faults) for game in games)
    assert len(numbers(tmp_path / "starts")) == seats
    assert not any(map(is_running, numbers(tmp_path / "starts")))


def test_each_worker_starts_its_own_and_ends_them(tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts")
    played(Match(mode=Mode.FULL, players=("rules", spec)), tmp_path / "match", deals=8, jobs=2)
    assert len(numbers(tmp_path / "starts")) <= 4
    await_that(lambda: not any(map(is_running, numbers(tmp_path / "starts"))))


def test_games_are_those_of_engines_started_for_each(tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts")
    match = Match(mode=Mode.CARDPLAY, players=(spec, "rules"))
    fresh = [game.record for number in range(4) for game in play_deal(match, number)]
    assert len(numbers(tmp_path / "starts")) == 12  # in the two games of a deal it has three seats
    (tmp_path / "starts").unlink()
    assert [game.record for game in played(match, tmp_path / "match", deals=4)] == fresh
    assert len(numbers(tmp_path / "starts")) == 2


def test_a_list_begins_without_the_memory_of_the_one_before(tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts")
    match = Match(mode=Mode.FULL, players=(spec, "rules"), list_length=3)
    seats = [(table, deal) for table in match.tables(0) for deal in range(3)]
    fresh = [play_next(match, table, deal, None if deal else []).record for table, deal in seats]
    (tmp_path / "starts").unlink()
    assert [game.record for game in played(match, tmp_path / "match", deals=3)] == fresh
    assert len(numbers(tmp_path / "starts")) == 2


def test_our_own_engines_play_as_if_they_were_started_for_each_game(tmp_path: Path) -> None:
    spec = f"exec:{shlex.quote(sys.executable)} -m kiebitz engine random"
    match = Match(mode=Mode.CARDPLAY, players=(spec, "rules"), seed=3)
    fresh = [game.record for number in range(3) for game in play_deal(match, number)]
    assert [game.record for game in played(match, tmp_path / "match", deals=3)] == fresh


@pytest.mark.parametrize(
    "again", ["os._exit(3)", "send(type='error', message='once is enough')", "print('nonsense', flush=True)"]
)
def test_one_that_does_not_begin_anew_is_started_anew(again: str, tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts", again)
    games = played(Match(mode=Mode.CARDPLAY, players=("rules", spec)), tmp_path / "match", deals=4)
    assert not any(any(game.faults) for game in games)
    assert len(numbers(tmp_path / "starts")) == 12
    assert not any(map(is_running, numbers(tmp_path / "starts")))


def test_one_that_broke_down_is_not_kept(tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts", reply="os.abort()")
    games = played(Match(mode=Mode.CARDPLAY, players=("rules", spec)), tmp_path / "match", deals=2)
    assert all(any(game.faults) for game in games)
    assert len(numbers(tmp_path / "starts")) >= len(games)


def test_one_that_answers_twice_is_kept_all_the_same(tmp_path: Path) -> None:
    spec = counted(tmp_path / "starts", reply=f"{REMEMBERS}; {ANSWER}; {ANSWER}")
    games = played(Match(mode=Mode.CARDPLAY, players=("rules", spec)), tmp_path / "match", deals=4)
    assert not any(any(game.faults) for game in games)
    assert len(numbers(tmp_path / "starts")) == 2
