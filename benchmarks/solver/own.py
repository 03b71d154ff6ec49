"""Measurements that need no other program: null, shared tables, slow deals."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.solver.ablation import with_features
from benchmarks.solver.statistics import Summary, summarise
from kiebitz import View, ask, create, sample_worlds
from kiebitz.lab.deals import declared, positions
from kiebitz.solve import Solver

TEXTBOOK = with_features(())


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


def leads(kind: str, count: int, seed: int) -> Iterator[View]:
    """What the leaders of games played by the player by rules see, trick after trick, while there is a choice."""
    player = create("rules")
    for position in positions(kind, count, seed):
        game = declared(position)
        while not game.is_over:
            view = game.view(game.turn)
            if not view.trick and len(view.hand) > 1:
                yield view
            game.push(ask(player, view))


def shared_table(games: int, worlds: int, seed: int, kind: str) -> dict[int, tuple[float, float]]:
    """All cards of many worlds of a decision, by cards in hand: seconds with a fresh table each, with a kept one."""
    times: dict[int, tuple[float, float]] = {}
    for view in leads(kind, games, seed):
        sampled = [world.position(view) for world in sample_worlds(view, worlds, seed=seed)]
        start = time.perf_counter()
        alone = [Solver().solve_cards(world) for world in sampled]
        middle = time.perf_counter()
        solver = Solver()
        together = [solver.solve_cards(world) for world in sampled]
        end = time.perf_counter()
        assert alone == together
        fresh, kept = times.get(len(view.hand), (0.0, 0.0))
        times[len(view.hand)] = (fresh + middle - start, kept + end - middle)
    return times


def tail(count: int, seed: int) -> tuple[float, Summary, Summary]:
    """The slowest of many random suit deals against their mean, in nodes (exact) and in time."""
    solutions = [Solver().solve(position) for position in positions("suit", count, seed)]
    nodes = summarise([solution.nodes for solution in solutions])
    return nodes.maximum / nodes.mean, nodes, summarise([1000 * solution.seconds for solution in solutions])
