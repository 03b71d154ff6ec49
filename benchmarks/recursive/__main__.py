"""Games finished in worlds: the cheap test before the expensive one.

    python -m benchmarks.recursive choices --out DIR [--deals 300] [--seed 1] [--jobs 2]
    python -m benchmarks.recursive table --out DIR [--rows 12]

`choices` asks open cards, games played on and means of both about decisions of own games, and tells what the cards
bring that they would play, between strong players in other worlds. It goes on where it was interrupted. `table` prints
how often each way picks the better card, what it loses, and its time; times are processor time.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.recursive.choices import measure, print_table, read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("choices", "table"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", type=int, default=12)
    options = parser.parse_args()
    if options.what == "choices":
        measure(options.out, options.seed, options.deals, options.jobs)
    print_table(read(options.out), options.rows)


main()
