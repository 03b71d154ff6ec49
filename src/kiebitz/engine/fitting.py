"""A game that fits what one seat knows: the hidden cards lie anyhow, but as the rules and all that was seen allow.

Replaying a seat's history on such a deal checks the history and brings back everything that follows from it. With a
source of chance the hidden cards are shuffled, which shows whether a player's decision depends on them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from kiebitz.cards import FULL_DECK, Card, CardSet, cards_in
from kiebitz.contract import Contract
from kiebitz.deals import Deal
from kiebitz.formats.iss.hidden import place_cards
from kiebitz.game import Game
from kiebitz.moves import Declare, IllegalMove, Move
from kiebitz.play import shown_voids
from kiebitz.view import View

_SKAT = 3  # its place after the three hands
_SIZES = (10, 10, 10, 2)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The part of a `View` from which the rest follows."""

    seat: int
    hand: CardSet
    skat: CardSet | None
    open_hand: CardSet | None
    history: tuple[tuple[int, Move], ...]

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """What a view holds; `ValueError` for an onlooker's."""
        if view.seat is None:
            raise ValueError("an onlooker holds no cards")
        return cls(view.seat, view.hand, view.skat, view.open_hand, view.history)

    @property
    def declaration(self) -> tuple[int, Contract] | None:
        """The declarer and the contract, once there is one."""
        return next(((seat, move.contract) for seat, move in self.history if isinstance(move, Declare)), None)

    @property
    def plays(self) -> list[tuple[int, Card]]:
        """The cards played so far with the seats that played them."""
        return [(seat, move) for seat, move in self.history if isinstance(move, Card)]


def fitting_game(known: Knowledge, source: random.Random | None = None) -> Game:
    """Replay a history on a deal that fits; `ValueError` if there is none or a move breaks the rules."""
    return replay_on(_fitting_deal(known, source), known.history)


def replay_on(dealt: Deal, history: Iterable[tuple[int, Move]]) -> Game:
    """Replay what a seat has seen on a deal; `ValueError` if a move breaks the rules there."""
    game = Game(dealt)
    for number, (_, move) in enumerate(history, start=1):
        try:
            game.push(_with_discard(move, game.deal))
        except IllegalMove as error:
            raise ValueError(f"move {number}, {move}: {error}") from None
    return game


def _with_discard(move: Move, dealt: Deal) -> Move:
    """A discard that was not seen: in a fitting deal the declarer puts the skat back."""
    if isinstance(move, Declare) and move.discard is None and not move.contract.hand:
        return Declare(move.contract, dealt.skat)
    return move


def _fitting_deal(known: Knowledge, source: random.Random | None) -> Deal:
    places = _seen_places(known)
    _check_places(places)
    unseen = cards_in(FULL_DECK & ~(places[0] | places[1] | places[2] | places[_SKAT]))
    if source is not None:
        source.shuffle(unseen)
    place_cards(unseen, places, list(_SIZES), _forbidden(known))
    return Deal((CardSet(places[0]), CardSet(places[1]), CardSet(places[2])), CardSet(places[_SKAT]))


def _seen_places(known: Knowledge) -> list[int]:
    """The cards seen in the three hands, as they were before the first trick, and in the skat."""
    places = [0, 0, 0, 0 if known.skat is None else known.skat.mask]
    for seat, card in known.plays:
        places[seat] |= card.mask
    places[known.seat] |= known.hand.mask
    if known.declaration is None:  # a skat just picked up is still among the cards in hand
        places[known.seat] &= ~places[_SKAT]
    elif known.open_hand is not None:
        declarer, _ = known.declaration
        places[declarer] |= known.open_hand.mask
    if (count := places[known.seat].bit_count()) != 10:
        raise ValueError(f"the hand of seat {known.seat} had {count} cards instead of 10")
    return places


def _check_places(places: list[int]) -> None:
    seen = 0
    for place, cards in enumerate(places):
        name = "the skat" if place == _SKAT else f"seat {place}"
        if cards.bit_count() > _SIZES[place]:
            raise ValueError(f"{name} has {cards.bit_count()} cards, more than {_SIZES[place]}")
        if twice := seen & cards:
            raise ValueError(f"the card {cards_in(twice)[0]} is seen in two places")
        seen |= cards


def _forbidden(known: Knowledge) -> list[int]:
    """For each place the cards that cannot be there."""
    if known.declaration is None:
        return [0 for _ in _SIZES]
    _, contract = known.declaration
    return [*shown_voids(contract.kind, known.plays), 0]
