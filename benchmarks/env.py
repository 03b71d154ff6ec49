"""How fast environments step, with observation tensor and legal actions at every step, beside OpenSpiel's `skat`.

    python -m benchmarks.env [--seconds 3] [--rounds 5] [--json]

Random players play complete games: in a batch of 256, one game after the other through `WholeGame`, PettingZoo's loop
over the unwrapped environment, and the same loop over OpenSpiel's own reduced Skat (no hand games, no ouvert, one call
for each player). All of it on one core, in turns, so that a busy machine is busy for all of them; seconds are those of
the processor, and the median of the rounds counts. Steps are decisions of players; dealing belongs to the time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

from kiebitz.env import Batch, WholeGame

GAMES = 256  # in a batch

# Goes on playing; every value is a number of steps more.
Player = Iterator[int]


def batch() -> Player:
    games = Batch(GAMES, seed=1)
    while True:
        games.step(games.draw())
        yield len(games)


def one_game() -> Player:
    source = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        game, steps = WholeGame.deal(seed), 0
        while not game.is_over:
            game.information_state()
            game.legal_mask()
            actions = game.legal_actions()
            game.push(actions[int(source() * len(actions))])
            steps += 1
        yield steps


def pettingzoo() -> Player:
    from kiebitz.env.aec import SkatAEC

    env = SkatAEC()
    source = random.Random(1).random
    env.reset(seed=1)
    while True:
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            env.step(actions[int(source() * len(actions))])
            steps += 1
        env.reset()
        yield steps


def open_spiel() -> Player:
    import pyspiel

    skat = pyspiel.load_game("skat")
    source = random.Random(1).random
    while True:
        state, steps = skat.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(source() * len(outcomes))][0])
                continue
            np.asarray(state.observation_tensor())
            np.asarray(state.legal_actions_mask())
            actions = state.legal_actions()
            state.apply_action(actions[int(source() * len(actions))])
            steps += 1
        yield steps


PLAYERS: dict[str, Callable[[], Player]] = {
    f"batch of {GAMES}": batch,
    "one game": one_game,
    "PettingZoo AEC, unwrapped": pettingzoo,
    "OpenSpiel's skat": open_spiel,
}


def is_there(player: Player) -> bool:
    try:
        next(player)
    except ImportError:
        return False
    return True


def steps_a_second(player: Player, seconds: float) -> float:
    start, steps = time.process_time(), 0
    while (passed := time.process_time() - start) < seconds:
        steps += next(player)
    return steps / passed


def measure(rounds: int, seconds: float) -> dict[str, float]:
    players = {name: make() for name, make in PLAYERS.items()}
    players = {name: player for name, player in players.items() if is_there(player)}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, player in players.items():
            speeds[name].append(steps_a_second(player, seconds / rounds))
    return {name: statistics.median(found) for name, found in speeds.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of them")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    speeds = measure(options.rounds, options.seconds)
    if options.json:
        print(json.dumps(speeds))
        return
    beside = speeds.get("OpenSpiel's skat")
    for name, speed in speeds.items():
        ratio = "" if beside is None else f"{speed / beside:8.2f} times OpenSpiel's"
        print(f"{name:28} {speed:12,.0f} steps/s {ratio}")


if __name__ == "__main__":
    main()
