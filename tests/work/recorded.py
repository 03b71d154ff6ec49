"""Differences of points per 36 that real matches came to, deal by deal; each file names the command that made it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from kiebitz.work.statistics import Values

FOLDER: Final = Path(__file__).parents[2] / "data" / "differences"
MATCHES: Final = tuple(sorted(file.stem for file in FOLDER.iterdir()))


def recorded_differences(match: str) -> Values:
    lines = (FOLDER / f"{match}.txt").read_text("utf-8").splitlines()
    return np.array([float(number) for line in lines if not line.startswith("#") for number in line.split()])
