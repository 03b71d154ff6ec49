"""`kiebitz train inference`: deals are bid, tables fitted to them, and their worth measured on games never seen."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from kiebitz import _core
from kiebitz.inference.weights import TABLES, TableInference
from kiebitz.training.inference_data import BidDeal, bid_deals
from kiebitz.training.inference_fit import fit_tables
from kiebitz.training.inference_mass import mean_bits, measure_games

MANIFEST: Final = "inference.json"
_CHUNK: Final = 500

Progress: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from. The same plan gives the same tables."""

    bidder: str = "rules"
    deals: int = 120_000
    test_games: int = 400
    epochs: int = 10
    seed: int = 1


def train(plan: Plan, executor: Executor, out: Path, work: Path | None, progress: Progress) -> dict[str, Any]:
    """Learn the tables and write them with their manifest, which is returned.

    With a work folder, deals that are bid stay there, and the same plan goes on with them.
    """
    deals = list(_bid(plan, executor, work, progress))
    cells = fit_tables(deals, epochs=plan.epochs, seed=plan.seed).astype("<f4")
    inference = TableInference(_core.Likelihood(cells.tolist()))
    masses = measure_games(inference, plan.bidder, plan.seed, 0, plan.test_games)
    manifest = {
        "command": f"kiebitz train inference --bidder {plan.bidder} --deals {plan.deals} --seed {plan.seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"kiebitz": version("kiebitz"), "numpy": np.__version__},
        "plan": asdict(plan),
        "bits_above_chance": {
            role: {
                str(trick): round(bits, 3)
                for (is_declarer, trick), bits in mean_bits(masses).items()
                if is_declarer == own
            }
            for role, own in (("declarer", True), ("defender", False))
        },
    }
    out.mkdir(parents=True, exist_ok=True)
    (out / TABLES).write_bytes(cells.tobytes())
    (out / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n")
    return manifest


def _bid(plan: Plan, executor: Executor, work: Path | None, progress: Progress) -> Iterator[BidDeal]:
    """All deals of a plan, chunk by chunk, those in the work folder as they are."""
    firsts = range(0, plan.deals, _CHUNK)
    chunks = {first: _file_of(plan, work, first) for first in firsts}
    waiting = {
        first: executor.submit(bid_deals, plan.bidder, plan.seed, first, min(_CHUNK, plan.deals - first))
        for first, file in chunks.items()
        if file is None or not file.exists()
    }
    for first, file in chunks.items():
        if first in waiting:
            deals = waiting.pop(first).result()
            if file is not None:
                _write_whole(file, pickle.dumps(deals))
        else:
            assert file is not None
            deals = pickle.loads(file.read_bytes())
        progress(min(first + _CHUNK, plan.deals), plan.deals)
        yield from deals


def _file_of(plan: Plan, work: Path | None, first: int) -> Path | None:
    if work is None:
        return None
    folder = work / f"{plan.bidder.replace(':', '-')}-{plan.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"deals-{first:08}.pickle"


def _write_whole(file: Path, content: bytes) -> None:
    """So that a killed run leaves no half of a file behind."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)
