"""The test of choices: which judge picks better cards, told in minutes.

    python -m benchmarks.judges record --out DIR [--deals 1000] [--seed 1] [--jobs 1]
    python -m benchmarks.judges judge --out DIR [JUDGE ...] [--baseline JUDGE] [--jobs 1]
    python -m benchmarks.judges learn --out DIR [--baseline JUDGE] [--jobs 1]

`record` looks at decisions of own games, once: what every legal card is worth between strong players in likely worlds,
and what open cards, games of the policies and their chances say (`decisions.py`). It takes some two seconds a deal,
with eight decisions, and goes on where it was interrupted.

`judge` tells what judges gain on the decisions that there are, by role and trick; cards in which they differ are played
in more worlds (`deeper.py`), which is kept for the next. A judge is a player whose cards the
core decides (`kiebitz:40`, `policy:FOLDER`), or a jury of what was kept: `jury:0.25` is a quarter games of the policy
beside open cards, `jury:0.5,playing,flat` games of the reinforced one where open cards are blind, and `jury:0,likes=5`
open cards with a head start for what it likes (`judging.py`). `learn` fits what the word of each should count
(`learned.py`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.judges import decisions
from benchmarks.judges.deeper import deepened
from benchmarks.judges.judging import BASELINE, cards_of
from benchmarks.judges.learned import print_weights
from benchmarks.judges.tables import print_tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "judge", "learn"))
    parser.add_argument("judges", nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--baseline", default=BASELINE)
    options = parser.parse_intermixed_args()
    if options.what == "record":
        decisions.record(options.out, options.seed, options.deals, options.jobs)
        return
    found = decisions.read(options.out)
    if options.what == "learn":
        print_weights(found, cards_of(options.baseline, found, options.out, options.jobs))
        return
    names = dict.fromkeys([options.baseline, *options.judges])
    cards = {name: cards_of(name, found, options.out, options.jobs) for name in names}
    print_tables(deepened(found, cards, options.out, options.jobs), cards, options.baseline)


main()
