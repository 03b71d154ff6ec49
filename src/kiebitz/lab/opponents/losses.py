"""How well does any threshold explain what somebody bids? (Long's thesis, Fig. 8.2)

All three bid by one system and declare; no card is played. What each of them has said and refused breaks a threshold by
so much on the average (hinge loss): a steep valley is somebody who bids by chances, a low one somebody consistent.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.bidding.chances import shipped_model
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import plain
from kiebitz.lab.opponents.thresholds import check_system
from kiebitz.lab.seating import bid_with
from kiebitz.memory.calls import THRESHOLDS, Calls, calls_shown
from kiebitz.players import create
from kiebitz.work.streams import stream

_DEALS: Final = 36


@dataclass(frozen=True, slots=True)
class Heard:
    """What the bids and passes of so many deals break every threshold by, in all."""

    number: int
    shown: int
    losses: tuple[float, ...]


def measure(subject: str, seed: int, number: int) -> Iterator[Heard]:
    """The auctions of a list."""
    player, calls = create(f"{subject}+rules", seed), Calls()
    for deal in range(_DEALS):
        game = Game(random_deal(random.Random(stream(seed, "losses", number, deal))))
        if bid_with(player, game):
            for seat in SEATS:
                calls = calls.after(calls_shown(game, seat, shipped_model()))
    yield Heard(number, calls.number, calls.losses)


def report(found: Found) -> Iterator[Figure]:
    """The bottom of the valley: where it lies, how high, and what the thesis's threshold would cost."""
    for subject in found.rows:
        lists = found.each(Heard, subject)
        curve, shown = _curve(lists), sum(each.shown for each in lists)
        if shown:
            yield plain("threshold that loses least", THRESHOLDS[curve.index(min(curve))], ".3f", shown, subject)
            yield plain("its loss", min(curve), ".4f", shown, subject)
            yield plain("loss a tenth above", _at(curve, 0.1), ".4f", shown, subject)
            yield plain("loss a tenth below", _at(curve, -0.1), ".4f", shown, subject)


def _at(curve: Sequence[float], away: float) -> float:
    """So far from the bottom."""
    place = curve.index(min(curve)) + round(away * (len(THRESHOLDS) - 1))
    return curve[min(max(place, 0), len(curve) - 1)]


def _curve(lists: Sequence[Heard]) -> list[float]:
    """The mean loss of each threshold."""
    shown = max(1, sum(each.shown for each in lists))
    return [sum(losses) / shown for losses in zip(*(each.losses for each in lists), strict=True)]


def plot(canvas: Any, found: Found) -> None:
    """Every valley."""
    axes = canvas.subplots()
    for subject in found.rows:
        axes.plot(THRESHOLDS, _curve(found.each(Heard, subject)), label=subject)
    axes.set(xlabel="threshold", ylabel="mean loss", xlim=(0.2, 1), ylim=(0, 0.2))
    axes.legend(fontsize=8, frameon=False)


EXPERIMENT: Final = Experiment(
    name="opponents-losses",
    measure=measure,
    report=report,
    size=60,
    unit="lists",
    chunk=4,
    quick=Quick(2, ("threshold:0.5", "rules")),
    subjects=("threshold:0.5", "threshold:0.6", "threshold:0.7", "value", "linear", "rules"),
    check_subject=check_system,
    source="Long's thesis, Fig. 8.2",
    plot=plot,
)
