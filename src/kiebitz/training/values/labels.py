"""Starts of tricks with 6 to 10 cards a hand, and what the solver says of them.

Half of them are random: so many cards for each hand, any player leads. The other half come from games of a declarer
worth bidding on, played by the policy, each card as often as it is likely: a game gives one position of every size.
Suit games are told with clubs as trumps, the declarer sits first.
"""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.cards import CARDS
from kiebitz.contract import Contract, Kind
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.lab.deals import worth_bidding
from kiebitz.policy import load_policy
from kiebitz.seats import contract_flags
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.work.streams import stream

KINDS: Final = (Kind.CLUBS, Kind.GRAND)
SIZES: Final = (10, 9, 8, 7, 6)  # cards a hand
OF_EACH: Final = 200  # random positions of a kind and size in a chunk, and as many from games

LABEL: Final = np.dtype(
    [("kind", "u1"), ("leader", "u1"), ("size", "u1"), ("played", "?"), ("hands", "<u4", 3), ("value", "u1")]
)
Labels: TypeAlias = npt.NDArray[
    Any
]  # of LABEL; kind is an index of KINDS, hands are in playing order from the declarer
_Start: TypeAlias = tuple[list[int], int]  # the hands from the declarer on, and who leads


def make_labels(seed: int, number: int, of_each: int = OF_EACH) -> bytes:
    """A chunk of labels; read again by `read_labels`."""
    source = random.Random(stream(seed, "values", number))
    solver = _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    rows: list[tuple[Any, ...]] = []
    for index, kind in enumerate(KINDS):
        for size in SIZES:
            starts = (_random_start(source, size) for _ in range(of_each))
            rows.extend(_label(solver, kind, index, start, played=False) for start in starts)
        for starts_of_game in _games(source, kind, of_each):
            rows.extend(_label(solver, kind, index, start, played=True) for start in starts_of_game)
    file = io.BytesIO()
    np.savez_compressed(file, labels=np.array(rows, LABEL))
    return file.getvalue()


def read_labels(packed: bytes) -> Labels:
    """What `make_labels` has written."""
    with np.load(io.BytesIO(packed)) as file:
        return np.asarray(file["labels"])


def _label(solver: _core.Solver, kind: Kind, index: int, start: _Start, *, played: bool) -> tuple[Any, ...]:
    hands, leader = start
    answer = solver.answer(_core.Position(kind, 0, hands, leader=leader), _core.Question("value"))
    return index, leader, hands[0].bit_count(), played, tuple(hands), answer.lower


def _random_start(source: random.Random, size: int) -> _Start:
    cards = source.sample(range(len(CARDS)), 3 * size)
    hands = [sum(1 << card for card in cards[first : first + size]) for first in range(0, 3 * size, size)]
    return hands, source.choice(SEATS)


def _games(source: random.Random, kind: Kind, number: int) -> Iterator[list[_Start]]:
    """The starts of the first tricks of so many games."""
    deals: list[tuple[Deal, int]] = []
    while len(deals) < number:
        deal, declarer = random_deal(source), source.choice(SEATS)
        if worth_bidding(kind, deal.hands[declarer].mask):
            deals.append((deal, declarer))
    games = []
    for deal, declarer in deals:
        seen = _core.Observation(seat=None, hand=0, contract=contract_flags(Contract(kind)), declarer=declarer, bid=18)
        games.append(_core.SeatGame(seen, [*(hand.mask for hand in deal.hands), deal.skat.mask]))
    _core.finish_games(games, [_core.PolicyPlayer(load_policy(), temperature=1.0)] * 3, source.getrandbits(64))
    for (deal, declarer), game in zip(deals, games, strict=True):
        yield list(_starts(declarer, [hand.mask for hand in deal.hands], game.seen_by(declarer).plays))


def _starts(declarer: int, hands: list[int], plays: list[tuple[int, int]]) -> Iterator[_Start]:
    for size in SIZES:
        first = 3 * (max(SIZES) - size)
        yield [hands[(declarer + step) % 3] for step in SEATS], (plays[first][0] - declarer) % 3
        for seat, card in plays[first : first + 3]:
            hands[seat] &= ~(1 << card)
