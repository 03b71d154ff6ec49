"""Null games: how well they are defended, declared and put, on a shared set of deals declared by force.

    python -m benchmarks.null deals --out DIR [--seed 1] [--closed 1600] [--ouvert 2200]
    python -m benchmarks.null play --out DIR --set closed --declarer kermit --defenders kermit:null=specialist
    python -m benchmarks.null play --out DIR --set ouvert --lost --declarer cheat --defenders kermit
    python -m benchmarks.null table --out DIR                 # everything played so far, side by side
    python -m benchmarks.null putting --out DIR --set closed [--first 600] [--played]
    python -m benchmarks.null full --out DIR [--first 1500]   # list points with the specialist less without
    python -m benchmarks.null random [--first 10000]          # random deals with open cards

`play` and `full` go on where they were interrupted. Results stand in DIR, a file for each pair of players. `--lost`
plays only what is lost with open cards; `cheat` sees all cards. Times are processor time.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.null import full_games, putting, random_deals
from benchmarks.null.deals import CONTRACTS, deals_in, make
from benchmarks.null.playing import play_all
from benchmarks.null.tables import print_tables

WITH = "kermit:cards=policy,null=specialist"
WITHOUT = "kermit:cards=policy"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("deals", "play", "table", "putting", "full", "random"))
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--closed", type=int, default=1600)
    parser.add_argument("--ouvert", type=int, default=2200)
    parser.add_argument("--set", choices=tuple(CONTRACTS), default="closed")
    parser.add_argument("--declarer", default="kermit")
    parser.add_argument("--defenders", default="kermit")
    parser.add_argument("--without", default=WITHOUT)
    parser.add_argument("--first", type=int)
    parser.add_argument("--lost", action="store_true")
    parser.add_argument("--played", action="store_true")
    _do(parser.parse_args())


def _do(options: argparse.Namespace) -> None:
    match options.what:
        case "deals":
            make(options.out, "closed", options.seed, options.closed)
            make(options.out, "ouvert", options.seed + 1000, options.ouvert)
        case "play":
            texts = deals_in(options.out, options.set)[: options.first]
            folder = options.out / f"{options.set}{'-lost' if options.lost else ''}"
            file = folder / f"{options.declarer} v {options.defenders}.jsonl"
            play_all(texts, options.declarer, options.defenders, file, only_lost=options.lost)
        case "table":
            print_tables(options.out)
        case "putting":
            players = (options.declarer, options.defenders) if options.played else None
            putting.measure(deals_in(options.out, options.set)[: options.first], options.set, players)
        case "full":
            full_games.measure(options.out, options.seed, options.first or 1500, WITH, options.without)
        case "random":
            random_deals.measure(options.first or 10_000, options.seed)


if __name__ == "__main__":
    main()
