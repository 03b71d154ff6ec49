"""A lock between programs that goes with the program that has it, however that ends.

It is an open transaction on an empty database of its own: SQLite locks files on every system.
"""

from __future__ import annotations

import sqlite3
import weakref
from contextlib import suppress
from pathlib import Path

from kiebitz.errors import Fault
from kiebitz.work.private import make_private_file


class Locked(Fault):
    """Another program has the lock."""


class Lock:
    """Had by this program until `release()`, or until it is forgotten; `Locked` or `OSError` if it cannot be had."""

    def __init__(self, path: Path) -> None:
        self._path = path
        connection = _locked(path)
        while connection is None:
            connection = _locked(path)
        self.release = weakref.finalize(self, connection.close)

    def remove(self) -> None:
        """Release it, and leave no file behind: nobody will want this lock any more."""
        if self.release.alive:
            for path in (self._path.with_name(f"{self._path.name}-journal"), self._path):  # earlier releases left both
                with suppress(OSError):
                    path.unlink()
        self.release()


def _locked(path: Path) -> sqlite3.Connection | None:
    """A connection that has the lock, `None` if the file was removed meanwhile by somebody who had it."""
    make_private_file(path)
    before = _identity(path)
    try:
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise OSError(f"{path}: {error}") from None
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no file beside it, which a kill would leave
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Locked("locked", path=str(path)) from None
        raise OSError(f"{path}: {error}") from None
    if before is None or before != _identity(path):
        connection.close()
        return None
    return connection


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever it is called."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
