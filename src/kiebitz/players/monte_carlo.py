"""The player that imagines worlds: it solves each with all cards open and plays the card that does best on average.

Perfect-information Monte Carlo, as in the players of Kupferschmid and Helmert (`ddss`) and of Long and Buro (`kermit`).
It decides about cards only; bidding and declaring are left to a bidding system.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kiebitz import _core
from kiebitz.bounds import MOST_THREADS, MOST_WORLDS, checked_threads, checked_worlds
from kiebitz.cards import CARDS, Card
from kiebitz.contract import Contract
from kiebitz.guarantee import guarantee
from kiebitz.moves import Call, Declare
from kiebitz.players.clock import Clock
from kiebitz.players.options import Option
from kiebitz.players.player import BiddingSystem, Player
from kiebitz.players.registry import register
from kiebitz.players.rules import RulesPlayer
from kiebitz.players.seeds import seed_of_decision
from kiebitz.seats import observe
from kiebitz.solve import DEFAULT_TABLE_MB
from kiebitz.stop import Calls
from kiebitz.view import Phase, View

PARANOID_NODES: Final = 20_000  # for each card; the searches of one that cannot be lost are short
DEFAULT_WORLDS: Final = 160


class Scoring(StrEnum):
    """What counts in a world: `KH` winning only, `KERMIT` schneider, reached or suffered, a little as well, `LIST` as
    much as it is worth in the list.

    Between equal scores the mean of the declarer's card points decides, in null that of the tricks survived.
    """

    KH = "kh"
    KERMIT = "kermit"
    LIST = "list"


class Role(StrEnum):
    """When a player does something: as declarer, as defender, or always."""

    BOTH = "both"
    DECLARER = "declarer"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True)
class CardEvidence:
    """What the worlds say about a card, seen from the side that plays it.

    worlds     in how many it was judged, fewer than others if it was soon seen not to be the best
    win_share  in what share of these the side wins, under best play by all with open cards, or as games end that are
               played in them
    score      the mean score: 1 for a win, 0 for a loss, with `Scoring.KERMIT` a little more or less for schneider
    error      the standard error of the score
    value      the mean of the declarer's card points in all; in null of the tricks survived from this one on

    The score is unknown where fewer worlds or the wins alone have shown which card is best, or that this one is not;
    the value where the scores have. Values are means over those of the first worlds in which they were easily found.
    Evidence in full has all figures of every card, from all worlds.
    """

    card: Card
    worlds: int
    win_share: float
    score: float | None
    error: float | None
    value: float | None


@dataclass(frozen=True, slots=True)
class Evidence:
    """The card to play and why.

    worlds   how many were judged: all asked for, fewer if they had shown which card is best, the time was up, or no
             more fit the view
    is_full  whether those are all the worlds there are
    """

    best: Card
    cards: tuple[CardEvidence, ...]
    worlds: int
    is_full: bool

    def of(self, card: Card) -> CardEvidence:
        """What speaks for one card."""
        return next(found for found in self.cards if found.card == card)


class MonteCarlo:
    """Judges every legal card by worlds that fit the view.

    worlds     how many; where fewer fit, all of them
    seconds    for one decision at most; then the worlds judged by then decide, one at least as far as it was searched
    threads    how many worlds are judged at once; it changes no decision unless time is limited
    memory     how many finished tricks it remembers, `None` for all; a forgotten card may lie anywhere again
    inference  tables that tell which worlds are likely; without, all are the same
    infers_as  the role in which it makes use of that
    reading    what the cards that others played tell besides, in the same role; it needs inference
    declarers_playouts, defenders_playouts
               games that judge worlds beside open cards or instead of them, for the declarer and for a defender
    null       who judges cards in null games instead, if somebody does
    paranoid   whether a declarer never plays a card that loses a game which cannot be lost
    bidder     who bids and declares, by default `rules`

    A decision depends on the seed and the view alone, not on what was asked before; but how many worlds there is time
    for depends on the machine, where `seconds` or a clock for the game, of which each card gets its share, limit it.
    """

    leaves_claims: Final = True

    def __init__(
        self,
        *,
        worlds: int = DEFAULT_WORLDS,
        scoring: Scoring | str = Scoring.KERMIT,
        seconds: float | None = None,
        threads: int = 1,
        seed: int = 0,
        memory: int | None = None,
        inference: _core.Likelihood | None = None,
        infers_as: Role = Role.BOTH,
        reading: _core.CardReading | None = None,
        declarers_playouts: _core.Playouts | None = None,
        defenders_playouts: _core.Playouts | None = None,
        null: _core.NullPlayer | None = None,
        paranoid: bool = False,
        bidder: BiddingSystem | None = None,
    ) -> None:
        checked_worlds(worlds)
        if seconds is not None and not seconds > 0:
            raise ValueError(f"the time for a decision is more than 0 seconds, not {seconds}")
        checked_threads(threads)
        if memory is not None and memory < 0:
            raise ValueError(f"a player remembers 0 tricks or more, not {memory}")
        if memory is not None and inference is not None:
            raise ValueError("inference weighs whole deals, which a player that forgets cards does not imagine")
        if reading is not None and inference is None:
            raise ValueError("who reads cards reads bids as well: inference is missing")
        if memory is not None and (declarers_playouts is not None or defenders_playouts is not None):
            raise ValueError("games are played out in whole deals, which a player that forgets cards does not imagine")
        self.worlds = worlds
        self.scoring = Scoring(scoring)
        self.seconds = seconds
        self.seed = seed
        self.memory = memory
        self.inference = inference
        self.infers_as = infers_as
        self.reading = reading
        self.null = null
        self.paranoid = paranoid
        self.bidder: BiddingSystem = bidder if bidder is not None else RulesPlayer()
        self._core: _core.MonteCarloPlayer | _core.AchievingPlayer = _core.MonteCarloPlayer(
            worlds=worlds,
            scoring=self.scoring,
            remembered_tricks=memory,
            likelihood=inference,
            infers_as=infers_as,
            reading=reading,
            declarers_playouts=declarers_playouts,
            defenders_playouts=defenders_playouts,
            threads=threads,
            table_bytes=DEFAULT_TABLE_MB << 20,
        )
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
        evidence = self._judge(view, seconds, all_values=False)
        return self._surest(view, evidence) if self.paranoid and view.is_declarer else evidence.best

    def _surest(self, view: View, evidence: Evidence) -> Card:
        """The best of the cards that keep a game sure; of all, where it is not sure or nobody can tell in time."""
        with self._calls.begin() as stop:
            keeping = guarantee(view, nodes=PARANOID_NODES, stop=stop).keeping
        if not keeping or evidence.best in keeping:
            return evidence.best
        return max((found for found in evidence.cards if found.card in keeping), key=_worth).card

    def evidence(self, view: View, *, all_values: bool = False) -> Evidence:
        """What speaks for each legal card; with `all_values` in full for every card, which takes much longer."""
        return self._judge(view, self.seconds, all_values=all_values)

    def _seconds_for(self, view: View) -> float | None:
        """What the next card may take, if that is limited."""
        limits = (self.seconds, self._clock.seconds_for_card(len(view.hand)))
        return min((seconds for seconds in limits if seconds is not None), default=None)

    def _judge(self, view: View, seconds: float | None, *, all_values: bool) -> Evidence:
        if view.phase is not Phase.PLAY or not view.my_turn:
            raise ValueError("a card is judged in a view in which it is this seat's turn to play one")
        with self._calls.begin() as stop:
            assert view.contract is not None
            found = self.judge_of(view.contract).evidence(
                observe(view), seed_of_decision(self.seed, view), all_values=all_values, seconds=seconds, stop=stop
            )
        cards = tuple(
            CardEvidence(CARDS[card], worlds, wins, score, error, value)
            for card, worlds, wins, score, error, value in found.cards
        )
        return Evidence(CARDS[found.best], cards, found.worlds, found.is_full)

    def judge_of(self, contract: Contract) -> _core.MonteCarloPlayer | _core.AchievingPlayer | _core.NullPlayer:
        """The player in the core that knows such a contract best."""
        return self.null if self.null is not None and contract.is_null else self._core


def _worth(found: CardEvidence) -> tuple[float, float, float]:
    return found.win_share, found.score or 0.0, found.value or 0.0


WORLDS: Final = Option(
    "worlds", "integer", DEFAULT_WORLDS, low=1, high=MOST_WORLDS, meaning="how many worlds are judged"
)
THREADS: Final = Option("threads", "integer", 1, low=1, high=MOST_THREADS, meaning="how many of them at once")
SECONDS: Final = Option("seconds", "number", None, low=0.001, high=86_400, meaning="the most time for a card")


@register(
    "ddss",
    "solves random worlds and plays the card that wins most of them",
    options=(WORLDS, THREADS, SECONDS),
    main="worlds",
)
def _create_ddss(seed: int, worlds: int, threads: int, seconds: float | None) -> Player:
    return MonteCarlo(worlds=worlds, threads=threads, seconds=seconds, scoring=Scoring.KH, seed=seed)
