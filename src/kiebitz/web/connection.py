"""A conversation with one tab: what it wants is done or refused, what happens at its table is told to it.

Everything that may take a moment is done on threads; the loop only passes messages on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kiebitz.errors import fault_of
from kiebitz.moves import IllegalMove, Move, Resign, format_move, parse_move
from kiebitz.session import (
    AnsweredAlready,
    Event,
    NotAdmitted,
    NotAName,
    NotYourTurn,
    Outdated,
    Refused,
    StorageFault,
    StoreGone,
    Table,
    TableIsClosed,
    TableIsHeld,
    TableIsOver,
    TableView,
    TooManyHints,
    UnknownRoom,
    UnknownTable,
)
from kiebitz.session.advisers import Advisers
from kiebitz.session.coach import Warned
from kiebitz.session.rooms import Room, Rooms
from kiebitz.stop import Cancelled
from kiebitz.web.advice import hint_seen
from kiebitz.web.happenings import happened
from kiebitz.web.keys import Keys
from kiebitz.web.lines import TooMany, recognise
from kiebitz.web.messages import (
    Act,
    AnswerClaim,
    AskHint,
    CallMe,
    Coached,
    Done,
    Enter,
    Fault,
    Hello,
    Here,
    HintGiven,
    LetFinish,
    MakeMove,
    NextDeal,
    RefusedIt,
    Reply,
    Request,
    RoomAct,
    TakeBack,
    Told,
    Unreadable,
    number_of,
    read,
    written,
)
from kiebitz.web.rate import Rate
from kiebitz.web.sight import sight_of

SECONDS_TO_SAY_HELLO: Final = 10.0
SECONDS_TO_SEND_THE_REST: Final = 5.0
MESSAGES_A_SECOND: Final = 10.0
MESSAGES_AT_ONCE: Final = 30
REFUSALS_BEFORE_THE_END: Final = 200  # of messages that came too fast, more than of those that did not
UNSENT_BEFORE_THE_END: Final = 500  # messages that a tab does not take
NORMAL: Final = 1000  # codes of the socket protocol
POLICY_VIOLATION: Final = 1008
RESIGN: Final = "RE"  # without a seat: everybody resigns for himself

Found = TypeVar("Found")
Judge: TypeAlias = Callable[[Move, float], Warned | None]  # of a move, and the size from which on to speak

_log: Final = logging.getLogger(__name__)


class NotAllowed(Refused):
    """The key does not open this place."""


async def next_text(socket: WebSocket) -> str:
    """What the tab says next; `WebSocketDisconnect` if it has gone, even where sending has found that out first."""
    if socket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect
    return await socket.receive_text()


@dataclass(frozen=True, slots=True)
class Seen:
    """The table as it was seen, after an event if there was one; its sight is made when it is to be sent."""

    table: TableView
    event: Event | None = None

    def told(self) -> Told:
        """What the tab is told of it. To find out what it offers may take a proof, so no table waits for this."""
        return Told(sight_of(self.table), None if self.event is None else happened(self.event, self.table))


class Connection:
    """One tab, from its greeting on.

    `people` are threads that do what people want, `painters` make sights, `advisers` think about hints.
    """

    greeting: ClassVar[type] = Hello

    def __init__(
        self, socket: WebSocket, rooms: Rooms, keys: Keys, people: Executor, painters: Executor, advisers: Advisers
    ) -> None:
        self._socket = socket
        self._rooms = rooms
        self._keys = keys
        self._people = people
        self._painters = painters
        self._advisers = advisers
        self._loop = asyncio.get_running_loop()
        self._unsent: asyncio.Queue[Reply | Seen] = asyncio.Queue()
        self._rate = Rate(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._hints: set[asyncio.Task[None]] = set()
        self._judgements: set[asyncio.Task[None]] = set()
        self._key = ""
        self._room: Room | None = None
        self._reason_to_close = NORMAL

    async def converse(self) -> None:
        """From `hello` until the tab goes."""
        await self._socket.accept()
        sender = asyncio.create_task(self._send_all())
        try:
            hello = await self._hear_hello()
            if hello is not None:
                await self._sit_down(hello)
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_TO_SEND_THE_REST):
                    await self._unsent.join()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            for thought in self._hints | self._judgements:
                thought.cancel()
            with suppress(RuntimeError, WebSocketDisconnect):  # gone already
                await self._socket.close(self._reason_to_close)

    # -- sending -----------------------------------------------------------------------------------------------------

    def _say(self, said: Reply | Seen) -> None:
        """Put a message, or what one is made of, into the row; from the loop."""
        self._unsent.put_nowait(said)

    async def _send_all(self) -> None:
        while True:
            said = await self._unsent.get()
            try:
                with suppress(RuntimeError, WebSocketDisconnect):  # gone: the one who listens finds out
                    reply = await self._on(self._painters, said.told) if isinstance(said, Seen) else said
                    await self._socket.send_text(written(reply).decode())
            finally:
                self._unsent.task_done()

    def _hear(self, event: Event, table: TableView) -> None:
        """Take note of an event, on whatever thread made it happen; the table waits for that."""
        with suppress(RuntimeError):  # the loop is closed: the program ends
            self._loop.call_soon_threadsafe(self._say, Seen(table, event))

    # -- listening ---------------------------------------------------------------------------------------------------

    async def _hear_hello(self) -> Any:
        """The first message, if it is the right one and comes soon enough."""
        try:
            async with asyncio.timeout(SECONDS_TO_SAY_HELLO):
                request = read(await next_text(self._socket))
        except TimeoutError:
            return None
        except (Unreadable, KeyError) as error:
            self._refuse(error)
            return None
        if isinstance(request, self.greeting):
            return request
        self._say(RefusedIt(request.id, Fault.NOT_ALLOWED, "the first message is hello"))
        return None

    async def _sit_down(self, hello: Any) -> None:
        try:
            if not self._keys.opens_table(hello.key, hello.table):  # before the table is opened and goes on
                raise NotAllowed("key-of-other-table")
            self._key = hello.key
            recognise(self._socket.state, hello.key, self._keys.is_owner(hello.key))
            room = await self._on(self._people, lambda: self._rooms.enter(hello.table))
        except Exception as error:
            self._say(refusal(hello.id, error))
            return
        try:
            place = _place_of(hello, room, self._keys)
            stop = await self._on(self._people, lambda: self._begin_watching(room, place))
            try:
                self._say(Done(hello.id))
                self._room = room
                await self._obey_all(place)
            finally:
                stop()
        except NotAllowed as error:
            self._say(refusal(hello.id, error))
        finally:
            self._rooms.leave(room)

    def _begin_watching(self, room: Room, place: int | None) -> Callable[[], None]:
        """Hear of events from now on, and see the table as it is now; a tab takes the newer of two sights.

        Then the table goes on, so that nothing happens unheard.
        """
        stop = room.watch(place, self._hear)
        self._loop.call_soon_threadsafe(self._say, Seen(room.view(place)))
        room.go_on()
        go = room.arrive(place, self._hear_who_is_here)

        def leave() -> None:
            stop()
            go()

        return leave

    def _hear_who_is_here(self, places: list[int]) -> None:
        with suppress(RuntimeError):  # the loop is closed: the program ends
            self._loop.call_soon_threadsafe(self._say, Here(places))

    async def _obey_all(self, place: int | None) -> None:
        refusals = 0
        while self._unsent.qsize() < UNSENT_BEFORE_THE_END and refusals < REFUSALS_BEFORE_THE_END:
            try:
                text = await next_text(self._socket)
                if self._rate.is_exceeded():
                    refusals += 1
                    raise Unreadable(Fault.TOO_FREQUENT, "slower, please", number_of(text))
                request = read(text)
            except (Unreadable, KeyError) as error:
                self._refuse(error)
                continue
            refusals = max(0, refusals - 1)
            await self._answer(request, place)
        self._reason_to_close = POLICY_VIOLATION

    async def _answer(self, request: Request, place: int | None) -> None:
        """Do what was said, or say why not."""
        if isinstance(request, Hello | Enter):
            self._say(RefusedIt(request.id, Fault.NOT_POSSIBLE, "this tab sits at a table already"))
        elif place is None:
            self._say(RefusedIt(request.id, Fault.NOT_ALLOWED, "onlookers decide nothing"))
        elif isinstance(request, RoomAct) or self._room is None:
            self._say(RefusedIt(request.id, Fault.NOT_POSSIBLE, "this is said in rooms"))
        elif isinstance(request, AskHint):
            self._begin_hint(request, self._room, place)
        else:
            await self._obey(request, self._room, place)

    def _refuse(self, error: Unreadable | KeyError) -> None:
        """A message that is none; a KeyError is one of bytes instead of text."""
        if isinstance(error, Unreadable):
            self._say(RefusedIt(error.id, error.fault, str(error)))
        else:
            self._say(RefusedIt(None, Fault.MALFORMED, "messages are text"))

    # -- obeying -----------------------------------------------------------------------------------------------------

    async def _obey(self, act: Act, room: Room, place: int) -> None:
        try:
            at = None if isinstance(act, CallMe) else act.at
            judge = None
            if isinstance(act, MakeMove) and act.coach is not None:
                moment = act.at
                judge = await self._on(self._people, lambda: room.coach(moment, place))
            await self._on(self._people, lambda: room.act(at, lambda table: do(act, table, place)))
        except Exception as error:
            self._say(refusal(act.id, error))
        else:
            self._say(Done(act.id))
            if judge is not None and isinstance(act, MakeMove):
                self._begin_judging(act, judge)

    def _begin_judging(self, made: MakeMove, judge: Judge) -> None:
        """Think about what was done while the table goes on: nobody waits for the coach."""
        task = asyncio.create_task(self._judge(made, judge))
        self._judgements.add(task)
        task.add_done_callback(self._judgements.discard)

    async def _judge(self, made: MakeMove, judge: Judge) -> None:
        """Say what the coach has to say. Where the coach cannot think, or too much is asked, play goes on without."""
        with suppress(Refused, StorageFault, Cancelled, ValueError):
            move = parse_move(made.move)
            size = made.coach or 1.0
            is_owner = self._keys.is_owner(self._key)
            warned = await self._advisers.think(self._key, is_owner, lambda: judge(move, size))
            if warned is not None:
                best = format_move(warned.best)
                self._say(Coached(made.at, made.move, best, warned.cost))

    def _begin_hint(self, ask: AskHint, room: Room, place: int) -> None:
        """Think about a hint while the tab goes on; one at a time."""
        if self._hints:
            self._say(RefusedIt(ask.id, Fault.NOT_POSSIBLE, "a hint is being thought about"))
            return
        task = asyncio.create_task(self._give_hint(ask, room, place))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _give_hint(self, ask: AskHint, room: Room, place: int) -> None:
        try:
            is_owner = self._keys.is_owner(self._key)
            hint = await self._advisers.think(self._key, is_owner, lambda: room.hint(ask.at, place))
        except Exception as error:
            self._say(refusal(ask.id, error))
        else:
            self._say(HintGiven(ask.id, hint_seen(hint)))

    async def _on(self, threads: Executor, work: Callable[[], Found]) -> Found:
        return await self._loop.run_in_executor(threads, work)


def _place_of(hello: Hello, room: Room, keys: Keys) -> int | None:
    """The place that a key opens: the owner sits where the first person does, and watches where there is none.

    Where others play, in a room or by a protocol, the owner of the server is an onlooker like everybody else.
    """
    people = room.view(None).settings.people if room.is_of_user else ()
    if keys.is_owner(hello.key):
        return people[0] if people else None
    for place in people[1:]:
        if keys.opens(hello.key, hello.table, place):
            return place
    raise NotAllowed("key-without-place")


def do(act: Act, table: Table, place: int) -> None:
    match act:
        case MakeMove():
            table.move(place, _move(act.move, table, place))
        case AnswerClaim():
            table.answer_claim(place, act.accepts)
        case NextDeal():
            table.next_deal(place)
        case TakeBack():
            table.take_back(place)
        case LetFinish():
            table.let_finish(place)
        case CallMe():
            table.rename(place, act.name)


def _move(text: str, table: Table, place: int) -> Move:
    if text == RESIGN:
        seat = table.view(place).view.seat
        if seat is None:
            raise NotYourTurn("dealer-does-not-play")
        return Resign(seat)
    try:
        return parse_move(text)
    except ValueError as error:
        fault = fault_of(error)
        raise IllegalMove(fault.code, **fault.values) from None


# The first that fits counts, so the special stand before the general.
_FAULTS: Final[tuple[tuple[type[Exception], Fault], ...]] = (
    (Outdated, Fault.OUTDATED),
    (AnsweredAlready, Fault.OUTDATED),
    (NotAllowed, Fault.NOT_ALLOWED),
    (NotAdmitted, Fault.NOT_ALLOWED),
    (UnknownRoom, Fault.UNKNOWN_TABLE),
    (TooMany, Fault.TOO_MANY),
    (TooManyHints, Fault.TOO_MANY),
    (NotYourTurn, Fault.NOT_YOUR_TURN),
    (TableIsOver, Fault.FINISHED),
    (TableIsClosed, Fault.FINISHED),
    (IllegalMove, Fault.ILLEGAL),
    (UnknownTable, Fault.UNKNOWN_TABLE),
    (TableIsHeld, Fault.HELD),
    (StoreGone, Fault.STORE_GONE),
    (StorageFault, Fault.NOT_STORED),
    (Cancelled, Fault.FINISHED),
    (NotAName, Fault.NOT_A_NAME),
    (ValueError, Fault.NOT_POSSIBLE),
)


def refusal(number: int, error: Exception) -> RefusedIt:
    """What a tab is told of something that was not done. Of what nobody foresaw it hears only that it failed."""
    for kind, fault in _FAULTS:
        if isinstance(error, kind):
            return RefusedIt(number, fault, error.reason if isinstance(error, StorageFault) else str(error))
    _log.error("a request failed", exc_info=error)
    return RefusedIt(number, Fault.FAILED)
