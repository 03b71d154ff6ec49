"""From votes of open hands to chances.

Defenders who see all cards play better than any at a table, so the share of worlds that the declarer wins with open
cards is too low, in null most of all. What such a share has meant in games of our own players, by kind of game, by
trick and by whose view it is, has been learned by `kiebitz train review`; likewise what it meant for schneider and
schwarz.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import Final, Self

from kiebitz.bidding.chances import FAMILY_NAMES, family_of
from kiebitz.models.loading import load_learned
from kiebitz.models.numbers import finite_row
from kiebitz.outcomes.ending import WON_ENDINGS, Ending
from kiebitz.view import View

CALIBRATION_FILE: Final = "calibration.json"
TRICKS: Final = 10
ROLES: Final = ("declarer", "defender")
UNCHANGED: Final = (0.0, 1.0, 0.0, 0.0)  # counts of evidence that take a share at its word
_SUREST: Final = 0.005  # nearer to 0 and 1 no share is taken at its word


class Question(Enum):
    """What is asked of the worlds: how a game stands, before the seat in turn plays its best card in each of them; and
    how it ends after a certain card of that seat."""

    STANDS = "stands"  # won, as it stands
    WON = "won"
    SCHNEIDER = "schneider"  # of the games that are won
    SCHWARZ = "schwarz"  # of those with schneider
    LOST_SCHNEIDER = "lost schneider"  # of the games that are lost


# Of each question about a card the endings that say yes, and those that say no.
SIDES: Final[dict[Question, tuple[tuple[Ending, ...], tuple[Ending, ...]]]] = {
    Question.WON: (WON_ENDINGS, (Ending.LOST_SCHNEIDER, Ending.LOST)),
    Question.SCHNEIDER: ((Ending.SCHNEIDER, Ending.SCHWARZ), (Ending.WON,)),
    Question.SCHWARZ: ((Ending.SCHWARZ,), (Ending.SCHNEIDER,)),
    Question.LOST_SCHNEIDER: ((Ending.LOST_SCHNEIDER,), (Ending.LOST,)),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """Where in a game, and in whose view: the kind of game, the trick under way (1 to 10), and the role."""

    family: str
    trick: int
    role: str

    @classmethod
    def of(cls, view: View) -> Self:
        """The standing of a view in card play."""
        assert view.contract is not None
        trick = min(len(view.plays) // 3 + 1, TRICKS)
        return cls(FAMILY_NAMES[family_of(view.contract.kind)], trick, ROLES[not view.is_declarer])

    def __str__(self) -> str:
        return f"{self.family}/{self.role}/{self.trick}"


ALL_STANDINGS: Final = tuple(
    Standing(family, trick, role) for family in FAMILY_NAMES for role in ROLES for trick in range(1, TRICKS + 1)
)

Cell = tuple[Question, str]  # a question and the text of a standing
ALL_CELLS: Final[tuple[Cell, ...]] = tuple(
    (question, str(standing)) for question in Question for standing in ALL_STANDINGS
)


def log_odds(share: float) -> float:
    """The odds of a share, as a logarithm."""
    share = min(max(share, _SUREST), 1 - _SUREST)
    return math.log(share / (1 - share))


def evidence(share: float) -> tuple[float, float, float, float]:
    """What counts of a share: a constant, its log-odds, and whether all worlds say yes, or none does.

    That all agree says more than any share below it: mostly there is nothing left to play for.
    """
    return 1.0, log_odds(share), float(share >= 1 - _SUREST), float(share <= _SUREST)


@dataclass(frozen=True)
class Calibration:
    """For each question in each standing how much each piece of `evidence` counts: a shift and a scale of the log-odds,
    and what is added where all worlds say yes, or none does."""

    cells: dict[Cell, tuple[float, ...]]

    def chance(self, question: Question, standing: Standing, share: float) -> float:
        """The chance of what this share of the worlds says with open cards."""
        odds = sum(map(mul, self.cells[question, str(standing)], evidence(share)))
        return 1 / (1 + math.exp(-odds))

    def chances(self, standing: Standing, shares: Sequence[float], worths: Sequence[float]) -> list[float]:
        """Of the five endings, after a card after which these shares of the worlds end so; together 1.

        worths  what each is worth, 0 for one that cannot come any more
        """

        def asked(question: Question) -> float:
            can, need_not = (any(worths[ending] for ending in side) for side in SIDES[question])
            if not (can and need_not):
                return float(can)
            return self.chance(question, standing, share_of(question, shares))

        won = asked(Question.WON)
        schneider = won * asked(Question.SCHNEIDER)
        schwarz = schneider * asked(Question.SCHWARZ)
        below = (1 - won) * asked(Question.LOST_SCHNEIDER)
        return [below, 1 - won - below, won - schneider, schneider - schwarz, schwarz]

    def save(self, file: Path) -> None:
        """Write the numbers to a file."""
        rows: dict[str, dict[str, list[float]]] = {question.value: {} for question in Question}
        for (question, standing), numbers in self.cells.items():
            rows[question.value][standing] = [round(number, 4) for number in numbers]
        file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, content: bytes) -> Self:
        """Read what `save` has written."""
        rows = json.loads(content)
        cells = {}
        for question, standing in ALL_CELLS:
            cells[question, standing] = finite_row(rows[question.value][standing], len(UNCHANGED))
        return cls(cells)


def share_of(question: Question, shares: Sequence[float]) -> float:
    """Of the worlds that answer a question about a card, those that say yes; a half where none does."""
    yes, no = (sum(shares[ending] for ending in side) + _SUREST for side in SIDES[question])
    return yes / (yes + no)


UNCALIBRATED: Final = Calibration(dict.fromkeys(ALL_CELLS, UNCHANGED))


@lru_cache(maxsize=1)
def shipped_calibration() -> Calibration:
    """The calibration that comes with the package."""
    return load_calibration()


def load_calibration(folder: str | Path = "") -> Calibration:
    """The calibration that comes with the package, or that training has left in a folder."""
    return load_learned("review", CALIBRATION_FILE, Calibration.load, folder)
