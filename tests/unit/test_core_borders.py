"""What comes into the core is checked at its border: nobody in place of somebody, too many, no time at all."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import pytest

from kiebitz import Contract, Game, Kind, Recipe, _core, deal
from kiebitz.bounds import MOST_THREADS, MOST_WORLDS
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_specialist
from kiebitz.policy.network import load_policy
from kiebitz.seats import observe
from kiebitz.solver import core_position, solve_many
from kiebitz.worlds import World, worlds_of
from tests.games import game_with_contract, play_out

NULL: Final = Contract(Kind.NULL)
GRAND: Final = Contract(Kind.GRAND)


def late_game(contract: Contract) -> Game:
    """In the middle of card play, and not over."""
    games = (play_out(game_with_contract(contract, 1, deal(seed)), range(15)) for seed in range(100))
    return next(game for game in games if not game.is_over)


def seen_in(game: Game) -> _core.Observation:
    assert game.turn is not None
    return observe(game.view(game.turn))


def seat_game() -> _core.SeatGame:
    game = late_game(GRAND)
    return _core.SeatGame(seen_in(game), World.of_game(game).masks)


RULES: Final = _core.RulesPlayer()

NOBODY: Final[dict[str, Callable[[Any], object]]] = {
    "a game": lambda nobody: _core.finish_games([seat_game(), nobody], [RULES] * 3, 1),
    "a player": lambda nobody: _core.finish_games([seat_game()], [RULES, nobody, RULES], 1),
    "a relay": lambda nobody: _core.RelayPlayer(RULES, nobody, 3),
    "slips": lambda nobody: _core.SlippingPlayer(nobody, 0.1),
    "others of null": lambda nobody: _core.NullApartPlayer(_core.MonteCarloPlayer(), nobody),
    "players of a tree": lambda nobody: _core.UctPlayer(players=[RULES, RULES, nobody]),
    "rules of null": lambda nobody: _core.NullPlayer(rules=(nobody, 0.1)),
    "null rules": lambda nobody: _core.NullRulesPlayer(nobody),
    "putting": lambda nobody: _core.NullPutting(nobody),
    "a policy": lambda nobody: _core.PolicyPlayer(nobody),
    "a reading": lambda nobody: _core.CardReading(nobody),
    "a position": lambda nobody: _core.Batch([nobody], _core.Question("value"), _core.Techniques(), 1 << 20),
    "an observation": lambda nobody: RULES.choose(nobody, 1),
}


@pytest.mark.parametrize("call", NOBODY.values(), ids=NOBODY.keys())
def test_nobody_is_refused_in_place_of_somebody(call: Callable[[Any], object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        call(None)


def relays(number: int) -> _core.SeatPlayer:
    last: _core.SeatPlayer = RULES
    for _ in range(number):
        last = _core.RelayPlayer(last, last, 5)
    return last


def test_players_that_ask_each_other_without_end_are_refused() -> None:
    with pytest.raises(ValueError, match="in a row"):
        relays(200_000)
    inside = relays(15)
    with pytest.raises(ValueError, match="in a row"):
        _core.MonteCarloPlayer(1, declarers_jury=_core.Jury(inside))
    with pytest.raises(ValueError, match="in a row"):
        _core.UctPlayer(players=[inside] * 3)
    with pytest.raises(ValueError, match="in a row"):
        _core.NullPlayer(rules=(inside, 0.1))


@pytest.mark.parametrize("size", [2**64 - 1, 2**63, 2**44 + 1])
def test_a_table_has_no_more_bytes_than_a_machine_can_have(size: int) -> None:
    with pytest.raises(ValueError, match="bytes"):
        _core.Solver(_core.Techniques(table="bare"), size)
    with pytest.raises(ValueError, match="bytes"):
        _core.Batch([], _core.Question("value"), _core.Techniques(), size)
    with pytest.raises(ValueError, match="bytes"):
        _core.MonteCarloPlayer(table_bytes=size)


def questions_with_time() -> dict[str, Callable[[float], object]]:
    grand, null = late_game(GRAND), late_game(NULL)
    assert grand.position is not None
    position = core_position(grand.position)
    solver = _core.Solver(_core.Techniques(), 1 << 20)
    batch = (_core.Question("value"), _core.Techniques(), 1 << 20, 1, None)
    return {
        "solver": lambda seconds: solver.answer(position, _core.Question("value"), None, seconds),
        "batch": lambda seconds: list(_core.Batch([position], *batch, seconds)),
        "monte carlo": lambda seconds: _core.MonteCarloPlayer(worlds=2).evidence(seen_in(grand), 1, seconds=seconds),
        "achieving": lambda seconds: _core.AchievingPlayer(worlds=2).evidence(seen_in(grand), 1, seconds=seconds),
        "null": lambda seconds: null_specialist().evidence(seen_in(null), 1, seconds=seconds),
        "guarantor": lambda seconds: _core.Guarantor().points(position, nodes=100, seconds=seconds),
    }


@pytest.mark.parametrize("who", ["solver", "batch", "monte carlo", "achieving", "null", "guarantor"])
def test_a_limit_of_time_is_one_or_is_refused(who: str) -> None:
    ask = questions_with_time()[who]
    for seconds in (-1.0, -1e-300, math.nan, -math.inf):
        with pytest.raises(ValueError, match="time"):
            ask(seconds)
    for seconds in (0.0, 1e300, math.inf):
        ask(seconds)


@pytest.mark.parametrize("what", ["value", "at_least", "cards", "cards_at_least", "line", "declarer_takes_all"])
@pytest.mark.parametrize("points", [-(2**31), 0, 61, 2**31 - 1])
def test_answers_keep_to_their_limit_of_nodes_whatever_is_asked(what: str, points: int) -> None:
    solver = _core.Solver(_core.Techniques(), 1 << 20)
    game = game_with_contract(GRAND, 0, deal(5))
    assert game.position is not None
    for limit in (0, 1, 100, 1000):
        question = _core.Question(what, points, points)
        assert solver.answer(core_position(game.position), question, limit).nodes <= max(limit, 1)


WITH_WORLDS: Final[dict[str, Callable[[int], object]]] = {
    "monte carlo": lambda worlds: _core.MonteCarloPlayer(worlds=worlds),
    "achieving": lambda worlds: _core.AchievingPlayer(worlds=worlds),
    "null declarer": lambda worlds: _core.NullPlayer(declarers_worlds=worlds),
    "null defenders": lambda worlds: _core.NullPlayer(defenders_worlds=worlds),
    "outcomes": lambda worlds: _core.Foresight().of_cards(seen_in(late_game(GRAND)), worlds, 1),
    "share": lambda worlds: _core.Foresight().declarer_share(seen_in(late_game(GRAND)), worlds, 1),
    "chosen": lambda worlds: _core.Sampler().choose(seen_in(late_game(GRAND)), worlds or 10**7, 1),
    "listed": lambda worlds: _core.Worlds(seen_in(late_game(GRAND))).sample(worlds * 10**7 or 10**12, 1),
    "a player": lambda worlds: Recipe(worlds=worlds * 10**15),
}
WITH_THREADS: Final[dict[str, Callable[[int], object]]] = {
    "monte carlo": lambda threads: _core.MonteCarloPlayer(threads=threads),
    "achieving": lambda threads: _core.AchievingPlayer(threads=threads),
    "foresight": lambda threads: _core.Foresight(threads=threads),
    "batch": lambda threads: _core.Batch([], _core.Question("value"), _core.Techniques(), 1 << 20, threads),
    "a player": lambda threads: Recipe(threads=threads * 10**15),
    "many": lambda threads: solve_many([], threads=threads * 10**15),
}


@pytest.mark.parametrize("worlds", [0, MOST_WORLDS + 1])
@pytest.mark.parametrize("make", WITH_WORLDS.values(), ids=WITH_WORLDS.keys())
def test_worlds_have_an_upper_bound(make: Callable[[int], object], worlds: int) -> None:
    with pytest.raises(ValueError, match="worlds"):
        make(worlds)


@pytest.mark.parametrize("threads", [0, MOST_THREADS + 1])
@pytest.mark.parametrize("make", WITH_THREADS.values(), ids=WITH_THREADS.keys())
def test_threads_have_an_upper_bound(make: Callable[[int], object], threads: int) -> None:
    with pytest.raises(ValueError, match="threads"):
        make(threads)


def test_what_no_game_can_be_is_no_observation() -> None:
    hand = 0b1111111111
    with pytest.raises(ValueError, match="instead of 10"):
        _core.Observation(seat=0, hand=hand | 1 << 20)
    with pytest.raises(ValueError, match="two places"):
        _core.Observation(seat=0, hand=hand, skat=0b11)
    with pytest.raises(ValueError, match="before a contract"):
        _core.Observation(seat=0, hand=hand, open_hand=hand << 10)
    with pytest.raises(ValueError, match="any more"):
        _core.Observation(seat=0, hand=hand, contract=(4, False, False, False, False), declarer=1, skat_holder=1)


def test_worlds_of_other_games_are_not_weighed() -> None:
    game = late_game(NULL)
    assert game.turn is not None
    worlds = worlds_of(game.view(game.turn)).sample(3, 1)
    other = observe(game_with_contract(NULL, 1, deal(4)).view(0))
    for weigher in (load_inference(), _core.CardReading(load_policy())):
        with pytest.raises(ValueError, match="no world of the game"):
            weigher.weigh(worlds, other)


def test_rules_for_null_are_asked_in_null() -> None:
    player = _core.NullRulesPlayer(_core.SuitTable([0.5] * 3072))
    with pytest.raises(ValueError, match="null"):
        player.choose(seen_in(late_game(GRAND)), 1)
