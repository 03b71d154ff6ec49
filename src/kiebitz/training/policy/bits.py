"""How much more likely than by bids alone the cards played make the truth, trick by trick."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.deals import SEATS
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import Games
from kiebitz.work.streams import stream

TRICKS: Final = range(2, 10)  # at whose start it is measured
_COMPARED: Final = 2000  # worlds that stand for all


@dataclass(frozen=True, slots=True)
class Bits:
    """One seat at the start of a trick: how often the weight of the true world, against the mean of all, is a doubling.

    by_bids   with bids, contract and discard alone
    by_cards  what the cards played so far add
    """

    trick: int
    is_declarer: bool
    kind: int
    by_bids: float
    by_cards: float


def measure(games: Games, bids: _core.Inference, cards: _core.CardReading, seed: int) -> list[Bits]:
    """What is made of some games by all seats at all tricks from the second to the ninth."""
    return [found for game in games for found in _measure_game(game, bids, cards, stream(seed, int(game["number"])))]


def _measure_game(game: Any, bids: _core.Inference, cards: _core.CardReading, seed: int) -> Iterator[Bits]:
    played = start_of(game)
    for play, card in enumerate(game["cards"][: game["plays"]].tolist()):
        if play % 3 == 0 and play // 3 + 1 in TRICKS:
            for seat in SEATS:
                yield _measure(played, seat, int(game["contract"][0]), bids, cards, seed)
        played.play(card)


def _measure(
    played: _core.SeatGame, seat: int, kind: int, bids: _core.Inference, cards: _core.CardReading, seed: int
) -> Bits:
    seen = played.seen_by(seat)
    truth = [played.seen_by(other).hand for other in SEATS]
    truth.append(0xFFFFFFFF & ~(sum(truth) | sum(seen.played)))
    worlds = truth_among(truth, seen, _COMPARED, seed)
    by_bids = np.array(bids.weigh(worlds, seen))
    both = by_bids * np.array(cards.weigh(worlds, seen))
    gained = doublings(both) - doublings(by_bids)
    return Bits(len(seen.plays) // 3 + 1, seen.declarer == seat, kind, doublings(by_bids), gained)


def truth_among(truth: list[int], seen: _core.Observation, number: int, seed: int) -> _core.WorldList:
    """The true world, and then so many that stand for all that fit."""
    return _core.WorldList([truth, *_core.Worlds(seen).sample(number, seed, distinct=True).masks()])


def doublings(weights: Any) -> float:
    """How much likelier than the mean of the others the first world is."""
    return math.log2(weights[0] / weights[1:].mean())


def mean_bits(found: Iterable[Bits]) -> dict[tuple[bool, int], tuple[float, float, float]]:
    """By role and trick: by bids, added by cards, and the standard error of that."""
    by_place: dict[tuple[bool, int], list[Bits]] = defaultdict(list)
    for bits in found:
        by_place[bits.is_declarer, bits.trick].append(bits)
    means = {}
    for place, group in sorted(by_place.items()):
        added = np.array([bits.by_cards for bits in group])
        means[place] = (
            float(np.mean([bits.by_bids for bits in group])),
            float(added.mean()),
            float(added.std() / math.sqrt(len(added))),
        )
    return means
