"""Verdicts on a move, as data: what a seat could know, and what open cards say. The two are never mixed.

Points are list points of the seat that moved, less the mean of the others'; a chance to win is that of its side.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Self

from kiebitz.cards import Card
from kiebitz.moves import Move
from kiebitz.outcomes.ending import Outcome, expected, own_chance
from kiebitz.review.reason import Reason
from kiebitz.view import View

SURE: Final = 2.0  # standard errors above which a loss is no luck


class Size(Enum):
    """How dear a move was."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# List points from which on a loss has a size.
LEAST: Final = {Size.INACCURACY: 3.0, Size.MISTAKE: 10.0, Size.BLUNDER: 20.0}


def size_of(loss: float) -> Size | None:
    """The size of a loss of so many list points; `None` below all of them."""
    return next((size for size in reversed(Size) if loss >= LEAST[size]), None)


def sum_of_losses(losses: Iterable[tuple[bool, float]]) -> float:
    """What a seat gave away in a game by moves of which each was a call or not, and lost so much.

    An auction is one decision, whatever was said how often: only the dearest call counts.
    """
    calls, others = [0.0], [0.0]
    for is_call, loss in losses:
        (calls if is_call else others).append(loss)
    return max(calls) + sum(others)


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could be made, with what it promised; `win` is `None` for passing.

    outcomes  of a card, how the game may end after it: points and chance to win follow from them
    """

    move: Move
    points: float
    win: float | None
    outcomes: tuple[Outcome, ...] = ()

    @classmethod
    def of_card(cls, card: Card, outcomes: tuple[Outcome, ...], view: View) -> Self:
        """What a card promised the seat of a view."""
        return cls(card, expected(outcomes), own_chance(outcomes, is_declarer=view.is_declarer), outcomes)


@dataclass(frozen=True, slots=True)
class Foresight:
    """What the seat could know.

    options   all moves that were compared, best first
    best      the best of them
    loss      list points that the move made gives away against it; never below 0
    error     the standard error of the loss; 0 where nothing is left to luck
    win_loss  the chance to win that is given away
    worlds    how many ways the cards could lie were looked at, of a call how many games were played; 0 where a learned
              evaluation speaks
    """

    options: tuple[Option, ...]
    best: Move
    loss: float
    error: float
    win_loss: float
    worlds: int

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than luck."""
        return self.loss > SURE * self.error

    @property
    def size(self) -> Size | None:
        """The size of the mistake; `None` if it is none, or if that is not sure."""
        return size_of(self.loss) if self.is_sure else None

    def of(self, move: Move) -> Option:
        """What one move promised."""
        return next(option for option in self.options if option.move == move)


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What open cards say, with best play by all from there on.

    values   of every legal card the declarer's card points in all, in null the tricks survived from this one on
    loss     what the move made gives away of them, for the side that made it
    wins     for every legal card whether the side that plays it wins the game
    """

    values: dict[Move, int]
    wins: dict[Move, bool]
    loss: int
    turned: bool  # whether a won game was given away


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of one move.

    number     its place in the history of the game
    foresight  `None` where there was nothing to choose
    hindsight  likewise, and before the first card
    reason     why it was wrong, by what could be known; `None` where it was not, or where nothing has a name
    """

    number: int
    seat: int
    move: Move
    foresight: Foresight | None
    hindsight: Hindsight | None
    reason: Reason | None = None

    @property
    def size(self) -> Size | None:
        """The size of the mistake by what could be known."""
        return None if self.foresight is None else self.foresight.size
