"""Games finished in worlds: the cheap test before the expensive one, and the thesis's experiments.

    python -m benchmarks.recursive choices --out DIR [--deals 300] [--seed 1] [--jobs 2] [--rows 12] [--policy DIR ...]
        [--plot FILE]
    python -m benchmarks.recursive soloist --out DIR --declarer rk:40x5 --defenders kermit:160 [--deals 200]
    python -m benchmarks.recursive table --out DIR [--plot FILE] [--baseline "kermit:160 against kermit:160"]
    python -m benchmarks.recursive times [--player kiebitz:threads=2] [--deals 20]

`choices` asks open cards, games played on and means of both about decisions of own games, and tells what the cards
bring that they would play, between strong players in other worlds: how often each way picks the better card, what it
loses, and its time; with `--policy`, policies of other trainings are compared with the one that ships. `soloist` plays
one declarer against two defenders on deals that `kermit` has bid; `table` sets all pairs side by side. Both go on where
they were interrupted; times are processor time. `times` tells how long a first card takes with games played to their
ends, and the moves of a player.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.recursive import choices, soloists, times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("choices", "soloist", "table", "times"))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--policy", action="append", default=[])
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--baseline", default=soloists.BASELINE)
    parser.add_argument("--player", default="kiebitz:threads=2")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", type=int, default=12)
    parser.add_argument("--declarer", default="kermit:160")
    parser.add_argument("--defenders", default="kermit:160")
    options = parser.parse_args()
    if options.what == "times":
        times.measure(options.player, options.seed, options.deals or 20)
        return
    if options.out is None:
        parser.error("--out says where the games are kept")
    deals = options.deals or 300
    if options.what == "choices":
        choices.measure(options.out, options.seed, deals, options.jobs, tuple(options.policy))
        found = choices.read(options.out)
        choices.print_table(found, options.rows)
        if options.plot is not None:
            choices.plot_policies(found, options.plot)
        return
    if options.what == "soloist":
        soloists.measure(options.out, options.declarer, options.defenders, options.seed, deals, options.jobs)
    soloists.print_table(options.out, options.baseline)
    if options.plot is not None:
        soloists.plot(options.out, options.plot)


main()
