"""What Kermit's unsound grouping saves and costs: king and queen, ace and ten as equals in the first three tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.solver.searching import TABLE_MB
from kiebitz.scoring import POINTS_TO_WIN
from kiebitz.solver import Solver, Techniques

_SOUND: Final = "neighbours of equal points"  # sevens to nines, and jacks: no value changes
CONFIGURATIONS: Final = {
    _SOUND: Techniques(drop_dominated=False),
    "grouped early": Techniques(drop_dominated=False, early_groups=True),
    "what ships": Techniques(),
    "what ships, grouped early": Techniques(early_groups=True),
}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """The declarer's points in one deal, and the nodes that they took, by each search with a fresh table."""
    position = nth_position(subject, seed, number)
    found = {name: Solver(TABLE_MB, techniques).solve(position) for name, techniques in CONFIGURATIONS.items()}
    yield {
        "points": {name: solution.value for name, solution in found.items()},
        "nodes": {name: solution.nodes for name, solution in found.items()},
    }


def report(found: Found) -> Iterator[Figure]:
    """Nodes beside those of the search that groups nothing early, how far values are off, and how often the winner."""
    for kind, rows in found.rows.items():
        sound = [row["points"][_SOUND] for row in rows]
        for name in CONFIGURATIONS:
            nodes = [row["nodes"][name] for row in rows]
            yield mean(f"{name}: nodes", nodes, ",.0f", kind)
            if name != _SOUND:
                yield ratio(f"{name}: nodes, of {_SOUND}", nodes, [row["nodes"][_SOUND] for row in rows], ".1%", kind)
            if CONFIGURATIONS[name].early_groups:
                points = [row["points"][name] for row in rows]
                off = [abs(here - true) for here, true in zip(points, sound, strict=True)]
                winners = [
                    (here >= POINTS_TO_WIN) != (true >= POINTS_TO_WIN) for here, true in zip(points, sound, strict=True)
                ]
                yield mean(f"{name}: points off", off, ".3f", kind)
                yield mean(f"{name}: another winner", [float(wrong) for wrong in winners], ".2%", kind)


EXPERIMENT: Final = Experiment(
    name="solver-early-groups",
    measure=measure,
    report=report,
    size=200,
    unit="deals of each kind",
    chunk=10,
    quick=Quick(2),
    subjects=("suit", "suit+", "grand", "grand+"),
    source="Long's thesis, 4.1.1: early queens with kings and tens with aces, at the cost of small score differences",
)
