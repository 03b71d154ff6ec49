"""The tables that somebody looks at: led on by a few threads, and left when nobody does any more.

A room is a table with its viewers. Computer players decide on threads of their own, as many tables at once as there are
thinkers, and besides those that wait for another program; what people do is done on others, so that nobody's card waits
for a thought.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from kiebitz.hints import Adviser, Hint
from kiebitz.moves import Move
from kiebitz.session import discretion
from kiebitz.session.coach import Warned, warning
from kiebitz.session.errors import Outdated, Refused, StorageFault, TableIsOver
from kiebitz.session.events import Event
from kiebitz.session.store import Store
from kiebitz.session.table import Table
from kiebitz.session.table_view import TableView, look_at
from kiebitz.session.thinkers import GiveWay, Thinkers
from kiebitz.view import View

THINKERS: Final = 2  # tables whose computer players compute at the same time
PATIENCE: Final = 60.0  # seconds for one decision of a computer player
SECONDS_TO_STAY: Final = 20.0  # at a table that nobody looks at: whose line broke, or loads a page again, comes back
SECONDS_TO_RETRY: Final = 2.0  # after the disk failed

_log: Final = logging.getLogger(__name__)


class Room:
    """An open table. `table` is `None` once it has been played to its end, which can only be looked at."""

    def __init__(self, store: Store, number: int, thinkers: Thinkers, keep: Callable[[float], None]) -> None:
        self._store = store
        self._thinkers = thinkers
        self._keep = keep
        self._lock = threading.Lock()
        self._acting = threading.Lock()
        self._viewers = 0
        self._here: list[tuple[int | None, Callable[[list[int]], None]]] = []
        self._goes_on = False  # whether some thread leads the table, or is about to
        self._advisers: set[Adviser] = set()
        self._last_seen: threading.Timer | None = None
        self._is_closed = False
        self.number: Final = number
        self.table: Final = _opened(store, number)
        self.is_of_user: Final = store.is_of_user(number)

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self, place: int | None) -> TableView:
        """The table as a place sees it."""
        return look_at(self._store, self.number, place) if self.table is None else self.table.view(place)

    def watch(self, place: int | None, listener: Callable[[Event, TableView], None]) -> Callable[[], None]:
        """Tell somebody of everything from now on; what is returned ends that."""
        return (lambda: None) if self.table is None else self.table.watch(place, listener)

    def enter(self) -> None:
        """Somebody looks at the table, so it is not left."""
        with self._lock:
            self._viewers += 1
            if self._last_seen is not None:
                self._last_seen.cancel()
                self._last_seen = None

    def arrive(self, place: int | None, tell: Callable[[list[int]], None]) -> Callable[[], None]:
        """Take a place in front of the table, and be told who else is there; what is returned ends that.

        Where one person plays, nobody need be told.
        """
        if len(self.view(None).settings.people) < 2:
            return lambda: None
        entry = (place, tell)
        with self._lock:
            self._here.append(entry)
        self._tell_who_is_here()

        def go() -> None:
            with self._lock:
                self._here.remove(entry)
            self._tell_who_is_here()

        return go

    def _tell_who_is_here(self) -> None:
        with self._lock:
            here = list(self._here)
        places = sorted({place for place, _ in here if place is not None})
        for _, tell in here:
            tell(places)

    def leave(self, when_empty: Callable[[Room], None]) -> None:
        """Somebody does not look any more; if nobody does for a while, the table is left."""
        with self._lock:
            self._viewers -= 1
            if self._viewers == 0:
                self._last_seen = threading.Timer(SECONDS_TO_STAY, when_empty, [self])
                self._last_seen.daemon = True
                self._last_seen.start()

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at the table."""
        return self._viewers == 0

    def close(self) -> None:
        """Leave the table; decisions and hints under way are cancelled."""
        self._is_closed = True
        if self._last_seen is not None:
            self._last_seen.cancel()
        for adviser in list(self._advisers):
            adviser.cancel()
        if self.table is not None:
            self.table.close()

    # -- going on ----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the computer players go on until a person is awaited; nobody is asked where one is already."""
        if self.table is None or self.table.waits_for_people:
            return
        with self._lock:
            if self._goes_on or self._is_closed:
                return
            self._goes_on = True
        self._ask_thinkers()

    def _ask_thinkers(self) -> None:
        self._thinkers.submit(self._step)

    def _step(self, give_way: GiveWay) -> None:
        """One decision, then the thinkers are asked again, so that other tables get their turn."""
        try:
            if self._is_waiting(give_way):
                return
        except StorageFault as fault:
            _log.warning("table %d waits for the disk: %s", self.number, fault.reason)
            threading.Timer(SECONDS_TO_RETRY, self._ask_thinkers).start()
            return
        except Refused:  # left or over in the meantime
            self._goes_on = False
            return
        self._ask_thinkers()

    def _is_waiting(self, give_way: GiveWay) -> bool:
        """Let one thing happen; whether there was none, since people are awaited."""
        assert self.table is not None

        def keep(seconds: float) -> None:
            give_way()  # who only waits needs no place
            self._keep(seconds)

        if self.table.step(give_way, keep) is None:
            return self.table.is_over
        with self._lock:
            self._goes_on = False
        # A person may have acted between the answer and this line, and found the table led.
        if self.table.view(None).awaited is None:
            self.go_on()
        return True

    # -- acting ------------------------------------------------------------------------------------------------------

    def act(self, at: tuple[int, int] | None, deed: Callable[[Table], None]) -> None:
        """Do what a person decided at this deal and number of moves, or at any, and let the table go on.

        People act one after the other, so that what one sends twice at the same moment is done once.
        """
        table = self._playing()
        with self._acting:
            if at is not None:
                self._check_at(at)
            deed(table)
        self.go_on()

    def hint(self, at: tuple[int, int], place: int) -> Hint:
        """What the strongest player would do in a place; `Cancelled` if the table is left meanwhile."""
        table = self._playing()
        with self._acting:
            self._check_at(at)
            view, seed = table.view(place).view, table.take_hint(place)
        return self._think(Adviser(seed), view)

    def coach(self, at: tuple[int, int], place: int) -> Callable[[Move, float], Warned | None]:
        """Have a coach look at what a place in turn decides; what is returned judges it, as long as a hint takes.

        A move that gives away so much chance to win is told, and its moment kept.
        """
        table = self._playing()
        with self._acting:
            self._check_at(at)
            view = table.view(place).view
            seed, game = table.take_coach(place)

        def judge(move: Move, size: float) -> Warned | None:
            warned = warning(self._think(Adviser(seed), view), move, size)
            if warned is not None:
                table.keep_moment(at[0], game, warned)
            return warned

        return judge

    def _think(self, adviser: Adviser, view: View) -> Hint:
        """A hint that is given up when the table is left."""
        self._advisers.add(adviser)
        try:
            return adviser.hint(view)
        finally:
            self._advisers.discard(adviser)

    def _playing(self) -> Table:
        if self.table is None:
            raise TableIsOver("table-over", table=str(self.number))
        return self.table

    def _check_at(self, at: tuple[int, int]) -> None:
        seen = self.view(None)
        if at != (seen.number, len(seen.view.history)):
            raise Outdated("table-moved-on")


def _opened(store: Store, number: int) -> Table | None:
    try:
        return Table.resume(store, number, patience=PATIENCE)
    except TableIsOver:
        return None


class Rooms:
    """All open tables, each once. `keep` keeps what a computer player decided in so many seconds for a while."""

    def __init__(self, store: Store, keep: Callable[[float], None] = discretion.keep) -> None:
        self._store = store
        self._keep = keep
        self._thinkers = Thinkers(THINKERS)
        self._rooms: dict[int, Room] = {}
        self._lock = threading.Lock()

    def enter(self, number: int) -> Room:
        """Look at a table, opening it if nobody does yet; `StorageFault` if that cannot be."""
        with self._lock:
            if number not in self._rooms:
                self._rooms[number] = Room(self._store, number, self._thinkers, self._keep)
            room = self._rooms[number]
            room.enter()
            return room

    def leave(self, room: Room) -> None:
        """Look at it no more."""
        room.leave(self._close_if_empty)

    def close_table(self, number: int) -> None:
        """Leave a table at once, for instance since it is to be deleted."""
        with self._lock:
            room = self._rooms.pop(number, None)
        if room is not None:
            room.close()

    def close(self) -> None:
        """Leave all tables."""
        with self._lock:
            rooms, self._rooms = list(self._rooms.values()), {}
        for room in rooms:
            room.close()
        self._thinkers.close()

    def _close_if_empty(self, room: Room) -> None:
        with self._lock:
            if not room.is_empty or self._rooms.get(room.number) is not room:
                return
            del self._rooms[room.number]
        room.close()
