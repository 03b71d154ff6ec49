"""Legal play sequences of fixed positions, counted by the rules and by the core as a naive counter counted them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kiebitz import Position, parse_position
from kiebitz._core import Position as CorePosition

COUNTS = Path(__file__).parents[2] / "data/perft/counts.txt"
CASES = [line.split(" ; ") for line in COUNTS.read_text().splitlines()]
MOST_IN_PYTHON = 100_000


def perft(position: Position, depth: int) -> int:
    if depth == 0 or position.is_over:
        return 1
    return sum(perft(position.after(card), depth - 1) for card in position.legal_moves())


def test_the_file_holds_every_kind_of_game_and_unfinished_tricks() -> None:
    assert {text.split()[1] for text, _ in CASES} == set("DHSCGN")
    assert any(not text.endswith(":-") for text, _ in CASES)


@pytest.mark.parametrize(("text", "counts"), CASES)
def test_python_rules_count_as_the_naive_counter(text: str, counts: str) -> None:
    position = parse_position(text)
    for depth, expected in enumerate(map(int, counts.split()), start=1):
        if expected <= MOST_IN_PYTHON:
            assert perft(position, depth) == expected


@pytest.mark.parametrize(("text", "counts"), CASES)
def test_the_core_counts_as_the_naive_counter(text: str, counts: str) -> None:
    position = parse_position(text)
    core = CorePosition(position.kind, position.declarer, position.hands, position.leader, position.trick)
    for depth, expected in enumerate(map(int, counts.split()), start=1):
        assert core.perft(depth) == expected
