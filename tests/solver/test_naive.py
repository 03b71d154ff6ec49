"""The solver agrees with a naive minimax that shares no code with it."""

from __future__ import annotations

import random

import pytest

from kiebitz import Card, Kind, Position, Solver
from kiebitz.cards import card_points
from tests.solver import naive
from tests.solver.positions import random_position


def taken(position: Position) -> int:
    """What the package counts and the naive minimax does not: points that the declarer has already."""
    return 0 if position.kind == Kind.NULL else position.points + card_points(position.skat)


@pytest.mark.parametrize("kind", Kind)
def test_random_endgames(kind: Kind) -> None:
    source = random.Random(f"endgames {kind}")
    solver = Solver()
    for number in range(50):
        position = random_position(source, kind, cards=2 + number % 3, on_table=number // 3 % 3)
        state = naive.state_of(position)
        assert solver.solve(position).value == naive.value(state) + taken(position)
        found = {str(card.card): card.value for card in solver.solve_cards(position)}
        assert found == {card: naive.value_of_card(state, card) + taken(position) for card in naive.legal_cards(state)}


@pytest.mark.parametrize("kind", Kind)
def test_lines_come_to_the_value(kind: Kind) -> None:
    source = random.Random(f"lines {kind}")
    solver = Solver()
    for number in range(30):
        position = random_position(source, kind, cards=4 + number % 4, on_table=number % 3)
        solution = solver.solve(position)
        end = after_all(position, solver.best_line(position))
        if kind != Kind.NULL:
            assert end.is_over
            assert taken(end) == solution.value
        elif solution.won:
            assert end.is_over
            assert end.tricks == 0
        else:
            assert end.tricks == 1
            assert solution.lost_in_trick == 10 - end.cards_left


def after_all(position: Position, cards: list[Card]) -> Position:
    for card in cards:
        position = position.after(card)
    return position
