"""The example in which a network learns to play cards, in small."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from kiebitz.env import CardPlay, several

pytest.importorskip("gymnasium")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_card_play.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_card_play", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_trumps_are_turned_to_clubs_and_back(example: ModuleType) -> None:
    kinds = np.arange(6)
    cards = np.random.default_rng(1).integers(0, 2, (6, 64)).astype(np.int8)
    turned = example.turned(cards, kinds)
    assert (example.turned(turned, kinds, back=True) == cards).all()
    for kind in range(4):
        assert (turned[kind].reshape(2, 4, 8)[:, 3] == cards[kind].reshape(2, 4, 8)[:, kind]).all()
    assert (turned[4:] == cards[4:]).all()


def test_a_network_learns_which_card_is_chosen(example: ModuleType) -> None:
    shown, legal, chosen = example.watched(several(CardPlay("rules"), 40, seed=1), random.Random(1))
    assert (legal[np.arange(len(chosen)), chosen] == 1).all()
    network = example.Network(shown.shape[1], 64, seed=1)
    shares = [network.learn(shown, legal, chosen, 3e-3) for _ in range(60)]
    assert shares[0] < 0.6 < shares[-1]


def test_it_sits_down_with_two_others(example: ModuleType) -> None:
    network = example.train(several(CardPlay("rules"), 20, seed=1), passes=2, hidden=16, size=64)
    assert len(example.leads_over_book(network, 3, seed=5)) == 3
