"""The list of actions, and the way between the moves of the rules and the actions of the core.

A move is one action, but for a declaration with two cards put away: that is one action for each card and one for the
contract.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from kiebitz._core import WholeGame
from kiebitz.cards import CARDS, Card, CardSet
from kiebitz.contract import ALL_CONTRACTS, BID_VALUES, Contract
from kiebitz.deals import Deal
from kiebitz.errors import WrongType, brief, checked
from kiebitz.game import Game
from kiebitz.moves import HOLD, PASS, PICK_UP, Bid, Call, Declare, Move, PickUp

Meaning: TypeAlias = Card | Call | PickUp | Contract

# What each action is, by its number: a card is put away while the skat is in hand, and played later.
MEANINGS: Final[tuple[Meaning, ...]] = (
    *CARDS,
    PASS,
    HOLD,
    PICK_UP,
    *(Bid(value) for value in BID_VALUES),
    *ALL_CONTRACTS,
)
_NUMBERS: Final = {meaning: number for number, meaning in enumerate(MEANINGS)}


def actions_of(move: Move) -> list[int]:
    """The actions that make up a move; `WrongType` for claims and early ends, which are none."""
    if isinstance(move, Declare):
        return [*map(int, move.discard or ()), _NUMBERS[move.contract]]
    number = _NUMBERS.get(move) if isinstance(move, Card | Call | PickUp) else None
    if number is None:
        raise WrongType(f"no action of a whole game is this: {brief(move)}")
    return [number]


def whole_game(game: Game) -> WholeGame:
    """The same game in the core; `WrongType` if there was a claim or an early end."""
    checked(game, Game, "a Game is taken into the core", "WholeGame.deal(seed) begins another")
    deal = game.deal
    actions = [action for move in game.moves for action in actions_of(move)]
    return WholeGame([*(hand.mask for hand in deal.hands), deal.skat.mask], actions)


def game_of(whole: WholeGame) -> Game:
    """The same game by the Python rules; a card put away waits there for the contract."""
    checked(whole, WholeGame, "a WholeGame is taken out of the core", "whole_game(game) makes one")
    first, second, third, skat = map(CardSet, whole.dealt)
    game = Game(Deal((first, second, third), skat))
    for move in _moves_of(whole):
        game.push(move)
    return game


def _moves_of(whole: WholeGame) -> Iterator[Move]:
    is_declared = False
    for action in whole.history:
        meaning = MEANINGS[action]
        if isinstance(meaning, Contract):
            is_declared = True
            yield declaration(meaning, whole)
        elif is_declared or not isinstance(meaning, Card):
            yield meaning


def declaration(contract: Contract, whole: WholeGame) -> Declare:
    """The declaration of a contract in a game, with the two cards put away there."""
    return Declare(contract, None if contract.hand else CardSet(whole.put_away))
