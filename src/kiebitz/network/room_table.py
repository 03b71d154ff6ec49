"""A room of friends as a table of the protocol: who joins it by a link of the room sits beside people in browsers.

`join room7 LINK` takes the place of that link, or with the onlookers' link looks on. The room keeps its own ways: it
shuffles, its computer players sit where nobody does, who is away is played for, and no clock of the protocol runs.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from typing import Final, TypeAlias

from kiebitz.errors import Fault
from kiebitz.network.clocks import SECONDS_PER_GAME
from kiebitz.network.company import Occupant
from kiebitz.network.guests import Guest
from kiebitz.network.messages import Created, Destroyed, TableSaid
from kiebitz.network.series import Happening, Series
from kiebitz.network.telling import Denied, House, ToldTable
from kiebitz.network.words import NOBODY
from kiebitz.session import (
    Closed,
    Club,
    ClubRoom,
    Event,
    LinkVoid,
    NotAdmitted,
    NotAName,
    RoomEvent,
    RoomView,
    Settings,
    Spoke,
    Table,
    TableView,
)
from kiebitz.session.records import record_names
from kiebitz.session.rooms import Room
from kiebitz.view import Phase

_NAME: Final = re.compile(r"room([1-9][0-9]{0,8})")
_NOT_YET: Final = (1 << 30, 0)  # the news that somebody is told from who has not been shown the game

Company: TypeAlias = Callable[[Settings], list[Occupant]]


def is_room(name: str) -> bool:
    """Whether a table of this name is a room."""
    return _NAME.fullmatch(name) is not None


def number_of(name: str) -> int:
    """The number of the room."""
    return int(name.removeprefix("room"))


class RoomSeries(Series):
    """A list in a room; others may sit at its places from one deal to the next."""

    def __init__(
        self, club_room: ClubRoom, room: Room, company: Company, tell: Callable[[Series, Happening], None]
    ) -> None:
        self._club_room = club_room
        self._company = company
        super().__init__(room, company(room.view(None).settings), SECONDS_PER_GAME, tell)

    def _listen(self, event: Event, public: TableView) -> None:
        self.places = self._company(public.settings)
        super()._listen(event, public)

    def _act(self, place: int, deed: Callable[[Table], None]) -> None:
        self._club_room.act(place, None, deed)


class RoomTable(ToldTable):
    """The room, for those who have come by the protocol."""

    is_listed = False  # whoever knows a link knows of it

    def __init__(self, house: House, club: Club, club_room: ClubRoom, view: RoomView) -> None:
        super().__init__(house, f"room{view.number}", len(view.places))
        self._club = club
        self._club_room = club_room
        self._view = view
        self._loop = asyncio.get_running_loop()
        self._sitting: dict[int, Guest] = {}
        self._links: dict[Guest, str] = {}  # by which they came, for who comes back: it may be void by then
        self._known: dict[int, Occupant] = {}  # by place, the same as long as the same one sits there
        self._lock = threading.Lock()
        self._leaving: dict[Guest, Callable[[], None]] = {}  # of those who are there, how the room hears of their end
        self._spoken: Spoke | None = None
        self._is_closed = False
        self.seats = [*self._company(self._settings())]

    # -- who sits where ----------------------------------------------------------------------------------------------

    def _settings(self) -> Settings:
        return self._view.agreement.settings(self._view.sitting)

    def _company(self, settings: Settings) -> list[Occupant]:
        """Who sits there, under names as the protocol allows them; on whatever thread."""
        with self._lock:
            guests = {place: guest for place, guest in self._sitting.items() if settings.places[place].player is None}
            names = {place: guest.name for place, guest in guests.items()}
            for place, name in enumerate(record_names(settings)):
                names.setdefault(place, _other(name, [*names.values()]))
            for place, sitting in enumerate(settings.places):
                known, guest = self._known.get(place), guests.get(place)
                if known is None or (known.name, known.guest, known.player) != (names[place], guest, sitting.player):
                    talk = self._view.agreement.chat
                    self._known[place] = Occupant(names[place], guest, sitting.player, practice=True, talk=talk)
            return [self._known[place] for place in range(len(settings.places))]

    def _place_of(self, guest: Guest) -> int | None:
        return next((place for place, each in self._sitting.items() if each is guest), None)

    # -- coming and going --------------------------------------------------------------------------------------------

    async def arrive(self, guest: Guest, place: int | None, link: str) -> bool:
        """Take the place of a link, whoever had it before, or look on; not at a table that was closed meanwhile."""
        async with self._order:
            if self._is_closed:
                return False
            if guest in self._leaving:
                raise Denied("_you_are_at_the_table")
            try:
                await self._come_in(guest, place, link, sits_down=True)
            except NotAdmitted:
                raise Denied("_wrong_password_or_ticket") from None
            finally:
                await self._close_if_empty()
            return True

    async def come_back(self, guest: Guest) -> None:
        async with self._order:
            place = self._place_of(guest)
            if place is not None and guest not in self._leaving:
                try:
                    await self._come_in(guest, place, self._links[guest], sits_down=False)
                except NotAdmitted:
                    await self._part(guest)

    async def _come_in(self, guest: Guest, place: int | None, link: str, *, sits_down: bool) -> None:
        def come_in() -> Callable[[], None]:
            leave = self._club_room.arrive(place, self._hear_soon, link=link, contributes=False)
            try:
                if place is not None and sits_down:
                    self._club_room.sit(place, guest.name)
            except BaseException:
                leave()
                raise
            return leave

        try:
            self._leaving[guest] = await self._house.on_thread(come_in)
        except NotAName:
            raise Denied("_name_taken") from None
        self._links[guest] = link
        if place is not None:
            if (before := self._sitting.get(place)) is not None and before is not guest:
                await self._part(before)
            self._sitting[place] = guest
        self._see_who_sits_there()
        guest.send(self.line)
        await self._begin_to_tell(guest, place)
        if self.series is not None and place is not None:
            self._spawn(self._settle_claim(self.series))  # who was asked before may have been somebody in a browser

    async def _begin_to_tell(self, guest: Guest, place: int | None) -> None:
        """Show a guest the game that is played; who is to sit at the place of a computer sees the next one."""
        await self._follow_list()
        me = NOBODY if place is None else guest.name
        series = self.series
        if place is not None and series is not None and series.place_of(guest) is None:
            guest.send(Created(self.name, me, self._sheet))
            self._told[guest] = me, (self.games, 0)
            self._send(guest, self._state())
            return
        sits_out = place is not None and series is not None and place not in series.seating
        await self._show(guest, me, "p" if place is None else "w" if sits_out else "!", place)

    def go_away(self, guest: Guest) -> None:
        self._told.pop(guest, None)
        if self._place_of(guest) is None:
            self._links.pop(guest, None)
        leave = self._leaving.pop(guest, None)
        if leave is not None:
            self._spawn(self._gone(leave))

    async def _gone(self, leave: Callable[[], None]) -> None:
        async with self._order:
            await self._house.on_thread(leave)
            await self._close_if_empty()

    async def leave(self, guest: Guest) -> None:
        async with self._order:
            place = self._place_of(guest)
            if place is not None and self.in_progress and self.occupant(guest) is not None:
                raise Denied("_game_in_progress")
            if place is not None:
                await self._house.on_thread(lambda: self._club_room.stand_up(place, self._hear_soon))
            await self._part(guest)
            await self._close_if_empty()

    async def _part(self, guest: Guest) -> None:
        """Let a guest go, whose place stays in the room."""
        if (leave := self._let_go(guest)) is not None:
            await self._house.on_thread(leave)
        self._see_who_sits_there()

    def _let_go(self, guest: Guest) -> Callable[[], None] | None:
        """Tell a guest nothing more; how the room hears of that."""
        place = self._place_of(guest)
        me, _ = self._told.pop(guest, (guest.name, _NOT_YET))
        guest.send(Destroyed(self.name, me))
        self._links.pop(guest, None)
        if place is not None:
            del self._sitting[place]
        return self._leaving.pop(guest, None)

    def _send_away(self, place: int | None) -> None:
        """The link of a place, or of onlookers, is void: from this moment on nobody who came by it is here."""
        for guest in [guest for guest in self._links if self._place_of(guest) == place]:
            self._let_go(guest)  # the room has done so already
        self._see_who_sits_there()
        self._spawn(self._close_after())

    async def _close_after(self) -> None:
        async with self._order:
            await self._close_if_empty()

    async def _close_if_empty(self) -> None:
        """Give the room back when nobody of the protocol is there, nor will come back to a game."""
        if not self._is_closed and not self._leaving and not (self.in_progress and self._sitting):
            self._is_closed = True
            if self.series is not None:
                self.series.close()
            self._house.table_empty(self)
            await self._house.on_thread(lambda: self._club.leave(self._club_room))

    def _game_is_told(self) -> None:
        self._spawn(self._remove_absent())

    async def _remove_absent(self) -> None:
        async with self._order:
            for guest in [guest for guest in self._sitting.values() if guest not in self._leaving]:
                await self._part(guest)
            await self._close_if_empty()

    # -- the room ----------------------------------------------------------------------------------------------------

    def _hear_soon(self, event: RoomEvent) -> None:
        """Something has happened in the room; every guest hears it, on whatever thread."""
        self._loop.call_soon_threadsafe(self._hear, event)

    def _hear(self, event: RoomEvent) -> None:
        if isinstance(event, LinkVoid):
            self._send_away(event.place)
        elif isinstance(event, Spoke):
            self._hear_speaking(event)
        else:
            self._view = event
            self._see_who_sits_there()
            self._spawn(self._follow())

    def _hear_speaking(self, spoke: Spoke) -> None:
        """Each guest's own ear hears it; it is told once."""
        if spoke is not self._spoken:
            self._spoken = spoke
            said = spoke.text if spoke.phrase is None else spoke.phrase.value
            self._tell(TableSaid(self.occupants[spoke.place].name, said))

    def _see_who_sits_there(self) -> None:
        seats: list[Occupant | None] = [*self._company(self._settings())]
        if seats != self.seats:
            self.seats = seats
            if self.series is not None:
                self.series.places = self._company(self.series.table.settings)
            self._tell_state()

    async def _follow(self) -> None:
        async with self._order:
            if self._is_closed:
                return
            before = self.series
            await self._follow_list()
            if self.series is not before:
                for guest in list(self._leaving):
                    place = self._place_of(guest)
                    await self._show_game(guest, NOBODY if place is None else guest.name, *self._mode(place))

    def _mode(self, place: int | None) -> tuple[str, int | None]:
        assert self.series is not None
        if place is None:
            return "p", None
        return ("!" if place in self.series.seating else "w"), place

    async def _follow_list(self) -> None:
        """Hear of the table that stands in the room now, from here on; what was before, a record tells."""
        room = self._club_room.room
        if room is None or room.table is None or (self.series is not None and self.series.room is room):
            return
        if self.series is not None:
            self.series.close()
        self._told = {guest: (me, _NOT_YET) for guest, (me, _) in self._told.items()}
        self.series = series = RoomSeries(self._club_room, room, self._company, self._happened)
        now = series.now().table
        self._show_list(series, now)
        series.new_clocks(now.view.turn, run=False)
        self.in_progress, self.games = now.view.phase is not Phase.OVER, now.number + 1

    def _happened(self, series: Series, happening: Happening) -> None:
        if series is self.series and isinstance(happening.event, Closed):
            self.in_progress = False  # nobody is in the room any more
            self._game_is_told()
        super()._happened(series, happening)

    # -- what guests do ----------------------------------------------------------------------------------------------

    async def _toggle(self, occupant: Occupant, what: str) -> None:
        if what != "ready":
            raise Denied("_set_by_the_room")
        if self.in_progress:
            raise Denied("_game_in_progress")
        occupant.ready = not occupant.ready
        self._tell_state()
        if all(seat.is_ready for seat in self.occupants):
            place = self.occupants.index(occupant)
            await self._in_room(lambda: self._go_on(place))

    def _go_on(self, place: int) -> None:
        room = self._club_room
        (room.next_deal if room.view().is_playing else room.begin)(place)

    def _talk(self, occupant: Occupant, said: str) -> None:
        if not self._view.agreement.chat:
            raise Denied("_no_talk_in_this_room")
        self._club_room.say(self.occupants.index(occupant), None, said)

    async def _invite(self, guest: Guest, names: tuple[str, ...]) -> None:
        for name in names[: len(self.seats)]:
            if name not in self._house.bots:
                raise Denied("_rooms_are_joined_by_a_link")
            player = self._house.bots[name]
            await self._in_room(lambda player=player: self._club_room.invite(player))  # type: ignore[misc]

    async def _in_room(self, deed: Callable[[], None]) -> None:
        try:
            await self._house.on_thread(deed)
        except Fault:
            raise Denied("_not_now") from None


def _other(name: str, taken: list[str]) -> str:
    """The name, or another like it that nobody has."""
    return next(each for each in [name, *(f"{name[:7]}{number}" for number in range(2, 10))] if each not in taken)
