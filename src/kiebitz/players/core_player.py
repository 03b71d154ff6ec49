"""A player of the core at a table: it decides about cards, and leaves bidding and declaring to a bidding system."""

from __future__ import annotations

from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.guarantees import guarantee
from kiebitz.moves import Call, Declare
from kiebitz.players.clock import Clock
from kiebitz.players.endings import ENOUGH_SECONDS, EndingPlayer
from kiebitz.players.evidence import CardEvidence, Evidence
from kiebitz.players.player import BiddingSystem
from kiebitz.seats import observe
from kiebitz.seeds import seed_of_decision
from kiebitz.stop import Calls
from kiebitz.view import Phase, View

PARANOID_NODES: Final = 20_000  # for each card; the searches of one that cannot be lost are short


class CorePlayer:
    """Plays the cards of a player in the core, and bids like a bidding system.

    core      who decides about cards; evidence is had of one that judges
    seconds   for one decision at most; then what was judged by then decides
    paranoid  whether a declarer never plays a card that loses a game which cannot be lost
    endings   who plays the last tricks wherever it can

    A decision depends on the seed and the view alone, not on what was asked before; but how much there is time for
    depends on the machine, where `seconds` or a clock for the game, of which each card gets its share, limit it.
    """

    leaves_claims: Final = True

    def __init__(
        self,
        core: _core.SeatPlayer,
        bidder: BiddingSystem,
        *,
        seed: int = 0,
        seconds: float | None = None,
        paranoid: bool = False,
        endings: EndingPlayer | None = None,
    ) -> None:
        self.core = core
        self.bidder = bidder
        self.seed = seed
        self.seconds = seconds
        self.paranoid = paranoid
        self.endings = endings
        self._calls = Calls()
        self._clock = Clock()

    def set_time_left(self, seconds: float) -> None:
        """So much is left for the rest of the game; the next question is about to come."""
        self._clock.tell(seconds)

    def cancel(self) -> None:
        """End a decision under way on another thread."""
        self._calls.cancel()

    def bid(self, view: View) -> Call:
        """As the bidding system says."""
        self._clock.forget()
        return self.bidder.bid(view)

    def picks_up(self, view: View) -> bool:
        """As the bidding system says."""
        self._clock.forget()
        return self.bidder.picks_up(view)

    def declare(self, view: View) -> Declare:
        """As the bidding system says."""
        self._clock.forget()
        return self.bidder.declare(view)

    def play(self, view: View) -> Card:
        """The best card; the only legal one without a thought."""
        seconds, legal = self._seconds_for(view), view.legal_cards()
        if len(legal) == 1:
            return legal[0]
        if self.endings is not None and (seconds is None or seconds >= ENOUGH_SECONDS):
            card = self.endings.card(view, self.seed)
            if card is not None:
                return card
        if not isinstance(self.core, _core.JudgingPlayer):
            return CARDS[self.core.choose(observe(view), seed_of_decision(self.seed, view))]
        evidence = self._judge(self.core, view, seconds, all_values=False)
        return self._surest(view, evidence) if self.paranoid and view.is_declarer else evidence.best

    def _surest(self, view: View, evidence: Evidence) -> Card:
        """The best of the cards that keep a game sure; of all, where it is not sure or nobody can tell in time."""
        with self._calls.begin() as stop:
            keeping = guarantee(view, nodes=PARANOID_NODES, stop=stop).keeping
        if not keeping or evidence.best in keeping:
            return evidence.best
        return max((found for found in evidence.cards if found.card in keeping), key=_worth).card

    @property
    def in_core(self) -> _core.SeatPlayer | None:
        """The player in the core, unless a clock, a proof, an ending or a class made of this one may overrule it."""
        alone = (self.paranoid, self.endings, self.seconds) == (False, None, None)
        may_differ = not alone or type(self) is not CorePlayer
        return None if may_differ else self.core

    def evidence(self, view: View, *, all_values: bool = False) -> Evidence:
        """What speaks for each legal card; with `all_values` in full for every card, which takes much longer."""
        return self._judge(self.judge, view, self.seconds, all_values=all_values)

    @property
    def judge(self) -> _core.JudgingPlayer:
        """Who judges its cards; `ValueError` of one that plays them without judging."""
        if not isinstance(self.core, _core.JudgingPlayer):
            raise ValueError("this player plays its cards without judging them, so it has no evidence")
        return self.core

    def _seconds_for(self, view: View) -> float | None:
        """What the next card may take, if that is limited."""
        limits = (self.seconds, self._clock.seconds_for_card(len(view.hand)))
        return min((seconds for seconds in limits if seconds is not None), default=None)

    def _judge(self, judge: _core.JudgingPlayer, view: View, seconds: float | None, *, all_values: bool) -> Evidence:
        if view.phase is not Phase.PLAY or not view.my_turn:
            raise ValueError("a card is judged in a view in which it is this seat's turn to play one")
        with self._calls.begin() as stop:
            found = judge.evidence(
                observe(view), seed_of_decision(self.seed, view), all_values=all_values, seconds=seconds, stop=stop
            )
        cards = tuple(
            CardEvidence(CARDS[card], worlds, wins, score, error, value)
            for card, worlds, wins, score, error, value in found.cards
        )
        return Evidence(CARDS[found.best], cards, found.worlds, found.is_full)


def _worth(found: CardEvidence) -> tuple[float, float, float]:
    return found.win_share, found.score or 0.0, found.value or 0.0
