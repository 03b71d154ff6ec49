"""Holding a table: one program at a time plays at it.

A hold is an open transaction on an empty database of its own. SQLite locks files on every system, and such a lock goes
with the program that has it, however that ends.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from kiebitz.session.errors import NotStored, TableIsHeld


class Hold:
    """A table held by this program until `release`; `TableIsHeld` if somebody else has it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise NotStored(path, str(error)) from None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise TableIsHeld(path, "another program is playing at this table") from None
            raise NotStored(path, str(error)) from None

    def release(self) -> None:
        self._connection.close()
