"""`achieve`: a declarer who plays for one strategy that wins in as many worlds as possible; else `kermit`.

Achievable sets come from Ginsberg's GIB, which plays bridge; chapter 6 of Furtak's thesis found them no good for Skat.
What we found is in docs/results.md.
"""

from __future__ import annotations

from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder, Value, shipped_model, shipped_passing
from kiebitz.inference import load_inference
from kiebitz.players.monte_carlo import SECONDS, MonteCarlo
from kiebitz.players.options import Option
from kiebitz.players.player import BiddingSystem, Player
from kiebitz.players.registry import register
from kiebitz.solve import DEFAULT_TABLE_MB

DEFAULT_WORLDS: Final = 20
DEFAULT_NODES: Final = 8_000_000  # mostly less than a second
MOST_WORLDS: Final = 1_000  # each has a solver of its own

_WORLDS: Final = Option(
    "worlds", "integer", DEFAULT_WORLDS, low=1, high=MOST_WORLDS, meaning="how many worlds are judged"
)
_SETS: Final = Option(
    "sets", "integer", 1, low=1, high=MOST_WORLDS, meaning="into how many lots they are dealt, each with its own set"
)
_POINTS: Final = Option("points", "boolean", True, meaning="whether card points decide between equal sets")
_NODES: Final = Option(
    "nodes", "integer", DEFAULT_NODES, low=1, high=10**12, meaning="of search for the sets of a card, at most"
)


class Achieve(MonteCarlo):
    """Judges the cards of a declarer by achievable sets, all others as `MonteCarlo` does.

    sets    into how many lots the worlds are dealt; with one world in each, sets are wins with open cards
    points  whether the mean of card points with open cards decides between cards whose sets are equally large
    nodes   of search in which the sets of one decision are grown; a world for which they do not suffice is left out

    In the evidence for a declarer's card the share of wins is that of the worlds in its sets, and there is no score.
    """

    def __init__(
        self,
        *,
        worlds: int = DEFAULT_WORLDS,
        sets: int = 1,
        points: bool = True,
        nodes: int = DEFAULT_NODES,
        seconds: float | None = None,
        seed: int = 0,
        inference: _core.Likelihood | None = None,
        bidder: BiddingSystem | None = None,
    ) -> None:
        super().__init__(worlds=worlds, seconds=seconds, seed=seed, inference=inference, bidder=bidder)
        self.sets = sets
        self.points = points
        self._core = _core.AchievingPlayer(
            worlds=worlds,
            sets=sets,
            by_points=points,
            nodes=nodes,
            likelihood=inference,
            table_bytes=DEFAULT_TABLE_MB << 20,
        )


@register(
    "achieve",
    "as declarer plays for one strategy that wins most worlds; else like kermit",
    options=(_WORLDS, _SETS, _POINTS, _NODES, SECONDS),
    main="worlds",
)
def _create(seed: int, worlds: int, sets: int, points: bool, nodes: int, seconds: float | None) -> Player:
    return Achieve(
        worlds=worlds,
        sets=sets,
        points=points,
        nodes=nodes,
        seconds=seconds,
        seed=seed,
        inference=load_inference(),
        bidder=Bidder(shipped_model(), Value(shipped_passing())),
    )
