"""Two lines of best play, after the best card and after the one played, as alike as they can be.

Best play is seldom the only one. If each line went its own way, they would differ in much that has nothing to do with
the card. So the second keeps to the first: whoever is in turn plays, among the best cards, the one that comes
first there.
"""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.cards import Card
from kiebitz.contract import Kind
from kiebitz.play import ORDERS, Position, winning_card
from kiebitz.solver import Solver


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A trick with all its cards, and who takes it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int

    @property
    def points(self) -> int:
        return sum(card.points for card in self.cards)

    @property
    def led(self) -> Card:
        return self.cards[0]

    @property
    def winning_card(self) -> Card:
        return self.card_of(self.winner)

    def card_of(self, seat: int) -> Card:
        return self.cards[(seat - self.leader) % 3]

    def seat_of(self, card: Card) -> int:
        return (self.leader + self.cards.index(card)) % 3


@dataclass(frozen=True, slots=True)
class Line:
    """The tricks from the one under way on; a null that is lost ends with the trick in which it is."""

    tricks: tuple[TakenTrick, ...]

    @classmethod
    def of(cls, position: Position, cards: list[Card]) -> Line:
        """The line that these cards make from a position on."""
        order = ORDERS[position.kind]
        leader, played, tricks = position.leader, list(position.trick), []
        for card in cards:
            played.append(card)
            if len(played) == 3:
                winner = (leader + winning_card(order, tuple(played))) % 3
                tricks.append(TakenTrick(leader, tuple(played), winner))
                leader, played = winner, []
        return cls(tuple(tricks))

    @property
    def now(self) -> TakenTrick:
        """The trick under way."""
        return self.tricks[0]

    def trick_with(self, card: Card) -> TakenTrick | None:
        """The trick in which a card falls; `None` if the line ends before."""
        return next((trick for trick in self.tricks if card in trick.cards), None)


def best_line(solver: Solver, position: Position, card: Card) -> list[Card]:
    """A card and best play after it."""
    after = position.after(card)
    return [card] if _is_decided(after) else [card, *solver.best_line(after)]


def line_like(solver: Solver, position: Position, card: Card, model: list[Card]) -> list[Card]:
    """A card and best play after it, as much as possible like another line from the same position."""
    line = [card]
    position = position.after(card)
    while not _is_decided(position):
        value = solver.solve(position).value
        chosen = _first_best(solver, position, value, model)
        position = position.after(chosen)
        line.append(chosen)
    return line


def _is_decided(position: Position) -> bool:
    return position.is_over or (position.kind is Kind.NULL and position.tricks > 0)


def _first_best(solver: Solver, position: Position, value: int, model: list[Card]) -> Card:
    places = {card: place for place, card in enumerate(model)}
    *likely, last = sorted(position.legal_moves(), key=lambda card: places.get(card, len(model)))
    return next((card for card in likely if _keeps(solver, position, card, value)), last)


def _keeps(solver: Solver, position: Position, card: Card, value: int) -> bool:
    """Whether a position of this value, in which there is a choice, is still worth it after a card."""
    after = position.after(card)
    if position.kind is Kind.NULL:
        survives = position.cards_left - after.cards_left  # this trick, if the card completes it
        return (0 if after.tricks else survives + solver.solve(after).value) == value
    if position.turn == position.declarer:
        return bool(solver.at_least(after, value))
    return not solver.at_least(after, value + 1)
