"""A player that knows who sits there judges cards by games by rules, but only against two who play so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kiebitz import Game, create
from kiebitz.deals import deal
from kiebitz.memory import Impression, Memory
from kiebitz.memory.foresight import Foresight
from kiebitz.players import Remembers, ask, continue_game
from kiebitz.players.knowing import KnowingPlayer
from kiebitz.players.recipe import GAMES_BY_RULES, CannotCombine
from kiebitz.players.recipes import KIEBITZ, POLICY, recipe_of
from kiebitz.view import Phase, View

NAMES = ("one", "two", "three")
ADAPTING = recipe_of("kiebitz:4,adapts")
RULED = Impression(foresight=Foresight(cards=100, ruled=97))
HUMAN = Impression(foresight=Foresight(cards=100, ruled=60))


def remembered(player: str, games: int) -> Memory:
    """What is known of three of a player after some games."""
    memory = Memory()
    for number in range(games):
        game = Game(deal(number))
        continue_game(game, [create(player, seat) for seat in range(3)])
        memory = memory.after(game.view(None, NAMES))
    return memory


def first_card() -> View:
    """What whoever plays the first card of a game sees, with names."""
    game, rules = Game(deal(1)), create("rules")
    while game.phase is not Phase.PLAY:
        assert game.turn is not None
        game.push(ask(rules, game.view(game.turn)))
    return game.view(game.turn, NAMES)


@pytest.mark.parametrize(("player", "is_ruled"), [("rules", True), ("policy", False), ("book", False)])
def test_a_dozen_games_show_who_plays_by_rules(player: str, is_ruled: bool) -> None:
    known = remembered(player, 12)
    assert [known.of(name).foresight.is_ruled for name in NAMES] == [is_ruled] * 3


def test_one_game_is_not_enough_to_believe_it() -> None:
    assert not any(remembered("rules", 1).of(name).foresight.is_ruled for name in NAMES)


def test_the_recipe_changes_only_against_two_who_play_by_rules() -> None:
    plain = replace(ADAPTING, adapts=False)
    assert ADAPTING.against([RULED, RULED]) == replace(
        plain, declarers_games=GAMES_BY_RULES, defenders_games=GAMES_BY_RULES
    )
    assert ADAPTING.against([RULED, HUMAN]) == plain
    assert ADAPTING.against([]) == plain
    assert plain.against([RULED, RULED]) == plain


@pytest.mark.parametrize("known", [RULED, HUMAN])
def test_at_the_table_it_plays_by_that_recipe(known: Impression) -> None:
    player = create("kiebitz:4,adapts", seed=5)
    assert isinstance(player, KnowingPlayer)
    assert isinstance(player, Remembers)
    view = first_card()
    player.meet(Memory(dict.fromkeys(NAMES, known)))
    other = ADAPTING.against([known, known]).player(5)
    assert player.evidence(view) == other.evidence(view)
    assert player.play(view) == other.play(view)


def test_what_it_knows_makes_a_difference() -> None:
    view = first_card()
    found = [ADAPTING.against([known, known]).player(5).evidence(view) for known in (RULED, HUMAN)]
    assert found[0] != found[1]


def test_nobody_in_the_core_can_play_for_it() -> None:
    player = create("kiebitz:4,adapts")
    assert isinstance(player, KnowingPlayer)
    assert player.in_core is None


def test_whoever_judges_no_worlds_or_forgets_cannot_adapt() -> None:
    for recipe, change in ((POLICY, {"adapts": True}), (replace(KIEBITZ, worlds=4), {"memory": 2, "adapts": True})):
        with pytest.raises(CannotCombine):
            replace(recipe, **change)
