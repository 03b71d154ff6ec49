"""A deal: ten cards for each seat and two in the skat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kiebitz.cards import CARDS, FULL_DECK, Card, CardSet, cards_in, format_cards, mask_of, parse_cards
from kiebitz.errors import Fault, WrongType, brief, checked, checked_seed, checked_text

if TYPE_CHECKING:
    from kiebitz.contract import Contract
    from kiebitz.play import Position

FOREHAND, MIDDLEHAND, REARHAND = SEATS = (0, 1, 2)


def checked_seat(seat: int) -> int:
    """The seat, or `ValueError`. It is a plain number: `True` would pass for 1, but be written otherwise."""
    if type(seat) is not int or seat not in SEATS:
        raise Fault("seat-unknown", given=brief(seat))
    return seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was dealt what, seats in the order forehand, middlehand, rearhand."""

    hands: tuple[CardSet, CardSet, CardSet]
    skat: CardSet

    def __post_init__(self) -> None:
        if not isinstance(self.hands, tuple) or len(self.hands) != 3:
            raise WrongType(f"a deal has a tuple of three hands, not {self.hands!r}")
        for cards in (*self.hands, self.skat):
            if not isinstance(cards, CardSet):
                raise WrongType(
                    f"hands and skat are each a CardSet, not {cards!r}; parse_deal reads a deal from a text"
                )
        seen = 0
        for place, cards in enumerate((*self.hands, self.skat)):
            if len(cards) != (count := 10 if place in SEATS else 2):
                raise Fault("deal-size", place=place, count=len(cards), wanted=count)
            if twice := cards.mask & seen:
                raise Fault("deal-card-twice", card=str(cards_in(twice)[0]))
            seen |= cards.mask
        assert seen == FULL_DECK

    def position(self, contract: Contract | str, declarer: int, discard: CardSet | str | None = None) -> Position:
        """The position before the first card if a seat plays a contract, given as its text or as a value.

        Without a `discard` the skat lies as it was dealt: the declarer has not looked at it, or has put it back.
        """
        from kiebitz.contract import parse_contract  # what follows a deal in a game is built upon it
        from kiebitz.play import Position

        played = parse_contract(contract) if isinstance(contract, str) else contract
        away = self._put_away(
            played, checked_seat(declarer), parse_cards(discard) if isinstance(discard, str) else discard
        )
        hands = [hand.mask for hand in self.hands]
        hands[declarer] = (hands[declarer] | self.skat.mask) & ~away.mask
        return Position(played.kind, declarer, (hands[0], hands[1], hands[2]), away.mask)

    def _put_away(self, contract: Contract, declarer: int, discard: CardSet | None) -> CardSet:
        if discard is None:
            return self.skat
        if contract.hand:
            raise Fault("discard-in-hand-game")
        if len(discard) != 2:
            raise Fault("discard-size")
        if missing := discard - self.hands[declarer] - self.skat:
            raise Fault("discard-not-held", card=str(next(iter(missing))))
        return discard

    def __str__(self) -> str:
        return format_deal(self)

    def __repr__(self) -> str:
        return f"parse_deal({format_deal(self)!r})"

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.deal(self)


def random_deal(source: random.Random) -> Deal:
    """Shuffle and deal; the same state of the source gives the same deal."""
    checked(source, random.Random, "cards are shuffled by a random.Random", "deal(seed) makes the deal of a seed")
    deck = list(CARDS)
    source.shuffle(deck)
    return deal_deck(deck)


def deal_deck(deck: Sequence[Card]) -> Deal:
    """Deal 32 cards in their order: ten to forehand, ten to middlehand, ten to rearhand, two to the skat."""
    hands = tuple(CardSet(mask_of(deck[10 * seat : 10 * seat + 10])) for seat in SEATS)
    return Deal((hands[0], hands[1], hands[2]), CardSet(mask_of(deck[30:])))


def deal(seed: int | None = None) -> Deal:
    """The deal of a seed, a whole number from 0 on; without one another deal each time."""
    return random_deal(random.Random(None if seed is None else checked_seed(seed)))


def format_deal(dealt: Deal) -> str:
    """Write a deal as `forehand/middlehand/rearhand/skat`, each part as in `format_cards`."""
    checked(dealt, Deal, "a Deal is written here", "kiebitz.deal() makes one")
    return "/".join(format_cards(cards.mask) for cards in (*dealt.hands, dealt.skat))


def parse_deal(text: str) -> Deal:
    """Read `forehand/middlehand/rearhand/skat`; the skat may be left out, since it is what remains."""
    parts = [parse_cards(part) for part in checked_text(text, "a deal").split("/")]
    if len(parts) == 3:
        parts.append(CardSet(FULL_DECK & ~(parts[0].mask | parts[1].mask | parts[2].mask)))
    if len(parts) != 4:
        raise Fault("deal-parts", text=text, count=len(parts))
    return Deal((parts[0], parts[1], parts[2]), parts[3])
