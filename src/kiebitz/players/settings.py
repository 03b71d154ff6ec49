"""The options of players that are recipes: each says what may be set, and edits a recipe accordingly."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Final

from kiebitz.bounds import MOST_THREADS, MOST_WORLDS
from kiebitz.errors import Fault
from kiebitz.inference.tables import COUNTED
from kiebitz.players.adaptation import ALL as EVERY_WAY
from kiebitz.players.adaptation import Adapts
from kiebitz.players.levels import LEVELS
from kiebitz.players.options import InvalidOption, Option, OptionValue
from kiebitz.players.recipe import (
    MOST_PLAYOUTS,
    SHIPPED,
    ByPolicy,
    CannotCombine,
    Games,
    Liking,
    Recipe,
    Role,
    Scoring,
    Trial,
)
from kiebitz.players.registry import Exclusion

MOST_SETS: Final = 1_000  # worlds of achievable sets; each has a solver of its own
SHARE_OF_GAMES: Final = 0.25  # beside open cards; chosen by trial, see docs/recursive.md
DECLARERS_LIKING: Final = Liking(weight=0.01)  # chosen by trial as well
DEFENDERS_LIKING: Final = Liking(weight=0.01)


@dataclass(frozen=True, slots=True)
class Setting:
    """An option that edits a recipe.

    option  what may be set; its default is what the recipe at hand has
    edit    the recipe with a value
    told    the value that a recipe has
    """

    option: Option
    edit: Callable[[Recipe, Any], Recipe]
    told: Callable[[Recipe], OptionValue | None]


def _plain(option: Option, name: str | None = None) -> Setting:
    """Of a part that is simply replaced."""
    part = name or option.name
    return Setting(option, lambda recipe, value: replace(recipe, **{part: value}), attrgetter(part))


def _of_judging(option: Option) -> Setting:
    """Of a part of how cards are judged."""
    name = option.name
    return Setting(
        option,
        lambda recipe, value: replace(recipe, judging=replace(recipe.judging, **{name: value})),
        attrgetter(f"judging.{name}"),
    )


# -- worlds and time ---------------------------------------------------------------------------------------------------

WORLDS: Final = _plain(Option("worlds", "integer", None, low=1, high=MOST_WORLDS))
THREADS: Final = _plain(Option("threads", "integer", None, low=1, high=MOST_THREADS))
SECONDS: Final = _plain(Option("seconds", "number", None, low=0.001, high=86_400))


# -- which worlds are likely -------------------------------------------------------------------------------------------

_NONE: Final = "none"
_POLICY: Final = "policy"
_PLAYING: Final = "playing"


def _infer(recipe: Recipe, text: str) -> Recipe:
    if text == _NONE:
        return replace(recipe, inference=None)
    is_role = text in tuple(Role)
    return replace(recipe, inference=SHIPPED if is_role else text, infers_as=Role(text) if is_role else Role.BOTH)


def _read(recipe: Recipe, text: str) -> Recipe:
    """Declarations are tried by the same policy as cards are read by: both foresee others."""
    folder = SHIPPED if text in (_NONE, _POLICY) else text
    edited = replace(recipe, reading=None if text == _NONE else folder)
    return edited if edited.trial is None else replace(edited, trial=replace(edited.trial, policy=folder))


def _with_games(recipe: Recipe, **changes: Any) -> Recipe:
    """With changes to the games of those roles that have some."""
    declarers, defenders = (
        None if games is None else replace(games, **changes)
        for games in (recipe.declarers_games, recipe.defenders_games)
    )
    return replace(recipe, declarers_games=declarers, defenders_games=defenders)


_INFERENCE: Final = Setting(
    Option(
        "inference",
        "text",
        None,
        choices=(*Role, COUNTED, _NONE),
        is_folder=True,
    ),
    _infer,
    lambda recipe: _NONE if recipe.inference is None else recipe.inference or recipe.infers_as.value,
)
INFERS_AS: Final = Setting(
    Option("inference", "choice", None, choices=(*Role, _NONE)),
    lambda recipe, role: replace(recipe, inference=None) if role == _NONE else replace(recipe, infers_as=Role(role)),
    lambda recipe: _NONE if recipe.inference is None else recipe.infers_as.value,
)
_CARDS: Final = Setting(
    Option(
        "cards",
        "text",
        None,
        choices=(_NONE, _POLICY),
        is_folder=True,
    ),
    _read,
    lambda recipe: _NONE if recipe.reading is None else recipe.reading or _POLICY,
)


# -- who judges --------------------------------------------------------------------------------------------------------


def _games_of(recipe: Recipe) -> Games:
    found = recipe.declarers_games or recipe.defenders_games
    assert found is not None
    return found


def _of_games(option: Option, part: str | None = None) -> Setting:
    """Of a part of the games in both roles."""
    name = part or option.name
    return Setting(
        option,
        lambda recipe, value: _with_games(recipe, **{name: value}),
        lambda recipe: _of_both(recipe, attrgetter(name)),
    )


def _of_both(recipe: Recipe, part: Callable[[Games], OptionValue | None]) -> OptionValue | None:
    """What the games of both roles have; nothing where there are none, or each role has its own."""
    values = {part(games) for games in (recipe.declarers_games, recipe.defenders_games) if games is not None}
    return values.pop() if len(values) == 1 else None


def _role_of(declarers: object | None, defenders: object | None) -> str:
    """In which role there is a part."""
    roles = {
        (False, False): _NONE,
        (True, False): Role.DECLARER.value,
        (False, True): Role.DEFENDERS.value,
        (True, True): Role.BOTH.value,
    }
    return roles[declarers is not None, defenders is not None]


def _role_of_games(recipe: Recipe) -> str:
    return _role_of(recipe.declarers_games, recipe.defenders_games)


def _in_role(recipe: Recipe, role: str, games: Games) -> Recipe:
    return replace(
        recipe,
        declarers_games=games if role in (Role.BOTH, Role.DECLARER) else None,
        defenders_games=games if role in (Role.BOTH, Role.DEFENDERS) else None,
    )


def _games_in_role(recipe: Recipe, role: str) -> Recipe:
    """Each role has its own games, or else those of the other."""
    usual = recipe.declarers_games or recipe.defenders_games or Games(share=SHARE_OF_GAMES)
    return replace(
        recipe,
        declarers_games=recipe.declarers_games or usual if role in (Role.BOTH, Role.DECLARER) else None,
        defenders_games=recipe.defenders_games or usual if role in (Role.BOTH, Role.DEFENDERS) else None,
    )


def _finished_by(recipe: Recipe, text: str) -> Recipe:
    if text in (_POLICY, _PLAYING):
        return _with_games(recipe, player=text, policy=SHIPPED)
    return _with_games(recipe, player=_PLAYING, policy=text)


def _liking_in_role(recipe: Recipe, role: str) -> Recipe:
    return replace(
        recipe,
        declarers_liking=DECLARERS_LIKING if role in (Role.BOTH, Role.DECLARER) else None,
        defenders_liking=DEFENDERS_LIKING if role in (Role.BOTH, Role.DEFENDERS) else None,
    )


_PLAYOUTS: Final = Setting(
    Option(
        "playouts",
        "choice",
        None,
        choices=(_NONE, *Role),
    ),
    _games_in_role,
    _role_of_games,
)
_FINISHES: Final = Setting(
    Option(
        "finishes",
        "text",
        None,
        choices=(_POLICY, _PLAYING),
        is_folder=True,
    ),
    _finished_by,
    lambda recipe: _of_both(recipe, lambda games: games.policy or games.player),
)
SHARE: Final = _of_games(Option("share", "number", None, low=0.001, high=1))
FADING: Final = _of_games(Option("fading", "number", None, low=0.001, high=1))
_LIKES: Final = Setting(
    Option(
        "likes",
        "choice",
        None,
        choices=(_NONE, *Role),
    ),
    _liking_in_role,
    lambda recipe: _role_of(recipe.declarers_liking, recipe.defenders_liking),
)
_WORLDS: Final = "worlds"
_SPECIALIST: Final = "specialist"
_NULL: Final = Setting(
    Option(
        "null",
        "choice",
        None,
        choices=(_WORLDS, _SPECIALIST),
    ),
    lambda recipe, who: replace(recipe, null=who == _SPECIALIST),
    lambda recipe: _SPECIALIST if recipe.null else _WORLDS,
)
_TABLES: Final = "tables"
_TRIAL: Final = "trial"


def _declares(recipe: Recipe, how: str) -> Recipe:
    """By games of the policy that cards are read by, or of the reinforced one."""
    if how == _TABLES:
        return replace(recipe, trial=None)
    if how == _PLAYING:
        return replace(recipe, trial=Trial(player=_PLAYING))
    return replace(recipe, trial=Trial(policy=recipe.reading or SHIPPED))


def _told_declares(recipe: Recipe) -> str:
    if recipe.trial is None:
        return _TABLES
    return _PLAYING if recipe.trial.player == _PLAYING else _TRIAL


def _with_trials(recipe: Recipe, text: str) -> Recipe:
    numbers = _two_numbers(text)
    if numbers is None:
        raise InvalidOption("recipe-tried", text=text)
    if recipe.trial is None:
        raise CannotCombine("tried-without-trial")
    return replace(recipe, trial=replace(recipe.trial, tried=numbers[0], worlds=numbers[1]))


def _two_numbers(text: str) -> tuple[int, int] | None:
    """What is written as 160x10; `None` for everything else."""
    numbers = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,3})", text)
    return None if numbers is None else (int(numbers[1]), int(numbers[2]))


_DECLARES: Final = Setting(
    Option(
        "declares",
        "choice",
        None,
        choices=(_TABLES, _TRIAL, _PLAYING),
    ),
    _declares,
    _told_declares,
)
_TRIED: Final = Setting(
    Option("tried", "text", None),
    _with_trials,
    lambda recipe: None if recipe.trial is None else f"{recipe.trial.tried}x{recipe.trial.worlds}",
)
_ALL: Final = "all"


def _adapting(recipe: Recipe, way: str) -> Recipe:
    ways = {_NONE: frozenset[Adapts](), _ALL: EVERY_WAY}
    return replace(recipe, adapts=ways[way] if way in ways else frozenset({Adapts(way)}))


def _told_adapts(recipe: Recipe) -> str | None:
    if recipe.adapts in (frozenset(), EVERY_WAY):
        return _ALL if recipe.adapts else _NONE
    return next(iter(recipe.adapts)).value if len(recipe.adapts) == 1 else None


_ADAPTS: Final = Setting(
    Option("adapts", "choice", None, choices=(_NONE, *Adapts, _ALL)),
    _adapting,
    _told_adapts,
)
_EPS: Final = _plain(Option("eps", "number", None, low=0, high=0.5), "errors")
_PARANOID: Final = _plain(Option("paranoid", "boolean", None))
_EQUILIBRIUM: Final = "equilibrium"
_ENDINGS: Final = Setting(
    Option("endings", "choice", None, choices=(_WORLDS, _EQUILIBRIUM)),
    lambda recipe, how: replace(recipe, endings=how == _EQUILIBRIUM),
    lambda recipe: _EQUILIBRIUM if recipe.endings else _WORLDS,
)


def at_level(recipe: Recipe, level: int | None) -> Recipe:
    """A weaker player: it bids alike, and plays its cards without search."""
    temperature = None if level is None else LEVELS[level].temperature
    if temperature is None:
        return recipe
    return Recipe(bidder=recipe.bidder, judging=ByPolicy(temperature=temperature), threads=recipe.threads)


_PROBCUT: Final = _plain(Option("probcut", "number", None, low=0, high=1), "certainty")
_LEVEL: Final = Setting(
    Option("level", "integer", None, low=min(LEVELS), high=max(LEVELS)),
    at_level,
    lambda recipe: None,
)
_LEVEL_SAYS: Final = Fault("level-sets-worlds")
COMPLETE: Final = (  # they edit in this order: what needs inference goes before inference does
    WORLDS, _LEVEL, _CARDS, _NULL, _PLAYOUTS, _FINISHES, SHARE, FADING, _LIKES, _DECLARES, _TRIED, _INFERENCE,
    _EPS, _ADAPTS,
    _PARANOID, _ENDINGS, _PROBCUT, THREADS, SECONDS
)  # fmt: skip
BESIDE_LEVEL: Final = tuple(
    Exclusion("level", setting.option.name, _LEVEL_SAYS)
    for setting in (
        WORLDS,
        _CARDS,
        _NULL,
        _PLAYOUTS,
        _FINISHES,
        SHARE,
        FADING,
        _LIKES,
        _DECLARES,
        _TRIED,
        _INFERENCE,
        _ADAPTS,
        _PARANOID,
        _ENDINGS,
        _PROBCUT,
    )
)


# -- games finished in worlds ------------------------------------------------------------------------------------------


_UNIFORM: Final = "uniform"
_BIDS: Final = "bids"
SAMPLER: Final = Setting(
    Option(
        "sampler",
        "choice",
        None,
        choices=(_UNIFORM, _BIDS, "cards"),
    ),
    lambda recipe, by: replace(
        recipe, inference=None if by == _UNIFORM else SHIPPED, reading=SHIPPED if by == "cards" else None
    ),
    lambda recipe: _UNIFORM if recipe.inference is None else _BIDS if recipe.reading is None else "cards",
)
PLAYED_BY: Final = _of_games(
    Option(
        "playouts",
        "text",
        None,
    ),
    "player",
)
DECLARER: Final = Setting(
    Option("declarer", "text", None),
    lambda recipe, name: _with_games(recipe, declarer=name or None),
    lambda recipe: _games_of(recipe).declarer or "",
)
RELIEF: Final = _of_games(Option("trick", "integer", None, low=2, high=10), "relief")
ROLE: Final = Setting(
    Option("role", "choice", None, choices=tuple(Role)),
    lambda recipe, role: _in_role(recipe, role, _games_of(recipe)),
    _role_of_games,
)
MOVES: Final = _of_games(Option("moves", "integer", None, low=1, high=30))
SINCE: Final = _of_games(Option("since", "integer", None, low=1, high=10))
DOUBT: Final = _of_games(
    Option(
        "doubt",
        "number",
        None,
        low=0,
        high=1000,
    )
)
PAYOFF: Final = Setting(
    Option(
        "payoff",
        "choice",
        None,
        choices=tuple(Scoring),
    ),
    lambda recipe, name: replace(recipe, scoring=Scoring(name)),
    lambda recipe: recipe.scoring.value,
)


def _worlds_in_worlds(recipe: Recipe, text: str) -> Recipe:
    numbers = _two_numbers(text)
    if numbers is None:
        raise InvalidOption("recipe-worlds-in-worlds", text=text)
    return _with_games(replace(recipe, worlds=numbers[0]), player=str(numbers[1]))


WORLDS_IN_WORLDS: Final = Setting(
    Option("worlds", "text", None),
    _worlds_in_worlds,
    lambda recipe: f"{recipe.worlds}x{_games_of(recipe).player}",
)
BY_BIDS: Final = Setting(
    Option("inference", "boolean", None),
    lambda recipe, by_bids: replace(recipe, inference=SHIPPED if by_bids else None),
    lambda recipe: recipe.inference is not None,
)


# -- sets, trees, and no search ----------------------------------------------------------------------------------------

SETS_WORLDS: Final = replace(WORLDS, option=replace(WORLDS.option, high=MOST_SETS))
SETS: Final = _of_judging(
    Option(
        "sets",
        "integer",
        None,
        low=1,
        high=MOST_SETS,
    )
)
POINTS: Final = _of_judging(Option("points", "boolean", None))
NODES: Final = _of_judging(Option("nodes", "integer", None, low=1, high=10**12))
TREE_PLAYOUTS: Final = _of_judging(Option("playouts", "integer", None, low=1, high=MOST_PLAYOUTS))
EXPLORATION: Final = _of_judging(Option("exploration", "number", None, low=0, high=1000))
MODEL: Final = Setting(
    Option("model", "text", None, is_folder=True),
    lambda recipe, folder: replace(recipe, judging=replace(recipe.judging, policy=folder)),
    attrgetter("judging.policy"),
)
TEMPERATURE: Final = _of_judging(Option("temperature", "number", None, low=0, high=100))
