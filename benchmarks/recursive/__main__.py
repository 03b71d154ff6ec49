"""Games finished in worlds: the cheap test before the expensive one, and the thesis's experiments.

    python -m benchmarks.recursive choices --out DIR [--deals 300] [--seed 1] [--jobs 2] [--rows 12]
    python -m benchmarks.recursive soloist --out DIR --declarer rk:40x5 --defenders kermit:160 [--deals 200]
    python -m benchmarks.recursive table --out DIR

`choices` asks open cards, games played on and means of both about decisions of own games, and tells what the cards
bring that they would play, between strong players in other worlds: how often each way picks the better card, what it
loses, and its time. `soloist` plays one declarer against two defenders on deals that `kermit` has bid; `table` sets all
pairs side by side. Both go on where they were interrupted; times are processor time.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.recursive import choices, soloists


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("choices", "soloist", "table"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", type=int, default=12)
    parser.add_argument("--declarer", default="kermit:160")
    parser.add_argument("--defenders", default="kermit:160")
    options = parser.parse_args()
    if options.what == "choices":
        choices.measure(options.out, options.seed, options.deals, options.jobs)
        choices.print_table(choices.read(options.out), options.rows)
        return
    if options.what == "soloist":
        soloists.measure(options.out, options.declarer, options.defenders, options.seed, options.deals, options.jobs)
    soloists.print_table(options.out)


main()
