"""A clock for the game: every card gets its share, and the flag does not fall."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import CorePlayer, Recipe, Timed, View, create, deal, parse_contract, referee
from kiebitz.bounds import MOST_WORLDS
from kiebitz.players.clock import Clock, seconds_for_card
from kiebitz.players.recipe import SHIPPED
from tests.games import game_with_contract

times = st.floats(0, 3600)


@given(times, st.integers(1, 10), st.floats(0, 1))
def test_a_card_gets_no_more_than_there_is_and_leaves_something(time_left: float, cards: int, late: float) -> None:
    assert 0 <= seconds_for_card(time_left, cards, late) <= 0.8 * time_left


def left_after_a_game(limit: float, delays: list[float]) -> float:
    """What is left to somebody who spends the whole share of every card and is always late besides."""
    clock, left = Clock(), limit
    for cards, delay in zip(range(10, 0, -1), delays, strict=True):
        clock.tell(left)
        spent = clock.seconds_for_card(cards) if cards > 1 else 0.0
        assert spent is not None
        left -= spent + delay
    return left


@given(st.floats(0.2, 3600), st.lists(st.floats(0, 0.008), min_size=10, max_size=10))
def test_there_is_time_for_all_cards_though_each_is_a_little_late(limit: float, delays: list[float]) -> None:
    assert left_after_a_game(limit, delays) > 0


@given(st.floats(0.4, 3600), st.floats(0, 1))
def test_on_a_busy_machine_as_much_is_kept_back_as_cards_are_late(limit: float, share: float) -> None:
    assert left_after_a_game(limit, [share * limit / 16] * 10) > 0


@given(st.floats(0.5, 3600), st.integers(3, 10))
def test_an_early_card_gets_more_than_the_next(limit: float, cards: int) -> None:
    first = seconds_for_card(limit, cards)
    assert first > seconds_for_card(limit - first, cards - 1)


@pytest.mark.parametrize("time_left", [0.0, -1.0])
def test_with_the_flag_down_no_time_is_planned(time_left: float) -> None:
    assert seconds_for_card(time_left, 5) == 0


def test_time_saved_is_left_to_later_cards() -> None:
    assert seconds_for_card(8.0, 5) > seconds_for_card(4.0, 5)


def test_what_is_told_holds_for_one_question() -> None:
    clock = Clock()
    assert clock.seconds_for_card(10) is None
    clock.tell(1.0)
    assert clock.seconds_for_card(10)
    assert clock.seconds_for_card(9) is None
    clock.tell(1.0)
    clock.forget()
    assert clock.seconds_for_card(9) is None


def opening_view() -> View:
    return game_with_contract(parse_contract("C"), 1, deal(1)).view(0)


def test_no_more_worlds_are_chosen_than_there_is_time_for() -> None:
    far_too_many = MOST_WORLDS  # a hundred times as many would have to be drawn
    player = Recipe(worlds=far_too_many, inference=SHIPPED, seconds=0.2).player()
    assert 1 <= player.evidence(opening_view()).worlds < far_too_many
    player.set_time_left(1.0)
    player.play(opening_view())


def test_with_time_enough_a_clock_changes_no_decision() -> None:
    view = opening_view()
    players = [create("kermit:20", seed=3), create("kermit:20,seconds=3600", seed=3), create("kermit:20", seed=3)]
    assert isinstance(players[2], CorePlayer)
    players[2].set_time_left(36000)
    assert len({player.play(view) for player in players}) == 1
    free, limited = players[:2]
    assert isinstance(free, CorePlayer)
    assert isinstance(limited, CorePlayer)
    assert free.evidence(view) == limited.evidence(view)


def test_the_clock_holds_for_one_question() -> None:
    player = Recipe(worlds=30).player()
    player.set_time_left(0.0)
    player.play(opening_view())
    assert player.evidence(opening_view()).worlds == 30


@pytest.mark.parametrize("seconds", [1e-9, 0.001])
def test_however_short_the_time_a_card_is_played(seconds: float) -> None:
    view = opening_view()
    for player in (create("kermit:2000"), create("ddss:2000"), Recipe(worlds=2000, seconds=seconds).player()):
        assert isinstance(player, Timed)
        player.set_time_left(seconds)
        assert player.play(view) in view.legal_cards()


@pytest.mark.parametrize("player", ["kermit:20", "ddss:20"])
def test_a_game_with_a_clock_is_played_to_its_end(player: str) -> None:
    refereed = referee(deal(3), [create(player, seed) for seed in range(3)], 60.0)
    assert refereed.game.is_over
    assert not refereed.faults
