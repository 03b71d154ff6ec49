"""Forced trials: null declared on random deals with all sorts of cards put away, and how it ends.

Closed games are played out by the policy in all seats, a few thousand in a second; open ones are told by the solver,
since defenders who see the hand lose next to nothing by not seeing the skat. Deals on which null is hopeless are left
out, for nothing is to be learned from them.
"""

from __future__ import annotations

import io
import random
from itertools import combinations
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.bidding import shipped_model
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.policy import load_policy
from kiebitz.seats import contract_flags
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.work.streams import stream

TRIAL: Final = np.dtype(
    [("hand", "<u4"), ("put", "<u4"), ("seat", "u1"), ("ouvert", "?"), ("won", "?"), ("model", "<f4")]
)
Trials: TypeAlias = npt.NDArray[Any]  # of TRIAL
CHUNK: Final = 2000

_HOPELESS: Final = 0.02  # chances of the shipped model below which a trial teaches nothing
_LIKED: Final = 8  # of the 66 ways to put cards away, those that are tried
_LIMITS: Final = [(0, 18)] * 3  # everybody passed before 18 but for the declarer


def play_trials(seed: int, number: int, size: int = CHUNK) -> bytes:
    """So many trials; read again by `read_trials`."""
    source = random.Random(stream(seed, "null trials", number))
    rows = np.zeros(size, TRIAL)
    games: list[tuple[int, _core.SeatGame]] = []
    solver = _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    for at in range(size):
        ouvert = at % 2 == 1
        deal, seat, put, chance = forced_trial(source, ouvert=ouvert)
        hand = (deal.hands[seat] | deal.skat) - put
        rows[at] = (hand.mask, put.mask, seat, ouvert, False, chance)
        hands = [(hand if other == seat else deal.hands[other]).mask for other in SEATS]
        if ouvert:
            position = _core.Position(Kind.NULL, seat, hands)
            rows[at]["won"] = solver.answer(position, _core.Question("at_least", points=10)).lower >= 10
        else:
            games.append((at, closed_game(seat, hands, put)))
    player = _core.PolicyPlayer(load_policy())
    _core.finish_games([game for _, game in games], [player] * 3, source.getrandbits(64))
    for at, game in games:
        rows[at]["won"] = game.result().won
    file = io.BytesIO()
    np.savez_compressed(file, trials=rows)
    return file.getvalue()


def read_trials(packed: bytes) -> Trials:
    """What `play_trials` has written."""
    with np.load(io.BytesIO(packed)) as file:
        return np.asarray(file["trials"])


def forced_trial(
    source: random.Random, *, ouvert: bool, least: float = _HOPELESS, liked: int = _LIKED
) -> tuple[Deal, int, CardSet, float]:
    """A deal, the seat that declares, what it puts away, and what the shipped model thinks of it."""
    evaluator = shipped_model().evaluator
    while True:
        deal, seat = random_deal(source), source.choice(SEATS)
        cards = (deal.hands[seat] | deal.skat).mask
        pairs = [1 << one | 1 << other for one, other in combinations(CardSet(cards), 2)]
        chances = sorted(
            ((evaluator.chances(Kind.NULL, cards & ~pair, pair, seat)[ouvert], pair) for pair in pairs), reverse=True
        )
        if chances[0][0] < least:
            continue
        chance, put = source.choice(chances[:liked])
        return deal, seat, CardSet(put), chance


def closed_game(seat: int, hands: list[int], put: CardSet) -> _core.SeatGame:
    """A null before its first card, for which nobody else has bid."""
    limits = list(_LIMITS)
    limits[seat] = (18, _core.Observation.endless)
    seen = _core.Observation(
        seat=None, hand=0, contract=contract_flags(Contract(Kind.NULL)), declarer=seat, bid=18, limits=limits
    )
    return _core.SeatGame(seen, [*hands, put.mask])
