"""The bidding systems by name, to be combined with any card player: `value+rules`, `threshold:0.65+rules`.

The learned systems take a number and, after an `@`, the folder of another model than the shipped one:
`value@models/new+rules` against `value+rules` shows whether training has helped.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import TABLES_FILE, Model, shipped_model
from kiebitz.bidding.passing import PASSING_FILE, PassingTable, load_passing, shipped_passing
from kiebitz.bidding.policy import KERMIT_THRESHOLD, Threshold, Value
from kiebitz.players.player import BiddingSystem
from kiebitz.players.registry import create, no_argument, register_bidding


@register_bidding("value", "bids while declaring is expected to bring more list points than passing")
def _value(argument: str, seed: int) -> BiddingSystem:
    number, folder = _read("value", argument)
    model, passing = _learned(folder)
    return Bidder(model, Value(passing, 0.0 if number is None else number))


@register_bidding("threshold", "bids while the chance to win is at least 0.6, or what its argument says")
def _threshold(argument: str, seed: int) -> BiddingSystem:
    number, folder = _read("threshold", argument)
    least = KERMIT_THRESHOLD if number is None else number
    if not 0 <= least <= 1:
        raise ValueError(f"a chance to win is from 0 to 1, not {least}")
    return Bidder(_learned(folder)[0], Threshold(least))


@register_bidding("linear", "Kupferschmid and Helmert's linear success estimator")
def _linear(argument: str, seed: int) -> BiddingSystem:
    no_argument("linear", argument)
    return _linear_bidder()


@register_bidding("knn", "Keller and Kupferschmid's nearest neighbours: bids when similar hands make 51 points")
def _knn(argument: str, seed: int) -> BiddingSystem:
    points, _ = _read("knn", argument)
    return _knn_bidder(points)


# The older systems need numpy, for which nobody else should have to wait. They are slow and do not depend on a seed, so
# one of each remembers its hands for all seats and games.


@lru_cache(maxsize=1)
def _linear_bidder() -> BiddingSystem:
    from kiebitz.bidding.estimates import shipped_linear
    from kiebitz.bidding.estimating import LINEAR_ENOUGH, EstimatingBidder

    return EstimatingBidder(shipped_linear(), LINEAR_ENOUGH)


@lru_cache(maxsize=4)
def _knn_bidder(points: float | None) -> BiddingSystem:
    from kiebitz.bidding.estimates import shipped_linear, shipped_neighbours
    from kiebitz.bidding.estimating import KNN_ENOUGH, EstimatingBidder

    return EstimatingBidder(shipped_neighbours(), KNN_ENOUGH if points is None else points, sieve=shipped_linear())


@register_bidding("rules", "bids like the player of that name")
def _rules(argument: str, seed: int) -> BiddingSystem:
    no_argument("rules", argument)
    return create("rules", seed)


def _read(name: str, argument: str) -> tuple[float | None, str]:
    """The number and the folder of an argument `NUMBER@FOLDER`, in which either may be left out."""
    number, _, folder = argument.partition("@")
    try:
        return float(number) if number else None, folder
    except ValueError:
        raise ValueError(f"the bidding system {name!r} takes a number, not {number!r}") from None


@lru_cache(maxsize=4)
def _learned(folder: str) -> tuple[Model, PassingTable]:
    if not folder:
        return shipped_model(), shipped_passing()
    try:
        return Model.load(Path(folder) / TABLES_FILE), load_passing(Path(folder) / PASSING_FILE)
    except OSError as error:
        raise ValueError(f"there is no bidding model in {folder}: {error}") from None
