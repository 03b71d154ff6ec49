"""Deals with known values: what a plain search found stands in data/deals, and the full one must find it again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kiebitz import Position, Solver, Techniques, format_position, parse_position
from kiebitz.solver import TableKind
from tests.solver.make_deals import DEALS, FOLDER

Known = tuple[Position, int, dict[str, int]]


def known_deals(name: str) -> Iterator[Known]:
    for line in (FOLDER / f"{name}.txt").read_text().splitlines():
        position, value, cards = line.split(" ; ")
        values = dict(card.split("=") for card in cards.split())
        yield parse_position(position), int(value), {card: int(worth) for card, worth in values.items()}


@pytest.mark.parametrize("name", DEALS)
def test_there_are_ten_of_each(name: str) -> None:
    deals = list(known_deals(name))
    assert len(deals) == 10
    for line, (position, _, cards) in zip((FOLDER / f"{name}.txt").read_text().splitlines(), deals, strict=True):
        assert line.startswith(format_position(position))
        assert set(cards) == {str(card) for card in position.legal_moves()}


@pytest.mark.parametrize("table", [TableKind.CANONICAL, TableKind.PARTITION])
@pytest.mark.parametrize("name", DEALS)
def test_values(name: str, table: TableKind) -> None:
    solver = Solver(techniques=Techniques(table=table))
    for position, value, cards in known_deals(name):
        assert solver.solve(position).value == value
        assert {str(card.card): card.value for card in solver.solve_cards(position)} == cards


@pytest.mark.parametrize("name", DEALS)
def test_questions(name: str) -> None:
    solver = Solver()
    for position, value, cards in known_deals(name):
        assert solver.at_least(position, value) is True
        assert solver.at_least(position, value + 1) is False
        for card in solver.solve_cards(position, points=value):
            assert card.reaches(value) is (cards[str(card.card)] >= value)
