"""How often a reason is found for a mistake, and which: in games of weaker players.

    python -m benchmarks.reasons --games 60 --worlds 80 --player kermit:level=1 --player rules

Prints the number of mistakes by kind of reason, how many of these are supposed, and the processor time that finding
them takes.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kiebitz import Card, Game, ask, create, deal
from kiebitz.moves import Move
from kiebitz.review import Reason
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.calibration import shipped_calibration
from kiebitz.review.comparison import WORLDS, Comparer
from kiebitz.review.reasons import find_reason
from kiebitz.review.verdict import Foresight
from kiebitz.solve import Solver
from kiebitz.view import View
from kiebitz.worlds import World

SEED = 2026_11_16


@dataclass(frozen=True)
class Mistake:
    """A move that cost something by what could be known, with how the cards lay and the reason, if there is one."""

    view: View
    move: Move
    foresight: Foresight
    truth: World
    reason: Reason | None
    seconds: float


def mistakes(player: str, number: int, worlds: int = WORLDS) -> Iterator[Mistake]:
    """The mistakes of one game of three such players."""
    comparer, solver = Comparer(shipped_calibration(), worlds=worlds), Solver()
    game = Game(deal(SEED + number))
    players = [create(player, 3 * number + seat) for seat in range(3)]
    while game.turn is not None:
        view = game.view(game.turn)
        move = ask(players[game.turn], view)
        foresight = _foresight(comparer, view, move)
        if foresight is not None and foresight.size is not None:
            truth, start = World.of_game(game), time.process_time()
            reason = find_reason(solver, view, move, foresight, truth, comparer.costs)
            yield Mistake(view, move, foresight, truth, reason, time.process_time() - start)
        game.push(move)


def _foresight(comparer: Comparer, view: View, move: Move) -> Foresight | None:
    if not isinstance(move, Card):
        return judge_before_play(view, move)
    return comparer.compare(view, move) if len(view.legal_cards()) > 1 else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each player")
    parser.add_argument("--player", action="append", help="by name, as often as you like; default kermit:level=1")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which cards are compared")
    options = parser.parse_args()
    players = options.player or ["kermit:level=1"]
    games = [(player, number) for player in players for number in range(options.games)]
    found = [mistake for player, number in games for mistake in mistakes(player, number, options.worlds)]
    kinds = Counter("none" if mistake.reason is None else mistake.reason.kind.value for mistake in found)
    supposed = sum(mistake.reason is not None and mistake.reason.supposed is not None for mistake in found)
    for kind, count in kinds.most_common():
        print(f"{count:5}  {kind}")
    seconds = sum(mistake.seconds for mistake in found) / len(games)
    print(f"{len(found)} mistakes in {len(games)} games, {supposed} with a reason that is supposed;", end=" ")
    print(f"{seconds:.3f} s of processor time a game to find reasons")


if __name__ == "__main__":
    main()
