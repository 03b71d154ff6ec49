"""The Python side of the solver: what it accepts, what it tells, limits, threads and interruption."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import kiebitz
from kiebitz import Kind, Position, Side, Solver, Techniques, parse_position, solve_many
from kiebitz.bounds import MOST_THREADS
from kiebitz.lab.deals import positions
from kiebitz.solver import DeclarerBound, DefenderOracle, Method, Ordering, TableKind
from tests.solver.positions import random_position

ROOT = Path(__file__).parents[2]
FIVE_CARDS = "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"
SURE_GRAND = parse_position("CJ.SJ.CAT/HJ.C7.H78/DJ.C8.H9Q/DAT G 0")
SURE_NULL = parse_position("C7.S7.H7/CA.SA.HA/CK.SK.HK/DAT N 0")


def test_one_position_through_every_function() -> None:
    position = parse_position(FIVE_CARDS)
    solution = kiebitz.solve(position)
    assert (solution.value, solution.won, solution.is_exact) == (43, False, True)
    assert solution.nodes > 0
    assert {str(card.card): card.value for card in kiebitz.solve_cards(position)} == {
        "S7": 17, "SK": 17, "CT": 43, "CA": 43, "CJ": 42,
    }  # fmt: skip
    assert kiebitz.at_least(position, 43)
    assert not kiebitz.at_least(position, 44)
    assert len(kiebitz.best_line(position)) == 15


def test_the_skat_and_the_tricks_taken_count() -> None:
    with_score = parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0 0:- 24:2")
    without_skat = parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7 G 0")
    assert kiebitz.solve(with_score).value == 43 + 24
    assert kiebitz.solve(with_score).won
    assert kiebitz.solve(without_skat).value == 43 - 4


def test_all_tricks() -> None:
    assert kiebitz.takes_all_tricks(SURE_GRAND, Side.DECLARER)
    assert not kiebitz.takes_all_tricks(SURE_GRAND, "defenders")
    assert kiebitz.takes_all_tricks(SURE_NULL, "defenders")
    with pytest.raises(ValueError, match="partner"):
        kiebitz.takes_all_tricks(SURE_GRAND, "partner")


def test_null() -> None:
    won = kiebitz.solve(SURE_NULL)
    assert won.won
    assert won.lost_in_trick is None
    lost = kiebitz.solve(parse_position("CA.S7.H7/C7.SA.HA/CK.SK.HK/DAT N 0"))
    assert lost.won is False
    assert lost.lost_in_trick == 9  # one low card leads, then the ace must follow


def test_a_finished_position_has_its_points() -> None:
    over = Position(Kind.CLUBS, 0, (0, 0, 0), points=70, tricks=9)
    assert kiebitz.solve(over).value == 70
    assert kiebitz.solve_cards(over) == []
    assert kiebitz.best_line(over) == []


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (Position(Kind.GRAND, 0, (1, 1, 2)), "comes twice"),
        (Position(Kind.GRAND, 0, (1, 2, 4 | 8)), "seat 2 has 2 cards instead of 1"),
        (Position(Kind.GRAND, 3, (1, 2, 4)), "seats are"),
        (Position(Kind.GRAND, 0, (1, 2, 4), points=5), "cannot have 5 points"),
        (Position(Kind.NULL, 0, (1, 2, 4), tricks=1), "null game is lost"),
        (
            Position(Kind.GRAND, 0, (1 << 16, 1 << 9, 3 << 17), trick=(kiebitz.CARDS[8], kiebitz.CARDS[1])),
            "played D8 on H7",
        ),
    ],
)
def test_impossible_positions_are_refused(position: Position, fault: str) -> None:
    for ask in (kiebitz.solve, kiebitz.solve_cards, kiebitz.best_line, lambda one: kiebitz.at_least(one, 61)):
        with pytest.raises(ValueError, match=fault):
            ask(position)
    with pytest.raises(ValueError, match=f"position 1: .*{fault}"):
        solve_many([SURE_GRAND, position])


def test_senseless_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="MB"):
        Solver(table_mb=-1)
    with pytest.raises(ValueError, match="threads"):
        solve_many([SURE_GRAND], threads=0)
    with pytest.raises(ValueError, match="nodes"):
        kiebitz.solve(SURE_GRAND, node_limit=-1)
    with pytest.raises(ValueError, match="time"):
        kiebitz.solve(SURE_GRAND, time_limit=float("nan"))
    with pytest.raises(ValueError, match="guess"):
        kiebitz.solve(SURE_GRAND, guess=500)


def test_limits_leave_bounds() -> None:
    source = random.Random("limits")
    for number in range(24):
        position = random_position(source, Kind(number % 6), 9)
        value = kiebitz.solve(position).value
        for limited in (kiebitz.solve(position, node_limit=50), kiebitz.solve(position, time_limit=0)):
            assert limited.lower <= value <= limited.upper
            if not limited.is_exact:
                with pytest.raises(ValueError, match="only bounds"):
                    _ = limited.value


def test_any_guess_gives_the_same_value() -> None:
    source = random.Random("guesses")
    for _ in range(10):
        position = random_position(source, Kind.SPADES, 8)
        assert len({kiebitz.solve(position, guess=guess).value for guess in (0, 20, 61, 120)}) == 1


def test_a_solver_keeps_what_it_has_proven() -> None:
    position = random_position(random.Random("kept"), Kind.HEARTS, 9)
    solver = Solver()
    first, again = solver.solve(position), solver.solve(position)
    assert first.value == again.value
    assert again.nodes < first.nodes
    assert solver.table_entries > 0
    solver.clear()
    assert solver.table_entries == 0
    assert solver.solve(position).nodes == first.nodes


def test_each_oracle_saves_nodes() -> None:
    deals = positions("grand", 6, 1)

    def nodes(**oracle: Any) -> int:
        return sum(Solver(techniques=Techniques(history=False, **oracle)).solve(position).nodes for position in deals)

    own, declarer = nodes(), nodes(declarer_oracle=True)
    exact, side_suits = (nodes(defender_oracle=oracle) for oracle in (DefenderOracle.EXACT, DefenderOracle.SIDE_SUITS))
    assert declarer < own
    assert exact < side_suits < own


def test_techniques_and_tables_change_no_value() -> None:
    source = random.Random("techniques")
    plain = Techniques(
        table=TableKind.BARE, ordering=Ordering.GIVEN, declarer_bound=DeclarerBound.NONE, defender_bound=False
    )
    for number in range(12):
        position = random_position(source, Kind(number % 6), 6)
        expected = kiebitz.solve(position).value
        assert Solver(techniques=plain).solve(position).value == expected
        for other in (Techniques(method=Method.FULL_WINDOW), Techniques(method=Method.PROOF_NUMBER)):
            assert Solver(techniques=other).solve(position).value == expected
        for oracle in DefenderOracle:
            asking = Techniques(declarer_oracle=True, defender_oracle=oracle)
            assert Solver(techniques=asking).solve(position).value == expected
        assert Solver(table_mb=0).solve(position).value == expected


def test_early_groups_cost_small_score_differences_in_the_first_three_tricks_and_nothing_later() -> None:
    source = random.Random("groups")
    grouping = Solver(techniques=Techniques(early_groups=True, drop_dominated=False))
    for number in range(20):
        late = random_position(source, Kind(number % 6), 7)
        assert grouping.solve(late).value == kiebitz.solve(late).value
    off = [abs(grouping.solve(deal).value - kiebitz.solve(deal).value) for deal in positions("suit+", 40, 1)]
    assert 0 < sum(off) / len(off) < 1


def test_threads_change_nothing() -> None:
    source = random.Random("threads")
    positions = [random_position(source, Kind(number % 6), 8, number % 3) for number in range(40)]
    for limit in (None, 200):
        for cards in (False, True):
            one = list(solve_many(positions, cards=cards, node_limit=limit))
            several = list(solve_many(positions, cards=cards, node_limit=limit, threads=3))
            assert [(one.lower, one.upper, one.nodes, one.cards) for one in one] == [
                (other.lower, other.upper, other.nodes, other.cards) for other in several
            ]


def test_a_batch_may_be_left_early() -> None:
    source = random.Random("early")
    positions = [random_position(source, Kind.GRAND, 10) for _ in range(100)]
    begin = time.monotonic()
    solutions = solve_many(positions, threads=2, techniques=Techniques(table=TableKind.NONE))
    del solutions
    for solution in solve_many(positions, threads=2):
        assert solution.position == positions[0]
        break
    assert time.monotonic() - begin < 300


def test_many_positions_take_no_more_threads_than_there_are_cores() -> None:
    assert len(list(solve_many([SURE_GRAND] * 3, threads=MOST_THREADS))) == 3  # each would have a table


def test_one_solver_serves_several_threads() -> None:
    source = random.Random("shared")
    positions = [random_position(source, Kind(number % 6), 7) for number in range(30)]
    expected = [kiebitz.solve(position).value for position in positions]
    solver = Solver()
    found: dict[int, list[int]] = {}

    def work(name: int) -> None:
        found[name] = [solver.solve(position).value for position in positions]

    threads = [threading.Thread(target=work, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(values == expected for values in found.values())
    assert len(found) == 4


ENDLESS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background
import random, kiebitz
from kiebitz import Kind, Techniques
from kiebitz.solver import Ordering, TableKind
from tests.solver.positions import random_position
slow = Techniques(table=TableKind.NONE, ordering=Ordering.GIVEN, merge_equals=False, drop_dominated=False)
position = random_position(random.Random(1), Kind.CLUBS, 10)
try:
    print("ready", flush=True)
    {work}
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize(
    "work",
    [
        "kiebitz.Solver(techniques=slow).solve(position)",
        "list(kiebitz.solve_many([position] * 4, threads=2, techniques=slow))",
    ],
)
def test_ctrl_c_interrupts(work: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS.format(work=work)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=300)[0] == "interrupted\n"
