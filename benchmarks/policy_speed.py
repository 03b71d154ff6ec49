"""What the policies cost on one core: a decision, and the weighing of 400 worlds by the cards played, by trick.

    python -m benchmarks.policy_speed [--policy FOLDER] [--games 12]

FOLDER is that of a training; without it the policy that reads cards is asked, and beside it the wide one that plays.
Each time is the best of five.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from statistics import mean

from kiebitz import _core
from kiebitz.deals import SEATS
from kiebitz.policy import load_playing, load_policy
from kiebitz.training.policy.bits import TRICKS
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import play_test_games

WORLDS = 400
ASKED = 20  # decisions for one measurement


def microseconds(work: Callable[[], object]) -> float:
    """The best of five."""
    taken = []
    for _ in range(5):
        begin = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begin)
    return 1e6 * min(taken)


def speed(policy: _core.Policy, games: int) -> None:
    """Time decisions, and worlds at the start of every trick."""
    reading, playing = _core.CardReading(policy), load_playing()
    decisions: list[float] = []
    played_by_playing: list[float] = []
    worlds: dict[int, list[float]] = defaultdict(list)
    for game in play_test_games("rules", 1, games):
        played = start_of(game)
        for play, card in enumerate(game["cards"][: game["plays"]].tolist()):
            if play % 3 == 0 and play // 3 + 1 in TRICKS:
                for seat in SEATS:
                    worlds[play // 3 + 1].append(_world_time(reading, played.seen_by(seat)))
            decisions.append(_decision_time(policy, played.seen_by(played.turn)))
            played_by_playing.append(_decision_time(playing, played.seen_by(played.turn)))
            played.play(card)
    print(f"a decision: {mean(decisions):.1f} us; of what plays: {mean(played_by_playing):.1f} us")
    for trick, times in worlds.items():
        print(f"a world at trick {trick}: {mean(times):.1f} us")


def _decision_time(policy: _core.CardPolicy, seen: _core.Observation) -> float:
    return microseconds(lambda: [policy.chances(seen) for _ in range(ASKED)]) / ASKED


def _world_time(reading: _core.CardReading, seen: _core.Observation) -> float:
    worlds = _core.Worlds(seen).sample(WORLDS, 1, distinct=True)
    return microseconds(lambda: reading.weigh(worlds, seen)) / len(worlds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--policy", default="")
    parser.add_argument("--games", type=int, default=12)
    options = parser.parse_args()
    speed(load_policy(options.policy), options.games)
