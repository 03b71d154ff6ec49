"""What keeps a store well: a copy of it, a thorough check, a smaller file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.session.database import Database
from kiebitz.session.errors import DamagedStore, NoStore, NotStored
from kiebitz.session.files import check_ours
from kiebitz.work.private import make_new_private_file

_PROBLEMS_TOLD: Final = 100
_UNREADABLE: Final = (sqlite3.DatabaseError, UnicodeError)  # SQLite quotes what it cannot understand


@dataclass(frozen=True, slots=True)
class Health:
    """How a store is.

    size      bytes of the file
    tables, games  how many it holds, as far as they can be counted
    problems  what is wrong with it, the first hundred
    """

    size: int
    tables: int | None
    games: int | None
    problems: tuple[str, ...]


def back_up(path: Path, copy: Path) -> None:
    """Copy a store, also while others write to it, to a file that is not there yet, for its owner alone.

    `DamagedStore` if it is not worth it; `NotStored` if there is such a file, or no room for it.
    """
    with _opened(path) as store:
        if (found := _problems(store, "quick_check(1)")) != ():
            raise DamagedStore(path, found[0])
        try:
            make_new_private_file(copy)
            _copy(store, copy)
        except OSError as error:
            raise NotStored(copy, error.strerror or str(error)) from None


def _copy(store: sqlite3.Connection, path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as copy:
            store.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file is all there is to it
        with path.open("rb") as written:
            os.fsync(written.fileno())
    except sqlite3.Error as error:
        path.unlink()
        raise NotStored(path, str(error)) from None


def examine(path: Path) -> Health:
    """Look through a whole store, which is left as it is."""
    with _opened(path) as store:
        problems = _problems(store, f"integrity_check({_PROBLEMS_TOLD})") or _problems(store, "foreign_key_check")
        return Health(path.stat().st_size, _count(store, "tables"), _count(store, "games"), problems)


def compact_store(path: Path) -> tuple[int, int]:
    """Write a store anew without the room that deleted games have left; its size before and after."""
    _check_there(path)
    before = path.stat().st_size
    with closing(Database(path)) as database:
        database.rows("VACUUM")
        database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return before, path.stat().st_size


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A store to be looked at only."""
    _check_there(path)
    check_ours(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except sqlite3.OperationalError as error:
        raise NotStored(path, str(error)) from None
    except _UNREADABLE as error:
        raise DamagedStore(path, str(error)) from None


def _check_there(path: Path) -> None:
    if not path.exists():
        raise NoStore(path, "file-not-there")


def _problems(store: sqlite3.Connection, pragma: str) -> tuple[str, ...]:
    try:
        found = store.execute(f"PRAGMA {pragma}").fetchmany(_PROBLEMS_TOLD)
    except _UNREADABLE as error:
        return (str(error),)
    return tuple(" ".join(map(str, row)) for row in found if row != ("ok",))


def _count(store: sqlite3.Connection, table: str) -> int | None:
    try:
        return int(store.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    except _UNREADABLE:
        return None
