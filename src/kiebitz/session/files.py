"""The files of the store: whether they are ours, for their owner alone, and still those that were opened.

Nothing here opens the database but through SQLite: whoever closes such a file otherwise ends the locks that this
program has on it.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kiebitz.session.errors import ForeignStore, StoreGone
from kiebitz.session.schema import MIGRATIONS
from kiebitz.work.private import make_private_file, make_private_folder, tighten

FIRST_TABLES: Final = frozenset(statement.split()[2] for statement in MIGRATIONS[0])  # which every store has

_OWN_FOLDER: Final = "kiebitz"
_OWN_FILES: Final = ("kiebitz", "games.sgf", "web-", "table.json")  # what all that we keep there begins with
_BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite puts beside its file


def check_ours(path: Path) -> None:
    """`ForeignStore` if there is a file which is no store; it is looked at and left as it is."""
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            check_tables(path, connection)
    except (sqlite3.DatabaseError, UnicodeError) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise ForeignStore(path, "file-no-database") from None
        # Else it is damaged, or somebody is writing just now; opening it will tell.


def check_tables(path: Path, connection: sqlite3.Connection) -> None:
    """`ForeignStore` if a database holds what no store does; an empty one may become a store."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if names >= FIRST_TABLES:
        return
    logged = _tables_in_log(path)
    if (names or version or logged) and not logged & FIRST_TABLES:
        raise ForeignStore(path, "file-of-other-program")


def _tables_in_log(path: Path) -> set[str]:
    """Tables that perhaps stand only in the log, from which the next who opens the file takes them."""
    log = beside(path)[0]
    found = re.findall(rb'CREATE TABLE "?(\w+)', log.read_bytes()) if log.exists() else []
    return {name.decode() for name in found}


def beside(path: Path) -> list[Path]:
    """What SQLite may have put beside a database."""
    return [path.with_name(path.name + ending) for ending in _BESIDE]


def keep_private(path: Path) -> None:
    """Make the file if it is not there, and take all rights of others at it and its folder.

    A folder that is there keeps its mode, unless it is the data folder and holds nothing that others put there.
    """
    folder = path.parent
    make_private_folder(folder)
    if folder.name == _OWN_FOLDER and all(each.name.startswith(_OWN_FILES) for each in folder.iterdir()):
        tighten(folder)
    for each in beside(path):
        tighten(each)
    make_private_file(path)


class Footing:
    """The files that a connection stands on, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = {file: found for file in (path, *beside(path)[:2]) if (found := _identity(file))}

    def check(self) -> None:
        """`StoreGone` if one of them is not there any more: what is written would be lost with the program's end."""
        if any(_identity(file) != known for file, known in self._files.items()):
            raise StoreGone(self._path, "file-gone")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
