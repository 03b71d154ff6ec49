"""Declaring by trial: what the learned tables like best is played out in likely worlds before two cards are put away.

Tables judge ten cards by their patterns, and so by what such hands have brought on the whole. Games of the policy in
worlds drawn by the bids see the cards themselves, though their players are weaker; so both count.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from statistics import mean
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder
from kiebitz.bidding.outlook import Option, Prospect, best_option, evaluated, options_with_skat
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.moves import Call, Declare
from kiebitz.seats import contract_flags, limits_shown
from kiebitz.seeds import seed_of_decision
from kiebitz.view import Phase, View

SHARE: Final = 0.5  # of the games; the tables have the rest
WORLDS: Final = 160
TRIED: Final = 8  # contracts with two cards put away, at most
NEAR: Final = 25.0  # list points behind the best that may still be tried
_DRAWN: Final = 400  # worlds of which those are drawn by their weights, at least


class TrialDeclarer:
    """Bids like a bidder, and declares what tables and games together take to be best; what is sure comes first.

    policy     plays the games at all seats
    inference  tells which worlds are likely
    tried      contracts with two cards put away that are played, at most
    worlds     in which each of them is played
    """

    def __init__(
        self,
        bidder: Bidder,
        policy: _core.CardPolicy,
        inference: _core.Inference,
        seed: int,
        *,
        tried: int = TRIED,
        worlds: int = WORLDS,
    ) -> None:
        self._bidder, self._seed = bidder, seed
        self._most_tried, self._worlds = tried, worlds
        self._sampler = _core.Sampler(inference)
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
        best = best_option(self.options(view))
        return Declare(best.contract, best.discard)

    def options(self, view: View, also: Declare | None = None) -> list[Option]:
        """Each contract that the bid allows with its best discard, for the twelve cards after picking up.

        also  a declaration to be tried and told as well; it is not, if there is nothing to try or the bid forbids it
        """
        assert view.seat is not None
        options = options_with_skat(self._bidder.model, view.hand, view.seat, view.auction.bid)
        best = best_option(options)
        candidates = [] if best.is_sure else self._candidates(view, options, best.prospect.points - NEAR)
        if len(candidates) < 2:
            return options
        asked = [] if also is None else self._asked(view, options, also, candidates)
        tried = self._tried(view, candidates, asked)
        best_tried = [best_option(group) for group in _by_contract(tried[: len(candidates)])]
        contracts = [option.contract for option in best_tried]
        told = best_tried + [option for option in options if option.contract not in contracts]
        return [*told, *(option for option in tried if _is(option, also) and not any(_is(one, also) for one in told))]

    def _asked(
        self, view: View, options: Sequence[Option], also: Declare, candidates: Sequence[Option]
    ) -> Iterable[Option]:
        """A declaration as the tables see it, unless it is tried anyway."""
        if any(_is(candidate, also) for candidate in candidates):
            return []
        allowed = (option for option in options if option.contract == also.contract)
        return [found for option in allowed for found in self._with_discards(view, option) if _is(found, also)]

    def _candidates(self, view: View, options: Sequence[Option], least: float) -> list[Option]:
        """What the tables like best, the best first."""
        found = [
            candidate
            for option in options
            if option.prospect.points >= least
            for candidate in self._with_discards(view, option)
            if candidate.prospect.points >= least
        ]
        return sorted(found, key=lambda candidate: -candidate.prospect.points)[: self._most_tried]

    def _with_discards(self, view: View, option: Option) -> Iterator[Option]:
        """An option with its best discard and all others."""
        assert option.discard is not None
        learned = self._learned(view, option.contract, option.discard)
        for cards in combinations(view.hand, 2):
            discard = CardSet(cards)
            found = self._learned(view, option.contract, discard)
            # What is known beyond the tables, such as that a grand is underrated, holds for every discard alike.
            prospect = Prospect(
                found.points + option.prospect.points - learned.points,
                min(max(found.win + option.prospect.win - learned.win, 0.0), 1.0),
            )
            yield replace(option, prospect=prospect, discard=discard, is_sure=False)

    def _learned(self, view: View, contract: Contract, discard: CardSet) -> Prospect:
        assert view.seat is not None
        return evaluated(self._bidder.model, contract, view.hand, discard, view.seat, view.auction.bid)

    def _tried(self, view: View, candidates: Sequence[Option], asked: Iterable[Option]) -> list[Option]:
        """The same with what tables and games together say; games of weaker players all bring less."""
        seed = seed_of_decision(self._seed, view)
        drawn_of = max(_DRAWN, 2 * self._worlds)
        worlds, weights = self._sampler.choose(_seen(view, candidates[0]), drawn_of, seed)
        drawn = random.Random(seed).choices(worlds.masks(), weights or None, k=self._worlds)
        brought = [self._brought(view, candidate, drawn, seed) for candidate in candidates]
        more = _less(_mean([candidate.prospect for candidate in candidates]), _mean(brought))
        found = [
            *zip(candidates, brought, strict=True),
            *((one, self._brought(view, one, drawn, seed)) for one in asked),
        ]
        return [replace(option, prospect=_mixed(option.prospect, games, more)) for option, games in found]

    def _brought(self, view: View, candidate: Option, drawn: Sequence[Sequence[int]], seed: int) -> Prospect:
        """The mean of games in the same worlds for every candidate: list points less the mean of the others', won."""
        assert view.seat is not None
        assert candidate.discard is not None
        seen, kept = _seen(view, candidate), (view.hand - candidate.discard).mask
        games = [_core.SeatGame(seen, _with(world, view.seat, kept, candidate.discard.mask)) for world in drawn]
        _core.finish_games(games, [self._player] * 3, seed % (1 << 31))
        points = [game.list_points() for game in games]
        return Prospect(
            points=mean(own[view.seat] - (sum(own) - own[view.seat]) / 2 for own in points),
            win=mean(own[view.seat] > 0 for own in points),
        )


def _by_contract(options: Sequence[Option]) -> list[list[Option]]:
    by: dict[Contract, list[Option]] = defaultdict(list)
    for option in options:
        by[option.contract].append(option)
    return list(by.values())


def _is(option: Option, declaration: Declare | None) -> bool:
    return declaration is not None and (option.contract, option.discard) == (declaration.contract, declaration.discard)


def _mixed(learned: Prospect, brought: Prospect, more: Prospect) -> Prospect:
    """Points and chance alike, so that they do not contradict each other."""
    win = (1 - SHARE) * learned.win + SHARE * (brought.win + more.win)
    return Prospect(
        points=(1 - SHARE) * learned.points + SHARE * (brought.points + more.points), win=min(max(win, 0.0), 1.0)
    )


def _less(one: Prospect, other: Prospect) -> Prospect:
    return Prospect(one.points - other.points, one.win - other.win)


def _mean(prospects: Sequence[Prospect]) -> Prospect:
    return Prospect(mean(found.points for found in prospects), mean(found.win for found in prospects))


def _with(world: Sequence[int], seat: int, hand: int, skat: int) -> list[int]:
    """A world in which the declarer has put away other cards."""
    *hands, _ = world
    hands[seat] = hand
    return [*hands, skat]


def _seen(view: View, candidate: Option) -> _core.Observation:
    """What the declarer will know before the first card."""
    assert candidate.discard is not None
    return _core.Observation(
        seat=view.seat,
        hand=(view.hand - candidate.discard).mask,
        contract=contract_flags(candidate.contract),
        declarer=view.seat,
        skat=candidate.discard.mask,
        bid=view.auction.bid,
        limits=limits_shown(view.history),
    )
