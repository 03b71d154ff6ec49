"""Bidding systems among themselves: the same deals, bid by one system in all seats and played by one player.

`glem` is Kermit's evaluation as it was published, `mcbid` its alternative that the thesis thinks too dear: the six
games in worlds, solved with open cards. `glem:0.55` bids as Zoot did, `value` and `threshold` are ours, `knn` and
`rules` the older ones.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.seating import play_out
from kiebitz.players import ask, create
from kiebitz.players.registry import create_bidding
from kiebitz.view import Phase
from kiebitz.work.streams import stream

_SEED: Final = 1  # of the players


@dataclass(frozen=True, slots=True)
class Bid:
    """One deal.

    kind    of the game, none where all pass
    points  list points of the declarer less the mean of the others
    """

    number: int
    kind: str | None
    won: bool
    hand: bool
    points: float
    seconds: float


def measure(subject: str, seed: int, number: int, *, player: str) -> Iterator[Bid]:
    """One deal, bid and played."""
    game = Game(random_deal(random.Random(stream(seed, "bidders", number))))
    players = [create(f"{subject}+{player}", stream(_SEED, number, seat)) for seat in SEATS]
    begin = time.process_time()
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.turn is not None
        game.push(ask(players[game.turn], game.view(game.turn)))
    seconds = time.process_time() - begin
    play_out(game, players)
    if game.declarer is None or game.contract is None:
        yield Bid(number, None, False, False, 0.0, seconds)
        return
    points = game.result().list_points()
    mine = points[game.declarer]
    lead = mine - (sum(points) - mine) / 2
    yield Bid(number, game.contract.kind.name, game.result().won, game.contract.hand, lead, seconds)


def report(found: Found) -> Iterator[Figure]:
    """What is bid and how it ends."""
    for subject in found.rows:
        rows = found.each(Bid, subject)
        played = [row for row in rows if row.kind is not None]
        yield share("passed in", [row.kind is None for row in rows], subject=subject)
        yield share("won", [row.won for row in played], subject=subject)
        yield share("grand", [row.kind == "GRAND" for row in played], subject=subject)
        yield share("null", [row.kind == "NULL" for row in played], subject=subject)
        yield share("from the hand", [row.hand for row in played], subject=subject)
        yield mean("the declarer's lead", [row.points for row in played], subject=subject)
        yield mean("a deal", [row.points for row in rows], subject=subject)
        yield plain("seconds to bid a deal", sum(row.seconds for row in rows) / len(rows), ".2f", len(rows), subject)


EXPERIMENT: Final = Experiment(
    name="published-bidders",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=20,
    quick=Quick(2, ("rules",), {"player": "rules"}),
    subjects=("glem", "glem:0.55", "mcbid:20", "value", "threshold", "knn", "rules"),
    check_subject=create_bidding,
    options=(Option("player", "policy"),),
    source="Long's thesis, 4.2 and Table 4.1: people won 80% of suit games, 93% of grands, 75% of nulls",
)
