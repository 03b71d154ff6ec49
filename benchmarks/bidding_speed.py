"""How long the full decision for a ten-card hand takes: all skats, discards and contracts, on one core.

python -m benchmarks.bidding_speed [--hands 300]
"""

from __future__ import annotations

import argparse
import statistics
import time

from kiebitz import deal
from kiebitz.bidding import Outlook, options_with_skat, shipped_model
from kiebitz.deals import SEATS


def measure_speed(hands: int) -> None:
    model = shipped_model()
    seconds, declaring = [], []
    for number in range(hands):
        dealt = deal(number)
        seat = SEATS[number % 3]
        start = time.perf_counter()
        outlook = Outlook(model, dealt.hands[seat], seat)
        outlook.declaring(18)
        seconds.append(time.perf_counter() - start)
        start = time.perf_counter()
        options_with_skat(model, dealt.hands[seat] | dealt.skat, seat, 18)
        declaring.append(time.perf_counter() - start)
    for what, times in (("bid, 231 skats", seconds), ("declare, one skat", declaring)):
        print(f"{what:<18} median {1e3 * statistics.median(times):.3f} ms, worst {1e3 * max(times):.3f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=300)
    measure_speed(parser.parse_args().hands)
