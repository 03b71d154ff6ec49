"""Ours against the yardstick: exact value, value of every first card, "61 points or not?", as ratios of total times.

Both run in turn several times, and the shortest time of each deal counts: other work on the machine only adds to it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.solver import yardstick
from benchmarks.solver.statistics import summarise
from kiebitz import Position
from kiebitz.solver import Solver

KINDS = ("suit", "suit+", "grand", "grand+")
Measured = list[tuple[int, float, int]]


def _win(position: Position) -> tuple[int, float, int]:
    answer = Solver().measure_at_least(position, 61)
    return int(answer.lower >= 61), answer.seconds, answer.nodes


def _exact(position: Position) -> tuple[int, float, int]:
    answer = Solver().solve(position)
    return answer.value, answer.seconds, answer.nodes


def _moves(position: Position) -> tuple[int, float, int]:
    answer = Solver().measure_cards(position)
    return sum(card.value for card in answer.cards), answer.seconds, answer.nodes


MODES: dict[str, Callable[[Position], tuple[int, float, int]]] = {"exact": _exact, "moves": _moves, "win": _win}


REPEATS = 3


def compare(count: int, seed: int) -> list[dict[str, object]]:
    """Run both on the same deals, mode by mode and kind by kind, and check that they agree."""
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = yardstick.build(folder)
        for kind in KINDS:
            positions = yardstick.make_deals(folder, kind, count, seed)
            for mode, solve in MODES.items():
                ours, theirs = _in_turn(
                    partial(_solve_all, solve, positions), partial(yardstick.run, program, mode, folder)
                )
                assert [value for value, _, _ in ours] == [value for value, _, _ in theirs], (kind, mode)
                rows.append(_row(kind, mode, ours, theirs))
                print(_line(rows[-1]), flush=True)
    return rows


def _in_turn(ours: Callable[[], Measured], theirs: Callable[[], Measured]) -> tuple[Measured, Measured]:
    runs = [(ours(), theirs()) for _ in range(REPEATS)]
    return _shortest([run for run, _ in runs]), _shortest([run for _, run in runs])


def _solve_all(solve: Callable[[Position], tuple[int, float, int]], positions: list[Position]) -> Measured:
    return [solve(position) for position in positions]


def _shortest(runs: list[Measured]) -> Measured:
    return [min(deal, key=lambda measured: measured[1]) for deal in zip(*runs, strict=True)]


def _row(kind: str, mode: str, ours: Measured, theirs: Measured) -> dict[str, object]:
    times, yard_times = (summarise([1000 * seconds for _, seconds, _ in rows]) for rows in (ours, theirs))
    nodes, yard_nodes = (summarise([nodes for _, _, nodes in rows]) for rows in (ours, theirs))
    return {
        "kind": kind,
        "mode": mode,
        "deals": len(ours),
        "ratio": yard_times.total / times.total,
        "ms": times,
        "nodes": nodes,
        "yardstick_ms": yard_times,
        "yardstick_nodes": yard_nodes,
    }


def _line(row: dict[str, object]) -> str:
    return f"{row['kind']:<7}{row['mode']:<6} ratio {row['ratio']:5.2f}   ms: {row['ms']}   nodes: {row['nodes']}"
