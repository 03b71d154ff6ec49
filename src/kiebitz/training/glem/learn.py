"""`kiebitz train glem`: games are played, their tricks counted, and the features weighed.

Of ten chunks eight are counted, one tells the weights, and one judges.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.bidding.glem import GLEM, GLEM_FILE
from kiebitz.contract import Kind
from kiebitz.training.bidding.fit import log_loss
from kiebitz.training.glem.count import Counted, Floats, count, null_cells, places_of
from kiebitz.training.glem.games import Games, play_chunk, read_games
from kiebitz.training.manifest import write_manifest
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

_PARTS: Final = 10
_FAMILIES: Final = ("suit", "grand")


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from; the same plan gives the same tables.

    chunks  of games, ten at least
    size    games in a chunk
    """

    chunks: int = 60
    size: int = 5000
    seed: int = 1


QUICK: Final = Plan(chunks=10, size=300)


def learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    """Play what is missing, write the tables with their manifest, and return that."""
    with RunFolder(out, "training", asdict(plan)):
        pieces = [
            Piece(f"{number:05}.games", play_chunk, (plan.seed, number, plan.size)) for number in range(plan.chunks)
        ]
        do_missing(workers, pieces, out / "games", watch)
        chunks = [(out / "games" / piece.name).read_bytes() for piece in pieces]
        counting = read_games([chunk for at, chunk in enumerate(chunks) if at % _PARTS > 1])
        weighing, judging = (read_games(chunks[part::_PARTS]) for part in (0, 1))
        numbers = [_family(counting, weighing, grand=bool(family)) for family in range(len(_FAMILIES))]
        null = null_cells(counting[counting["kind"] == Kind.NULL]).ravel()
        model = Model(np.concatenate([*numbers, null]).astype("<f4").tobytes(), proves=False)
        model.save(out / GLEM_FILE)
        return write_manifest(
            out,
            GLEM,
            command=command,
            seed=plan.seed,
            games=len(counting),
            held_out=_judged(model, judging),
            files=[GLEM_FILE],
            more={
                "plan": asdict(plan),
                "weights": {name: one[-5:].round(4).tolist() for name, one in zip(_FAMILIES, numbers, strict=True)},
            },
        )


def _of_family(games: Games, grand: bool) -> Games:
    return games[games["kind"] == Kind.GRAND] if grand else games[games["kind"] < Kind.GRAND]


def _family(counting: Games, weighing: Games, *, grand: bool) -> Floats:
    """All numbers of suit games or of grand, as the core reads them."""
    counting, weighing = _of_family(counting, grand), _of_family(weighing, grand)
    counted = count(counting, places_of(counting, grand), grand)
    weights = _weights(counted, weighing, grand)
    return np.concatenate([*counted.sides, *counted.trumps, weights])


def _weights(counted: Counted, games: Games, grand: bool) -> Floats:
    """Those of the four features, after that of none, under which the outcomes are likeliest."""
    features = counted.features(places_of(games, grand))
    signs = np.where(games["won"], 1.0, -1.0)

    def loss(weights: Floats) -> float:
        return float(np.logaddexp(0, -signs * (weights[0] + features @ weights[1:])).mean())

    return np.asarray(minimize(loss, np.zeros(5)).x)


def _judged(model: Model, games: Games) -> dict[str, Any]:
    """The log-loss of each family beside that of the shipped bidding, which sees the same games."""
    return {
        name: {
            "games": len(mine),
            "won": round(float(mine["won"].mean()), 4),
            "log_loss": round(log_loss(_chances(model, mine), mine["won"]), 4),
            "shipped_bidding": round(log_loss(_chances(shipped_model(), mine), mine["won"]), 4),
        }
        for name, mine in (
            ("suit", _of_family(games, False)),
            ("grand", _of_family(games, True)),
            ("null", games[(games["kind"] == Kind.NULL) & ~games["ouvert"]]),
            ("null ouvert", games[(games["kind"] == Kind.NULL) & games["ouvert"]]),
        )
    }


def _chances(model: Model, games: Games) -> Floats:
    """To win each game."""
    chances = model.evaluator.chances
    return np.array(
        [
            chances(int(row["kind"]), int(row["hand"]), int(row["away"]), int(row["declarer"]))[_lane(row)]
            for row in games
        ]
    )


def _lane(row: Any) -> int:
    return int(row["ouvert"]) if row["kind"] == Kind.NULL else 1
