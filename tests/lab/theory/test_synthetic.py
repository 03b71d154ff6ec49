"""Synthetic trees: they are what their parameters say, and players do in them what the papers found."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from kiebitz import _core
from kiebitz.lab.theory.corner import CORRELATION, DISAMBIGUATION
from kiebitz.lab.theory.synthetic import exploitability, recursive_policies, score

synthetic = _core.ExtensiveGame.synthetic


def sets_of(disambiguation: float, **shape: int) -> int:
    return len(synthetic(0.5, 0.5, disambiguation, seed=1, **shape).sets)


def test_a_tree_has_as_many_sets_as_players_can_tell_apart() -> None:
    moves = 2**8 - 1
    assert sets_of(0) == 8 * moves  # one's own world is all that is known
    assert sets_of(1) == 64 * moves  # everything is known
    assert sets_of(0) < sets_of(0.3) < sets_of(0.6) < sets_of(1)
    assert sets_of(1, blind=1) == 64 * (moves - 3) + 8 * 3


def test_nothing_matters_where_all_ends_are_alike() -> None:
    game = synthetic(1, 1, 0.3, seed=1)
    assert game.payoffs(game.uniform()) == pytest.approx([1, -1])
    assert game.gains(game.uniform()) == pytest.approx([0, 0])


def test_with_everything_known_open_cards_are_right() -> None:
    game = synthetic(0.5, 0.3, 1, seed=2)
    assert max(game.gains(game.open_cards())) == pytest.approx(0, abs=1e-12)


def test_an_equilibrium_leaves_no_more_than_was_asked_for() -> None:
    game = synthetic(0.75, 0.5, 0.3, seed=3, depth=6)
    assert max(game.gains(game.equilibrium(2000, 0.002))) <= 0.002
    best = game.equilibrium(2000, 0.002)
    for policy in (game.uniform(), game.open_cards(), game.uct(500, 1.4, 1)):
        assert score(game, policy, best) <= 0.002
        assert exploitability(game, policy) >= -1e-9


def test_recursion_ends_where_the_tree_does() -> None:
    """Each level needs one move more to differ, so those beyond the depth of the tree are all the same."""
    game = synthetic(0.5, 0.5, 0.3, seed=4, depth=5)
    levels = recursive_policies(game, 6)
    assert levels[0].shares != levels[1].shares
    assert levels[5].shares == levels[6].shares


def means(bias: float, blind: int, trees: int = 8) -> tuple[float, float]:
    """Open cards, and random moves, against the equilibrium at the parameters of Skat."""
    scores = []
    for seed in range(trees):
        game = synthetic(bias, CORRELATION, DISAMBIGUATION, seed=seed, blind=blind)
        best = game.equilibrium(60)
        scores.append([score(game, policy, best) for policy in (game.open_cards(), game.uniform())])
    pimc, random = (statistics.fmean(column) for column in zip(*scores, strict=True))
    return pimc, random


@pytest.mark.parametrize("bias", [0.5, 0.75])
def test_open_cards_lose_a_tenth_to_the_equilibrium_at_the_corner_of_skat(bias: float) -> None:
    assert means(bias, blind=0)[0] == pytest.approx(-0.1, abs=0.05)


def test_open_cards_gain_as_published_over_random_play_if_the_first_move_is_blind() -> None:
    pimc, random = means(0.5, blind=1)
    assert pimc - random == pytest.approx(0.4, abs=0.05)


def recursion_gains(disambiguation: float) -> float:
    """How much more R1 can be exploited than R0, over some parameters."""
    found = []
    for seed in range(6):
        for correlation in (0.2, 0.5, 0.8):
            game = synthetic(0.5, correlation, disambiguation, seed=seed)
            r0, r1 = (exploitability(game, policy) for policy in recursive_policies(game, 1))
            found.append(r1 - r0)
    return statistics.fmean(found)


def test_one_level_of_recursion_hurts_where_nothing_is_learned_and_helps_where_much_is() -> None:
    assert recursion_gains(0) > 0
    assert recursion_gains(0.6) < 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"bias": 1.5},
        {"depth": 0},
        {"depth": 16, "most_moves": 8},
        {"worlds": 65},
        {"most_moves": 1},
        {"alike": -0.1},
    ],
)
def test_what_is_no_tree_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"tree|worlds|moves"):
        synthetic(**{"bias": 0.5, "correlation": 0.5, "disambiguation": 0.5, "seed": 1, **wrong})


@pytest.mark.parametrize(
    ("nodes", "payoffs", "fault"),
    [
        ([], [], "root"),
        ([(-1, 0, 0, 1.0), (0, -1, -1, 1.0)], [], "payoff"),
        ([(-1, 0, 1, 1.0), (0, -1, -1, 1.0)], [1.0], "numbered"),
        ([(-1, -1, -1, 1.0), (0, -1, -1, 0.5)], [1.0], "add up"),
        ([(-1, 0, 0, 1.0), (0, 0, 0, 1.0), (1, -1, -1, 1.0)], [1.0], "remember"),
    ],
)
def test_what_is_no_game_is_refused(nodes: list[tuple[int, int, int, float]], payoffs: list[float], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        _core.ExtensiveGame(1, nodes, payoffs)


def test_at_low_disambiguation_it_is_fixed_moves_that_are_exploited() -> None:
    """What Furtak wonders about (9.5): who takes the first of equal moves is exploited nearly as far as R1."""
    found = []
    for seed in range(5):
        game = synthetic(0.5, 0.5, 0, seed=seed)
        policies = (game.open_cards(), game.open_cards("first"), game.playouts(game.open_cards()))
        found.append([exploitability(game, policy) for policy in policies])
    split, first, r1 = (statistics.fmean(column) for column in zip(*found, strict=True))
    assert split < first < r1 + 0.05
    assert first - split > 0.5 * (r1 - split)
