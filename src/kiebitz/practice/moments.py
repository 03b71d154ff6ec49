"""Moments of one's own reviewed games: the dearest mistakes, and one in which the right thing was not plain."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kiebitz.practice.exercise import Exercise, of_verdict
from kiebitz.review import Review, Size, Verdict
from kiebitz.review.kept import read_review
from kiebitz.review.verdict import LEAST
from kiebitz.session import Origin, PracticeItem, Store, Subject

OF_A_GAME: Final = 3
_TOLD_APART: Final = LEAST[Size.INACCURACY]  # what the second best loses, where the right thing is worth asking about


def moments_of(review: Review, seat: int) -> list[tuple[int, Origin]]:
    """What there is to practise for a seat: after how many moves, and why."""
    mistakes = [(verdict.number, Origin.MISTAKE) for verdict in review.dearest(seat, OF_A_GAME)]
    right = max((verdict for verdict in review.verdicts if verdict.seat == seat), key=_stake, default=None)
    herring = [(right.number, Origin.RIGHT)] if right is not None and _stake(right) >= _TOLD_APART else []
    return mistakes + herring


def _stake(verdict: Verdict) -> float:
    """What the second best choice would have lost, where the best was made."""
    found = verdict.foresight
    if found is None or found.best != verdict.move or len(found.options) < 2:
        return 0.0
    points = sorted((option.points for option in found.options), reverse=True)
    return points[0] - points[1]


def exercise_of(store: Store, item: PracticeItem) -> Exercise | None:
    """A moment of the store as it is asked; `None` if its game or review has changed so that it is none any more."""
    assert item.game is not None
    assert item.number is not None
    stored = store.games.get(item.game)
    review = read_review(store, Subject.of_collected(stored))
    verdict = next((one for one in review.verdicts if one.number == item.number), None) if review else None
    if verdict is None or verdict.foresight is None:
        return None
    view = stored.moment(item.number).view(verdict.seat)
    return replace(
        of_verdict(f"moment:{item.id}", view, verdict),
        game=item.game,
        number=item.number,
        names=stored.listed.names,
        answers=item.answers,
    )
