"""A table of the protocol: seats that guests and computer players take and leave, and the series that they play."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from kiebitz.network.company import Occupant, next_name
from kiebitz.network.guests import Guest
from kiebitz.network.messages import Created, Destroyed, TableSaid
from kiebitz.network.scoresheet import empty_sheet
from kiebitz.network.series import Series
from kiebitz.network.telling import SEATS, Denied, House, ToldTable
from kiebitz.network.words import NOBODY
from kiebitz.session import Refused, StorageFault, TableView
from kiebitz.session.rooms import Room


class ProtocolTable(ToldTable):
    """A table of three or four seats. One with a password is for those who know it, or have been asked to come."""

    def __init__(self, house: House, name: str, places: int, password: str = "") -> None:
        super().__init__(house, name, places)
        self.password: Final = password
        self.tickets: Final[set[str]] = set()
        self._timer: asyncio.TimerHandle | None = None

    # -- who is here -------------------------------------------------------------------------------------------------

    def lets_in(self, guest: Guest, ticket: str) -> bool:
        """Whether a guest may sit down here."""
        return not self.password or ticket == self.password or ticket in self.tickets

    async def sit(self, guest: Guest) -> None:
        """Give a guest a seat."""
        async with self._order:
            if self.occupant(guest) is not None:
                raise Denied("_you_are_at_the_table")
            self._take_seat(Occupant(guest.name, guest))
            self._told[guest] = guest.name, (0, 0)
            guest.send(Created(self.name, guest.name, self._sheet))
            self._tell_state()
            await self._end_series()

    async def observe(self, guest: Guest) -> None:
        """Let a guest look on."""
        async with self._order:
            if self.is_here(guest):
                raise Denied("_you_are_at_the_table")
            await self._show(guest, NOBODY, "p", None)

    async def come_back(self, guest: Guest) -> None:
        """Show a guest the table again at which that one has a seat."""
        async with self._order:
            occupant = self.occupant(guest)
            if occupant is not None:
                place = self.series.places.index(occupant) if self.series and self.in_progress else None
                sits_out = place is not None and self.series is not None and place not in self.series.seating
                await self._show(guest, guest.name, "w" if sits_out else "!", place)

    def go_away(self, guest: Guest) -> None:
        """A guest's line has broken: that one's game goes on until the clock ends it."""
        self._told.pop(guest, None)
        if self.occupant(guest) is not None and not self.in_progress:
            self._spawn(self._remove_absent())

    async def leave(self, guest: Guest) -> None:
        """Let a guest go, from a seat only between games."""
        async with self._order:
            occupant = self.occupant(guest)
            if occupant is not None and self.in_progress:
                raise Denied("_game_in_progress")
            me, _ = self._told.pop(guest, (guest.name, (0, 0)))
            guest.send(Destroyed(self.name, me))
            if occupant is not None:
                await self._vacate([occupant])

    async def _vacate(self, leaving: list[Occupant]) -> None:
        self.seats = [None if seat in leaving else seat for seat in self.seats]
        if not any(seat.guest is not None for seat in self.occupants):
            await self._close()
            return
        self._tell_state()
        await self._end_series()

    def _game_is_told(self) -> None:
        self._spawn(self._remove_absent())

    async def _remove_absent(self) -> None:
        async with self._order:
            absent = [seat for seat in self.occupants if seat.guest is not None and not seat.guest.is_connected]
            if absent and not self.in_progress:
                await self._vacate(absent)

    def _take_seat(self, occupant: Occupant) -> None:
        if self.in_progress:
            raise Denied("_game_in_progress")
        if None not in self.seats:
            raise Denied("_table_full")
        self.seats[self.seats.index(None)] = occupant

    async def _close(self) -> None:
        for guest, (me, _) in self._told.items():
            guest.send(Destroyed(self.name, me))
        self._told.clear()
        await self._end_series()
        self._house.table_empty(self)

    # -- what guests do ----------------------------------------------------------------------------------------------

    async def _toggle(self, occupant: Occupant, what: str) -> None:
        if self.in_progress and what != "gametalk":
            raise Denied("_game_in_progress")
        if what == "ready":
            occupant.ready = not occupant.ready
        elif what == "gametalk":
            occupant.talk = not occupant.talk
        elif what == "practice":
            occupant.practice = not occupant.practice
        else:
            occupant.three_or_four = not occupant.three_or_four
            await self._change_size_if_all_want()
        self._tell_state()
        await self._begin_if_ready(occupant)

    async def _change_size_if_all_want(self) -> None:
        guests = [seat for seat in self.occupants if seat.guest is not None]
        if not all(seat.three_or_four for seat in guests):
            return
        if len(self.seats) == 3:
            self.seats.append(None)
        elif None in self.seats:
            self.seats.remove(None)
        else:
            raise Denied("_table_full")
        for seat in guests:
            seat.three_or_four = seat.ready = False
        self._sheet = empty_sheet(len(self.seats))
        await self._end_series()

    def _talk(self, occupant: Occupant, said: str) -> None:
        guests = [seat for seat in self.occupants if seat.guest is not None]
        if self.in_progress and not all(seat.talk for seat in guests):
            raise Denied("_no_talk_during_game")
        self._tell(TableSaid(occupant.name, said))

    async def _invite(self, guest: Guest, names: tuple[str, ...]) -> None:
        for name in names[:SEATS]:
            if name not in self._house.bots:
                if None not in self.seats:
                    raise Denied("_table_full")
                self._house.ask_to(guest, self, name)
                continue
            seated = next_name(name, [seat.name for seat in self.occupants])
            if seated is None:
                raise Denied("_table_full")
            self._take_seat(Occupant(seated, player=self._house.bots[name]))
            self._tell_state()
            await self._end_series()
        await self._begin_if_ready(self.occupant(guest))

    # -- series and games --------------------------------------------------------------------------------------------

    async def _begin_if_ready(self, last: Occupant | None) -> None:
        """Begin if nobody holds it up. Where that cannot be stored, who was the last to be ready may say so again."""
        everybody = self.occupants
        if self.in_progress or len(everybody) < len(self.seats) or not all(seat.is_ready for seat in everybody):
            return
        try:
            await self._begin()
        except (Refused, StorageFault):
            if last is not None:
                last.ready = False
            self._tell_state()
            raise

    async def _begin(self) -> None:
        series = self.series
        if series is not None and not await self._house.on_thread(lambda: series.is_last_deal):
            await self._house.on_thread(series.next_deal)
        else:
            await self._end_series()
            await self._begin_series(None if series is None else series.table.id)

    async def _begin_series(self, follows: int | None) -> None:
        """Sit down anew in an order that nobody chose."""
        self._house.luck.shuffle(self.seats)
        places = self.occupants
        room = await self._house.on_thread(lambda: self._house.open_room(self, places, follows))
        self.follow(room, places)

    def follow(self, room: Room, places: list[Occupant]) -> None:
        """Play at a table of the session that has been opened, or again: tell of its game, then let it go on."""
        self.series = series = Series(room, places, self._house.seconds_per_game, self._happened)
        now = series.now()
        self._told = {guest: (me, (0, 0)) for guest, (me, _) in self._told.items()}  # it counts its games anew
        self._show_list(series, now.table)
        self._begin_game(series, now)
        room.go_on()
        self._spawn(self._settle_claim(series))  # the server may have been killed right after a claim

    async def _end_series(self) -> None:
        """The company has changed: what comes is another list."""
        series, self.series = self.series, None
        if series is not None:
            series.close()
            with suppress(Refused, StorageFault):
                await self._house.on_thread(series.enter_result)
            with suppress(StorageFault):
                await self._house.on_thread(lambda: self._house.leave_room(series.room))

    def _await_move(self, series: Series, table: TableView) -> None:
        """Let the clock of the seat in turn end the game."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        turn = series.clocks.turn
        if turn is None:
            return
        at, place = (table.number, len(table.view.history)), table.seating[turn]
        left = series.clocks.left(time.monotonic())[turn]

        def time_is_up() -> None:
            self._spawn(self._time_out(series, at, place))

        self._timer = asyncio.get_running_loop().call_later(max(0.0, left), time_is_up)

    async def _time_out(self, series: Series, at: tuple[int, int], place: int) -> None:
        await self._do_at_last(lambda: series.time_out(at, place))  # or that one moved in the last moment

    def _await_nobody(self, series: Series) -> None:
        series.clocks.pass_to(None, time.monotonic())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
