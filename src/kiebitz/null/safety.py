"""Which cards of a null declarer are safe: can be ducked whatever the defenders play (Edelkamp's Nullspiel, section 2).

A suit is looked at from its lowest card up. Each card that the defenders may have asks for one own card below it that
is not used up yet; from the first that finds none, nothing above is safe. The pattern of a suit is a number up to 255,
its lowest bit the seven, its highest the ace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card, CardSet
from kiebitz.contract import Kind
from kiebitz.play import ORDERS
from kiebitz.view import View

FULL_SUIT: Final = 0xFF
_RANKS: Final = tuple(sorted(range(8), key=ORDERS[Kind.NULL].strength[:8].__getitem__))  # lowest first


def pattern_of(mask: int, suit: int) -> int:
    """The cards of a suit in the order of null."""
    cards = mask >> 8 * suit & FULL_SUIT
    return sum(1 << place for place, rank in enumerate(_RANKS) if cards >> rank & 1)


def card_at(suit: int, place: int) -> Card:
    """The card of a place in a pattern."""
    return Card(8 * suit + _RANKS[place])


def safe_places(own: int, missing: int) -> int:
    """The safe cards of a suit, as a pattern, against those that defenders may have."""
    safe, to_spare = 0, 0
    for place in range(8):
        card = 1 << place
        if own & card:
            safe |= card
            to_spare += 1
        elif missing & card:
            if not to_spare:
                break
            to_spare -= 1
    return safe


def is_safe(own: int, missing: int | None = None) -> bool:
    """Whether no card of a suit can be caught while defenders lead; of all eight cards, the others are missing."""
    return safe_places(own, FULL_SUIT & ~own if missing is None else missing) == own


def is_safe_to_lead(own: int, missing: int | None = None) -> bool:
    """Whether the declarer can lead the suit, and has it safe afterwards.

    The lowest own card lies below all missing ones, of which there is one at least, and whichever falls, the rest is
    safe. Who has none of the suit or all of it cannot lose a trick in it.
    """
    missing = FULL_SUIT & ~own if missing is None else missing
    lowest = own & -own
    if not own or not missing or lowest > (missing & -missing):
        return False
    rest = own & ~lowest
    return all(is_safe(rest, missing & ~(1 << place)) for place in range(8) if missing >> place & 1)


def declarers_cards(view: View) -> CardSet | None:
    """The declarer's cards now, as far as a view knows them: the own ones, or an open hand."""
    return view.hand if view.is_declarer else view.open_hand


def missing_cards(view: View) -> CardSet:
    """The cards that the defenders may have, as a view knows it."""
    own = declarers_cards(view)
    assert own is not None
    gone = own | view.played
    return CardSet(0xFFFFFFFF) - (gone if view.skat is None or not view.is_declarer else gone | view.skat)


def safe_cards(view: View) -> CardSet:
    """The declarer's safe cards in a view that shows them: those that can be ducked as long as defenders lead."""
    own = declarers_cards(view)
    if own is None:
        raise ValueError("the declarer's cards are not seen in this view")
    missing = missing_cards(view)
    safe = 0
    for suit in range(4):
        places = safe_places(pattern_of(own.mask, suit), pattern_of(missing.mask, suit))
        for place in range(8):
            if places >> place & 1:
                safe |= 1 << card_at(suit, place)
    return CardSet(safe)


@dataclass(frozen=True, slots=True)
class NullSight:
    """A null hand in its own terms: suits that cannot be caught while defenders lead, and in the others the hole, the
    lowest card that can."""

    safe_suits: tuple[int, ...]
    holes: tuple[Card, ...]


def null_sight(view: View) -> NullSight | None:
    """What is safe and what is not in a null game, for a view that shows the declarer's cards."""
    own = declarers_cards(view)
    if own is None or view.contract is None or not view.contract.is_null:
        return None
    strength = ORDERS[Kind.NULL].strength
    lowest_unsafe: dict[int, Card] = {}
    for card in sorted(own - safe_cards(view), key=strength.__getitem__):
        lowest_unsafe.setdefault(card >> 3, card)
    held = {card >> 3 for card in own}
    return NullSight(tuple(sorted(held - lowest_unsafe.keys())), tuple(lowest_unsafe.values()))
