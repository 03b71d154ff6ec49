"""What is known of one name: how often it errs in what, how bold it bids, how well its cards are foreseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kiebitz.memory.calls import Calls
from kiebitz.memory.foresight import Foresight
from kiebitz.memory.mistakes import MistakeCount

USUAL_RATE: Final = 0.1  # of mistakes, as strong players have it
_PRIOR: Final = 5  # opportunities that somebody unknown has had already, with the usual rate


@dataclass(frozen=True, slots=True)
class Impression:
    """Counts of one name; two of the same name add up.

    games, declared, won  all games seen to the end, those it declared, and those of them it won
    mistakes              with open cards, by situation: role, kind of game, and whether it led (Long's thesis, section
                          9.2.1), such as "defender suit lead"
    calls, foresight      what its bids and its cards have shown
    """

    games: int = 0
    declared: int = 0
    won: int = 0
    mistakes: Mapping[str, MistakeCount] = field(default_factory=dict)
    calls: Calls = field(default_factory=Calls)
    foresight: Foresight = field(default_factory=Foresight)

    def __add__(self, other: Impression) -> Impression:
        nothing = MistakeCount(0, 0, 0)
        situations = sorted({*self.mistakes, *other.mistakes})
        return Impression(
            self.games + other.games,
            self.declared + other.declared,
            self.won + other.won,
            {one: self.mistakes.get(one, nothing) + other.mistakes.get(one, nothing) for one in situations},
            self.calls + other.calls,
            self.foresight + other.foresight,
        )

    def counted(self, *words: str) -> MistakeCount:
        """Mistakes in all situations of which these words are true: `counted("defender", "lead")`."""
        wanted = set(words)
        return total(count for situation, count in self.mistakes.items() if wanted <= set(situation.split()))

    @property
    def mistake_rate(self) -> float:
        """Mistakes per opportunity, as far as is known: who has had few is taken to be like strong players."""
        count = self.counted()
        return (count.mistakes + _PRIOR * USUAL_RATE) / (count.opportunities + _PRIOR)


def total(counts: Iterable[MistakeCount]) -> MistakeCount:
    """All of them together."""
    return sum(counts, MistakeCount(0, 0, 0))
