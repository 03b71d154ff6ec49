"""What happens then: two lines of best play with open cards, after what is right and after what is not.

Where the cards lay is known of a finished game. Of a puzzle nobody knows it: then they are shown as they could lie, in
a case in which the choice matters most.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card, parse_card
from kiebitz.game import Game
from kiebitz.moves import format_move
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.outcomes.sight import foresight, see_cards
from kiebitz.practice.exercise import Exercise
from kiebitz.review.comparison import costs_in
from kiebitz.review.reason import Reason
from kiebitz.review.reasons.contrast import contrasts_of
from kiebitz.review.reasons.lines import Line, TakenTrick, best_line, line_like
from kiebitz.solver import Solver
from kiebitz.worlds import World

_WORLDS: Final = 64  # in which a telling case is looked for
_COMPARED: Final = 24  # of these, the dearest with cards where the reason supposes them
_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Following:
    """One line.

    first   the card it begins with
    tricks  from the trick under way on, with all its cards
    points  of the declarer in these tricks; in null how many of them the declarer takes
    """

    first: Card
    tricks: tuple[TakenTrick, ...]
    points: int


@dataclass(frozen=True, slots=True)
class WhatFollows:
    """Both lines, and how the cards lie there; `is_true` if that is how they lay."""

    world: World
    is_true: bool
    better: Following
    worse: Following


def what_follows(exercise: Exercise, wrong: str | None, truth: Game | None) -> WhatFollows | None:
    """After what is right and after a wrong card; `None` where no two cards are compared."""
    cards = [parse_card(text) for text in exercise.right if _is_card(text)]
    if wrong is None or not cards or not _is_card(wrong) or wrong in exercise.right:
        return None
    best, played, view = cards[0], parse_card(wrong), exercise.view
    solver = Solver()
    world = World.of_game(truth) if truth is not None else _telling(exercise, played, best, solver)
    position = world.position(view)
    model = best_line(solver, position, best)
    lines = model, line_like(solver, position, played, model)
    declarer = position.declarer
    better, worse = (
        _following(Line.of(position, line), line[0], declarer, view.contract is not None) for line in lines
    )
    return WhatFollows(world, truth is not None, better, worse)


def _telling(exercise: Exercise, played: Card, best: Card, solver: Solver) -> World:
    """A case that shows what the reason says: cards lie as it supposes, and the loss is about the one that it names."""
    sight = see_cards(foresight(), shipped_calibration(), exercise.view, _WORLDS, _SEED)
    dearest = [world for world, _ in sorted(costs_in(sight, played, best), key=lambda found: -found[1])]
    supposed = [world for world in dearest if _fits(world, exercise.reason)][:_COMPARED]
    named = None if exercise.reason is None else exercise.reason.points

    def distance(world: World) -> int:
        contrasts = contrasts_of(solver, world.position(exercise.view), played, best)
        loss = contrasts[0].loss if contrasts else 0
        return int(loss == 0) if named is None else abs(loss - named)

    return min(supposed or dearest[:1], key=distance)


def _fits(world: World, reason: Reason | None) -> bool:
    supposed = None if reason is None else reason.supposed
    return supposed is None or supposed.card in world.hands[supposed.seat]


def _following(line: Line, first: Card, declarer: int, counts: bool) -> Following:
    points = sum(trick.points for trick in line.tricks if trick.winner == declarer)
    return Following(first, line.tricks, points if counts else 0)


def _is_card(text: str) -> bool:
    try:
        return format_move(parse_card(text)) == text
    except ValueError:
        return False
