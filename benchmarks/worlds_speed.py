"""How many worlds a second are drawn on one core: at the first card, and after some tricks with their shown voids.

    python benchmarks/worlds_speed.py --batch 100000

The first figure of a line is the core's alone, the second includes making `World` values for Python.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial

from kiebitz import PICK_UP, Bid, Declare, Game, View, count_worlds, deal, parse_contract, sample_worlds
from kiebitz.moves import PASS
from kiebitz.worlds import worlds_of


def defender_view(seed: int, cards: int) -> View:
    """Forehand's view of middlehand's club game after so many cards, played at random."""
    source = random.Random(seed)
    game = Game(deal(seed))
    for move in (Bid(18), PASS, PASS, PICK_UP, Declare(parse_contract("C"), game.deal.skat)):
        game.push(move)
    for _ in range(cards):
        game.push(source.choice(game.legal_moves()))
    return game.view(0)


def speed(batch: int, draw: Callable[[int, int], object]) -> float:
    """Worlds a second when so many are drawn at once with a seed."""
    start = time.perf_counter()
    draw(batch, 1)
    return batch / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batch", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    for cards in (0, 6, 12, 18):
        view = defender_view(options.seed, cards)
        core = speed(options.batch, worlds_of(view).sample)
        python = speed(options.batch, partial(sample_worlds, view))
        print(f"after {cards:2} cards, {count_worlds(view):10,} worlds:", end=" ")
        print(f"{core:9,.0f}/s in the core, {python:7,.0f}/s in Python")


if __name__ == "__main__":
    main()
