"""How long the whole decision takes to bid, to pick up and to declare, with proofs of what is certain.

    python -m benchmarks.certain_speed [--hands 600] [--seed 1]

Times are processor time of one core, so that other work on the machine counts little.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from rich.progress import track

from kiebitz import deal
from kiebitz.bidding import Outlook, options_with_skat, shipped_model
from kiebitz.bidding.proofs import CONFIDENT
from kiebitz.lab.certain.holdings import DEALS_OF_A_SEED, without_proofs


def measure_bidding(hands: int, seed: int) -> dict[str, object]:
    """The whole decision for random hands; and those for which a proof was searched."""
    model, proving_nothing = shipped_model(), without_proofs()
    plain: list[float] = []
    searched: list[float] = []
    for number in track(range(hands)):
        dealt, seat = deal(seed * DEALS_OF_A_SEED + number), number % 3
        cards = dealt.hands[seat] | dealt.skat
        for decide, is_confident in (
            (
                lambda: Outlook(model, dealt.hands[seat], seat).declaring(18),  # noqa: B023
                max(option.prospect.win for option in Outlook(proving_nothing, dealt.hands[seat], seat).hand_games(18))
                >= CONFIDENT,
            ),
            (
                lambda: options_with_skat(model, cards, seat, 18),  # noqa: B023
                max(option.prospect.win for option in options_with_skat(proving_nothing, cards, seat, 18)) >= CONFIDENT,
            ),
        ):
            start = time.process_time()
            decide()
            (searched if is_confident else plain).append(time.process_time() - start)
    return {"all": _times(plain + searched), "with a search": {"decisions": len(searched), **_times(searched)}}


def _times(seconds: list[float]) -> dict[str, float]:
    milliseconds = sorted(1e3 * each for each in seconds)
    return {
        "median ms": round(statistics.median(milliseconds), 2),
        "95% ms": round(milliseconds[int(0.95 * len(milliseconds))], 2),
        "longest ms": round(milliseconds[-1], 2),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(json.dumps(measure_bidding(options.hands, options.seed), indent=1))
