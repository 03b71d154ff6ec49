"""A naive minimax without any technique, independent of the package: cards are strings, rules those of the naive perft.

Results are the declarer's card points still to come, and in null the tricks that the declarer survives.
"""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz import Position
from kiebitz.cards import cards_in
from tests.perft.naive import legal, winner

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


@dataclass(frozen=True)
class State:
    hands: tuple[tuple[str, ...], ...]
    trick: tuple[str, ...]
    leader: int
    kind: str
    declarer: int

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 3


def state_of(position: Position) -> State:
    hands = tuple(tuple(str(card) for card in cards_in(hand)) for hand in position.hands)
    trick = tuple(str(card) for card in position.trick)
    return State(hands, trick, position.leader, position.kind.letter, position.declarer)


def legal_cards(state: State) -> list[str]:
    return legal(list(state.hands[state.turn]), list(state.trick), state.kind)


def value(state: State) -> int:
    """The better result of all cards, for whoever chooses."""
    if not any(state.hands):
        return 0
    results = [value_of_card(state, card) for card in legal_cards(state)]
    return max(results) if state.turn == state.declarer else min(results)


def value_of_card(state: State, card: str) -> int:
    hands = tuple(tuple(other for other in hand if other != card) for hand in state.hands)
    trick = (*state.trick, card)
    if len(trick) < 3:
        return value(State(hands, trick, state.leader, state.kind, state.declarer))
    taker = (state.leader + winner(list(trick), state.kind)) % 3
    after = State(hands, (), taker, state.kind, state.declarer)
    if state.kind == "N":
        return 0 if taker == state.declarer else 1 + value(after)
    return value(after) + (sum(POINTS[card[1]] for card in trick) if taker == state.declarer else 0)
