"""Holding a table: one program at a time plays at it."""

from __future__ import annotations

from pathlib import Path

from kiebitz.session.errors import NotStored, TableIsHeld
from kiebitz.work.lock import Lock, Locked
from kiebitz.work.private import make_private_folder, tighten


class Hold:
    """A table held by this program until `release`; `TableIsHeld` if somebody else has it."""

    def __init__(self, path: Path) -> None:
        try:
            make_private_folder(path.parent)
            tighten(path.parent)  # for whatever earlier releases left in it
            self._lock = Lock(path)
        except Locked:
            raise TableIsHeld(path, "table-held") from None
        except OSError as error:
            raise NotStored(path, str(error)) from None

    def release(self) -> None:
        """Let others play at the table."""
        self._lock.release()

    def end(self) -> None:
        """Release a table that nobody will play at any more: nothing is left of the hold."""
        self._lock.remove()
