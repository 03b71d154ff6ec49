"""The bidding systems by name, to be combined with any card player: `value+rules`, `threshold:0.65+rules`.

The learned systems take a number and, after an `@`, the folder of another model than the shipped one:
`value@models/new+rules` against `value+rules` shows whether training has helped.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import OUTCOMES, Model, load_model, shipped_model
from kiebitz.bidding.glem import GlemBidder, load_glem
from kiebitz.bidding.monte_carlo import OPEN_ENOUGH, MonteCarloBidder
from kiebitz.bidding.passing import PassingTable, load_passing, shipped_passing
from kiebitz.bidding.policy import KERMIT_THRESHOLD, Threshold, Value
from kiebitz.models.loading import standing
from kiebitz.players.adapting import Answer, Count, Tracker
from kiebitz.players.options import Option
from kiebitz.players.player import BiddingSystem
from kiebitz.players.registry import register_bidding
from kiebitz.players.rules import RulesPlayer

KNN_ENOUGH: Final = 51.0  # card points, as Kermit's authors ran it
_MODEL: Final = Option("model", "text", "", is_folder=True)
_MOST_POINTS: Final = 1000.0  # more than any game brings
_BOLDER: Final = Option("bolder", "number", 0.0, low=-_MOST_POINTS, high=_MOST_POINTS)

_PROOFS: Final = Option("proofs", "boolean", True)
_LEAST: Final = Option("least", "number", KERMIT_THRESHOLD, low=0, high=1)
_WORLDS: Final = Option("worlds", "integer", 20, low=1, high=10_000)
_OPEN_LEAST: Final = Option("least", "number", OPEN_ENOUGH, low=0, high=1)
_BY: Final = Option("by", "choice", "threshold", choices=("threshold", "value"))


@register_bidding(
    "value",
    options=(_BOLDER, _MODEL, _PROOFS),
    main="bolder",
)
def _value(seed: int, bolder: float, model: str, proofs: bool) -> BiddingSystem:
    chances, passing = _learned(model, proofs)
    return Bidder(chances, Value(passing, bolder))


@register_bidding("outcomes", options=(_BOLDER, _PROOFS), main="bolder")
def _outcomes(seed: int, bolder: float, proofs: bool) -> BiddingSystem:
    """As `value`, by what was learned from games on any hand."""
    return _value(seed, bolder, str(standing(OUTCOMES)), proofs)


@register_bidding(
    "threshold",
    options=(_LEAST, _MODEL),
    main="least",
)
def _threshold(seed: int, least: float, model: str) -> BiddingSystem:
    return Bidder(_learned(model, proofs=True)[0], Threshold(least))


@register_bidding("glem", options=(_LEAST, _MODEL), main="least")
def _glem(seed: int, least: float, model: str) -> BiddingSystem:
    """Kermit's, as it was published: its evaluation, its threshold, and no proofs."""
    return GlemBidder(load_glem(model), Threshold(least))


@register_bidding("mcbid", options=(_WORLDS, _OPEN_LEAST), main="worlds")
def _mcbid(seed: int, worlds: int, least: float) -> BiddingSystem:
    return MonteCarloBidder(worlds, least, seed)


@register_bidding("count", options=(_LEAST, _BY, _MODEL), main="least")
def _count(seed: int, least: float, by: str, model: str) -> BiddingSystem:
    return Count(*_adapting(least, by, model))


@register_bidding("answer", options=(_LEAST, _BY, _MODEL), main="least")
def _answer(seed: int, least: float, by: str, model: str) -> BiddingSystem:
    return Answer(*_adapting(least, by, model))


@register_bidding("tracker", options=(_LEAST, _BY, _MODEL), main="least")
def _tracker(seed: int, least: float, by: str, model: str) -> BiddingSystem:
    return Tracker(*_adapting(least, by, model))


def _adapting(least: float, by: str, model: str) -> tuple[Model, float, PassingTable | None]:
    chances, passing = _learned(model, proofs=True)
    return chances, least, passing if by == "value" else None


@register_bidding("linear")
def _linear(seed: int) -> BiddingSystem:
    return _linear_bidder()


@register_bidding(
    "knn",
    options=(Option("points", "number", KNN_ENOUGH, low=0, high=120),),
    main="points",
)
def _knn(seed: int, points: float) -> BiddingSystem:
    return _knn_bidder(points)


# The older systems need numpy, for which nobody else should have to wait. They are slow and do not depend on a seed, so
# one of each remembers its hands for all seats and games.


@lru_cache(maxsize=1)
def _linear_bidder() -> BiddingSystem:
    from kiebitz.bidding.estimates import shipped_linear
    from kiebitz.bidding.estimating import LINEAR_ENOUGH, EstimatingBidder

    return EstimatingBidder(shipped_linear(), LINEAR_ENOUGH)


@lru_cache(maxsize=4)
def _knn_bidder(points: float) -> BiddingSystem:
    from kiebitz.bidding.estimates import shipped_linear, shipped_neighbours
    from kiebitz.bidding.estimating import EstimatingBidder

    return EstimatingBidder(shipped_neighbours(), points, sieve=shipped_linear())


@register_bidding("rules")
def _rules(seed: int) -> BiddingSystem:
    return RulesPlayer()


@lru_cache(maxsize=4)
def _learned(folder: str, proofs: bool) -> tuple[Model, PassingTable]:
    if not folder:
        return shipped_model() if proofs else replace(shipped_model(), proves=False), shipped_passing()
    return replace(load_model(folder), proves=proofs), load_passing(folder)
