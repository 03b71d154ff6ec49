"""Players of the core that know who sits there, and bid, or judge cards too, accordingly."""

from __future__ import annotations

from typing import Protocol, TypeVar

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.memory import Memory
from kiebitz.moves import Call, Declare
from kiebitz.players.adaptation import NOBODY, Known
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.endings import EndingPlayer
from kiebitz.players.evidence import Evidence
from kiebitz.players.player import BiddingSystem, Remembers, Watcher
from kiebitz.view import View

_Made = TypeVar("_Made")
_MOST = 8  # that are kept of what was made for a company; whoever sits elsewhere may be read otherwise


class Mind(Protocol):
    """What a player is made of, a value; against others perhaps another one."""

    def against(self, known: Known) -> Mind:
        """As it is against those at the three seats."""
        ...

    def in_core(self) -> _core.SeatPlayer:
        """Who decides about cards."""
        ...

    def bidding(self, seed: int) -> BiddingSystem:
        """Who bids and declares."""
        ...


class ToldPlayer(CorePlayer):
    """Plays its cards like everybody, and tells who bids for it what it is told of the others and of past games."""

    def meet(self, memory: Memory) -> None:
        """What is known of those at the table."""
        if isinstance(self.bidder, Remembers):
            self.bidder.meet(memory)

    def game_over(self, view: View) -> None:
        """How a game has ended."""
        if isinstance(self.bidder, Watcher):
            self.bidder.game_over(view)


class KnowingPlayer(CorePlayer):
    """Bids and plays as its mind is against those at the table."""

    _memory = Memory()

    def __init__(
        self,
        core: _core.SeatPlayer,
        bidder: BiddingSystem,
        mind: Mind,
        *,
        seed: int = 0,
        seconds: float | None = None,
        paranoid: bool = False,
        endings: EndingPlayer | None = None,
    ) -> None:
        super().__init__(core, bidder, seed=seed, seconds=seconds, paranoid=paranoid, endings=endings)
        self._mind = mind
        plain = mind.against(NOBODY)
        self._cores, self._bidders = {plain: core}, {plain: bidder}

    def meet(self, memory: Memory) -> None:
        """What is known of those at the table."""
        self._memory = memory

    def bid(self, view: View) -> Call:
        """As it bids against these two."""
        self.bidder = self._bidder_for(view)
        return super().bid(view)

    def picks_up(self, view: View) -> bool:
        """As it does against these two."""
        self.bidder = self._bidder_for(view)
        return super().picks_up(view)

    def declare(self, view: View) -> Declare:
        """As it declares against these two."""
        self.bidder = self._bidder_for(view)
        return super().declare(view)

    def play(self, view: View) -> Card:
        """The best card against these two."""
        self.core = self._core_for(view)
        return super().play(view)

    def evidence(self, view: View, *, all_values: bool = False) -> Evidence:
        """What speaks for each legal card against these two."""
        self.core = self._core_for(view)
        return super().evidence(view, all_values=all_values)

    def _core_for(self, view: View) -> _core.SeatPlayer:
        mind = self._mind.against(known_at(view, self._memory))
        if mind not in self._cores:
            _keep(self._cores, mind, mind.in_core())
        return self._cores[mind]

    def _bidder_for(self, view: View) -> BiddingSystem:
        mind = self._mind.against(known_at(view, self._memory))
        if mind not in self._bidders:
            _keep(self._bidders, mind, mind.bidding(self.seed))
        return self._bidders[mind]


def _keep(made: dict[Mind, _Made], mind: Mind, new: _Made) -> None:
    """With one more, and the oldest ones gone."""
    made[mind] = new
    while len(made) > _MOST:
        del made[next(iter(made))]


def known_at(view: View, memory: Memory) -> Known:
    """What is known of the others by seat; nothing where nobody has a name."""
    if view.names is None:
        return NOBODY
    first, second, third = (None if seat == view.seat else memory.of(name) for seat, name in enumerate(view.names))
    return first, second, third
