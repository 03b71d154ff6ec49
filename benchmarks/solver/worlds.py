"""A transposition table kept across the worlds of a decision, against a fresh one for each."""

from __future__ import annotations

import time
from collections.abc import Iterator

from kiebitz import View, ask, create, sample_worlds
from kiebitz.lab.deals import declared, positions
from kiebitz.solver import Solver


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
