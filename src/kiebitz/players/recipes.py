"""The players that are recipes, by name.

`ddss` is Kupferschmid and Helmert's player, `kermit2010` is Long and Buro's, which `kermit` follows; `kiebitz` is the
strongest combination of what there is. `recursive` finishes games in worlds and has all there is to choose (Furtak's
thesis, chapter 9); `rk` and `rrules` are the players of that thesis: recursive Kermit, whose games are played by small
Monte Carlo players, and RXSkat, whose games are played by rules. `achieve` plays for achievable sets, which come from
Ginsberg's GIB; `uct` is information-set UCT, as in Schäfer's program Bernie; `policy` plays without search. `count` and
`tracker` are `kermit` but for bidding by what they remember (Long's thesis, chapter 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from typing import Final

from kiebitz.inference.tables import COUNTED
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.options import InvalidOption, OptionValue
from kiebitz.players.recipe import SHIPPED, ByPolicy, BySets, ByTree, Games, Recipe, Scoring, Trial
from kiebitz.players.registry import Exclusion, PlayerSpec, parse_player, register
from kiebitz.players.settings import (
    BESIDE_LEVEL,
    BY_BIDS,
    COMPLETE,
    DECLARER,
    DOUBT,
    EXPLORATION,
    FADING,
    INFERS_AS,
    MODEL,
    MOVES,
    NODES,
    PAYOFF,
    PLAYED_BY,
    POINTS,
    RELIEF,
    ROLE,
    SAMPLER,
    SECONDS,
    SETS,
    SETS_WORLDS,
    SHARE,
    SHARE_OF_GAMES,
    SINCE,
    TEMPERATURE,
    THREADS,
    TREE_PLAYOUTS,
    WORLDS,
    WORLDS_IN_WORLDS,
    Setting,
)

STRONGEST: Final = "kiebitz"  # who gives hints, sits at tables where nobody else is named, and stands in for people

DDSS: Final = Recipe(scoring=Scoring.KH)
KERMIT: Final = Recipe(bidder="value", inference=SHIPPED)
KERMIT2010: Final = Recipe(bidder="glem", inference=COUNTED)
KIEBITZ: Final = replace(KERMIT, reading=SHIPPED, declarers_games=Games(share=SHARE_OF_GAMES), null=True, trial=Trial())
RECURSIVE: Final = replace(KERMIT, reading=SHIPPED, declarers_games=Games(), defenders_games=Games())
RK: Final = replace(KERMIT, declarers_games=Games(player="10"), defenders_games=Games(player="10"))
RRULES: Final = replace(
    KERMIT, inference=None, declarers_games=Games(player="rules"), defenders_games=Games(player="rules")
)
ACHIEVE: Final = replace(KERMIT, judging=BySets(), worlds=20)
UCT: Final = Recipe(judging=ByTree())
POLICY: Final = Recipe(bidder="value", judging=ByPolicy())
COUNT: Final = replace(KERMIT, bidder="count")
TRACKER: Final = replace(KERMIT, bidder="tracker")

RECIPES: Final[dict[str, tuple[Recipe, tuple[Setting, ...]]]] = {}


def recipe_of(spec: str | PlayerSpec) -> Recipe:
    """The recipe that a player's name stands for; `InvalidOption` of a player that has none."""
    found = spec if isinstance(spec, PlayerSpec) else parse_player(spec)
    if found.name not in RECIPES or found.bidding is not None:
        raise InvalidOption("recipe-unknown", name=found.name, known=", ".join(sorted(RECIPES)))
    recipe, settings = RECIPES[found.name]
    return reduce(lambda edited, setting: _edited(recipe, edited, setting, found.options), settings, recipe)


def _edited(recipe: Recipe, edited: Recipe, setting: Setting, given: Mapping[str, OptionValue]) -> Recipe:
    """With what was given for one setting; what the recipe has anyway is no edit, which others may have changed."""
    value = given.get(setting.option.name, setting.told(recipe))
    return edited if value == setting.told(recipe) else setting.edit(edited, value)


def _enter(name: str, recipe: Recipe, *settings: Setting, exclusions: tuple[Exclusion, ...] = ()) -> None:
    """Under a name, with the options that edit it, the main one first. What cannot be combined is refused when it is
    named, before anything is loaded."""
    RECIPES[name] = recipe, settings
    options = [replace(setting.option, default=setting.told(recipe)) for setting in settings]

    def edited(values: Mapping[str, OptionValue]) -> Recipe:
        return recipe_of(PlayerSpec(name, values))

    def create(seed: int, **values: OptionValue) -> CorePlayer:
        return edited(values).player(seed)

    register(name, options=options, main=options[0].name, exclusions=exclusions, check=edited)(create)


_enter(
    "kiebitz",
    KIEBITZ,
    *COMPLETE,
    exclusions=BESIDE_LEVEL,
)
_enter(
    "kermit",
    KERMIT,
    *COMPLETE,
    exclusions=BESIDE_LEVEL,
)
_enter("kermit2010", KERMIT2010, WORLDS, INFERS_AS, THREADS, SECONDS)
_enter("ddss", DDSS, WORLDS, THREADS, SECONDS)
_enter(
    "recursive",
    RECURSIVE,
    WORLDS,
    SAMPLER,
    PLAYED_BY,
    DECLARER,
    RELIEF,
    ROLE,
    SHARE,
    FADING,
    MOVES,
    SINCE,
    DOUBT,
    PAYOFF,
    THREADS,
    SECONDS,
)
_enter(
    "rk",
    RK,
    WORLDS_IN_WORLDS,
    DOUBT,
    THREADS,
    SECONDS,
)
_enter(
    "rrules",
    RRULES,
    WORLDS,
    BY_BIDS,
    THREADS,
    SECONDS,
)
_enter(
    "achieve",
    ACHIEVE,
    SETS_WORLDS,
    SETS,
    POINTS,
    NODES,
    SECONDS,
)
_enter(
    "uct",
    UCT,
    TREE_PLAYOUTS,
    EXPLORATION,
    SECONDS,
)
_enter("policy", POLICY, MODEL, TEMPERATURE)
_enter("count", COUNT, *COMPLETE, exclusions=BESIDE_LEVEL)
_enter("tracker", TRACKER, *COMPLETE, exclusions=BESIDE_LEVEL)
