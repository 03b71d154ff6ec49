"""From votes of open hands to chances.

Defenders who see all cards play better than any at a table, so the share of worlds that the declarer wins with open
cards is too low, in null most of all. What such a share has meant in games of our own players, by kind of game, by
trick and by whose view it is, has been learned by `kiebitz train review`.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Self

from kiebitz.bidding.chances import FAMILY_NAMES, family_of
from kiebitz.models.loading import load_learned
from kiebitz.models.numbers import finite_row
from kiebitz.view import View

CALIBRATION_FILE: Final = "calibration.json"
TRICKS: Final = 10
ROLES: Final = ("declarer", "defender")
_SUREST: Final = 0.005  # nearer to 0 and 1 no share is taken at its word


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


def log_odds(share: float) -> float:
    """The odds of a share, as a logarithm."""
    share = min(max(share, _SUREST), 1 - _SUREST)
    return math.log(share / (1 - share))


@dataclass(frozen=True)
class Calibration:
    """For each standing a shift and a scale of the log-odds."""

    cells: dict[str, tuple[float, float]]

    def chance(self, standing: Standing, share: float) -> float:
        """The chance that the declarer wins, of whose worlds this share is won with open cards."""
        shift, scale = self.cells[str(standing)]
        return 1 / (1 + math.exp(-(shift + scale * log_odds(share))))

    def save(self, file: Path) -> None:
        """Write the numbers to a file."""
        rows = {name: [round(number, 4) for number in numbers] for name, numbers in self.cells.items()}
        file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, content: bytes) -> Self:
        """Read what `save` has written."""
        rows = json.loads(content)
        cells = {str(standing): finite_row(rows[str(standing)], 2) for standing in ALL_STANDINGS}
        return cls({name: (shift, scale) for name, (shift, scale) in cells.items()})


UNCALIBRATED: Final = Calibration({str(standing): (0.0, 1.0) for standing in ALL_STANDINGS})


@lru_cache(maxsize=1)
def shipped_calibration() -> Calibration:
    """The calibration that comes with the package."""
    return load_calibration()


def load_calibration(folder: str | Path = "") -> Calibration:
    """The calibration that comes with the package, or that training has left in a folder."""
    return load_learned("review", CALIBRATION_FILE, Calibration.load, folder)
