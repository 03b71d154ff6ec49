"""How safe ten cards are in a null game: the log odds of taking no trick."""

from __future__ import annotations

from typing import Final

from kiebitz.contract import Kind
from kiebitz.play import ORDERS

STRENGTH: Final = ORDERS[Kind.NULL].strength
BELOW: Final = tuple(
    sum(1 << (card & 24 | rank) for rank in range(8) if STRENGTH[rank] < STRENGTH[card]) for card in range(32)
)
_LOWEST_FIRST: Final = tuple(sorted(range(8), key=STRENGTH[:8].__getitem__))

SURE: Final = 6.0  # the log odds when every card can be ducked, open or not
SAFE: Final = 2.7  # where the count starts otherwise
OPEN: Final = -0.9  # the hand on the table
LEAD: Final = -0.3  # to lead to the first trick
STEP_WEIGHTS: Final = (-0.7, -0.55, -0.3)  # each step too high, for the lowest card of a suit, the second, the others


def steps_too_high(cards: int, out: int, suit: int) -> list[int]:
    """For each card held in a suit, lowest first, by how many steps it stands too high to be ducked.

    The lowest card may have no card below it out, the next at most one, and so on: each lower card of the own hand
    takes care of one round.
    """
    held = [8 * suit + rank for rank in _LOWEST_FIRST if cards >> (8 * suit + rank) & 1]
    return [max((out & BELOW[card]).bit_count() - place, 0) for place, card in enumerate(held)]


def _suit_odds(byte: int) -> float:
    """What the cards of one suit take from the log odds of a safe hand."""
    return sum(STEP_WEIGHTS[min(place, 2)] * steps for place, steps in enumerate(steps_too_high(byte, ~byte, 0)))


_ODDS: Final = tuple(_suit_odds(byte) for byte in range(256))


def null_log_odds(hand: int, leads: bool, ouvert: bool) -> float:
    """The log odds of winning null with ten cards."""
    suits = _ODDS[hand & 255] + _ODDS[hand >> 8 & 255] + _ODDS[hand >> 16 & 255] + _ODDS[hand >> 24]
    if not suits:
        return SURE
    return SAFE + suits + (OPEN if ouvert else 0.0) + (LEAD if leads else 0.0)
