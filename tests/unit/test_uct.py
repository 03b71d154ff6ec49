"""`uct` plays whole games from a tree of playouts, the same ones for the same seed, and can be ended."""

from __future__ import annotations

import pytest

from kiebitz import Cancelled, InvalidOption, Recipe, create, deal, parse_contract, recipe_of, referee
from kiebitz.players.combined import Combined
from kiebitz.players.recipe import MOST_PLAYOUTS, ByTree
from kiebitz.players.rules import RulesPlayer
from kiebitz.seats import RandomPlayer, UctPlayer, observe
from tests.games import game_with_contract
from tests.unit.test_monte_carlo import views_to_decide
from tests.unit.test_stop import opening, outcomes_when_cancelled


def test_options_are_read() -> None:
    assert recipe_of("uct:400,exploration=1.5").judging == ByTree(playouts=400, exploration=1.5)
    assert isinstance(create("rules+uct:40"), Combined)


@pytest.mark.parametrize("name", ["uct:0", f"uct:{MOST_PLAYOUTS + 1}", "uct:exploration=-1"])
def test_what_cannot_be_searched_is_refused(name: str) -> None:
    with pytest.raises(InvalidOption):
        create(name)


@pytest.mark.parametrize("number", [0, MOST_PLAYOUTS + 1])
def test_so_is_an_impossible_number_in_python(number: int) -> None:
    with pytest.raises(ValueError, match="the number of playouts"):
        ByTree(playouts=number)
    with pytest.raises(ValueError, match="exploration"):
        ByTree(exploration=-0.1)


def test_it_plays_whole_games_and_again_the_same() -> None:
    games = [referee(deal(5), [create("uct:60", seed=seed) for seed in (1, 2, 3)]) for _ in range(2)]
    assert games[0].game.is_over
    assert not games[0].faults
    assert games[0].game.moves == games[1].game.moves


def test_it_bids_and_declares_like_rules() -> None:
    for seed in range(5):
        game = referee(deal(seed), [create("uct:1")] * 3).game
        other = referee(deal(seed), [RulesPlayer()] * 3).game
        assert (game.auction, game.contract) == (other.auction, other.contract)


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    views = [view for _, view in views_to_decide(8, range(6))]
    player = Recipe(judging=ByTree(playouts=60)).player(5)
    forwards = [player.play(view) for view in views]
    backwards = [player.play(view) for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_who_is_not_in_turn_is_refused() -> None:
    game = opening()
    with pytest.raises(ValueError, match="turn"):
        create("uct").play(game.view(1))
    with pytest.raises(ValueError, match="turn"):
        UctPlayer().evidence(observe(game.view(1)), 1)


def test_others_may_finish_the_games() -> None:
    view = game_with_contract(parse_contract("G"), 0, deal(3)).view(0)
    player = UctPlayer(playouts=20, players=[RandomPlayer()] * 3)
    cards = {player.evidence(observe(view), seed).best for seed in range(20)}
    assert len(cards) > 1


def test_it_can_be_cancelled_and_asked_again() -> None:
    view = opening().view(0)
    player = Recipe(judging=ByTree(playouts=MOST_PLAYOUTS)).player()
    assert outcomes_when_cancelled(lambda: player.play(view), player.cancel) == [Cancelled]
    assert create("uct:5").play(view) in view.legal_cards()
