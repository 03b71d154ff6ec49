"""Trainers: puzzles of one kind, one after the other, or another question about the same positions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from kiebitz.practice.exercise import Asked, Exercise, counting_trumps, judging_a_move, of_puzzle
from kiebitz.practice.puzzle import Puzzles, UnknownPuzzle
from kiebitz.practice.themes import Theme

_PUZZLE: Final = "puzzle:"


class Trainer(Enum):
    """What can be trained."""

    WORTH = "worth"  # is this hand worth it, and what
    DISCARD = "discard"  # what do I put away
    FIRST_CARD = "first card"
    COUNT = "count"  # how many trumps are out
    MISTAKE = "mistake"  # was that one


_OF_QUESTION: Final = {Trainer.COUNT: "count/", Trainer.MISTAKE: "mistake/"}


def exercise_of_key(puzzles: Puzzles, key: str) -> Exercise:
    """What a key of a puzzle names; `UnknownPuzzle`."""
    asked, _, name = key.rpartition(_PUZZLE)
    exercise = of_puzzle(puzzles.get(name))
    other = {"": exercise, "count/": counting_trumps(exercise), "mistake/": judging_a_move(exercise)}.get(asked)
    if other is None:
        raise UnknownPuzzle("puzzle-unknown", name=key)
    return other


def exercises(
    puzzles: Puzzles, trainer: Trainer | None = None, theme: Theme | None = None, grade: int | None = None
) -> Iterator[Exercise]:
    """The puzzles that fit, the easy ones first."""
    for name in puzzles.names:
        if theme is not None and puzzles.theme(name) is not theme:
            continue
        if grade is not None and puzzles.grade(name) != grade:
            continue
        if trainer in (Trainer.WORTH, Trainer.DISCARD) and puzzles.theme(name) not in _BEFORE_PLAY:
            continue
        exercise = of_puzzle(puzzles.get(name))
        asked = _asked(trainer, exercise)
        if asked is not None:
            yield asked


_BEFORE_PLAY: Final = (Theme.BID, Theme.CONTRACT, Theme.DISCARD)


def _asked(trainer: Trainer | None, exercise: Exercise) -> Exercise | None:
    """The exercise as a trainer asks it; `None` if it does not."""
    if trainer is Trainer.COUNT:
        return counting_trumps(exercise)
    if trainer is Trainer.MISTAKE:
        return judging_a_move(exercise)
    fits = {
        None: True,
        Trainer.WORTH: exercise.question in (Asked.BID, Asked.SKAT) or exercise.theme is Theme.CONTRACT,
        Trainer.DISCARD: exercise.question is Asked.DECLARE,
        Trainer.FIRST_CARD: exercise.question is Asked.CARD
        and all(seat != exercise.view.seat for seat, _ in exercise.view.plays),
    }
    return exercise if fits[trainer] else None
