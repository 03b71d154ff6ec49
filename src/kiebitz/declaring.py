"""Declaring by trial: what the learned tables like best is played out in likely worlds before two cards are put away.

Tables judge ten cards by their patterns, and so by what such hands have brought on the whole. Games of the policy in
worlds drawn by the bids see the cards themselves, though their players are weaker; so both count.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import mean
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder
from kiebitz.bidding.outlook import Option, best_option, evaluated, options_with_skat
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.moves import Call, Declare
from kiebitz.players.seeds import seed_of_decision
from kiebitz.seats import contract_flags, limits_shown
from kiebitz.view import Phase, View

SHARE: Final = 0.5  # of the games; the tables have the rest
WORLDS: Final = 160
TRIED: Final = 8  # contracts with two cards put away, at most
NEAR: Final = 25.0  # list points behind the best that may still be tried
_DRAWN: Final = 400  # worlds of which those are drawn by their weights


@dataclass(frozen=True, slots=True)
class _Candidate:
    contract: Contract
    discard: CardSet
    points: float  # as the tables have it


class TrialDeclarer:
    """Bids like a bidder, and declares what tables and games together take to be best; what is sure comes first.

    policy     plays the games at all seats
    inference  tells which worlds are likely
    """

    def __init__(self, bidder: Bidder, policy: _core.Policy, inference: _core.Likelihood, seed: int) -> None:
        self._bidder, self._inference, self._seed = bidder, inference, seed
        self._player = _core.PolicyPlayer(policy)

    def bid(self, view: View) -> Call:
        """As the bidder says."""
        return self._bidder.bid(view)

    def picks_up(self, view: View) -> bool:
        """As the bidder says."""
        return self._bidder.picks_up(view)

    def declare(self, view: View) -> Declare:
        """A hand game as the bidder says; with the skat what is best by tables and games."""
        if view.phase is Phase.SKAT:
            return self._bidder.declare(view)
        assert view.seat is not None
        options = options_with_skat(self._bidder.model, view.hand, view.seat, view.auction.bid)
        best = best_option(options)
        assert best.discard is not None
        if best.is_sure:
            return Declare(best.contract, best.discard)
        candidates = self._candidates(view, options, best.prospect.points - NEAR)
        return self._tried(view, candidates) if len(candidates) > 1 else Declare(best.contract, best.discard)

    def _candidates(self, view: View, options: Sequence[Option], least: float) -> list[_Candidate]:
        """What the tables like best, the best first."""
        found = [
            candidate
            for option in options
            if option.prospect.points >= least
            for candidate in self._with_discards(view, option)
            if candidate.points >= least
        ]
        return sorted(found, key=lambda candidate: -candidate.points)[:TRIED]

    def _with_discards(self, view: View, option: Option) -> Iterator[_Candidate]:
        """An option with its best discard and all others."""
        model, seat, bid = self._bidder.model, view.seat, view.auction.bid
        assert seat is not None
        assert option.discard is not None
        # What is known beyond the tables, such as that a grand is underrated, holds for every discard alike.
        known = option.prospect.points - evaluated(model, option.contract, view.hand, option.discard, seat, bid).points
        for cards in combinations(view.hand, 2):
            discard = CardSet(cards)
            points = evaluated(model, option.contract, view.hand, discard, seat, bid).points
            yield _Candidate(option.contract, discard, points + known)

    def _tried(self, view: View, candidates: Sequence[_Candidate]) -> Declare:
        seed = seed_of_decision(self._seed, view)
        worlds, weights = _core.choose_worlds(_seen(view, candidates[0]), _DRAWN, seed, likelihood=self._inference)
        drawn = random.Random(seed).choices(worlds.masks(), weights or None, k=WORLDS)
        best = max(
            candidates,
            key=lambda candidate: (1 - SHARE) * candidate.points + SHARE * self._brought(view, candidate, drawn, seed),
        )
        return Declare(best.contract, best.discard)

    def _brought(self, view: View, candidate: _Candidate, drawn: Sequence[Sequence[int]], seed: int) -> float:
        """The mean of games in the same worlds for every candidate: list points less the mean of the others'."""
        assert view.seat is not None
        seen, kept = _seen(view, candidate), (view.hand - candidate.discard).mask
        games = [_core.SeatGame(seen, _with(world, view.seat, kept, candidate.discard.mask)) for world in drawn]
        _core.finish_games(games, [self._player] * 3, seed % (1 << 31))
        points = [game.list_points() for game in games]
        return mean(own[view.seat] - (sum(own) - own[view.seat]) / 2 for own in points)


def _with(world: Sequence[int], seat: int, hand: int, skat: int) -> list[int]:
    """A world in which the declarer has put away other cards."""
    *hands, _ = world
    hands[seat] = hand
    return [*hands, skat]


def _seen(view: View, candidate: _Candidate) -> _core.Observation:
    """What the declarer will know before the first card."""
    return _core.Observation(
        seat=view.seat,
        hand=(view.hand - candidate.discard).mask,
        contract=contract_flags(candidate.contract),
        declarer=view.seat,
        skat=candidate.discard.mask,
        bid=view.auction.bid,
        limits=limits_shown(view.history),
    )
