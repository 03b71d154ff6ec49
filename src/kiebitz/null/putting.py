"""Which two cards the declarer of a null game puts away.

By the suit tables that is the pair with the largest dropping gain (`best_put`); in open games nothing else is needed.
In a closed game a risky single card can be kept where suits get safe for it, since it may be dropped before anybody
leads it. What the tables cannot know, games tell: the best few are tried in worlds that are played out.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kiebitz import _core
from kiebitz.bidding import shipped_model
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import SEATS
from kiebitz.policy.network import load_policy
from kiebitz.seats import contract_flags

TRIED: Final = 6  # ways to put
WORLDS: Final = 120  # for each


def put_by_trials(seat: int, cards: CardSet, contract: Contract, bid: int, seed: int) -> CardSet:
    """The best of the few ways that the model likes, by games played out in worlds that are the same for all of them.

    Whoever defends does not see the hand, so how well a weakness is hidden counts here.
    """
    likely = _likely_ways(seat, cards, contract)
    if contract.ouvert:
        return likely[0][0]
    worlds = _worlds(seat, cards, likely[0][0], contract, bid, seed)
    player = _core.PolicyPlayer(load_policy())
    wins = {put: _wins(seat, cards, put, contract, bid, worlds, player) for put, _ in likely}
    # What the model thinks counts as much as so many games, since the trials are few and their players make mistakes.
    return max(likely, key=lambda way: wins[way[0]] + WORLDS * way[1])[0]


def _likely_ways(seat: int, cards: CardSet, contract: Contract) -> list[tuple[CardSet, float]]:
    """The ways to put that the shipped model likes best, with the chances it gives them."""
    evaluator = shipped_model().evaluator
    ways = [CardSet(pair) for pair in combinations(cards, 2)]
    chances = {
        way: evaluator.chances(contract.kind, (cards - way).mask, way.mask, seat)[contract.ouvert] for way in ways
    }
    best = sorted(ways, key=lambda way: -chances[way])[:TRIED]
    return [(way, chances[way]) for way in best]


def _observation(seat: int, hand: CardSet, put: CardSet, contract: Contract, bid: int) -> _core.Observation:
    return _core.Observation(
        seat=seat, hand=hand.mask, skat=put.mask, contract=contract_flags(contract), declarer=seat, bid=bid
    )


def _worlds(
    seat: int, cards: CardSet, put: CardSet, contract: Contract, bid: int, seed: int
) -> list[tuple[int, int, int, int]]:
    seen = _observation(seat, cards - put, put, contract, bid)
    found: list[tuple[int, int, int, int]] = [
        (world[0], world[1], world[2], world[3])
        for world in _core.Worlds(seen).sample(WORLDS, seed, distinct=True).masks()
    ]
    return found


def _wins(
    seat: int,
    cards: CardSet,
    put: CardSet,
    contract: Contract,
    bid: int,
    worlds: list[tuple[int, int, int, int]],
    player: _core.SeatPlayer,
) -> int:
    seen = _core.Observation(seat=None, hand=0, contract=contract_flags(contract), declarer=seat, bid=bid)
    own = (cards - put).mask
    games = [
        _core.SeatGame(seen, [*(own if other == seat else world[other] for other in SEATS), put.mask])
        for world in worlds
    ]
    _core.finish_games(games, [player] * 3, seed=1)
    return sum(game.result().won for game in games)
