"""Moments of one's own games: the dearest mistakes by a review, and one in which the right thing was not plain; and all
of which the coach spoke."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from kiebitz.game import Game
from kiebitz.practice.exercise import Exercise, of_verdict
from kiebitz.review import Review, Reviewer, Size, Verdict
from kiebitz.review.kept import read_review
from kiebitz.review.rows import review_of, row_of
from kiebitz.review.verdict import LEAST
from kiebitz.session import Origin, PracticeItem, Store, StoredGame, Subject
from kiebitz.session.coach import CoachedMoment

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


def judge_coached(store: Store, coached: CoachedMoment) -> str | None:
    """A review of the move of which the coach spoke, as JSON; `None` where there was nothing to choose, and of a move
    of somebody else's at the user's table."""
    if store.games.get(coached.collected).listed.seat != coached.game.turn:
        return None
    reviewer = Reviewer()
    verdict = reviewer.judge_move(coached.game, coached.move)
    if verdict.foresight is None:
        return None
    return json.dumps(row_of(Review(reviewer.judge, (verdict,), (), None)))


def exercise_of(store: Store, item: PracticeItem) -> Exercise | None:
    """A moment of the store as it is asked; `None` if its game or review has changed so that it is none any more."""
    assert item.game is not None
    assert item.number is not None
    stored = store.games.get(item.game)
    review = _review(store, item, stored)
    verdict = next((one for one in review.verdicts if one.number == item.number), None) if review else None
    if verdict is None or verdict.foresight is None:
        return None
    moment = item.moment or stored.moment(item.number)
    return replace(
        of_verdict(f"moment:{item.id}", moment.view(verdict.seat), verdict),
        game=item.game if _is_part(moment, stored.game) else None,
        number=item.number,
        names=stored.listed.names,
        answers=item.answers,
    )


def truth_of(store: Store, item: PracticeItem) -> Game | None:
    """A moment with all its cards; `None` of a puzzle, and where a record hides some."""
    if item.moment is not None or item.game is None or item.number is None:
        return item.moment
    stored = store.games.get(item.game)
    return None if stored.listed.is_partial else stored.moment(item.number)


def _review(store: Store, item: PracticeItem, stored: StoredGame) -> Review | None:
    """Of the move of which the coach spoke, or of the whole game."""
    if item.review is None:
        return read_review(store, Subject.of_collected(stored))
    try:
        return review_of(json.loads(item.review))
    except ValueError:  # by a release that writes them otherwise
        return None


def _is_part(moment: Game, game: Game) -> bool:
    """Whether a game went through a moment, or went back behind it and on in another way."""
    return game.history[: len(moment.history)] == moment.history
