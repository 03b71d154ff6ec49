"""Perfect-information post-mortem analysis (Long's thesis, section 7.2.1): which cards gave a won game away.

With all cards open, a position is won or lost for the side in turn. A decision is an opportunity for a mistake if some
of its cards win and some lose, and a mistake if one that loses was played; the rate is mistakes / opportunities.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.memory.truth import declarer_wins
from kiebitz.solver import Solver

# A seat's ten decisions, one a trick, are written as a word of ten of these.
RIGHT: Final = "o"
MISTAKE: Final = "x"
NO_MATTER: Final = "."  # all cards win, or all lose
NOT_PLAYED: Final = "-"
TRICKS: Final = 10


def judge(game: Game) -> tuple[str, str, str]:
    """The words of the three seats for a finished game."""
    words = [[NOT_PLAYED] * TRICKS for _ in range(3)]
    solver, replayed = Solver(), Game(game.deal)
    for seat, move in game.history:
        if isinstance(move, Card):
            assert replayed.position is not None
            words[seat][10 - replayed.position.cards_left] = _judge_card(solver, replayed, seat, move)
        replayed.push(move)
    first, second, third = ("".join(word) for word in words)
    return first, second, third


def _judge_card(solver: Solver, game: Game, seat: int, card: Card) -> str:
    outcomes = declarer_wins(solver, game)
    if len(set(outcomes.values())) < 2:
        return NO_MATTER
    return RIGHT if outcomes[card] == (seat == game.declarer) else MISTAKE


@dataclass(frozen=True, slots=True)
class MistakeCount:
    """What a player did over some decisions."""

    mistakes: int
    opportunities: int
    decisions: int

    def __add__(self, other: MistakeCount) -> MistakeCount:
        return MistakeCount(
            self.mistakes + other.mistakes, self.opportunities + other.opportunities, self.decisions + other.decisions
        )

    @property
    def rate(self) -> float | None:
        """Mistakes per opportunity; `None` where there was none."""
        return self.mistakes / self.opportunities if self.opportunities else None


def count_mistakes(words: Iterable[str]) -> MistakeCount:
    """What the words of some seats add up to."""
    signs = "".join(words)
    mistakes = signs.count(MISTAKE)
    return MistakeCount(mistakes, mistakes + signs.count(RIGHT), len(signs) - signs.count(NOT_PLAYED))


def count_by_trick(words: Iterable[str]) -> list[MistakeCount]:
    """The same for each of the ten tricks."""
    return [count_mistakes(signs) for signs in zip(*words, strict=True)]
