"""Your games, as many as you like: how fast they are imported and searched, and how long a move waits meanwhile.

    python -m benchmarks.games [--games 100000] [--folder FOLDER]

The archive is made of games of the `rules` player against itself, repeated with other names and times, in no order. A
person moves at a table all the while, 100 times a second at most; what counts is the time until a move is on disk. The
target is 50 ms for the 95th percentile. The store lies in the given folder, since much depends on its disk.
"""

from __future__ import annotations

import argparse
import datetime
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kiebitz import Kind, ask, create, deal, format_record, record_of_game, referee
from kiebitz.session import Import, ImportState, Outcome, Place, Query, Question, Role, Settings, Store, Table

DIFFERENT_GAMES = 2000
NAMES = [f"{name}{number}" for name in ("anna", "bernd", "clara", "david", "emil", "frieda") for number in range(80)]
SETTINGS = Settings((Place("Emil"), Place("Anna", "random"), Place("Bernd", "random")), deals=48)
QUERIES = {
    "all": Query(),
    "a frequent name": Query(name="emil7"),
    "a rare name": Query(name="emil77"),
    "nobody's name": Query(name="nobody"),
    "a rare name, lost in defence": Query(name="emil77", role=Role.DEFENDER, outcome=Outcome.WON),
    "null games that were lost": Query(kind=Kind.NULL, outcome=Outcome.LOST),
    "own games": Query(is_own=True),
    "marked games": Query(is_marked=True),
    "half a year": Query(since=datetime.datetime(2012, 1, 1), until=datetime.datetime(2012, 7, 1)),
}


def make_archive(path: Path, games: int, seed: int) -> None:
    """Write the archive."""
    source = random.Random(seed)
    players = [create("rules", seed + seat) for seat in range(3)]
    played = [
        record_of_game(referee(deal(seed * 1_000_003 + number), players).game)
        for number in range(min(games, DIFFERENT_GAMES))
    ]
    with path.open("w") as file:
        for number in range(games):
            first, second, third = source.sample(NAMES, 3)
            when = datetime.datetime(2010, 1, 1) + datetime.timedelta(seconds=source.randrange(10**9 // 4))
            record = replace(
                played[number % len(played)],
                players=(first, second, third),
                game_id=str(number),
                date=when.strftime("%Y-%m-%d/%H:%M:%S/UTC"),
            )
            file.write(format_record(record) + "\n")


def moves_until(store: Store, is_enough: Callable[[], bool]) -> str:
    """Play at a table, and tell how long the person's moves took."""
    seconds = []
    emil = create("random")
    table = Table.begin(store, SETTINGS)
    while not is_enough():
        if table.is_over:
            table.close()
            table = Table.begin(store, SETTINGS)
        awaited = table.step()
        if awaited is None:
            continue
        view = table.view(0).view
        start = time.perf_counter()
        if awaited.question is Question.MOVE:
            table.move(0, ask(emil, view))
        elif awaited.question is Question.CLAIM:
            table.answer_claim(0, True)
        else:
            table.next_deal(0)
        seconds.append(time.perf_counter() - start)
        time.sleep(0.01)
    table.close()
    seconds.sort()
    shares = {"median": 0.5, "95%": 0.95, "99%": 0.99}
    told = [f"{name} {1000 * seconds[int(len(seconds) * share)]:.1f}" for name, share in shares.items()]
    return f"{len(seconds)} moves, {', '.join(told)}, longest {1000 * seconds[-1]:.1f} ms"


def import_while_playing(store: Store, archive: Path) -> None:
    """Import, and tell its speed and that of moves."""
    start = time.perf_counter()
    importing = Import.begin(store, archive)
    moves = moves_until(store, lambda: importing.progress.state is not ImportState.RUNNING)
    seconds, report = time.perf_counter() - start, importing.wait()
    read = report.added + report.known
    print(f"import: {report.added} added, {report.known} known, {report.broken} broken: {read / seconds:,.0f} games/s")
    print(f"  meanwhile {moves}")


def milliseconds(work: Callable[[], object], times: int = 5) -> float:
    """The median of some calls."""
    measured = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        measured.append(time.perf_counter() - start)
    return 1000 * sorted(measured)[times // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        archive = Path(name) / "archive.sgf"
        make_archive(archive, options.games, options.seed)
        with Store(Path(name) / "games.sqlite") as store:
            end = time.monotonic() + 3
            print(f"alone: {moves_until(store, lambda: time.monotonic() > end)}")
            import_while_playing(store, archive)
            import_while_playing(store, archive)
            for label, query in QUERIES.items():
                page = milliseconds(lambda query=query: store.games.search(query))  # type: ignore[misc]
                totals = milliseconds(lambda query=query: store.games.totals(query))  # type: ignore[misc]
                print(f"search {label}: a page {page:.1f} ms, totals {totals:.1f} ms")
            start = time.perf_counter()
            count = sum(1 for _ in store.games.export())
            print(f"export: {count / (time.perf_counter() - start):,.0f} games/s")


if __name__ == "__main__":
    main()
