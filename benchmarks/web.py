"""How soon the server acknowledges a person's move while computer players think at other tables.

    python -m benchmarks.web                          # 500 moves, four tables of three kermit:level=5 thinking
    python -m benchmarks.web --moves 2000 --tables 8 --player kermit
    python -m benchmarks.web --import 300000          # and so many games come in meanwhile
    python -m benchmarks.web --tables 0 --reviews 20  # reviews are made meanwhile, one after the other
    python -m benchmarks.web --tables 0               # nobody thinks: what the rest takes

`kiebitz serve` runs as a process of its own with its store on disk. The owner looks at the tables that think, and plays
at another one with players by rules: a move as soon as one is asked for, no faster than the server allows. A move is
acknowledged when it is on disk and `done` has arrived; the disk is that of temporary files, and TMPDIR=/dev/shm does
without one. The load is told too, since on a busy machine everybody waits.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path

from kiebitz import format_record
from kiebitz.session import FILE_NAME, Place, Query, Settings, Store, Table
from kiebitz.web.connection import MESSAGES_A_SECOND
from tests.session.collected import game_record, put
from tests.web.people import plain_decision
from tests.web.serving import Server, serving
from tests.web.tabs import Tab, ask, ask_as_owner, begin, owner

PEOPLE = ("Anna", "Bernd", "Clara")
BOUND = 50.0  # milliseconds, for 95 moves of 100


def begin_thinking_tables(folder: Path, tables: int, player: str) -> list[int]:
    places = tuple(Place(name, player) for name in PEOPLE)
    begun = []
    with Store(folder / FILE_NAME) as store:
        for seed in range(tables):
            with Table.begin(store, Settings(places, 48, seed=seed)) as table:
                begun.append(table.id)
    return begun


def look_on(server: Server, tables: list[int]) -> None:
    """Take whatever comes from these tables, as pages do."""
    for tab in [Tab(server, table) for table in tables]:
        threading.Thread(target=tab.closing).start()


def measure(server: Server, moves: int) -> list[float]:
    """The seconds until each move was acknowledged."""
    source = random.Random(1)
    seconds: list[float] = []
    while len(seconds) < moves:
        tab = Tab(server, begin(server, "rules", "rules", deals=36, seed=len(seconds)))
        while len(seconds) < moves and not tab.until_asked()["isOver"]:
            decision = plain_decision(tab.sight, source) | {"at": tab.at}
            start = time.perf_counter()
            answer = tab.answer_to(tab.say(**decision))
            took = time.perf_counter() - start
            assert answer["type"] == "done", answer
            seconds.append(took)
            time.sleep(max(0.0, 1 / MESSAGES_A_SECOND - took))
        tab.close()
    return seconds


def begin_import(server: Server, games: int) -> int:
    """Begin to import so many games, which differ only in their numbers; the number of the import."""
    record = game_record(1)
    lines = (format_record(replace(record, game_id=str(number))) for number in range(games))
    answer = ask(server, "POST", "/api/imports", "\n".join(lines).encode(), owner(server))
    return int(answer.json["import"])


def begin_reviews(server: Server, folder: Path, games: int) -> list[str]:
    """Ask for reviews of so many games, which differ; where they are asked for."""
    with Store(folder / FILE_NAME) as store:
        put(store, *(game_record(number) for number in range(games)))
        paths = [f"/api/games/{game.id}/review" for game in store.games.search(Query(is_own=False), games)]
    for path in paths:
        ask_as_owner(server, "POST", path, {})
    return paths


def reviews_done(server: Server, paths: list[str]) -> int:
    return sum(ask_as_owner(server, "GET", path)["state"] == "done" for path in paths)


def moves_made(folder: Path, tables: list[int]) -> int:
    with Store(folder / FILE_NAME) as store:
        return sum(len(each.game.moves) for table in tables for each in store.load(table).state.rounds)


def report(seconds: list[float]) -> None:
    ordered = sorted(1000 * each for each in seconds)
    p50, p95, p99 = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95, 0.99))
    print(
        f"{len(ordered)} moves acknowledged: p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, longest {ordered[-1]:.1f} ms"
    )
    print(f"p95 is {'within' if p95 <= BOUND else 'ABOVE'} the bound of {BOUND:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--tables", type=int, default=4, help="tables that think")
    parser.add_argument("--import", type=int, default=0, dest="games", help="games that are imported meanwhile")
    parser.add_argument("--reviews", type=int, default=0, help="games that are reviewed meanwhile, at most 20")
    parser.add_argument("--player", default="kermit:level=5", help="who thinks there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        thinking = begin_thinking_tables(home / "kiebitz", options.tables, options.player)
        with serving(home) as server:
            pages = multiprocessing.get_context("fork").Process(target=look_on, args=[server, thinking])
            pages.start()
            number = begin_import(server, options.games) if options.games else None
            reviews = begin_reviews(server, home / "kiebitz", options.reviews)
            seconds = measure(server, options.moves)
            if number is not None:
                progress = ask_as_owner(server, "GET", f"/api/imports/{number}")
                print(f"an import is {progress['state']}: {progress['added']} games of {options.games}")
            if reviews:
                print(f"{reviews_done(server, reviews)} reviews of {len(reviews)} were made meanwhile")
            server.kill()
            pages.join()
        decisions = moves_made(home / "kiebitz", thinking)
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        print(f"{options.tables} tables of three {options.player} made {decisions} decisions meanwhile")
        report(seconds)


if __name__ == "__main__":
    main()
