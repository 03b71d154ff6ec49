"""Seeded open-hand positions before the first card, and the games they belong to, for measurements.

The declarer's seat and the trump suit rotate, forehand leads, and the skat counts for the declarer. A kind with a
trailing `+` keeps only deals with a declarer worth bidding on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from kiebitz.cards import JACKS, CardSet
from kiebitz.contract import TRUMPS, Contract, Kind
from kiebitz.deals import Deal, random_deal
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.moves import PASS, PICK_UP, Bid, Declare, Move
from kiebitz.play import Position

KINDS: Final = ("suit", "suit+", "grand", "grand+", "null", "null+")
_ACES: Final = 0x40404040
_LOW_CARDS: Final = 0x07070707
_CALLS: Final[dict[int, list[Move]]] = {  # by which each seat becomes declarer
    0: [PASS, PASS, Bid(18)],
    1: [Bid(18), PASS, PASS],
    2: [PASS, Bid(18), PASS],
}


def positions(kind: str, count: int, seed: int) -> list[Position]:
    """So many positions of a kind; the same seed gives the same ones, and a larger count only adds to them."""
    if kind not in KINDS:
        raise Fault("deals-unknown", name=kind, known=", ".join(KINDS))
    return list(islice(_stream(kind, seed), count))


def nth_position(kind: str, seed: int, number: int) -> Position:
    """One of them; those before it are dealt once in each process."""
    dealt, stream = _dealt(kind, seed)
    dealt.extend(islice(stream, max(0, number + 1 - len(dealt))))
    return dealt[number]


@cache
def _dealt(kind: str, seed: int) -> tuple[list[Position], Iterator[Position]]:
    return [], _stream(kind, seed)


def _stream(kind: str, seed: int) -> Iterator[Position]:
    source = random.Random(f"{kind.rstrip('+')} {seed}")
    found = 0
    while True:
        dealt = random_deal(source)
        hands = (dealt.hands[0].mask, dealt.hands[1].mask, dealt.hands[2].mask)
        game = {"suit": Kind(found % 4), "grand": Kind.GRAND, "null": Kind.NULL}[kind.rstrip("+")]
        declarer = found % 3
        if not kind.endswith("+") or worth_bidding(game, hands[declarer]):
            found += 1
            yield Position(game, declarer, hands, dealt.skat.mask)


def declared(position: Position) -> Game:
    """The game of a position before its first card: the declarer bid 18 and put back the skat as it was."""
    first, second, third = map(CardSet, position.hands)
    game = Game(Deal((first, second, third), CardSet(position.skat)))
    for move in (*_CALLS[position.declarer], PICK_UP, Declare(Contract(position.kind), game.deal.skat)):
        game.push(move)
    return game


def worth_bidding(game: Kind, hand: int) -> bool:
    """Six trumps; in grand two jacks and two aces; in null six low cards."""
    if game == Kind.GRAND:
        return (hand & JACKS).bit_count() >= 2 and (hand & _ACES).bit_count() >= 2
    if game == Kind.NULL:
        return (hand & _LOW_CARDS).bit_count() >= 6
    return (hand & TRUMPS[game]).bit_count() >= 6
