"""A player of the core that knows who sits there: against those who play by rules, games by rules judge cards too."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.memory import Impression, Memory
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.evidence import Evidence
from kiebitz.players.player import BiddingSystem
from kiebitz.view import View


class KnowingPlayer(CorePlayer):
    """Plays like one player of the core, and like another against two who are known to play by rules.

    core     who decides about cards against anybody else
    knowing  makes who decides against those; not before it is needed
    """

    _memory = Memory()

    def __init__(
        self,
        core: _core.SeatPlayer,
        knowing: Callable[[], _core.SeatPlayer],
        bidder: BiddingSystem,
        *,
        seed: int = 0,
        seconds: float | None = None,
        paranoid: bool = False,
    ) -> None:
        super().__init__(core, bidder, seed=seed, seconds=seconds, paranoid=paranoid)
        self._usual, self._knowing = core, knowing
        self._against_rules: _core.SeatPlayer | None = None

    def meet(self, memory: Memory) -> None:
        """What is known of those at the table."""
        self._memory = memory

    def play(self, view: View) -> Card:
        """The best card against these two."""
        self.core = self._chosen(view)
        return super().play(view)

    def evidence(self, view: View, *, all_values: bool = False) -> Evidence:
        """What speaks for each legal card against these two."""
        self.core = self._chosen(view)
        return super().evidence(view, all_values=all_values)

    def _chosen(self, view: View) -> _core.SeatPlayer:
        if not play_by_rules(others_in(view, self._memory)):
            return self._usual
        if self._against_rules is None:
            self._against_rules = self._knowing()
        return self._against_rules


def others_in(view: View, memory: Memory) -> list[Impression]:
    """What is known of the other two; nothing where nobody has a name."""
    if view.names is None:
        return []
    return [memory.of(name) for seat, name in enumerate(view.names) if seat != view.seat]


def play_by_rules(others: Iterable[Impression]) -> bool:
    """Whether all of them are known to play nearly as rules say, if there are any."""
    known = [other.foresight.is_ruled for other in others]
    return bool(known) and all(known)
