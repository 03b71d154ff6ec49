"""How much more likely than by chance inference takes the truth to be, trick by trick."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import ask, create
from kiebitz.players.combined import Combined
from kiebitz.seats import observe
from kiebitz.view import Phase, View
from kiebitz.work.streams import stream
from kiebitz.worlds import World

_COMPARED: Final = 500  # worlds that stand for all
_LEAST: Final = 1e-6  # what samplers leave of a world that inference excludes


@dataclass(frozen=True, slots=True)
class Mass:
    """One seat's view at the start of a trick: the weight of the true world against the mean of all.

    bits  how often that is a doubling
    """

    trick: int
    is_declarer: bool
    bits: float


def measure_games(inference: _core.Inference, bidder: str, seed: int, first: int, count: int) -> list[Mass]:
    """What inference makes of games that one player bids in all seats; cards are played by rules, which is quick."""
    return [mass for number in range(first, first + count) for mass in _measure_game(inference, bidder, seed, number)]


def _measure_game(inference: _core.Inference, bidder: str, seed: int, number: int) -> Iterator[Mass]:
    game = Game(random_deal(random.Random(stream(seed, "mass", number))))
    players = []
    for seat in SEATS:
        luck = stream(seed, "mass", number, seat)
        players.append(Combined(create(bidder, luck), create("rules", luck)))
    while game.turn is not None:
        if game.phase is Phase.PLAY and game.position is not None and not game.position.trick:
            truth = World.of_game(game)
            for seat in SEATS:
                yield _mass_of(inference, game.view(seat), truth, stream(seed, "worlds", number, seat))
        game.push(ask(players[game.turn], game.view(game.turn)))


def _mass_of(inference: _core.Inference, view: View, truth: World, seed: int) -> Mass:
    seen = observe(view)
    drawn = _core.Worlds(seen).sample(_COMPARED, seed, distinct=True).masks()
    found = inference.weigh(_core.WorldList([*drawn, truth.masks]), seen)
    *weights, weight = (max(each, _LEAST) for each in found)
    return Mass(len(view.plays) // 3 + 1, view.is_declarer, math.log2(weight * len(weights) / sum(weights)))


def mean_bits(masses: list[Mass]) -> dict[tuple[bool, int], float]:
    """The mean by role (whether it is the declarer's view) and trick."""
    groups: dict[tuple[bool, int], list[float]] = defaultdict(list)
    for mass in masses:
        groups[mass.is_declarer, mass.trick].append(mass.bits)
    return {place: sum(bits) / len(bits) for place, bits in sorted(groups.items())}
