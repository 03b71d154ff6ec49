"""Puzzles: moments with one clearly best choice by what a seat knows; how they are kept as lines of JSON.

A puzzle holds no hidden card. Reading it replays what was bid and played on a deal that fits, so what is asked cannot
depend on where the others' cards lie.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kiebitz.cards import CardSet, parse_cards
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.errors import Fault
from kiebitz.lessons import Lesson, read_lessons, with_seats
from kiebitz.moves import Move, format_move, parse_move
from kiebitz.practice.themes import Theme, theme_of
from kiebitz.review.reason import Reason
from kiebitz.review.rows import parse_reason_row, reason_row
from kiebitz.view import View

SHIPPED: Final = "puzzles.jsonl"

# What the rules of thumb of the lessons are about.
_THEME_OF_PRINCIPLE: Final = {
    "aces": Theme.KEEP_FULL_CARDS,
    "counting": Theme.TAKE,
    "force": Theme.LEAD,
    "guards": Theme.KEEP_FULL_CARDS,
    "long-way": Theme.LEAD,
    "no-smear": Theme.KEEP_FULL_CARDS,
    "no-trump-lead": Theme.LEAD,
    "null": Theme.NULL,
    "return": Theme.LEAD,
    "second-hand": Theme.HOLD_BACK,
    "short-way": Theme.LEAD,
    "smear": Theme.SMEAR,
}


class UnknownPuzzle(Fault):
    """There is none of this name."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position with what is right there.

    view      what the seat in turn knows
    right     the moves that are best; those that are as good within the error count as well
    tempting  a move that comes to mind and is wrong
    reason    why it is
    grade     the weakest level of `kiebitz` that solves it; `None` of a lesson, which nobody graded
    texts     of a lesson: why, in the words of a teacher, in each language
    """

    name: str
    view: View
    right: tuple[Move, ...]
    tempting: Move | None
    reason: Reason | None
    theme: Theme
    grade: int | None = None
    texts: Mapping[str, str] | None = None


def row_of_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as a JSON object; hands as in position strings, moves as in game strings."""
    view = puzzle.view
    assert puzzle.tempting is not None
    assert puzzle.reason is not None
    return {
        "name": puzzle.name,
        "grade": puzzle.grade,
        "seat": view.seat,
        "hand": str(view.hand),
        **({} if view.skat is None else {"skat": str(view.skat)}),
        **({} if view.open_hand is None else {"open": str(view.open_hand)}),
        "moves": " ".join(format_move(move) for _, move in view.history),
        "right": [format_move(move) for move in puzzle.right],
        "tempting": format_move(puzzle.tempting),
        "reason": {name: value for name, value in reason_row(puzzle.reason).items() if value not in (None, [])},
    }


def puzzle_of_row(row: Mapping[str, Any]) -> Puzzle:
    """What `row_of_puzzle` has written."""
    reason = parse_reason_row(_NO_REASON | row["reason"])
    return Puzzle(
        name=row["name"],
        view=_view(row),
        right=tuple(map(parse_move, row["right"])),
        tempting=parse_move(row["tempting"]),
        reason=reason,
        theme=theme_of(reason.kind),
        grade=row["grade"],
    )


_NO_REASON: Final[dict[str, Any]] = {
    "cards": [],
    "seats": [],
    "points": None,
    "tricks": None,
    "contract": None,
    "supposed": None,
}


def _view(row: Mapping[str, Any]) -> View:
    moves = [parse_move(word) for word in row["moves"].split()]
    known = Knowledge(
        seat=row["seat"],
        hand=parse_cards(row["hand"]),
        skat=_cards(row, "skat"),
        open_hand=_cards(row, "open"),
        history=tuple(with_seats(moves)),
    )
    return fitting_game(known).view(known.seat)


def _cards(row: Mapping[str, Any], name: str) -> CardSet | None:
    return parse_cards(row[name]) if name in row else None


def puzzle_of_lesson(lesson: Lesson) -> Puzzle:
    """A lesson as a puzzle, with its own words instead of a reason."""
    right: list[Move] = list(lesson.right)
    theme = _THEME_OF_PRINCIPLE[lesson.principle.name]
    return Puzzle(lesson.name, lesson.view, tuple(right), lesson.wrong, None, theme, None, lesson.reason)


class Puzzles:
    """Those that ship with the package, and the lessons: found by name and theme; each is read when it is asked for."""

    def __init__(self, rows: Iterable[Mapping[str, Any]], lessons: Iterable[Lesson] = ()) -> None:
        self._rows = {row["name"]: row for row in rows}
        self._lessons = {lesson.name: lesson for lesson in lessons}
        self._themes = {name: theme_of(parse_reason_row(_NO_REASON | row["reason"]).kind) for name, row in self}
        self._themes |= {name: _THEME_OF_PRINCIPLE[lesson.principle.name] for name, lesson in self._lessons.items()}

    def __iter__(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        return iter(self._rows.items())

    @property
    def names(self) -> list[str]:
        """All of them, the easy ones first; lessons, which nobody graded, in the middle."""
        graded = sorted(self._rows, key=lambda name: (self._rows[name]["grade"], name))
        middle = len(graded) // 2
        return [*graded[:middle], *self._lessons, *graded[middle:]]

    def theme(self, name: str) -> Theme:
        """What one is about."""
        if name not in self._themes:
            raise UnknownPuzzle("puzzle-unknown", name=name)
        return self._themes[name]

    def grade(self, name: str) -> int | None:
        """Which level solves it."""
        return self._rows[name]["grade"] if name in self._rows else None

    def get(self, name: str) -> Puzzle:
        """One of them; `UnknownPuzzle`."""
        if name in self._lessons:
            return puzzle_of_lesson(self._lessons[name])
        if name not in self._rows:
            raise UnknownPuzzle("puzzle-unknown", name=name)
        return puzzle_of_row(self._rows[name])


@cache
def shipped_puzzles() -> Puzzles:
    """The puzzles of this package."""
    lines = files(__package__).joinpath(SHIPPED).read_text(encoding="utf-8").splitlines()
    return Puzzles(map(json.loads, lines), read_lessons())
