"""Random positions for the solver's tests."""

from __future__ import annotations

import random

from kiebitz import CARDS, Kind, Position


def random_position(source: random.Random, kind: Kind, cards: int, on_table: int = 0) -> Position:
    """So many cards a hand, the last trick begun by so many of them; the skat and some points count."""
    deck = source.sample(CARDS, 32)
    hands = [sum(card.mask for card in deck[cards * seat : cards * (seat + 1)]) for seat in range(3)]
    position = Position(
        kind=kind,
        declarer=source.randrange(3),
        hands=(hands[0], hands[1], hands[2]),
        skat=sum(card.mask for card in deck[30:]),
        leader=source.randrange(3),
    )
    for _ in range(on_table):
        position = position.after(source.choice(position.legal_moves()))
    return position


def played_position(source: random.Random, kind: Kind, played: int) -> Position:
    """A deal after so many random legal cards; a null that is lost on the way is dealt again."""
    while True:
        position = random_position(source, kind, 10)
        for _ in range(played):
            position = position.after(source.choice(position.legal_moves()))
        if not (kind == Kind.NULL and position.tricks):
            return position
