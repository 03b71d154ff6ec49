"""A review in a process of its own says the same, can be ended at any moment, and does not hide that it broke down."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable

import pytest

from kiebitz.bounds import MOST_WORLDS
from kiebitz.review import Reviewer, Verdict
from kiebitz.review.background import BackgroundReview, ReviewFailed
from kiebitz.stop import Cancelled
from tests.review.reviewed import played_game

ENDLESS = MOST_WORLDS  # nobody has ever waited for the end


def test_it_says_what_a_review_in_this_process_says_and_each_verdict_when_it_is_found() -> None:
    heard: list[Verdict] = []
    game = played_game(1).copy()
    while len(game.history) > 12:  # some cards before the end, to be quick
        game.pop()
    review = BackgroundReview(game, worlds=8).run(heard.append)
    assert review == Reviewer(worlds=8).review(game)
    assert sorted(heard, key=lambda verdict: verdict.number) == list(review.verdicts)


@pytest.mark.parametrize("end", ["cancelled", "killed"])
def test_it_can_be_ended_at_any_moment(end: str) -> None:
    review = BackgroundReview(played_game(1), worlds=ENDLESS)
    endings: dict[str, Callable[[], None]] = {"cancelled": review.cancel, "killed": lambda: _kill(review)}

    watched: list[Verdict] = []

    def watch(verdict: Verdict) -> None:
        watched.append(verdict)
        threading.Thread(target=endings[end]).start()

    with pytest.raises(Cancelled if end == "cancelled" else ReviewFailed):
        review.run(watch)
    assert watched  # it had begun, and failed of nothing else
    assert review._process is not None
    assert not review._process.is_alive()


def test_one_that_was_cancelled_before_is_never_begun() -> None:
    review = BackgroundReview(played_game(1))
    review.cancel()
    with pytest.raises(Cancelled):
        review.run()
    assert review._process is None


def _kill(review: BackgroundReview) -> None:
    assert review._process is not None
    assert review._process.pid is not None
    os.kill(review._process.pid, signal.SIGKILL)
