"""How fast the Monte Carlo player judges cards.

    python benchmarks/monte_carlo_speed.py                          # all three measurements
    python benchmarks/monte_carlo_speed.py first-card --deals 60 --worlds 160 --threads 2
    python benchmarks/monte_carlo_speed.py self-play --player kermit:10 --games 30

`first-card`: forehand's first card of suit games with a declarer worth bidding on, decided as a player does, so that
cards that fall behind are judged in some of the worlds only; worlds a second, and the time of a decision. `self-play`:
card play only, the contracts are those of the player by rules and cost nothing here. The deals are seeded; only the
speed differs between machines. On a busy machine the processor second tells more than the clock.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from kiebitz import Game, Phase, Player, Recipe, ask, create, deal
from kiebitz.lab import deals
from kiebitz.players.recipe import Scoring


def measure_first_card(kind: str, count: int, seed: int, worlds: int, threads: int, scoring: str) -> None:
    player = Recipe(worlds=worlds, threads=threads, scoring=Scoring(scoring)).player(seed)
    seconds, judged = [], 0
    processor = time.process_time()
    for position in deals.positions(kind, count, seed):
        view = deals.declared(position).view(0)
        start = time.perf_counter()
        judged += player.evidence(view).worlds
        seconds.append(time.perf_counter() - start)
    processor = time.process_time() - processor
    seconds.sort()
    mean, most = sum(seconds) / count, seconds[int(0.95 * count)]
    print(f"first card, {kind}, {scoring}, {worlds} worlds, {threads} thread(s), {count} deals:", end=" ")
    print(f"{judged / sum(seconds):.0f} worlds/s; mean {mean:.2f} s, 95% within {most:.2f} s", end=", ")
    print(f"longest {seconds[-1]:.2f} s; {judged / processor:.0f} worlds a processor second")


def declared_games(count: int, seed: int) -> Iterator[Game]:
    """Games bid and declared by the player by rules, before the first card."""
    bidder = create("rules")
    while count:
        game = Game(deal(seed))
        seed += 1
        while game.phase not in (Phase.PLAY, Phase.OVER):
            assert game.turn is not None
            game.push(ask(bidder, game.view(game.turn)))
        if game.phase is Phase.PLAY:
            count -= 1
            yield game


def play_out(game: Game, players: list[Player]) -> None:
    while game.turn is not None:
        game.push(players[game.turn].play(game.view(game.turn)))


def measure_self_play(player: str, count: int, seed: int) -> None:
    players = [create(player, seat) for seat in range(3)]
    games = list(declared_games(count, seed))
    start, processor = time.perf_counter(), time.process_time()
    for game in games:
        play_out(game, players)
    seconds, processor = time.perf_counter() - start, time.process_time() - processor
    won = sum(game.result().won for game in games) / count
    print(f"self-play of {player}, {count} games: {count / seconds:.1f} games/s", end=", ")
    print(f"{count / processor:.1f} games a processor second; declarers win {won:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["first-card", "self-play"])
    parser.add_argument("--kind", choices=deals.KINDS, default="suit+")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--scoring", choices=["kermit", "kh"], default="kermit")
    parser.add_argument("--player", default="kermit:10")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.what != "self-play":
        for threads in [options.threads] if options.threads else [1, 2]:
            measure_first_card(options.kind, options.deals, options.seed, options.worlds, threads, options.scoring)
    if options.what != "first-card":
        measure_self_play(options.player, options.games, options.seed)


if __name__ == "__main__":
    main()
