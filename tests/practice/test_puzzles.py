"""Puzzles: what ships can be asked, its answers stand in new worlds, and hidden cards have no part in it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kiebitz.cards import Card
from kiebitz.cli.practice_page import why_text
from kiebitz.cli.speaker import speaker
from kiebitz.contract import Kind
from kiebitz.deals import deal
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.game import Game
from kiebitz.lessons import read_lessons
from kiebitz.players import ask, create
from kiebitz.practice.exercise import Asked, Exercise, of_puzzle, trumps_out
from kiebitz.practice.finding import find_card, find_puzzles
from kiebitz.practice.making import Plan, choose, make_puzzles
from kiebitz.practice.puzzle import UnknownPuzzle, puzzle_of_row, row_of_puzzle, shipped_puzzles
from kiebitz.practice.themes import Theme, theme_of
from kiebitz.practice.trainers import Trainer, exercise_of_key, exercises
from kiebitz.practice.what_follows import what_follows
from kiebitz.review import ReasonKind
from kiebitz.solver import Solver
from kiebitz.work.workers import local_workers
from kiebitz.worlds import World

PUZZLES = shipped_puzzles()
SOME = random.Random(5).sample(PUZZLES.names, 25)
RANKS = {Theme.BID, Theme.CONTRACT, Theme.DISCARD}


def a_game(number: int) -> Game:
    game = Game(deal(number))
    players = [create("rules", seat) for seat in range(3)]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def test_every_reason_has_a_theme() -> None:
    assert {theme_of(kind) for kind in ReasonKind} == set(Theme)


def test_lessons_are_among_the_puzzles() -> None:
    assert {lesson.name for lesson in read_lessons()} <= set(PUZZLES.names)


def test_all_that_ship_can_be_read_and_asked() -> None:
    for name in PUZZLES.names:
        puzzle = PUZZLES.get(name)
        exercise = of_puzzle(puzzle)
        assert puzzle.view.my_turn
        assert set(puzzle.right) <= set(puzzle.view.legal_moves())
        assert puzzle.tempting is None or puzzle.tempting not in puzzle.right
        assert all(exercise.judge(answer) for answer in exercise.right)
        assert puzzle.texts is not None or (puzzle.reason is not None and puzzle.grade in range(1, 6))


def test_a_puzzle_is_written_and_read_as_it_is() -> None:
    for name in SOME:
        puzzle = PUZZLES.get(name)
        if puzzle.texts is None:
            assert puzzle_of_row(json.loads(json.dumps(row_of_puzzle(puzzle)))) == puzzle


@pytest.mark.parametrize("name", SOME)
def test_a_puzzle_is_the_same_however_the_hidden_cards_lie(name: str) -> None:
    view = PUZZLES.get(name).view
    assert view.seat is not None
    dealt = [fitting_game(Knowledge.of(view), random.Random(number)) for number in range(8)]
    assert len({game.deal for game in dealt}) > 1
    assert all(game.view(view.seat) == view for game in dealt)


def test_what_is_found_does_not_depend_on_how_the_hidden_cards_lie() -> None:
    cards = [PUZZLES.get(name) for name in PUZZLES.names if name in SOME]
    late = [puzzle for puzzle in cards if isinstance(puzzle.right[0], Card) and len(puzzle.view.hand) <= 7][:3]
    for puzzle in late:
        seat = puzzle.view.seat
        assert seat is not None
        found = [
            find_card(fitting_game(Knowledge.of(puzzle.view), random.Random(number)).view(seat)) for number in range(2)
        ]
        assert found[0] == found[1]


def test_trumps_that_are_out_are_those_that_nobody_has_shown() -> None:
    for number in range(6):
        replayed = Game((game := a_game(number)).deal)
        for seat, move in game.history:
            view = replayed.view(seat)
            if isinstance(move, Card) and view.contract is not None and view.contract.kind is not Kind.NULL:
                elsewhere = {card for other in range(3) if other != seat for card in replayed.hand(other)}
                hidden = elsewhere if view.skat else elsewhere | set(World.of_game(replayed).skat)
                assert trumps_out(view) == sum(is_trump(card, view.contract.kind) for card in hidden)
            replayed.push(move)


def is_trump(card: Card, kind: Kind) -> bool:
    return str(card)[1] == "J" or str(card)[0] == kind.letter


@pytest.mark.parametrize("trainer", list(Trainer))
def test_every_trainer_has_something_to_ask(trainer: Trainer) -> None:
    asked = next(exercises(PUZZLES, trainer))
    assert exercise_of_key(PUZZLES, asked.key) == asked
    assert asked.judge(asked.right[0])


def test_was_that_a_mistake_has_both_answers() -> None:
    answers = {exercise.right for exercise in exercises(PUZZLES, Trainer.MISTAKE)}
    assert answers == {("yes",), ("no",)}


def test_what_happens_then_is_played_by_the_rules_to_the_end() -> None:
    for name in SOME[:10]:
        exercise = of_puzzle(PUZZLES.get(name))
        if exercise.question is not Asked.CARD or exercise.made is None:
            continue
        better, worse = what_follows(exercise, exercise.made, None).lines
        assert str(better.first) in exercise.right
        assert str(worse.first) == exercise.made
        assert better.game.is_over
        assert better.tricks[-1].cards[0] not in exercise.view.played


@pytest.mark.parametrize("name", SOME)
def test_the_case_that_is_shown_is_one_that_the_reason_speaks_of(name: str) -> None:
    exercise = of_puzzle(PUZZLES.get(name))
    if exercise.reason is None or exercise.reason.supposed is None or exercise.made is None:
        return
    follows = what_follows(exercise, exercise.made, None)
    assert exercise.reason.supposed.card in follows.game.hand(exercise.reason.supposed.seat)


def test_lines_show_the_loss_that_the_reason_names() -> None:
    shown = [of_puzzle(PUZZLES.get(name)) for name in random.Random(6).sample(PUZZLES.names, 60)]
    costs = [one for one in shown if "Costs" in (why_text(one, speaker("en")) or "")]
    near = [abs(_loss(one) - (one.reason.points or 0)) <= 3 for one in costs if one.reason is not None]
    assert len(near) >= 15
    assert sum(near) >= 0.8 * len(near)


def _loss(exercise: Exercise) -> int:
    assert exercise.made is not None
    better, worse = what_follows(exercise, exercise.made, None).lines
    return abs(better.points - worse.points)


def test_unknown_names_are_refused() -> None:
    for key in ("puzzle:nothing", "puzzle:", "count/puzzle:nothing", "other/puzzle:smear-1"):
        with pytest.raises(UnknownPuzzle):
            exercise_of_key(PUZZLES, key)


def test_making_puzzles_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan(games=1, number=5, player="rules", seed=3)
    with local_workers(1) as workers:
        first = make_puzzles(workers, plan, tmp_path, lambda: None)
        (kept,) = (tmp_path / "games").iterdir()
        kept.write_text("".join(json.dumps(row) + "\n" for row in [*first, {**FIRST_ROW, "name": "kept"}]))
        again = make_puzzles(workers, plan, tmp_path, lambda: None)
    assert [row["name"] for row in again if row["name"] == "kept"] == ["kept"]


def test_what_is_common_leaves_room_for_the_rest() -> None:
    rare = {**FIRST_ROW, "name": "rare", "reason": {"kind": ReasonKind.NOT_SMEARED.value}}
    common = [
        {**FIRST_ROW, "name": f"common-{number}", "reason": {"kind": ReasonKind.BID_THIN.value}} for number in range(9)
    ]
    assert "rare" in [row["name"] for row in choose([*common, rare], 2)]


def test_a_puzzle_has_a_reason_that_speaks_of_its_cards() -> None:
    solver = Solver()
    found = next(found for number in range(30) for found in find_puzzles(a_game(number)))
    puzzle = found.named("one", solver)
    assert puzzle is None or puzzle.reason is not None


FIRST_ROW = next(row for _, row in PUZZLES)
