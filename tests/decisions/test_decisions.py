"""Whatever is changed around it, `kermit:40` plays the cards it played before."""

from __future__ import annotations

import pytest

from tests.decisions.make import DECISIONS, FILE, decision, read_decision

LINES = FILE.read_text().splitlines()
PART = 50


def test_there_are_so_many() -> None:
    assert len(LINES) == DECISIONS


@pytest.mark.parametrize("first", range(0, DECISIONS, PART))
def test_kermit_plays_the_recorded_cards(first: int) -> None:
    lines = LINES[first : first + PART]
    assert [decision(*read_decision(line)) for line in lines] == lines
