"""One `fsync` for many: whoever waits for the disk at the same time waits for the same answer of it.

A disk takes milliseconds to make sure of something, whether one move or fifty. While it does so for some, others commit
and wait; then it does so once for all of these.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path


class SharedSync:
    """Makes the log of a database durable. `count` says how often the disk was asked."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._file: int | None = None
        self._turn = threading.Condition()
        self._asked = 0
        self._done = 0
        self._is_busy = False
        self.count = 0

    def wait(self) -> None:
        """Return when all that was written before is on disk; `OSError` if the disk cannot say so."""
        with self._turn:
            self._asked += 1
            mine = self._asked
            while self._done < mine:
                if self._is_busy:
                    self._turn.wait()
                else:
                    self._sync()

    def _sync(self) -> None:
        """Ask the disk for all that wait now, who can go on asking meanwhile; the lock is held before and after."""
        upto = self._asked
        self._is_busy = True
        self._turn.release()
        try:
            if self._file is None:
                self._file = os.open(self._log, os.O_RDONLY)
            os.fdatasync(self._file)
        finally:
            self._turn.acquire()
            self._is_busy = False
            self._turn.notify_all()
        self._done = upto
        self.count += 1

    @property
    def waiting(self) -> int:
        """How many wait for the disk now."""
        return self._asked - self._done

    def close(self) -> None:
        """Wait for nothing more."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
