"""The older systems' estimates of a game, and how they are kept in files.

`LinearEstimate` is Kupferschmid and Helmert's success estimator: a linear function of counts, fitted by least squares
to won and lost open-hand games. `NearestNeighbours` is Keller and Kupferschmid's: the open-hand card points of the most
similar hands of a knowledge base, weighted by their distance.
"""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from kiebitz.bidding.chances import FAMILIES, FAMILY_NAMES
from kiebitz.bidding.counts import Counts, Masks, counts_of
from kiebitz.models.loading import load_learned
from kiebitz.models.numbers import finite_row

LINEAR_FILE: Final = "linear.json"
NEIGHBOURS_FILE: Final = "neighbours.npz"
NEIGHBOURS: Final = 12
_QUERIES_AT_ONCE: Final = 256

Worths = NDArray[np.float64]


class Estimate(Protocol):
    """How good games are, in a measure of its own; only kinds that it knows are asked for."""

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of game it knows."""
        ...

    def worth(self, kind: int, hands: Masks, aways: Masks, leads: bool) -> Worths:
        """What hands with two cards away are worth in a kind of game, one by one."""
        ...


@dataclass(frozen=True)
class LinearEstimate:
    """The chance to win, 0 to 1; `weights` by family, the last of each for a hand with nothing in it."""

    weights: dict[str, list[float]]
    kinds: tuple[int, ...] = (0, 1, 2, 3, 4, 5)

    def worth(self, kind: int, hands: Masks, aways: Masks, leads: bool) -> Worths:
        """The estimated chance to win."""
        *slopes, even = self.weights[FAMILY_NAMES[max(kind - 3, 0)]]
        return np.asarray(np.clip(counts_of(kind, hands, aways, leads) @ np.array(slopes) + even, 0.0, 1.0))

    def save(self, file: Path) -> None:
        """Write the weights to a file."""
        rounded = {name: [round(weight, 5) for weight in row] for name, row in self.weights.items()}
        file.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, content: bytes) -> LinearEstimate:
        """Read what `save` has written."""
        rows = json.loads(content)
        return cls({name: list(finite_row(rows[name], _columns(name) + 1)) for name in FAMILY_NAMES})


@dataclass(frozen=True)
class KnowledgeBase:
    """Hands with their counts and the card points that the declarer makes with all cards open."""

    counts: Counts
    points: NDArray[np.uint8]


class NearestNeighbours:
    """Card points, 0 to 120, of suit games and grand; the system knows no null."""

    kinds: tuple[int, ...] = (0, 1, 2, 3, 4)

    def __init__(self, bases: dict[str, KnowledgeBase]) -> None:
        self._bases = bases
        self._scaled = {name: _Scaled(base) for name, base in bases.items()}

    def worth(self, kind: int, hands: Masks, aways: Masks, leads: bool) -> Worths:
        """The mean card points of similar hands."""
        scaled = self._scaled[FAMILY_NAMES[max(kind - 3, 0)]]
        counts = counts_of(kind, hands, aways, leads)
        parts = [
            scaled.points(counts[start : start + _QUERIES_AT_ONCE]) for start in range(0, len(counts), _QUERIES_AT_ONCE)
        ]
        return np.concatenate(parts)

    def save(self, file: Path) -> None:
        """Write the hands and their points to a file."""
        arrays: dict[str, NDArray[np.uint8]] = {}
        for name, base in self._bases.items():
            arrays |= {f"{name}_counts": base.counts.astype(np.uint8), f"{name}_points": base.points}
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, content: bytes) -> NearestNeighbours:
        """Read what `save` has written."""
        with np.load(io.BytesIO(content)) as arrays:
            return cls(
                {name: _base(name, arrays[f"{name}_counts"], arrays[f"{name}_points"]) for name in FAMILY_NAMES[:2]}
            )


def _columns(name: str) -> int:
    """How many counts a hand has in games of a family."""
    nothing = np.zeros(0, np.uint32)
    return len(counts_of(FAMILIES[FAMILY_NAMES.index(name)], nothing, nothing, False).T)


def _base(name: str, counts: NDArray[np.uint8], points: NDArray[np.uint8]) -> KnowledgeBase:
    if counts.dtype != np.uint8 or points.dtype != np.uint8 or counts.shape != (len(points), _columns(name)):
        raise ValueError(f"the hands of {name} have another shape")
    if len(points) <= NEIGHBOURS:
        raise ValueError(f"there are too few hands of {name}")
    return KnowledgeBase(counts.astype(np.float32), points)


class _Scaled:
    """A knowledge base with each count divided by its spread, so that all weigh alike in the distance."""

    def __init__(self, base: KnowledgeBase) -> None:
        self._spread = np.maximum(base.counts.std(axis=0), 1e-3)
        self._entries = base.counts / self._spread
        self._squares = (self._entries**2).sum(axis=1)
        self._points = base.points.astype(np.float64)

    def points(self, counts: Counts) -> Worths:
        queries = counts / self._spread
        distances = self._squares - 2 * queries @ self._entries.T + (queries**2).sum(axis=1)[:, None]
        nearest = np.argpartition(distances, NEIGHBOURS, axis=1)[:, :NEIGHBOURS]
        near = np.sqrt(np.maximum(np.take_along_axis(distances, nearest, axis=1), 0))
        weights = 1.0 / (0.1 + near)
        return np.asarray((weights * self._points[nearest]).sum(axis=1) / weights.sum(axis=1))


@lru_cache(maxsize=1)
def shipped_linear() -> LinearEstimate:
    """The weights that ship with the package."""
    return load_learned("bidding", LINEAR_FILE, LinearEstimate.load)


@lru_cache(maxsize=1)
def shipped_neighbours() -> NearestNeighbours:
    """The hands that ship with the package."""
    return load_learned("bidding", NEIGHBOURS_FILE, NearestNeighbours.load)
