"""Places for tables at which computer players decide, so that many of them do not overload the machine.

Work that is waited for, such as the answer of another program, needs no place; and nobody has one for long. So one
table's player never holds up another's, however slow it is.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

SECONDS_OF_A_PLACE: Final = 5.0  # for one piece of work; then it goes on without, beside whoever has the place next

GiveWay: TypeAlias = Callable[[], None]
Work: TypeAlias = Callable[[GiveWay], None]

_log: Final = logging.getLogger(__name__)


class Thinkers:
    """So many places. Work is done in the order in which it came, on a thread of its own once it has a place.

    It is handed a way to give its place to the next and to go on without, which may be called from any thread.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._row: deque[Work] = deque()
        self._lock = threading.Lock()
        self._is_closed = False
        self._given: queue.SimpleQueue[tuple[float, GiveWay] | None] = queue.SimpleQueue()  # when, and how to take back
        threading.Thread(target=self._take_back, name="thinkers", daemon=True).start()

    def submit(self, work: Work) -> None:
        """Do this as soon as there is a place for it; never after `close`."""
        with self._lock:
            if not self._is_closed:
                self._row.append(work)
                self._begin_what_has_a_place()

    def close(self) -> None:
        """Begin nothing more; nobody waits for what is being done."""
        with self._lock:
            self._is_closed = True
            self._row.clear()
        self._given.put(None)

    def _take_back(self) -> None:
        """Give each place to the next when somebody has had it for long; places were given in the order of time."""
        while (given := self._given.get()) is not None:
            since, give_way = given
            time.sleep(max(0.0, since + SECONDS_OF_A_PLACE - time.monotonic()))
            give_way()

    def _begin_what_has_a_place(self) -> None:
        while self._free and self._row:
            self._free -= 1
            threading.Thread(target=self._do, args=[self._row.popleft()], name="thinker", daemon=True).start()

    def _do(self, work: Work) -> None:
        give_way = self._way_to_give()
        self._given.put((time.monotonic(), give_way))
        try:
            work(give_way)
        except Exception:
            if not self._is_closed:  # then the store may be closed too
                _log.exception("a table does not go on")
        finally:
            give_way()

    def _way_to_give(self) -> GiveWay:
        has_given = threading.Lock()  # held from the first time on

        def give_way() -> None:
            if has_given.acquire(blocking=False):
                with self._lock:
                    self._free += 1
                    self._begin_what_has_a_place()

        return give_way
