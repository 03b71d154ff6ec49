"""What does `kiebitz` gain by remembering who sits there? The same cards and luck, in lists of 36 games.

Each case is one list, after which everybody is forgotten; three lists in a row have the same deals, at the three
places. Games in which both candidates bid alike and would judge cards alike are the same, and played once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.experiment import Experiment, Option, Quick
from kiebitz.lab.opponents.chains import LIST, Played, chain, check_others, figures

CANDIDATES: Final = ("kiebitz:20", "kiebitz:20,adapts=rules")


def measure(subject: str, seed: int, number: int, candidates: tuple[str, ...], games: int) -> Iterator[Played]:
    """One list of games, with the candidates at one place."""
    return chain(subject, seed, number, candidates, games)


EXPERIMENT: Final = Experiment(
    name="opponents-adapting",
    measure=measure,
    report=figures,
    size=300,
    unit="lists",
    quick=Quick(1, ("rules",), {"games": 4, "candidates": ("kiebitz:2", "kiebitz:2,adapts=rules")}),
    chunk=3,
    subjects=("rules", "book", "kiebitz:20"),
    check_subject=check_others,
    options=(Option("candidates", CANDIDATES), Option("games", LIST)),
)
