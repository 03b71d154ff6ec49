"""A lock between programs that goes with the program that has it, however that ends.

It is an open transaction on an empty database of its own: SQLite locks files on every system.
"""

from __future__ import annotations

import sqlite3
import weakref
from pathlib import Path


class Locked(ValueError):
    """Another program has the lock."""


class Lock:
    """Had by this program until `release()`, or until it is forgotten; `Locked` or `OSError` if it cannot be had."""

    def __init__(self, path: Path) -> None:
        try:
            self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise OSError(f"{path}: {error}") from None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Locked(f"another program has the lock {path}") from None
            raise OSError(f"{path}: {error}") from None
        self.release = weakref.finalize(self, self._connection.close)
