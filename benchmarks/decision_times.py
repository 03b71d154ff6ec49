"""How long decisions take: a first card with games played to their ends, and the moves of a player.

python -m benchmarks.decision_times [--player kiebitz:threads=2] [--deals 20] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np

from kiebitz import Game, Games, create
from kiebitz.deals import random_deal
from kiebitz.lab.recursive.ways import judge_by
from kiebitz.lab.seating import bid_with
from kiebitz.players import Player
from kiebitz.seats import observe
from kiebitz.work.streams import stream

WORLDS = 160
_SEED = 1  # of the players


def measure(player: str, seed: int, deals: int) -> None:
    """Both, on so many deals that `kermit` has bid."""
    print(f"first cards, {WORLDS} worlds, every legal card in each, the policy to the end, one core")
    _tell([_first_card(game) for game in _games(seed, deals)])
    print(f"{player}, decisions with a choice, time on the wall")
    asked = create(player, _SEED)
    _tell([seconds for game in _games(seed, deals) for seconds in _moves(asked, game)])


def _games(seed: int, deals: int) -> Iterator[Game]:
    bidder = create("kermit", 0)
    for number in range(deals):
        game = Game(random_deal(random.Random(stream(seed, "recursive times", number))))
        if bid_with(bidder, game):
            yield game


def _first_card(game: Game) -> float:
    judge = judge_by(WORLDS, Games())
    assert game.turn is not None
    seen = observe(game.view(game.turn))
    begin = time.process_time()
    judge.evidence(seen, _SEED, all_values=True)
    return time.process_time() - begin


def _moves(player: Player, game: Game) -> Iterator[float]:
    while (seat := game.turn) is not None:
        begin, has_choice = time.perf_counter(), len(game.legal_moves()) > 1
        card = player.play(game.view(seat))
        if has_choice:
            yield time.perf_counter() - begin
        game.push(card)


def _tell(seconds: list[float]) -> None:
    mean, late, most = np.mean(seconds), np.quantile(seconds, 0.95), max(seconds)
    print(f"  {len(seconds)} times: mean {mean:.3f} s, 95% within {late:.3f} s, at most {most:.3f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="kiebitz:threads=2")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    measure(options.player, options.seed, options.deals)
