"""A table of the protocol: seats that guests and computer players take and leave, and the series that they play.

All of it happens on one loop. What has to wait for the session, which stores every move before anybody hears of it, is
done on other threads, one deed of a table after the other.
"""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, Final, Protocol, TypeVar

from kiebitz.contract import Contract
from kiebitz.errors import Fault
from kiebitz.formats.iss import Record, format_date, format_record
from kiebitz.moves import Claim, Declare, Resign
from kiebitz.network.commands import Deed, Invite, Play, Talk, Toggle
from kiebitz.network.company import Occupant, address_signs, next_name
from kiebitz.network.guests import Guest
from kiebitz.network.messages import (
    AtTable,
    Created,
    Destroyed,
    Ended,
    Event,
    Go,
    Played,
    Seat,
    Start,
    State,
    TableHere,
    TableRefusal,
    TableSaid,
)
from kiebitz.network.scoresheet import Scoresheet, empty_sheet, row_of
from kiebitz.network.series import Happening, Series, reason_of
from kiebitz.network.views import WORLD, told_move
from kiebitz.network.words import NOBODY
from kiebitz.session import DealOver, Dealt, Moved, Place, Refused, StorageFault, TableView
from kiebitz.session.rooms import Room

T = TypeVar("T")

PLACE: Final = "Kiebitz"  # where records say that a game was played
_SEATS: Final = 4  # that a state tells of


class Denied(ValueError):
    """What somebody wanted is not done; `reason` is a key of the protocol, which clients put into words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class House(Protocol):
    """What a table wants of the server that it stands in."""

    luck: Random
    seconds_per_game: float
    bots: dict[str, str]

    async def on_thread(self, work: Callable[[], T]) -> T:
        """Do something that may wait for a disk."""
        ...

    def open_room(self, places: tuple[Place, ...], follows: int | None) -> Room:
        """A new table of the session, entered; to be called on a thread."""
        ...

    def leave_room(self, room: Room) -> None:
        """Look at a table of the session no more."""
        ...

    def ask_to(self, host: Guest, table: ProtocolTable, name: str) -> None:
        """Ask somebody to a table; `Denied` if that one is not there."""
        ...

    def table_changed(self, table: ProtocolTable) -> None:
        """Tell the lobby of a table."""
        ...

    def table_empty(self, table: ProtocolTable) -> None:
        """Nobody who speaks the protocol sits at a table any more."""
        ...

    def game_over(self, guest: Guest, timed_out: bool) -> None:
        """Somebody has played a game to its end."""
        ...


class ProtocolTable:
    """A table of three or four seats. One with a password is for those who know it, or have been asked to come."""

    def __init__(self, house: House, name: str, places: int, password: str = "") -> None:
        self.name: Final = name
        self.password: Final = password
        self.tickets: Final[set[str]] = set()
        self.seats: list[Occupant | None] = [None] * places
        self.series: Series | None = None
        self.games = 0
        self.in_progress = False
        self._house = house
        self._sheet = empty_sheet(places)
        self._line_told: TableHere | None = None
        # Who is told what happens, under which name, and from which move of which game on that is news.
        self._told: dict[Guest, tuple[str, tuple[int, int]]] = {}
        self._order = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- who is here -------------------------------------------------------------------------------------------------

    @property
    def line(self) -> TableHere:
        """What the lobby knows of it."""
        names = tuple(NOBODY if seat is None else seat.name for seat in self.seats)
        return TableHere(self.name, self.games, names)

    @property
    def occupants(self) -> list[Occupant]:
        """Those who sit here."""
        return [seat for seat in self.seats if seat is not None]

    def occupant(self, guest: Guest) -> Occupant | None:
        """The seat of a guest."""
        return next((seat for seat in self.occupants if seat.guest is guest), None)

    def is_here(self, guest: Guest) -> bool:
        """Whether a guest sits here or looks on."""
        return guest in self._told or self.occupant(guest) is not None

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
            await self._begin_if_ready()

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

    async def _show(self, guest: Guest, me: str, mode: str, place: int | None) -> None:
        """Tell a guest who comes in the middle all that there is to see, and from now on the rest."""
        series = self.series
        caught_up = await self._house.on_thread(lambda: series.record(place)) if series and self.in_progress else None
        self._told[guest] = me, (0, 0) if caught_up is None else caught_up.upto
        guest.send(Created(self.name, me, self._sheet))
        self._send(guest, self._state())
        if caught_up is not None and series is self.series and series is not None and self.in_progress:
            left = series.clocks.left(time.monotonic())
            record = format_record(self._dated(caught_up.record))
            self._send(guest, Start(self.games, caught_up.names, left, mode, record))

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

    async def do(self, guest: Guest, deed: Deed) -> None:
        """Do what a guest wants at this table, or say why not."""
        if guest not in self._told:
            raise Denied("_not_at_table")
        try:
            if deed == Toggle("leave"):
                await self.leave(guest)
            else:
                async with self._order:
                    await self._do(guest, deed)
        except Denied as denied:
            command = deed.what if isinstance(deed, Toggle) else type(deed).__name__.lower()
            self._send(guest, TableRefusal("tell" if command == "talk" else command, denied.reason))

    async def _do(self, guest: Guest, deed: Deed) -> None:
        occupant = self.occupant(guest)
        if occupant is None:
            raise Denied("_observers_cannot_do_this")
        if isinstance(deed, Play):
            await self._play(occupant, deed.move)
        elif isinstance(deed, Talk):
            self._talk(occupant, deed.said)
        elif isinstance(deed, Invite):
            await self._invite(guest, deed.names)
        else:
            await self._toggle(occupant, deed.what)

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
        await self._begin_if_ready()

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
        for name in names[:_SEATS]:
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
        await self._begin_if_ready()

    async def _play(self, occupant: Occupant, word: str) -> None:
        series = self.series
        if series is None or not self.in_progress:
            raise Denied("_game_finished")
        place = series.places.index(occupant)
        try:
            named = await self._house.on_thread(lambda: series.move(place, word))
        except StorageFault:
            raise Denied("_server_cannot_store_this") from None
        except Fault as fault:
            raise Denied(reason_of(fault, word)) from None
        if named is not None:
            self._tell_contract(series, place, named)

    def _tell_contract(self, series: Series, place: int, contract: Contract) -> None:
        left = series.clocks.left(time.monotonic())
        self._tell(Played(str(series.seating.index(place)), str(contract), left))

    # -- series and games --------------------------------------------------------------------------------------------

    async def _begin_if_ready(self) -> None:
        everybody = self.occupants
        if self.in_progress or len(everybody) < len(self.seats) or not all(seat.is_ready for seat in everybody):
            return
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
        room = await self._house.on_thread(
            lambda: self._house.open_room(tuple(occupant.place for occupant in places), follows)
        )
        self.follow(Series(room, places, self._house.seconds_per_game, self._happened))

    def follow(self, series: Series) -> None:
        """Play a series that has been opened: tell of its game, then let it go on."""
        self.series = series
        for occupant in series.places:
            occupant.played = occupant.won = occupant.last = occupant.total = 0
        self._sheet = Scoresheet(tuple(occupant.name for occupant in series.places))
        self._begin_game(series, series.now())
        series.room.go_on()

    async def _end_series(self) -> None:
        """The company has changed: what comes is another list."""
        series, self.series = self.series, None
        if series is not None:
            series.close()
            with suppress(Refused, StorageFault):
                await self._house.on_thread(series.enter_result)
            self._house.leave_room(series.room)

    def _happened(self, series: Series, happening: Happening) -> None:
        """Tell of what happened in the session."""
        if series is not self.series:
            return
        event = happening.event
        if isinstance(event, Moved):
            self._moved(series, happening, event)
        elif isinstance(event, DealOver):
            self._end_game(series, happening)
        elif isinstance(event, Dealt):
            self._begin_game(series, happening)

    def _begin_game(self, series: Series, happening: Happening) -> None:
        self.in_progress = True
        self.games = happening.table.number + 1
        guests = [seat for seat in self.occupants if seat.guest is not None]
        series.new_clocks(happening.table.view.turn, run=not all(seat.practice for seat in guests))
        left = series.clocks.left(series.clocks.since)
        self._tell_state()
        self._tell(Start(self.games, series.names, left))
        self._tell(Go())
        for guest, (me, _) in self._told.items():
            self._told[guest] = me, (happening.table.number, 0)
            deal = happening.looks[series.place_of(guest)].told_deal()
            self._send(guest, Played(WORLD, deal, left))
        self._await_move(series, happening.table)

    def _moved(self, series: Series, happening: Happening, event: Moved) -> None:
        series.clocks.pass_to(happening.table.view.turn, happening.moment)
        left = series.clocks.left(happening.moment)
        is_discard = isinstance(event.move, Declare) and series.declared is not None
        for guest, (_, news) in self._told.items():
            if (happening.table.number, event.number) < news:
                continue
            for who, act in told_move(happening.looks[series.place_of(guest)].view, event.number):
                self._send(guest, Played(who, act.partition(".")[2] if is_discard else act, left))
        if is_discard:
            series.declared = None
        if isinstance(event.move, Claim | Resign):
            self._spawn(self._settle_claim(series))
        self._await_move(series, happening.table)

    async def _settle_claim(self, series: Series) -> None:
        with suppress(Refused):
            await self._house.on_thread(series.settle_claim)

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
        with suppress(Refused):  # moved in the last moment
            await self._house.on_thread(lambda: series.time_out(at, place))

    def _end_game(self, series: Series, happening: Happening) -> None:
        assert happening.record is not None
        self.in_progress = False
        self._await_nobody(series)
        self._enter(series, happening.table)
        self._tell_lobby()
        self._tell(Ended(format_record(self._dated(happening.record))))
        self._tell_state()
        self._spawn(self._remove_absent())

    def _await_nobody(self, series: Series) -> None:
        series.clocks.pass_to(None, time.monotonic())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _enter(self, series: Series, table: TableView) -> None:
        """Put the game that is over into the list."""
        scores, games = table.scores_now(), table.games_played
        row, totals = scores.row(len(games) - 1), scores.totals()
        timed_out = games[-1].result().timed_out
        for place, occupant in enumerate(series.places):
            occupant.ready = False
            occupant.played, (occupant.won, _) = len(games), scores.games_won_and_lost(place)
            occupant.last, occupant.total = row[place], totals[place]
            if occupant.guest is not None:
                late = timed_out is not None and table.seating[timed_out] == place
                self._house.game_over(occupant.guest, late)
        rows = tuple(row_of(game.result(), game.contract) for game in games)
        self._sheet = Scoresheet(tuple(occupant.name for occupant in series.places), rows)

    def _dated(self, record: Record) -> Record:
        """A record with when and where it was, and a rating for people, as that server writes it."""
        people = {seat.name for seat in self.occupants if seat.player is None}
        first, second, third = ("0.0" if name in people else "" for name in record.players)
        date = format_date(datetime.datetime.now(datetime.UTC))
        return replace(record, place=PLACE, date=date, ratings=(first, second, third))

    # -- telling -----------------------------------------------------------------------------------------------------

    def _state(self) -> State:
        signs = address_signs(self.seats)
        seats = [Seat() if seat is None else seat.seat(sign) for seat, sign in zip(self.seats, signs, strict=True)]
        seats += [Seat()] * (_SEATS - len(seats))
        return State(len(self.seats), tuple(seats), self.in_progress, self.games)

    def _tell_state(self) -> None:
        self._tell(self._state())
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        """Say who sits here and how many games were played, if that is new."""
        if self.line != self._line_told:
            self._line_told = self.line
            self._house.table_changed(self)

    def _tell(self, event: Event) -> None:
        for guest in list(self._told):
            self._send(guest, event)

    def _send(self, guest: Guest, event: Event) -> None:
        guest.send(AtTable(self.name, self._told[guest][0], event))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
