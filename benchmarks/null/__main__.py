"""Null games: how well they are defended, declared and put, on a shared set of deals declared by force.

    python -m benchmarks.null deals --out DIR [--seed 1] [--closed 2000] [--ouvert 2200]
    python -m benchmarks.null play --out DIR --set closed --declarer kermit --defenders kermit [--first 1500]
    python -m benchmarks.null table --out DIR                 # everything played so far, side by side

`play` goes on where it was interrupted. Results stand in DIR, a file for each pair of players. `--lost` plays only what
is lost with open cards.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.null.deals import CONTRACTS, deals_in, make
from benchmarks.null.playing import play_all
from benchmarks.null.tables import print_tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("deals", "play", "table"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--closed", type=int, default=2000)
    parser.add_argument("--ouvert", type=int, default=2200)
    parser.add_argument("--set", choices=tuple(CONTRACTS), default="closed")
    parser.add_argument("--declarer", default="kermit")
    parser.add_argument("--defenders", default="kermit")
    parser.add_argument("--first", type=int)
    parser.add_argument("--lost", action="store_true")
    options = parser.parse_args()
    if options.what == "deals":
        make(options.out, "closed", options.seed, options.closed)
        make(options.out, "ouvert", options.seed + 1000, options.ouvert)
    elif options.what == "play":
        texts = deals_in(options.out, options.set)[: options.first]
        file = options.out / f"{options.set}{'-lost' if options.lost else ''}" / f"{options.declarer} v {options.defenders}.jsonl"
        play_all(texts, options.declarer, options.defenders, file, only_lost=options.lost)
    else:
        print_tables(options.out)


if __name__ == "__main__":
    main()
