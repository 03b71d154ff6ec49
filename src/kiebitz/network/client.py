"""A client: seats a registered player at tables of a server that speaks the protocol. Where, is always told.

It accepts invitations, says `ready` after every game, lays its cards open when all the rest is certain, follows a
partner who resigns, keeps the line alive, comes back when it breaks, and ends after so many games or seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import Fault
from kiebitz.formats.iss import InvalidRecord, check_record, parse_record
from kiebitz.moves import Move, Resign
from kiebitz.network.commands import AskTime, At, Command, Create, Deed, Invite, Join, Play, Toggle
from kiebitz.network.messages import (
    AtTable,
    Created,
    Destroyed,
    Ended,
    Event,
    Invited,
    Message,
    PasswordWanted,
    Played,
    Start,
    State,
    TableRefusal,
    Welcome,
    parse_message,
)
from kiebitz.network.mirror import Mirror
from kiebitz.network.words import LONGEST_LINE, NOBODY, NotALine, is_account
from kiebitz.players import create
from kiebitz.players.awaited import AwaitedPlayer
from kiebitz.players.claims import ask_or_claim, certain_end
from kiebitz.players.player import Player, Timed
from kiebitz.view import View

PORT: Final = 7000
SECONDS_TO_KEEP_ALIVE: Final = 20.0
SECONDS_TO_ANSWER: Final = 30.0  # that a server has to let us in
SECONDS_ALONE: Final = 100.0  # at a table where nothing happens
_LINE: Final = 4 * LONGEST_LINE
_SHORTEST_WAIT, _LONGEST_WAIT = 1.0, 30.0  # seconds before a broken line is called again


class NotLetIn(Fault):
    """The server speaks something else, or does not know us."""


@dataclass(frozen=True, slots=True)
class Orders:
    """What a client is to do.

    player    the spec of who plays
    places    seats of a table to begin, at which `invited` are asked to sit; 0 to wait for invitations
    join      a table to sit down at, with its ticket
    games     after so many it ends, `None` for no limit
    seconds   after so many it ends, when the game it plays is over
    log       the file that records are appended to
    """

    host: str
    port: int
    name: str
    password: str
    player: str
    places: int = 0
    invited: tuple[str, ...] = ()
    join: tuple[str, str] | None = None
    games: int | None = None
    seconds: float | None = None
    log: Path | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        if not is_account(self.name):
            raise NotLetIn("iss-account", name=self.name)

    def first_commands(self) -> list[Command]:
        """What is said once we are in."""
        if self.join is not None:
            return [Join(*self.join)]
        return [Create(self.places)] if self.places else []


@dataclass(slots=True)
class Sitting:
    """A table at which we sit: who plays, what of the game is known, and whether it is being thought about."""

    table: str
    me: str
    player: AwaitedPlayer
    mirror: Mirror | None = None
    state: State | None = None
    thinking: asyncio.Task[None] | None = None
    thought: int = -1  # the number of moves after which the last decision was taken
    has_resigned: bool = False
    has_said_ready: bool = False  # which another time would take back
    since: float = field(default_factory=time.monotonic)  # when something last happened

    def stop_thinking(self) -> None:
        """A decision is not wanted any more."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None


class Client:
    """Plays by its orders until they are done. `tell` is called with every message that comes and command that goes."""

    def __init__(self, orders: Orders, tell: Callable[[Message | Command], None] = lambda _said: None) -> None:
        self.orders = orders
        self.games = 0
        self._tell = tell
        self._sittings: dict[str, Sitting] = {}
        self._players: dict[str, AwaitedPlayer] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._begun = time.monotonic()
        self._has_come_in = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Play until the limits are reached, or Ctrl-C; how many games were played to their end."""
        wait = _SHORTEST_WAIT
        try:
            while not self._is_done():
                try:
                    await self._one_line()
                    wait = _SHORTEST_WAIT
                except (OSError, asyncio.IncompleteReadError, TimeoutError):
                    if not self._has_come_in:
                        raise
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, _LONGEST_WAIT)
        finally:
            await self._dismiss()
        return self.games

    async def _dismiss(self) -> None:
        for sitting in self._sittings.values():
            sitting.stop_thinking()
        for player in self._players.values():
            await player.close()

    def _is_done(self) -> bool:
        out_of_time = self.orders.seconds is not None and time.monotonic() - self._begun >= self.orders.seconds
        return out_of_time or (self.orders.games is not None and self.games >= self.orders.games)

    # -- the line ----------------------------------------------------------------------------------------------------

    async def _one_line(self) -> None:
        """Connect, come in, and play until the line breaks or all is done."""
        reader, self._writer = await asyncio.open_connection(self.orders.host, self.orders.port, limit=_LINE)
        alive = asyncio.create_task(self._keep_alive())
        try:
            await self._come_in(reader)
            if not self._has_come_in:
                self._has_come_in = True
                for command in self.orders.first_commands():
                    self._say(command)
            while not (self._is_done() and self._may_go()):
                await self._hear(await reader.readuntil(b"\n"))
        finally:
            alive.cancel()
            for sitting in self._sittings.values():
                sitting.stop_thinking()
                sitting.thought = -1
            self._writer.close()

    async def _come_in(self, reader: asyncio.StreamReader) -> None:
        assert self._writer is not None
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            self._writer.write(f"{self.orders.name}\n".encode())
            wanted = _read(await reader.readuntil(b"\n"))
            if not isinstance(wanted, PasswordWanted):
                raise NotLetIn("iss-not-let-in", text=str(wanted))
            self._writer.write(f"{self.orders.password}\n".encode())
            welcome = _read(await reader.readuntil(b"\n"))
        if not isinstance(welcome, Welcome):
            raise NotLetIn("iss-not-let-in", text=str(welcome))
        self._tell(welcome)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_TO_KEEP_ALIVE)
            self._say(AskTime())
            for sitting in list(self._sittings.values()):
                if sitting.mirror is None and time.monotonic() - sitting.since > SECONDS_ALONE:
                    self._do(sitting, Toggle("leave"))
                else:
                    self._be_ready(sitting)  # if that was refused

    def _say(self, command: Command) -> None:
        assert self._writer is not None
        self._tell(command)
        self._writer.write(f"{command}\n".encode())

    def _do(self, sitting: Sitting, deed: Deed) -> None:
        self._say(At(sitting.table, sitting.me, deed))

    # -- what the server says ----------------------------------------------------------------------------------------

    async def _hear(self, line: bytes) -> None:
        with suppress(NotALine):  # of another version, and so none of ours
            message = _read(line)
            self._tell(message)
            await self._take_in(message)

    async def _take_in(self, message: Message) -> None:
        match message:
            case Invited(table=table, ticket=ticket) if not self._is_done():
                self._say(Join(table, ticket))
            case Created(table=table, me=me) if me != NOBODY:
                await self._sit_down(table, me)
            case Destroyed(table=table):
                if (left := self._sittings.pop(table, None)) is not None:
                    left.stop_thinking()
            case AtTable(table=table, event=event) if table in self._sittings:
                self._heard_at(self._sittings[table], event)

    async def _sit_down(self, table: str, me: str) -> None:
        is_new = table not in self._players
        if is_new:
            player = create(self.orders.player, self.orders.seed)
            self._players[table] = AwaitedPlayer(player, ask_or_claim)
        self._sittings[table] = sitting = Sitting(table, me, self._players[table])
        if is_new and self.orders.places and self.orders.invited:
            self._do(sitting, Invite(self.orders.invited))

    def _heard_at(self, sitting: Sitting, event: Event) -> None:
        sitting.since = time.monotonic()
        match event:
            case State():
                sitting.state = event
                self._be_ready(sitting)
            case Start():
                sitting.mirror, sitting.thought, sitting.has_resigned = Mirror.of(event, sitting.me), -1, False
                self._think(sitting)
            case Played() if sitting.mirror is not None:
                sitting.mirror.play(event)
                self._think(sitting)
            case TableRefusal(command="play"):
                self._think(sitting, again=True)
            case TableRefusal(command="ready"):
                sitting.has_said_ready = False  # nor will the server think so
            case Ended(record=record):
                self._end(sitting, record)

    def _be_ready(self, sitting: Sitting) -> None:
        """Say so once for every game, unless this was the last one."""
        state = sitting.state
        if state is None or state.in_progress or sitting.mirror is not None:
            return
        if self._is_done():
            self._do(sitting, Toggle("leave"))
            return
        own = next((seat for seat in state.seats if seat.name == sitting.me), None)
        is_full = all(seat.name != NOBODY for seat in state.seats[: state.places])
        if own is not None and not own.ready and is_full and not sitting.has_said_ready:
            self._do(sitting, Toggle("ready"))
            sitting.has_said_ready = True

    def _may_go(self) -> bool:
        return all(sitting.mirror is None for sitting in self._sittings.values())

    def _end(self, sitting: Sitting, record: str) -> None:
        sitting.stop_thinking()
        sitting.mirror, sitting.has_said_ready = None, False
        self.games += 1
        if self.orders.log is not None:
            with self.orders.log.open("a", encoding="utf-8") as log:
                log.write(record + "\n")
        with suppress(InvalidRecord, Fault):
            seat = parse_record(record).players.index(sitting.me)
            view = check_record(parse_record(record)).view(seat)
            self._spawn(sitting.player.game_over(view))

    # -- deciding ----------------------------------------------------------------------------------------------------

    def _think(self, sitting: Sitting, *, again: bool = False) -> None:
        mirror = sitting.mirror
        if mirror is None:
            return
        try:
            view = mirror.view()
        except NotALine:
            return  # not all of it has come yet, or it is none that our rules have
        if view is None or view.result is not None:
            return
        if self._follows_partner(sitting, view):
            self._do(sitting, Play("RE"))
            sitting.has_resigned = True
        if not view.my_turn or (sitting.thought == len(mirror.moves) and not again):
            return
        sitting.thought = len(mirror.moves)
        sitting.stop_thinking()
        if again:  # it was refused: whatever is surely a move
            self._do(sitting, Play(str(view.legal_moves()[0])))
            return
        sitting.thinking = asyncio.create_task(self._decide(sitting, view, mirror.left[view.seat or 0]))

    def _follows_partner(self, sitting: Sitting, view: View) -> bool:
        """Whether the other defender has resigned, who then is followed, as is the custom."""
        given_up = {move.seat for _, move in view.history if isinstance(move, Resign)}
        is_defender = view.contract is not None and not view.is_declarer
        return is_defender and not sitting.has_resigned and bool(given_up) and view.seat not in given_up

    async def _decide(self, sitting: Sitting, view: View, left: float) -> None:
        player: Player = sitting.player.player
        if isinstance(player, Timed):
            player.set_time_left(max(0.0, left))
        move = _certain_end(view) or await sitting.player.move(view)
        self._do(sitting, Play(_word(move)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _certain_end(view: View) -> Move | None:
    """What a defender who sees that nothing can be had does; the declarer's claims are the player's question."""
    return None if view.is_declarer else certain_end(view)


def _word(move: Move) -> str:
    return "RE" if isinstance(move, Resign) else str(move)


def _read(line: bytes) -> Message:
    return parse_message(line.decode("utf-8", errors="replace").rstrip("\r\n"))
