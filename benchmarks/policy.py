"""What the policy costs, and how far its reading of cards can be trusted.

    python -m benchmarks.policy speed FOLDER [--games 12]
    python -m benchmarks.policy trust FOLDER [--games 60] [--player ddss:20 ...]
    python -m benchmarks.policy kinds FOLDER [--games 200] [--player book ...]
    python -m benchmarks.policy open FOLDER [--games 40] [--player kermit:10 ...]

FOLDER is that of a training. `speed` times a decision of the policy, and the weighing of 400 worlds by the cards
played, by trick, on one core, each the best of five. `trust` tells what cards add to bids, in doublings, for several
exponents and shares of blunders. `kinds` tells it at the start of trick 5 for suit games, grand and null. `open` sets
beside it, at the start of trick 5, what cards tell without a model (Long's thesis, 9.2.2): in a world everybody saw
through, a card that keeps the win has (1 - mistakes) / number of such cards, another one mistakes / number of those.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from statistics import mean, stdev
from typing import Any

import numpy as np

from kiebitz import _core
from kiebitz.cards import card_points
from kiebitz.deal import SEATS
from kiebitz.inference import load_inference
from kiebitz.policy import load_policy
from kiebitz.solve import DEFAULT_TABLE_MB
from kiebitz.training.policy.bits import TRICKS, Bits, doublings, mean_bits, measure, truth_among
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import play_test_games

WORLDS = 400
ASKED = 20  # decisions for one measurement
OPEN_WORLDS = 100  # for the way without a model, which solves every one for every card
OPEN_TRICK = 5
MISTAKES = (0.02, 0.05, 0.1, 0.2)
KINDS = {"suit": range(4), "grand": (4,), "null": (5,)}
TRUSTS = ((0.5, 0.02), (0.7, 0.02), (0.85, 0.02), (0.85, 0.08), (1.0, 0.08))


def microseconds(work: Callable[[], object]) -> float:
    """The best of five."""
    taken = []
    for _ in range(5):
        begin = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begin)
    return 1e6 * min(taken)


def speed(policy: _core.Policy, games: int) -> None:
    """Time decisions, and worlds at the start of every trick."""
    reading = _core.CardReading(policy)
    decisions: list[float] = []
    worlds: dict[int, list[float]] = defaultdict(list)
    for game in play_test_games("rules", 1, games):
        played = start_of(game)
        for play, card in enumerate(game["cards"][: game["plays"]].tolist()):
            if play % 3 == 0 and play // 3 + 1 in TRICKS:
                for seat in SEATS:
                    worlds[play // 3 + 1].append(_world_time(reading, played.seen_by(seat)))
            decisions.append(_decision_time(policy, played.seen_by(played.turn)))
            played.play(card)
    print(f"a decision: {mean(decisions):.1f} us")
    for trick, times in worlds.items():
        print(f"a world at trick {trick}: {mean(times):.1f} us")


def _decision_time(policy: _core.Policy, seen: _core.Observation) -> float:
    return microseconds(lambda: [policy.chances(seen) for _ in range(ASKED)]) / ASKED


def _world_time(reading: _core.CardReading, seen: _core.Observation) -> float:
    worlds = _core.Worlds(seen).sample(WORLDS, 1, distinct=True)
    return microseconds(lambda: reading.weigh(worlds, seen)) / len(worlds)


def trust(policy: _core.Policy, games: int, players: Sequence[str]) -> None:
    """What cards add, by exponent and blunders, trick by trick."""
    for player in players:
        played = play_test_games(player, 7, games)
        for exponent, blunders in TRUSTS:
            found = mean_bits(measure(played, load_inference(), _core.CardReading(policy, exponent, blunders), 3))
            for role in (True, False):
                added = "".join(f"{found[role, trick][1]:6.2f}" for trick in TRICKS if (role, trick) in found)
                print(
                    f"{player:<10} {exponent:.2f} {blunders:.2f} {'declarer' if role else 'defender'}{added}",
                    flush=True,
                )


def kinds(policy: _core.Policy, games: int, players: Sequence[str]) -> None:
    """What cards add at the start of trick 5, by kind of game."""
    for player in players:
        found = measure(play_test_games(player, 1, games), load_inference(), _core.CardReading(policy), 1)
        here = [bits for bits in found if bits.trick == OPEN_TRICK]
        for role in (True, False):
            added = ", ".join(f"{name} {_mean_of(here, role, kinds)}" for name, kinds in KINDS.items())
            print(f"{player:<10} {'declarer' if role else 'defender'} {added}", flush=True)


def _mean_of(found: Sequence[Bits], role: bool, kinds: Sequence[int]) -> str:
    return _figure([bits.by_cards for bits in found if bits.is_declarer == role and bits.kind in kinds])


def _figure(added: Sequence[float]) -> str:
    return f"{mean(added):+.2f} +- {stdev(added) / len(added) ** 0.5:.2f}" if len(added) > 1 else "-"


def open_hands(policy: _core.Policy, games: int, players: Sequence[str]) -> None:
    """What cards add at the start of trick 5 by the policy, and by solving the worlds with all cards open."""
    reading, solver = _core.CardReading(policy), _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    for player in players:
        added: dict[tuple[bool, str], list[float]] = defaultdict(list)
        for game in play_test_games(player, 1, games):
            for seen, truth in _starts_of_trick(game):
                worlds = truth_among(truth, seen, OPEN_WORLDS, seed=1)
                bids = np.array(load_inference().weigh(worlds, seen))
                ways = {"policy": np.array(reading.weigh(worlds, seen))}
                kept = [list(_kept(solver, seen, world)) for world in worlds.masks()]
                for share in MISTAKES:
                    ways[f"{share:.0%} mistakes"] = np.array([_chance(cards, share) for cards in kept])
                for way, weights in ways.items():
                    gain = doublings(bids * weights) - doublings(bids)
                    added[seen.declarer == seen.seat, way].append(gain)
        for (role, way), gains in sorted(added.items()):
            print(f"{player:<10} {'declarer' if role else 'defender'} {way:<12} {_figure(gains)}", flush=True)


def _starts_of_trick(game: Any) -> Iterator[tuple[_core.Observation, list[int]]]:
    """What every seat sees before the trick, and how the cards lie; null is left out, where no points keep a win."""
    if game["contract"][0] == 5 or game["plays"] <= 3 * (OPEN_TRICK - 1):
        return
    played = start_of(game)
    for card in game["cards"][: 3 * (OPEN_TRICK - 1)].tolist():
        played.play(card)
    truth = [played.seen_by(seat).hand for seat in SEATS]
    for seat in SEATS:
        yield played.seen_by(seat), [*truth, int(game["skat"])]


def _kept(solver: _core.Solver, seen: _core.Observation, world: Sequence[int]) -> Iterator[tuple[bool, int, int]]:
    """For every card of others with a choice: whether it kept the win, how many would, and how many would not."""
    assert seen.contract is not None
    assert seen.declarer is not None
    assert seen.points_to_win is not None
    hands = [held | gone for held, gone in zip(world[:3], seen.played, strict=True)]
    position = _core.Position(seen.contract[0], seen.declarer, hands, points=card_points(world[3]))
    question = _core.Question("cards_at_least", seen.points_to_win)
    for seat, card in seen.plays:
        if seat != seen.seat and position.legal().bit_count() > 1:
            answers = {found: low for found, low, _ in solver.answer(position, question).cards}
            wins = {one for one, low in answers.items() if (low >= seen.points_to_win) == (seat == seen.declarer)}
            yield card in wins, len(wins), len(answers) - len(wins)
        position.play(card)


def _chance(cards: Sequence[tuple[bool, int, int]], mistakes: float) -> float:
    product = 1.0
    for keeps, winning, losing in cards:
        if not winning or not losing:
            product /= winning + losing
        else:
            product *= (1 - mistakes) / winning if keeps else mistakes / losing
    return product


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("speed", "trust", "kinds", "open"))
    parser.add_argument("folder")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--player", action="append", default=[])
    options = parser.parse_args()
    policy = load_policy(options.folder)
    if options.what == "speed":
        speed(policy, options.games)
        return
    what = {"trust": trust, "kinds": kinds, "open": open_hands}[options.what]
    what(policy, options.games, options.player or ("kermit:10", "rules", "ddss:20", "book"))


if __name__ == "__main__":
    main()
