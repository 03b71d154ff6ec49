"""First steps: twelve pages whose tasks have right answers, by the rules and as a strong player would have them."""

from __future__ import annotations

import itertools

import pytest

from kiebitz.formats.game_text import parse_game
from kiebitz.hints import Adviser
from kiebitz.learn import FIRST_GAME, InvalidTask, Task, TaskKind, read_pages
from kiebitz.learn.tasks import read_task
from kiebitz.view import Phase

TASKS = [task for page in read_pages() for task in page.tasks]
BY_TEACHER = [task for task in TASKS if task.view is not None]


def named(name: str) -> Task:
    return next(task for task in TASKS if task.name == name)


def test_there_are_twelve_pages_each_with_something_to_do_and_the_last_is_a_game() -> None:
    pages = read_pages()
    assert len(pages) == 12
    assert all(page.tasks for page in pages[:-1])
    game = parse_game(FIRST_GAME)
    assert (game.phase, game.turn) == (Phase.AUCTION, 0)
    assert len({task.name for task in TASKS}) == len(TASKS)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_a_right_answer_is_right_and_there_is_a_wrong_one(task: Task) -> None:
    assert all(task.is_right(right) for right in task.right)
    cards = map(str, task.hand or task.trick)
    answers = itertools.permutations(task.choices or cards, min(task.wanted, 2))
    assert any(not task.is_right(answer) for answer in answers)
    assert not task.is_right(())
    assert not task.is_right(("XX",) * task.wanted)


def test_the_rules_judge() -> None:
    assert named("order").right == (("SA", "ST", "SK", "SQ", "S9", "S7"),)
    assert named("null-order").right == (("HA", "HK", "HQ", "HJ", "HT", "H9"),)
    assert sorted(named("follow").right[0]) == ["S7", "S9", "SA"]
    assert sorted(named("jack-led").right[0]) == ["H9", "HA"]
    assert named("takes").right == (("ST",),)
    assert named("ruff").right == (("H7",),)
    assert [named(name).right[0][0] for name in ("count", "count-jacks")] == ["25", "5"]
    assert [named(name).right[0][0] for name in ("with", "without", "schneider", "lost")] == ["30", "33", "40", "-60"]


def test_an_order_is_judged_as_an_order_and_a_choice_of_cards_is_not() -> None:
    assert not named("order").is_right(("ST", "SA", "SK", "SQ", "S9", "S7"))
    assert named("put-away").is_right(("DK", "ST"))
    assert named("follow").is_right(("S7", "S9", "SA"))


@pytest.mark.parametrize("task", BY_TEACHER, ids=lambda task: task.name)
def test_the_strongest_player_agrees_with_the_teacher(task: Task) -> None:
    assert task.view is not None
    assert (str(Adviser(1).hint(task.view).move),) in task.right


@pytest.mark.parametrize(
    "told",
    [
        {"name": "no kind"},
        {"name": "no contract", "kind": "order", "hand": "SA.SK"},
        {"name": "two suits", "kind": "order", "hand": "SA.HK", "contract": "G"},
        {"name": "not among the choices", "kind": "points", "trick": ["SA"], "contract": "G", "choices": [1]},
        {"name": "not held", "kind": "discard", "hand": "SA.SK", "contract": "G", "right": ["HA.HK"]},
    ],
    ids=lambda told: told["name"],
)
def test_a_task_that_is_written_wrongly_is_refused_by_name(told: dict[str, object]) -> None:
    with pytest.raises(InvalidTask, match=str(told["name"])):
        read_task(told)


def test_every_kind_of_task_is_used() -> None:
    assert {task.kind for task in TASKS} == set(TaskKind)
