"""The deals that a policy is reinforced by and measured on: bid once, kept in a folder, and drawn from."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz.arena.contracts import Contracted
from kiebitz.training.policy.contracts import bid_contracts, dealt_anew, read_contracts
from kiebitz.training.policy.greedy import FAMILIES, family_of
from kiebitz.training.policy.plan import Plan
from kiebitz.work.chunks import Piece
from kiebitz.work.streams import stream

_CHUNK: Final = {"rules": 20_000, "kermit": 400}  # deals of a piece; about as long for both

_Numbers: TypeAlias = npt.NDArray[np.int64]


def pieces(plan: Plan) -> list[Piece]:
    """The work of bidding them all."""
    wanted = (
        ("train", "rules", plan.deals),
        ("train", "kermit", plan.kermit_deals),
        ("test", "rules", plan.test_deals),
        ("test", "kermit", plan.kermit_tests),
    )
    return [piece for what, bidder, deals in wanted for piece in _pieces(plan, what, bidder, deals)]


def _pieces(plan: Plan, what: str, bidder: str, deals: int) -> list[Piece]:
    return [
        Piece(
            f"{what}-{bidder}-{first:08}.npz",
            bid_contracts,
            (bidder, what, plan.seed, first, min(_CHUNK[bidder], deals - first)),
        )
        for first in range(0, deals, _CHUNK[bidder])
    ]


def _read(plan: Plan, folder: Path, what: str, bidder: str, deals: int) -> Contracted:
    return np.concatenate(
        [read_contracts((folder / piece.name).read_bytes()) for piece in _pieces(plan, what, bidder, deals)]
    )


def test_deals(plan: Plan, folder: Path, number: int) -> Contracted:
    """Bid by `rules`, so many of each family, from the first on."""
    deals = _read(plan, folder, "test", "rules", plan.test_deals)
    families = family_of(deals)
    return np.concatenate([deals[families == family][:number] for family in np.unique(families)])


def kermit_tests(plan: Plan, folder: Path) -> Contracted:
    """Bid by `kermit`, as they came."""
    return _read(plan, folder, "test", "kermit", plan.kermit_tests)


class Pools:
    """All that is learned from, by who has bid and by family."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        rules = _read(plan, folder, "train", "rules", plan.deals)
        kermit = _read(plan, folder, "train", "kermit", plan.kermit_deals)
        anew = dealt_anew(kermit, plan.redeals, stream(plan.seed, "redeals"))
        self.deals: Contracted = np.concatenate([rules, kermit, anew])
        self._plan = plan
        families, by_kermit = family_of(self.deals), np.arange(len(self.deals)) >= len(rules)
        self._pools = [
            [np.flatnonzero((by_kermit == bidder) & (families == family)) for family in range(len(FAMILIES))]
            for bidder in (False, True)
        ]

    def drawn(self, turn: int) -> _Numbers:
        """The deals of a turn, as many of each bidder and family as the plan says."""
        plan, source = self._plan, np.random.default_rng(stream(self._plan.seed, "deals", turn))
        kermits = round(plan.kermit_share * plan.turn)
        rules, kermit = self._pools
        found = np.concatenate([self._some(rules, plan.turn - kermits, source), self._some(kermit, kermits, source)])
        return source.permutation(found)

    def _some(self, pools: list[_Numbers], number: int, source: np.random.Generator) -> _Numbers:
        shares = np.array([share if len(pool) else 0 for share, pool in zip(self._plan.shares, pools, strict=True)])
        families = source.choice(len(shares), number, p=shares / shares.sum())
        found = np.zeros(number, np.int64)
        for family, pool in enumerate(pools):
            places = np.flatnonzero(families == family)
            found[places] = source.choice(pool, len(places)) if len(places) else []
        return found
