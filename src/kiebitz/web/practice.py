"""What is practised, as the page is shown it: what a seat saw, and once it is answered, what is right and what follows.

A game that is practised is over; even so no card that the seat did not see is sent before the answer.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from itertools import dropwhile, islice
from typing import Literal, cast

from msgspec import Struct

from kiebitz.contract import Kind, format_contract
from kiebitz.formats.foreign_text import printable
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Hold, Pass, format_move
from kiebitz.practice.exercise import Asked, Exercise, declarable
from kiebitz.practice.puzzle import shipped_puzzles
from kiebitz.practice.queue import Queue
from kiebitz.practice.themes import Theme
from kiebitz.practice.trainers import Trainer, exercises
from kiebitz.practice.what_follows import Following, WhatFollows, what_follows
from kiebitz.review.rows import reason_row
from kiebitz.session import AnsweredBefore, Store
from kiebitz.view import Phase, View
from kiebitz.web.sight import Said, TrickSeen, texts, trick_seen
from kiebitz.web.verdicts import ReasonRow


class ExerciseSeen(Struct, frozen=True, rename="camel"):
    """What one seat saw, and what is asked.

    key, answers  to be sent back with the answer
    offers        answers to choose from; where there are none, cards are tapped
    names         of who sat there; `None` in puzzles
    cards         that may be played
    contracts     that may be declared
    shown         the move that is asked about
    """

    key: str
    answers: int
    asked: Asked
    offers: list[str]
    source: Literal["mistake", "puzzle", "lesson"]
    name: str
    grade: int | None
    theme: Theme | None
    seat: int
    names: tuple[str, str, str] | None
    declarer: int | None
    contract: str | None
    bid: int
    said: list[Said]
    hand: list[str]
    put_away: list[str]
    open_hand: list[str]
    tricks: list[TrickSeen]
    trick: TrickSeen
    cards: list[str]
    contracts: list[str]
    shown: str | None


class LineSeen(Struct, frozen=True, rename="camel"):
    """A line of play: all tricks from the one under way on, and what the declarer has of them."""

    first: str
    tricks: list[TrickSeen]
    points: int
    taken: int


class FollowsSeen(Struct, frozen=True, rename="camel"):
    """Two lines with open cards; `is_true` if the cards lay so."""

    is_true: bool
    hands: list[list[str]]
    better: LineSeen
    worse: LineSeen


class JudgedSeen(Struct, frozen=True, rename="camel"):
    """What is said of an answer; `again` is the day on which the same is asked again."""

    is_right: bool
    right: list[str]
    made: str | None
    is_own: bool
    reason: ReasonRow | None
    texts: dict[str, str] | None
    again: str | None
    is_kept: bool
    follows: FollowsSeen | None
    game: int | None
    number: int | None


class PracticeSeen(Struct, frozen=True, rename="camel"):
    """What is asked next, and how much is left."""

    exercise: ExerciseSeen | None
    left: int


class PracticeRoom:
    """Today's queue and the puzzles of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue = Queue(store)

    def today(self) -> PracticeSeen:
        """What comes next of today's queue."""
        now = _now()
        self._queue.refresh(now)
        exercise = self._queue.next(now)
        return PracticeSeen(None if exercise is None else seen(exercise), len(self._queue.today(now)))

    def puzzles(self, trainer: Trainer | None, theme: Theme | None, grade: int | None, after: str) -> PracticeSeen:
        """The next puzzle that fits and was never answered; or the one after another."""
        found = self._after(exercises(shipped_puzzles(), trainer, theme, grade), after)
        known = self._store.practice.puzzles()
        fresh = list(islice((each for each in found if each.key.removeprefix("puzzle:") not in known), 1))
        return PracticeSeen(seen(fresh[0]) if fresh else None, len(fresh))

    def _after(self, found: Iterator[Exercise], after: str) -> Iterator[Exercise]:
        return islice(dropwhile(lambda each: each.key != after, found), 1, None) if after else found

    def answer(self, key: str, answers: int, answer: str, seconds: float) -> JudgedSeen:
        """Judge an answer and keep it."""
        exercise = self._queue.exercise(key)
        if exercise is None or exercise.answers != answers:
            raise AnsweredBefore("practice-answered")
        told = self._queue.answer(exercise, answer, seconds, _now())
        wrong = exercise.made if told.is_right else answer
        follows = (
            what_follows(exercise, wrong, self._queue.truth(exercise)) if exercise.question is Asked.CARD else None
        )
        return JudgedSeen(
            is_right=told.is_right,
            right=list(exercise.right),
            made=exercise.made,
            is_own=exercise.is_own,
            reason=None if exercise.reason is None else cast(ReasonRow, reason_row(exercise.reason)),
            texts=None if exercise.texts is None else dict(exercise.texts),
            again=None if told.again is None else told.again.astimezone().date().isoformat(),
            is_kept=told.is_kept,
            follows=None if follows is None else _follows(follows, exercise.view),
            game=exercise.game,
            number=exercise.number,
        )


def seen(exercise: Exercise) -> ExerciseSeen:
    """An exercise without its answer."""
    view = exercise.view
    assert view.seat is not None
    calls = [(seat, move) for seat, move in view.history if isinstance(move, Bid | Hold | Pass)]
    in_play = view.phase is Phase.PLAY
    return ExerciseSeen(
        key=exercise.key,
        answers=exercise.answers,
        asked=exercise.question,
        offers=list(exercise.offers),
        source="mistake" if exercise.is_own else "puzzle" if exercise.texts is None else "lesson",
        name=exercise.key.rpartition(":")[2],
        grade=exercise.grade,
        theme=None if exercise.is_own else exercise.theme,
        seat=view.seat,
        names=None if exercise.names is None else cast(tuple[str, str, str], tuple(map(printable, exercise.names))),
        declarer=view.declarer if view.phase is not Phase.AUCTION else None,
        contract=None if view.contract is None else format_contract(view.contract),
        bid=view.auction.bid,
        said=[Said(seat, format_move(move)) for seat, move in calls],
        hand=texts(in_hand_order(view.hand, view.contract)),
        put_away=texts(in_hand_order(view.skat, view.contract)) if view.skat is not None and in_play else [],
        open_hand=[] if view.open_hand is None else texts(in_hand_order(view.open_hand, view.contract)),
        tricks=[trick_seen(trick, view) for trick in view.finished_tricks],
        trick=TrickSeen(view.leader, texts(view.trick)),
        cards=texts(view.legal_cards()) if in_play else [],
        contracts=[format_contract(contract) for contract in declarable(view)],
        shown=exercise.made if exercise.question is Asked.MISTAKE else None,
    )


def _follows(found: WhatFollows, view: View) -> FollowsSeen:
    hands = [texts(in_hand_order(hand, view.contract)) for hand in found.world.hands]
    return FollowsSeen(found.is_true, hands, _line(found.better, view), _line(found.worse, view))


def _line(line: Following, view: View) -> LineSeen:
    tricks = [TrickSeen(trick.leader, texts(trick.cards), trick.winner) for trick in line.tricks]
    is_null = view.contract is not None and view.contract.kind is Kind.NULL
    taken = sum(trick.winner == view.declarer for trick in line.tricks) if is_null else 0
    return LineSeen(str(line.first), tricks, line.points, taken)


def _now() -> datetime.datetime:
    return datetime.datetime.now().astimezone()
