"""Oneself beside oneself a month ago, and beside the levels, by the same measures."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.practice.levels import Measurement
from kiebitz.practice.statistics import Reviewed, Statistics
from kiebitz.session import GroupedBy, Line, Recent


@dataclass(frozen=True, slots=True)
class Compared:
    """One of those who are compared.

    name      `all`, `now` and `before` are the one meant; `1` to `5` the levels
    line      `None` where there are no games
    error     standard error of a level's list points in 36 games
    """

    name: str
    line: Line | None
    error: float | None
    reviewed: Reviewed


def compared(found: Statistics, levels: Measurement) -> list[Compared]:
    """The one meant, over all games and lately, and the levels, the weakest first."""
    recent = {line.name: line for line in found.lines[GroupedBy.RECENT]}
    whole = next(iter(found.lines[GroupedBy.ALL]), None)
    return [
        Compared("all", whole, None, found.reviewed),
        *(Compared(how.value, recent.get(how.value), None, found.recent[how]) for how in Recent),
        *(Compared(str(level.level), level.line, level.error, level.reviewed) for level in levels.levels),
    ]


def themes(columns: list[Compared]) -> list[str]:
    """What any of them gives something away by, the dearest first."""
    lost: dict[str, float] = {}
    for each in columns:
        for given in each.reviewed.mistakes:
            lost[given.theme] = max(lost.get(given.theme, 0.0), given.lost)
    return sorted(lost, key=lambda theme: -lost[theme])


def lost_by_theme(reviewed: Reviewed, theme: str) -> float | None:
    """List points a game by mistakes of a theme; `None` where no game is reviewed."""
    if not reviewed.games:
        return None
    return next((given.lost for given in reviewed.mistakes if given.theme == theme), 0.0)
