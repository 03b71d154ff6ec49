"""How the value of a game comes about, step by step, as players count it aloud."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kiebitz.contract import BASE_VALUES, Contract, null_value


class Step(Enum):
    """What counts one level each, beside the tops, in the order in which it is counted."""

    GAME = "game"
    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz announced"
    OUVERT = "ouvert"


@dataclass(frozen=True, slots=True)
class Calculation:
    """What a game is worth and why: `levels * base` is its `worth`, and its `value` unless it is overbid.

    base      what each level counts; the whole value of a null game, which has only the level of the game itself
    matadors  tops, positive with and negative without; 0 in null
    steps     the levels beside the tops
    bid       what the game must be worth; 0 if that does not matter
    """

    base: int
    matadors: int
    steps: tuple[Step, ...]
    bid: int = 0

    @property
    def levels(self) -> int:
        """Tops and steps together."""
        return abs(self.matadors) + len(self.steps)

    @property
    def counted(self) -> list[tuple[Step, int]]:
        """Each step with the level reached by it: after `with 1` these are game 2, schneider 3."""
        return [(step, abs(self.matadors) + place) for place, step in enumerate(self.steps, start=1)]

    @property
    def worth(self) -> int:
        """What cards and announcements make of the game."""
        return self.levels * self.base

    @property
    def overbid(self) -> bool:
        """Whether that is less than the bid; such a game is lost."""
        return self.worth < self.bid

    @property
    def charged_levels(self) -> int:
        """The levels that count: of an overbid game as many as the bid would have needed."""
        return -(-self.bid // self.base) if self.overbid else self.levels

    @property
    def value(self) -> int:
        """What is written down for a game won; for a lost one twice as much is taken off."""
        return self.charged_levels * self.base


def calculate(contract: Contract, matadors: int, *, schneider: bool, schwarz: bool, bid: int = 0) -> Calculation:
    """The calculation of a game in which schneider or schwarz was reached by either side, or neither.

    An announcement counts both its own step and that of what it announces, even if the game is lost.
    """
    if contract.is_null:
        return Calculation(null_value(contract), 0, (Step.GAME,), bid)
    counts = {
        Step.GAME: True,
        Step.HAND: contract.hand,
        Step.SCHNEIDER: schneider or contract.schneider,
        Step.SCHNEIDER_ANNOUNCED: contract.schneider,
        Step.SCHWARZ: schwarz or contract.schwarz,
        Step.SCHWARZ_ANNOUNCED: contract.schwarz,
        Step.OUVERT: contract.ouvert,
    }
    steps = tuple(step for step, is_counted in counts.items() if is_counted)
    return Calculation(BASE_VALUES[contract.kind], matadors, steps, bid)
