"""Skat measured as a synthetic tree: walks end at last choices and leave the game as it was, worlds grow fewer."""

from __future__ import annotations

import random

import pytest

from kiebitz.lab.deals import declared, nth_position
from kiebitz.lab.theory.skat import cards_of, end_after, halved, last_choice
from kiebitz.solver import core_position


@pytest.mark.parametrize("kind", ["suit", "grand", "null"])
def test_a_walk_ends_at_a_choice_whose_cards_all_end_the_game(kind: str) -> None:
    position, source = core_position(nth_position(kind, 1, 0)), random.Random(1)
    before = position.hands
    found = [last_choice(position, kind == "null", source) for _ in range(20)]
    assert any(ends is not None and len(ends) > 1 for ends in found)
    assert position.hands == before


def test_a_card_ends_a_game_when_nobody_has_a_choice_after_it() -> None:
    position = core_position(nth_position("suit", 1, 0))
    source = random.Random(2)
    while sum(hand.bit_count() for hand in position.hands) > 3:
        position.play(source.choice(cards_of(position.legal())))
    assert end_after(position, cards_of(position.legal())[0], False) is not None


def test_worlds_only_grow_fewer() -> None:
    game = declared(nth_position("suit", 1, 0))
    times = list(halved(game, random.Random(3)))
    assert len(times) > 20
    assert min(times) >= 0
    assert sum(times) > 20
