"""Somebody has to declare, whatever the cards are: what a bidding model expects is set beside what comes of it.

Deals and declarers are random, and the model under test chooses contract and discard, so that what it overrates is
found; with `daring` 1 it declares near its best or far from it. The reinforced policy plays at all seats. Subjects are
`tables` and `outcomes`, as they ship, or folders of trainings. Nobody has bid here, so networks speak without what
corrects them for auctions; tables know games only through that.

Calibration is over ten equal steps of the chance to win; the largest gap counts those with 100 games or more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import nan
from statistics import fmean
from struct import unpack
from typing import Final

from kiebitz import _core
from kiebitz.bidding.chances import OUTCOMES, Model, load_model
from kiebitz.contract import Kind
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import plain
from kiebitz.models.loading import standing
from kiebitz.policy.network import load_playing
from kiebitz.work.streams import stream

_STEPS: Final = 10
_COUNTED: Final = 100  # games of a step whose gap counts
_TABLES: Final = "tables"
_WIN_LANE: Final = 1  # of a trump game; null has closed and ouvert side by side
_FAMILIES: Final = {Kind.GRAND: "grand", Kind.NULL: "null"}


@dataclass(frozen=True, slots=True)
class Declared:
    """A game of some kind, and the chance to win that its declarer was given."""

    number: int
    part: str
    foreseen: float
    won: bool


@cache
def model_of(subject: str) -> Model:
    """Who expects and declares."""
    from kiebitz.training.bidding.networks import is_of_networks, uncorrected

    model = load_model({_TABLES: "", OUTCOMES: str(standing(OUTCOMES))}.get(subject, subject))
    return uncorrected(model) if is_of_networks(model) else model


def measure(subject: str, seed: int, number: int, *, hands: float, daring: float) -> Iterator[Declared]:
    """One deal that somebody declares."""
    evaluator, player = model_of(subject).evaluator, _core.PolicyPlayer(load_playing())
    luck = stream(seed, "random hands", number)
    game = _core.play_openings(evaluator, player, 1, luck, hands=hands, daring=daring)
    kind, _, ouvert, level, _, away = unpack("<4B2I", game)
    lane = ouvert if kind == Kind.NULL else _WIN_LANE
    chances = unpack("<4f", _core.evaluate_openings(evaluator, game))
    won = level > (0 if kind == Kind.NULL else _WIN_LANE)
    part = _FAMILIES.get(Kind(kind), "suit") + " ouvert" * ouvert + " hand" * (away == 0)
    yield Declared(number, part, chances[lane], won)


def report(found: Found) -> Iterator[Figure]:
    """Of every part the largest gap, then step by step what was foreseen and what came."""
    for subject in found.rows:
        games = found.each(Declared, subject)
        yield from _calibration(subject, "all", games)
        for part in sorted({game.part for game in games}):
            yield from _calibration(subject, part, [game for game in games if game.part == part])


def _calibration(subject: str, part: str, games: Sequence[Declared]) -> Iterator[Figure]:
    steps = [step for step in _steps(games) if len(step) >= _COUNTED]
    told = [(len(step), fmean(game.foreseen for game in step), fmean(game.won for game in step)) for step in steps]
    gap = max((abs(foreseen - won) for _, foreseen, won in told), default=nan)
    yield plain(f"{part}: largest gap", gap, ".3f", len(told), subject=subject)
    for number, foreseen, won in told:
        yield plain(f"{part}, foreseen {foreseen:.3f}: won", won, ".3f", number, subject=subject)


def _steps(games: Sequence[Declared]) -> Iterator[list[Declared]]:
    steps: list[list[Declared]] = [[] for _ in range(_STEPS)]
    for game in games:
        steps[min(int(game.foreseen * _STEPS), _STEPS - 1)].append(game)
    return iter(steps)


EXPERIMENT: Final = Experiment(
    name="bidding-random-hands",
    measure=measure,
    report=report,
    size=100_000,
    unit="deals",
    seed=21,
    chunk=2_000,
    quick=Quick(200),
    subjects=(_TABLES, OUTCOMES),
    check_subject=model_of,
    options=(Option("hands", 0.2), Option("daring", 0.0)),
)
