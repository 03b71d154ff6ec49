"""What a review is worth: whether it leaves good play alone, finds planted blunders, and is quick.

    python -m benchmarks.review own --games 300         # how many of kiebitz:640's own cards are called mistakes
    python -m benchmarks.review planted --blunders 300  # how many cards that lose 20 points by a long search are found
    python -m benchmarks.review speed --games 20        # how long a whole game takes, with two threads
    python -m benchmarks.review chances --games 200     # how reliable the chance to win is, cards read or not

Each prints one JSON object with --json.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from kiebitz import Card, Game, _core, ask, create, deal
from kiebitz.inference import load_inference
from kiebitz.review import Reviewer, Size, Verdict
from kiebitz.review.calibration import Calibration, load_calibration, shipped_calibration
from kiebitz.review.comparison import Comparer, foresight
from kiebitz.review.verdict import LEAST
from kiebitz.training.review.fit import log_loss, reliability
from kiebitz.training.review.votes import Vote, played_game, votes_of
from kiebitz.view import View

LONG_SEARCH = 2000  # worlds, to be sure that a card is a blunder
SEED = 2026_11_16


def decisions(player: str, number: int) -> Iterator[tuple[View, Card]]:
    """The views of one game of a player in which there is a choice of cards, with the card that it plays."""
    game = Game(deal(SEED + number))
    players = [create(player, 3 * number + seat) for seat in range(3)]
    while game.turn is not None:
        view = game.view(game.turn)
        move = ask(players[game.turn], view)
        if isinstance(move, Card) and len(view.legal_cards()) > 1:
            yield view, move
        game.push(move)


def own(games: int, player: str) -> dict[str, object]:
    """How many cards of a strong player are called mistakes."""
    comparer = Comparer(shipped_calibration())
    sizes: Counter[str] = Counter()
    for number in range(games):
        for view, card in decisions(player, number):
            size = comparer.compare(view, card).size
            sizes["none" if size is None else size.value] += 1
    total = sizes.total()
    return {
        "player": player,
        "games": games,
        "decisions": total,
        "flagged": 1 - sizes["none"] / total,
        **{size.value: sizes[size.value] / total for size in Size},
    }


def planted(blunders: int, player: str) -> dict[str, object]:
    """How many cards that a long search finds to lose a blunder's worth are found by a review."""
    searcher, comparer = Comparer(shipped_calibration(), worlds=LONG_SEARCH, seed=1), Comparer(shipped_calibration())
    luck = random.Random(SEED)
    found: Counter[str] = Counter()
    number = 0
    while found.total() < blunders:
        for view, _ in decisions(player, number):
            if found.total() == blunders or luck.random() > 0.2:
                continue
            card = luck.choice(view.legal_cards())
            if searcher.compare(view, card).loss >= LEAST[Size.BLUNDER]:
                size = comparer.compare(view, card).size
                found["missed" if size is None else size.value] += 1
        number += 1
    return {
        "player": player,
        "games": number,
        "blunders": blunders,
        "flagged": 1 - found["missed"] / blunders,
        **{size.value: found[size.value] / blunders for size in Size},
    }


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


def chances(games: int, player: str, folders: Sequence[Path]) -> dict[str, object]:
    """How reliable the chance to win is: by bids alone and with the cards read, by the shipped table and by others."""
    without, with_cards = _core.Foresight(_core.Sampler(load_inference())), foresight()
    by_bids: list[Vote] = []
    by_cards: list[Vote] = []
    for number in range(games):
        finished = played_game(player, SEED, number)
        by_bids += votes_of(finished, without, SEED, number)
        by_cards += votes_of(finished, with_cards, SEED, number)
    cases = {"bids alone": (shipped_calibration(), by_bids), "cards read": (shipped_calibration(), by_cards)}
    cases |= {f"cards read, {folder}": (load_calibration(folder), by_cards) for folder in folders}
    first = losses_by_game(*cases["bids alone"])
    found: dict[str, object] = {"games": len(first), "votes": len(by_bids)}
    for name, (calibration, votes) in cases.items():
        bins = reliability(calibration, votes)
        gains = [first[game] - loss for game, loss in losses_by_game(calibration, votes).items()]
        error = 1.96 * statistics.stdev(gains) / len(gains) ** 0.5
        found |= {
            f"{name}: log-loss": f"{log_loss(calibration, votes):.4f}",
            f"{name}: gain": f"{statistics.mean(gains):+.4f} ({error:.4f} either way)",
            f"{name}: chance": " ".join(f"{each.chance:.0%}" for each in bins),
            f"{name}: won": " ".join(f"{each.won:.0%}" for each in bins),
            f"{name}: games": " ".join(str(each.games) for each in bins),
        }
    return found


def losses_by_game(calibration: Calibration, votes: Sequence[Vote]) -> dict[int, float]:
    """The log-loss of each game by itself; its votes are not independent."""
    by_game: dict[int, list[Vote]] = defaultdict(list)
    for vote in votes:
        by_game[vote.game].append(vote)
    return {game: log_loss(calibration, members) for game, members in by_game.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("own", "planted", "speed", "chances"))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--blunders", type=int, default=300)
    parser.add_argument("--player")
    parser.add_argument("--table", type=Path, action="append", default=[], help="the folder of another calibration")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.what == "own":
        found = own(options.games, options.player or "kiebitz:640")
    elif options.what == "planted":
        found = planted(options.blunders, options.player or "kermit:40")
    elif options.what == "chances":
        found = chances(options.games, options.player or "kiebitz:40", options.table)
    else:
        found = speed(options.games, options.player or "kermit:40")
    print(json.dumps(found) if options.json else "\n".join(f"{name:<32} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
