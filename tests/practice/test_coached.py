"""What the coach spoke of is practised, whether it was taken back or stands in the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz.practice.exercise import Exercise
from kiebitz.practice.moments import judge_coached
from kiebitz.practice.own_data import export_me, import_me
from kiebitz.practice.queue import Queue
from kiebitz.practice.what_follows import what_follows
from kiebitz.session import FILE_NAME, Origin, Query, Store, moment
from tests.folders import quick_folder
from tests.practice.practised import NOW, answer_all, days
from tests.session.coached import NULL, play_coached


@pytest.fixture(scope="module")
def played() -> bytes:
    """The store of somebody who was spoken to once, took the card back and played on."""
    with quick_folder() as folder:
        with Store(folder / FILE_NAME) as store:
            play_coached(store)
            Queue(store).refresh(NOW)
        return (folder / FILE_NAME).read_bytes()


@pytest.fixture
def store(played: bytes, tmp_path: Path) -> Iterator[Store]:
    (tmp_path / FILE_NAME).write_bytes(played)
    with Store(tmp_path / FILE_NAME) as opened:
        yield opened


def asked(store: Store) -> Exercise:
    exercise = Queue(store).next(NOW)
    assert exercise is not None
    return exercise


def test_what_was_taken_back_is_asked_first_and_again_until_it_is_known(store: Store) -> None:
    exercise = asked(store)
    assert (exercise.right, exercise.made, exercise.is_own) == (("SQ",), "S7", True)
    truth = Queue(store).truth(exercise)
    assert truth is not None
    assert truth.line() == NULL
    assert exercise.reason is not None
    queue = Queue(store)
    assert queue.refresh(NOW) == 0  # once
    assert exercise.key in answer_all(queue, NOW, rightly=False)
    assert exercise.key in queue.today(days(1))
    answer_all(queue, days(1), rightly=True)
    assert exercise.key in queue.today(days(8)), "one right answer is not enough"


def test_both_lines_of_what_was_taken_back_are_shown_as_the_cards_lay(store: Store) -> None:
    exercise = asked(store)
    follows = what_follows(exercise, "S7", Queue(store).truth(exercise))
    assert follows.is_true
    assert [str(line.first) for line in follows.lines] == ["SQ", "S7"]


def test_what_stayed_as_it_was_is_one_moment_with_the_mistake_that_a_review_finds(tmp_path: Path) -> None:
    with Store(tmp_path / FILE_NAME) as store:
        play_coached(store, takes_back=False)
        Queue(store).refresh(NOW)
        (item,) = store.practice.items()
        assert (item.origin, item.game) == (Origin.COACH, store.games.search()[0].id)
        assert item.game is not None
        assert item.number is not None
        store.practice.add_moments(item.game, [(item.number, Origin.MISTAKE)], NOW)
        assert store.practice.items() == [item]


def test_it_moves_to_another_store_and_goes_with_its_game(store: Store, tmp_path: Path) -> None:
    export_me(store, path := tmp_path / "me.zip", NOW)
    with quick_folder() as folder, Store(folder / FILE_NAME) as other:
        import_me(other, path)
        assert asked(other).view == asked(store).view
        assert asked(other).right == ("SQ",)
    store.games.delete(Query())
    assert store.practice.items() == []
    assert store.coached.unseen(9) == []


def test_what_a_guest_at_my_table_did_is_not_mine(tmp_path: Path) -> None:
    with Store(tmp_path / FILE_NAME) as store:
        play_coached(store)
        (coached,) = store.coached.unseen(9)
        assert judge_coached(store, coached) is not None
        assert judge_coached(store, replace(coached, game=moment(coached.game, len(coached.game.history) - 1))) is None
