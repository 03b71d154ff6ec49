"""The policy's network: the core and numpy compute the same, and the slope that is learned by is the true one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from kiebitz import ALL_CONTRACTS, _core
from kiebitz.seats import observe
from kiebitz.training.policy.decisions import DECISION, Decisions, Inputs, decisions_of
from kiebitz.training.policy.fit import Lesson, answers, fit
from kiebitz.training.policy.games import GAME, play_games, read_games
from kiebitz.training.policy.network import SHAPES, Pass, first_numbers
from kiebitz.training.policy.report import foreseen, summary
from tests.policy.made_up import made_up_bytes, made_up_policy, numbers_of_nets
from tests.property.test_seat_games import any_game


def observations(seed: int) -> Iterator[_core.Observation]:
    """What the seats in turn see of a random game."""
    source = random.Random(seed)
    game = any_game(ALL_CONTRACTS[seed % len(ALL_CONTRACTS)], seed)
    while not game.is_over:
        assert game.turn is not None
        yield observe(game.view(game.turn))
        game.push(source.choice(game.legal_moves()))


def decision_of(seen: _core.Observation) -> Decisions:
    row = np.zeros(1, DECISION)
    assert seen.contract is not None
    places = _core.policy_places(seen.contract[0])
    legal = [card for card in range(32) if seen.legal >> card & 1]
    row["bits"] = np.frombuffer(_core.policy_bits(seen, expert=True), np.uint8)
    row["net"], row["number"] = _core.policy_net(seen), len(legal)
    row["outputs"][0, : len(legal)] = [places[card][0] * _core.Policy.places + places[card][1] for card in legal]
    return row


@pytest.mark.parametrize("seed", range(len(ALL_CONTRACTS)))
def test_the_core_and_numpy_compute_the_same(seed: int) -> None:
    for seen in observations(seed):
        decision = decision_of(seen)
        net = int(decision["net"][0])
        (logarithms,), (outcome,) = answers(decision, numbers_of_nets()[net], net // 2)
        chances = made_up_policy().chances(seen)
        assert sum(chance for _, chance in chances) == pytest.approx(1, abs=1e-5)
        assert sum(1 << card for card, _ in chances) == seen.legal
        for (_, chance), output in zip(chances, decision["outputs"][0], strict=False):
            assert chance == pytest.approx(float(np.exp(logarithms[output])), abs=1e-5)
        assert made_up_policy().outcome(seen) == pytest.approx(100 * outcome, abs=1e-3)


@pytest.fixture(scope="module")
def decisions() -> Decisions:
    return decisions_of(read_games(play_games(3, 0, 40)), softness=0.3)


def test_targets_are_chances(decisions: Decisions) -> None:
    assert decisions["targets"].sum(axis=1) == pytest.approx(1, abs=1e-5)
    row = np.arange(len(decisions))
    assert (decisions["targets"].argmax(axis=1) == decisions["best"]).mean() > 0.95
    assert (decisions["targets"][row, decisions["best"]] < 1).any()


def test_the_slope_is_what_a_small_step_changes(decisions: Decisions) -> None:
    inputs = Inputs.of(decisions[decisions["net"] == 1][:50])
    numbers, step = first_numbers(1), 1e-2
    slope = Pass(numbers, 0, inputs).slope()
    for name in SHAPES:
        steepest = np.unravel_index(np.abs(slope[name]).argmax(), slope[name].shape)
        losses = []
        for way in (step, -2 * step):
            numbers[name][steepest] += way
            losses.append(float(Pass(numbers, 0, inputs).losses().astype(np.float64).mean()))
        numbers[name][steepest] += step
        assert (losses[0] - losses[1]) / (2 * step) == pytest.approx(float(slope[name][steepest]), rel=0.1, abs=1e-3)


def test_what_was_learned_is_foreseen_better_than_any_card(decisions: Decisions) -> None:
    some = decisions[decisions["net"] == 1]
    figures = summary(foreseen(some, fit(some, 0, Lesson(epochs=10, batch=64)), 0))
    assert figures["log_loss"] < 0.8 * figures["of_any_card"]
    assert figures["agreement"] > 0.5


def test_games_without_a_game_leave_nothing() -> None:
    assert len(decisions_of(np.zeros(0, GAME), softness=0)) == 0


def test_what_is_no_network_is_refused() -> None:
    with pytest.raises(ValueError, match="another number"):
        _core.Policy(b"1234")
    with pytest.raises(ValueError, match="no number"):
        _core.Policy(made_up_bytes()[:-4] + np.float32(np.nan).tobytes())


def test_only_the_seat_in_turn_asks() -> None:
    seen = next(observations(1))
    waiting = _core.Observation(seat=(seen.turn + 1) % 3, hand=0x3FF, contract=seen.contract, declarer=0)
    with pytest.raises(ValueError, match="turn"):
        made_up_policy().chances(waiting)
    with pytest.raises(ValueError, match="turn"):
        _core.policy_bits(waiting, expert=True)
