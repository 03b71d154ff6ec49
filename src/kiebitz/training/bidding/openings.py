"""Games on any hand, and the networks that learn how they end: another first stage than open hands.

The reinforced policy plays a game in a fraction of a millisecond, so that hands can be played which nobody would bid.
Somebody declares, whatever the cards are, near the best of what the model before thinks of them or far from it; the
policy plays at all seats. What comes of it is learned by small networks in the core. A chunk of games follows from its
seed, its place and the model that declared, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.policy.network import load_playing
from kiebitz.training.bidding.samples import SAMPLE, Samples
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.streams import stream
from kiebitz.work.workers import Workers

OPENING: Final = np.dtype(
    [("kind", "u1"), ("seat", "u1"), ("ouvert", "u1"), ("level", "u1"), ("hand", "<u4"), ("away", "<u4")]
)
Openings = NDArray[np.void]
_SHARED: Final = ("kind", "seat", "level", "hand", "away")  # with the samples of open hands
HELD_OUT: Final = 10  # every tenth chunk is for judging only


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How much is played and how it is learned.

    chunks  of games in each turn; the first declares by the tables that ship, each later one by the networks before
    size    games in a chunk
    lessons how often all games are learned from
    batch   games for one step
    rate    how long a step is at first; it goes down to 0
    """

    chunks: tuple[int, ...] = (40, 20, 20)
    size: int = 20_000
    lessons: int = 6
    batch: int = 256
    rate: float = 3e-3

    @property
    def total(self) -> int:
        """Chunks of all turns."""
        return sum(self.chunks)


QUICK: Final = Outcomes((2, 2), size=1_000)


@dataclass(frozen=True, slots=True)
class Played:
    """What was learned, the games it was learned from, and games to judge by: those of the last turn held out."""

    model: Model
    training: Openings
    held_out: Openings


def opening_chunk(seed: int, turn: int, number: int, model: Model, size: int) -> bytes:
    """The games of a chunk."""
    player = _core.PolicyPlayer(load_playing())
    return _core.play_openings(model.evaluator, player, size, stream(seed, "openings", turn, number))


def play_and_fit(
    workers: Workers, plan: Outcomes, seed: int, folder: Path, watch: Callable[[], None], begin: Callable[..., None]
) -> Played:
    """All turns; chunks that are in the folder already are not played again."""
    model = shipped_model()
    for turn in range(len(plan.chunks)):
        begin("playing openings", turn=turn + 1, turns=len(plan.chunks))
        do_missing(workers, _pieces(plan, seed, turn, model), folder, watch)
        begin("fitting", turn=turn + 1, turns=len(plan.chunks))
        training, held_out = read(folder, plan, turn)
        model = _fitted(folder / f"{turn}.networks", training, plan, seed)
    return Played(model, training, held_out)


def _fitted(file: Path, training: Openings, plan: Outcomes, seed: int) -> Model:
    """What was fitted before an interruption, or what is now."""
    if not file.exists():
        unfinished = file.with_suffix(".writing")
        unfinished.write_bytes(fit_networks(training, plan, seed).numbers)
        unfinished.replace(file)
    return Model(file.read_bytes())


def _pieces(plan: Outcomes, seed: int, turn: int, model: Model) -> Iterator[Piece]:
    for number in range(plan.chunks[turn]):
        yield Piece(_name(turn, number), opening_chunk, (seed, turn, number, model, plan.size))


def _name(turn: int, number: int) -> str:
    return f"{turn}-{number:05}.openings"


def read(folder: Path, plan: Outcomes, turn: int) -> tuple[Openings, Openings]:
    """The games of all turns up to one to learn from, and those of it to judge by."""
    training, held_out = [], []
    for earlier in range(turn + 1):
        for number in range(plan.chunks[earlier]):
            games = np.frombuffer((folder / _name(earlier, number)).read_bytes(), OPENING)
            if number % HELD_OUT:
                training.append(games)
            elif earlier == turn:
                held_out.append(games)
    return np.concatenate(training), np.concatenate(held_out)


def fit_networks(games: Openings, plan: Outcomes, seed: int) -> Model:
    """Networks that have seen all games so often, each time in another order, in ever smaller steps."""
    learner = _core.OpeningLearner(stream(seed, "opening networks"))
    source = np.random.default_rng(stream(seed, "opening lessons"))
    for lesson in range(plan.lessons):
        order = source.permutation(len(games))
        parts = np.array_split(order, max(1, len(games) // 50_000))
        for number, part in enumerate(parts):
            left = 1 - (lesson + number / len(parts)) / plan.lessons
            learner.learn(games[part].tobytes(), plan.rate * left, plan.batch)
    return Model(learner.numbers())


def closed(games: Openings) -> Samples:
    """Games as samples of the tables, which know of no ouvert and of no bids."""
    mine = games[games["ouvert"] == 0]
    rows = np.zeros(len(mine), SAMPLE)
    for name in _SHARED:
        rows[name] = mine[name]
    return rows


def opened(samples: Samples) -> bytes:
    """Samples as the core reads openings; nobody plays ouvert in them."""
    rows = np.zeros(len(samples), OPENING)
    for name in _SHARED:
        rows[name] = samples[name]
    return rows.tobytes()
