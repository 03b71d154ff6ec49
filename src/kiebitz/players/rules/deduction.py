"""What a seat can work out at its turn to play: cards still out, who may hold them, and how likely.

Everything is a plain mask or a number, worked out once a card; the choice of the card only looks things up.
"""

from __future__ import annotations

from typing import Final

from kiebitz.cards import FULL_DECK
from kiebitz.contract import Kind
from kiebitz.play import ORDERS, winning_card
from kiebitz.view import View


def _stronger(kind: Kind, card: int) -> int:
    """The cards of a card's own suit, or of trumps, that are stronger than it."""
    suit, strength = ORDERS[kind].follow[card], ORDERS[kind].strength
    return sum(1 << other for other in range(32) if suit >> other & 1 and strength[other] > strength[card])


def _beating(kind: Kind, card: int) -> int:
    """The cards that win over a card: the stronger ones of its suit, and any trump if it is none."""
    trumps = ORDERS[kind].trumps
    return _stronger(kind, card) | (0 if trumps >> card & 1 else trumps)


ABOVE: Final = tuple(tuple(_stronger(kind, card) for card in range(32)) for kind in Kind)
BEATEN_BY: Final = tuple(tuple(_beating(kind, card) for card in range(32)) for kind in Kind)


class Deduction:
    """The knowledge of the seat in turn.

    hand, legal    the own cards, and those that may be played
    out            cards not yet seen; the skat lies among them unless the seat knows it
    may_hold       for each seat, the cards of `out` it has not shown to lack
    trick, leader  the cards on the table and who led
    best           the card that wins the trick so far, and `best_seat` who played it; -1 on the lead
    partner        the other defender, or -1 for the declarer
    opponents      the seats of the other side
    partner_led    on a defender's lead, the suits his partner has led so far
    """

    __slots__ = (
        "_absent", "_skat_known", "above", "beaten_by", "best", "best_seat", "declarer", "follow", "hand",
        "is_declarer", "kind", "leader", "legal", "may_hold", "opponents", "out", "partner", "partner_led", "seat",
        "trick", "trumps",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        assert view.seat is not None
        assert view.declarer is not None
        order = ORDERS[view.contract.kind]
        self.kind, self.seat, self.declarer = view.contract.kind, view.seat, view.declarer
        self.above, self.beaten_by = ABOVE[self.kind], BEATEN_BY[self.kind]
        self.follow, self.trumps = order.follow, order.trumps
        self.is_declarer = self.seat == self.declarer
        self.partner = -1 if self.is_declarer else 3 - self.seat - self.declarer
        self.opponents = ((self.seat + 1) % 3, (self.seat + 2) % 3) if self.is_declarer else (self.declarer,)
        self.hand, self.trick, self.leader = view.hand.mask, view.trick, view.leader
        self.legal = (self.hand & self.follow[self.trick[0]] if self.trick else 0) or self.hand
        self._note_trick()
        self._note_cards(view)
        self.partner_led = 0 if self.trick or self.is_declarer else self._led_by_partner(view)

    def _led_by_partner(self, view: View) -> int:
        suits = 0
        for leader, card in view.plays[::3]:
            if leader == self.partner:
                suits |= self.follow[card]
        return suits

    def _note_trick(self) -> None:
        self.best = self.best_seat = -1
        if self.trick:
            place = winning_card(ORDERS[self.kind], self.trick)
            self.best, self.best_seat = self.trick[place], (self.leader + place) % 3

    def _note_cards(self, view: View) -> None:
        """Spread the unseen cards over the seats that may hold them."""
        played, voids = view.played.mask, view.voids
        skat = view.skat.mask if view.skat is not None else 0
        self.out = out = FULL_DECK & ~(self.hand | played | skat)
        self._skat_known = bool(skat) or view.open_hand is not None
        self.may_hold = [out & ~voids[seat].mask for seat in range(3)]
        self.may_hold[self.seat] = 0
        if view.open_hand is not None and not self.is_declarer:
            self.may_hold[self.declarer] = view.open_hand.mask
            self.may_hold[self.partner] &= ~view.open_hand.mask
        size = self.hand.bit_count()
        acted = [(seat - self.leader) % 3 < len(self.trick) for seat in range(3)]
        self._absent = [_absence(size - acted[seat], self.may_hold[seat].bit_count()) for seat in range(3)]

    def lacks(self, seat: int, cards: int) -> float:
        """How likely a seat holds none of some cards."""
        cards &= self.may_hold[seat]
        if not cards:
            return 1.0
        if self._skat_known and self.is_declarer and cards & ~self.may_hold[3 - seat - self.seat]:
            return 0.0  # nobody else can hold one of them
        return self._absent[seat] ** cards.bit_count()

    def chance_to_beat(self, seat: int, card: int, led: int) -> float:
        """How likely a seat still to play can beat the best card of a trick: by following, or by a trump when void."""
        suit, trumps = self.follow[led], self.trumps
        chance = 1.0 - self.lacks(seat, self.above[card] & suit)
        if suit == trumps:
            return chance
        return chance + self.lacks(seat, suit) * (1.0 - self.lacks(seat, self.beaten_by[card] & trumps))

    def stands(self, card: int) -> float:
        """How likely a high card led is not trumped by the other side."""
        if self.trumps >> card & 1:
            return 1.0
        chance = 1.0
        for seat in self.opponents:
            chance *= 1.0 - self.lacks(seat, self.follow[card]) * (1.0 - self.lacks(seat, self.trumps))
        return chance

    def is_high(self, card: int) -> bool:
        """Whether no stronger card of its suit is out."""
        return not self.above[card] & self.out


def _absence(hand_size: int, candidates: int) -> float:
    """The chance that one card out of the candidates is not in a hand of this size."""
    return 1.0 - hand_size / candidates if candidates > hand_size else 0.0
