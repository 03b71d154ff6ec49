"""What an experiment found, as a table beside the published figures or as one JSON object."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.formats.foreign_text import printable
from kiebitz.lab.experiment import ALL, Experiment, Figure, Found
from kiebitz.lab.run import Plan


def print_experiments(console: Console, experiments: Iterable[Experiment]) -> None:
    """One line each."""
    table = _table("experiment", "asks", "published in")
    for experiment in experiments:
        table.add_row(experiment.name, experiment.asks, experiment.source or "-")
    console.print(table)


def print_report(console: Console, plan: Plan, found: Found) -> None:
    """A table for each subject."""
    experiment = plan.experiment
    console.print(Text(experiment.asks))
    console.print(Text(printable(_conditions(plan))))
    for subject, figures in groupby(experiment.report(found), key=lambda figure: figure.subject):
        table = _table("" if subject == ALL else printable(subject), "ours", "95%", "of", "published")
        for figure in figures:
            table.add_row(*_cells(experiment, figure))
        console.print()
        console.print(table)
    if experiment.published:
        console.print()
        console.print(Text(f"published: {experiment.source}"))


def _conditions(plan: Plan) -> str:
    settings = [f"{name} {_shown(value)}" for name, value in plan.settings.items() if value not in ("", (), False)]
    return ", ".join([f"{plan.size:,} {plan.experiment.unit}", f"seed {plan.seed}", *settings])


def _shown(value: Any) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _table(*columns: str) -> Table:
    table = Table(header_style="dim", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if place and column not in ("asks", "published in") else "left")
    return table


def _cells(experiment: Experiment, figure: Figure) -> list[Text]:
    published = experiment.published_for(figure)
    cells = [
        figure.what,
        _written(figure.ours, figure.form),
        "" if figure.interval is None else " to ".join(_written(end, figure.form) for end in figure.interval),
        "" if figure.of is None else f"{figure.of:,}",
        _written(published, figure.form) if isinstance(published, int | float) else published or "",
    ]
    return [Text(printable(cell)) for cell in cells]


def _written(value: float, form: str) -> str:
    return "-" if math.isnan(value) else format(value, form)


def as_plain(plan: Plan, found: Found) -> dict[str, Any]:
    """As JSON knows it."""
    experiment = plan.experiment
    return {
        "experiment": experiment.name,
        "asks": experiment.asks,
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
