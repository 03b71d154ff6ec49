"""How many deals a match needs to show a difference."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from kiebitz.arena.folder import FinishedMatch
from kiebitz.arena.match import Mode
from kiebitz.arena.scores import pair_scores
from kiebitz.errors import Fault
from kiebitz.work.sequential import SequentialTest

# Standard deviation of the difference on a deal, in points per 36, of players about as good as each other: kermit:10
# and kermit:40 on 400 and on 46 deals. Players far apart differ on more deals: rules and random by 2,600 in card play.
USUAL_SPREAD: Final = {Mode.CARDPLAY: 1740.0, Mode.FULL: 770.0}


@dataclass(frozen=True, slots=True)
class Plan:
    """A match that shows a difference.

    difference  in points per 36
    spread      the standard deviation of a unit's difference, a deal's or a list's
    power       how often a difference of that size is noticed: its interval leaves out 0
    size        how often one is noticed where there is none
    deals       of a match whose length is given beforehand
    sequential  of one that stops when it is decided between 0 and the difference, on average, if there is one;
                wrong in `size` of matches where there is none, and in 1 - `power` where there is
    """

    difference: float
    spread: float
    power: float
    size: float
    deals: int
    sequential: int


def plan(difference: float, spread: float, *, power: float = 0.8, size: float = 0.05, deals_in_unit: int = 1) -> Plan:
    """The match that shows a difference between players whose units spread so far."""
    for name, share in (("power", power), ("size", size)):
        if not 0 < share < 1:
            raise Fault("plan-share", name=name, given=str(share))
    if power <= 0.5 or size >= 0.5:
        raise Fault("plan-power-and-size")
    if not (difference > 0 and spread > 0):
        raise Fault("plan-difference-and-spread")
    normal = NormalDist()
    needed = ((normal.inv_cdf(1 - size / 2) + normal.inv_cdf(power)) * spread / difference) ** 2
    expected = SequentialTest(low=0, high=difference, alpha=size, beta=1 - power).expected(spread)
    deals, sequential = (math.ceil(units) * deals_in_unit for units in (needed, expected))
    return Plan(difference, spread, power, size, deals, sequential)


def spread_of(played: FinishedMatch) -> float:
    """The standard deviation of a unit's difference in a match; of several differences the largest."""
    units = played.units()
    if len(units) < 2:
        raise Fault("plan-spread")
    differences = [pair_scores(played.match, pairing, units).difference() for pairing in played.match.pairings]
    return max(float(values.std(ddof=1)) for values in differences)
