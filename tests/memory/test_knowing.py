"""A player that knows who sits there judges cards by games by rules, but only against two who play so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kiebitz import Game, create
from kiebitz.deals import deal
from kiebitz.memory import Impression, Memory
from kiebitz.memory.foresight import Foresight
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.players import Remembers, ask, continue_game
from kiebitz.players.adaptation import ALL, NOBODY, Adapts, Known
from kiebitz.players.knowing import KnowingPlayer, known_at
from kiebitz.players.levels import LEVELS
from kiebitz.players.recipe import GAMES_BY_RULES, CannotCombine
from kiebitz.players.recipes import KIEBITZ, POLICY, recipe_of
from kiebitz.view import Phase, View

NAMES = ("one", "two", "three")
ADAPTING = recipe_of("kiebitz:4,adapts=rules")
PLAIN = replace(ADAPTING, adapts=frozenset())
RULED = Impression(foresight=Foresight(cards=100, ruled=97))
HUMAN = Impression(foresight=Foresight(cards=100, ruled=60))
EXPERT = Impression(foresight=Foresight(cards=200, expert=-100.0, other=-160.0, chance=-300.0, ruled=120))
CASUAL = Impression(foresight=Foresight(cards=200, expert=-160.0, other=-100.0, chance=-300.0, ruled=120))


def of_level(level: int) -> Impression:
    """Somebody who is known to err as a level does."""
    rates = zip(("declarer suit lead", "defender suit follow"), LEVELS[level].mistakes, strict=True)
    return Impression(mistakes={where: MistakeCount(round(900 * rate), 900, 900) for where, rate in rates})


def seated(*others: Impression) -> Known:
    """They sit behind the player, who is forehand."""
    first, second = others or (None, None)
    return None, first, second


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
    assert ADAPTING.against(seated(RULED, RULED)) == replace(
        PLAIN, declarers_games=GAMES_BY_RULES, defenders_games=GAMES_BY_RULES
    )
    for known in (seated(RULED, HUMAN), seated(), NOBODY):
        assert ADAPTING.against(known) == PLAIN
    assert PLAIN.against(seated(RULED, RULED)) == PLAIN


@pytest.mark.parametrize("way", Adapts)
def test_of_strangers_no_part_makes_anything_else(way: Adapts) -> None:
    adapting = replace(PLAIN, adapts=frozenset({way}))
    for known in (NOBODY, seated(Impression(), Impression())):
        assert adapting.against(known) == replace(PLAIN, bidder=adapting.against(known).bidder)
        assert adapting.against(known).bidder in ("value", "value:0")


def test_defenders_err_in_games_like_the_level_that_they_are_taken_for() -> None:
    adapting = replace(PLAIN, adapts=frozenset({Adapts.TEMPERATURE}))
    weak = adapting.against(seated(of_level(1), of_level(3))).declarers_games
    assert weak is not None
    assert (weak.player, weak.declarer) == ("level2", "policy")
    assert adapting.against(seated(of_level(5), of_level(5))) == PLAIN


def test_games_count_the_more_the_weaker_the_defenders() -> None:
    adapting = replace(PLAIN, adapts=frozenset({Adapts.SHARE}))
    games = [adapting.against(seated(of_level(level), of_level(level))).declarers_games for level in LEVELS]
    shares = [one.share for one in games if one is not None]
    assert shares == sorted(shares, reverse=True) == [0.65, 0.55, 0.45, 0.35, 0.25]


def test_cards_are_read_as_those_of_whoever_sits_there() -> None:
    adapting = replace(PLAIN, adapts=frozenset({Adapts.READING}))
    assert adapting.against(seated(EXPERT, CASUAL)).experts == (0.5, 0.9, 0.1)
    assert adapting.against((CASUAL, EXPERT, None)).experts == (0.1, 0.9, 0.5)


def test_less_is_asked_of_declaring_against_those_who_err_often() -> None:
    adapting = replace(PLAIN, adapts=frozenset({Adapts.WORTH}))
    asked = [float(adapting.against(seated(of_level(level), of_level(level))).bidder[6:]) for level in LEVELS]
    assert asked == sorted(asked, reverse=True)
    assert asked[0] > 0
    with pytest.raises(CannotCombine):
        replace(adapting, bidder="threshold")


@pytest.mark.parametrize("known", [RULED, CASUAL, of_level(1)])
def test_at_the_table_it_plays_and_bids_by_that_recipe(known: Impression) -> None:
    player = recipe_of("kiebitz:4,adapts=all").player(5)
    assert isinstance(player, KnowingPlayer)
    assert isinstance(player, Remembers)
    view, memory = first_card(), Memory(dict.fromkeys(NAMES, known))
    player.meet(memory)
    other = replace(PLAIN, adapts=ALL).against(known_at(view, memory)).player(5)
    assert player.evidence(view) == other.evidence(view)
    assert player.play(view) == other.play(view)
    start = Game(deal(1)).view(1, NAMES)
    assert player.bid(start) == other.bid(start)


def test_what_it_knows_makes_a_difference() -> None:
    view = first_card()
    found = [ADAPTING.against(seated(known, known)).player(5).evidence(view) for known in (RULED, HUMAN)]
    assert found[0] != found[1]


def test_nobody_in_the_core_can_play_for_it() -> None:
    player = create("kiebitz:4,adapts=rules")
    assert isinstance(player, KnowingPlayer)
    assert player.in_core is None


def test_whoever_judges_no_worlds_or_forgets_cannot_adapt() -> None:
    for recipe, change in ((POLICY, {"adapts": ALL}), (replace(KIEBITZ, worlds=4), {"memory": 2, "adapts": ALL})):
        with pytest.raises(CannotCombine):
            replace(recipe, **change)
