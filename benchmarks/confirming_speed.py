"""How long it takes until games of a hand have confirmed a call that tables take for a mistake, or taken it back.

python -m benchmarks.confirming_speed                   # the calls of 200 auctions of rules
python -m benchmarks.confirming_speed --auctions 1000 --player random
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from statistics import median

from kiebitz import Game, ask, create, deal
from kiebitz.moves import Move
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.confirming import confirmed
from kiebitz.view import Phase, View

SEED = 2026_11_19
BOUND = 2.0  # seconds


def faults(player: str, number: int) -> Iterator[tuple[View, Move]]:
    """The calls of an auction with which tables find fault, and those about the skat."""
    game = Game(deal(SEED + number))
    players = [create(player, 3 * number + seat) for seat in range(3)]
    while game.turn is not None and game.phase in (Phase.AUCTION, Phase.SKAT):
        view = game.view(game.turn)
        move = ask(players[game.turn], view)
        by_tables = judge_before_play(view, move)
        if by_tables is not None and by_tables.size is not None:
            yield view, move
        game.push(move)


def timed(view: View, move: Move) -> tuple[float, bool]:
    """The seconds that a verdict took with all that belongs to it, and whether it stays a mistake."""
    begin = time.perf_counter()
    by_tables = judge_before_play(view, move)
    assert by_tables is not None
    found = confirmed(view, by_tables.of(move), by_tables)
    return time.perf_counter() - begin, found.size is not None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--auctions", type=int, default=200)
    parser.add_argument("--player", default="rules", help="who makes the calls")
    options = parser.parse_args()
    found = [timed(*fault) for number in range(options.auctions) for fault in faults(options.player, number)]
    seconds = sorted(took for took, _ in found[1:])  # the first reads the models
    print(
        f"{len(seconds)} calls of {options.auctions} auctions, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    print(f"median {median(seconds):.2f}, p95 {seconds[int(0.95 * len(seconds))]:.2f}, longest {seconds[-1]:.2f} s")
    print(f"{sum(stays for _, stays in found)} of {len(found)} stay mistakes")
    print(f"the longest is {'within' if seconds[-1] <= BOUND else 'ABOVE'} the bound of {BOUND:.0f} s")


if __name__ == "__main__":
    main()
