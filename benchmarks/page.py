"""The page of a table in a browser: what is sent at first, how soon taps are answered, and what moves after the deal.

    python -m benchmarks.page
    nice -n -10 python -m benchmarks.page    # where others use the machine: before them

The browser is that of the tests, with the screen of a phone; for taps it computes four times slower than the machine.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from statistics import median

from tests.folders import quick_folder
from tests.web.pages import Pages, chromium, running
from tests.web.quickness import SLOWER, first_load, shifts, taps
from tests.web.serving import serving

BOUND = 100  # milliseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=5, help="at each of which eight cards are tapped")
    options = parser.parse_args()
    with quick_folder() as home, serving(home) as server, chromium() as browser, running(browser.loop):
        pages = Pages(browser.browser)
        sent = first_load(pages, server)
        times = sorted(each for _ in range(options.tables) for each in taps(pages, server))
        moved = shifts(pages, server)
        pages.settle(Path(), failed=False)
    print(f"first load, card faces apart: {sent:,} bytes, {sent / 1024:.0f} KB")
    print(f"{len(times)} taps, {SLOWER} times slower: median {median(times):.0f}, ", end="")
    print(f"p95 {times[int(0.95 * len(times))]:.0f}, longest {times[-1]:.0f} ms to the next paint")
    print(f"{sum(each <= BOUND for each in times)} of them within {BOUND} ms")
    print(f"things that moved in five tricks, besides the own hand: {len(moved)}")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
