"""An experiment at work: its cases are spread over workers in chunks, and each chunk is kept in a file of its own.

A folder belongs to one experiment with one seed and one set of settings. More cases and further subjects may be added
to it: what is there is not measured again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, is_dataclass
from itertools import count, takewhile
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from kiebitz.errors import Fault, fault_of
from kiebitz.lab.experiment import Experiment, Found, Row, Setting
from kiebitz.lab.experiments import find
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

_KEPT: Final = " +,=:"  # what names of folders may have beside letters and digits


class UnknownSubject(Fault):
    """An experiment cannot measure this."""


class NothingFound(Fault):
    """No case had what is looked for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An experiment with all that its rows depend on."""

    experiment: Experiment
    seed: int
    size: int
    subjects: tuple[str, ...]
    settings: Mapping[str, Setting]

    @property
    def pieces(self) -> int | None:
        """Chunks of work; nobody knows how many where cases are looked for."""
        if self.experiment.counts is not None:
            return None
        return len(self.subjects) * -(-self.size // self.experiment.chunk)


def make_plan(
    experiment: Experiment,
    *,
    quick: bool = False,
    seed: int | None = None,
    size: int | None = None,
    subjects: tuple[str, ...] = (),
    settings: Mapping[str, Setting | None] | None = None,
) -> Plan:
    """What is not said is as the experiment has it, or its quick trial; `UnknownSubject` for what it cannot measure."""
    for subject in subjects:
        _check_subject(experiment, subject)
    usual = {option.name: option.default for option in experiment.options}
    said = {name: value for name, value in (settings or {}).items() if value is not None}
    return Plan(
        experiment,
        experiment.seed if seed is None else seed,
        size or (experiment.quick.size if quick else experiment.size),
        subjects or (quick and experiment.quick.subjects) or experiment.subjects,
        usual | (dict(experiment.quick.settings) if quick else {}) | said,
    )


def _check_subject(experiment: Experiment, subject: str) -> None:
    if subject in experiment.subjects:
        return
    if experiment.check_subject is None:
        known = ", ".join(experiment.subjects)
        raise UnknownSubject("subject-unknown", experiment=experiment.name, name=subject, known=known)
    try:
        experiment.check_subject(subject)
    except ValueError as fault:
        reason = fault_of(fault)
        raise UnknownSubject("subject-refused", experiment=experiment.name, name=subject, reason=reason) from None


def run(plan: Plan, workers: Workers, folder: Path, watch: Callable[[], None] = lambda: None) -> Found:
    """Measure what the folder has not yet; `watch` is called for each chunk, found or made.

    `NothingFound` if no case has anything to tell, `OtherRun` or `FolderInUse` if the folder is somebody else's.
    """
    parameters = {"experiment": plan.experiment.name, "seed": plan.seed, "settings": dict(plan.settings)}
    with RunFolder(folder, "experiment", parameters):
        for subject in plan.subjects:
            (folder / _folder_of(subject)).mkdir(exist_ok=True)
        do_missing(workers, _pieces(plan, folder), folder, watch)
        rows = {subject: _rows(plan, subject, folder) for subject in plan.subjects}
    if not any(rows.values()):
        raise NothingFound("experiment-found-nothing", size=plan.size)
    return Found(rows, plan.size, plan.seed, plan.settings)


def _folder_of(subject: str) -> str:
    return quote(subject, safe=_KEPT)


def _pieces(plan: Plan, folder: Path) -> Iterator[Piece]:
    for subject in plan.subjects:
        for first, cases in _chunks(plan, subject, folder):
            arguments = (plan.experiment.name, subject, plan.seed, first, cases, dict(plan.settings))
            yield Piece(_file(subject, first, cases), measure_cases, arguments)


def _file(subject: str, first: int, cases: int) -> str:
    return f"{_folder_of(subject)}/{first:07}-{cases}.jsonl"


def _chunks(plan: Plan, subject: str, folder: Path) -> Iterator[tuple[int, int]]:
    """The first case of each chunk and how many it has."""
    chunk, counts = plan.experiment.chunk, plan.experiment.counts
    if counts is None:
        yield from ((first, min(chunk, plan.size - first)) for first in range(0, plan.size, chunk))
        return
    counted = looked_at = 0
    for first in count(0, chunk):  # others may be at work on chunks not looked at yet
        while (file := folder / _file(subject, looked_at, chunk)).exists() and counted < plan.size:
            counted += sum(map(counts, _read(file)))
            looked_at += chunk
        if counted >= plan.size:
            return
        yield first, chunk


def _rows(plan: Plan, subject: str, folder: Path) -> list[Row]:
    return list(_enough(plan, (row for file in _files(plan, subject, folder) for row in _read(file))))


def _files(plan: Plan, subject: str, folder: Path) -> Iterator[Path]:
    """What was measured, from the first case on without a gap."""
    if plan.experiment.counts is None:
        return (folder / _file(subject, first, cases) for first, cases in _chunks(plan, subject, folder))
    chunk = plan.experiment.chunk
    return takewhile(Path.exists, (folder / _file(subject, first, chunk) for first in count(0, chunk)))


def _enough(plan: Plan, rows: Iterable[Row]) -> Iterator[Row]:
    counted = 0
    for row in rows:
        yield row
        if plan.experiment.counts is not None:
            counted += plan.experiment.counts(row)
            if counted == plan.size:
                return


def _read(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def measure_cases(name: str, subject: str, seed: int, first: int, cases: int, settings: Mapping[str, Any]) -> bytes:
    """The rows of some cases, a line each."""
    measure = find(name).measure
    rows = (
        {"number": number} | _plain(row)
        for number in range(first, first + cases)
        for row in measure(subject, seed, number, **settings)
    )
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


def _plain(row: Any) -> Row:
    return asdict(row) if is_dataclass(row) and not isinstance(row, type) else row
