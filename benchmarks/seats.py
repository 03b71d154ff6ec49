"""How fast seats play in the core, and what choosing worlds costs there.

    python -m benchmarks.seats [--games 20000] [--deals 60] [--seed 1] [--json]

`games`: card play by three players of the core, from the first card to the list points; the contracts are those that
`rules` bids. `observation`: its size, and copies a second by a program of a few lines, which is compiled for that.
`choosing`: every card with a choice of games that `kermit` bids and `rules` plays, decided with 160 worlds and with
inference: the time for choosing the worlds, and for the whole decision, by role and for first cards. `tree`: playouts
a second of information-set UCT at the first cards of these games. All seconds are those of the processor.
`benchmarks.decisions` compares whole decisions with those of another checkout.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kiebitz import Game, Phase, View, World, ask, create, deal
from kiebitz.inference import load_inference
from kiebitz.seats import (
    MonteCarloPlayer,
    Observation,
    RandomPlayer,
    RulesPlayer,
    Sampler,
    SeatGame,
    SeatPlayer,
    UctPlayer,
    finish_games,
    observe,
)

ROOT = Path(__file__).parents[1]
WORLDS = 160
PLAYOUTS = 1600
STARTS = 2000  # different games that are played again and again

Figures = dict[str, float]


def declared_games(count: int, seed: int, bidder: str) -> Iterator[Game]:
    """Games that a player has bid and declared in all seats, before the first card."""
    player = create(bidder)
    while count:
        game = Game(deal(seed))
        seed += 1
        while game.phase not in (Phase.PLAY, Phase.OVER):
            assert game.turn is not None
            game.push(ask(player, game.view(game.turn)))
        if game.phase is Phase.PLAY:
            count -= 1
            yield game


def measure_games(games: int, seed: int) -> Figures:
    """Games a second of `rules` and, ten times as many, of random players."""
    declared = declared_games(min(games, STARTS), seed, "rules")
    starts = [(observe(game.view(None)), World.of_game(game).masks) for game in declared]
    players: dict[str, tuple[SeatPlayer, int]] = {
        "rules": (RulesPlayer(), games),
        "random": (RandomPlayer(), 10 * games),
    }
    figures: Figures = {}
    for name, (player, number) in players.items():
        played = [SeatGame(*starts[index % len(starts)]) for index in range(number)]
        start = time.process_time()
        finish_games(played, [player] * 3, seed)
        for game in played:
            game.list_points()
        figures[f"games a second, three {name}"] = number / (time.process_time() - start)
    return figures


def measure_observation() -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/copies"
        source = str(ROOT / "benchmarks/observation_copies.cpp")
        subprocess.run(["c++", "-O3", "-std=c++20", f"-I{ROOT}/cpp", source, "-o", program], check=True)
        copies = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    return {"bytes of an observation": Observation.size, "copies a second": float(copies)}


@dataclass
class Cost:
    """Decisions and the seconds they took."""

    decisions: int = 0
    choosing: float = 0.0
    deciding: float = 0.0

    def add(self, choosing: float, deciding: float) -> None:
        self.decisions += 1
        self.choosing += choosing
        self.deciding += deciding


def measure_choosing(deals: int, seed: int) -> Figures:
    """The share of choosing worlds in decisions."""
    sampler = Sampler(load_inference())
    player = MonteCarloPlayer(WORLDS, sampler)
    costs: defaultdict[str, Cost] = defaultdict(Cost)
    for view in views_to_decide(deals, seed):
        seen = observe(view)
        start = time.process_time()
        sampler.choose(seen, WORLDS, seed)
        chosen = time.process_time()
        player.evidence(seen, seed)
        times = chosen - start, time.process_time() - chosen
        costs["all"].add(*times)
        costs["declarer" if view.is_declarer else "defenders"].add(*times)
        if not view.plays:
            costs["first card"].add(*times)
    figures: Figures = {}
    for name, cost in costs.items():
        figures[f"{name}: decisions"] = cost.decisions
        figures[f"{name}: ms choosing"] = 1000 * cost.choosing / cost.decisions
        figures[f"{name}: ms in all"] = 1000 * cost.deciding / cost.decisions
        figures[f"{name}: share of choosing"] = cost.choosing / cost.deciding
    return figures


def measure_tree(deals: int, seed: int) -> Figures:
    """Playouts a second of information-set UCT at first cards."""
    player = UctPlayer(playouts=PLAYOUTS)
    first_cards = [observe(game.view(0)) for game in declared_games(deals, seed, "kermit")]
    start = time.process_time()
    for seen in first_cards:
        player.evidence(seen, seed)
    seconds = time.process_time() - start
    return {
        "playouts a second in a tree": PLAYOUTS * deals / seconds,
        "ms of a tree": 1000 * seconds / deals,
    }


def views_to_decide(deals: int, seed: int) -> Iterator[View]:
    """Every view with a choice of games that `kermit` bids and `rules` plays."""
    players = [create("rules")] * 3
    for game in declared_games(deals, seed, "kermit"):
        while game.turn is not None:
            view = game.view(game.turn)
            if len(view.legal_cards()) > 1:
                yield view
            game.push(players[game.turn].play(view))


def measure(options: argparse.Namespace) -> Figures:
    figures = measure_games(options.games, options.seed)
    figures |= measure_observation()
    figures |= measure_tree(options.deals, options.seed)
    figures |= measure_choosing(options.deals, options.seed)
    return figures


def shown(name: str, figure: float) -> str:
    if "share" in name:
        return f"{figure:.1%}"
    return f"{figure:,.2f}" if figure < 1000 and figure != int(figure) else f"{figure:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games of rules; ten times as many random ones")
    parser.add_argument("--deals", type=int, default=60, help="games in which choosing worlds is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = measure(options)
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:32} {shown(name, figure):>14}")


if __name__ == "__main__":
    main()
