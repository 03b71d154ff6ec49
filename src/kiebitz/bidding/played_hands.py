"""A hand played as declarer, many times over: what its games bring, beside what tables expect of hands like it.

Tables go by patterns, and of rare ones they have seen little. Games see the cards: the others' are dealt anew for each
of them, as likely as the bids make them; contract and discard come from the tables, and the policy that plays best
plays at all seats, each of which sees only its own cards.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean, stdev
from typing import Final

from kiebitz import _core
from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.bidding.outlook import best_option, learned_options, outlook_of
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.inference import load_inference
from kiebitz.policy import load_playing
from kiebitz.seats import Limit, contract_flags, limits_shown
from kiebitz.seeds import seed_of_decision
from kiebitz.view import View

GAMES: Final = 3000


@dataclass(frozen=True, slots=True)
class Played:
    """What games of a hand brought.

    points  list points less the mean of the others', as a mean
    error   the standard error of that
    win     the share that was won
    """

    points: float
    error: float
    win: float


class PlayedHands:
    """Plays hands; the same seed and view give the same games."""

    def __init__(self, model: Model, player: _core.SeatPlayer, inference: _core.Inference, seed: int = 0) -> None:
        self._model, self._player, self._seed = model, player, seed
        self._unproven = replace(model, proves=False)
        self._sampler = _core.Sampler(inference)

    def declaring(self, view: View, number: int, games: int = GAMES) -> Played:
        """What becoming declarer at a number brings, from the hand where the tables like that better."""
        assert view.seat is not None
        outlook = outlook_of(self._model, view.hand, view.seat)
        from_hand = outlook.best_hand_game(number)
        if from_hand.prospect.points > outlook.with_skat(number).points:
            return self.from_hand(view, number, from_hand.contract, games)
        return self.with_skat(view, number, games)

    def from_hand(self, view: View, number: int, contract: Contract, games: int = GAMES) -> Played:
        """What a game from the hand brings."""
        worlds = self.worlds(view, number, games)
        return self._played(view, [_game(view, number, contract, masks) for masks in worlds])

    def with_skat(self, view: View, number: int, games: int = GAMES) -> Played:
        """What picking up brings, with the best contract and discard for each skat."""
        worlds = self.worlds(view, number, games)
        return self._played(view, [self._declared(view, number, masks) for masks in worlds])

    def _declared(self, view: View, number: int, masks: Sequence[int]) -> _core.SeatGame:
        assert view.seat is not None
        # Nothing is proven here: that takes longer than all the games.
        best = best_option(learned_options(self._unproven, view.hand | CardSet(masks[3]), view.seat, number))
        return _game(view, number, best.contract, masks, best.discard)

    def worlds(self, view: View, number: int, games: int = GAMES) -> list[list[int]]:
        """How the cards may lie where both others have passed at a number, as masks of hands and skat."""
        return self._drawn(view, number, _passed_at(view, number), games)

    def worlds_so_far(self, view: View, games: int = GAMES) -> list[list[int]]:
        """How the cards may lie by the bids up to now."""
        return self._drawn(view, view.auction.bid, limits_shown(view.history), games)

    def _drawn(self, view: View, number: int, limits: Sequence[Limit], games: int) -> list[list[int]]:
        seed = seed_of_decision(self._seed, view)
        seen = _core.Observation(seat=view.seat, hand=view.hand.mask, bid=number, limits=limits)
        worlds, weights = self._sampler.choose(seen, games, seed)
        return random.Random(seed).choices(worlds.masks(), weights or None, k=games)

    def _played(self, view: View, games: list[_core.SeatGame]) -> Played:
        assert view.seat is not None
        _core.finish_games(games, [self._player] * 3, self._seed)
        own = [_lead(game.list_points(), view.seat) for game in games]
        return Played(fmean(own), stdev(own) / len(own) ** 0.5, fmean(game.result().won for game in games))


def _lead(points: Sequence[int], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / 2


def _passed_at(view: View, number: int) -> list[Limit]:
    """What the bids would have shown, if both others had gone as far as they did and no further than the number."""
    shown = limits_shown(view.history)
    return [
        limit if seat == view.seat else (limit[0], min(limit[1], max(number, limit[0]) + 1))
        for seat, limit in enumerate(shown)
    ]


def _game(
    view: View, number: int, contract: Contract, masks: Sequence[int], discard: CardSet | None = None
) -> _core.SeatGame:
    assert view.seat is not None
    hands, skat, hand = list(masks[:3]), CardSet(masks[3]), view.hand
    if discard is not None:
        hand, skat = (hand | skat) - discard, discard
    hands[view.seat] = hand.mask
    seen = _core.Observation(
        seat=view.seat,
        hand=hand.mask,
        contract=contract_flags(contract),
        declarer=view.seat,
        skat=0 if discard is None else skat.mask,
        bid=number,
        limits=_passed_at(view, number),
    )
    return _core.SeatGame(seen, [*hands, skat.mask])


@cache
def shipped_hands() -> PlayedHands:
    """By what ships with the package."""
    return PlayedHands(shipped_model(), _core.PolicyPlayer(load_playing()), load_inference())
