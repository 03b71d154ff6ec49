"""Holding a table: one program at a time plays at it."""

from __future__ import annotations

from pathlib import Path

from kiebitz.session.errors import NotStored, TableIsHeld
from kiebitz.work.lock import Lock, Locked


class Hold:
    """A table held by this program until `release`; `TableIsHeld` if somebody else has it."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(path)
        except Locked:
            raise TableIsHeld(path, "another program is playing at this table") from None
        except OSError as error:
            raise NotStored(path, str(error)) from None

    def release(self) -> None:
        """Let others play at the table."""
        self._lock.release()
