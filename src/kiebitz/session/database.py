"""The SQLite file under the store: opening, versions, transactions, and faults by type.

A transaction that has been committed is on disk (`synchronous=FULL`): it outlives the program and a loss of power.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import fault_of
from kiebitz.session.errors import DamagedStore, ForeignStore, NewerStore, NotStored, StorageFault, UnreadableStore
from kiebitz.session.files import FIRST_TABLES, Footing, beside, check_ours, check_tables, keep_private
from kiebitz.session.schema import MIGRATIONS, migrate, version_of
from kiebitz.session.shared_sync import SharedSync

_SECONDS_TO_WAIT: Final = 10.0  # for another program's transaction, which takes milliseconds


_CHECKED_AT_ONCE: Final = 500_000_000  # bytes; of a larger store only the tables played at are checked at every start
_MISREAD: Final = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError)  # by whoever reads wrong values
_UNREADABLE: Final = {sqlite3.SQLITE_CORRUPT: DamagedStore, sqlite3.SQLITE_NOTADB: ForeignStore}


class Database:
    """One connection, for use from several threads one after the other."""

    def __init__(self, path: Path, *, is_known: bool = False, shares_syncs: bool = False) -> None:
        """Open a file, or make it; it is not looked at more closely if it is known to be in order.

        With `shares_syncs` transactions of several threads are made durable together, each before it returns.
        """
        self.path = path
        self._sync = SharedSync(beside(path)[0]) if shares_syncs else None
        self._lock = threading.RLock()
        with self._faults_named():
            if not is_known:
                check_ours(path)
                keep_private(path)
            self._connection = sqlite3.connect(
                path, timeout=_SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False
            )
            try:
                if not is_known:
                    self._check()
                self._prepare()
            except BaseException:
                self._connection.close()
                raise

    def another(self) -> Database:
        """One more connection to the same file."""
        return Database(self.path, is_known=True)

    def _check(self) -> None:
        """Whether this is a store that we can work with, before anything is written to it."""
        check_tables(self.path, self._connection)
        if version_of(self._connection) > len(MIGRATIONS):
            raise NewerStore(self.path, "file-newer")
        is_small = self.path.stat().st_size <= _CHECKED_AT_ONCE
        for what in ("1",) if is_small else sorted(FIRST_TABLES):  # up to one fault, or one table
            (found,) = self._connection.execute(f"PRAGMA quick_check({what})").fetchone()
            if found != "ok":
                raise DamagedStore(self.path, found.splitlines()[-1])

    def _prepare(self) -> None:
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if self._sync is None else 'NORMAL'}")
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._footing = Footing(self.path)
        if version_of(self._connection) < len(MIGRATIONS):
            with self.transaction():
                migrate(self._connection)
        self._footing = Footing(self.path)

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            self._connection.close()
            if self._sync is not None:
                self._sync.close()

    def rows(self, query: str, *values: object, **named: object) -> list[sqlite3.Row]:
        """The rows that a query finds; its values are those of `?`, or else those of `:name`."""
        with self._lock, self._faults_named():
            try:
                return self._connection.execute(query, named or values).fetchall()
            except OverflowError:  # no row has a number that cannot be stored
                return []

    def execute(self, statement: str, *values: object) -> int:
        """Change rows within a transaction; how many were."""
        return self._connection.execute(statement, values).rowcount

    def insert(self, table: str, row: Mapping[str, Any]) -> int:
        """Add a row within a transaction; its number."""
        marks = ", ".join("?" * len(row))
        statement = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"
        return int(self._connection.execute(statement, tuple(row.values())).lastrowid or 0)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Change all or nothing. What cannot be made durable has not happened, and raises `NotStored`."""
        with self._begun("IMMEDIATE"):
            yield
            self._footing.check()
        if self._sync is not None:  # without the lock, so that others can commit meanwhile
            with self._faults_named():
                self._sync.wait()

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read one state of the file, whatever others write meanwhile; what cannot be understood is its fault."""
        with self.understanding(), self._begun("DEFERRED"):
            yield

    @contextmanager
    def understanding(self) -> Iterator[None]:
        """Make something of what was read; where that cannot be done it raises `UnreadableStore`."""
        try:
            yield
        except StorageFault:
            raise
        except _MISREAD as error:
            raise UnreadableStore(self.path, "file-makes-no-sense", reason=fault_of(error)) from None

    @contextmanager
    def _begun(self, kind: str) -> Iterator[None]:
        with self._lock, self._faults_named():
            self._connection.execute(f"BEGIN {kind}")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:  # the disk, or too long a wait for another program
            raise NotStored(self.path, str(error)) from None
        except sqlite3.Error as error:
            raise _UNREADABLE.get(_code(error), UnreadableStore)(self.path, str(error)) from None
        except UnicodeError as error:  # SQLite quotes what it cannot understand
            raise DamagedStore(self.path, str(error)) from None
        except OSError as error:
            raise NotStored(self.path, error.strerror or str(error)) from None


def _code(error: sqlite3.Error) -> int:
    """SQLite's own number of a fault, without the details above its last byte; 0 for what the module itself refuses."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
