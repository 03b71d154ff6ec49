"""Bidding by an estimate, as the older systems do it: some skats, the best discard for each, and a limit to reach."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from kiebitz.bidding.counts import Masks
from kiebitz.bidding.estimates import Estimate, LinearEstimate, Worths
from kiebitz.cards import FULL_DECK, JACKS, CardSet, cards_in
from kiebitz.contract import BASE_VALUES, BID_VALUES, Contract, Kind, matadors
from kiebitz.deals import FOREHAND
from kiebitz.moves import HOLD, PASS, Bid, Call, Declare
from kiebitz.view import View

LINEAR_ENOUGH: Final = 0.5  # of the chance to win
SKATS: Final = 10
_NULL_VALUE: Final = 23


class EstimatingBidder:
    """Bids while the mean of the best game over some skats is worth `enough`; always picks up.

    sieve       where the estimate is slow, a quick one that leaves `discards_kept` discards for each game
    """

    def __init__(
        self, estimate: Estimate, enough: float, *, sieve: LinearEstimate | None = None, discards_kept: int = 6
    ) -> None:
        self._estimate = estimate
        self._enough = enough
        self._sieve = sieve
        self._kept = discards_kept
        self._limit = lru_cache(maxsize=64)(self._find_limit)

    def bid(self, view: View) -> Call:
        """Say or hold a number while a game worth it is good enough."""
        highest = self._limit(view.hand.mask, view.seat == FOREHAND)
        if view.auction.is_holding:
            return HOLD if view.auction.bid <= highest else PASS
        number = view.auction.next_bid()
        return Bid(number) if number is not None and number <= highest else PASS

    def picks_up(self, view: View) -> bool:
        """Always: hand games are not estimated."""
        return True

    def declare(self, view: View) -> Declare:
        """The game and discard with the best estimate."""
        cards, leads, bid = view.hand.mask, view.seat == FOREHAND, view.auction.bid
        games = [(kind, *self._best_discard(kind, cards, leads)) for kind in self._estimate.kinds]
        playable = [game for game in games if value_of(game[0], cards) >= bid]
        if not playable:  # overbid: the game that comes nearest
            playable = [
                max((game for game in games if game[0] != Kind.NULL), key=lambda game: value_of(game[0], cards))
            ]
        kind, _, discard = max(playable, key=lambda game: game[1])
        return Declare(Contract(Kind(kind)), CardSet(discard))

    def _find_limit(self, hand: int, leads: bool) -> int:
        """The highest bid at which the best playable game is worth enough, on average over the skats."""
        skats = _some_skats(hand)
        worths = np.array(
            [[self._best_discard(kind, hand | skat, leads)[0] for kind in self._estimate.kinds] for skat in skats]
        )
        values = np.array([[value_of(kind, hand | skat) for kind in self._estimate.kinds] for skat in skats])
        limit = 0
        for bid in BID_VALUES:
            if np.where(values >= bid, worths, 0.0).max(axis=1).mean() < self._enough:
                break
            limit = bid
        return limit

    def _best_discard(self, kind: int, cards: int, leads: bool) -> tuple[float, int]:
        aways = _pairs(cards if kind == Kind.NULL else cards & ~JACKS)
        if self._sieve is not None:
            first = self._sieve.worth(kind, cards ^ aways, aways, leads)
            aways = aways[np.argsort(first)[-self._kept :]]
        worths: Worths = self._estimate.worth(kind, cards ^ aways, aways, leads)
        best = int(worths.argmax())
        return float(worths[best]), int(aways[best])


def value_of(kind: int, cards: int) -> int:
    """What a game is worth without schneider, for the twelve cards of hand and skat."""
    if kind == Kind.NULL:
        return _NULL_VALUE
    return BASE_VALUES[kind] * (1 + abs(matadors(Kind(kind), cards)))


def _pairs(cards: int) -> Masks:
    return np.array([1 << one | 1 << other for one, other in combinations(cards_in(cards), 2)], np.uint32)


def _some_skats(hand: int) -> list[int]:
    """A fixed choice of skats for a hand, so that the same hand is always bid alike."""
    source = random.Random(hand)
    cards = cards_in(FULL_DECK & ~hand)
    return [sum(1 << card for card in source.sample(cards, 2)) for _ in range(SKATS)]
