"""Playing to a trick somebody else has led, in suit games and grand.

Each card is weighed by what the trick is expected to bring to the own side, less what the card is worth later. Ducking,
overtaking cheaply, bringing home an ace and smearing on the partner's trick all follow from this one sum.
"""

from __future__ import annotations

from kiebitz.cards import RANK_POINTS
from kiebitz.players.rules.deduction import Deduction
from kiebitz.players.rules.worth import prices_of, worth


def follow(known: Deduction) -> int:
    """The best card of the hand for the trick on the table."""
    on_table = sum(RANK_POINTS[card & 7] for card in known.trick)
    best_card, best_value = -1, -1e9
    legal = known.legal
    while legal:
        card = legal.bit_length() - 1
        legal ^= 1 << card
        value = trick_value(known, card, on_table + RANK_POINTS[card & 7]) - worth(known, card)
        if value > best_value:
            best_card, best_value = card, value
    return best_card


def trick_value(known: Deduction, card: int, points: int) -> float:
    """Points the trick is expected to bring, counted against the own side when the other takes it."""
    takes = known.beaten_by[known.best] >> card & 1
    ours = bool(takes) or known.best_seat == known.partner
    if len(known.trick) == 2:
        return points if ours else -points
    chance = _chance_of_trick(known, card if takes else known.best, ours)
    partner_adds = (known.seat + 1) % 3 == known.partner
    prices = prices_of(known)
    won, lost = (prices.smear, prices.least) if partner_adds else (prices.least, prices.smear)
    return chance * (points + won) - (1 - chance) * (points + lost)


def _chance_of_trick(known: Deduction, best: int, ours: bool) -> float:
    """How likely the own side takes the trick when one more card is to come."""
    last = (known.seat + 1) % 3
    if last == known.partner:
        return 1.0 if ours else known.chance_to_beat(last, best, known.trick[0])
    return 1.0 - known.chance_to_beat(last, best, known.trick[0]) if ours else 0.0
