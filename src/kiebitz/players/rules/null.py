"""How safe ten cards are in a null game: the log odds of taking no trick."""

from __future__ import annotations

from typing import Final

from kiebitz.contract import Kind
from kiebitz.play import ORDERS

_STRENGTH: Final = ORDERS[Kind.NULL].strength[:8]
_LOWEST_FIRST: Final = tuple(sorted(range(8), key=_STRENGTH.__getitem__))

SURE: Final = 6.0  # the log odds when every card can be ducked, open or not
SAFE: Final = 2.7  # where the count starts otherwise
OPEN: Final = -0.9  # the hand on the table
LEAD: Final = -0.3  # to lead to the first trick
STEP_WEIGHTS: Final = (-0.7, -0.55, -0.3)  # each step too high, for the lowest card of a suit, the second, the others


def _steps_too_high(held: int) -> list[int]:
    """For each card of a suit, lowest first, by how many steps it stands too high to be ducked.

    The lowest card may have no card below it out, the next at most one, and so on: each lower card of the own hand
    takes care of one round.
    """
    places = [place for place, rank in enumerate(_LOWEST_FIRST) if held >> rank & 1]
    return [max(place - 2 * lower_held, 0) for lower_held, place in enumerate(places)]


def _suit_odds(held: int) -> float:
    """What the cards of one suit take from the log odds of a safe hand."""
    return sum(STEP_WEIGHTS[min(place, 2)] * steps for place, steps in enumerate(_steps_too_high(held)))


_ODDS: Final = tuple(_suit_odds(held) for held in range(256))


def null_log_odds(hand: int, leads: bool, ouvert: bool) -> float:
    """The log odds of winning null with ten cards."""
    suits = _ODDS[hand & 255] + _ODDS[hand >> 8 & 255] + _ODDS[hand >> 16 & 255] + _ODDS[hand >> 24]
    if not suits:
        return SURE
    return SAFE + suits + (OPEN if ouvert else 0.0) + (LEAD if leads else 0.0)
