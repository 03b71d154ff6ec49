"""What each technique is worth: Kupferschmid & Helmert's lattice, and Furtak's payoff similarity with what came after.

Their three features: move ordering (MO), quasi-symmetry reduction (QR), adversarial heuristics (AH), in a search with a
transposition table on the bare state. The question is theirs too: 61 points or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

from benchmarks.solver.statistics import Summary, summarise
from kiebitz import Position
from kiebitz.lab.deals import positions
from kiebitz.scoring import POINTS_TO_WIN
from kiebitz.solve import DeclarerBound, Ordering, Solution, Solver, TableKind, Techniques

FEATURES = ("MO", "QR", "AH")
PUBLISHED_NODES = {  # thousands, mean, Fig. 4 of the paper
    (): 2772,
    ("MO",): 804,
    ("QR",): 1163,
    ("AH",): 1538,
    ("MO", "QR"): 317,
    ("MO", "AH"): 626,
    ("QR", "AH"): 658,
    ("MO", "QR", "AH"): 244,
}
KUPFERSCHMID_HELMERT = FEATURES  # all three is their solver


def with_features(features: Sequence[str]) -> Techniques:
    ordered, reduced, bounded = (feature in features for feature in FEATURES)
    return Techniques(
        table=TableKind.BARE,
        ordering=Ordering.FEW_ANSWERS if ordered else Ordering.GIVEN,
        table_moves=ordered,
        merge_equals=reduced,
        drop_dominated=False,
        quasi_symmetry=reduced,
        declarer_bound=DeclarerBound.REVALUED if bounded else DeclarerBound.NONE,
        defender_bound=bounded,
        sure_trumps=False,
        child_probes=False,
    )


def lattice(count: int, seed: int) -> dict[tuple[str, ...], tuple[Summary, Summary]]:
    """Nodes and milliseconds to tell who wins in each of the eight configurations, on random suit deals."""
    deals = positions("suit", count, seed)
    found = {}
    for chosen in product((False, True), repeat=3):
        features = tuple(name for name, use in zip(FEATURES, chosen, strict=True) if use)
        found[features] = _measure(deals, with_features(features), _who_wins)
        print(f"{'+'.join(features) or 'none':<10} nodes: {found[features][0]}   ms: {found[features][1]}", flush=True)
    return found


def total_speed_up(kind: str, count: int, seed: int) -> tuple[float, Summary, Summary]:
    """Exact values in the configuration of Kupferschmid & Helmert against our own: the ratio of total times."""
    deals = positions(kind, count, seed)
    _, before = _measure(deals, with_features(KUPFERSCHMID_HELMERT), _value)
    _, now = _measure(deals, Techniques(), _value)
    return before.total / now.total, before, now


TABLES = {
    "bare": Techniques(table=TableKind.BARE),
    "canonical, payoff similarity": Techniques(table=TableKind.CANONICAL),
    "partition, lowest winning rank": Techniques(table=TableKind.PARTITION),
}


def tables(kind: str, count: int, seed: int) -> dict[str, tuple[Summary, Summary]]:
    """The three tables with all other techniques on: nodes and milliseconds for an exact value."""
    return _measure_each(TABLES, kind, count, seed)


SINGLE_SWITCHES = {
    "everything": Techniques(),
    "few-answers ordering": Techniques(ordering=Ordering.FEW_ANSWERS),
    "given order": Techniques(ordering=Ordering.GIVEN),
    "no table moves": Techniques(table_moves=False),
    "no merging of equals": Techniques(merge_equals=False),
    "dominated cards too": Techniques(drop_dominated=False),
    "with quasi-symmetry": Techniques(quasi_symmetry=True),
    "no declarer bound": Techniques(declarer_bound=DeclarerBound.NONE),
    "revalued declarer bound": Techniques(declarer_bound=DeclarerBound.REVALUED),
    "no defender bound": Techniques(defender_bound=False),
    "no sure trumps": Techniques(sure_trumps=False),
    "with child probes": Techniques(child_probes=True),
}


def switches(kind: str, count: int, seed: int) -> dict[str, tuple[Summary, Summary]]:
    """Every technique changed alone, from the full configuration."""
    return _measure_each(SINGLE_SWITCHES, kind, count, seed)


def _measure_each(
    configurations: dict[str, Techniques], kind: str, count: int, seed: int
) -> dict[str, tuple[Summary, Summary]]:
    deals = positions(kind, count, seed)
    found = {}
    for name, techniques in configurations.items():
        found[name] = _measure(deals, techniques)
        print(f"{kind:<7}{name:<32} nodes: {found[name][0]}   ms: {found[name][1]}", flush=True)
    return found


_TABLE_MB = 64  # a table that knows states by their very cards needs room


def _value(solver: Solver, position: Position) -> Solution:
    return solver.solve(position)


def _who_wins(solver: Solver, position: Position) -> Solution:
    return solver.measure_at_least(position, POINTS_TO_WIN)


def _measure(
    deals: Sequence[Position], techniques: Techniques, ask: Callable[[Solver, Position], Solution] = _value
) -> tuple[Summary, Summary]:
    solutions = [ask(Solver(_TABLE_MB, techniques), position) for position in deals]
    return (
        summarise([solution.nodes for solution in solutions]),
        summarise([1000 * solution.seconds for solution in solutions]),
    )


def plot_lattice(found: dict[tuple[str, ...], tuple[Summary, Summary]], file: Path) -> None:
    """The published means beside ours, both relative to the search without any of the three features."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = list(PUBLISHED_NODES)
    base, published_base = found[()][0].mean, PUBLISHED_NODES[()]
    figure, axes = pyplot.subplots(figsize=(8, 4))
    places = range(len(names))
    axes.bar([place - 0.2 for place in places], [PUBLISHED_NODES[name] / published_base for name in names], 0.4)
    axes.bar([place + 0.2 for place in places], [found[name][0].mean / base for name in names], 0.4)
    axes.set_xticks(list(places), ["+".join(name) or "none" for name in names])
    axes.set_ylabel("mean nodes, relative to none")
    axes.legend(["Kupferschmid & Helmert, 100,000 deals", "Kiebitz, the same features"])
    figure.tight_layout()
    figure.savefig(file, dpi=120)
