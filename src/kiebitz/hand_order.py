"""The order in which a hand is held: trumps from the top, then suit by suit."""

from __future__ import annotations

from collections.abc import Iterable

from kiebitz.cards import Card
from kiebitz.contract import Contract, Kind
from kiebitz.play import ORDERS


def in_hand_order(cards: Iterable[Card], contract: Contract | None) -> list[Card]:
    """Sort cards for a contract; before there is one, jacks come first, as in grand."""
    order = ORDERS[Kind.GRAND if contract is None else contract.kind]

    def place(card: Card) -> tuple[bool, int, int]:
        is_trump = bool(order.trumps >> card & 1)
        return not is_trump, 0 if is_trump else -card.suit, -order.strength[card]

    return sorted(cards, key=place)
