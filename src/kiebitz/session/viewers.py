"""Those who watch a table: each is told what its place may hear, in the order of events."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from kiebitz.session.events import Event
from kiebitz.session.table_view import TableView

Listener: TypeAlias = Callable[[Event, TableView], None]

_log: Final = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Viewer:
    """Somebody who watches from a place, or with `None` as an onlooker."""

    place: int | None
    listener: Listener


class Viewers:
    """The viewers of a table, which share its lock: nobody comes or goes in the middle of an event."""

    def __init__(self, table: int, lock: threading.RLock) -> None:
        self._table = table
        self._lock = lock
        self._viewers: list[Viewer] = []

    def add(self, place: int | None, listener: Listener) -> Callable[[], None]:
        """Tell somebody of everything from now on; what is returned ends that."""
        viewer = Viewer(place, listener)
        with self._lock:
            self._viewers.append(viewer)

        def stop() -> None:
            with self._lock:
                if viewer in self._viewers:
                    self._viewers.remove(viewer)

        return stop

    def tell(self, heard: Callable[[int | None], Event], seen: Callable[[int | None], TableView]) -> None:
        """Tell all of an event, as each place hears it, with the table as that place sees it."""
        for viewer in list(self._viewers):
            try:
                viewer.listener(heard(viewer.place), seen(viewer.place))
            except Exception:  # one viewer must not take the table from the others
                _log.exception("a viewer of table %d failed and is not told any more", self._table)
                self._viewers.remove(viewer)

    def clear(self) -> None:
        """Tell nobody anything more."""
        self._viewers.clear()
