"""What a decision of the Monte Carlo player costs, and whether its cards are as good, against another checkout.

    python -m benchmarks.decisions speed --before CHECKOUT [--games 200] [--deals 60] [--seed 1]
    python -m benchmarks.decisions match --before CHECKOUT --out FOLDER [--player kermit:40] [--deals 5000] [--seed 1]

CHECKOUT is the root of one that `make setup` was run in, usually of the commit before. `speed` lets both versions play
and decide in turn, so that a busy machine hurts them alike, and counts processor seconds. `match` plays every deal
twice, in the arena, with this version declaring against two of the other and the other way round, with the same deals
and the same luck. The other version answers by the engine protocol. The folder is that of a match: the same command
goes on with it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import cast

from kiebitz import Card, Player, View, register
from kiebitz.arena.folder import MatchFolder
from kiebitz.arena.match import Match, Mode
from kiebitz.arena.report import report
from kiebitz.arena.run import Budget, run
from kiebitz.engine.messages import Settings, Subject
from kiebitz.engine.process import Engine
from kiebitz.engine.views import read_move
from kiebitz.players.rules import RulesPlayer
from kiebitz.work.workers import local_workers

SECONDS_TO_START = 60.0
SECONDS_PER_MOVE = 600.0
ROUNDS = 5  # in which both versions take turns
NEVER = threading.Event()

# Run by the Python of either checkout: it must do with what both have.
TIMED = """
import sys, time
from kiebitz import Game, Phase, ask, create, deal
name, first, number, whole = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] == "games"
bidder = create("kermit")
games = []
while len(games) < number:
    game = Game(deal(first))
    first += 1
    while game.phase not in (Phase.PLAY, Phase.OVER):
        game.push(ask(bidder, game.view(game.turn)))
    if game.phase is Phase.PLAY:
        games.append(game)
players = [create(name, seat) for seat in range(3)]
players[0].play(games[0].view(0))  # what is loaded once does not count
start = time.process_time()
for game in games:
    while game.turn is not None and (whole or game.turn == 0):
        game.push(players[game.turn].play(game.view(game.turn)))
print(time.process_time() - start)
"""


def python_of(checkout: Path) -> str:
    """The interpreter that `make setup` has made."""
    return str(checkout / ".venv/bin/python")


def seconds_for(python: str, what: str, player: str, first: int, number: int) -> float:
    """Processor seconds of one version for so many whole games, or first cards, on deals from one on."""
    command = [python, "-c", TIMED, player, str(first), str(number), what]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def compare_speed(before: str, what: str, player: str, number: int, seed: int) -> None:
    """Both versions in turn, in several rounds."""
    in_round = max(1, number // ROUNDS)
    spent = [0.0, 0.0]
    ratios = []
    for turn in range(ROUNDS):
        first = 1_000_003 * seed + 10 * in_round * turn
        now = [seconds_for(python, what, player, first, in_round) for python in (before, sys.executable)]
        spent = [total + seconds for total, seconds in zip(spent, now, strict=True)]
        ratios.append(now[0] / now[1])
    old, new = (1000 * seconds / (ROUNDS * in_round) for seconds in spent)
    print(f"{player}, {ROUNDS * in_round} {what}: {old:.1f} ms before, {new:.1f} ms now;", end=" ")
    print(f"{old / new:.2f} times as fast, from {min(ratios):.2f} to {max(ratios):.2f} in {ROUNDS} rounds")


class Earlier:
    """The cards of a player of another checkout, in a process that stays for all games."""

    def __init__(self, command: tuple[str, ...], seed: int) -> None:
        bidder = RulesPlayer()  # in card play nobody asks it
        self.bid, self.picks_up, self.declare = bidder.bid, bidder.picks_up, bidder.declare
        self._command = command
        self._seed = seed

    def play(self, view: View) -> Card:
        """As the player of this seed decides."""
        assert view.seat is not None
        engine = _engine(self._command)
        engine.set_options(Settings({"seed": self._seed}), time.monotonic() + SECONDS_TO_START, NEVER)
        answer = engine.ask(Subject.PLAY, view, None, SECONDS_PER_MOVE, NEVER)
        return cast(Card, read_move(answer, view.seat))


@cache
def _engine(command: tuple[str, ...]) -> Engine:
    """One process for all seats: a player decides by its seed and the view alone."""
    engine = Engine(command)
    engine.greet(time.monotonic() + SECONDS_TO_START, NEVER)
    return engine


@register("earlier", "a player of another checkout: earlier:COMMAND", verbatim=True)
def _create_earlier(seed: int, argument: str) -> Player:
    return Earlier(tuple(argument.split()), seed)


def play_match(before: str, player: str, out: Path, deals: int, seed: int, jobs: int) -> None:
    """This version against the other."""
    earlier = f"earlier:{before} -m kiebitz engine {player}"
    match = Match(mode=Mode.CARDPLAY, players=(player, earlier), bidding="kermit", seed=seed)
    with MatchFolder(out, match) as folder, local_workers(jobs) as workers:
        run(folder, workers, Budget(deals=deals))
        found = report(match, folder.units())
    (difference,) = found.differences
    faults = sum(one.faults for one in found.players)
    print(f"{player} now - before, {found.games} games, seed {seed}: {difference.per_36} per 36; {faults} faults")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "match"])
    parser.add_argument("--before", type=Path, required=True, help="the other checkout")
    parser.add_argument("--games", type=int, default=200, help="whole games of kermit:10 against itself")
    parser.add_argument("--deals", type=int, help="of the match (5000), or first cards of kermit (60)")
    parser.add_argument("--player", default="kermit:40", help="of the match")
    parser.add_argument("--out", type=Path, help="the folder of the match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    before = python_of(options.before)
    if options.what == "match":
        if options.out is None:
            parser.error("a match needs a folder: --out")
        play_match(before, options.player, options.out, options.deals or 5000, options.seed, options.jobs)
        return
    compare_speed(before, "games", "kermit:10", options.games, options.seed)
    compare_speed(before, "first cards", "kermit", options.deals or 60, options.seed)


if __name__ == "__main__":
    main()
