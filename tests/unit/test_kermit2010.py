"""Kermit as it was published: a recipe, and inference that is counted."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from kiebitz import KERMIT, _core, recipe_of
from kiebitz.bidding.glem import load_glem
from kiebitz.contract import Kind
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.inference.tables import COUNTED, HISTOGRAMS, LEAST
from kiebitz.lab.seating import bid_with
from kiebitz.models.loading import open_model
from kiebitz.players import create
from kiebitz.players.recipe import Role
from kiebitz.seats import observe
from kiebitz.training.inference.count import count_histograms
from kiebitz.training.inference.data import BidDeal
from kiebitz.worlds import World


def a_game() -> Game:
    """The first deal that its bidding plays."""
    for number in range(100):
        game = Game(deal(number))
        if bid_with(create("glem+rules"), game) and game.contract is not None and not game.contract.hand:
            return game
    raise AssertionError("nobody bids")


def cells() -> np.ndarray:
    content = open_model(COUNTED).read(HISTOGRAMS)
    return np.frombuffer(content, "<f4").reshape(_core.Likelihood.classes, _core.CountedInference.rows)


def test_it_is_put_together_from_the_published_parts() -> None:
    recipe = recipe_of("kermit2010")
    assert (recipe.bidder, recipe.inference) == ("glem", COUNTED)
    assert [recipe.reading, recipe.trial, recipe.declarers_games, recipe.defenders_games] == [None] * 4
    assert (recipe.null, recipe.paranoid) == (False, False)
    assert recipe_of("kermit2010:inference=none") == replace(recipe, inference=None)
    assert recipe_of("kermit2010:inference=declarer") == replace(recipe, infers_as=Role.DECLARER)
    assert recipe_of("kermit:inference=counted") == replace(KERMIT, inference=COUNTED)


def test_others_are_weighed_by_the_product_of_their_histograms() -> None:
    game = a_game()
    assert game.declarer is not None
    view = game.view(game.declarer)
    seen = observe(view)
    worlds = _core.Worlds(seen).sample(200, 1, distinct=True).masks()
    expected = np.ones(len(worlds))
    for seat in range(3):
        if seat != game.declarer:
            times = cells()[_core.Likelihood.class_of(seen.limits[seat][0])]
            expected *= np.array([times[row].prod() for row in _core.counted_rows([world[seat] for world in worlds])])
    found = load_inference(COUNTED).weigh(_core.WorldList(worlds), seen)
    assert found == pytest.approx(list(expected / expected.max()), rel=1e-4)


def test_a_declarer_has_what_it_takes_to_declare() -> None:
    game = a_game()
    assert game.declarer is not None
    assert game.contract is not None
    seen = observe(game.view((game.declarer + 1) % 3))
    worlds = _core.Worlds(seen).sample(300, 1, distinct=True).masks()
    lane = 0 if game.contract.kind is Kind.NULL else 1
    chances = [
        load_glem().evaluator.chances(game.contract.kind, world[game.declarer], world[3], game.declarer)[lane]
        for world in worlds
    ]
    weights = load_inference(COUNTED).weigh(_core.WorldList(worlds), seen)
    assert min(chances) < LEAST < max(chances)
    assert [weight > 0 for weight in weights] == [chance >= LEAST for chance in chances]


def test_the_truth_is_never_excluded_among_equals() -> None:
    game = a_game()
    assert game.declarer is not None
    for seat in range(3):
        assert load_inference(COUNTED).weigh(
            _core.WorldList([World.of_game(game).masks]), observe(game.view(seat))
        ) == [1]


def test_hands_of_a_class_that_are_like_any_count_once() -> None:
    hands = tuple(deal(1).hands[seat].mask for seat in range(3))
    first, second, third = hands
    same = BidDeal((first, second, third), 0, ((0, 18), (0, 18), (0, 18)), 18, None, None, 0)
    table = count_histograms([same] * 50).reshape(_core.Likelihood.classes, -1)
    rows = np.unique(_core.counted_rows(list(hands)))
    assert table[:, rows] == pytest.approx(np.ones((len(table), len(rows))), rel=1e-3)


def test_cells_that_cannot_be_are_refused() -> None:
    size = _core.Likelihood.classes * _core.CountedInference.rows
    for wrong in ([1.0] * (size - 1), [1.0] * (size - 1) + [0.0], [1.0] * (size - 1) + [1e9]):
        with pytest.raises(ValueError, match="histograms"):
            _core.CountedInference(wrong, load_glem().evaluator, LEAST)
