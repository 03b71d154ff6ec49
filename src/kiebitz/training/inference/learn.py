"""`kiebitz train inference`: deals are bid, tables fitted to them, and their worth measured on games never seen."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from kiebitz import _core
from kiebitz.inference.tables import COUNTED, HISTOGRAMS, TABLES, counted_of, likelihood_of
from kiebitz.training.inference.count import count_histograms
from kiebitz.training.inference.data import BidDeal, bid_deals
from kiebitz.training.inference.fit import fit_tables
from kiebitz.training.inference.mass import mean_bits, measure_games
from kiebitz.training.manifest import write_manifest
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

_CHUNK: Final = 500


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from. The same plan gives the same tables.

    bidders     players whose bids, contracts and discards are learned, each in all seats of its deals
    deals       of each bidder
    counted     whether histograms are counted, as Kermit's were, in place of tables that are fitted
    test_games  of each bidder
    """

    bidders: tuple[str, ...]
    deals: int = 60_000
    counted: bool = False
    test_games: int = 400
    epochs: int = 10
    seed: int = 1

    @property
    def pieces(self) -> int:
        return len(self.bidders) * -(-self.deals // _CHUNK)


def learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    """Learn the tables and write them with their manifest, which is returned.

    Deals that are bid stay in the folder, and the same plan goes on with them.
    """
    with RunFolder(out, "training", asdict(plan)):
        return _learn(workers, plan, out, watch, command)


def _learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    deals = [deal for bidder in plan.bidders for deal in _bid(plan, bidder, workers, out, watch)]
    name, file, read = (COUNTED, HISTOGRAMS, counted_of) if plan.counted else ("inference", TABLES, likelihood_of)
    cells = count_histograms(deals) if plan.counted else fit_tables(deals, epochs=plan.epochs, seed=plan.seed)
    content = cells.astype("<f4").tobytes()
    inference = read(content)
    (out / file).write_bytes(content)
    return write_manifest(
        out,
        name,
        command=command,
        seed=plan.seed,
        games=len(deals),
        held_out={"bits_above_chance": {bidder: _bits(inference, plan, bidder) for bidder in plan.bidders}},
        files=[file],
        more={"plan": asdict(plan)},
    )


def _bits(inference: _core.Inference, plan: Plan, bidder: str) -> dict[str, dict[str, float]]:
    """How much likelier than by chance the truth is taken to be, by role and trick."""
    found = mean_bits(measure_games(inference, bidder, plan.seed, 0, plan.test_games))
    return {
        role: {str(trick): round(bits, 3) for (declares, trick), bits in found.items() if declares == own}
        for role, own in (("declarer", True), ("defender", False))
    }


def _bid(plan: Plan, bidder: str, workers: Workers, out: Path, watch: Callable[[], None]) -> list[BidDeal]:
    """All deals of a bidder, in chunks kept in a folder of the bidder and the seed."""
    folder = out / f"deals-{bidder.replace(':', '-')}-{plan.seed}"
    pieces = [
        Piece(f"{first:08}.pickle", _bid_chunk, (bidder, plan.seed, first, min(_CHUNK, plan.deals - first)))
        for first in range(0, plan.deals, _CHUNK)
    ]
    do_missing(workers, pieces, folder, watch)
    return [deal for piece in pieces for deal in pickle.loads((folder / piece.name).read_bytes())]


def _bid_chunk(bidder: str, seed: int, first: int, count: int) -> bytes:
    return pickle.dumps(bid_deals(bidder, seed, first, count))
