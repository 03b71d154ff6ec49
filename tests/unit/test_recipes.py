"""Players as recipes: values that options edit, and what cannot be combined is refused wherever it is tried."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from itertools import permutations

import pytest

from kiebitz import (
    KERMIT,
    KIEBITZ,
    CannotCombine,
    CorePlayer,
    Games,
    InvalidOption,
    Recipe,
    _core,
    create,
    parse_player,
    recipe_of,
)
from kiebitz.players import PLAYERS, STRONGEST, PlayerSpec
from kiebitz.players.adaptation import Adapts
from kiebitz.players.levels import LEVELS
from kiebitz.players.recipe import SHIPPED, ByPolicy, BySets, ByTree, Role, Scoring, Trial
from kiebitz.players.recipes import (
    ACHIEVE,
    DDSS,
    POLICY,
    RECIPES,
    RECURSIVE,
    RK,
    RRULES,
    UCT,
)
from kiebitz.players.settings import DECLARERS_LIKING, DEFENDERS_LIKING
from tests.unit.test_stop import opening

FADING = Games(player="playing", share=0.5, fading=0.9)

# -- values ------------------------------------------------------------------------------------------------------------


def test_recipes_made_of_the_same_parts_are_the_same() -> None:
    assert Recipe(bidder="value", inference=SHIPPED) == KERMIT
    assert len({KERMIT, Recipe(bidder="value", inference=SHIPPED), KIEBITZ}) == 2
    assert replace(KIEBITZ, worlds=40) != KIEBITZ


def test_a_recipe_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        KERMIT.worlds = 40  # type: ignore[misc]


def test_the_strongest_is_kermit_with_some_parts_replaced() -> None:
    games = Games(share=0.25)
    assert recipe_of(STRONGEST) == KIEBITZ
    assert replace(KERMIT, reading=SHIPPED, declarers_games=games, null=True, trial=Trial()) == KIEBITZ


@pytest.mark.parametrize("name", RECIPES)
def test_every_recipe_makes_a_player(name: str) -> None:
    player, made = create(name, seed=3), recipe_of(name).player(3)
    assert isinstance(player, CorePlayer)
    assert (type(player.core), type(player.bidder), player.seed) == (type(made.core), type(made.bidder), made.seed)


# -- options edit a recipe ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "recipe"),
    [
        ("kiebitz:40", replace(KIEBITZ, worlds=40)),
        ("kermit:inference=defenders", replace(KERMIT, infers_as=Role.DEFENDERS)),
        ("kermit:inference=some/folder", replace(KERMIT, inference="some/folder")),
        ("kermit:cards=policy,null=specialist", replace(KERMIT, reading=SHIPPED, null=True)),
        ("kermit:declares=trial", replace(KERMIT, trial=Trial())),
        ("kermit:declares=playing,tried=20x640", replace(KERMIT, trial=Trial(player="playing", tried=20, worlds=640))),
        ("kiebitz:tried=3x40", replace(KIEBITZ, trial=Trial(tried=3, worlds=40))),
        ("kiebitz:adapts=rules", replace(KIEBITZ, adapts=frozenset({Adapts.RULES}))),
        ("kermit:eps=0.05", replace(KERMIT, errors=0.05)),
        ("kermit:paranoid,threads=2,seconds=0.5", replace(KERMIT, paranoid=True, threads=2, seconds=0.5)),
        ("kiebitz:40,endings=equilibrium", replace(KIEBITZ, worlds=40, endings=True)),
        ("kermit:playouts=defenders", replace(KERMIT, defenders_games=Games(share=0.25))),
        (
            "kermit:playouts=both,finishes=playing,share=0.5,fading=0.9",
            replace(KERMIT, declarers_games=FADING, defenders_games=FADING),
        ),
        ("kiebitz:playouts=declarer,finishes=policy,share=0.25,fading=1,likes=none", KIEBITZ),
        ("kermit:likes=defenders", replace(KERMIT, defenders_liking=DEFENDERS_LIKING)),
        ("kermit:likes=declarer", replace(KERMIT, declarers_liking=DECLARERS_LIKING)),
        ("kiebitz:playouts=none,declares=tables,null=worlds", replace(KERMIT, reading=SHIPPED)),
        (
            "kiebitz:inference=none,cards=none,declares=tables",
            replace(KIEBITZ, inference=None, reading=None, trial=None),
        ),
        ("ddss:20", replace(DDSS, worlds=20)),
        ("recursive:sampler=bids,role=declarer", replace(RECURSIVE, reading=None, defenders_games=None)),
        ("recursive:payoff=list", replace(RECURSIVE, scoring=Scoring.LIST)),
        ("rrules:inference", replace(RRULES, inference=SHIPPED)),
        ("achieve:sets=4", replace(ACHIEVE, judging=BySets(sets=4))),
        ("uct:40", replace(UCT, judging=ByTree(playouts=40))),
        ("policy@some/folder", replace(POLICY, judging=ByPolicy(policy="some/folder"))),
    ],
)
def test_an_option_edits_the_recipe(spec: str, recipe: Recipe) -> None:
    assert recipe_of(spec) == recipe


def test_recursive_kermit_has_two_numbers_of_worlds() -> None:
    games = Games(player="5")
    assert recipe_of("rk:40x5") == replace(RK, worlds=40, declarers_games=games, defenders_games=games)


def test_another_policy_reads_cards_and_tries_declarations_and_others_finish_games() -> None:
    recipe = recipe_of("kiebitz:cards=some/folder,finishes=other/folder")
    assert recipe.reading == "some/folder"
    assert recipe.trial == Trial(policy="some/folder")
    assert recipe.declarers_games is not None
    assert recipe.declarers_games.policy == "other/folder"
    assert recipe_of("kiebitz:cards=some/folder").declarers_games == KIEBITZ.declarers_games


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kiebitz", ["inference=none", "cards=none", "declares=tables", "worlds=40"]),
        ("kiebitz", ["cards=some/folder", "playouts=both", "declares=trial", "finishes=policy", "share=0.5"]),
        ("recursive", ["role=declarer", "share=0.5", "sampler=bids", "playouts=rules"]),
    ],
)
def test_the_order_of_options_does_not_matter(name: str, options: list[str]) -> None:
    assert len({recipe_of(f"{name}:{','.join(words)}") for words in permutations(options)}) == 1


@pytest.mark.parametrize("name", RECIPES)
def test_what_a_recipe_tells_of_itself_gives_it_back(name: str) -> None:
    recipe, settings = RECIPES[name]
    for setting in settings:
        value = setting.told(recipe)
        assert value is None or setting.edit(recipe, value) == recipe
    defaults = {option.name: option.default for option in PLAYERS.entries[name].options if option.default is not None}
    assert recipe_of(PlayerSpec(name, defaults)) == recipe_of(name) == recipe


def test_a_player_that_is_no_recipe_says_so() -> None:
    for name in ("rules", "value+kermit"):
        with pytest.raises(InvalidOption, match="is no recipe"):
            recipe_of(name)


# -- what cannot be combined -------------------------------------------------------------------------------------------

READING = "who reads cards reads bids as well"
TRIAL = "declarations are tried in likely worlds"


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("kiebitz:inference=none", READING),
        ("kermit:cards=policy,inference=none", READING),
        ("value+kiebitz:inference=none", READING),
        ("kiebitz:declares=trial,inference=none,cards=none", TRIAL),
        ("kiebitz:inference=none,cards=none", TRIAL),
        ("kermit:inference=none,declares=trial", TRIAL),
        ("kermit:tried=20x640", "nothing is tried"),
    ],
)
def test_a_name_of_what_cannot_be_is_refused_as_soon_as_it_is_read(spec: str, reason: str) -> None:
    for read in (parse_player, create, recipe_of):
        with pytest.raises(CannotCombine, match=reason):
            read(spec)


def test_values_that_were_never_read_are_refused_when_a_player_is_made() -> None:
    with pytest.raises(CannotCombine, match=READING):
        create(PlayerSpec("kiebitz", {"inference": "none"}))


@pytest.mark.parametrize(
    ("recipe", "parts", "reason"),
    [
        (Recipe(), {"reading": SHIPPED}, READING),
        (Recipe(), {"trial": Trial()}, TRIAL),
        (KERMIT, {"memory": 2}, "inference weighs whole deals"),
        (Recipe(), {"memory": 2, "defenders_games": Games(player="rules")}, "games are played out in whole deals"),
        (Recipe(), {"memory": 2, "null": True}, "a specialist in null remembers"),
        (Recipe(), {"memory": 2, "endings": True}, "rests on all cards that fell"),
        (KIEBITZ, {"paranoid": True, "endings": True}, "not by both"),
        (UCT, {"declarers_games": Games()}, "world by world"),
        (ACHIEVE, {"defenders_games": Games()}, "world by world"),
        (UCT, {"defenders_liking": DEFENDERS_LIKING}, "world by world"),
        (POLICY, {"null": True}, "a policy plays without judging"),
        (POLICY, {"paranoid": True}, "a policy plays without judging"),
    ],
)
def test_so_is_a_recipe(recipe: Recipe, parts: dict[str, object], reason: str) -> None:
    with pytest.raises(CannotCombine, match=reason):
        replace(recipe, **parts)  # type: ignore[arg-type]


def test_only_declarations_of_a_learned_system_are_tried() -> None:
    with pytest.raises(CannotCombine, match="learned bidding system, which 'rules' is not"):
        replace(KIEBITZ, bidder="rules").player()


def test_who_does_not_judge_has_no_evidence() -> None:
    with pytest.raises(ValueError, match="no evidence"):
        POLICY.player().evidence(opening().view(0))


# -- null and levels ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [KERMIT, ACHIEVE, UCT])
def test_whoever_judges_may_leave_null_games_to_the_specialist(recipe: Recipe) -> None:
    assert isinstance(replace(recipe, null=True).in_core(), _core.NullApartPlayer)


@pytest.mark.parametrize("name", ["kermit", "kiebitz"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_by_a_heated_policy_and_the_highest_is_the_player_itself(name: str, level: int) -> None:
    whole, heat = recipe_of(name), LEVELS[level].temperature
    weaker = whole if heat is None else Recipe(bidder=whole.bidder, judging=ByPolicy(temperature=heat))
    assert recipe_of(f"{name}:level={level}") == weaker
    assert isinstance(create(f"{name}:level={level}"), CorePlayer)


def test_a_level_goes_with_what_it_does_not_set() -> None:
    assert recipe_of("kermit:level=3,threads=2") == replace(recipe_of("kermit:level=3"), threads=2)


@pytest.mark.parametrize(
    "option",
    [
        *("40", "inference=both", "cards=none", "null=worlds", "playouts=none", "declares=tables"),
        *("finishes=policy", "share=0.5", "likes=none"),
    ],
)
def test_what_a_level_sets_is_refused_beside_it(option: str) -> None:
    with pytest.raises(InvalidOption, match="exclude each other: a level sets"):
        parse_player(f"kermit:level=2,{option}")


# -- a tree gives evidence ---------------------------------------------------------------------------------------------


def test_a_tree_tells_how_often_every_card_was_visited() -> None:
    view = opening().view(0)
    evidence = recipe_of("uct:300").player(4).evidence(view)
    visits = {found.card: found.worlds for found in evidence.cards}
    assert set(visits) == set(view.legal_cards())
    assert sum(visits.values()) == evidence.worlds == 300
    assert visits[evidence.best] == max(visits.values())
    assert all(0 <= found.win_share <= 1 for found in evidence.cards)


def test_a_tree_grows_no_longer_than_there_is_time() -> None:
    view = opening().view(0)
    evidence = recipe_of("uct:50000,seconds=0.001").player(4).evidence(view)
    assert 1 <= evidence.worlds < 50_000
    assert {found.card for found in evidence.cards} == set(view.legal_cards())
