"""What is practised, as the page is shown it: what a seat saw, and once it is answered, what is right and what follows.

A game that is practised is over; even so no card that the seat did not see is sent before the answer.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from itertools import dropwhile, islice
from typing import Literal, cast

from msgspec import Struct

from kiebitz.board import format_tree, read
from kiebitz.contract import format_contract
from kiebitz.deals import SEATS
from kiebitz.formats.foreign_text import printable
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Declare, Hold, Pass, format_move
from kiebitz.players import STRONGEST
from kiebitz.practice.exercise import Asked, Exercise, declarable
from kiebitz.practice.puzzle import shipped_puzzles
from kiebitz.practice.queue import Queue
from kiebitz.practice.themes import Theme
from kiebitz.practice.trainers import Trainer, exercises
from kiebitz.practice.what_follows import Following, WhatFollows, what_follows
from kiebitz.review.rows import reason_row
from kiebitz.session import AnsweredBefore, Place, Store, names_beside
from kiebitz.view import Phase
from kiebitz.web.invitation import suggested_name
from kiebitz.web.sight import Ended, Said, TrickSeen, ended, texts, trick_seen
from kiebitz.web.tables import Tables
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
    """A line to the end of the game: the move it is about, what is said and declared after it, all tricks from the one
    under way on.

    played  what was declared after it; `None` where that was before, or nothing was
    """

    first: str
    said: list[Said]
    played: str | None
    tricks: list[TrickSeen]
    end: Ended


class FollowsSeen(Struct, frozen=True, rename="camel"):
    """How the game goes on, the better line first; `is_true` if the cards lay so.

    board  all of it as a tree for the analysis board, on which the moment comes after so many `moves`
    """

    is_true: bool
    hands: list[list[str]]
    lines: list[LineSeen]
    board: str
    moves: int


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
    follows: FollowsSeen
    game: int | None
    number: int | None


class PracticeSeen(Struct, frozen=True, rename="camel"):
    """What is asked next, and how much is left."""

    exercise: ExerciseSeen | None
    left: int


class PracticeRoom:
    """Today's queue and the puzzles of one store."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
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

    def play_on(self, board: str, moves: int, seat: int) -> int:
        """Begin a table for practice at a moment of the main line of a board, in this seat; its number."""
        tree = read(board)
        game = tree.standing(tree.main_line()[:moves]).known_game()
        me = self._store.me.get()
        name = suggested_name() if me is None else me.name
        second, third = (Place(other, STRONGEST) for other in names_beside(name, 2))
        return self._tables.play_on(game, (Place(name), second, third), seat, moves)

    def answer(self, key: str, answers: int, answer: str, seconds: float) -> JudgedSeen:
        """Judge an answer and keep it."""
        exercise = self._queue.exercise(key)
        if exercise is None or exercise.answers != answers:
            raise AnsweredBefore("practice-answered")
        told = self._queue.answer(exercise, answer, seconds, _now())
        follows = what_follows(exercise, answer, self._queue.truth(exercise))
        return JudgedSeen(
            is_right=told.is_right,
            right=list(exercise.right),
            made=exercise.made,
            is_own=exercise.is_own,
            reason=None if exercise.reason is None else cast(ReasonRow, reason_row(exercise.reason)),
            texts=None if exercise.texts is None else dict(exercise.texts),
            again=None if told.again is None else told.again.astimezone().date().isoformat(),
            is_kept=told.is_kept,
            follows=_follows(follows),
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


def _follows(found: WhatFollows) -> FollowsSeen:
    game = found.game
    return FollowsSeen(
        is_true=found.is_true,
        hands=[texts(in_hand_order(game.hand(seat), game.contract)) for seat in SEATS],
        lines=[_line(line) for line in found.lines],
        board=format_tree(found.tree()),
        moves=len(game.history),
    )


def _line(line: Following) -> LineSeen:
    calls = [(seat, move) for seat, move in line.calls if isinstance(move, Bid | Hold | Pass)]
    declared = next((move for _, move in line.calls if isinstance(move, Declare)), None)
    view = line.game.view(None)
    return LineSeen(
        first=format_move(line.first),
        said=[Said(seat, format_move(move)) for seat, move in calls],
        played=None if declared is None else format_move(declared),
        tricks=[trick_seen(trick, view) for trick in line.tricks],
        end=ended(line.game, line.game.result(), was_sure=False),
    )


def _now() -> datetime.datetime:
    return datetime.datetime.now().astimezone()
