"""Reviews in their row: what is missing is made, one after the other, and whoever waits for one comes first."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Iterator
from typing import ClassVar

import pytest

from kiebitz import Game
from kiebitz.deals import SEATS
from kiebitz.review import Review, Verdict
from kiebitz.review import queue as queues
from kiebitz.review.kept import deals_of, keep_review
from kiebitz.session import ALL_GAMES, FILE_NAME, Query, Store, Subject
from kiebitz.stop import Cancelled
from tests.folders import quick_folder
from tests.review.made_up import made_up_review
from tests.session.collected import game_record, put
from tests.session.tables import a_list


@pytest.fixture
def store() -> Iterator[Store]:
    with quick_folder() as folder, Store(folder / FILE_NAME) as opened:
        yield opened


class Work:
    """A review that is done when it is let go on."""

    begun: ClassVar[list[Game]] = []
    is_begun = threading.Event()
    is_let_on = threading.Event()

    def __init__(self, game: Game, _seats: Collection[int]) -> None:
        self.game = game
        self._is_cancelled = False

    def run(self, _watch: Callable[[Verdict], None]) -> Review:
        if self._is_cancelled:
            raise Cancelled("not made")
        self.begun.append(self.game)
        self.is_begun.set()
        self.is_let_on.wait()
        return made_up_review(self.game)

    def cancel(self) -> None:
        self._is_cancelled = True


@pytest.fixture
def queue(store: Store, monkeypatch: pytest.MonkeyPatch) -> queues.ReviewQueue:
    monkeypatch.setattr(queues, "BackgroundReview", Work)
    Work.begun, Work.is_begun, Work.is_let_on = [], threading.Event(), threading.Event()
    return queues.ReviewQueue(store)


def done(queue: queues.ReviewQueue) -> None:
    """Wait for all that was added."""
    Work.is_let_on.set()
    queue._reviewer.shutdown(wait=True)


def test_only_what_is_missing_is_reviewed_and_then_counted(store: Store, queue: queues.ReviewQueue) -> None:
    table = a_list(store)
    first, second = deals_of(store, table)
    keep_review(store, first.subject, made_up_review(first.subject.game))
    for _ in range(2):
        queue.add_missing(table)
    assert queue.state_of(first.subject) is queues.ReviewState.NONE
    done(queue)
    assert [game.history for game in Work.begun] == [second.subject.game.history]
    assert all(deal.review is not None for deal in deals_of(store, table))
    assert queue.state_of(second.subject) is queues.ReviewState.NONE


def test_whoever_waits_for_one_review_comes_before_a_list(store: Store, queue: queues.ReviewQueue) -> None:
    table = a_list(store, 3)
    deals = [deal.subject for deal in deals_of(store, table)]
    put(store, game_record(1))
    imported = Subject.of_collected(store.games.get(store.games.search()[-1].id))
    queue.add_missing(table)
    Work.is_begun.wait()
    queue.add(imported, SEATS)
    queue.add(deals[2], SEATS)  # which waits already, and is awaited now
    done(queue)
    expected = [subject.game.history for subject in (deals[0], imported, deals[2], deals[1])]
    assert [game.history for game in Work.begun] == expected


def test_no_more_reviews_wait_than_somebody_would_wait_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "MOST_WAITING", 0)
    put(store, game_record(1), game_record(2))
    first, second = (store.games.get(game.id) for game in store.games.search())
    queue = queues.ReviewQueue(store)
    queue.add(Subject.of_collected(first), SEATS)
    with pytest.raises(queues.TooManyReviews):
        queue.add(Subject.of_collected(second), SEATS)
    queue.close()


def test_the_rest_is_reviewed_one_by_one_until_it_is_stopped(queue: queues.ReviewQueue, store: Store) -> None:
    put(store, *(game_record(number) for number in range(4)))
    queue.begin_rest(ALL_GAMES)
    assert Work.is_begun.wait(10)
    assert queue.is_at_rest
    queue.stop_rest()
    assert not queue.is_at_rest
    done(queue)
    assert len(Work.begun) == 1


def test_the_rest_is_done_when_all_have_a_review(queue: queues.ReviewQueue, store: Store) -> None:
    put(store, *(game_record(number) for number in range(4)))
    Work.is_let_on.set()
    queue.begin_rest(ALL_GAMES)
    for _ in range(200):
        if not queue.is_at_rest:
            break
        time.sleep(0.05)
    done(queue)
    assert store.games.totals(Query(is_reviewed=True)).games == 4
