"""One deal asked in several configurations of the search: the nodes and seconds that each takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from kiebitz.lab.experiment import ALL, Figure, Row
from kiebitz.lab.figures import mean, plain, ratio
from kiebitz.play import Position
from kiebitz.scoring import POINTS_TO_WIN
from kiebitz.solver import DeclarerBound, Ordering, QuasiSymmetry, Solution, Solver, TableKind, Techniques

FEATURES: Final = ("MO", "QR", "AH")  # of Kupferschmid & Helmert; all three are their solver
TABLE_MB: Final = 64  # a table that knows states by their very cards needs room


def with_features(features: Sequence[str]) -> Techniques:
    """A search with a transposition table on the bare state, and some of the three features."""
    ordered, reduced, bounded = (feature in features for feature in FEATURES)
    return Techniques(
        table=TableKind.BARE,
        ordering=Ordering.FEW_ANSWERS if ordered else Ordering.GIVEN,
        history=False,
        table_moves=ordered,
        merge_equals=reduced,
        drop_dominated=False,
        quasi_symmetry=QuasiSymmetry.ANY if reduced else QuasiSymmetry.NONE,
        declarer_bound=DeclarerBound.REVALUED if bounded else DeclarerBound.NONE,
        defender_bound=bounded,
        sure_trumps=False,
        child_probes=False,
    )


class Question(NamedTuple):
    """What is asked of a deal: its exact value, or whether the declarer gets so many points, or tricks in null."""

    points: int | None = None

    def ask(self, solver: Solver, position: Position) -> Solution:
        """By a search."""
        return solver.solve(position) if self.points is None else solver.measure_at_least(position, self.points)

    def answer(self, solution: Solution) -> int:
        """What every sound search must say alike."""
        return solution.value if self.points is None else int(solution.lower >= self.points)


VALUE: Final = Question()
WHO_WINS: Final = Question(POINTS_TO_WIN)


def search(
    position: Position,
    configurations: Mapping[str, Techniques],
    question: Question = VALUE,
    table_mb: float = TABLE_MB,
) -> Row:
    """Nodes and seconds by configuration, each with a fresh table, and whether all say the same."""
    found = {name: question.ask(Solver(table_mb, techniques), position) for name, techniques in configurations.items()}
    return {
        "nodes": {name: solution.nodes for name, solution in found.items()},
        "seconds": {name: solution.seconds for name, solution in found.items()},
        "agree": len(set(map(question.answer, found.values()))) == 1,
    }


def turned(names: Iterable[str], number: int) -> list[str]:
    """In another order for each case, since whoever comes first meets cold caches."""
    ordered = list(names)
    first = number % len(ordered)
    return ordered[first:] + ordered[:first]


def disagreements(rows: Sequence[Row], subject: str = ALL) -> Figure:
    """None, or the solver is wrong."""
    return plain("deals on which they disagree", sum(not row["agree"] for row in rows), of=len(rows), subject=subject)


def compared(rows: Sequence[Row], base: str, subject: str) -> Iterator[Figure]:
    """Nodes and time of every configuration, and the share of those of one of them."""
    for name in rows[0]["nodes"]:
        yield mean(f"{name}: nodes", nodes(rows, name), ",.0f", subject)
        yield mean(f"{name}: ms", milliseconds(rows, name), ".2f", subject)
        if name != base:
            yield ratio(f"{name}: nodes, of {base}", nodes(rows, name), nodes(rows, base), ".1%", subject)
            yield ratio(f"{name}: time, of {base}", milliseconds(rows, name), milliseconds(rows, base), ".1%", subject)
    yield disagreements(rows, subject)


def nodes(rows: Sequence[Row], configuration: str) -> list[int]:
    """Case by case."""
    return [row["nodes"][configuration] for row in rows]


def milliseconds(rows: Sequence[Row], configuration: str) -> list[float]:
    """Case by case."""
    return [1000 * row["seconds"][configuration] for row in rows]
