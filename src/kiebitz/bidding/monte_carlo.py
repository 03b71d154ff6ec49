"""Bidding by Monte Carlo (Long's thesis, 4.2): the six games in worlds, each after the discard that Kermit's evaluation
likes, solved with all cards open.

Open cards make every game look worse than it is, since the defenders see what to keep. So a game is bid on that wins in
half of the worlds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kiebitz import _core
from kiebitz.bidding.glem import load_glem
from kiebitz.cards import CARDS, Card, CardSet, card_points, mask_of
from kiebitz.contract import Contract, Kind, matadors, null_value
from kiebitz.moves import HOLD, PASS, Bid, Call, Declare
from kiebitz.scoring import game_value
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.view import View

OPEN_ENOUGH: Final = 0.5  # of the worlds
_WON: Final = {kind: 10 if kind is Kind.NULL else 61 for kind in Kind}  # card points; in null the tricks survived
_WIN_LANE: Final = {kind: 0 if kind is Kind.NULL else 1 for kind in Kind}


@dataclass(frozen=True, slots=True)
class Tried:
    """A game in some worlds: what it is worth in each, and 0 where it is lost."""

    kind: Kind
    values: tuple[int, ...]

    def share(self, bid: int) -> float:
        """In how many of the worlds it is won at a bid."""
        return sum(value >= max(bid, 1) for value in self.values) / len(self.values)


class MonteCarloBidder:
    """Bids on what wins often enough with open cards; always picks up, and declares what wins oftenest."""

    def __init__(self, worlds: int, least: float, seed: int) -> None:
        self._worlds, self._least, self._seed = worlds, least, seed

    def bid(self, view: View) -> Call:
        """Say or hold a number while some game is won often enough at it."""
        auction = view.auction
        number = auction.bid if auction.is_holding else auction.next_bid()
        if number is None or max(game.share(number) for game in self._games(view)) < self._least:
            return PASS
        return HOLD if auction.is_holding else Bid(number)

    def picks_up(self, view: View) -> bool:
        """Hand games are not tried."""
        return True

    def declare(self, view: View) -> Declare:
        """The game that is won oftenest at the bid, the dearer of two alike."""
        bid = view.auction.bid
        allowed = [
            game for game in self._games(view) if game.kind is not Kind.NULL or null_value(_plain(game.kind)) >= bid
        ]
        best = max(allowed, key=lambda game: (game.share(bid), sum(game.values)))
        return Declare(_plain(best.kind), CardSet(_discard(best.kind, view.hand.mask, _seat(view))))

    def _games(self, view: View) -> tuple[Tried, ...]:
        return _tried(view.hand.mask, _seat(view), self._worlds, self._seed)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _plain(kind: Kind) -> Contract:
    return Contract(kind)


@lru_cache(maxsize=64)
def _tried(hand: int, seat: int, worlds: int, seed: int) -> tuple[Tried, ...]:
    """All six games of ten cards, or of the twelve after picking up, in the same worlds."""
    source, solver = random.Random(f"{seed} {hand} {seat}"), _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    hidden = [card for card in CARDS if not hand >> card & 1]
    dealt = [source.sample(hidden, len(hidden)) for _ in range(worlds)]
    return tuple(Tried(kind, tuple(_value(solver, kind, hand, seat, others) for others in dealt)) for kind in Kind)


def _value(solver: _core.Solver, kind: Kind, hand: int, seat: int, others: Sequence[Card]) -> int:
    """What a game is worth if others hold these cards, the last of which are the skat; 0 if it is lost."""
    cards = hand | mask_of(others[20:])
    away = _discard(kind, cards, seat)
    hands = [mask_of(others[:10]), mask_of(others[10:20])]
    hands.insert(seat, cards ^ away)
    points = 0 if kind is Kind.NULL else card_points(away)
    position = _core.Position(kind, seat, hands, 0, (), points, 0)
    if solver.answer(position, _core.Question("at_least", _WON[kind])).lower < _WON[kind]:
        return 0
    contract = _plain(kind)
    return null_value(contract) if kind is Kind.NULL else game_value(contract, matadors(kind, cards))


@lru_cache(maxsize=4096)
def _discard(kind: Kind, cards: int, seat: int) -> int:
    """The two of twelve cards with which the rest wins likeliest."""
    weighed = load_glem().evaluator.discards(kind, cards, seat)
    return max(weighed, key=lambda entry: entry[1][_WIN_LANE[kind]])[0]
