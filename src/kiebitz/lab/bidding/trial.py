"""Declaring by trial against declaring by tables: where both differ, both are played in worlds drawn by the bids, by
strong players at all seats. Points are the declarer's less the mean of the others'.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kiebitz import _core
from kiebitz.deals import random_deal
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, share
from kiebitz.moves import Declare
from kiebitz.players import ask, create
from kiebitz.seats import observe
from kiebitz.view import Phase
from kiebitz.work.streams import stream

_DRAWN: Final = 400  # worlds of which those are drawn by their weights
_STRONG: Final = 10  # worlds of the players


@dataclass(frozen=True, slots=True)
class Declared:
    """One deal with the skat in hand, and what the trial's declaration brought more than the tables'."""

    number: int
    differs: bool
    other_contract: bool
    gain: float


def measure(subject: str, seed: int, number: int, *, tables: str, trial: str, games: int) -> Iterator[Declared]:
    """Both declarations of one deal, if the skat is picked up."""
    game = Game(random_deal(random.Random(stream(seed, "trial", number))))
    players = create(tables, number), create(trial, number)
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        game.push(ask(players[0], game.view(game.turn)))
    if game.phase is not Phase.DECLARE:
        return
    assert game.turn is not None
    view = game.view(game.turn)
    declarations = [player.declare(view) for player in players]
    old, new = declarations
    gain = 0.0
    if old != new:
        brought = [
            _brought(game, declaration, stream(seed, "trial worlds", number), games) for declaration in declarations
        ]
        gain = brought[1] - brought[0]
    yield Declared(number, old != new, old.contract != new.contract, gain)


def _brought(game: Game, declaration: Declare, seed: int, number: int) -> float:
    """List points less the mean of the others', in games of strong players."""
    declared = game.copy()
    declared.push(declaration)
    seat = declared.declarer
    assert seat is not None
    seen = observe(declared.view(seat))
    worlds, weights = _core.Sampler(load_inference()).choose(seen, _DRAWN, seed)
    drawn = random.Random(seed).choices(worlds.masks(), weights or None, k=number)
    games = [_core.SeatGame(seen, world) for world in drawn]
    players = [_core.MonteCarloPlayer(_STRONG, _core.Sampler(load_inference()))] * 3
    _core.finish_games(games, players, seed % (1 << 31))
    points = [game.list_points() for game in games]
    return fmean(own[seat] - (sum(own) - own[seat]) / 2 for own in points)


def report(found: Found) -> Iterator[Figure]:
    """How often they differ, and what that brings."""
    declared = found.each(Declared)
    yield share("declarations that differ", [one.differs for one in declared])
    yield share("in the contract", [one.other_contract for one in declared])
    yield mean("list points a declaration", [one.gain for one in declared])


EXPERIMENT: Final = Experiment(
    name="bidding-trial",
    measure=measure,
    report=report,
    size=600,
    unit="deals",
    chunk=10,
    quick=Quick(2, settings={"games": 2}),
    options=(
        Option("tables", "kiebitz:declares=tables"),
        Option("trial", "kiebitz"),
        Option("games", 60),
    ),
)
