"""`kiebitz train null`: trials are forced, suit tables fitted, brought into line with games, and measured on others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from kiebitz.null.patterns import TABLES, SuitTables
from kiebitz.training.manifest import write_manifest
from kiebitz.training.null import games as played
from kiebitz.training.null import trials as forced
from kiebitz.training.null.fit import fit, rows_of
from kiebitz.training.null.trials import Trials, read_trials
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

Array: TypeAlias = npt.NDArray[np.float64]

BINS: Final = 10
LEAST_GAMES: Final = 60  # in a bin whose gap counts
_TINY: Final = 1e-3


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from; the same plan gives the same tables.

    trials  chunks of 2,000, half of them closed, half ouvert
    games   chunks of 50, of which every second is held out
    """

    trials: int = 200
    games: int = 60
    seed: int = 1

    @property
    def pieces(self) -> int:
        return self.trials + self.games


QUICK: Final = Plan(trials=2, games=2)


def learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    """Learn the tables and write them with their manifest, which is returned."""
    with RunFolder(out, "training", asdict(plan)):
        pieces = [
            *(Piece(f"trials-{at:05}.npz", forced.play_trials, (plan.seed, at)) for at in range(plan.trials)),
            *(Piece(f"games-{at:05}.npz", played.play_games, (plan.seed, at)) for at in range(plan.games)),
        ]
        do_missing(workers, pieces, out / "games", watch)
        trials = _read(out, pieces[: plan.trials])
        fitting = _read(out, pieces[plan.trials :: 2])
        held_out = _read(out, pieces[plan.trials + 1 :: 2])
        chances = [fit(trials[trials["ouvert"] == ouvert]) for ouvert in (False, True)]
        shift = _line(_odds(_products(chances[0], fitting)), fitting["won"])
        as_lists = tuple(tuple(tuple(tuple(row) for row in rows) for rows in of.tolist()) for of in chances)
        SuitTables(as_lists, (shift, (1.0, 0.0))).save(out / TABLES)
        return write_manifest(
            out,
            "null",
            command=command,
            seed=plan.seed,
            games=len(trials) + len(fitting),
            held_out={
                "closed": _closed_report(chances[0], shift, fitting, held_out),
                "ouvert": _ouvert_report(chances[1], trials[trials["ouvert"]]),
            },
            files=[TABLES],
            more={"plan": asdict(plan)},
        )


def _read(out: Path, pieces: list[Piece]) -> Trials:
    return np.concatenate([read_trials((out / "games" / piece.name).read_bytes()) for piece in pieces])


def _products(chances: Array, trials: Trials) -> Array:
    return np.asarray(chances.ravel()[rows_of(trials)].prod(axis=1))


def _odds(chances: Array) -> Array:
    """Logarithms of odds, none beyond a thousand to one."""
    held = np.clip(chances, _TINY, 1 - _TINY)
    return np.asarray(np.log(held / (1 - held)))


def _line(odds: Array, won: Any) -> tuple[float, float]:
    """Scale and shift of odds under which what happened is likeliest."""
    weights = _regression(odds[:, None], won)
    return float(weights[0]), float(weights[1])


def _regression(odds: Array, won: Any) -> Array:
    signs = np.where(won, 1.0, -1.0)

    def loss(weights: Array) -> float:
        return float(np.logaddexp(0, -signs * (odds @ weights[:-1] + weights[-1])).mean())

    return np.asarray(minimize(loss, np.array([1.0] * odds.shape[1] + [0.0])).x)


def _closed_report(chances: Array, shift: tuple[float, float], fitting: Trials, held_out: Trials) -> dict[str, Any]:
    """The product of suits beside the shipped model, and both together, on games held out."""
    products = {name: _odds(_products(chances, of)) for name, of in (("fit", fitting), ("test", held_out))}
    models = {name: _odds(np.asarray(of["model"], np.float64)) for name, of in (("fit", fitting), ("test", held_out))}
    both = _regression(np.stack([products["fit"], models["fit"]], axis=1), fitting["won"])
    lined = _line(models["fit"], fitting["won"])
    found = {
        "suits": products["test"] * shift[0] + shift[1],
        "shipped model": models["test"],
        "shipped model in line with these games": models["test"] * lined[0] + lined[1],
        "both": products["test"] * both[0] + models["test"] * both[1] + both[2],
    }
    return {name: _quality(odds, held_out["won"]) for name, odds in found.items()} | {
        "games": {"fit": len(fitting), "test": len(held_out), "won": round(float(held_out["won"].mean()), 4)}
    }


def _ouvert_report(chances: Array, trials: Trials) -> dict[str, Any]:
    """The same for the last tenth of the trials, which are many enough for their fit not to matter."""
    tested = trials[-len(trials) // 10 :]
    return {
        "suits": _quality(_odds(_products(chances, tested)), tested["won"]),
        "shipped model": _quality(_odds(np.asarray(tested["model"], np.float64)), tested["won"]),
        "trials": {"test": len(tested), "won": round(float(tested["won"].mean()), 4)},
    }


def _quality(odds: Array, won: Any) -> dict[str, Any]:
    """Log-loss, and the chance beside the share of wins in ten bins."""
    chances = 1 / (1 + np.exp(-odds))
    loss = float(-np.log(np.where(won, chances, 1 - chances)).mean())
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = [
        {
            "chance": round(float(chances[bins == at].mean()), 3),
            "won": round(float(won[bins == at].mean()), 3),
            "games": int((bins == at).sum()),
        }
        for at in range(BINS)
        if (bins == at).any()
    ]
    gaps = [abs(row["chance"] - row["won"]) for row in rows if row["games"] >= LEAST_GAMES]
    return {"log_loss": round(loss, 4), "largest_gap": round(max(gaps), 3) if gaps else None, "bins": rows}
