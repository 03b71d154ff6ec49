"""Does it pay to bid by who sits there? Candidates with the same cards and luck against two clones of a player.

The thesis's Kermit bids from a chance of 0.6 on; the Count moves that by how often the two others err, the Tracker by
how far its own predictions were off; with `rm36` they forget everybody after each list. Others know which cards win and
give the game away at a rate, bidding like the first candidate, or play by rules. The others' lead over a candidate is
the table's difference of row and column. Chains of games are shorter than the thesis's 2,000; the gain over the first
candidate is counted deal by deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.experiment import Experiment, Option, Quick
from kiebitz.lab.opponents.chains import FORGETS, LIST, Played, chain, check_others, figures

KERMIT: Final = "threshold:0.6+kermit:20"
COUNT: Final = "count:0.6+kermit:20"
TRACKER: Final = "tracker:0.6+kermit:20"
CANDIDATES: Final = (KERMIT, TRACKER, TRACKER + FORGETS, COUNT, COUNT + FORGETS)
_CHAIN: Final = 10 * LIST

# Others' points per list, the candidate's, in the order of the candidates.
_PUBLISHED: Final = {
    "mistake:0.03": ((874, 495), (812, 468), (756, 494), (756, 648), (761, 628)),
    "mistake:0.10": ((634, 847), (693, 783), (684, 637), (660, 821), (662, 806)),
    "mistake:0.25": ((460, 1098), (460, 1186), (468, 966), (511, 1129), (493, 1057)),
    "rules": ((648, 1389), (612, 1438), (594, 1256), (630, 1448), (623, 1431)),
}


def others_like(name: str) -> str:
    """A player of the table: those who err bid like the thesis's Kermit."""
    return f"{name},like={KERMIT}" if name.startswith("mistake") and "like=" not in name else name


def measure(subject: str, seed: int, number: int, candidates: tuple[str, ...], games: int) -> Iterator[Played]:
    """One chain of games, with the candidates at one place."""
    return chain(others_like(subject), seed, number, candidates, games)


def published() -> dict[str, float]:
    """Table 7.1, by the names of our figures."""
    found: dict[str, float] = {}
    for others, columns in _PUBLISHED.items():
        kermit_lead = columns[0][1] - columns[0][0]
        for candidate, (row, column) in zip(CANDIDATES, columns, strict=True):
            found[f"{others}: {candidate}, points per 36"] = column
            found[f"{others}: {candidate}, others per 36"] = row
            found[f"{others}: {candidate}, others' lead per 36"] = row - column
            if candidate != KERMIT:
                found[f"{others}: {candidate}, gain per 36"] = column - row - kermit_lead
    found[f"mistake:0.25,like=threshold:0.7+kermit:20: {COUNT}{FORGETS}, points per 36"] = 57
    return found


EXPERIMENT: Final = Experiment(
    name="opponents-table",
    measure=measure,
    report=figures,
    size=18,
    unit="chains",
    quick=Quick(3, ("rules",), {"games": 4}),
    subjects=(*_PUBLISHED, "mistake:0.25,like=threshold:0.7+kermit:20"),
    check_subject=lambda name: check_others(others_like(name)),
    options=(Option("candidates", CANDIDATES), Option("games", _CHAIN)),
    source="Long's thesis, Table 7.1; XSkat in place of rules",
    published=published(),
)
