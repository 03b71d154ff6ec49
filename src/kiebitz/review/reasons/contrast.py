"""A card played set against the best one, in one world: both lines, and what they show side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card
from kiebitz.contract import Kind
from kiebitz.play import ORDERS, CardOrder, Position
from kiebitz.review.reason import Reason
from kiebitz.review.reasons.lines import Line, TakenTrick, best_line, line_like
from kiebitz.scoring import POINTS_TO_WIN, SCHNEIDER_POINTS
from kiebitz.solver import Solver

FULL: Final = 10  # points from which on a card is full, and a trick worth taking
TELLING: Final = 5  # points from which on a loss explains anything: nobody learns from a single one
OUT_OF_SCHNEIDER: Final = 31  # points of a declarer who loses


@dataclass(frozen=True)
class Contrast:
    """Two lines from one position.

    loss    card points that the card played costs its side; in null 1, for the game
    values  of the declarer, after the card played and after the best one
    """

    position: Position
    played: Card
    best: Card
    after_played: Line
    after_best: Line
    loss: int
    values: tuple[int, int]

    @property
    def seat(self) -> int:
        """Who played."""
        return self.position.turn

    @property
    def declares(self) -> bool:
        return self.seat == self.position.declarer

    @property
    def leads(self) -> bool:
        return not self.position.trick

    @property
    def order(self) -> CardOrder:
        return ORDERS[self.position.kind]

    @property
    def partner(self) -> int:
        """The other defender; of a defender only."""
        return 3 - self.seat - self.position.declarer

    def is_ours(self, seat: int) -> bool:
        """Whether a seat is of the side that played."""
        return (seat == self.position.declarer) == self.declares

    def is_trump(self, card: Card) -> bool:
        return bool(self.order.trumps >> card & 1)

    def same_suit(self, card: Card, other: Card) -> bool:
        """Whether one card follows the other: trumps are one suit."""
        return bool(self.order.follow[card] >> other & 1)

    def holder(self, card: Card) -> int | None:
        """Who holds a card before the one played; `None` if nobody does."""
        return next((seat for seat in range(3) if self.position.hands[seat] >> card & 1), None)

    def is_ruff(self, trick: TakenTrick) -> bool:
        """Whether a trump takes a trick that was led otherwise."""
        return self.is_trump(trick.winning_card) and not self.is_trump(trick.led)

    def ours_with(self, line: Line, card: Card) -> bool:
        """Whether ours take the trick in which a card falls."""
        trick = line.trick_with(card)
        return trick is not None and self.is_ours(trick.winner)

    def lost_cards(self) -> Iterator[Card]:
        """The full cards that ours would have taken and they take now, in the order in which ours would have."""
        for card in (card for trick in self.after_best.tricks for card in trick.cards if self.is_ours(trick.winner)):
            if card.points >= FULL and not self.ours_with(self.after_played, card):
                yield card

    @property
    def is_dear(self) -> bool:
        """Whether the loss changes what the game counts, or is as much as a full card."""
        is_null = self.position.kind is Kind.NULL
        return is_null or self.loss >= FULL or _level(self.values[0]) != _level(self.values[1])

    @property
    def telling(self) -> int:
        """The loss from which on what the lines show can be a reason."""
        return 1 if self.position.kind is Kind.NULL else TELLING

    def tricks_with(self, line: Line, is_counted: Callable[[TakenTrick], bool]) -> int:
        """How many tricks of a line are of a certain kind."""
        return sum(map(is_counted, line.tricks))


Finder = Callable[[Contrast], Reason | None]


def contrasts_of(solver: Solver, position: Position, played: Card, best: Card) -> list[Contrast]:
    """The two cards side by side in two ways; none where the one played costs its side nothing in this world.

    Once the line after the card played keeps to the other, once the other way round: what only one of the two ways
    shows is a matter of taste in best play.
    """
    worth = {found.card: found.value for found in solver.solve_cards(position)}
    values = worth[played], worth[best]
    sign = 1 if position.turn == position.declarer else -1
    loss = sign * (values[1] - values[0])
    if position.kind is Kind.NULL:
        loss = sign * sum(
            (value >= position.cards_left) * weight for value, weight in zip(values, (-1, 1), strict=True)
        )
    if loss <= 0:
        return []
    after_best, after_played = best_line(solver, position, best), best_line(solver, position, played)
    pairs = (
        (line_like(solver, position, played, after_best), after_best),
        (after_played, line_like(solver, position, best, after_played)),
    )
    return [
        Contrast(position, played, best, Line.of(position, first), Line.of(position, second), loss, values)
        for first, second in pairs
    ]


def _level(value: int) -> int:
    """What a declarer's card points make of a game: schneider, lost, won, won with schneider."""
    return (value >= OUT_OF_SCHNEIDER) + (value >= POINTS_TO_WIN) + (value >= SCHNEIDER_POINTS)
