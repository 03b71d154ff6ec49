"""Reasons that the end of both lines shows, where the game is won or lost the same: schneider and schwarz."""

from __future__ import annotations

from typing import Final

from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import OUT_OF_SCHNEIDER, Contrast, Finder
from kiebitz.scoring import POINTS_TO_WIN, SCHNEIDER_POINTS

_DECK: Final = 120


def _schneider(found: Contrast) -> Reason | None:
    """The game is won or lost in both lines alike, and one side is schneider in only one of them."""
    played, best = found.values
    if (played >= POINTS_TO_WIN) != (best >= POINTS_TO_WIN):
        return None
    if _is_schneider(played) == _is_schneider(best):
        return None
    declarer_suffers = played < POINTS_TO_WIN
    ours_suffer = declarer_suffers == found.declares
    theirs_or_ours = played if declarer_suffers else _DECK - played
    kind = ReasonKind.INTO_SCHNEIDER if ours_suffer else ReasonKind.SCHNEIDER_MISSED
    return Reason(kind, (), (), theirs_or_ours)


def _is_schneider(points: int) -> bool:
    return points >= SCHNEIDER_POINTS or points < OUT_OF_SCHNEIDER


FINDERS: Final[tuple[Finder, ...]] = (_schneider,)
