"""Leading to a trick in suit games and grand.

The declarer draws trumps, cashes what stands and then gives up his losers; the defenders lead short suits through the
declarer and long ones up to him, aces while they live, and trumps only when nothing else is left.
"""

from __future__ import annotations

from typing import Final

from kiebitz.cards import JACKS, RANK_POINTS
from kiebitz.players.rules.deduction import Deduction
from kiebitz.players.rules.worth import TEN, worth

DRAWN_TRUMP: Final = 16.0  # for the declarer, each trump drawn from a defender
EXPOSED_HONOUR: Final = -10.0  # ace or ten of trumps led into a jack
GAIN: Final = 3.0  # what the two others add to a trick won
LOSS: Final = 6.8  # what they add to a trick lost
LENGTH: Final = -0.3  # for the declarer, each card held in the plain suit led: short suits first
SHAPE: Final = 1.0  # dem Freunde kurz, dem Feinde lang: each card of the suit led
SMEARED: Final = 3.6  # what a defender's trick gathers besides the card led
GIVEN: Final = 5.0  # what the declarer's trick gathers
TRUMP_LEAD: Final = -8.4  # a defender's trump does the declarer's work
PARTNERS_SUIT: Final = 8.0  # leading back what the partner led
TEN_INTO_ACE: Final = -5.0  # a ten led while its ace is out


def lead(known: Deduction) -> int:
    """The best card to lead."""
    value_of = _declarers_lead if known.is_declarer else _defenders_lead
    best_card, best_value = -1, -1e9
    hand = known.hand
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        value = value_of(known, card) - worth(known, card)
        if value > best_value:
            best_card, best_value = card, value
    return best_card


def _declarers_lead(known: Deduction, card: int) -> float:
    chance = known.stands(card) if known.is_high(card) else 0.0
    points = RANK_POINTS[card & 7]
    value = chance * (points + GAIN) - (1 - chance) * (points + LOSS)
    if known.trumps >> card & 1:
        exposed = points >= 10 and not known.is_high(card)
        return value + DRAWN_TRUMP * _trumps_drawn(known) + (EXPOSED_HONOUR if exposed else 0.0)
    return value + LENGTH * (known.hand & known.follow[card]).bit_count()


def _trumps_drawn(known: Deduction) -> float:
    """How many of the defenders are expected to follow to a trump."""
    if not known.out & known.trumps:
        return -1.0
    return sum(1.0 - known.lacks(seat, known.trumps) for seat in known.opponents)


def _defenders_lead(known: Deduction, card: int) -> float:
    points = RANK_POINTS[card & 7]
    chance = _our_chance(known, card)
    value = chance * (points + SMEARED) - (1 - chance) * (points + GIVEN)
    if known.trumps >> card & 1:
        return value + TRUMP_LEAD
    return value + _shape(known, card)


def _our_chance(known: Deduction, card: int) -> float:
    """How likely the defenders take a trick led with this card."""
    declarer, suit = known.declarer, known.follow[card]
    if known.is_high(card):
        return known.stands(card)
    ruffed = 0.0 if suit == known.trumps else known.lacks(declarer, suit) * (1.0 - known.lacks(declarer, known.trumps))
    partner_has = 1.0 - known.lacks(known.partner, _top(known, suit))
    return partner_has * (1.0 - ruffed)


def _top(known: Deduction, suit: int) -> int:
    """The strongest card of a suit that is out."""
    out = suit & known.out & JACKS or suit & known.out
    while rest := out & (out - 1):
        out = rest
    return out


def _shape(known: Deduction, card: int) -> float:
    """Short suits through the declarer in the middle, long suits up to him."""
    length = (known.hand & known.follow[card]).bit_count()
    through = (known.seat + 1) % 3 == known.declarer
    value = -SHAPE * length if through else SHAPE * length
    if card & 7 == TEN and not known.is_high(card):
        value += TEN_INTO_ACE
    if known.partner_led & known.follow[card]:
        value += PARTNERS_SUIT
    return value
