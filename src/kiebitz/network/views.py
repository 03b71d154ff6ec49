"""A game as each receiver of the protocol sees it: which cards of a deal, a skat, a discard are told to whom.

What is told follows from the `View` of the receiver, so that a card which is not in there cannot be told. Only who sits
out at a table of four, and everybody once a game is over, sees all.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kiebitz.cards import CARD_NAMES, CardSet, parse_card
from kiebitz.contract import Contract, parse_contract
from kiebitz.deals import Deal
from kiebitz.errors import Fault
from kiebitz.moves import CLAIM, Claim, Declare, IllegalMove, Leave, Move, PickUp, Resign, Timeout, parse_move
from kiebitz.view import Phase, View

HIDDEN: Final = "??"
WORLD: Final = "w"  # who deals, gives the skat and keeps the clock
_HAND: Final = 10
_SKAT: Final = 2
_CARDS: Final = frozenset(CARD_NAMES)

Made: TypeAlias = tuple[str, str]  # who, and what in words


def told_deal(hand: CardSet | None, seat: int | None) -> str:
    """A deal of which one hand is seen, or with `None` none."""
    groups = [_cards(hand) if hand is not None and seat == each else HIDDEN_HAND for each in range(3)]
    return "|".join([*groups, HIDDEN_SKAT])


def open_deal(deal: Deal) -> str:
    """A deal of which all is seen."""
    return "|".join(map(_cards, (*deal.hands, deal.skat)))


def told_move(view: View, number: int) -> list[Made]:
    """The move of this number in a game as the receiver, who has this view, is told of it."""
    seat, move = view.history[number]
    who = str(seat)
    if isinstance(move, Timeout | Leave):
        return [(WORLD, str(move))]
    if isinstance(move, Resign):
        return [(who, "RE")]
    if isinstance(move, PickUp):
        return [(who, "s"), (WORLD, _cards(view.skat) if view.skat is not None else HIDDEN_SKAT)]
    if isinstance(move, Claim):
        return [(who, ".".join(["SC", *_shown(view)]))]
    if isinstance(move, Declare):
        return [(who, ".".join([str(move.contract), *_put_away(move), *_ouvert(view, move.contract)]))]
    return [(who, str(move))]


def _put_away(move: Declare) -> list[str]:
    if move.contract.hand:
        return []
    return [HIDDEN_SKAT] if move.discard is None else [_cards(move.discard)]


def _ouvert(view: View, contract: Contract) -> list[str]:
    return _shown(view) if contract.ouvert else []


def _shown(view: View) -> list[str]:
    return [] if view.open_hand is None else [str(card) for card in view.open_hand]


def _cards(cards: CardSet) -> str:
    return ".".join(map(str, cards))


HIDDEN_HAND: Final = ".".join([HIDDEN] * _HAND)
HIDDEN_SKAT: Final = ".".join([HIDDEN] * _SKAT)


def read_move(word: str, view: View, declared: Contract | None) -> Move | Contract:
    """The move that the seat of a view makes with a word; a contract alone if the two cards are to follow.

    declared  the contract that was named before, whose cards follow now
    """
    assert view.seat is not None
    if word == "RE":
        return Resign(view.seat)
    if word == "SC":
        return CLAIM
    parts = word.split(".")
    if declared is not None and len(parts) == _SKAT and _CARDS.issuperset(parts):
        return Declare(declared, CardSet(map(parse_card, parts)))
    if view.phase is Phase.DECLARE and word not in _CARDS and len(parts) == 1:
        return _named_alone(word)
    try:
        move = parse_move(word)
    except IllegalMove:
        raise
    except ValueError:
        raise IllegalMove("move-unknown", text=word) from None
    if isinstance(move, Resign | Timeout | Leave):
        raise IllegalMove("move-unknown", text=word)
    return move


def _named_alone(word: str) -> Contract:
    try:
        return parse_contract(word)
    except Fault:
        raise IllegalMove("move-unknown", text=word) from None
