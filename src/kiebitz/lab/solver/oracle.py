"""What better static bounds could save: an oracle for either side against our bounds.

The oracle knows the most that a side which leads can take without losing the lead to the other side; it finds that by a
search whose nodes are not counted. It is asked where a side's own bounds have no answer. So "oracle" has all that our
bounds find, also what they know of sides that do not lead, and whatever an analysis of leads could add. "side suits" is
the oracle of the thesis's outlook: no trump brings the lead from one defender to the other.

There the soloist's bound was as good as the oracle, and the defenders' oracle saved 20 to 25% of the nodes where their
bound saved next to none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.solver.searching import VALUE, WHO_WINS, disagreements, nodes, search
from kiebitz.solver import DeclarerBound, DefenderOracle, Techniques

DECLARERS: Final[dict[str, Callable[[Techniques], Techniques]]] = {
    "none": lambda techniques: replace(techniques, declarer_bound=DeclarerBound.NONE),
    "own": lambda techniques: techniques,
    "oracle": lambda techniques: replace(techniques, declarer_oracle=True),
}
DEFENDERS: Final[dict[str, Callable[[Techniques], Techniques]]] = {
    "none": lambda techniques: replace(techniques, defender_bound=False, sure_trumps=False),
    "own": lambda techniques: techniques,
    "side suits": lambda techniques: replace(techniques, defender_oracle=DefenderOracle.SIDE_SUITS),
    "oracle": lambda techniques: replace(techniques, defender_oracle=DefenderOracle.EXACT),
}
QUESTIONS: Final = {"exact": VALUE, "61": WHO_WINS}
KINDS: Final = ("suit", "suit+", "grand", "grand+")
OWN: Final = "declarer own, defenders own"  # as the solver is by default


def with_bounds(declarer: str, defenders: str, techniques: Techniques) -> Techniques:
    """What either side knows."""
    return DEFENDERS[defenders](DECLARERS[declarer](techniques))


CONFIGURATIONS: Final = {
    f"declarer {declarer}, defenders {defenders}": with_bounds(declarer, defenders, Techniques())
    for declarer, defenders in product(DECLARERS, DEFENDERS)
}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal with every combination of what declarer and defenders know."""
    kind, _, question = subject.partition(", ")
    yield search(nth_position(kind, seed, number), CONFIGURATIONS, QUESTIONS[question])


def report(found: Found) -> Iterator[Figure]:
    """Mean nodes, and as a share of those with our own bounds."""
    for subject, rows in found.rows.items():
        for name in CONFIGURATIONS:
            yield mean(f"{name}: nodes", nodes(rows, name), ",.0f", subject)
            yield ratio(f"{name}: of own", nodes(rows, name), nodes(rows, OWN), ".1%", subject)
        yield disagreements(rows, subject)


EXPERIMENT: Final = Experiment(
    name="solver-oracle",
    measure=measure,
    report=report,
    size=2000,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(2),
    subjects=tuple(f"{kind}, {question}" for question, kind in product(QUESTIONS, KINDS)),
    source="Furtak's thesis, 5.2, Figs. 5.3 and 5.4 (pictures)",
)
