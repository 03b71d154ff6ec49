"""What is practised today: mistakes that are due, moments in which all was right between them, puzzles where few are.

What stands in the store and the day decide it, so two windows show the same, and nothing is lost with a program.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from kiebitz.game import Game
from kiebitz.practice.exercise import Exercise, of_puzzle
from kiebitz.practice.moments import exercise_of, judge_coached, moments_of, truth_of
from kiebitz.practice.puzzle import Puzzles, shipped_puzzles
from kiebitz.practice.schedule import reschedule
from kiebitz.practice.trainers import exercise_of_key
from kiebitz.review.kept import read_review
from kiebitz.session import Answered, AnsweredBefore, Origin, PracticeItem, Store, Subject

A_DAY: Final = 10  # things that are asked, if there are no more that are due
_MOST_DUE: Final = 20  # mistakes and missed puzzles a day; the others wait
_BETWEEN: Final = 2  # mistakes between two moments in which all was right
_LOOKED_THROUGH: Final = 50  # reviews at once
_JUDGED: Final = 3  # moments of the coach at once, each of which takes a second
_RECENT: Final = 12  # answers that tell how hard the next puzzle may be
_LONGEST: Final = 600.0  # seconds that an answer may take; who was away longer did not think
_MOMENT: Final = "moment:"
_ASKED_ONCE: Final = (Origin.RIGHT, Origin.PUZZLE)  # if the first answer is right


@dataclass(frozen=True, slots=True)
class Told:
    """What comes of an answer.

    is_kept  whether it is practised, and not only another question about a puzzle
    again    when it is asked again; `None` if it is known, or is not kept
    """

    is_right: bool
    is_kept: bool
    again: datetime.datetime | None


class Queue:
    """The queue of a store; `now` is a time with a zone, whose days count."""

    def __init__(self, store: Store, puzzles: Puzzles | None = None) -> None:
        self._store = store
        self._rows = store.practice
        self._puzzles = puzzles or shipped_puzzles()

    def refresh(self, now: datetime.datetime) -> int:
        """Look through new reviews, and through what the coach said, for moments of the user's; how many that were."""
        games = self._rows.unseen_games(_LOOKED_THROUGH)
        for number in games:
            stored = self._store.games.get(number)
            review, seat = read_review(self._store, Subject.of_collected(stored)), stored.listed.seat
            found = [] if review is None or seat is None else moments_of(review, seat)
            self._rows.add_moments(number, found, now)
        coached = self._store.coached.unseen(_JUDGED)
        for each in coached:
            self._rows.add_coached(each, judge_coached(self._store, each), now)
        return len(games) + len(coached)

    def today(self, now: datetime.datetime) -> list[str]:
        """The keys of what is still to be asked today, in order."""
        answered = [self._rows.get(each.item) for each in self._rows.answers(_midnight(now))]
        own = [*self._mixed(self._due(now), answered)]
        wanted = max(0, A_DAY - len(answered) - len(own))
        return [*own, *(f"puzzle:{name}" for name in self._fresh_puzzles(wanted, now))]

    def next(self, now: datetime.datetime) -> Exercise | None:
        """What is asked next; `None` at the end of the day's queue."""
        for key in self.today(now):
            if (found := self.exercise(key)) is not None:
                return found
            self._rows.drop(self._rows.get(int(key.removeprefix(_MOMENT))))
        return None

    def exercise(self, key: str) -> Exercise | None:
        """What a key names; `None` of a moment that is none any more."""
        if key.startswith(_MOMENT) and key.removeprefix(_MOMENT).isdecimal():
            return self._exercise_of(self._rows.get(int(key.removeprefix(_MOMENT))))
        exercise = exercise_of_key(self._puzzles, key)
        known = self._rows.of_puzzle(key.partition(":")[2]) if key.startswith("puzzle:") else None
        return exercise if known is None else replace(exercise, answers=known.answers)

    def answer(self, exercise: Exercise, answer: str, seconds: float, now: datetime.datetime) -> Told:
        """Judge an answer and keep it; what another question about a puzzle was answered is not kept.

        `AnsweredBefore` if the same was answered meanwhile.
        """
        is_right = exercise.judge(answer)
        item = self._item_of(exercise, now)
        if item is None:
            return Told(is_right, is_kept=False, again=None)
        if item.answers != exercise.answers:
            raise AnsweredBefore("practice-answered")
        seconds = min(max(seconds, 0.0), _LONGEST)
        scheduled = reschedule(item.schedule, is_right=is_right, seconds=seconds, now=now)
        is_done = is_right and item.answers == 0 and item.origin in _ASKED_ONCE
        again = None if is_done else scheduled.due
        self._rows.answer(item, Answered(item.id, now, is_right, seconds, answer), again, scheduled.state)
        return Told(is_right, is_kept=True, again=again)

    def truth(self, exercise: Exercise) -> Game | None:
        """The moment of an own game with all its cards, where all are known."""
        if not exercise.key.startswith(_MOMENT):
            return None
        return truth_of(self._store, self._rows.get(int(exercise.key.removeprefix(_MOMENT))))

    def _item_of(self, exercise: Exercise, now: datetime.datetime) -> PracticeItem | None:
        if exercise.key.startswith(_MOMENT):
            return self._rows.get(int(exercise.key.removeprefix(_MOMENT)))
        return (
            self._rows.add_puzzle(exercise.key.partition(":")[2], now) if exercise.key.startswith("puzzle:") else None
        )

    def _exercise_of(self, item: PracticeItem) -> Exercise | None:
        if item.puzzle is not None:
            return replace(of_puzzle(self._puzzles.get(item.puzzle)), answers=item.answers)
        return exercise_of(self._store, item)

    # -- what is due -------------------------------------------------------------------------------------------------

    def _due(self, now: datetime.datetime) -> list[PracticeItem]:
        """Mistakes, and whatever else was missed, whose day has come."""
        return [
            item
            for item in self._rows.items()
            if (item.origin is not Origin.RIGHT or item.answers) and item.due and _day(item.due, now) <= now.date()
        ][:_MOST_DUE]

    def _mixed(self, due: list[PracticeItem], answered: list[PracticeItem]) -> Iterator[str]:
        """Between mistakes, moments in which all was right; those answered today count, so that the order stays."""
        right = [item for item in answered if item.origin is Origin.RIGHT]
        missed = sum(item.game is not None for item in answered) - len(right)
        waiting = self._herrings({item.game for item in right})
        if missed // _BETWEEN > len(right):
            yield from map(_key, islice(waiting, 1))
        for number, item in enumerate(due, start=missed + 1):
            yield _key(item)
            if number % _BETWEEN == 0:
                yield from map(_key, islice(waiting, 1))

    def _herrings(self, games: set[int | None]) -> Iterator[PracticeItem]:
        """Moments in which all was right and that were never asked, one of a game; none of these games."""
        for item in self._rows.items():
            if item.origin is Origin.RIGHT and not item.answers and item.game not in games:
                games.add(item.game)
                yield item

    def _fresh_puzzles(self, number: int, now: datetime.datetime) -> list[str]:
        """Puzzles that were never answered, those first that are neither too easy nor too hard."""
        if number == 0:
            return []
        known, wanted = self._rows.puzzles(), self._grade(now)
        names = [name for name in self._puzzles.names if name not in known]
        return sorted(names, key=lambda name: abs((self._puzzles.grade(name) or wanted) - wanted))[:number]

    def _grade(self, now: datetime.datetime) -> int:
        """The grade of the day's puzzles, by the last answers before it."""
        recent = [each for each in self._rows.answers() if each.given < _midnight(now)][-_RECENT:]
        balance = sum(1 if each.is_right else -1 for each in recent)
        return min(max(2 + balance // 4, 1), 5)


def _key(item: PracticeItem) -> str:
    return f"puzzle:{item.puzzle}" if item.puzzle is not None else f"{_MOMENT}{item.id}"


def _midnight(now: datetime.datetime) -> datetime.datetime:
    return now.replace(hour=0, minute=0, second=0, microsecond=0)


def _day(when: datetime.datetime, now: datetime.datetime) -> datetime.date:
    return when.astimezone(now.tzinfo).date()
