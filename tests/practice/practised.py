"""A store with a game that was badly played and reviewed, and what the tests of practice do with it."""

from __future__ import annotations

import datetime
from typing import Final

from kiebitz.practice.exercise import Asked, Exercise
from kiebitz.practice.queue import Queue
from kiebitz.review.kept import keep_review
from kiebitz.session import Identity, Store, Subject
from tests.review.made_up import made_up_review
from tests.session.collected import game_record, put

NOW: Final = datetime.datetime(2026, 11, 18, 12, tzinfo=datetime.UTC)
ME: Final = "foo"  # who sits in forehand there


def days(number: int) -> datetime.datetime:
    """So many days after that."""
    return NOW + datetime.timedelta(days=number)


def with_reviewed_game(store: Store, *numbers: int) -> None:
    """Games of mine, with reviews that know mistakes in them."""
    store.me.keep(Identity(ME))
    put(store, *(game_record(number) for number in numbers))
    for listed in store.games.search():
        subject = Subject.of_collected(store.games.get(listed.id))
        keep_review(store, subject, made_up_review(subject.game))


def a_wrong_answer(exercise: Exercise) -> str:
    """Something that can be answered and is not right; declarations are judged, so what was done then is taken."""
    if exercise.question is Asked.DECLARE:
        assert exercise.made is not None
        return exercise.made
    possible = exercise.offers or tuple(map(str, exercise.view.legal_cards()))
    return next(answer for answer in possible if answer not in exercise.right)


def answer_all(queue: Queue, now: datetime.datetime, *, rightly: bool) -> list[str]:
    """Answer what is asked on a day; the keys of it."""
    asked = []
    while (exercise := queue.next(now)) is not None:
        asked.append(exercise.key)
        queue.answer(exercise, exercise.right[0] if rightly else a_wrong_answer(exercise), 20.0, now)
    return asked
