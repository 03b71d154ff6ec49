"""What was decided about players, measured once more on the ones that ship: `kiebitz lab all`.

Each part is an experiment with a subject of its own. The part that has had the least time is next, and gets some more
cases, until the time is spent; so however long it lasts, and however often it is interrupted, the time is shared out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kiebitz.lab.experiment import Found, Setting
from kiebitz.lab.experiments import find
from kiebitz.lab.run import Plan, make_plan, run
from kiebitz.work.workers import Workers

_SPENT: Final = "spent.json"


@dataclass(frozen=True, slots=True)
class Part:
    """A subject of an experiment, which is measured chunk by chunk, up to the experiment's own size."""

    experiment: str
    subject: str
    settings: Mapping[str, Setting] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What its time is kept by."""
        return f"{self.experiment} {self.subject}"

    def plan(self, cases: int) -> Plan:
        """Of so many cases."""
        return make_plan(find(self.experiment), size=cases, subjects=(self.subject,), settings=dict(self.settings))

    def after(self, cases: int) -> int:
        """How many there are with the next chunk."""
        experiment = find(self.experiment)
        return min(experiment.size, cases + experiment.chunk)


def _matches(*subjects: str) -> tuple[Part, ...]:
    return tuple(Part("published-matches", subject) for subject in subjects)


PARTS: Final = (
    *_matches("cardplay kiebitz:40 - kermit:40", "cardplay kermit:40 - kermit:40,inference=none"),
    *_matches("cardplay kiebitz:40 - kiebitz:40,playouts=none", "cardplay kiebitz:40 - kiebitz:40,null=worlds"),
    *_matches("full kiebitz:40 - rules", "full kiebitz:40 - knn+ddss:40", "full kiebitz:40 - kermit:40"),
    *_matches("full kiebitz:40 - SD", "cardplay SD - NI", "cardplay SD - S", "full SD - rules", "full NI - rules"),
    *(_matches(f"cardplay kiebitz:level={level + 1} - kiebitz:level={level}")[0] for level in range(1, 4)),
    Part("opponents-table", "rules", {"games": 36}),
    Part("null-play", "closed, kiebitz:40 v kiebitz:40"),
    Part("published-bidders", "value"),
    Part("solver-total", "suit"),
    Part("solver-null", "null"),
)


@dataclass(frozen=True, slots=True)
class Spent:
    """What a part has had so far."""

    seconds: float = 0.0
    cases: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """A part with all that was found."""

    plan: Plan
    found: Found


def go_on(
    workers: Workers,
    folder: Path,
    seconds: float,
    clock: Callable[[], float],
    watch: Callable[[float], None] = lambda spent: None,
    parts: tuple[Part, ...] = PARTS,
) -> None:
    """Measure for so long, a step at a time; what is kept in the folder is not measured again.

    A step is finished even if the time is over by then. `watch` is told after each how much of it is spent.
    """
    folder.mkdir(parents=True, exist_ok=True)
    begin = clock()
    while (used := clock() - begin) < seconds:
        watch(used)
        spent = _read(folder)
        left = [part for part in parts if part.after(_had(spent, part).cases) > _had(spent, part).cases]
        if not left:
            break
        part = min(left, key=lambda part: _had(spent, part).seconds)
        before, started = _had(spent, part), clock()
        cases = part.after(before.cases)
        run(part.plan(cases), workers, _place(folder, part))
        _write(folder, spent | {part.name: Spent(before.seconds + clock() - started, cases)})
    watch(seconds)


def measured(workers: Workers, folder: Path, parts: tuple[Part, ...] = PARTS) -> Iterator[Measured]:
    """All parts that have been begun."""
    spent = _read(folder)
    for part in parts:
        if (had := spent.get(part.name)) is not None:
            plan = part.plan(had.cases)
            yield Measured(plan, run(plan, workers, _place(folder, part)))


def _had(spent: Mapping[str, Spent], part: Part) -> Spent:
    return spent.get(part.name, Spent())


def _place(folder: Path, part: Part) -> Path:
    return folder / part.experiment


def _read(folder: Path) -> dict[str, Spent]:
    file = folder / _SPENT
    if not file.exists():
        return {}
    return {name: Spent(**had) for name, had in json.loads(file.read_text("utf-8")).items()}


def _write(folder: Path, spent: Mapping[str, Spent]) -> None:
    told = {name: {"seconds": round(had.seconds, 3), "cases": had.cases} for name, had in spent.items()}
    unfinished = folder / f"{_SPENT}.writing"
    unfinished.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    unfinished.replace(folder / _SPENT)
