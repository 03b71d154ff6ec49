"""How hard a puzzle is: which of the levels of `kiebitz` solves it.

A level draws its cards, so it is asked several times, and has solved what it answers right more often than not. Levels
differ in the cards they play and bid alike: calls and declarations are graded by how much is at stake.
"""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card
from kiebitz.players import STRONGEST, ask, create
from kiebitz.players.levels import LEVELS
from kiebitz.practice.finding import Found

_ASKED: Final = 8  # times
_STAKES: Final = ((20.0, 1), (14.0, 2), (10.0, 3), (7.0, 4))  # list points from which on a choice has a grade


def grade_of(found: Found) -> int | None:
    """The weakest level that solves it; `None` if the strongest does not, and nobody should be asked."""
    if not isinstance(found.tempting, Card):
        return next((grade for least, grade in _STAKES if found.foresight.loss >= least), max(LEVELS))
    if not _solves(found, max(LEVELS), times=1):
        return None
    solved = max(LEVELS)
    for level in sorted(LEVELS, reverse=True)[1:]:
        if not _solves(found, level, _ASKED):
            break
        solved = level
    return solved


def _solves(found: Found, level: int, times: int) -> bool:
    right = sum(ask(create(f"{STRONGEST}:level={level}", seed), found.view) in found.right for seed in range(times))
    return 2 * right > times
