"""What happens then: how the game goes to its end after what is right, and after what is not.

Until the first card all seats bid and declare on by what they know; then cards are played with open cards, best by all.
Where the cards lay is known of a finished game. Of a puzzle nobody knows it: then they are shown as they could lie, in
a case in which the choice matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from kiebitz.board import Tree
from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.moves import Move, parse_move
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.outcomes.sight import foresight, see_cards
from kiebitz.players import ask, create
from kiebitz.practice.exercise import Asked, Exercise
from kiebitz.practice.supposing import game_in, likely_games
from kiebitz.review.comparison import costs_in
from kiebitz.review.reason import Reason
from kiebitz.review.reasons.contrast import contrasts_of
from kiebitz.review.reasons.lines import best_line, line_like
from kiebitz.solver import Solver
from kiebitz.view import Phase, Trick
from kiebitz.worlds import World

_WORLDS: Final = 64  # in which a telling case is looked for
_COMPARED: Final = 24  # of these, the dearest with cards where the reason supposes them
_CASES: Final = 96  # for calls and declarations, whose games are played to their ends
_TELLING: Final = 5  # cases in which the choice matters, of which the one in the middle is shown
_SEED: Final = 1
_BIDDER: Final = "policy"  # who bids and declares on


@dataclass(frozen=True, eq=False, slots=True)
class Following:
    """One line: a game that is over, and after how many moves the line begins."""

    game: Game
    number: int

    @property
    def first(self) -> Move:
        """The move that it is about."""
        return self.game.moves[self.number]

    @property
    def calls(self) -> list[tuple[int, Move]]:
        """What comes between that and the first card: calls, the skat, the contract."""
        return [(seat, move) for seat, move in self.game.history[self.number + 1 :] if not isinstance(move, Card)]

    @property
    def tricks(self) -> list[Trick]:
        """From the one under way on."""
        before = sum(isinstance(move, Card) for move in self.game.moves[: self.number])
        return self.game.view(None).finished_tricks[before // 3 :]

    @property
    def points(self) -> int:
        """Card points of the declarer in all, with the skat."""
        return self.game.result().points


@dataclass(frozen=True, eq=False, slots=True)
class WhatFollows:
    """The moment with all its cards, `is_true` if that is how they lay; and lines from there, the better one first.

    There are two where something right and something wrong was or may be chosen, and none where no move was asked for.
    """

    game: Game
    is_true: bool
    lines: tuple[Following, ...]

    def tree(self) -> Tree:
        """All of it for the analysis board: the game so far, and each line as a variation."""
        tree = Tree(self.game.deal)
        for moves in (self.game.moves, *(line.game.moves for line in self.lines)):
            for number, move in enumerate(moves):
                tree.play(moves[:number], move)
        return tree


def what_follows(exercise: Exercise, answer: str, truth: Game | None) -> WhatFollows:
    """After an answer: what comes of what is right, and of the wrong choice made now, or else of the one made then."""
    choices, solver = [parse_move(text) for text in _choices(exercise, answer)], Solver()
    if truth is not None:
        return _followed(truth, choices, solver, is_true=True)
    if exercise.view.phase is not Phase.PLAY:
        cases = (_followed(case, choices, solver) for case in likely_games(exercise.view, _CASES))
        return _usual(cases, exercise.view.seat or 0)
    if len(choices) < 2:
        return _followed(likely_games(exercise.view, 1)[0], choices, solver)
    best, played = choices
    assert isinstance(best, Card)
    assert isinstance(played, Card)
    world = _telling(exercise, played, best, solver)
    return _followed(game_in(exercise.view, world), choices, solver)


def _choices(exercise: Exercise, answer: str) -> tuple[str, ...]:
    """What is right, and what is wrong if there is such a choice."""
    if exercise.question in (Asked.TRUMPS, Asked.MISTAKE):
        return exercise.behind or ()
    if not exercise.judge(answer):
        return exercise.right[0], answer
    is_tempting = exercise.made is not None and exercise.made not in (answer, *exercise.right)
    return (answer, exercise.made) if is_tempting and exercise.made else (answer,)


def _followed(game: Game, choices: Iterable[Move], solver: Solver, *, is_true: bool = False) -> WhatFollows:
    lines: list[Following] = []
    for move in choices:
        model = lines[0].game.moves[len(game.history) :] if lines else None
        lines.append(Following(_played_out(game, move, model, solver), len(game.history)))
    return WhatFollows(game, is_true, tuple(lines))


def _played_out(game: Game, move: Move, model: list[Move] | None, solver: Solver) -> Game:
    """The game after a move to its end; as much as possible like another line from the same card on."""
    played, bidder = game.copy(), create(_BIDDER)
    if isinstance(move, Card):
        assert game.position is not None
        cards = (
            best_line(solver, game.position, move)
            if model is None
            else line_like(solver, game.position, move, [each for each in model if isinstance(each, Card)])
        )
    else:
        played.push(move)
        while played.phase not in (Phase.PLAY, Phase.OVER):
            assert played.turn is not None
            played.push(ask(bidder, played.view(played.turn)))
        cards = [] if played.position is None else solver.best_line(played.position)
    for card in cards:
        if not played.is_over:  # an announced schwarz is lost with the first trick
            played.push(card)
    return played


# -- as the cards could lie ------------------------------------------------------------------------------------------


def _usual(cases: Iterator[WhatFollows], seat: int) -> WhatFollows:
    """Of the first cases in which the better line is better the one in the middle; any, if there is none."""
    first = next(cases)
    if len(first.lines) < 2:
        return first
    found = (case for case in chain([first], cases) if _gain(case, seat) > 0)
    telling = sorted(islice(found, _TELLING), key=lambda case: _gain(case, seat))
    return telling[len(telling) // 2] if telling else first


def _gain(case: WhatFollows, seat: int) -> float:
    """What the better line brings a seat more, in list points less the mean of the others'."""
    better, worse = (line.game.result().list_points() for line in case.lines)
    gains = [one - other for one, other in zip(better, worse, strict=True)]
    return gains[seat] - (sum(gains) - gains[seat]) / 2


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
