"""How many games a second a player plays against itself through the referee, on one core, and what comes of them.

    python benchmarks/referee_speed.py --player rules --games 3000

Prints the speed, then the shape of the games: deals passed in, games won, kinds of contract, list points. The games are
those of the seeds from `--seed` on, so the shape is the same on every machine; only the speed differs.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from kiebitz.contract import Kind
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.players import create, referee

LIST_LENGTH = 36


def play(spec: str, games: int, seed: int) -> tuple[list[Game], float]:
    """The games of the seeds, and the seconds they took without the dealing."""
    players = [create(spec, seat) for seat in range(3)]
    deals = [deal(seed + number) for number in range(games)]
    start = time.perf_counter()
    finished = [referee(dealt, players).game for dealt in deals]
    return finished, time.perf_counter() - start


def print_shape(games: list[Game]) -> None:
    """Shares of what was played and won, and Seeger-Fabian points."""
    results = [game.result() for game in games]
    paired = zip(games, results, strict=True)
    declared = [(game.contract, result) for game, result in paired if game.contract is not None]
    kinds = Counter(contract.kind for contract, _ in declared)
    count = max(len(declared), 1)
    own = sum(result.list_points()[result.declarer] for _, result in declared if result.declarer is not None)
    everybody = sum(sum(result.list_points()) for result in results)
    print(f"passed in        {1 - len(declared) / len(games):6.1%}")
    print(f"declarer wins    {sum(result.won for _, result in declared) / count:6.1%}")
    print(f"grand            {kinds[Kind.GRAND] / count:6.1%}")
    print(f"null             {kinds[Kind.NULL] / count:6.1%}")
    print(f"hand games       {sum(contract.hand for contract, _ in declared) / count:6.1%}")
    print(f"overbid          {sum(result.overbid for _, result in declared)} games")
    print(f"declarers' list points a deal     {own / len(games):6.2f}")
    print(f"list points a player in {LIST_LENGTH} deals  {everybody / 3 / len(games) * LIST_LENGTH:6.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="rules")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first deal")
    options = parser.parse_args()
    games, seconds = play(options.player, options.games, options.seed)
    print(f"{options.player}: {options.games} games in {seconds:.2f} s, {options.games / seconds:.0f} games/s")
    print_shape(games)


if __name__ == "__main__":
    main()
