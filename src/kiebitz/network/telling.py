"""What is told at a table of the protocol, to whom and from when on: who sits there, and the game in each one's view.

All of it happens on one loop. What has to wait for the session, which stores every move before anybody hears of it, is
done on other threads, one deed of a table after the other. How people come to their seats, and who keeps time, is the
matter of the tables that are made of this one.
"""

from __future__ import annotations

import asyncio
import datetime
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from kiebitz.contract import Contract
from kiebitz.errors import Fault
from kiebitz.formats.iss import Record, format_date, format_record
from kiebitz.moves import Claim, Declare, Resign
from kiebitz.network.commands import Deed, Invite, Play, Talk, Toggle
from kiebitz.network.company import Occupant, address_signs
from kiebitz.network.guests import Guest
from kiebitz.network.messages import (
    AtTable,
    Created,
    Ended,
    Event,
    Go,
    Played,
    Seat,
    Start,
    State,
    TableHere,
    TableRefusal,
)
from kiebitz.network.scoresheet import Scoresheet, empty_sheet, row_of
from kiebitz.network.series import Happening, Series, nothing_yet, reason_of
from kiebitz.network.views import WORLD, told_move
from kiebitz.network.words import NOBODY
from kiebitz.session import DealOver, Dealt, Moved, Refused, StorageFault, TableView
from kiebitz.session.rooms import SECONDS_TO_RETRY, Room

if TYPE_CHECKING:
    from kiebitz.network.table import ProtocolTable

T = TypeVar("T")

PLACE: Final = "Kiebitz"  # where records say that a game was played
SEATS: Final = 4  # that a state tells of


class Denied(ValueError):
    """What somebody wanted is not done; `reason` is a key of the protocol, which clients put into words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @classmethod
    def by(cls, fault: Denied | Refused | StorageFault) -> Denied:
        """What somebody is told of a thing that could not be done now, or not be made durable."""
        if isinstance(fault, Denied):
            return fault
        return cls("_server_cannot_store_this" if isinstance(fault, StorageFault) else "_not_now")


class House(Protocol):
    """What a table wants of the server that it stands in."""

    luck: Random
    seconds_per_game: float
    bots: dict[str, str]

    async def on_thread(self, work: Callable[[], T]) -> T:
        """Do something that may wait for a disk."""
        ...

    def open_room(self, table: ProtocolTable, places: Sequence[Occupant], follows: int | None) -> Room:
        """A new table of the session for this one, entered; to be called on a thread."""
        ...

    def leave_room(self, room: Room) -> None:
        """Look at a table of the session no more, whose company has parted; to be called on a thread."""
        ...

    def ask_to(self, host: Guest, table: ProtocolTable, name: str) -> None:
        """Ask somebody to a table; `Denied` if that one is not there."""
        ...

    def table_changed(self, table: ToldTable) -> None:
        """Tell the lobby of a table."""
        ...

    def table_empty(self, table: ToldTable) -> None:
        """Nobody who speaks the protocol sits at a table any more."""
        ...

    def game_over(self, guest: Guest, timed_out: bool) -> None:
        """Somebody has played a game to its end."""
        ...


class ToldTable(ABC):
    """A table of three or four seats, and those who are told what happens there."""

    is_listed = True  # whether the lobby knows of it

    def __init__(self, house: House, name: str, places: int) -> None:
        self.name: Final = name
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

    async def _show(self, guest: Guest, me: str, mode: str, place: int | None) -> None:
        """Tell a guest who comes in the middle all that there is to see, and from now on the rest."""
        guest.send(Created(self.name, me, self._sheet))
        await self._show_game(guest, me, mode, place)

    async def _show_game(self, guest: Guest, me: str, mode: str, place: int | None) -> None:
        series = self.series
        # Not on a thread: a move that came between the record and the next line would be told to nobody.
        caught_up = series.record(place) if series and self.in_progress else None
        self._told[guest] = me, (0, 0) if caught_up is None else caught_up.upto
        self._send(guest, self._state())
        if caught_up is not None and series is self.series and series is not None and self.in_progress:
            left = series.clocks.left(time.monotonic())
            self._send(guest, Start(self.games, caught_up.names, left, mode, self._written(caught_up.record)))

    # -- what guests do ----------------------------------------------------------------------------------------------

    @abstractmethod
    async def leave(self, guest: Guest) -> None:
        """Let a guest go, from a seat only between games."""

    @abstractmethod
    async def come_back(self, guest: Guest) -> None:
        """Show a guest the table again at which that one has a seat."""

    @abstractmethod
    def go_away(self, guest: Guest) -> None:
        """A guest's line has broken."""

    @abstractmethod
    async def _toggle(self, occupant: Occupant, what: str) -> None: ...

    @abstractmethod
    def _talk(self, occupant: Occupant, said: str) -> None: ...

    @abstractmethod
    async def _invite(self, guest: Guest, names: tuple[str, ...]) -> None: ...

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
        except (Denied, Refused, StorageFault) as fault:
            command = deed.what if isinstance(deed, Toggle) else type(deed).__name__.lower()
            self._send(guest, TableRefusal("tell" if command == "talk" else command, Denied.by(fault).reason))

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

    async def _play(self, occupant: Occupant, word: str) -> None:
        series = self.series
        if series is None or not self.in_progress:
            raise Denied("_game_finished")
        place = series.places.index(occupant)
        try:
            named = await self._house.on_thread(lambda: series.move(place, word))
        except StorageFault:
            raise
        except Fault as fault:
            raise Denied(reason_of(fault, word)) from None
        if named is not None:
            self._tell_contract(series, place, named)

    def _tell_contract(self, series: Series, place: int, contract: Contract) -> None:
        left = series.clocks.left(time.monotonic())
        self._tell(Played(str(series.seating.index(place)), str(contract), left))

    # -- games ---------------------------------------------------------------------------------------------------------

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
        for guest, (me, news) in self._told.items():
            if (happening.table.number, 0) < news:
                continue
            self._told[guest] = me, (happening.table.number, 0)
            place = series.place_of(guest)
            mode = "" if place in series.seating else "p" if place is None else "w"
            begins = "" if not mode else self._written(nothing_yet(series.names, place))
            deal = happening.looks[place].told_deal()
            for event in (Start(self.games, series.names, left, mode, begins), Go(), Played(WORLD, deal, left)):
                self._send(guest, event)
        self._await_move(series, happening.table)

    def _moved(self, series: Series, happening: Happening, event: Moved) -> None:
        series.clocks.pass_to(happening.table.view.turn, happening.moment)
        left = series.clocks.left(happening.moment)
        is_discard = isinstance(event.move, Declare) and series.declared is not None
        for guest, (_, news) in self._told.items():
            if (happening.table.number, event.number) < news:
                continue
            for who, act in told_move(happening.looks[series.place_of(guest)].view, event.number):
                told = series.as_said(act) if isinstance(event.move, Declare) else act
                self._send(guest, Played(who, told.partition(".")[2] if is_discard else told, left))
        if is_discard:
            series.declared = None
        if isinstance(event.move, Claim | Resign):
            self._spawn(self._settle_claim(series))
        self._await_move(series, happening.table)

    async def _settle_claim(self, series: Series) -> None:
        await self._do_at_last(series.settle_claim)

    async def _do_at_last(self, deed: Callable[[], None]) -> None:
        """Do what a game waits for, unless it is too late for it; while the disk fails, again and again."""
        with suppress(Refused):
            try:
                await self._house.on_thread(deed)
            except StorageFault:
                loop = asyncio.get_running_loop()
                loop.call_later(SECONDS_TO_RETRY, lambda: self._spawn(self._do_at_last(deed)))

    def _await_move(self, series: Series, table: TableView) -> None:  # noqa: B027, only some keep time
        """Keep time, if that is done here."""

    def _await_nobody(self, series: Series) -> None:
        series.clocks.pass_to(None, time.monotonic())

    def _game_is_told(self) -> None:  # noqa: B027, only some do anything then
        """A game is over and everybody knows."""

    def _end_game(self, series: Series, happening: Happening) -> None:
        assert happening.record is not None
        self.in_progress = False
        self._await_nobody(series)
        self._enter(series, happening.table)
        self._tell_lobby()
        self._tell(Ended(self._written(happening.record)))
        self._tell_state()
        self._game_is_told()

    def _enter(self, series: Series, table: TableView) -> None:
        """Put the game that is over into the list."""
        timed_out = table.games_played[-1].result().timed_out
        for place, occupant in enumerate(series.places):
            occupant.ready = False
            if occupant.guest is not None:
                late = timed_out is not None and table.seating[timed_out] == place
                self._house.game_over(occupant.guest, late)
        self._show_list(series, table)

    def _show_list(self, series: Series, table: TableView) -> None:
        """The list, and what the seats have of it, is as the games that are over have made it."""
        scores, games = table.scores_now(), table.games_played
        row, totals = scores.row(len(games) - 1) if games else [0] * len(series.places), scores.totals()
        for place, occupant in enumerate(series.places):
            occupant.won, lost = scores.games_won_and_lost(place)
            occupant.played = occupant.won + lost
            occupant.last, occupant.total = row[place], totals[place]
        rows = tuple(row_of(game.result(), game.contract) for game in games)
        self._sheet = Scoresheet(tuple(occupant.name for occupant in series.places), rows)

    def _written(self, record: Record) -> str:
        """A record with when and where it was, and a rating for people, as that server writes it."""
        people = {seat.name for seat in self.occupants if seat.player is None}
        first, second, third = ("0.0" if name in people else "" for name in record.players)
        date = format_date(datetime.datetime.now(datetime.UTC))
        return format_record(replace(record, place=PLACE, date=date, ratings=(first, second, third)))

    # -- telling -----------------------------------------------------------------------------------------------------

    def _state(self) -> State:
        signs = address_signs(self.seats)
        seats = [
            Seat() if seat is None else seat.seat(sign, self.in_progress)
            for seat, sign in zip(self.seats, signs, strict=True)
        ]
        seats += [Seat()] * (SEATS - len(seats))
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

    async def settle(self) -> None:
        """Wait for what was begun here."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
