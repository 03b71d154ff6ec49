"""How many records a second are read, replayed by the rules and compared with their result, on one core.

    python benchmarks/replay_speed.py [--games 3000] [--seed 1]

The records are whole games of the `rules` player against itself; the target is 3,000 a second.
"""

from __future__ import annotations

import argparse
import time

from kiebitz import check_record, create, deal, format_record, parse_record, record_of_game, referee


def records(count: int, seed: int) -> list[str]:
    players = [create("rules", seed + seat) for seat in range(3)]
    games = (referee(deal(seed * 1_000_003 + number), players).game for number in range(count))
    return [format_record(record_of_game(game)) for game in games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    texts = records(options.games, options.seed)
    start = time.perf_counter()
    moves = sum(len(check_record(parse_record(text), text).history) for text in texts)
    seconds = time.perf_counter() - start
    print(f"{len(texts)} records, {moves / len(texts):.1f} moves each: {len(texts) / seconds:,.0f} games/s")


if __name__ == "__main__":
    main()
