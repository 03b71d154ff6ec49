"""Hands with two cards put away, and the contracts to be played with them, that the evaluation gives at least 0.9."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from kiebitz import _core
from kiebitz.bidding import Model, options_with_skat, shipped_model
from kiebitz.bidding.proofs import CONFIDENT
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import deal
from kiebitz.guarantees import sight_at_start

DEALS_OF_A_SEED: Final = 1_000_000


class Holding(NamedTuple):
    """One of them."""

    contract: Contract
    hand: CardSet
    away: CardSet
    seat: int

    @property
    def seen(self) -> _core.Observation:
        """Before the first card."""
        return sight_at_start(self.contract, self.seat, self.hand, self.away)


@cache
def without_proofs() -> Model:
    """The shipped model that proves nothing."""
    return replace(shipped_model(), proves=False)


def cards_of(seed: int, number: int) -> tuple[CardSet, int]:
    """Twelve cards of a random deal, and the seat that has them."""
    number += seed * DEALS_OF_A_SEED
    dealt, seat = deal(number), number % 3
    return dealt.hands[seat] | dealt.skat, seat


def confident_holdings(seed: int, number: int) -> Iterator[Holding]:
    """Trump games with known skat that the evaluation likes, of one deal."""
    cards, seat = cards_of(seed, number)
    for option in options_with_skat(without_proofs(), cards, seat, 18):
        if option.prospect.win >= CONFIDENT and not option.contract.is_null:
            assert option.discard is not None
            yield Holding(option.contract, cards - option.discard, option.discard, seat)
