"""The hall of a server: who is there, which tables stand there, and what everybody may ask for.

All of it happens on one loop; only the session, and the checking of passwords, wait on threads.
"""

from __future__ import annotations

import asyncio
import datetime
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, TypeVar

from kiebitz.network.clocks import SECONDS_PER_GAME
from kiebitz.network.commands import AskTime, At, Command, Create, Finger, Join, Languages, Observe, Tell, Yell
from kiebitz.network.company import Occupant, bots
from kiebitz.network.guests import Guest, Line
from kiebitz.network.messages import (
    ClientGone,
    ClientHere,
    Invited,
    Message,
    Refusal,
    Said,
    TableGone,
    Time,
)
from kiebitz.network.room_table import RoomTable, is_room, number_of
from kiebitz.network.series import enter_result
from kiebitz.network.table import ProtocolTable
from kiebitz.network.telling import Denied, ToldTable
from kiebitz.network.words import is_account
from kiebitz.session import Club, NotAdmitted, Refused, Settings, StorageFault, Store, Table, UnknownRoom
from kiebitz.session.hosted import HostedTable
from kiebitz.session.rooms import Room, Rooms
from kiebitz.view import Phase

T = TypeVar("T")

LIST_OF: Final = {3: 36, 4: 48}  # games of a series at a table of so many
MOST_TABLES: Final = 200
TABLES_OF_ONE: Final = 4
MOST_GUESTS: Final = 1000
_LONGEST_TEXT: Final = 400


@dataclass(frozen=True, slots=True)
class HallSetup:
    """How a hall is kept.

    records           the file that games are appended to
    seconds_per_game  for every seat
    offered           players that may be invited besides those with a plain name
    luck              how companies are seated
    seed              what the cards follow from, for tests; `None` if nobody is to know them
    """

    records: Path
    seconds_per_game: float = SECONDS_PER_GAME
    offered: Collection[str] = ()
    luck: Random = field(default_factory=SystemRandom)
    seed: int | None = None


class Hall:
    """Everybody who is there, and all tables."""

    def __init__(
        self, store: Store, rooms: Rooms, threads: Executor, setup: HallSetup, club: Club | None = None
    ) -> None:
        self.luck = setup.luck
        self.seconds_per_game = setup.seconds_per_game
        self.bots = bots(setup.offered)
        self._store = store
        self._rooms = rooms
        self._threads = threads
        self._setup = setup
        self._club = club
        self._guests: dict[str, Guest] = {}
        self._tables: dict[str, ToldTable] = {}
        self._numbers = count(1)
        self._opened = count()
        self._opening_rooms = asyncio.Lock()

    # -- coming and going --------------------------------------------------------------------------------------------

    def is_reserved(self, name: str) -> bool:
        """Whether a computer player is called so."""
        return name.casefold() in {bot.casefold() for bot in self.bots}

    async def enter(self, name: str, line: Line, proof: str = "") -> Guest:
        """Let somebody in who was admitted; where that one has a seat, it is shown again."""
        known = self._guests.get(name)
        if known is not None and known.line is not None:  # in again by another line: the old one is dead, or not wanted
            known.send(Refusal("_logged_in_elsewhere"))
            self.leave(known, known.line)
        if len(self._guests) >= MOST_GUESTS:
            raise Denied("_server_full")
        guest = self._guests.setdefault(name, known or Guest(name, line))
        guest.line, guest.address, guest.proof = line, line.address, proof
        self._tell_all(guest.here)
        for bot in self.bots:
            guest.send(ClientHere(bot))
        for other in self._guests.values():
            if other.is_connected and other is not guest:
                guest.send(other.here)
        for table in self._tables.values():
            if table.is_listed:
                guest.send(table.line)
        for table in list(self._tables.values()):
            try:
                await table.come_back(guest)
            except (Denied, Refused, StorageFault) as fault:
                guest.send(Refusal(Denied.by(fault).reason))
        return guest

    def leave(self, guest: Guest, line: Line) -> None:
        """A line has ended; if it is that guest's, the guest is gone, but for a game that is not over."""
        if guest.line is not line:
            return
        guest.line = None
        line.close()
        tables = [table for table in self._tables.values() if table.is_here(guest)]
        if any(table.in_progress and table.occupant(guest) for table in tables):
            guest.here = replace(guest.here, disconnects=guest.here.disconnects + 1)
        for table in tables:
            table.go_away(guest)
        self._tell_all(ClientGone(guest.name))
        self._forget(guest)

    async def resume(self) -> dict[str, str]:
        """Open the tables again that were played at when the server was killed; by what their guests are known.

        Nobody is there yet, and the clock of who is in turn runs.
        """
        kept = await self.on_thread(self._store.hosted.open)
        for hosted in kept:
            with suppress(StorageFault):  # that table is damaged, or held by another program
                await self._resume(hosted)
        numbers = [int(name[1:]) for name in self._tables if name.startswith(".")]
        self._numbers = count(max(numbers, default=0) + 1)
        return {name: proof for hosted in kept for name, proof in hosted.proofs.items()}

    async def _resume(self, hosted: HostedTable) -> None:
        room = await self.on_thread(lambda: self._rooms.enter(hosted.table))
        if (
            room.table is None or room.view(None).view.phase is Phase.OVER
        ):  # its game was over: nobody need come back for that
            if room.table is not None:
                await self.on_thread(lambda: enter_result(room))
            await self.on_thread(lambda: self.leave_room(room))
            return
        places = [
            Occupant(name, None if place.player else self._absent(hosted, name), place.player)
            for name, place in zip(hosted.seats, room.table.settings.places, strict=True)
        ]
        self._tables[hosted.name] = table = ProtocolTable(self, hosted.name, len(places), hosted.password)
        table.seats = [*places]
        table.follow(room, places)

    def _absent(self, hosted: HostedTable, name: str) -> Guest:
        return self._guests.setdefault(name, Guest(name, proof=hosted.proofs.get(name, "")))

    def _forget(self, guest: Guest) -> None:
        """Keep nothing of who is gone and has no seat."""
        if not guest.is_connected and not any(table.occupant(guest) for table in self._tables.values()):
            self._guests.pop(guest.name, None)

    def _tell_all(self, message: Message) -> None:
        for guest in list(self._guests.values()):
            guest.send(message)

    # -- what guests want --------------------------------------------------------------------------------------------

    async def do(self, guest: Guest, command: Command) -> None:
        """Do what somebody wants, or say why not."""
        try:
            await self._do(guest, command)
        except (Denied, Refused, StorageFault) as fault:
            guest.send(Refusal(Denied.by(fault).reason))

    async def _do(self, guest: Guest, command: Command) -> None:
        match command:
            case At(table=name, me=me, deed=deed):
                await self._at(guest, name, me).do(guest, deed)
            case Create():
                await self._create(guest, command)
            case Join(table=name, ticket=ticket):
                await self._join(guest, name, ticket)
            case Observe(table=name):
                table = self._table(name)
                if not isinstance(table, ProtocolTable) or not table.lets_in(guest, ""):
                    raise Denied("_table_private")
                await table.observe(guest)
            case Yell(said=said, verb=verb):
                if verb == "yell":
                    self._tell_all(Said("yell", guest.name, said[:_LONGEST_TEXT]))
            case Tell(name=name, said=said):
                self._guest(name).send(Said("tell", guest.name, said[:_LONGEST_TEXT]))
            case Finger(name=name):
                guest.send(Said("finger", name or guest.name, self._about(name or guest.name)))
            case AskTime():
                now = datetime.datetime.now(datetime.UTC)
                guest.send(Time(f"{now:%Y-%m-%d}", f"{now:%H:%M:%S}"))
            case Languages(letters=letters):
                if not (letters.isascii() and letters.isalpha() and len(letters) <= 8):
                    raise Denied("_invalid_languages")
                guest.here = replace(guest.here, languages=letters)
                self._tell_all(guest.here)

    def _at(self, guest: Guest, name: str, me: str) -> ToldTable:
        table = self._table(name)
        if me not in (guest.name, "."):
            raise Denied("_not_your_name")
        return table

    def _table(self, name: str) -> ToldTable:
        if name not in self._tables:
            raise Denied(f"_table_not_found {name}")
        return self._tables[name]

    def _guest(self, name: str) -> Guest:
        found = self._guests.get(name)
        if found is None or not found.is_connected:
            raise Denied(f"_client_not_found {name}")
        return found

    def _about(self, name: str) -> str:
        if name in self.bots:
            return f"{self.bots[name]}"
        here = self._guest(name).here
        return f"games {here.games} disconnects {here.disconnects} timeouts {here.timeouts}"

    async def _create(self, guest: Guest, command: Create) -> None:
        if len(self._tables) >= MOST_TABLES or self._seats_of(guest) >= TABLES_OF_ONE:
            raise Denied("_too_many_tables")
        if command.name and (not is_account(command.name) or command.name in self._tables or is_room(command.name)):
            raise Denied("_invalid_table_name")
        name = command.name or f".{next(self._numbers)}"
        self._tables[name] = table = ProtocolTable(self, name, command.places, command.password)
        self._tell_all(table.line)
        await table.sit(guest)

    async def _join(self, guest: Guest, name: str, ticket: str) -> None:
        if self._seats_of(guest) >= TABLES_OF_ONE:
            raise Denied("_too_many_tables")
        if self._club is not None and is_room(name):
            await self._join_room(self._club, guest, name, ticket)
            return
        table = self._table(name)
        if not isinstance(table, ProtocolTable) or not table.lets_in(guest, ticket):
            raise Denied("_wrong_password_or_ticket")
        await table.sit(guest)
        table.tickets.discard(ticket)

    async def _join_room(self, club: Club, guest: Guest, name: str, link: str) -> None:
        """Come into a room of friends by one of its links."""
        number = number_of(name)
        try:
            place = await self.on_thread(lambda: club.place_of(number, link))
            while not await (await self._room_table(club, name)).arrive(guest, place, link):
                pass  # the last one left just then
        except (UnknownRoom, NotAdmitted):
            raise Denied("_wrong_password_or_ticket") from None

    async def _room_table(self, club: Club, name: str) -> RoomTable:
        """The table of a room; where several come first at once, they find the same one."""
        async with self._opening_rooms:
            table = self._tables.get(name)
            if not isinstance(table, RoomTable):
                room = await self.on_thread(lambda: club.enter(number_of(name)))
                view = await self.on_thread(room.view)
                self._tables[name] = table = RoomTable(self, club, room, view)
            return table

    def _seats_of(self, guest: Guest) -> int:
        return sum(table.occupant(guest) is not None for table in self._tables.values())

    # -- what tables want --------------------------------------------------------------------------------------------

    async def on_thread(self, work: Callable[[], T]) -> T:
        """Do something that may wait for a disk."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def open_room(self, table: ProtocolTable, places: Sequence[Occupant], follows: int | None) -> Room:
        """A new table of the session, kept for when the server is killed, and entered."""
        number, seed = next(self._opened), self._setup.seed
        settings = Settings(
            places=tuple(occupant.place for occupant in places),
            deals=LIST_OF[len(places)],
            seed=None if seed is None else seed + number,
            save=self._setup.records,
            follows=follows,
        )
        with Table.begin(self._store, settings) as begun:
            opened = begun.id
        proofs = {occupant.name: occupant.guest.proof for occupant in places if occupant.guest and occupant.guest.proof}
        seats = tuple(occupant.name for occupant in places)
        self._store.hosted.keep(HostedTable(opened, table.name, table.password, seats, proofs))
        return self._rooms.enter(opened)

    def leave_room(self, room: Room) -> None:
        """Look at a table of the session no more, whose company has parted."""
        try:
            self._store.hosted.end(room.number)
        finally:
            self._rooms.leave(room)

    def ask_to(self, host: Guest, table: ProtocolTable, name: str) -> None:
        """Ask somebody to a table, with a ticket that is good once."""
        asked = self._guest(name)
        ticket = secrets.token_hex(8)
        table.tickets.add(ticket)
        asked.send(Invited(host.name, table.name, ticket))

    def table_changed(self, table: ToldTable) -> None:
        """Tell the lobby of a table."""
        if self._tables.get(table.name) is table and table.is_listed:
            self._tell_all(table.line)

    def table_empty(self, table: ToldTable) -> None:
        """Take away a table at which nobody sits."""
        if self._tables.pop(table.name, None) is not None and table.is_listed:
            self._tell_all(TableGone(table.name))
        for guest in list(self._guests.values()):
            self._forget(guest)

    def game_over(self, guest: Guest, timed_out: bool) -> None:
        """Count the games of somebody."""
        here = guest.here
        guest.here = replace(here, games=here.games + 1, timeouts=here.timeouts + timed_out)

    async def settle(self) -> None:
        """Wait for what the tables have begun."""
        for table in list(self._tables.values()):
            await table.settle()

    def close(self) -> None:
        """Everybody goes."""
        for guest in list(self._guests.values()):
            if guest.line is not None:
                guest.line.close()
