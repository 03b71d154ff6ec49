"""A finished game as everybody could see it by the end: all that was hidden has been played, or is what is left."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import FULL_DECK, CardSet
from kiebitz.deals import SEATS, Deal
from kiebitz.game import Game
from kiebitz.moves import Declare, Move
from kiebitz.view import Phase, View

_CARDS: Final = 30


def played_openly(view: View) -> Game | None:
    """The game with every card in its place; `None` if it is not over or was not played to the last card.

    After ten tricks the two cards that nobody has played are those put away. Which two of a declarer's twelve were in
    the skat stays hidden: here those put away were, and the hand is the one that was played.
    """
    if view.phase is not Phase.OVER or len(view.plays) != _CARDS:
        return None
    hands = [0, 0, 0]
    for seat, card in view.plays:
        hands[seat] |= card.mask
    left = CardSet(FULL_DECK & ~(hands[0] | hands[1] | hands[2]))
    first, second, third = (CardSet(hands[seat]) for seat in SEATS)
    game = Game(Deal((first, second, third), left))
    for _, move in view.history:
        game.push(_completed(move, left))
    return game


def knows_first_hand(game: Game, seat: int) -> bool:
    """Whether the ten cards that a seat has played are those it bid with."""
    return seat != game.declarer or (game.contract is not None and game.contract.hand)


def _completed(move: Move, put_away: CardSet) -> Move:
    """A declaration says which cards were put away, for whoever has seen only that there were some."""
    if isinstance(move, Declare) and not move.contract.hand:
        return Declare(move.contract, put_away)
    return move
