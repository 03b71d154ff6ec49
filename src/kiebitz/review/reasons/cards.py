"""Why a card was wrong: the first reason that two lines show, those that say most coming first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kiebitz.contract import Kind
from kiebitz.review.reason import Reason
from kiebitz.review.reasons import full_cards, null_play, outcome, suits, this_trick, trumps
from kiebitz.review.reasons.contrast import Contrast, Finder

_FINDERS: Final[tuple[Finder, ...]] = (
    *trumps.FIRST_FINDERS,
    *this_trick.FINDERS,
    *suits.FIRST_FINDERS,
    *outcome.FINDERS,
    *full_cards.FINDERS,
    *trumps.FINDERS,
    *suits.FINDERS,
)


def reason_against(contrasts: Sequence[Contrast], *, decides: bool = False) -> Reason | None:
    """What all contrasts of a card show alike; `None` if it is nothing that has a name.

    decides  whether the card cost a part of the chance to win, which schneider does not explain
    """
    passed_over = outcome.FINDERS if decides else ()
    for finder in (finder for finder in _finders(contrasts[0]) if finder not in passed_over):
        found = [reason for reason in map(finder, contrasts) if reason is not None]
        if len(found) == len(contrasts) and len({replace(reason, points=None) for reason in found}) == 1:
            return min(found, key=lambda reason: reason.points or 0)  # the others may throw more or less on a trick
    return None


def _finders(contrast: Contrast) -> tuple[Finder, ...]:
    if contrast.position.kind is not Kind.NULL:
        return _FINDERS
    return null_play.DECLARERS_FINDERS if contrast.declares else null_play.DEFENDERS_FINDERS
