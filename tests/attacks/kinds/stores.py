"""Stores with flipped bytes, cut short, with pages exchanged, other logs, foreign tables and values that make no sense.

Whatever the file is, opened it works or raises a `StorageFault`. A file that is refused is as it was found, and one
that was opened tells the same when it is opened again, and can still be opened after it was played at.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final

from kiebitz.formats.iss import check_record, parse_record
from kiebitz.session import (
    FILE_NAME,
    Place,
    Refused,
    Settings,
    StorageFault,
    Store,
    Subject,
    Table,
)
from kiebitz.session.game_row import row_of_record
from tests.folders import quick_folder

USUAL: Final = 100
THOROUGH: Final = 1000

_RECORDS: Final = (Path(__file__).parents[3] / "data/records/iss_sample.sgf").read_text().splitlines()[:4]
_PLAYERS: Final = tuple(Place(name, "random") for name in ("Anna", "Bernd", "Clara"))
_TABLES: Final = ("tables", "places", "deals", "moves", "marks", "games", "records", "reviews")
_PAGE: Final = 4096
_JUNK: Final = [
    None,
    "",
    "?",
    "C",
    -1,
    0,
    7,
    2**63 - 1,
    -(2**63),
    0.5,
    float("inf"),
    b"",
    b"\xff",
    "9" * 5000,
    "\ud7ff\0",
]


def attack(source: Random, count: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    sound = _sound_store()
    for _ in range(count):
        with quick_folder() as folder:
            path = folder / FILE_NAME
            path.write_bytes(sound)
            source.choice(_SPOILING)(source, path)
            outcomes[_outcome(path)] += 1
    return outcomes


def _sound_store() -> bytes:
    """A store with a finished table, one that goes on, imported games and a review."""
    with quick_folder() as folder:
        path = folder / FILE_NAME
        with Store(path) as store:
            _play(store, Settings(_PLAYERS, deals=1, seat=0, seed=1))
            _play(store, Settings(_PLAYERS, deals=9, seed=1))
            records = [parse_record(line) for line in _RECORDS]
            store.games.add([row_of_record(record, check_record(record)) for record in records])
            store.reviews.keep(Subject.of_collected(store.games.get(1)), "judge", "{}")
        return path.read_bytes()


def _play(store: Store, settings: Settings) -> None:
    with Table.begin(store, settings) as table:
        while not table.is_over and not table.view(None).finished:
            table.step()


def _outcome(path: Path) -> str:
    before = path.read_bytes()
    try:
        first = _asked(path)
    except StorageFault as fault:
        assert path.read_bytes() == before, f"a store that was refused has changed: {fault}"
        return type(fault).__name__
    assert _asked(path) == first, "a store that was only asked tells something else the second time"
    _play_on(path)
    Store(path).close()
    return "works in part" if "fault" in first else "works"


def _asked(path: Path) -> list[str]:
    """Ask a store for all that it has; what it tells, or that it refused."""
    with Store(path) as store:
        return [_told(ask) for ask in _questions(store)]


def _play_on(path: Path) -> None:
    with Store(path) as store, suppress(StorageFault, Refused), Table.resume(store, 2) as table:
        table.step()


def _questions(store: Store) -> Iterator[Callable[[], object]]:
    yield lambda: store.games.totals()
    yield lambda: list(store.games.export())
    yield lambda: [game.names for game in store.games.search()]
    yield lambda: [summary.id for summary in store.summaries()]
    yield lambda: len(store.load(1).state.rounds)
    yield lambda: len(store.load(2).state.rounds)
    for number in (1, 2, 3):
        yield lambda number=number: store.games.get(number).listed.names  # type: ignore[misc]
    yield lambda: store.reviews.get(Subject.of_collected(store.games.get(1)))


def _told(ask: Callable[[], object]) -> str:
    try:
        return str(ask())
    except StorageFault:
        return "fault"


# -- what is tried -----------------------------------------------------------------------------------------------------


def _flip(source: Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(source.choice((1, 1, 5, 100))):
        content[source.randrange(len(content))] = source.randrange(256)
    path.write_bytes(content)


def _flip_start(source: Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[source.randrange(108)] = source.randrange(256)
    path.write_bytes(content)


def _cut(source: Random, path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: source.choice((source.randrange(len(content)), _PAGE * source.randrange(9)))])


def _lengthen(source: Random, path: Path) -> None:
    path.write_bytes(path.read_bytes() + source.randbytes(source.choice((1, 100, _PAGE))))


def _exchange_pages(source: Random, path: Path) -> None:
    content = path.read_bytes()
    pages = [content[start : start + _PAGE] for start in range(0, len(content), _PAGE)]
    place = source.randrange(len(pages))
    pages[place] = source.choice((source.choice(pages), bytes(_PAGE), source.randbytes(_PAGE)))
    path.write_bytes(b"".join(pages))


def _put_log(source: Random, path: Path) -> None:
    ending = source.choice(("-wal", "-shm", "-journal"))
    beginnings = {"-wal": bytes.fromhex("377f0682002de218"), "-shm": b"", "-journal": bytes.fromhex("d9d505f920a163d7")}
    path.with_name(path.name + ending).write_bytes(beginnings[ending] + source.randbytes(source.randrange(9000)))


def _change_value(source: Random, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        table = source.choice(_TABLES)
        column = source.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])
        with suppress(sqlite3.Error), connection:
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (source.choice(_JUNK),))


def _change_tables(source: Random, path: Path) -> None:
    table = source.choice(_TABLES)
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.Error), connection:
        connection.execute(
            source.choice(
                (
                    f"DROP TABLE {table}",
                    f"ALTER TABLE {table} RENAME TO others",
                    f"DELETE FROM {table}",
                    "CREATE TABLE others (id)",
                    f"CREATE TRIGGER t BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'no'); END",
                    f"PRAGMA user_version = {source.randrange(9)}",
                    "PRAGMA application_id = 7",
                    "DROP INDEX games_in_time",
                )
            )
        )


def _replace(source: Random, path: Path) -> None:
    path.write_bytes(source.choice((b"", b"SQLite format 3\0", source.randbytes(5000), b"a letter" * 900)))


_SPOILING: Final = [
    *(_flip, _flip, _flip_start, _cut, _lengthen, _exchange_pages, _put_log),
    *(_change_value, _change_value, _change_tables, _replace),
]
