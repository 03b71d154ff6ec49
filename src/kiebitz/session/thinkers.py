"""Places for tables at which computer players decide, so that many of them do not overload the machine.

Work that is waited for, such as the answer of another program, needs no place; and nobody has one for long. So one
table's player never holds up another's, however slow it is.
"""

from __future__ import annotations

import logging
import threading
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

    def _begin_what_has_a_place(self) -> None:
        while self._free and self._row:
            self._free -= 1
            threading.Thread(target=self._do, args=[self._row.popleft()], name="thinker", daemon=True).start()

    def _do(self, work: Work) -> None:
        give_way = self._way_to_give()
        too_long = threading.Timer(SECONDS_OF_A_PLACE, give_way)
        too_long.daemon = True
        too_long.start()
        try:
            work(give_way)
        except Exception:
            if not self._is_closed:  # then the store may be closed too
                _log.exception("a table does not go on")
        finally:
            too_long.cancel()
            give_way()

    def _way_to_give(self) -> GiveWay:
        has_given = threading.Lock()  # held from the first time on

        def give_way() -> None:
            if has_given.acquire(blocking=False):
                with self._lock:
                    self._free += 1
                    self._begin_what_has_a_place()

        return give_way
