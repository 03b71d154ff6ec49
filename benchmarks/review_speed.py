"""How long reviews of whole games take, with two threads, and how soon the verdicts are there.

python -m benchmarks.review_speed [--games 20] [--player kermit:40] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from kiebitz import Game, ask, create, deal
from kiebitz.review import Reviewer, Verdict

SEED = 2026_11_16


def played(player: str, number: int) -> Game:
    """A whole game of one player in all seats."""
    game = Game(deal(SEED + number))
    players = [create(player, 3 * number + seat) for seat in range(3)]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def timed(game: Game) -> dict[str, float]:
    """The seconds that a review took in all, and to its first verdict, its dearest mistake and its last verdict."""
    found: list[tuple[Verdict, float]] = []
    begin, worked = time.perf_counter(), time.process_time()

    def watch(verdict: Verdict) -> None:
        found.append((verdict, time.perf_counter() - begin))

    review = Reviewer(threads=2).review(game, watch=watch)
    took = {"whole": time.perf_counter() - begin, "first": found[0][1], "last": found[-1][1]}
    took["processor"] = time.process_time() - worked
    for mistake in review.mistakes()[:1]:
        place = [verdict for verdict, _ in found].index(mistake)
        took |= {"dearest": found[place][1], "place": place + 1}
    return took


def speed(games: int, player: str) -> dict[str, object]:
    """How long whole reviews take, bidding, discard and the question whether it could be won included, and how soon
    the verdicts are there."""
    times = [timed(game) for number in range(games) if (game := played(player, number)).contract is not None]
    with_mistakes = [each for each in times if "dearest" in each]
    return {
        "games": len(times),
        "median": statistics.median(each["whole"] for each in times),
        "longest": max(each["whole"] for each in times),
        "mean processor time": statistics.mean(each["processor"] for each in times),
        "median to the first verdict": statistics.median(each["first"] for each in times),
        "median to the last verdict": statistics.median(each["last"] for each in times),
        "games with a mistake": len(with_mistakes),
        "median to the dearest": statistics.median(each["dearest"] for each in with_mistakes),
        "its place among the verdicts": statistics.mean(each["place"] for each in with_mistakes),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--player", default="kermit:40")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = speed(options.games, options.player)
    print(json.dumps(found) if options.json else "\n".join(f"{name:<32} {value}" for name, value in found.items()))
