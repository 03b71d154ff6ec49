"""What happens then, for every kind of question: both lines to the end of the game, and all of it on the board."""

from __future__ import annotations

import random

import pytest

from kiebitz import parse_game
from kiebitz.board import format_tree, parse_tree
from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.moves import PASS, format_move
from kiebitz.practice.exercise import Asked, Exercise, of_puzzle, question_of
from kiebitz.practice.puzzle import shipped_puzzles
from kiebitz.practice.supposing import likely_games
from kiebitz.practice.trainers import Trainer, exercises
from kiebitz.practice.what_follows import WhatFollows, what_follows
from tests.practice.practised import a_wrong_answer
from tests.session.tables import TOPS

PUZZLES = shipped_puzzles()
ALL = [of_puzzle(PUZZLES.get(name)) for name in PUZZLES.names]


def some(question: Asked, number: int) -> list[Exercise]:
    return random.Random(37).sample([each for each in ALL if each.question is question], number)


def assert_played_out(exercise: Exercise, follows: WhatFollows) -> None:
    """Every line goes to the end, from a moment at which the seat sees what it is shown."""
    assert follows.game.view(exercise.view.seat) == exercise.view
    for line in follows.lines:
        assert line.game.is_over
        assert line.game.history[: line.number] == follows.game.history
        assert not any(isinstance(move, Card) for _, move in line.calls)
        assert all(len(trick.cards) == 3 for trick in line.tricks)
    text = format_tree(follows.tree())
    assert format_tree(parse_tree(text)) == text
    assert follows.tree().standing(follows.game.moves).game == follows.game


@pytest.mark.parametrize("question", [Asked.BID, Asked.DECLARE, Asked.CARD])
def test_both_choices_are_played_to_the_end(question: Asked) -> None:
    for exercise in some(question, 6):
        wrong = a_wrong_answer(exercise)
        follows = what_follows(exercise, wrong, None)
        assert_played_out(exercise, follows)
        assert [format_move(line.first) for line in follows.lines] == [exercise.right[0], wrong]


def test_after_a_right_answer_the_other_line_is_the_one_that_tempts() -> None:
    (exercise,) = some(Asked.DECLARE, 1)
    follows = what_follows(exercise, exercise.right[0], None)
    assert [format_move(line.first) for line in follows.lines] == [exercise.right[0], exercise.made]


def test_the_case_of_a_call_or_declaration_is_one_in_which_it_matters() -> None:
    asked = some(Asked.BID, 10) + some(Asked.DECLARE, 10)
    assert sum(_gain(each) > 0 for each in asked) >= 0.9 * len(asked)


def _gain(exercise: Exercise) -> float:
    better, worse = (line.game.result().list_points() for line in what_follows(exercise, exercise.right[0], None).lines)
    seat = exercise.view.seat or 0
    return (better[seat] - sum(better) / 3) - (worse[seat] - sum(worse) / 3)


def test_where_the_cards_lay_is_told_of_own_games() -> None:
    game = parse_game(f"{TOPS} p p")
    exercise = _passing_with_all_jacks(game)
    follows = what_follows(exercise, "p", game)
    assert follows.is_true
    assert_played_out(exercise, follows)
    assert [line.game.result().value > 0 for line in follows.lines] == [True, False]
    assert follows.lines[1].game.result().passed_in


def _passing_with_all_jacks(game: Game) -> Exercise:
    view = game.view(0)
    return Exercise("moment:1", view, question_of(view), ("p", "18"), ("18",), format_move(PASS), None, is_own=True)


@pytest.mark.parametrize("trainer", [Trainer.COUNT, Trainer.MISTAKE])
def test_questions_about_a_moment_lead_to_the_board_too(trainer: Trainer) -> None:
    exercise = next(exercises(PUZZLES, trainer))
    follows = what_follows(exercise, exercise.right[0], None)
    assert_played_out(exercise, follows)
    assert len(follows.lines) == (2 if trainer is Trainer.MISTAKE else 0)


def test_likely_games_are_what_the_seat_has_seen() -> None:
    for exercise in some(Asked.BID, 3) + some(Asked.DECLARE, 3):
        games = likely_games(exercise.view, 20)
        assert all(game.view(exercise.view.seat) == exercise.view for game in games)
        assert len({str(game.deal) for game in games}) > 5
