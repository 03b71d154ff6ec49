"""A hand played many times over: what its games bring, beside what tables expect of hands like it.

Tables go by patterns, and of rare ones they have seen little. Games see the cards: the others' are dealt anew for each
of them, as likely as the bids make them; contract and discard come from the tables, and the policy that plays best
plays at all seats, each of which sees only its own cards. Calls are compared in the same deals, and the auction goes
on after each of them: who goes along may still be left out, and who passes may have little to fear.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from kiebitz import _core
from kiebitz.auction import Auction
from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.bidding.outlook import Outlook, best_option, learned_options, outlook_of
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import SEATS
from kiebitz.inference import load_inference
from kiebitz.inference.heights import Heights, load_heights, reaches
from kiebitz.moves import HOLD, PASS, Bid, Call, Move
from kiebitz.policy import load_playing
from kiebitz.seats import Limit, contract_flags, limits_shown
from kiebitz.seeds import seed_of_decision
from kiebitz.view import View

GAMES: Final = 3000
DEALS: Final = 1000  # in which calls are compared


@dataclass(frozen=True, slots=True)
class Played:
    """What games of a hand brought.

    points  list points less the mean of the others', as a mean
    error   the standard error of that
    win     the share that was won of those in which the hand declared; `None` if it never did
    """

    points: float
    error: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Compared:
    """What two calls brought in the same deals.

    first, second  of each of them
    lead           points that the first brought more than the second
    error          the standard error of that
    """

    first: Played
    second: Played
    lead: float
    error: float


@dataclass(frozen=True, slots=True)
class _Ended:
    """How an auction has ended; `declarer` is `None` where all have passed."""

    declarer: int | None
    number: int
    limits: list[Limit]


class PlayedHands:
    """Plays hands; the same seed and view give the same games."""

    def __init__(
        self,
        model: Model,
        player: _core.SeatPlayer,
        inference: _core.Inference,
        heights: Heights,
        seed: int = 0,
    ) -> None:
        self._model, self._player, self._heights, self._seed = model, player, heights, seed
        self._unproven = replace(model, proves=False)
        self._sampler = _core.Sampler(inference)

    def compare(self, view: View, first: Call, second: Call, deals: int = DEALS) -> Compared:
        """What two calls bring: after each the auction goes on, and whoever becomes declarer plays."""
        worlds = self.worlds_so_far(view, deals)
        heights = self._heights_in(view, worlds)
        brought = [self._after(view, call, worlds, heights) for call in (first, second)]
        leads = [one - other for (one, _), (other, _) in zip(*brought, strict=True)]
        return Compared(_summed(brought[0]), _summed(brought[1]), fmean(leads), _error_of(leads))

    def from_hand(self, view: View, number: int, contract: Contract, games: int = GAMES) -> Played:
        """What a game from the hand brings."""
        return self._as_declarer(view, number, games, contract)

    def with_skat(self, view: View, number: int, games: int = GAMES) -> Played:
        """What picking up brings, with the best contract and discard for each skat."""
        return self._as_declarer(view, number, games, None)

    def worlds_so_far(self, view: View, games: int = DEALS) -> list[list[int]]:
        """How the cards may lie by the bids up to now, as masks of hands and skat."""
        return self._drawn(view, view.auction.bid, limits_shown(view.history), games)

    def _drawn(self, view: View, number: int, limits: Sequence[Limit], games: int) -> list[list[int]]:
        seed = seed_of_decision(self._seed, view)
        seen = _core.Observation(seat=view.seat, hand=view.hand.mask, bid=number, limits=limits)
        worlds, weights = self._sampler.choose(seen, games, seed)
        return random.Random(seed).choices(worlds.masks(), weights or None, k=games)

    # -- auctions that go on -----------------------------------------------------------------------------------------

    def _heights_in(self, view: View, worlds: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
        """How high the seats go in each world; that of the own is not asked for."""
        luck, limits = random.Random(seed_of_decision(self._seed, view)), limits_shown(view.history)
        drawn = [
            [0] * len(worlds)
            if seat == view.seat
            else self._heights.draw([CardSet(masks[seat]) for masks in worlds], limits[seat], luck)
            for seat in SEATS
        ]
        return list(zip(*drawn, strict=True))

    def _after(
        self, view: View, call: Call, worlds: Sequence[Sequence[int]], heights: Sequence[tuple[int, ...]]
    ) -> list[tuple[float, bool | None]]:
        """For each world the points that a call brought the seat, and whether it won as declarer."""
        goes_along = self._will(view)
        endings = {each: _ended(view, call, each, goes_along) for each in set(heights)}
        places, games = [], []
        for place, (masks, each) in enumerate(zip(worlds, heights, strict=True)):
            ended = endings[each]
            if ended.declarer is not None:
                places.append(place)
                games.append(self._declared(view, ended, masks))
        _core.finish_games(games, [self._player] * 3, self._seed)
        brought: list[tuple[float, bool | None]] = [(0.0, None)] * len(worlds)
        for place, game in zip(places, games, strict=True):
            is_own = endings[heights[place]].declarer == view.seat
            brought[place] = (_lead_of(game, view), game.result().won if is_own else None)
        return brought

    def _will(self, view: View) -> Callable[[int], bool]:
        """Whether the own hand goes along with a number once more: as long as tables do not see it lose by that."""
        outlook = self._outlook(view)
        return cache(lambda number: outlook.declaring(number).points >= 0)

    def _declared(self, view: View, ended: _Ended, masks: Sequence[int]) -> _core.SeatGame:
        assert ended.declarer is not None
        from_hand = self._game_from_hand(view, ended.number) if ended.declarer == view.seat else None
        return self._game(ended.declarer, ended.number, from_hand, masks, ended.limits)

    # -- games -------------------------------------------------------------------------------------------------------

    def _outlook(self, view: View) -> Outlook:
        assert view.seat is not None
        return outlook_of(self._model, view.hand, view.seat)

    def _game_from_hand(self, view: View, number: int) -> Contract | None:
        """The game from the hand that tables like better than picking up, if there is one."""
        outlook = self._outlook(view)
        from_hand = outlook.best_hand_game(number)
        return from_hand.contract if from_hand.prospect.points > outlook.with_skat(number).points else None

    def _as_declarer(self, view: View, number: int, games: int, contract: Contract | None) -> Played:
        assert view.seat is not None
        limits = _passed_at(view, number)
        worlds = self._drawn(view, number, limits, games)
        played = [self._game(view.seat, number, contract, masks, limits) for masks in worlds]
        _core.finish_games(played, [self._player] * 3, self._seed)
        return _summed([(_lead_of(game, view), game.result().won) for game in played])

    def _game(
        self, seat: int, number: int, contract: Contract | None, masks: Sequence[int], limits: Sequence[Limit]
    ) -> _core.SeatGame:
        """A game from the hand, or if no contract is named the one that tables like best with the skat."""
        if contract is not None:
            return _begun(seat, number, contract, masks, limits)
        # Nothing is proven here: that takes longer than all the games.
        options = learned_options(self._unproven, CardSet(masks[seat] | masks[3]), seat, number)
        best = best_option(options)
        return _begun(seat, number, best.contract, masks, limits, best.discard)


def _ended(view: View, call: Call, heights: Sequence[int], goes_along: Callable[[int], bool]) -> _Ended:
    """How an auction ends after a call, if the others go so high."""
    history: list[tuple[int, Move]] = list(view.history)
    auction: Auction = view.auction
    while True:
        assert auction.turn is not None
        history.append((auction.turn, call))
        auction = auction.after(call)
        if auction.turn is None:
            return _Ended(auction.declarer, auction.bid, limits_shown(history))
        number = auction.bid if auction.is_holding else auction.next_bid()
        if number is None or not (
            goes_along(number) if auction.turn == view.seat else reaches(heights[auction.turn], number)
        ):
            call = PASS
        else:
            call = HOLD if auction.is_holding else Bid(number)


def _summed(brought: Sequence[tuple[float, bool | None]]) -> Played:
    points = [each for each, _ in brought]
    won = [each for _, each in brought if each is not None]
    return Played(fmean(points), _error_of(points), fmean(won) if won else None)


def _error_of(points: Sequence[float]) -> float:
    return stdev(points) / sqrt(len(points))


def _lead_of(game: _core.SeatGame, view: View) -> float:
    points, seat = game.list_points(), view.seat
    assert seat is not None
    return points[seat] - (sum(points) - points[seat]) / 2


def _passed_at(view: View, number: int) -> list[Limit]:
    """What the bids would have shown, if both others had gone as far as they did and no further than the number."""
    shown = limits_shown(view.history)
    return [
        limit if seat == view.seat else (limit[0], min(limit[1], max(number, limit[0]) + 1))
        for seat, limit in enumerate(shown)
    ]


def _begun(
    seat: int,
    number: int,
    contract: Contract,
    masks: Sequence[int],
    limits: Sequence[Limit],
    discard: CardSet | None = None,
) -> _core.SeatGame:
    """A game before its first card."""
    hands, skat = list(masks[:3]), CardSet(masks[3])
    hand = CardSet(hands[seat])
    if discard is not None:
        hand, skat = (hand | skat) - discard, discard
    hands[seat] = hand.mask
    seen = _core.Observation(
        seat=seat,
        hand=hand.mask,
        contract=contract_flags(contract),
        declarer=seat,
        skat=0 if discard is None else skat.mask,
        bid=number,
        limits=limits,
    )
    return _core.SeatGame(seen, [*hands, skat.mask])


@cache
def shipped_hands() -> PlayedHands:
    """By what ships with the package."""
    return PlayedHands(shipped_model(), _core.PolicyPlayer(load_playing()), load_inference(), load_heights())
