"""A series: a company of the protocol at a table of `kiebitz.session`, whose events are told with what each may see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kiebitz.contract import Contract
from kiebitz.deals import Deal
from kiebitz.errors import Fault
from kiebitz.formats.iss import PUBLIC, Record
from kiebitz.formats.iss.record import UNKNOWN
from kiebitz.game import Game
from kiebitz.moves import Claim, Declare, IllegalMove, Move, Resign
from kiebitz.network.clocks import Clocks
from kiebitz.network.company import Occupant
from kiebitz.network.guests import Guest
from kiebitz.network.views import WORLD, open_deal, read_move, told_deal
from kiebitz.session import DealOver, Event, NotYourTurn, Question, Table, TableView
from kiebitz.session.rooms import Room
from kiebitz.view import Phase, View, allowed_contracts

Names: TypeAlias = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one receiver may see it: a seat, the public, or with a `deal` who sits out and sees all."""

    view: View
    deal: Deal | None = None

    def told_deal(self) -> str:
        """The deal as it is told when the game begins."""
        return told_deal(self.view.hand, self.view.seat) if self.deal is None else open_deal(self.deal)


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the table, or none, when it was, and what every receiver may see after it; `None` is the public."""

    event: Event | None
    moment: float
    table: TableView
    looks: Mapping[int | None, Look]
    record: Record | None = None


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """A game so far, and up to which move of which deal that is."""

    record: Record
    names: Names
    upto: tuple[int, int]


class Series:
    """A table that is played at. Whatever happens is told on the loop that it was made on, in its order."""

    def __init__(
        self, room: Room, places: Sequence[Occupant], seconds: float, tell: Callable[[Series, Happening], None]
    ) -> None:
        assert room.table is not None
        self.room: Final = room
        self.table: Final[Table] = room.table
        self.places = list(places)
        self.clocks = Clocks(seconds)
        self.declared: Contract | None = None  # named, but its two cards have not been put away
        self._put_away = ""  # the two cards in the order in which they were said
        self._seconds = seconds
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._stop = self.table.watch(None, self._listen)

    def close(self) -> None:
        """Hear nothing more of the table."""
        self._stop()

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def seating(self) -> tuple[int, int, int]:
        """The places at forehand, middlehand and rearhand."""
        return self.table.view(None).seating

    @property
    def names(self) -> Names:
        """Who sits there."""
        first, second, third = (self.places[place].name for place in self.seating)
        return first, second, third

    @property
    def is_last_deal(self) -> bool:
        """Whether the list ends with this game."""
        return self.table.view(None).is_last_deal

    def place_of(self, guest: Guest) -> int | None:
        """The place of a guest; `None` for one who looks on."""
        return next((place for place, occupant in enumerate(self.places) if occupant.guest is guest), None)

    def now(self) -> Happening:
        """How the table stands, as something that happens."""
        return self._seen(None, self.table.view(None))

    def record(self, place: int | None) -> CaughtUp:
        """The game so far, as a place may see it."""
        names, number = self.names, self.table.view(None).number
        record = self.table.record(place, names)
        made = sum(who != WORLD for who, _ in record.moves)
        declarer = self.table.view(None).view.declarer
        if self.declared is not None and record.moves[-1][0] == WORLD:  # whoever gave the skat, nothing came after it
            record = replace(record, moves=(*record.moves, (str(declarer), str(self.declared))))
        return CaughtUp(record, names, (number, made))

    def new_clocks(self, turn: int | None, *, run: bool) -> None:
        """A game begins, with time to be kept or not."""
        self.declared, self._put_away = None, ""
        self.clocks = Clocks(self._seconds, run)
        self.clocks.pass_to(turn, time.monotonic())

    def _listen(self, event: Event, public: TableView) -> None:
        """Take note of an event in the thread that made it, and tell of it on the loop."""
        happening = self._seen(event, public)
        self._loop.call_soon_threadsafe(self._tell, self, happening)

    def _seen(self, event: Event | None, public: TableView) -> Happening:
        looks: dict[int | None, Look] = {place: self._look(place) for place in self._heard()}
        looks[None] = Look(public.view)
        record = self.table.record(None, self.names) if isinstance(event, DealOver) else None
        return Happening(event, time.monotonic(), public, looks, record)

    def _heard(self) -> list[int]:
        return [place for place, occupant in enumerate(self.places) if occupant.guest is not None]

    def _look(self, place: int) -> Look:
        seen = self.table.view(place)
        if place in seen.seating:
            return Look(seen.view)
        game: Game = self.table.whole_game(place)
        return Look(game.view(game.declarer or 0), game.deal)

    # -- acting --------------------------------------------------------------------------------------------------

    def move(self, place: int, word: str) -> Contract | None:
        """Make the move of a word for a place; the contract alone if it was named alone, which is no move yet."""
        view = self.table.view(place).view
        if view.phase is Phase.OVER:
            raise IllegalMove("game-over")
        if view.seat is None:
            raise NotYourTurn("not-your-turn", place=place)
        move = read_move(word, view, self.declared if view.my_turn else None)
        if not isinstance(move, Claim | Resign) and not view.my_turn:
            raise NotYourTurn("not-your-turn", place=place)
        if isinstance(move, Contract):
            return self._named(move, view)
        if isinstance(move, Declare) and move.discard is not None:
            self._put_away = ".".join(word.removeprefix(f"{move.contract}.").split(".")[:2])
        self._act(place, lambda table: self._push(table, place, move))
        return None

    def as_said(self, act: str) -> str:
        """A declaration as it is told, with the cards put away in the order in which they were said."""
        first, _, second = self._put_away.partition(".")
        return act.replace(f"{second}.{first}", self._put_away) if second else act

    def _named(self, contract: Contract, view: View) -> Contract:
        if contract not in allowed_contracts(view.auction.bid, hand=False):
            raise IllegalMove("contract-below-bid", contract=str(contract), value=0, bid=view.auction.bid)
        if self.declared is not None:
            raise IllegalMove("contract-declared-late", contract=str(contract))
        self.declared = contract
        return contract

    def _push(self, table: Table, place: int, move: Move) -> None:
        self._play_on_after_claim(table)
        if isinstance(move, Claim | Resign):
            table.end_early(place, move)
        else:
            table.move(place, move)

    def _act(self, _place: int, deed: Callable[[Table], None]) -> None:
        """Let somebody do something at the table."""
        self.room.act(None, deed)

    def settle_claim(self) -> None:
        """Go on after a claim once nobody is asked any more but who speaks the protocol: those say so by resigning."""
        self.room.act(None, self._play_on_after_claim)

    def _play_on_after_claim(self, table: Table) -> None:
        awaited = table.view(None).awaited
        if awaited is not None and awaited.question is Question.CLAIM and set(awaited.places) <= set(self._heard()):
            table.answer_claim(awaited.places[0], accepts=False)

    def time_out(self, at: tuple[int, int], place: int) -> None:
        """End the game if nothing has happened since this deal and number of moves."""
        self.room.act(at, lambda table: table.time_out(place))

    def next_deal(self) -> None:
        """Enter the result and deal again."""
        place = self._heard()[0]
        self.room.act(None, lambda table: table.next_deal(place))

    def enter_result(self) -> None:
        """Enter the result of a game that nobody goes on from."""
        enter_result(self.room)


def nothing_yet(names: Names, place: int | None) -> Record:
    """The game of which nothing has been told, not even the deal, to the public or to a place that sees all."""
    return Record((), (), UNKNOWN, names, view=PUBLIC if place is None else None)


def enter_result(room: Room) -> None:
    """Enter the result of a game that nobody goes on from; what is dealt after it stays unplayed."""
    if room.table is None:
        return
    awaited = room.table.view(None).awaited
    if awaited is not None and awaited.question is Question.NEXT_DEAL:
        room.table.next_deal(awaited.places[0])


def reason_of(fault: Fault, word: str) -> str:
    """What is wrong with a move, in the keys of the protocol."""
    if isinstance(fault, NotYourTurn):
        return "_not_your_turn"
    if fault.code in _KEYS:
        return _KEYS[fault.code]
    if fault.code in ("card-not-held", "discard-not-held"):
        return f"_you_do_not_have_card {fault.values.get('card', word)}."
    return f"_invalid_move_colon {word}"


_KEYS: Final = {"game-over": "_game_finished", "auction-bid-too-low": "_bid_not_high_enough"}
