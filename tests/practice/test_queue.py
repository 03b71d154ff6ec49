"""The queue: own mistakes come back until they are known, and survive whatever happens to programs."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from kiebitz.practice.exercise import NoAnswer
from kiebitz.practice.queue import A_DAY, Queue
from kiebitz.session import FILE_NAME, AnsweredBefore, Origin, Query, Store, UnknownItem
from tests.folders import quick_folder
from tests.practice.practised import NOW, a_wrong_answer, answer_all, days, with_reviewed_game


@pytest.fixture
def store() -> Iterator[Store]:
    with quick_folder() as folder, Store(folder / FILE_NAME) as opened:
        yield opened


@pytest.fixture
def queue(store: Store) -> Queue:
    with_reviewed_game(store, 1)
    queue = Queue(store)
    queue.refresh(NOW)
    return queue


def own(keys: list[str]) -> list[str]:
    return [key for key in keys if key.startswith("moment:")]


def test_the_dearest_moments_of_a_reviewed_game_are_asked_once(store: Store, queue: Queue) -> None:
    mistakes = [item for item in store.practice.items() if item.origin is Origin.MISTAKE]
    assert len(mistakes) == 3
    assert queue.refresh(NOW) == 0  # nothing new
    assert len(own(queue.today(NOW))) == len(mistakes) + 1  # and one in which all was right


def test_a_day_is_filled_up_with_puzzles_and_has_an_end(queue: Queue) -> None:
    keys = queue.today(NOW)
    assert len(keys) == A_DAY
    assert len(set(keys)) == A_DAY
    asked = answer_all(queue, NOW, rightly=True)
    assert asked == keys
    assert queue.next(NOW) is None


def test_right_answers_come_back_in_a_few_days_and_then_later_and_later(queue: Queue, store: Store) -> None:
    first = own(answer_all(queue, NOW, rightly=True))
    assert own(queue.today(days(1))) == []
    mistakes = [f"moment:{item.id}" for item in store.practice.items() if item.origin is Origin.MISTAKE]
    assert set(own(queue.today(days(4)))) == set(mistakes)
    assert set(mistakes) <= set(first)
    answer_all(queue, days(4), rightly=True)
    assert own(queue.today(days(8))) == []


def test_a_wrong_answer_comes_back_the_next_day(queue: Queue) -> None:
    asked = own(answer_all(queue, NOW, rightly=False))
    assert set(own(queue.today(days(1)))) == set(asked)


def test_what_is_known_is_asked_no_more(queue: Queue, store: Store) -> None:
    day = 0
    while [item for item in store.practice.items() if item.origin is Origin.MISTAKE]:
        answer_all(queue, days(day), rightly=True)
        day += 1
        assert day < 200
    assert own(queue.today(days(1000))) == []


def test_a_moment_in_which_all_was_right_is_asked_once_a_game_and_day(store: Store) -> None:
    with_reviewed_game(store, 1, 2, 3)
    queue = Queue(store)
    queue.refresh(NOW)
    by_id = {f"moment:{item.id}": item for item in store.practice.items()}
    asked = [by_id[key] for key in own(answer_all(queue, NOW, rightly=True))]
    games = [item.game for item in asked if item.origin is Origin.RIGHT]
    assert len(games) == len(set(games)) > 0


def test_an_answer_from_another_window_counts_once(queue: Queue, store: Store) -> None:
    here = queue.next(NOW)
    there = Queue(store).next(NOW)
    assert here is not None
    assert there is not None
    assert here.key == there.key
    queue.answer(here, here.right[0], 5, NOW)
    with pytest.raises(AnsweredBefore):
        queue.answer(there, there.right[0], 5, NOW)
    assert len(store.practice.answers()) == 1


def test_what_is_no_answer_is_refused_and_changes_nothing(queue: Queue, store: Store) -> None:
    exercise = queue.next(NOW)
    assert exercise is not None
    for nonsense in ("", "XX", "99", "C9.C8"):
        with pytest.raises(NoAnswer):
            queue.answer(exercise, nonsense, 5, NOW)
    with pytest.raises(UnknownItem):
        queue.exercise("moment:99999")
    assert store.practice.answers() == []


def test_moments_go_with_their_game(queue: Queue, store: Store) -> None:
    store.games.delete(Query())
    assert own(queue.today(NOW)) == []


def test_a_queue_moves_to_another_store_with_all_its_answers(queue: Queue, store: Store) -> None:
    answer_all(queue, NOW, rightly=False)
    rows = list(store.practice.export())
    with quick_folder() as folder, Store(folder / FILE_NAME) as other:
        with_reviewed_game(other, 1)
        assert other.practice.take_in(rows) == len(rows)
        assert other.practice.take_in(rows) == 0  # nothing new
        assert list(other.practice.export()) == rows
        assert Queue(other).today(days(1)) == queue.today(days(1))


def _answer_and_say(path: Path, saying: Connection) -> None:
    with Store(path) as store:
        queue = Queue(store)
        while (exercise := queue.next(NOW)) is not None:
            queue.answer(exercise, a_wrong_answer(exercise), 5, NOW)
            saying.send(exercise.key)


def test_what_was_answered_before_a_program_is_killed_is_kept(queue: Queue, store: Store) -> None:
    hearing, saying = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(target=_answer_and_say, args=(store.path, saying))
    process.start()
    told = [hearing.recv() for _ in range(2)]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    kept = {f"moment:{each.item}" for each in store.practice.answers()}
    assert set(own(told)) <= kept
    assert not set(told) & set(queue.today(NOW))
