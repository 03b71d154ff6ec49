"""Bidding systems that adapt to who sits there (Long's thesis, chapter 7).

`count` goes by how often the two others err, as they are remembered, `answer` by how boldly they bid; `tracker` by how
far its own predictions have been off. All move the threshold of `threshold`, or what `value` asks of declaring.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import options_with_skat, outlook_of
from kiebitz.bidding.passing import PassingTable
from kiebitz.bidding.policy import KERMIT_THRESHOLD, Policy, Threshold, Value
from kiebitz.memory import Impression, Memory
from kiebitz.moves import Call, Declare
from kiebitz.players.adaptation import offset_for
from kiebitz.view import View

MOST: Final = 0.75  # of a threshold; whoever asks more never declares again, and never learns better
_ENOUGH_CALLS: Final = 20  # from some ten games, as docs/memory.md has it
_ANSWERED: Final = 0.5  # of how far others' thresholds lie from the usual one
_STAKES: Final = 150.0  # list points between a game won and one lost, about


class Adapting(ABC):
    """Bids as long as a chance is large enough, and asks for more or less of it by an offset of its own.

    least    the chance that is enough against strong players; with `passing`, points decide instead
    """

    def __init__(self, model: Model, least: float, passing: PassingTable | None) -> None:
        self.model = model
        self._least, self._passing = least, passing

    @abstractmethod
    def offset(self, view: View) -> float:
        """How much larger the chance must be than against strong players."""

    def policy(self, view: View) -> Policy:
        """When a number is worth saying at this table."""
        offset = self.offset(view)
        if self._passing is not None:
            return Value(self._passing, -_STAKES * offset)
        return Threshold(min(self._least + offset, max(self._least, MOST)))

    def bid(self, view: View) -> Call:
        """As a threshold, or points, say at this table."""
        return Bidder(self.model, self.policy(view)).bid(view)

    def picks_up(self, view: View) -> bool:
        """Whether more points are expected with the skat than without."""
        return Bidder(self.model, self.policy(view)).picks_up(view)

    def declare(self, view: View) -> Declare:
        """What promises most points."""
        return Bidder(self.model, self.policy(view)).declare(view)


class Meeting(Adapting):
    """Goes by what is known of the two others; of strangers nothing changes."""

    _memory = Memory()

    def meet(self, memory: Memory) -> None:
        """What is known of those at the table."""
        self._memory = memory

    def offset(self, view: View) -> float:
        """As two others make it."""
        if view.names is None or view.seat is None:
            return 0.0
        return self.against([self._memory.of(name) for seat, name in enumerate(view.names) if seat != view.seat])

    @abstractmethod
    def against(self, others: Sequence[Impression]) -> float:
        """The offset against these."""


class Count(Meeting):
    """Bids bolder against those who err often, more carefully against those who hardly do."""

    def against(self, others: Sequence[Impression]) -> float:
        """By the mean of their rates of mistakes."""
        return offset_for(sum(other.mistake_rate for other in others) / len(others))


class Answer(Meeting):
    """Bids bolder against those who bid carefully, since they leave more games to others (Long's thesis, 8.3)."""

    def against(self, others: Sequence[Impression]) -> float:
        """By how far the mean of their thresholds lies from the usual one."""
        calls = [other.calls for other in others]
        known = [one.threshold for one in calls if one.threshold is not None and one.number >= _ENOUGH_CALLS]
        return _ANSWERED * (KERMIT_THRESHOLD - sum(known) / len(known)) if len(known) == len(calls) else 0.0


class Tracker(Adapting):
    """Bids bolder the more often it wins than it has foreseen."""

    _errors = 0.0
    _games = 0

    def game_over(self, view: View) -> None:
        """A game that it declared tells how good its prediction was."""
        predicted = predicted_win(self.model, view)
        if predicted is not None and view.result is not None:
            self._errors += view.result.won - predicted
            self._games += 1

    def offset(self, view: View) -> float:
        """The mean of what it has foreseen less what came."""
        return -self._errors / self._games if self._games else 0.0


def predicted_win(model: Model, view: View) -> float | None:
    """The chance that the own game had when it was declared; `None` if it was somebody else's, or cannot be told."""
    if view.contract is None or view.seat is None or not view.is_declarer:
        return None
    seat, bid = view.seat, view.auction.bid
    if view.contract.hand:
        options = outlook_of(model, view.first_hand, seat).hand_games(bid)
    elif view.skat is None:
        return None
    else:
        options = options_with_skat(model, view.first_hand | view.skat, seat, bid)
    return next((option.prospect.win for option in options if option.contract == view.contract), None)
