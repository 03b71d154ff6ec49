"""An experiment as a value: how one case is measured, what all cases tell, and what was published.

What it asks stands in the catalogue of words under its name, and so do its unit and its options.

A case has a number, and all that is random in it follows from the seed and that number. So cases may be measured by
anybody in any order, and a larger size only adds to them. The subjects of an experiment are what it compares on the
same cases: players, pairs of players, kinds of deals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

Row: TypeAlias = dict[str, Any]  # what JSON can tell; keys that end in "seconds" hold times, which differ between runs
Setting: TypeAlias = int | float | str | tuple[str, ...]
Kind = TypeVar("Kind")

ALL: Final = "all"  # the one subject of an experiment that compares nothing


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be set otherwise. The default has its type; of a tuple there may be any number."""

    name: str
    default: Setting


@dataclass(frozen=True, slots=True)
class Quick:
    """How the experiment is tried in seconds: on few cases, perhaps of some subjects, with other settings."""

    size: int
    subjects: tuple[str, ...] = ()
    settings: Mapping[str, Setting] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a report.

    what      names it, within its subject
    form      how it is written, as `format` knows it
    of        how many observations it is of
    interval  where the truth lies with 95% confidence
    """

    what: str
    ours: float
    form: str = ",.1f"
    of: int | None = None
    interval: tuple[float, float] | None = None
    subject: str = ALL

    @property
    def name(self) -> str:
        """What published figures are found by."""
        return self.what if self.subject == ALL else f"{self.subject}: {self.what}"


@dataclass(frozen=True, slots=True)
class Found:
    """All that was measured: the rows of each subject, in the order of the cases, and how they came about."""

    rows: Mapping[str, list[Row]]
    size: int
    seed: int
    settings: Mapping[str, Any]

    @property
    def all(self) -> list[Row]:
        """The rows of the only subject, or of all of them."""
        return [row for rows in self.rows.values() for row in rows]

    def each(self, kind: type[Kind], subject: str = ALL) -> list[Kind]:
        """The rows of a subject as the values that were measured."""
        return [kind(**row) for row in self.rows[subject]]


@dataclass(frozen=True, slots=True)
class Experiment:
    """What can be asked of `kiebitz lab`.

    measure   (subject, seed, number of the case, settings by name) to rows; dataclasses with a field `number` will do
    report    what the rows tell
    size      how many cases, or how many rows that count
    unit      what they are; the catalogue of words knows how they are counted
    counts    where only some cases have what is looked for: which rows count; cases are tried until there are enough
    chunk     cases that are measured and kept together
    subjects  those that are compared unless others are named, and what refuses a name; without it there are no others
    source    paper and section
    published figures of the paper by the name of ours
    plot      draws what was found on an empty figure of matplotlib; without it the report is drawn
    """

    name: str
    measure: Callable[..., Iterable[Any]]
    report: Callable[[Found], Iterable[Figure]]
    size: int
    unit: str
    quick: Quick
    seed: int = 1
    chunk: int = 1
    counts: Callable[[Row], bool] | None = None
    subjects: tuple[str, ...] = (ALL,)
    check_subject: Callable[[str], object] | None = None
    options: tuple[Option, ...] = ()
    source: str = ""
    published: Mapping[str, float | str] = field(default_factory=dict)
    plot: Callable[[Any, Found], None] | None = None

    @property
    def explanation(self) -> str:
        """What stands at the top of its module."""
        return sys.modules[self.measure.__module__].__doc__ or ""

    def published_for(self, figure: Figure) -> float | str | None:
        """The paper's figure, if it has one."""
        return self.published.get(figure.name)
