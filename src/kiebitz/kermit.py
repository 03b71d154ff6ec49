"""`kermit` and `kiebitz`, the complete players: they bid by what they have learned, and solve likely worlds.

`kermit` is the published player, `kiebitz` the strongest combination of what there is: it reads cards, and as declarer
finishes games in worlds as well. They are above both the bidding systems and the card players, since they are made of
one of each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder, Value, shipped_model, shipped_passing
from kiebitz.declaring import TrialDeclarer
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_specialist
from kiebitz.players.levels import LEVELS
from kiebitz.players.monte_carlo import SECONDS, THREADS, WORLDS, MonteCarlo, Role, Scoring
from kiebitz.players.options import Option
from kiebitz.players.player import Player
from kiebitz.players.registry import Exclusion, register
from kiebitz.policy.network import load_policy, policy_reading

_NONE: Final = "none"
_POLICY: Final = "policy"
_LEVEL: Final = Option("level", "integer", None, low=min(LEVELS), high=max(LEVELS), meaning="a weaker player")
_INFERENCE: Final = Option(
    "inference",
    "text",
    Role.BOTH.value,
    choices=(*Role, _NONE),
    is_folder=True,
    meaning="when bids and contract tell of hidden cards: both, declarer, defenders, none; or a folder of tables",
)
_CARDS: Final = Option(
    "cards",
    "text",
    _NONE,
    choices=(_NONE, _POLICY),
    is_folder=True,
    meaning="whether the cards played tell of hidden ones: none, policy; or the folder of one, which playouts use too",
)
_PLAYOUTS: Final = Option(
    "playouts",
    "choice",
    _NONE,
    choices=(_NONE, *Role),
    meaning="when games that the policy plays in the worlds count beside open cards: none, declarer, defenders, both",
)
_SHARE_OF_PLAYOUTS: Final = 0.25  # beside open cards; chosen by trial, see docs/recursive.md
_TABLES: Final = "tables"
_TRIAL: Final = "trial"
_DECLARES: Final = Option(
    "declares",
    "choice",
    _TABLES,
    choices=(_TABLES, _TRIAL),
    meaning="how it declares with the skat in hand: by tables, or by games of the policy on trial as well",
)
_PARANOID: Final = Option(
    "paranoid", "boolean", False, meaning="a declarer never loses what cannot be lost, whatever the worlds say"
)
_WORLDS: Final = "worlds"
_SPECIALIST: Final = "specialist"
_NULL: Final = Option(
    "null",
    "choice",
    _WORLDS,
    choices=(_WORLDS, _SPECIALIST),
    meaning="who plays null games: the same as all others, or the specialist",
)
_LEVEL_SAYS: Final = "a level sets how many worlds are judged and how much is remembered"


def _enter(name: str, summary: str, *, cards: str, null: str, playouts: str, declares: str) -> None:
    """Under a name, with what holds unless the options say otherwise."""
    register(
        name,
        summary,
        options=(
            WORLDS,
            _LEVEL,
            _INFERENCE,
            replace(_CARDS, default=cards),
            replace(_NULL, default=null),
            replace(_PLAYOUTS, default=playouts),
            replace(_DECLARES, default=declares),
            _PARANOID,
            THREADS,
            SECONDS,
        ),
        main="worlds",
        exclusions=tuple(
            Exclusion("level", option, _LEVEL_SAYS)
            for option in ("worlds", "inference", "cards", "null", "playouts", "declares")
        ),
    )(_create)


def _create(
    seed: int,
    worlds: int,
    level: int | None,
    inference: str,
    cards: str,
    null: str,
    playouts: str,
    declares: str,
    paranoid: bool,
    threads: int,
    seconds: float | None,
) -> Player:
    tables, role = _inference(inference)
    memory = None
    if level is not None:
        worlds, memory = LEVELS[level].worlds, LEVELS[level].memory
    bidder = Bidder(shipped_model(), Value(shipped_passing()))
    trial = tables if declares == _TRIAL and memory is None else None  # which needs likely worlds
    games = None if playouts == _NONE or memory is not None else _games(cards)
    return MonteCarlo(
        worlds=worlds,
        memory=memory,
        scoring=Scoring.KERMIT,
        seed=seed,
        # Who forgets what was played does not remember what was said either, nor reads anything from it.
        inference=tables if memory is None else None,
        infers_as=role,
        reading=_reading(cards) if memory is None else None,
        declarers_playouts=games if playouts in (Role.BOTH, Role.DECLARER) else None,
        defenders_playouts=games if playouts in (Role.BOTH, Role.DEFENDERS) else None,
        null=null_specialist() if null == _SPECIALIST and memory is None else None,
        paranoid=paranoid,
        threads=threads,
        seconds=seconds,
        bidder=bidder if trial is None else TrialDeclarer(bidder, load_policy(_folder(cards)), trial, seed),
    )


def _games(cards: str) -> _core.Playouts:
    return _core.Playouts(_core.PolicyPlayer(load_policy(_folder(cards))), share=_SHARE_OF_PLAYOUTS)


def _reading(cards: str) -> _core.CardReading | None:
    return None if cards == _NONE else policy_reading(_folder(cards))


def _folder(cards: str) -> str:
    """Of the policy that an option `none`, `policy` or a folder names; none for the one that ships."""
    return "" if cards in (_NONE, _POLICY) else cards


def _inference(text: str) -> tuple[_core.Likelihood | None, Role]:
    """The tables and the role of an option `both`, `declarer`, `defenders`, `none` or a folder."""
    if text == _NONE:
        return None, Role.BOTH
    is_role = text in tuple(Role)
    return load_inference("" if is_role else text), Role(text) if is_role else Role.BOTH


_enter(
    "kiebitz",
    "the strongest: like kermit, reads the cards that others play, finishes games in worlds, a specialist in null",
    cards=_POLICY,
    null=_SPECIALIST,
    playouts=Role.DECLARER.value,
    declares=_TRIAL,
)
_enter(
    "kermit",
    "bids by what it has learned, solves likely worlds",
    cards=_NONE,
    null=_WORLDS,
    playouts=_NONE,
    declares=_TABLES,
)
