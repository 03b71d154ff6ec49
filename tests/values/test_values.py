"""Values at a glance: networks learned from labels, and players who take them in place of a search."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kiebitz import _core
from kiebitz.cli.main import cli
from kiebitz.lab.deals import declared, positions
from kiebitz.models.loading import load_learned
from kiebitz.players import create
from kiebitz.players.options import InvalidOption
from kiebitz.players.recipe import CannotCombine
from kiebitz.players.recipes import ACHIEVE, KERMIT, recipe_of
from kiebitz.solver import core_position
from kiebitz.training.values.fit import Lesson, fit
from kiebitz.training.values.labels import KINDS, make_labels, read_labels
from kiebitz.training.values.linear import linear_estimates
from kiebitz.training.values.network import POINTS_OF_ONE, Inputs, Pass, first_numbers, flat
from kiebitz.training.values.starts import Starts
from kiebitz.values import NETWORKS, load_estimator

OF_EACH = 30


@pytest.fixture(scope="module")
def labels() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    return read_labels(make_labels(5, 0, OF_EACH))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("values")
    done = CliRunner().invoke(cli, ["train", "values", "--quick", "--out", str(out), "-j", "1"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return out


def test_labels_are_the_same_from_the_same_seed(labels: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
    assert (read_labels(make_labels(5, 0, OF_EACH)) == labels).all()
    assert (read_labels(make_labels(6, 0, OF_EACH)) != labels).any()


def test_a_label_is_what_the_solver_says(labels: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
    solver = _core.Solver(_core.Techniques(ordering="given", table="canonical"), 1 << 20)
    for label in labels[labels["size"] <= 7][::20]:
        hands = [int(cards) for cards in label["hands"]]
        position = _core.Position(KINDS[label["kind"]], 0, hands, leader=int(label["leader"]))
        assert solver.answer(position, _core.Question("value")).lower == label["value"]


@pytest.mark.parametrize("family", [0, 1])
def test_the_core_computes_what_is_learned(labels: np.ndarray[tuple[int], np.dtype[np.void]], family: int) -> None:
    nets = [first_numbers(seed, 3.0) for seed in (1, 2)]
    estimator = _core.ValueEstimator(np.concatenate([flat(net) for net in nets]).astype("<f4").tobytes())
    starts = Starts.of(labels, family)
    found = Pass(nets[family], family, Inputs.of(starts))
    by_core = starts.estimates(estimator)
    possible = (by_core[:, 0] > 0) & (by_core[:, 0] < 60)
    assert possible.sum() > len(starts) / 2
    assert np.allclose(found.values[possible] * POINTS_OF_ONE, by_core[possible, 0], atol=1e-3)
    assert np.allclose(found.errors * POINTS_OF_ONE, by_core[:, 1], atol=1e-3)


def test_the_slope_is_that_of_the_loss(labels: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
    starts = Starts.of(labels, 1)[:40]
    inputs, wanted = Inputs.of(starts), starts.values / np.float32(POINTS_OF_ONE)
    numbers = {name: array.astype(np.float64) for name, array in first_numbers(1, 3.0).items()}

    def loss() -> float:
        found = Pass(numbers, 1, inputs)  # type: ignore[arg-type]
        off = np.abs(found.values - wanted)
        return float((off + 0.15 * (off / found.errors + np.log(found.errors))).mean())

    slope = Pass(numbers, 1, inputs).slope(wanted)  # type: ignore[arg-type]
    for name in ("rows", "sums", "context", "deep", "heads", "head_bias"):
        at = np.unravel_index(np.abs(slope[name]).argmax(), slope[name].shape)
        before = numbers[name][at]
        ends = []
        for step in (1e-5, -1e-5):
            numbers[name][at] = before + step
            ends.append(loss())
        numbers[name][at] = before
        assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(slope[name][at], rel=0.02, abs=1e-4)


def test_learning_makes_errors_smaller_on_positions_held_out() -> None:
    chunks = [Starts.of(read_labels(make_labels(5, number, 100)), 0) for number in (0, 1)]
    first, held_out = chunks
    net = fit(first, Lesson(epochs=30, batch=128))
    guess = np.abs(held_out.values - np.median(first.values)).mean()
    learned = np.abs(held_out.values - POINTS_OF_ONE * Pass(net, 0, Inputs.of(held_out)).values).mean()
    by_features = np.abs(held_out.values - linear_estimates(first, held_out, capped=False)).mean()
    assert learned < 0.7 * guess
    assert by_features < guess


def test_what_was_trained_says_how_good_it_is_for_every_row_of_the_thesis(trained: Path) -> None:
    manifest = json.loads((trained / "manifest.json").read_text())
    assert len(manifest["held_out"]) == 2 * 5 * 3
    row = manifest["held_out"][0]
    assert (row["game"], row["cards"], row["leader"]) == ("suit", 10, "declarer")
    assert row["random"]["LR+SA"][0] <= row["random"]["LR"][0]
    assert load_learned("values", NETWORKS, _core.ValueEstimator, trained)


def test_training_goes_on_where_it_stopped(trained: Path) -> None:
    before = (trained / NETWORKS).read_bytes()
    (trained / "labels/labels-00001.npz").unlink()
    (trained / "suit.npz").unlink()
    done = CliRunner().invoke(cli, ["train", "values", "--quick", "--out", str(trained), "-j", "1"])
    assert done.exit_code == 0
    assert (trained / NETWORKS).read_bytes() == before


def test_with_full_certainty_nothing_is_estimated() -> None:
    assert recipe_of("kermit:40,probcut=1") == recipe_of("kermit:40")
    assert recipe_of("kermit:40,probcut=0.5").certainty == 0.5


def test_certainty_is_refused_where_it_cannot_be() -> None:
    with pytest.raises(InvalidOption):
        replace(KERMIT, certainty=1.5)
    with pytest.raises(InvalidOption):
        create("kermit:probcut=-1")
    with pytest.raises(CannotCombine):
        replace(ACHIEVE, certainty=0.5)


@pytest.mark.parametrize("certainty", [0.0, 0.5, 0.9])
def test_who_wins_is_proven_whatever_the_certainty(certainty: float) -> None:
    exact, pruned = (recipe_of(f"kermit:6,probcut={number}").player() for number in (1, certainty))
    different = 0
    for position in positions("suit+", 3, seed=4):
        view = declared(position).view(0)
        truth, found = (player.evidence(view, all_values=True) for player in (exact, pruned))
        again = recipe_of(f"kermit:6,probcut={certainty}").player().evidence(view, all_values=True)
        assert found == again
        assert [card.win_share for card in found.cards] == [card.win_share for card in truth.cards]
        different += [card.value for card in found.cards] != [card.value for card in truth.cards]
        for one, other in zip(found.cards, truth.cards, strict=True):
            assert one.value == pytest.approx(other.value, abs=15)
    assert different > 0


def test_a_question_with_near_certainty_has_the_exact_answer() -> None:
    pruning = _core.Pruning(load_estimator(), 1 - 1e-12)
    for position in positions("grand", 4, seed=2):
        core = core_position(position)
        answers = [
            _core.Solver(_core.Techniques(), 1 << 22).answer(core, question).lower
            for question in (_core.Question("value"), _core.Question("value", pruning=pruning))
        ]
        assert answers[0] == answers[1]
