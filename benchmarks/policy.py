"""What the policy costs, and how far its reading of cards can be trusted.

    python -m benchmarks.policy speed FOLDER [--games 12]
    python -m benchmarks.policy trust FOLDER [--games 60] [--player ddss:20 ...]

FOLDER is that of a training. `speed` times a decision of the policy, and the weighing of 400 worlds by the cards
played, by trick, on one core, each the best of five. `trust` tells what cards add to bids, in doublings, for several
exponents and shares of blunders.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import mean

from kiebitz import _core
from kiebitz.deal import SEATS
from kiebitz.inference import load_inference
from kiebitz.policy import load_policy
from kiebitz.training.policy.bits import TRICKS, mean_bits, measure
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import play_test_games

WORLDS = 400
ASKED = 20  # decisions for one measurement
TRUSTS = ((0.5, 0.02), (0.7, 0.02), (0.85, 0.02), (0.85, 0.08), (1.0, 0.08))


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
    reading = _core.CardReading(policy)
    decisions: list[float] = []
    worlds: dict[int, list[float]] = defaultdict(list)
    for game in play_test_games("rules", 1, games):
        played = start_of(game)
        for play, card in enumerate(game["cards"][: game["plays"]].tolist()):
            if play % 3 == 0 and play // 3 + 1 in TRICKS:
                for seat in SEATS:
                    worlds[play // 3 + 1].append(_world_time(reading, played.seen_by(seat)))
            decisions.append(_decision_time(policy, played.seen_by(played.turn)))
            played.play(card)
    print(f"a decision: {mean(decisions):.1f} us")
    for trick, times in worlds.items():
        print(f"a world at trick {trick}: {mean(times):.1f} us")


def _decision_time(policy: _core.Policy, seen: _core.Observation) -> float:
    return microseconds(lambda: [policy.chances(seen) for _ in range(ASKED)]) / ASKED


def _world_time(reading: _core.CardReading, seen: _core.Observation) -> float:
    worlds = _core.Worlds(seen).sample(WORLDS, 1, distinct=True)
    return microseconds(lambda: reading.weigh(worlds, seen)) / len(worlds)


def trust(policy: _core.Policy, games: int, players: Sequence[str]) -> None:
    """What cards add, by exponent and blunders, trick by trick."""
    for player in players:
        played = play_test_games(player, 7, games)
        for exponent, blunders in TRUSTS:
            found = mean_bits(measure(played, load_inference(), _core.CardReading(policy, exponent, blunders), 3))
            for role in (True, False):
                added = "".join(f"{found[role, trick][1]:6.2f}" for trick in TRICKS if (role, trick) in found)
                print(
                    f"{player:<10} {exponent:.2f} {blunders:.2f} {'declarer' if role else 'defender'}{added}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("speed", "trust"))
    parser.add_argument("folder")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--player", action="append", default=[])
    options = parser.parse_args()
    policy = load_policy(options.folder)
    if options.what == "speed":
        speed(policy, options.games)
    else:
        trust(policy, options.games, options.player or ("kermit:10", "rules", "ddss:20"))


if __name__ == "__main__":
    main()
