"""What the core says of every card in every world is what the rules and the solver say of it, one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kiebitz import Card, Game, Solver, View, World, _core, deal
from kiebitz.cards import CARDS
from kiebitz.contract import ALL_CONTRACTS, Contract, matadors
from kiebitz.goal import Goal, goal_of
from kiebitz.inference import load_inference
from kiebitz.policy.network import policy_reading
from kiebitz.scoring import settle
from kiebitz.seats import observe
from tests.games import game_with_contract

WORLDS = 6
BIDS = (18, 48, 96)  # the last is often too high


def games_on_their_way(contract: Contract, least: int, most: int) -> Iterator[Game]:
    """Games of a contract after some random cards, in which somebody has a choice."""
    for seed, bid in enumerate(BIDS):
        luck = random.Random(f"{contract} {seed}")
        game = game_with_contract(contract, seed, deal(seed), bid=18 if contract.is_null else bid)
        for _ in range(luck.randrange(least, most)):
            if not game.is_over:
                game.push(luck.choice(game.legal_moves()))
        if game.turn is not None and len(game.legal_moves()) > 1:
            yield game


def tops_in(view: View, world: World) -> int:
    assert view.contract is not None
    assert view.declarer is not None
    played = sum(1 << card for seat, card in view.plays if seat == view.declarer)
    return matadors(view.contract.kind, world.hands[view.declarer].mask | world.skat.mask | played)


def taken(solver: Solver, view: View, world: World, card: Card) -> tuple[int, int]:
    """The declarer's card points and tricks with best play by all after a card; schwarz only where it is the goal."""
    assert view.contract is not None
    position = world.position(view)
    goal = goal_of(view.contract, tops_in(view, world), view.auction.bid)
    if goal is Goal.NULL:
        return 0, 0 if solver.cards_reaching(position, goal)[card] else 1
    if goal is Goal.SCHWARZ:
        return (120, 10) if solver.cards_reaching(position, goal)[card] else (60, 5)
    return next(found.value for found in solver.solve_cards(position) if found.card == card), 5


def list_points(solver: Solver, view: View, world: World, card: Card) -> int:
    assert view.contract is not None
    assert view.declarer is not None
    points, tricks = taken(solver, view, world, card)
    result = settle(view.declarer, view.contract, view.auction.bid, tops_in(view, world), points, tricks)
    return result.list_points()[view.declarer]


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_every_card_in_every_world_ends_as_the_rules_and_the_solver_say(contract: Contract) -> None:
    sampler, solver = _core.Sampler(load_inference(), policy_reading()), Solver()
    foresight = _core.Foresight(sampler)
    for game in games_on_their_way(contract, 6, 25):
        view = game.view(game.turn)
        found = foresight.of_cards(observe(view), WORLDS, 7)
        worlds, weights = sampler.choose(observe(view), WORLDS, 7)
        assert found.worlds.masks() == worlds.masks()
        shares = weights or [1.0] * len(worlds)
        assert found.weights == pytest.approx([weight / sum(shares) for weight in shares])
        assert found.list_points == [
            list_points(solver, view, World.of_masks(masks), CARDS[card])
            for masks in worlds.masks()
            for card in found.cards
        ]


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_a_game_stands_as_its_best_card_in_each_world_says(contract: Contract) -> None:
    foresight = _core.Foresight(_core.Sampler(load_inference()))
    for game in games_on_their_way(contract, 0, 25):
        view = game.view(game.turn)
        found = foresight.of_cards(observe(view), WORLDS, 3)
        best = max if view.is_declarer else min
        size = len(found.cards)
        rows = [found.list_points[first : first + size] for first in range(0, len(found.list_points), size)]
        won = sum(weight for weight, row in zip(found.weights, rows, strict=True) if best(row) > 0)
        assert foresight.declarer_share(observe(view), WORLDS, 3) == pytest.approx(won)


def test_the_number_of_threads_changes_nothing() -> None:
    alone, together = (_core.Foresight(_core.Sampler(load_inference()), threads=threads) for threads in (1, 3))
    for game in games_on_their_way(ALL_CONTRACTS[0], 0, 6):
        seen = observe(game.view(game.turn))
        assert alone.of_cards(seen, 40, 5).list_points == together.of_cards(seen, 40, 5).list_points
        assert alone.declarer_share(seen, 40, 5) == together.declarer_share(seen, 40, 5)


def test_cards_are_compared_only_where_one_is_to_be_played() -> None:
    foresight = _core.Foresight()
    game = game_with_contract(ALL_CONTRACTS[0], 0, deal(1))
    with pytest.raises(ValueError, match="whose turn"):
        foresight.of_cards(observe(game.view(1)), 10, 1)
    with pytest.raises(ValueError, match="no card"):
        foresight.of_cards(observe(Game(deal(1)).view(0)), 10, 1)


def test_a_stopped_comparison_says_so() -> None:
    game = game_with_contract(ALL_CONTRACTS[0], 0, deal(1))
    stop = _core.Stop()
    stop.request()
    with pytest.raises(_core.Cancelled):
        _core.Foresight().of_cards(observe(game.view(0)), 1000, 1, stop)
