"""Records in a seat's view hide cards. Here they get a deal that nothing seen contradicts.

Every card not played ends in one of four places: in a hand, or in the pile (the discard, or the skat of a hand game).
Cards seen are placed first; the rest is matched to the free places by augmenting paths, where a seat takes no card of a
suit it has shown to be void in. After ten tricks there is only one such deal, but for which two of the declarer's
twelve cards lay in the skat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kiebitz.cards import CARD_NAMES, FULL_DECK, Card, CardSet, cards_in, mask_of, parse_card
from kiebitz.contract import parse_contract
from kiebitz.deals import SEATS, Deal
from kiebitz.errors import Fault
from kiebitz.formats.iss.record import Record
from kiebitz.game import Game
from kiebitz.play import shown_voids

_PILE: Final = 3
_CARD_WORDS: Final = frozenset(CARD_NAMES)
_HIDDEN: Final = "??"


@dataclass(slots=True)
class _Seen:
    """What the words of a record show, card by card."""

    dealt: list[int] = field(default_factory=lambda: [0, 0, 0])
    skat: int = 0
    declarer: int | None = None
    picked_up: bool = False
    has_put_away: bool = False
    contract: str = ""
    discard: int = 0
    open_cards: int = 0
    plays: list[tuple[int, str]] = field(default_factory=list)


def complete_deal(record: Record) -> tuple[Deal, int]:
    """A deal that fits the record, and the mask of the two cards of the pile in it."""
    seen = _read(record)
    held, pile = _places(seen)
    hands = [held[seat] | _played_by(seen, seat) for seat in SEATS]
    if seen.declarer is not None and seen.picked_up:
        twelve = hands[seen.declarer] | pile
        skat = seen.skat or pile
        hands[seen.declarer] = twelve & ~skat
    else:
        skat = pile
    return Deal((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2])), CardSet(skat)), pile


def _read(record: Record) -> _Seen:
    seen = _Seen()
    for seat in SEATS:
        seen.dealt[seat] = _mask(list(record.deal[10 * seat : 10 * seat + 10]))
    seen.skat = _mask(list(record.deal[30:]))
    for who, act in record.moves:
        words = act.split(".")
        if who == "w":
            seen.skat |= _mask(words) if len(words) == 2 and words[0] not in ("TI", "LE") else 0
        elif act in _CARD_WORDS:
            seen.plays.append((int(who), act))
        elif act == "s":
            seen.declarer, seen.picked_up = int(who), True
        elif words[0] == "SC":
            seen.open_cards |= _mask(words[1:])
        elif act[0] in "GCSHDN?" and words != ["RE"]:
            _read_declaration(seen, int(who), words)
    return seen


def _read_declaration(seen: _Seen, seat: int, words: list[str]) -> None:
    seen.declarer = seat
    if words[0] != _HIDDEN and words[0] not in _CARD_WORDS:
        seen.contract, words = words[0], words[1:]
    put_away = 2 if seen.picked_up and len(words) != 10 else 0  # ten cards are the open hand alone
    seen.has_put_away |= seen.picked_up and bool(words)
    seen.discard |= _mask(words[:put_away])
    seen.open_cards |= _mask(words[put_away:])
    twelve = seen.dealt[seat] | seen.skat
    if len(words) == 10 and seen.picked_up and twelve.bit_count() == 12:
        seen.discard = twelve & ~seen.open_cards


def _mask(words: list[str]) -> int:
    return mask_of(parse_card(word) for word in words if word != _HIDDEN)


def _played_by(seen: _Seen, seat: int) -> int:
    return mask_of(parse_card(card) for who, card in seen.plays if who == seat)


def _places(seen: _Seen) -> tuple[list[int], int]:
    """Which cards each seat still holds at the end of the record, and the pile."""
    places, sizes, unseen = _seen_places(seen)
    place_cards(cards_in(unseen), places, sizes, _forbidden(seen))
    return places[:3], places[_PILE]


def _seen_places(seen: _Seen) -> tuple[list[int], list[int], int]:
    """The cards seen in the hands at the end of the record and in the pile, how many are there, and the unseen."""
    played = [_played_by(seen, seat) for seat in SEATS]
    held = [seen.dealt[seat] & ~played[seat] for seat in SEATS]
    pile = seen.discard
    if seen.declarer is not None:
        own = held[seen.declarer] | (seen.skat & ~played[seen.declarer] if seen.has_put_away else 0)
        held[seen.declarer] = (own | seen.open_cards & ~played[seen.declarer]) & ~pile
    if not seen.has_put_away:  # a hand game, or one that broke off with the skat in the declarer's hand
        pile |= seen.skat
    places = [*held, pile]
    sizes = [10 - cards.bit_count() for cards in played] + [2]
    for place, cards in enumerate(places):
        if cards.bit_count() > sizes[place]:
            raise Fault("record-too-many-seen", place=place)
    unseen = FULL_DECK
    for cards in (*played, *places):
        if not unseen & cards == cards:
            raise Fault("card-in-two-places", card=str(cards_in(cards & ~unseen)[0]))
        unseen &= ~cards
    return places, sizes, unseen


def _forbidden(seen: _Seen) -> list[int]:
    """For each place the cards that cannot be there."""
    if not seen.contract:
        return [0, 0, 0, 0]
    kind = parse_contract(seen.contract).kind
    return [*shown_voids(kind, [(seat, parse_card(card)) for seat, card in seen.plays]), 0]


def place_cards(unseen: list[Card], places: list[int], sizes: list[int], forbidden: list[int]) -> None:
    """Put every unseen card, in this order, into a place that may have it, moving earlier ones where needed."""
    free = [sizes[place] - places[place].bit_count() for place in range(4)]
    taken: list[list[Card]] = [[], [], [], []]

    def put(card: Card, tried: set[int]) -> bool:
        for place in range(4):
            if place in tried or forbidden[place] >> card & 1 or sizes[place] == places[place].bit_count():
                continue
            tried.add(place)
            if len(taken[place]) < free[place]:
                taken[place].append(card)
                return True
            for index, other in enumerate(taken[place]):
                if put(other, tried):
                    taken[place][index] = card
                    return True
        return False

    for card in unseen:
        if not put(card, set()):
            raise Fault("record-nowhere-for-card", card=str(card))
    for place in range(4):
        for card in taken[place]:
            places[place] |= 1 << card


# -- what is certain -------------------------------------------------------------------------------------------------


def certain_cards(record: Record, game: Game) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    """Of the hands and the skat at a moment of the record's game, the cards that are there in every deal that fits.

    What the record tells later counts too: after ten tricks all is certain but what the declarer had before the skat.
    """
    seen = _read(record)
    places = _certain_places(seen)
    hands = [places[seat] | _played_by(seen, seat) for seat in SEATS]
    skat = places[_PILE]
    if game.position is None and seen.picked_up and seen.declarer is not None:
        twelve = hands[seen.declarer] | skat | seen.skat
        if game.picked_up:
            hands[seen.declarer], skat = twelve, 0
        else:
            hands[seen.declarer], skat = twelve & ~seen.skat if seen.skat else seen.dealt[seen.declarer], seen.skat
    first, second, third = (CardSet(hands[seat] & game.hand(seat).mask) for seat in SEATS)
    return first, second, third, CardSet(skat)


def _certain_places(seen: _Seen) -> list[int]:
    """The cards seen in each place, and those that can be nowhere else."""
    places, sizes, unseen = _seen_places(seen)
    forbidden = _forbidden(seen)
    certain = places.copy()
    for card in cards_in(unseen):
        possible = [place for place in range(4) if _can_be(card, place, unseen, places, sizes, forbidden)]
        if len(possible) == 1:
            certain[possible[0]] |= 1 << card
    return certain


def _can_be(card: Card, place: int, unseen: int, places: list[int], sizes: list[int], forbidden: list[int]) -> bool:
    if forbidden[place] >> card & 1 or places[place].bit_count() == sizes[place]:
        return False
    tried = places.copy()
    tried[place] |= 1 << card
    try:
        place_cards(cards_in(unseen & ~(1 << card)), tried, sizes, forbidden)
    except ValueError:
        return False
    return True
