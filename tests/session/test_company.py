"""Computer players stay for a list, and one that is made anew goes on as if it had been there all the time."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kiebitz import PASS, Bid, parse_game
from kiebitz.session import Awaited, Question, Store, Table, TableIsClosed
from tests.session.players import (
    ENDLESS,
    LEARNING,
    REMEMBERING,
    STUBBORN,
    WAITING,
    Learning,
    Remembering,
    Stubborn,
    Waiting,
)
from tests.session.tables import (
    TOPS_GRAND,
    act,
    games,
    play_moves,
    play_to_the_end,
    settings,
    single,
    until_awaited,
)

SUIT_DEAL = "DATJ9.CA7.S8A.HT7/CJTK.SKQ.HAK.DQK7/SJT9.HJQ9.CQ98.D8/S7.H8"
SAMPLE_ENGINE = Path(__file__).parents[2] / "examples" / "engine.py"


@pytest.fixture
def made() -> Iterator[list[Learning]]:
    Learning.made.clear()
    yield Learning.made
    Learning.made.clear()


@pytest.fixture
def thinking() -> Iterator[threading.Event]:
    """Set when a player of the test thinks; it goes on at the end of the test at the latest."""
    Waiting.is_thinking.clear()
    Waiting.go_on.clear()
    yield Waiting.is_thinking
    Waiting.go_on.set()


def test_a_player_that_never_answers_loses_by_the_clock_and_another_is_made(
    store: Store, thinking: threading.Event
) -> None:
    table = Table.begin(store, settings(None, WAITING, WAITING), patience=0.05)
    while (awaited := until_awaited(table)).question is Question.MOVE:
        act(table, awaited, lambda _: PASS)
    assert thinking.is_set()
    assert set(table.view(0).faults.values()) == {"no decision within 0.05 seconds"}
    table.close()


def test_players_stay_for_the_list_see_every_end_and_go(store: Store, made: list[Learning]) -> None:
    table = Table.begin(store, settings(None, LEARNING, LEARNING))
    del made[:]  # those that were made to see whether that works
    play_to_the_end(table)
    assert [len(player.told) for player in made] == [3, 3]
    assert made[0].seed != made[1].seed
    assert all(player.is_closed for player in made)


def test_at_a_table_of_four_a_player_is_told_the_games_in_which_it_sat(store: Store, made: list[Learning]) -> None:
    table = Table.begin(store, settings(None, LEARNING, LEARNING, LEARNING))
    del made[:]
    play_to_the_end(table)
    assert sorted(len(player.told) for player in made) == [2, 2, 3]  # the first three deal in turn


def test_a_player_made_anew_is_told_the_games_again_and_plays_as_before(store: Store, made: list[Learning]) -> None:
    whole = play_to_the_end(Table.begin(store, settings(None, LEARNING, LEARNING, seed=2)))
    at_once = {player.seed: player.told for player in made if player.told}
    table = Table.begin(store, settings(None, LEARNING, LEARNING, seed=2))
    while not table.is_over:
        play_moves(table, 7)
        if not table.is_over:
            table.close()
            table = Table.resume(store, table.id)
    assert games(table) == whole
    for seed, told in at_once.items():
        assert told in [player.told for player in made if player.seed == seed]


def test_taking_back_makes_players_anew_who_know_the_list(store: Store, made: list[Learning]) -> None:
    whole = play_to_the_end(Table.begin(store, settings(None, LEARNING, LEARNING, seed=2, practice=True)))
    table = Table.begin(store, settings(None, LEARNING, LEARNING, seed=2, practice=True))
    taken_back = 0
    while not table.is_over:
        if (awaited := table.step()) is None:
            continue
        act(table, awaited)
        if not table.is_over and taken_back < 10 and table.view(0).can_take_back:
            before = len(made)
            table.take_back(0)
            taken_back += 1
            until_awaited(table)
            assert all(len(player.told) == table.view(0).number for player in made[before:])
    assert taken_back == 10
    assert games(table) == whole


def counted_engine(starts: Path) -> str:
    return f"exec:sh -c 'echo started >> {starts}; exec \"{sys.executable}\" {SAMPLE_ENGINE}'"


def test_an_engine_is_one_process_for_the_whole_list(store: Store, folder: Path) -> None:
    starts = folder / "starts"
    table = Table.begin(store, settings(None, counted_engine(starts), "rules"))
    play_to_the_end(table)
    assert not any(each.faults for each in store.load(table.id).state.rounds)
    assert starts.read_text() == "started\n"


def test_an_engine_is_started_again_when_moves_are_taken_back(store: Store, folder: Path) -> None:
    starts = folder / "starts"
    engine = counted_engine(starts)
    with Table.begin(store, single(None, engine, "random", practice=True), parse_game(TOPS_GRAND)) as table:
        for _ in range(2):
            table.move(0, table.view(0).view.legal_cards()[0])
            assert until_awaited(table).question is Question.MOVE
            table.take_back(0)
        table.move(0, table.view(0).view.legal_cards()[0])
        assert until_awaited(table).question is Question.MOVE
        assert not store.load(table.id).state.round.faults
    assert starts.read_text() == "started\n" * 3


# -- while a player thinks -----------------------------------------------------------------------------------------


def on_a_thread(table: Table) -> threading.Thread:
    """One step on a thread of its own."""

    def step() -> None:
        with suppress(TableIsClosed):
            table.step()

    thread = threading.Thread(target=step, daemon=True)
    thread.start()
    return thread


def test_the_table_can_be_looked_at_while_a_player_thinks(store: Store, thinking: threading.Event) -> None:
    table = Table.begin(store, settings(None, "random", WAITING))
    thread = on_a_thread(table)
    assert thinking.wait(60)
    assert table.view(0).awaited is None
    Waiting.go_on.set()
    thread.join(60)
    assert table.view(0).revision == 1
    assert table.view(0).thinking.keys() == {0}


def test_leaving_waits_for_nobody_and_drops_the_decision(store: Store, thinking: threading.Event) -> None:
    table = Table.begin(store, settings(None, "random", WAITING))
    thread = on_a_thread(table)
    assert thinking.wait(60)
    table.close()
    again = Table.resume(store, table.id)
    Waiting.go_on.set()
    thread.join(60)
    assert again.view(0).revision == store.load(table.id).revision == 0


def test_leaving_cancels_a_decision_that_would_take_for_ever(store: Store) -> None:
    agreed = single(ENDLESS, None, None)
    table = Table.begin(store, agreed, parse_game(f"{SUIT_DEAL} p p 18 s D.S7.H8"))
    thread = on_a_thread(table)
    time.sleep(0.5)  # it has begun, or will find the table closed
    table.close()
    thread.join(60)
    assert not thread.is_alive()
    assert store.load(table.id).revision == 0


def test_what_was_decided_before_a_move_was_taken_back_is_dropped(store: Store, thinking: threading.Event) -> None:
    table = Table.begin(store, single(None, "random", WAITING, seat=1, practice=True))
    table.move(0, Bid(18))
    thread = on_a_thread(table)
    assert thinking.wait(60)  # whether to hold 18
    table.take_back(0)
    Waiting.go_on.set()
    thread.join(60)
    assert table.view(0).view.history == ()
    assert table.step() == Awaited(Question.MOVE, (0,))


def test_nobody_waits_for_a_program_that_does_not_want_to_end(store: Store) -> None:
    table = Table.begin(store, single(None, "random", STUBBORN, seat=1, practice=True))
    table.move(0, Bid(18))
    until_awaited(table)
    table.take_back(0)
    table.close()
    assert Stubborn.is_closing.wait(60)
    assert not Stubborn.may_end.is_set()  # it still is
    Stubborn.may_end.set()


def test_steps_from_several_threads_play_one_game(store: Store) -> None:
    whole = play_to_the_end(Table.begin(store, settings("random", "rules", "random", seed=6)))
    table = Table.begin(store, settings("random", "rules", "random", seed=6))

    def work() -> None:
        while not table.is_over:
            try:
                table.step()
            except ValueError:
                return

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert games(table) == whole


def test_who_remembers_is_told_what_the_list_has_shown_of_everybody(store: Store) -> None:
    Remembering.met.clear()
    table = Table.begin(store, settings(None, REMEMBERING, "rules"))
    play_to_the_end(table)
    told = [sum(known.games for known in memory.people.values()) for memory in Remembering.met]
    assert told[0] == 0
    assert told == sorted(told)
    played = sum(len(parse_game(text).view(None).plays) == 30 for text in games(table)[:-1])
    assert told[-1] == 3 * played
    table.close()
