"""Kupferschmid & Helmert's three features in all combinations: move ordering (MO), quasi-symmetry reduction (QR) and
adversarial heuristics (AH), in a search with a transposition table on the bare state, over random suit deals. The
question is theirs too: 61 points or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, ratio, spread
from kiebitz.lab.solver.searching import FEATURES, WHO_WINS, disagreements, milliseconds, nodes, search, with_features

_CHOSEN: Final = [
    tuple(name for name, use in zip(FEATURES, uses, strict=True) if use) for uses in product((False, True), repeat=3)
]
CONFIGURATIONS: Final = {"+".join(chosen) or "none": with_features(chosen) for chosen in _CHOSEN}
PUBLISHED: Final = {  # thousands of nodes: mean, standard deviation, median
    "none": (2772, 8853, 181),
    "MO": (804, 3669, 29),
    "QR": (1163, 3457, 102),
    "AH": (1538, 5223, 57),
    "MO+QR": (317, 1499, 17),
    "MO+AH": (626, 3182, 12),
    "QR+AH": (658, 2152, 34),
    "MO+QR+AH": (244, 1300, 7),
}
_SHOWN: Final = ("mean", "s.d.", "median")


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Nodes and time to tell who wins one deal, in each of the eight configurations."""
    yield search(nth_position("suit", seed, number), CONFIGURATIONS, WHO_WINS)


def report(found: Found) -> Iterator[Figure]:
    """Nodes of each configuration, and what each needs of those without any feature."""
    for name in CONFIGURATIONS:
        yield from [each for each in spread(f"{name}: nodes", nodes(found.all, name)) if each.what.endswith(_SHOWN)]
        yield mean(f"{name}: ms", milliseconds(found.all, name), ".2f")
    for name in CONFIGURATIONS:
        yield ratio(f"{name}: nodes, of those of none", nodes(found.all, name), nodes(found.all, "none"), ".3f")
    yield disagreements(found.all)


def plot(canvas: Any, found: Found) -> None:
    """The published means beside ours, both relative to the search without any of the three features."""
    axes, places = canvas.subplots(), range(len(PUBLISHED))
    published = [PUBLISHED[name][0] / PUBLISHED["none"][0] for name in PUBLISHED]
    ours = [sum(nodes(found.all, name)) / sum(nodes(found.all, "none")) for name in PUBLISHED]
    axes.bar([place - 0.2 for place in places], published, 0.4)
    axes.bar([place + 0.2 for place in places], ours, 0.4)
    axes.set_xticks(list(places), list(PUBLISHED))
    axes.set_ylabel("mean nodes, relative to none")
    axes.legend(["Kupferschmid & Helmert, 100,000 deals", "Kiebitz, the same features"])


EXPERIMENT: Final = Experiment(
    name="solver-lattice",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=10,
    quick=Quick(3),
    source="Kupferschmid & Helmert, Fig. 4",
    published={
        f"{name}: nodes, {which}": 1000 * thousands
        for name, row in PUBLISHED.items()
        for which, thousands in zip(_SHOWN, row, strict=True)
    }
    | {f"{name}: nodes, of those of none": row[0] / PUBLISHED["none"][0] for name, row in PUBLISHED.items()},
    plot=plot,
)
