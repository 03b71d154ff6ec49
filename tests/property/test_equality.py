"""Equal things are equal and have equal hashes, so that they can be keys; what changes cannot be one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import Card, CardSet, Game, View, deal
from kiebitz.engine.messages import GameOver
from kiebitz.seats import observe
from kiebitz.worlds import World, sample_worlds
from tests.games import choices, play_out, seeds

seats = st.sampled_from([None, 0, 1, 2])


def twice(seed: int, numbers: list[int]) -> tuple[Game, Game]:
    """The same story told from the beginning."""
    return play_out(Game(deal(seed)), numbers, strange=True), play_out(Game(deal(seed)), numbers, strange=True)


@given(seeds, choices, st.integers(0, 60), seats)
def test_what_is_the_same_is_equal_and_the_same_key(seed: int, numbers: list[int], end: int, seat: int | None) -> None:
    one, other = twice(seed, numbers[:end])
    pairs: list[tuple[object, object]] = [
        (one.view(seat), other.view(seat)),
        (observe(one.view(seat)), observe(other.view(seat))),
        (one.deal, other.deal),
        (one.auction, other.auction),
        (one.contract, other.contract),
        (one.position, other.position),
        (World.of_game(one), World.of_game(other)),
        (GameOver(one.view(seat)), GameOver(other.view(seat))),
    ]
    for first, second in pairs:
        assert first == second
        assert hash(first) == hash(second)
        assert {first: "found"}[second] == "found"


@given(seeds, choices, st.integers(0, 59))
def test_what_differs_is_unequal(seed: int, numbers: list[int], end: int) -> None:
    before, after = Game(deal(seed)), Game(deal(seed))
    play_out(before, numbers[:end])
    play_out(after, numbers[: end + 1])
    views = [before.view(seat) for seat in (None, 0, 1, 2)]
    assert len(set(views)) == len({observe(view) for view in views}) == 4
    if before != after:
        assert before.view(None) != after.view(None)
    if before.position != after.position:
        assert observe(before.view(0)) != observe(after.view(0))


@given(seeds, choices)
def test_views_know_nothing_of_what_was_asked_of_them(seed: int, numbers: list[int]) -> None:
    one, other = (game.view(1) for game in twice(seed, numbers[:20]))
    assert one.plays is not None  # which is kept there
    assert one.unseen is not None
    assert one == other
    assert hash(one) == hash(other)


def test_other_names_make_another_view() -> None:
    view = Game(deal(1)).view(0)
    assert replace(view, names=("a", "b", "c")) != view
    assert replace(view) == view


def test_views_are_equal_to_nothing_else() -> None:
    view = Game(deal(1)).view(0)
    assert view != observe(view)
    assert observe(view) != view


def test_what_changes_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(Game(deal(1)))


def test_worlds_are_keys() -> None:
    view: View = Game(deal(1)).view(0)
    assert set(sample_worlds(view, 20, seed=3)) == set(sample_worlds(view, 20, seed=3))
    assert {CardSet([Card(3)]): 1}[CardSet([Card(3)])] == 1
