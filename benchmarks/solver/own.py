"""Measurements that need no other program: null, shared tables, slow deals."""

from __future__ import annotations

import random
import time

from benchmarks.solver.statistics import Summary, summarise
from kiebitz import Position
from kiebitz.lab.deals import positions
from kiebitz.solve import DeclarerBound, Ordering, Solver, Table, Techniques

TEXTBOOK = Techniques(
    table=Table.BARE,
    ordering=Ordering.GIVEN,
    table_moves=False,
    merge_equals=False,
    drop_dominated=False,
    quasi_symmetry=False,
    declarer_bound=DeclarerBound.NONE,
    defender_bound=False,
    sure_trumps=False,
    child_probes=False,
)


def null_speed_up(count: int, seed: int, kind: str = "null") -> tuple[float, Summary, Summary]:
    """Textbook configuration against the full one: the ratio of total times for "won or lost?"."""
    times: dict[str, list[float]] = {"textbook": [], "full": []}
    for position in positions(kind, count, seed):
        answers = {
            "textbook": Solver(techniques=TEXTBOOK).measure_at_least(position, 10),
            "full": Solver().measure_at_least(position, 10),
        }
        assert (answers["textbook"].lower >= 10) == (answers["full"].lower >= 10)
        for name, answer in answers.items():
            times[name].append(1e6 * answer.seconds)
    textbook, full = summarise(times["textbook"]), summarise(times["full"])
    return textbook.total / full.total, textbook, full


def worlds_of(position: Position, count: int, source: random.Random) -> list[Position]:
    """Worlds that fit what forehand knows before the first card: its hand and, as declarer, the skat."""
    own = position.hands[0]
    known = own | (position.skat if position.declarer == 0 else 0)
    hidden = [card for card in range(32) if not known >> card & 1]
    worlds = []
    for _ in range(count):
        source.shuffle(hidden)
        second, third = (sum(1 << card for card in hidden[start : start + 10]) for start in (0, 10))
        skat = position.skat if position.declarer == 0 else sum(1 << card for card in hidden[20:])
        worlds.append(Position(position.kind, position.declarer, (own, second, third), skat))
    return worlds


def shared_table(decisions: int, worlds: int, seed: int, kind: str) -> tuple[float, float, float]:
    """All cards of many worlds of a decision: total seconds with a fresh table each, with a kept one, and the ratio."""
    source = random.Random(seed)
    fresh = kept = 0.0
    for position in positions(kind, decisions, seed):
        sampled = worlds_of(position, worlds, source)
        start = time.perf_counter()
        alone = [Solver().solve_cards(world) for world in sampled]
        middle = time.perf_counter()
        solver = Solver()
        together = [solver.solve_cards(world) for world in sampled]
        end = time.perf_counter()
        assert alone == together
        fresh, kept = fresh + middle - start, kept + end - middle
    return fresh, kept, fresh / kept


def tail(count: int, seed: int) -> tuple[float, Summary, Summary]:
    """The slowest of many random suit deals against their mean, in nodes (exact) and in time."""
    solutions = [Solver().solve(position) for position in positions("suit", count, seed)]
    nodes = summarise([solution.nodes for solution in solutions])
    return nodes.maximum / nodes.mean, nodes, summarise([1000 * solution.seconds for solution in solutions])
