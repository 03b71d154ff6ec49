"""The player by the beginner's book: trumps first, then aces, long suits, and always smear.

It is kept out of every training on purpose, so that it shows whether what was learned from some players holds for
others. It counts nothing and infers nothing: each card follows from the trick on the table and the own hand.
"""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card, Rank, cards_in
from kiebitz.contract import Kind
from kiebitz.play import ORDERS, winning_card
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.players.rules import RulesPlayer
from kiebitz.view import View

WORTH_TRUMPING: Final = 4  # card points for which a declarer in the middle trumps


class BookPlayer:
    """Bids and declares like `rules`; the same view gives the same card."""

    leaves_claims: Final = True

    def __init__(self) -> None:
        bidder = RulesPlayer()
        self.bid, self.picks_up, self.declare = bidder.bid, bidder.picks_up, bidder.declare

    def play(self, view: View) -> Card:
        """The card of the first rule that applies."""
        return _Book(view).card()


class _Book:
    """The rules for one decision."""

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        assert view.seat is not None
        self._view = view
        self._kind = view.contract.kind
        self._order = ORDERS[self._kind]
        self._legal = view.legal_cards()
        self._table = view.trick
        self._declarer_comes_next = view.declarer == (view.seat + 1) % 3
        self._is_last = len(view.trick) == 2
        best = winning_card(self._order, view.trick)
        self._winner = (view.leader + best) % 3
        self._to_beat = view.trick[best] if view.trick else None

    def card(self) -> Card:
        if self._kind is Kind.NULL:
            return self._null_follow() if self._table else self._null_lead()
        if not self._table:
            return self._declarers_lead() if self._view.is_declarer else self._defenders_lead()
        return self._follow()

    # -- leading ---------------------------------------------------------------------------------------------------

    def _declarers_lead(self) -> Card:
        """Trumps from the top while others have any, then aces, then the longest suit from the top."""
        own_trumps = [card for card in self._legal if self._is_trump(card)]
        if own_trumps and self._view.unseen.mask & self._order.trumps:
            return max(own_trumps, key=self._strength)
        plain = self._plain(self._legal) or own_trumps
        aces = [card for card in plain if card.rank is Rank.ACE]
        return aces[0] if aces else max(plain, key=lambda card: (self._length(card), self._strength(card)))

    def _defenders_lead(self) -> Card:
        """An ace of a short suit; else the longest suit if the declarer comes next, the shortest if he comes last."""
        plain = self._plain(self._legal)
        if not plain:
            return min(self._legal, key=self._strength)
        if aces := [card for card in plain if card.rank is Rank.ACE]:
            return min(aces, key=self._length)
        sign = -1 if self._declarer_comes_next else 1
        return min(plain, key=lambda card: (sign * self._length(card), card.points, self._strength(card)))

    # -- following -------------------------------------------------------------------------------------------------

    def _follow(self) -> Card:
        if self._friend_wins():
            return self._smear() if self._is_last or self._looks_certain() else self._lowest()
        winning = [card for card in self._legal if self._beats(card)]
        if not winning or not self._worth_taking(winning):
            return self._lowest()
        if plain := self._plain(winning):
            return max(plain, key=self._strength)
        if self._is_trump(self._table[0]):
            return max(winning, key=lambda card: (card.points, -self._strength(card)))  # the ace before a jack
        return min(winning, key=self._strength)

    def _friend_wins(self) -> bool:
        return self._view.declarer not in (self._view.seat, self._winner)

    def _looks_certain(self) -> bool:
        """Whether the friend's card is an ace or a jack; beginners do not count further."""
        return self._table[0].rank in (Rank.ACE, Rank.JACK)  # in the middle only the leader has played

    def _worth_taking(self, winning: list[Card]) -> bool:
        """A card that follows suit always takes; a trump only if it is the last card or something is to be had."""
        if any(self._order.follow[self._table[0]] >> card & 1 for card in winning):
            return True
        return self._is_last or sum(card.points for card in self._table) >= WORTH_TRUMPING or not self._view.is_declarer

    def _smear(self) -> Card:
        """The fullest card, a ten before an ace of another suit, and no jack."""
        cards = [card for card in self._legal if card.rank is not Rank.JACK] or self._legal
        tens = [card for card in cards if card.rank is Rank.TEN and not self._is_trump(card)]
        return tens[0] if tens else max(cards, key=lambda card: (card.points, -self._strength(card)))

    def _lowest(self) -> Card:
        """The card worth least, trumps last, from the shortest suit."""
        return min(
            self._legal, key=lambda card: (self._is_trump(card), card.points, self._length(card), self._strength(card))
        )

    # -- null ------------------------------------------------------------------------------------------------------

    def _null_lead(self) -> Card:
        """The lowest card; a defender's from the shortest suit."""
        if self._view.is_declarer:
            return min(self._legal, key=self._strength)
        return min(self._legal, key=lambda card: (self._length(card), self._strength(card)))

    def _null_follow(self) -> Card:
        """The declarer ducks as high as he can; a defender stays below him, else gets rid of high cards."""
        safe = [card for card in self._legal if not self._beats(card)]
        if self._view.is_declarer:
            return max(safe, key=self._strength) if safe else min(self._legal, key=self._strength)
        if self._winner == self._view.declarer:
            return max(safe or self._legal, key=self._strength)
        if self._declarer_comes_next and not self._is_last:
            return min(self._legal, key=self._strength)
        return max(self._legal, key=self._strength)

    # -- what the cards are ----------------------------------------------------------------------------------------

    def _is_trump(self, card: Card) -> bool:
        return bool(self._order.trumps >> card & 1)

    def _plain(self, cards: list[Card]) -> list[Card]:
        return [card for card in cards if not self._is_trump(card)]

    def _strength(self, card: Card) -> int:
        return self._order.strength[card]

    def _length(self, card: Card) -> int:
        """How many cards of its suit, or trumps, the hand holds."""
        return len(cards_in(self._view.hand.mask & self._order.follow[card]))

    def _beats(self, card: Card) -> bool:
        """Whether the card would have the trick as it stands."""
        return self._to_beat is not None and self._order.beats(card, self._to_beat)


@register("book")
def _create(seed: int) -> Player:
    return BookPlayer()
