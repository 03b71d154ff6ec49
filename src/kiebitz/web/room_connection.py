"""A conversation with somebody in a room: the room's own matters, and the table that stands in it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from kiebitz.session import Club, ClubRoom, Event, LinkVoid, NotInPractice, RoomEvent, Spoke, TableView
from kiebitz.session.advisers import Advisers
from kiebitz.session.club_room import HOST
from kiebitz.session.rooms import Room, Rooms
from kiebitz.web.connection import POLICY_VIOLATION, Connection, NotAllowed, Seen, do, refusal
from kiebitz.web.journal import note
from kiebitz.web.keys import Keys
from kiebitz.web.lines import recognise
from kiebitz.web.messages import (
    Act,
    AskHint,
    BeginList,
    CallMe,
    Commit,
    Done,
    Enter,
    Fault,
    Hello,
    KeyGiven,
    NextDeal,
    RefusedIt,
    Request,
    Reveal,
    RoomAct,
    RoomTold,
    SayPhrase,
    SitDown,
    Spoken,
    StandUp,
    Write,
)
from kiebitz.web.rate import Rate
from kiebitz.web.room_sight import room_seen

if TYPE_CHECKING:
    from kiebitz.web.operation import Metrics

PHRASES_A_SECOND = 0.5
PHRASES_AT_ONCE = 5


class RoomConnection(Connection):
    """One tab in a room. What it sees of the table is what its place may, once somebody sits there."""

    greeting: ClassVar[type] = Enter

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        keys: Keys,
        people: Executor,
        painters: Executor,
        advisers: Advisers,
    ) -> None:
        super().__init__(socket, rooms, keys, people, painters, advisers)
        self._place: int | None = None
        self._club_room: ClubRoom | None = None
        self._watched: tuple[Room, int | None] | None = None
        self._stop_watching: Callable[[], None] = lambda: None
        self._leave: Callable[[], None] = lambda: None
        self._watching = threading.Lock()
        self._standing: tuple[object, ...] = ()
        self._is_gone = False
        self._is_void = False  # whether the link by which this tab came opens nothing any more
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._phrases = Rate(PHRASES_A_SECOND, PHRASES_AT_ONCE)

    def join(self, club: Club, metrics: Metrics) -> RoomConnection:
        """Be a conversation in a room of this club."""
        self._club, self._metrics = club, metrics
        return self

    async def _sit_down(self, hello: Enter) -> None:
        try:
            self._place = place = await self._on(self._people, lambda: self._club.place_of(hello.room, hello.key))
            self._key = hello.key
            recognise(self._socket.state, f"{hello.room}/{hello.key}", is_owner=False)
            self._club_room = room = await self._on(self._people, lambda: self._club.enter(hello.room))
        except Exception as error:
            self._say(refusal(hello.id, error))
            return
        try:
            self._leave = await self._on(
                self._people,
                lambda: room.arrive(place, self._hear_room, link=hello.key, contributes=hello.contributes),
            )
            note("came in", room=hello.room, place=place)
            self._say(Done(hello.id))
            await self._obey_all(place)
        except ValueError as error:  # the table in the room cannot be opened
            self._say(refusal(hello.id, error))
        finally:
            for task in self._tasks:
                task.cancel()
            self._is_gone = True
            self._loop.run_in_executor(self._people, self._go, room)  # which nothing may keep from being done

    def _go(self, room: ClubRoom) -> None:
        note("went", room=room.number, place=self._place)
        with self._watching:
            self._stop_watching()
        self._leave()
        self._club.leave(room)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _hear_room(self, event: RoomEvent) -> None:
        """Take note of what happened in the room, on whatever thread; the room waits for that."""
        if isinstance(event, LinkVoid):
            self._is_void = True  # from here on nothing is seen or done, however long the line takes to end
        with suppress(RuntimeError):  # the loop is closed: the program ends
            if isinstance(event, LinkVoid):
                self._loop.call_soon_threadsafe(lambda: self._begin(self._end()))
            elif isinstance(event, Spoke):
                self._loop.call_soon_threadsafe(self._say, Spoken(event.place, event.phrase, event.text))
            else:
                self._loop.call_soon_threadsafe(self._say, RoomTold(room_seen(event, self._place)))
                self._loop.call_soon_threadsafe(self._look_if_new, (event.table, event.sitting, event.is_playing))

    def _look_if_new(self, standing: tuple[object, ...]) -> None:
        """Look at the table if another stands in the room, or others sit at it; most that happens changes neither."""
        if standing == self._standing:
            return
        self._standing = standing
        self._begin(self._look_at_the_table())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end(self) -> None:
        """Send this tab away, whose place may be another's soon."""
        self._reason_to_close = POLICY_VIOLATION
        with suppress(RuntimeError, WebSocketDisconnect):  # gone already
            await self._socket.close(POLICY_VIOLATION)

    def _hear(self, event: Event, table: TableView) -> None:
        if not self._is_void:
            super()._hear(event, table)

    async def _look_at_the_table(self) -> None:
        """Watch the table that stands in the room now, as the own place if one sits there by now."""
        async with self._looking:
            await self._on(self._people, self._watch)

    def _watch(self) -> None:
        assert self._club_room is not None
        with self._watching:
            if not self._is_gone and not self._is_void:
                self._watch_as(self._club_room.room, self._club_room.seen_from(self._place))

    def _watch_as(self, room: Room | None, place: int | None) -> None:
        if room is None or self._watched == (room, place):
            return
        self._stop_watching()
        self._watched, self._room = (room, place), room
        self._stop_watching = room.watch(place, self._hear)
        seen = Seen(room.view(place))
        if not self._is_void:  # then nobody else can have come to the place before it was seen
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._say, seen)
        room.go_on()

    # -- obeying -----------------------------------------------------------------------------------------------------

    async def _answer(self, request: Request, place: int | None) -> None:
        if isinstance(request, Hello | Enter):
            self._say(RefusedIt(request.id, Fault.NOT_POSSIBLE, "this tab is in a room already"))
        elif place is None or self._is_void:
            self._say(RefusedIt(request.id, Fault.NOT_ALLOWED, "onlookers decide nothing"))
        elif isinstance(request, SayPhrase | Write) and self._phrases.is_exceeded():
            self._say(RefusedIt(request.id, Fault.TOO_FREQUENT, "slower, please"))
        elif isinstance(request, AskHint):
            self._ask_hint(request, place)
        else:
            await self._do(request, place)

    def _ask_hint(self, ask: AskHint, place: int) -> None:
        """Hints are for rooms that agreed on practice: elsewhere they would be help against friends."""
        assert self._club_room is not None
        if self._room is None or not self._club_room.view().agreement.practice:
            self._say(refusal(ask.id, NotInPractice("not-in-practice")))
        else:
            self._begin_hint(ask, self._room, place)

    async def _do(self, request: Act | RoomAct, place: int) -> None:
        room, begun = self._club_room, time.perf_counter()
        assert room is not None
        answer: Done | RefusedIt = Done(request.id)
        try:
            await self._on(self._people, lambda: self._do_in(room, request, place))
        except Exception as error:
            answer = refusal(request.id, error)
        self._say(answer)
        self._metrics.note(type(request).__name__, isinstance(answer, Done), time.perf_counter() - begun)

    def _do_in(self, room: ClubRoom, request: Act | RoomAct, place: int) -> None:
        if self._is_void:
            raise NotAllowed("room-link")
        match request:
            case StandUp():
                self._stand_up(room, request.place, place)
            case SitDown():
                room.sit(place, request.name)
            case CallMe():
                room.sit(place, request.name)
            case BeginList():
                room.begin(place)
            case NextDeal():
                room.next_deal(place, request.at)
            case Commit():
                room.commit(place, request.commitment, request.promised)
            case Reveal():
                room.reveal(place, request.value)
            case SayPhrase():
                room.say(place, request.phrase)
            case Write():
                room.say(place, None, request.text)
            case _:
                room.act(place, request.at, lambda table: do(request, table, place))

    def _stand_up(self, room: ClubRoom, place: int, by: int) -> None:
        if by not in (HOST, place) or place >= len(room.view().places):
            raise NotAllowed("room-host")
        key = room.stand_up(place, self._hear_room)
        if key is not None and place == by:
            self._loop.call_soon_threadsafe(self._say, KeyGiven(place, key))
