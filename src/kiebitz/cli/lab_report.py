"""What an experiment found, as a table beside the published figures or as one JSON object."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.speaker import Speaker
from kiebitz.formats.foreign_text import printable
from kiebitz.lab.experiment import ALL, Experiment, Figure, Found
from kiebitz.lab.run import Plan


def print_experiments(console: Console, experiments: Iterable[Experiment], speaker: Speaker) -> None:
    """One line each."""
    table = _table()
    for column in (speaker.say("lab-experiment"), speaker.say("lab-asks"), speaker.say("lab-published-in")):
        table.add_column(Text(column))
    for experiment in experiments:
        table.add_row(experiment.name, _asks(experiment, speaker), experiment.source or "-")
    console.print(table)


def print_report(console: Console, plan: Plan, found: Found, speaker: Speaker) -> None:
    """A table for each subject."""
    experiment = plan.experiment
    console.print(Text(_asks(experiment, speaker)))
    console.print(Text(printable(_conditions(plan, speaker))))
    for subject, figures in groupby(experiment.report(found), key=lambda figure: figure.subject):
        table = _table_of_figures("" if subject == ALL else printable(subject), speaker)
        for figure in figures:
            table.add_row(*_cells(experiment, figure, speaker))
        console.print()
        console.print(table)
    if experiment.published:
        console.print()
        console.print(Text(speaker.say("lab-published-by", source=experiment.source)))


def print_all(console: Console, parts: Iterable[tuple[Plan, Found]], date: str, version: str, speaker: Speaker) -> None:
    """One table of all figures that have an interval, with its date."""
    console.print(Text(speaker.say("lab-all-of", date=date, version=version)))
    console.print()
    table = _table_of_figures("", speaker)
    for plan, found in parts:
        heading = f"{plan.experiment.name}, {', '.join(plan.subjects)}"
        table.add_row(Text(printable(heading), style="bold"), *[""] * 4)
        for figure in plan.experiment.report(found):
            if figure.interval is not None:
                table.add_row(*_cells(plan.experiment, figure, speaker))
    console.print(table)


def _asks(experiment: Experiment, speaker: Speaker) -> str:
    return speaker.say_of("lab-asks", experiment.name)


def _conditions(plan: Plan, speaker: Speaker) -> str:
    cases = speaker.say_of("lab-unit", plan.experiment.unit, count=plan.size)
    settings = [f"{name} {_shown(value)}" for name, value in plan.settings.items() if value not in ("", (), False)]
    return ", ".join([cases, speaker.say("lab-seed", seed=str(plan.seed)), *settings])


def _shown(value: Any) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _table() -> Table:
    return Table(header_style="dim", box=None, pad_edge=False)


def _table_of_figures(subject: str, speaker: Speaker) -> Table:
    table = _table()
    table.add_column(Text(subject))
    for column in (
        speaker.say("lab-ours"),
        speaker.say("lab-interval"),
        speaker.say("lab-of"),
        speaker.say("lab-published"),
    ):
        table.add_column(Text(column), justify="right")
    return table


def _cells(experiment: Experiment, figure: Figure, speaker: Speaker) -> list[Text]:
    published = experiment.published_for(figure)
    cells = [
        figure.what,
        _written(figure.ours, figure.form, speaker),
        "" if figure.interval is None else _from_to(figure.interval, figure.form, speaker),
        "" if figure.of is None else _written(figure.of, ",", speaker),
        _written(published, figure.form, speaker) if isinstance(published, int | float) else published or "",
    ]
    return [Text(printable(cell)) for cell in cells]


def _from_to(interval: tuple[float, float], form: str, speaker: Speaker) -> str:
    low, high = (_written(end, form, speaker) for end in interval)
    return speaker.say("lab-from-to", low=low, high=high)


def _written(value: float, form: str, speaker: Speaker) -> str:
    """A number in the form of its figure, with the marks of the language."""
    if math.isnan(value):
        return "-"
    marks = speaker.say("number-group-mark") + speaker.say("number-decimal-mark")
    number = format(value, form).translate(str.maketrans(",.", marks))
    return speaker.say("number-percent", number=number[:-1]) if form.endswith("%") else number


def as_plain(plan: Plan, found: Found, speaker: Speaker) -> dict[str, Any]:
    """As JSON knows it."""
    experiment = plan.experiment
    return {
        "experiment": experiment.name,
        "asks": _asks(experiment, speaker),
        "source": experiment.source,
        "seed": plan.seed,
        "size": plan.size,
        "settings": dict(plan.settings),
        "figures": [_plain_figure(experiment, figure) for figure in experiment.report(found)],
    }


def _plain_figure(experiment: Experiment, figure: Figure) -> dict[str, Any]:
    return {
        "subject": figure.subject,
        "what": figure.what,
        "ours": None if math.isnan(figure.ours) else figure.ours,
        "interval": figure.interval,
        "of": figure.of,
        "published": experiment.published_for(figure),
    }
