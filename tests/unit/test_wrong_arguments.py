"""Whatever is given to the library by mistake is refused in one sentence, and never taken for something else."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import kiebitz
from kiebitz import CARDS, PASS, CardSet, Game, Goal, Kind, World, WrongType, create, deal, parse_contract, svg
from kiebitz.formats.iss import as_seen_by
from kiebitz.formats.rows import parse_row, record_of_row, row_of
from kiebitz.guarantees import keeping_rest
from kiebitz.lessons import read_lessons
from kiebitz.players import continue_game, create_bidding
from kiebitz.seats import observe
from tests.games import finished_game, game_with_contract

GAME = game_with_contract(parse_contract("G"), 0, deal(7))
VIEW = GAME.view(0)
START = Game(deal(7))
POSITION = kiebitz.parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0")
FINISHED = finished_game(3)
RECORD = kiebitz.record_of_game(FINISHED)
RULES = create("rules")
NAMES = ("A", "B", "C")

# What each function takes; nothing else that stands below may pass in the place of any of it.
TAKEN: list[tuple[str, Callable[..., object], Sequence[Any]]] = [
    ("deal", deal, (7,)),
    ("random_deal", kiebitz.random_deal, (random.Random(1),)),
    ("Deal", kiebitz.Deal, (deal(1).hands, deal(1).skat)),
    ("format_deal", kiebitz.format_deal, (deal(1),)),
    ("Card", kiebitz.Card, (5,)),
    ("CardSet", CardSet, (5,)),
    ("format_card", kiebitz.format_card, (CARDS[3],)),
    ("format_cards", kiebitz.format_cards, (5,)),
    ("Contract", kiebitz.Contract, (Kind.GRAND, False)),
    ("format_contract", kiebitz.format_contract, (parse_contract("G"),)),
    ("Bid", kiebitz.Bid, (18,)),
    ("Declare", kiebitz.Declare, (parse_contract("G"), CardSet(3))),
    ("Resign", kiebitz.Resign, (1,)),
    ("Timeout", kiebitz.Timeout, (1,)),
    ("Leave", kiebitz.Leave, (1,)),
    ("format_move", kiebitz.format_move, (PASS,)),
    ("Game", Game, (deal(1),)),
    ("Game.push", lambda move: Game(deal(1)).push(move), ("18",)),
    ("Game.view", GAME.view, (1,)),
    ("Game.hand", GAME.hand, (1,)),
    ("format_game", kiebitz.format_game, (GAME,)),
    ("Position", kiebitz.Position, (Kind.GRAND, 0, POSITION.hands, POSITION.skat, 0, (), 0, 0)),
    ("Position.after", POSITION.after, (POSITION.legal_moves()[0],)),
    ("format_position", kiebitz.format_position, (POSITION,)),
    ("solve", kiebitz.solve, (POSITION,)),
    ("solve guess", lambda guess: kiebitz.solve(POSITION, guess=guess), (60,)),
    ("solve node_limit", lambda limit: kiebitz.solve(POSITION, node_limit=limit), (1000,)),
    ("solve time_limit", lambda limit: kiebitz.solve(POSITION, time_limit=limit), (1.5,)),
    ("solve_cards", kiebitz.solve_cards, (POSITION,)),
    ("solve_cards points", lambda points: kiebitz.solve_cards(POSITION, points=points), (61,)),
    ("at_least", kiebitz.at_least, (POSITION, 61)),
    ("best_line", kiebitz.best_line, (POSITION,)),
    ("takes_all_tricks", kiebitz.takes_all_tricks, (POSITION, "declarer")),
    ("solve_many", kiebitz.solve_many, ([POSITION],)),
    ("solve_many threads", lambda threads: kiebitz.solve_many([POSITION], threads=threads), (1,)),
    ("solve_many table_mb", lambda megabytes: kiebitz.solve_many([POSITION], table_mb=megabytes), (1.5,)),
    ("Solver", kiebitz.Solver, (8, kiebitz.Techniques())),
    ("Solver.cards_reaching", kiebitz.Solver().cards_reaching, (POSITION, Goal.GAME)),
    ("observe", observe, (VIEW,)),
    ("count_worlds", kiebitz.count_worlds, (VIEW,)),
    ("sample_worlds", kiebitz.sample_worlds, (VIEW, 3, 1)),
    ("enumerate_worlds", kiebitz.enumerate_worlds, (VIEW,)),
    ("World.of_game", World.of_game, (GAME,)),
    ("World.position", World.of_game(GAME).position, (VIEW,)),
    ("goal_of", kiebitz.goal_of, (parse_contract("G"), 2, 18)),
    ("goal_in_view", kiebitz.goal_in_view, (VIEW,)),
    ("goal_in_every_deal", kiebitz.goal_in_every_deal, (VIEW,)),
    ("guarantee", kiebitz.guarantee, (VIEW, Goal.GAME)),
    ("guarantee nodes", lambda nodes: kiebitz.guarantee(VIEW, nodes=nodes), (1000,)),
    ("guarantee seconds", lambda seconds: kiebitz.guarantee(VIEW, seconds=seconds), (1.5,)),
    ("guaranteed_points", kiebitz.guaranteed_points, (VIEW,)),
    ("guaranteed_rest", kiebitz.guaranteed_rest, (VIEW,)),
    ("keeping_rest", keeping_rest, (VIEW,)),
    ("was_sure", kiebitz.was_sure, (FINISHED,)),
    ("game_value", kiebitz.game_value, (parse_contract("G"), 2)),
    ("ScoreList", kiebitz.ScoreList, (NAMES, 36)),
    ("ScoreList.add", lambda result: kiebitz.ScoreList(NAMES).add(result), (FINISHED.result(),)),
    ("Result.list_points", FINISHED.result().list_points, (3,)),
    ("create", create, ("rules", 1)),
    ("create_bidding", create_bidding, ("value", 1)),
    ("format_player", kiebitz.format_player, (kiebitz.parse_player("rules"),)),
    ("ask", kiebitz.ask, (RULES, START.view(START.turn))),
    ("referee", kiebitz.referee, (deal(1), [RULES] * 3, 60.0, NAMES)),
    ("continue_game", continue_game, (FINISHED, [RULES] * 3)),
    ("Adviser", kiebitz.Adviser, (1,)),
    ("Adviser.hint", kiebitz.Adviser(1).hint, (START.view(START.turn),)),
    ("format_record", kiebitz.format_record, (RECORD,)),
    ("check_record", kiebitz.check_record, (RECORD,)),
    ("replay", kiebitz.replay, (RECORD,)),
    ("record_of_game", kiebitz.record_of_game, (FINISHED,)),
    ("as_seen_by", as_seen_by, (RECORD, 1)),
    ("read_records", lambda path: list(kiebitz.read_records(path)), ("data/records/iss_sample.sgf",)),
    ("row_of", row_of, (RECORD, FINISHED)),
    ("record_of_row", record_of_row, (row_of(RECORD, FINISHED),)),
    ("parse_row", parse_row, ("{}",)),
    ("svg.hand", svg.hand, (list(CARDS[:3]),)),
    ("read_lessons", read_lessons, (Path("data/lessons"),)),
]
PLACES = [
    pytest.param(function, taken, place, id=f"{name} {place}")
    for name, function, taken in TAKEN
    for place in range(len(taken))
]
WRONG: list[object] = [object(), b"CJ", [1.5], {"CJ": 1}, math.nan, 7.5j, int, ValueError("x"), -1.5]


@pytest.mark.parametrize(("function", "taken", "place"), PLACES)
def test_what_cannot_be_meant_is_refused_in_one_sentence(
    function: Callable[..., object], taken: Sequence[Any], place: int
) -> None:
    for wrong in WRONG:
        with pytest.raises(ValueError, match=r"\w") as refusal:
            function(*taken[:place], wrong, *taken[place + 1 :])
        told = str(refusal.value)
        assert "\n" not in told
        assert len(told) < 300


@pytest.mark.parametrize("wrong", ["x", 7.5, -1, True, b"7", CardSet])
def test_a_deal_has_a_seed_from_0_on_or_none(wrong: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        deal(wrong)
    with pytest.raises(ValueError, match="a seed is"):
        create("random", wrong)
    with pytest.raises(ValueError, match="a seed is"):
        kiebitz.sample_worlds(VIEW, 1, wrong)
    assert deal(None) != deal()


@pytest.mark.parametrize("players", [["rules"] * 3, [RULES, RULES], [RULES] * 4, RULES, [RULES, RULES, type(RULES)]])
def test_a_referee_takes_three_players_and_no_names_of_players(players: list[kiebitz.Player]) -> None:
    with pytest.raises(WrongType, match=r"create\(name\) makes one|three players"):
        kiebitz.referee(deal(1), players)


def test_only_the_seat_in_turn_is_asked() -> None:
    for seat in (0, 2, None):
        with pytest.raises(ValueError, match=r"nothing to decide here; ask with game.view\(game.turn\)"):
            kiebitz.ask(RULES, START.view(seat))
    with pytest.raises(ValueError, match="nothing to decide"):
        kiebitz.ask(RULES, FINISHED.view(0))
    assert kiebitz.ask(RULES, START.view(START.turn)) in START.legal_moves()


def test_a_position_of_sets_of_cards_is_refused_when_it_is_made() -> None:
    with pytest.raises(WrongType, match=r"CardSet\.mask is one"):
        kiebitz.Position(Kind.GRAND, 0, deal(1).hands, deal(1).skat)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["", "a:b", "a@b", "a+b"])
def test_a_player_is_registered_under_a_name_that_can_be_read(name: str) -> None:
    with pytest.raises(ValueError, match="without : @ or"):
        kiebitz.register(name, "nobody")


def test_a_player_is_registered_as_a_function() -> None:
    for enter in (kiebitz.register("nobody", "nobody"), kiebitz.register_bidding("nobody", "nobody")):
        with pytest.raises(WrongType, match="made by a function of a seed, not by 5"):
            enter(5)  # type: ignore[arg-type]
    with pytest.raises(kiebitz.UnknownPlayer):
        create("nobody")


@pytest.mark.parametrize("number", [10**6 + 1, 10**12, 10**30])
def test_no_more_worlds_are_drawn_than_can_be_kept(number: int) -> None:
    with pytest.raises(ValueError, match="enumerate_worlds has them all"):
        kiebitz.sample_worlds(START.view(0), number, seed=1)
    few = game_with_contract(parse_contract("G"), 0, deal(7))
    while kiebitz.count_worlds(few.view(0)) > 100:
        few.push(few.legal_moves()[0])
    drawn = kiebitz.sample_worlds(few.view(0), number, seed=1, distinct=True)
    assert len(drawn) == kiebitz.count_worlds(few.view(0))


def test_values_out_of_all_bounds_are_refused() -> None:
    for attempt, told in (
        (lambda: kiebitz.at_least(POSITION, 10**12), "from 0 to 121"),
        (lambda: kiebitz.format_card(-1), "from 0 to 31"),  # type: ignore[arg-type]
        (lambda: kiebitz.format_cards(-1), "not a mask"),
        (lambda: kiebitz.game_value(parse_contract("G"), 12), "from -11 to 11"),
        (lambda: kiebitz.guarantee(VIEW, seconds=-1), "at least 0 seconds"),
        (lambda: kiebitz.guarantee(VIEW, nodes=-1), "at least 0"),
        (lambda: kiebitz.referee(deal(1), [RULES] * 3, math.nan), "at least 0 seconds"),
        (lambda: FINISHED.result().list_points(5), "3 or 4 players"),
    ):
        with pytest.raises(ValueError, match=told):
            attempt()


def test_a_folder_without_lessons_is_told(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        with pytest.raises(ValueError, match="there is no lesson in"):
            read_lessons(folder)
