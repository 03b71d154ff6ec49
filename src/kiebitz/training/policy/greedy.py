"""How much better somebody plays than another, on the same deals with the same contracts, roles apart."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.arena.contracts import Contracted
from kiebitz.work.statistics import Estimate, estimate_mean

FAMILIES: Final = ("suit", "grand", "null")
# The scale of `arena cardplay`: the mean of declaring once and defending once, for 36 games.
_PER_36: Final = 18

_Points: TypeAlias = npt.NDArray[np.float64]  # the declarer's less one defender's, of every deal


def family_of(deals: Contracted) -> npt.NDArray[np.int64]:
    """For each deal the place of its family among FAMILIES."""
    kind = deals["contract"][:, 0]
    return np.where(kind == 5, 2, np.where(kind == 4, 1, 0))


class Yardstick:
    """Deals, and a player against whom others are measured on them: what it brings against itself is known."""

    def __init__(self, deals: Contracted, player: _core.SeatPlayer, threads: int) -> None:
        self._player, self._threads = player, threads
        families = family_of(deals)
        self._deals = [_core.ContractList(deals[families == family].tobytes()) for family in range(len(FAMILIES))]
        self._own = [self._brought(some, player, player) for some in self._deals]

    def measure(self, other: _core.SeatPlayer) -> dict[str, Any]:
        """By family what somebody else gains in each role, in points per 36; nothing of families without deals."""
        return {
            name: self._gains(some, own, other)
            for name, some, own in zip(FAMILIES, self._deals, self._own, strict=True)
            if len(some)
        }

    def _gains(self, deals: _core.ContractList, own: _Points, other: _core.SeatPlayer) -> dict[str, Any]:
        declarer = _PER_36 * (self._brought(deals, other, self._player) - own)
        defence = _PER_36 * (own - self._brought(deals, self._player, other))
        parts = {"total": declarer + defence, "declarer": declarer, "defence": defence}
        return {"deals": len(deals), **{name: _told(estimate_mean(part)) for name, part in parts.items()}}

    def _brought(self, deals: _core.ContractList, declarer: _core.SeatPlayer, defenders: _core.SeatPlayer) -> _Points:
        return np.array(_core.play_contracts(deals, declarer, defenders, threads=self._threads), np.float64)


def _told(found: Estimate) -> dict[str, float]:
    told = {"mean": round(found.mean, 1)}
    if found.error is not None:
        told["error"] = round(found.error, 2)
    if found.interval is not None:
        told |= {"low": round(found.interval.low, 1), "high": round(found.interval.high, 1)}
    return told
