"""All rooms of a server: opened within limits, found by their links, led by one clock, and given up when nobody comes.

club = Club(store, Rooms(store))
number, links = club.open(Agreement(deals=3), (Place("Anna"), Place("Bernd", "rules"), Place("Clara", "rules")))
place = club.place_of(number, links.places[1])     # 1; `NotAdmitted` for any other text
room = club.enter(number)
leave = room.arrive(place, print)                  # is told every `RoomView` and what is said
room.sit(place, "Emil")
"""

from __future__ import annotations

import datetime
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from kiebitz.session.club_room import ClubRoom
from kiebitz.session.errors import StorageFault, TooManyRooms
from kiebitz.session.room_rows import Agreement, Links
from kiebitz.session.rooms import Rooms
from kiebitz.session.settings import Place
from kiebitz.session.store import Store

MOST_ROOMS: Final = 200
DAYS_KEPT: Final = 30
SECONDS_A_TICK: Final = 0.25
SECONDS_A_SWEEP: Final = 3600.0

_log: Final = logging.getLogger(__name__)


class Club:
    """The rooms of one process.

    most   how many rooms there may be
    days   after so many without a visitor or a move a room goes, with its tables and their games
    share  this process gives rooms numbers with the first remainder by the second; others give the others
    clock  seconds that never go back, whatever is done to the calendar
    """

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        *,
        most: int = MOST_ROOMS,
        days: float = DAYS_KEPT,
        share: tuple[int, int] = (0, 1),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._most = most
        self._days = days
        self._share = share
        self._clock = clock
        self._started = clock(), datetime.datetime.now(datetime.UTC)
        self._open: dict[int, tuple[ClubRoom, int]] = {}  # with how many there are in it
        self._lock = threading.Lock()
        self._ends = threading.Event()
        self.sweep()
        self._ticking = threading.Thread(target=self._tick, name="club", daemon=True)
        self._ticking.start()

    def open(self, agreement: Agreement, places: tuple[Place, ...]) -> tuple[int, Links]:
        """Open a room; its number and its links. The first place is that of who opens it."""
        with self._lock:
            if self._store.rooms.count() >= self._most:
                raise TooManyRooms("rooms-too-many", most=self._most)
            return self._store.rooms.open(agreement, places, self._share)

    def place_of(self, number: int, link: str) -> int | None:
        """The place that a link opens, `None` for onlookers; `NotAdmitted` if it opens nothing there."""
        return self._store.rooms.place_of(number, link)

    def enter(self, number: int) -> ClubRoom:
        """A room to come into; `leave` it afterwards."""
        with self._lock:
            room, count = self._open.get(number) or (ClubRoom(self._store, self._rooms, number, self._clock), 0)
            self._open[number] = room, count + 1
            return room

    def leave(self, room: ClubRoom) -> None:
        """Come into it no more."""
        with self._lock:
            _, count = self._open[room.number]
            if count > 1:
                self._open[room.number] = room, count - 1
            else:
                del self._open[room.number]

    @property
    def rooms_open(self) -> int:
        """How many rooms somebody is in."""
        return len(self._open)

    @property
    def rooms_kept(self) -> int:
        """How many rooms there are."""
        return self._store.rooms.count()

    def sweep(self) -> None:
        """Give up the rooms that nobody has come to for long; time is counted, not read off a clock that may jump."""
        begun, when = self._started
        now = when + datetime.timedelta(seconds=self._clock() - begun)
        for number in self._store.rooms.untouched_since(now - datetime.timedelta(days=self._days)):
            if number not in self._open:
                self.delete(number)

    def delete(self, number: int) -> None:
        """Delete a room with its tables and their games."""
        for table in self._store.rooms.tables(number):
            self._rooms.close_table(table)
            with suppress(StorageFault):  # it is held, or gone already
                self._store.delete_table(table)
        self._store.rooms.delete(number)

    def close(self) -> None:
        """Look at the clock no more. The tables are left by who leads them."""
        self._ends.set()
        self._ticking.join()

    def _tick(self) -> None:
        swept = self._clock()
        while not self._ends.wait(SECONDS_A_TICK):
            with self._lock:
                rooms = [room for room, _ in self._open.values()]
            for room in rooms:
                try:
                    room.tick()
                except Exception:
                    _log.exception("room %d missed a tick", room.number)
            if self._clock() - swept > SECONDS_A_SWEEP:
                swept = self._clock()
                with suppress(StorageFault):
                    self.sweep()
