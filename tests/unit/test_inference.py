"""Inference: what calls, contract and discard say about hidden cards."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz import _core, deal
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.moves import HOLD, PASS, Bid, Move
from kiebitz.players import create
from kiebitz.seats import ENDLESS, limits_shown, observe
from kiebitz.training.inference.data import bid_out
from kiebitz.training.inference.learn import Plan, learn
from kiebitz.training.inference.mass import mean_bits, measure_games
from kiebitz.view import Phase
from kiebitz.work.run_folder import OtherRun
from kiebitz.work.workers import local_workers
from kiebitz.worlds import worlds_of


def after(*calls: Move) -> list[tuple[int, Move]]:
    game = Game(deal(3))
    for call in calls:
        game.push(call)
    return game.history


def test_a_seat_shows_what_it_said_and_what_it_refused() -> None:
    history = after(Bid(18), HOLD, Bid(20), PASS, Bid(22), HOLD, PASS)
    # Forehand held 18 and refused 20; middlehand said 20 and held 22; rearhand said 22 and refused to go on.
    assert limits_shown(history) == [(18, 20), (22, ENDLESS), (22, 23)]


def test_who_passes_at_once_refuses_the_lowest_number() -> None:
    assert limits_shown(after(PASS, PASS, Bid(18))) == [(18, ENDLESS), (0, 18), (0, 18)]


def started_games(number: int) -> list[Game]:
    source = random.Random(1)
    games: list[Game] = []
    while len(games) < number:
        game = bid_out(Game(deal(source.randrange(10**9))), [create("rules", seat) for seat in SEATS])
        if game.phase is Phase.PLAY:
            games.append(game)
    return games


def test_weights_are_ratios_with_the_likeliest_world_at_one() -> None:
    inference = load_inference()
    for game in started_games(5):
        for seat in SEATS:
            view = game.view(seat)
            weights = inference.weigh(worlds_of(view).sample(200, 1), observe(view))
            assert len(weights) == 200
            assert max(weights) == 1
            assert all(0 <= weight <= 1 and math.isfinite(weight) for weight in weights)


@pytest.mark.parametrize("bidder", ["kermit", "rules"])
def test_the_shipped_tables_take_the_truth_to_be_far_likelier_than_chance(bidder: str) -> None:
    bits = mean_bits(measure_games(load_inference(), bidder, seed=77, first=0, count=60))
    assert bits[True, 1] > 1
    assert bits[False, 1] > 1


def test_tables_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="number of cells"):
        _core.Likelihood([0.0, 1.0])


@pytest.mark.parametrize("cell", [60.0, -60.0, math.inf, math.nan])
def test_tables_whose_cells_are_no_odds_are_refused(cell: float) -> None:
    cells = _cells()
    cells[-1] = cell
    with pytest.raises(ValueError, match="beyond 50"):
        _core.Likelihood(cells)


def test_an_onlooker_infers_from_what_all_seats_have_said() -> None:
    """It knows no hand, so each tells: its weights are one seat's times what that seat's own hand is worth."""
    game = started_games(1)[0]
    listed = worlds_of(game.view(0)).sample(30, 1)
    mine, all_seats = (load_inference().weigh(listed, observe(game.view(seat))) for seat in (0, None))
    assert all_seats == pytest.approx(mine)  # in all worlds of seat 0 it holds the same cards


def test_training_resumes_to_the_same_tables_and_learns_something(tmp_path: Path) -> None:
    plan = Plan(bidders=("rules",), deals=3000, test_games=40, epochs=6)
    with local_workers(1) as workers:
        manifest = learn(workers, plan, tmp_path, lambda: None, "a test")
        first = (tmp_path / "inference.f32").read_bytes()
        next(tmp_path.rglob("*.pickle")).unlink()  # as if killed before this one
        learn(workers, plan, tmp_path, lambda: None, "a test")
    assert (tmp_path / "inference.f32").read_bytes() == first
    assert manifest["held_out"]["bits_above_chance"]["rules"]["declarer"]["1"] > 0.5


def test_a_smaller_run_is_not_taken_for_the_one_asked_for(tmp_path: Path) -> None:
    small = Plan(bidders=("rules",), deals=100, test_games=1, epochs=1)
    with local_workers(1) as workers:
        learn(workers, small, tmp_path, lambda: None, "a test")
        with pytest.raises(OtherRun, match="deals 100 instead of 1000"):
            learn(workers, replace(small, deals=1000), tmp_path, lambda: None, "a test")


def test_without_tables_every_world_weighs_the_same() -> None:
    zeros = _core.Likelihood(_cells())
    game = started_games(1)[0]
    view = game.view(game.declarer or 0)
    assert set(zeros.weigh(worlds_of(view).sample(50, 1), observe(view))) == {1.0}


def _cells() -> list[float]:
    tables = _core.Likelihood
    size = tables.auction_rows * tables.classes + 2 * tables.contract_rows + tables.discard_rows
    return [0.0] * size
