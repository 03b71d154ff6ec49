"""All experiments, by field: `solver-lattice` is the value `EXPERIMENT` in `solver/lattice.py`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from kiebitz.errors import Fault
from kiebitz.lab.experiment import Experiment

_FIELDS: Final = {
    "solver": (
        *("lattice", "total", "tables", "heights", "early-groups", "switches", "proofs", "null", "tail"),
        *("oracle", "oracle-tables", "probcut", "worlds"),
    ),
    "midgame": ("gate", "null", "diagrams", "trumps", "budgets", "same"),
    "bidding": ("self-play", "curve", "borderline", "grands", "trial", "random-hands", "parts"),
    "recursive": ("choices", "soloists"),
    "null": ("play", "full", "putting", "random"),
    "policy": ("trust", "kinds", "open"),
    "published": ("matches", "bidders"),
    "review": ("own", "planted", "chances", "points", "calls", "reasons"),
    "practice": ("puzzles",),
    "players": ("lessons", "ceilings", "search", "mistakes"),
    "opponents": ("thresholds", "losses", "rates", "errors", "table", "adapting", "adaptive", "habits", "audit"),
    "certain": ("hands", "found", "worth", "errors", "claims"),
    "theory": (
        *("kuhn", "corner", "grid", "recursion", "levels", "shapes", "skat"),
        *("figures", "endings", "table", "switch", "wrong"),
    ),
    "proof": ("order", "ratio"),
}
NAMES: Final = tuple(f"{field}-{name}" for field, names in _FIELDS.items() for name in names)


class UnknownExperiment(Fault):
    """No experiment has this name."""


def find(name: str) -> Experiment:
    """An experiment by name. Only its own module is loaded."""
    if name not in NAMES:
        raise UnknownExperiment("experiment-unknown", name=name)
    module = import_module(f"kiebitz.lab.{name.replace('-', '.', 1).replace('-', '_')}")
    found: Experiment = module.EXPERIMENT
    return found


def experiments() -> Iterator[Experiment]:
    """All of them, field by field."""
    return map(find, NAMES)
