"""What a table of values keeps where it may not keep all: tentpoles of a row, rows of a table.

A cost curve says what is lost with 0, 1, 2, ... values kept: how many valuations, weighed, are not known exactly. Two
curves merge into that of both rows, `c[k] = min over i + j = k of a[i] + b[j]`; their convex bounds tell where to look,
since the sum of two convex curves is found by taking the steepest step each time.

A table has more rows than could be merged in good time. There each value has a price instead: a row keeps those that
save more, so that the whole table is as good as any of its size that only convex bounds tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.midgame import Weights

Curve: TypeAlias = npt.NDArray[np.float64]


def convex_bound(curve: Curve) -> Curve:
    """The greatest convex curve below a falling one."""
    corners: list[int] = []
    for at in range(len(curve)):
        while len(corners) > 1:
            first, second = corners[-2], corners[-1]
            if (curve[second] - curve[first]) * (at - first) < (curve[at] - curve[first]) * (second - first):
                break
            corners.pop()
        corners.append(at)
    return np.interp(np.arange(len(curve)), corners, curve[corners])


def merged_plainly(one: Curve, other: Curve) -> Curve:
    """By looking at every way to share out every budget."""
    sums = np.full(len(one) + len(other) - 1, np.inf)
    for at, value in enumerate(one):
        sums[at : at + len(other)] = np.minimum(sums[at : at + len(other)], value + other)
    return sums


def merged(one: Curve, other: Curve) -> tuple[Curve, npt.NDArray[np.int64]]:
    """The same, and how much of each budget the first gets; it looks on only while the bounds promise more."""
    low_one, low_other = convex_bound(one), convex_bound(other)
    last_one, last_other = len(one) - 1, len(other) - 1
    best, share = np.empty(last_one + last_other + 1), np.empty(last_one + last_other + 1, np.int64)
    steepest = 0  # what the first gets by the convex bounds
    for budget in range(len(best)):
        least, most = max(0, budget - last_other), min(budget, last_one)
        steepest = min(max(steepest, least), most)
        while steepest < most and _sum(low_one, low_other, steepest + 1, budget) < _sum(
            low_one, low_other, steepest, budget
        ):
            steepest += 1
        best[budget], share[budget] = _sum(one, other, steepest, budget), steepest
        for ways in (range(steepest - 1, least - 1, -1), range(steepest + 1, most + 1)):
            for mine in ways:
                if _sum(low_one, low_other, mine, budget) >= best[budget]:
                    break
                if _sum(one, other, mine, budget) < best[budget]:
                    best[budget], share[budget] = _sum(one, other, mine, budget), mine
    return best, share


def _sum(one: Curve, other: Curve, mine: int, budget: int) -> float:
    return float(one[mine] + other[budget - mine])


def shared_out(curves: Sequence[Curve], budget: int) -> list[int]:
    """How many values each row keeps so that the least is lost: halves of the rows first, and so on within each."""
    if len(curves) == 1:
        return [min(budget, len(curves[0]) - 1)]
    middle = len(curves) // 2
    one, other = _curve_of(curves[:middle]), _curve_of(curves[middle:])
    _, share = merged(one, other)
    mine = int(share[min(budget, len(share) - 1)])
    return shared_out(curves[:middle], mine) + shared_out(curves[middle:], budget - mine)


def _curve_of(curves: Sequence[Curve]) -> Curve:
    """Of a group of rows, merged pair by pair; what the parts were is forgotten and found again where it is needed."""
    if len(curves) == 1:
        return curves[0]
    middle = len(curves) // 2
    return merged(_curve_of(curves[:middle]), _curve_of(curves[middle:]))[0]


def curves_of(payload: memoryview, weights: Weights) -> list[Curve]:
    """The cost curves of the rows of a split (`cpp/midgame/row_cuts.hpp`)."""
    lengths, costs = _core.row_curves(payload, weights.by_rows, weights.by_valuations)
    return np.split(np.frombuffer(costs), np.frombuffer(lengths, np.uint32).cumsum()[:-1])


def gains(curves: Iterable[Curve]) -> Curve:
    """What each value brings along the convex bounds of its row, the most first."""
    steps = [-np.diff(convex_bound(curve)) for curve in curves]
    return np.sort(np.concatenate([*steps, np.empty(0)]))[::-1]


def price_within(found: Curve, budget: int) -> float:
    """What a value has to bring so that no more than so many are kept."""
    return float(found[budget]) * (1 + 1e-9) if budget < len(found) else 0.0  # sums of floats do not meet exactly


def kept_at(curve: Curve, price: float) -> int:
    """How many values a row keeps at a price: where the convex bound is as steep as that, it meets the curve."""
    return int(np.argmin(curve + price * np.arange(len(curve))))


def greedy_shares(curves: Sequence[Curve], budget: int) -> list[int]:
    """The thesis's first way: of all rows at once, the value that is missed least goes first."""
    kept = [len(curve) - 1 for curve in curves]
    missed = [(curve[-2] - curve[-1], row) for row, curve in enumerate(curves) if len(curve) > 1]
    heapify(missed)
    for _ in range(sum(kept) - budget):
        _, row = heappop(missed)
        kept[row] -= 1
        if kept[row]:
            heappush(missed, (curves[row][kept[row] - 1] - curves[row][kept[row]], row))
    return kept


def loss(curves: Sequence[Curve], kept: Sequence[int]) -> float:
    """What is not known exactly with so many values kept of each row."""
    return float(sum(curve[number] for curve, number in zip(curves, kept, strict=True)))
