"""Declaring by trial against declaring by tables: where both differ, both are played in worlds drawn by the bids."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean
from typing import Final

import numpy as np

from kiebitz import Game, _core, ask, create
from kiebitz.deal import random_deal
from kiebitz.inference import load_inference
from kiebitz.moves import Declare
from kiebitz.seats import observe
from kiebitz.view import Phase
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.statistics import estimate_mean
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

BY_TABLES: Final = "kiebitz:declares=tables"
BY_TRIAL: Final = "kiebitz"
DEALS_OF_PIECE: Final = 10
GAMES: Final = 60  # for either declaration
_DRAWN: Final = 400  # worlds of which those are drawn by their weights
_STRONG: Final = 10  # worlds of the players


@dataclass(frozen=True, slots=True)
class Declared:
    """One deal with the skat in hand, and what the trial's declaration brought more than the tables'."""

    deal: int
    differs: bool
    other_contract: bool
    gain: float


def measure(out: Path, deals: int, seed: int, jobs: int) -> str:
    """Look at so many deals, or what is missing of them, and tell."""
    pieces = [
        Piece(f"{first:06}.jsonl", declare_deals, (seed, first, min(DEALS_OF_PIECE, deals - first)))
        for first in range(0, deals, DEALS_OF_PIECE)
    ]
    with local_workers(jobs) as workers:
        do_missing(workers, pieces, out, lambda: None)
    lines = [line for piece in pieces for line in (out / piece.name).read_text().splitlines()]
    return _told([Declared(**json.loads(line)) for line in lines])


def declare_deals(seed: int, first: int, count: int) -> bytes:
    """The declarations of some deals, a line each."""
    found = [declared for number in range(first, first + count) for declared in _declared(seed, number)]
    return "".join(json.dumps(asdict(declared)) + "\n" for declared in found).encode()


def _declared(seed: int, number: int) -> Iterator[Declared]:
    game = Game(random_deal(random.Random(stream(seed, "trial", number))))
    tables, trial = create(BY_TABLES, number), create(BY_TRIAL, number)
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        game.push(ask(tables, game.view(game.turn)))
    if game.phase is not Phase.DECLARE:
        return
    assert game.turn is not None
    view = game.view(game.turn)
    declarations = [player.declare(view) for player in (tables, trial)]
    old, new = declarations
    gain = 0.0
    if old != new:
        brought = [_brought(game, declaration, stream(seed, "trial worlds", number)) for declaration in declarations]
        gain = brought[1] - brought[0]
    yield Declared(number, old != new, old.contract != new.contract, gain)


def _brought(game: Game, declaration: Declare, seed: int) -> float:
    """List points less the mean of the others', in games of strong players."""
    declared = game.copy()
    declared.push(declaration)
    seat = declared.declarer
    assert seat is not None
    seen = observe(declared.view(seat))
    worlds, weights = _core.Sampler(load_inference()).choose(seen, _DRAWN, seed)
    drawn = random.Random(seed).choices(worlds.masks(), weights or None, k=GAMES)
    games = [_core.SeatGame(seen, world) for world in drawn]
    players = [_core.MonteCarloPlayer(_STRONG, _core.Sampler(load_inference()))] * 3
    _core.finish_games(games, players, seed % (1 << 31))
    points = [game.list_points() for game in games]
    return mean(own[seat] - (sum(own) - own[seat]) / 2 for own in points)


def _told(found: list[Declared]) -> str:
    gains = np.array([one.gain for one in found])
    other = sum(one.other_contract for one in found)
    return (
        f"{len(found)} declarations, {sum(one.differs for one in found)} differ, {other} in the contract\n"
        f"gain a declaration, less the others' mean: {estimate_mean(gains)}"
    )
