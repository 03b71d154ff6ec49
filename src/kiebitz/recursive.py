"""Players that finish games in worlds instead of looking into all hands: imperfect-information Monte Carlo.

A world is drawn, a card is played, and the game goes on between players who know no more than their seats would
(Furtak's thesis, chapter 9). `recursive` has all there is to choose, `rk` and `rrules` are the players of the thesis:
recursive Kermit, whose games are played by small Monte Carlo players, and RXSkat, whose games are played by rules.
"""

from __future__ import annotations

import re
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder, Value, shipped_model, shipped_passing
from kiebitz.inference import load_inference
from kiebitz.players.monte_carlo import SECONDS, THREADS, WORLDS, MonteCarlo, Role, Scoring
from kiebitz.players.options import InvalidOption, Option
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.policy.network import load_policy, policy_reading

_UNIFORM: Final = "uniform"
_BIDS: Final = "bids"
_CARDS: Final = "cards"
_POLICY: Final = "policy"
_VARIED: Final = "varied"
_INNER_TABLE: Final = 1 << 20  # bytes; inner players solve few worlds at a time, and there are many of them

_SAMPLER: Final = Option(
    "sampler",
    "choice",
    _CARDS,
    choices=(_UNIFORM, _BIDS, _CARDS),
    meaning="which worlds are likely: all the same, by what was bid and declared, or by the cards played as well",
)
_PLAYOUTS: Final = Option(
    "playouts",
    "text",
    _POLICY,
    meaning="who plays the games: policy, varied (as often as likely), rules, random, or a number of worlds to solve",
)
_DECLARER: Final = Option("declarer", "text", "", meaning="who plays the declarer's cards in them, if somebody else")
_ROLE: Final = Option(
    "role", "choice", Role.BOTH.value, choices=tuple(Role), meaning="when games are played; else open cards judge"
)
_SHARE: Final = Option("share", "number", 1.0, low=0.001, high=1, meaning="what games count, open cards have the rest")
_MOVES: Final = Option(
    "moves", "integer", None, low=1, high=30, meaning="cards played after the one judged; then open cards tell"
)
_SINCE: Final = Option("since", "integer", 1, low=1, high=10, meaning="before this trick open cards judge alone")
_RELIEF: Final = Option("trick", "integer", None, low=2, high=10, meaning="from this trick on rules play the games")
_PAYOFF: Final = Option(
    "payoff",
    "choice",
    Scoring.KERMIT.value,
    choices=tuple(Scoring),
    meaning="what schneider counts beside winning: nothing (kh), a little (kermit), as in the list",
)
_DOUBT: Final = Option(
    "doubt",
    "number",
    None,
    low=0,
    high=1000,
    meaning="no games with cards that open cards see further behind, in shares of wins",
)


def playout_player(name: str) -> _core.SeatPlayer:
    """Who plays games out, by its name or its number of worlds."""
    match name:
        case "policy" | "varied":
            return _core.PolicyPlayer(load_policy(), varies=name == _VARIED)
        case "rules":
            return _core.RulesPlayer()
        case "random":
            return _core.RandomPlayer()
    if not re.fullmatch(r"[1-9]\d{0,3}", name):
        raise InvalidOption(f"games are played by policy, varied, rules, random or a number of worlds, not {name!r}")
    return _core.MonteCarloPlayer(worlds=int(name), likelihood=load_inference(), table_bytes=_INNER_TABLE)


@register(
    "recursive",
    "finishes games in likely worlds, each seat knowing only its own cards, and plays what does best",
    options=(
        WORLDS,
        _SAMPLER,
        _PLAYOUTS,
        _DECLARER,
        _RELIEF,
        _ROLE,
        _SHARE,
        _MOVES,
        _SINCE,
        _DOUBT,
        _PAYOFF,
        THREADS,
        SECONDS,
    ),
    main="worlds",
)
def _create_recursive(
    seed: int,
    worlds: int,
    sampler: str,
    playouts: str,
    declarer: str,
    trick: int | None,
    role: str,
    share: float,
    moves: int | None,
    since: int,
    doubt: float | None,
    payoff: str,
    threads: int,
    seconds: float | None,
) -> Player:
    defenders = _relieved(playout_player(playouts), trick)
    declarers = _relieved(playout_player(declarer), trick) if declarer else defenders
    games = _core.Playouts(declarers, defenders, share=share, moves=moves, doubt=doubt, since=since)
    return _player(seed, worlds, sampler, Role(role), games, threads, seconds, Scoring(payoff))


def _relieved(player: _core.SeatPlayer, trick: int | None) -> _core.SeatPlayer:
    return player if trick is None else _core.RelayPlayer(player, _core.RulesPlayer(), trick)


_RK_WORLDS: Final = Option("worlds", "text", "160x10", meaning="how many worlds are played out, by players of how many")


@register(
    "rk",
    "recursive Kermit of the thesis: finishes games between small Monte Carlo players",
    options=(_RK_WORLDS, _DOUBT, THREADS, SECONDS),
    main="worlds",
)
def _create_rk(seed: int, worlds: str, doubt: float | None, threads: int, seconds: float | None) -> Player:
    numbers = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,3})", worlds)
    if numbers is None:
        raise InvalidOption(f"worlds and worlds of the players inside are written 160x10, not {worlds!r}")
    games = _core.Playouts(playout_player(numbers[2]), doubt=doubt)
    return _player(seed, int(numbers[1]), _BIDS, Role.BOTH, games, threads, seconds)


_RX_INFERENCE: Final = Option("inference", "boolean", False, meaning="whether bids and contract tell which are likely")


@register(
    "rrules",
    "RXSkat of the thesis: finishes games between players of rules",
    options=(WORLDS, _RX_INFERENCE, THREADS, SECONDS),
    main="worlds",
)
def _create_rrules(seed: int, worlds: int, inference: bool, threads: int, seconds: float | None) -> Player:
    games = _core.Playouts(playout_player("rules"))
    return _player(seed, worlds, _BIDS if inference else _UNIFORM, Role.BOTH, games, threads, seconds)


def _player(
    seed: int,
    worlds: int,
    sampler: str,
    role: Role,
    games: _core.Playouts,
    threads: int,
    seconds: float | None,
    scoring: Scoring = Scoring.KERMIT,
) -> Player:
    return MonteCarlo(
        worlds=worlds,
        scoring=scoring,
        seed=seed,
        inference=None if sampler == _UNIFORM else load_inference(),
        reading=policy_reading() if sampler == _CARDS else None,
        declarers_playouts=None if role is Role.DEFENDERS else games,
        defenders_playouts=None if role is Role.DECLARER else games,
        threads=threads,
        seconds=seconds,
        bidder=Bidder(shipped_model(), Value(shipped_passing())),
    )
