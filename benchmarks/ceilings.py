"""What sight would bring: limits of better judging, by role and trick, behind the same bids.

    python -m benchmarks.ceilings --out DIR [--player kiebitz:40] [--deals 400] [--seed 1] [--bidding kermit] [--jobs 1]
        [--kind suit]

Goes on where it was interrupted. `kiebitz.lab.ceilings` says what is measured. Per 36 is in the scale of the arena's
gains by role: 18 games in either.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from kiebitz.lab.ceilings import Ceiling, limits, measure
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.workers import local_workers

DEALS_OF_PIECE = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--player", default="kiebitz:40")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bidding", default="kermit")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kind", choices=("suit", "grand", "null"))
    options = parser.parse_args()
    folder = options.out / options.player.replace("/", "_")
    pieces = [
        Piece(f"{first:06}.jsonl", look_at_deals, (options.player, options.seed, first, options.bidding))
        for first in range(0, options.deals, DEALS_OF_PIECE)
    ]
    with local_workers(options.jobs, len(pieces)) as workers:
        do_missing(workers, pieces, folder, lambda: None)
    lines = [line for piece in pieces for line in (folder / piece.name).read_text().splitlines()]
    rows = [Ceiling(**json.loads(line)) for line in lines]
    print_limits([row for row in rows if options.kind in (None, row.kind)])


def look_at_deals(player: str, seed: int, first: int, bidding: str) -> bytes:
    """The ceilings of some deals, a line each."""
    numbers = range(first, first + DEALS_OF_PIECE)
    rows = [row for number in numbers for row in measure(player, seed, number, bidding=bidding)]
    return "".join(json.dumps(asdict(row)) + "\n" for row in rows).encode()


def print_limits(rows: Sequence[Ceiling]) -> None:
    """A line for each role and trick."""
    print(f"{len({row.number for row in rows})} deals; list points, ± one standard error")
    print("role      trick | sight from here on, a game | per 36 | sight in this trick, a game | a decision")
    for limit in limits(rows):
        since, here = (f"{found.mean:+7.2f} ± {found.error or 0:.2f}" for found in (limit.since, limit.here))
        numbers = f"{since:>16} {18 * limit.since.mean:+9.0f} {here:>16} {limit.per_decision:+7.2f}"
        print(f"{limit.role:<9} {limit.trick:5}   {numbers}")


if __name__ == "__main__":
    main()
