"""Whatever is changed around it, `rules` plays the cards it played before."""

from __future__ import annotations

import pytest

from tests.decisions.rules import FILE, decisions, read_line

LINES = FILE.read_text().splitlines()
PART = 64


def test_there_are_thousands() -> None:
    assert sum(len(read_line(line)[1]) for line in LINES) >= 5000


@pytest.mark.parametrize("first", range(0, len(LINES), PART))
def test_rules_plays_the_recorded_cards(first: int) -> None:
    for line in LINES[first : first + PART]:
        game, cards = read_line(line)
        assert [str(card) for card in decisions(game)] == cards, line
