"""`kiebitz lab`: the experiments, each a command of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console

from kiebitz.cli.faults import faults_told
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.words import ENGLISH
from kiebitz.cli.working import going_on_later, workers_for

if TYPE_CHECKING:
    from kiebitz.lab.experiment import Experiment, Option
    from kiebitz.lab.run import Plan

# What measures is imported only where it is used: nobody else should have to wait for it.

_HELP: Final = {
    "seed": "Of everything random.",
    "size": "How many {unit}.",
    "subjects": "Measure this alone; give it as often as you like.",
    "quick": "A small trial in seconds, to see that everything works.",
    "out": "Keep what is measured, and go on with it.",
    "plot": "Draw it into this file (needs matplotlib).",
    "jobs": "Processes; default one for each core.",
    "cluster": "Work on the Dask cluster with this scheduler.",
    "json": "Print one JSON object.",
}


class Lab(click.Group):
    """A group whose commands are made from the experiments when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from kiebitz.lab.experiments import NAMES

        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        from kiebitz.lab.experiments import UnknownExperiment, find

        try:
            return _command(find(cmd_name))
        except UnknownExperiment as fault:
            raise click.UsageError(str(fault), ctx) from None


@click.group(cls=Lab, invoke_without_command=True)
@click.pass_context
def lab(ctx: click.Context) -> None:
    """Repeat an experiment: our figures beside the published ones.

    Without a name all experiments are listed. Every one is seeded, tells its intervals, and goes on where it was
    interrupted if it has a folder.
    """
    if ctx.invoked_subcommand is None:
        from kiebitz.cli.lab_report import print_experiments
        from kiebitz.lab.experiments import experiments

        print_experiments(Console(), experiments())


def _command(experiment: Experiment) -> click.Command:
    def call(**options: Any) -> None:
        _run(experiment, **options)

    told = "\n\n".join(map(_as_laid_out, [experiment.asks, *experiment.explanation.split("\n\n")]))
    return click.Command(
        experiment.name, callback=call, params=_params(experiment), help=told, short_help=experiment.asks
    )


def _as_laid_out(paragraph: str) -> str:
    """Lists and columns as they are; click wraps everything else anew."""
    return f"\b\n{paragraph}" if re.search(r"\S {2,}\S|^- ", paragraph) else paragraph


def _params(experiment: Experiment) -> list[click.Parameter]:
    params: list[click.Parameter] = [_own_option(option) for option in experiment.options]
    if experiment.check_subject is not None or len(experiment.subjects) > 1:
        shown = ", ".join(experiment.subjects)
        params.append(
            click.Option(["--subject", "subjects"], multiple=True, show_default=shown, help=_HELP["subjects"])
        )
    size_help = _HELP["size"].format(unit=experiment.unit)
    folder, file = click.Path(file_okay=False, path_type=Path), click.Path(dir_okay=False, path_type=Path)
    return [
        *params,
        click.Option(["--size"], type=click.IntRange(1), show_default=f"{experiment.size:,}", help=size_help),
        click.Option(["--seed"], type=int, default=experiment.seed, show_default=True, help=_HELP["seed"]),
        click.Option(["--quick"], is_flag=True, help=_HELP["quick"]),
        click.Option(["--out"], type=folder, help=_HELP["out"]),
        click.Option(["--plot"], type=file, help=_HELP["plot"]),
        click.Option(["--jobs", "-j"], type=click.IntRange(1), help=_HELP["jobs"]),
        click.Option(["--cluster"], metavar="ADDRESS", help=_HELP["cluster"]),
        click.Option(["--json", "as_json"], is_flag=True, help=_HELP["json"]),
    ]


def _own_option(option: Option) -> click.Option:
    """Not given, it is as the experiment has it, or its quick trial."""
    name, several = f"--{option.name.replace('_', '-')}", isinstance(option.default, tuple)
    shown = " ".join(option.default) if isinstance(option.default, tuple) else str(option.default)
    return click.Option(
        [name, option.name],
        type=str if several else type(option.default),
        multiple=several,
        is_flag=isinstance(option.default, bool),
        default=None,
        show_default=shown or "none",
        help=option.help,
    )


def _run(
    experiment: Experiment,
    seed: int,
    size: int | None,
    quick: bool,
    out: Path | None,
    plot: Path | None,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    subjects: tuple[str, ...] = (),
    **settings: Any,
) -> None:
    from kiebitz.cli.lab_report import as_plain, print_report
    from kiebitz.lab.plot import check_plot_is_possible, draw
    from kiebitz.lab.run import make_plan, run

    with faults_told(), going_on_later(ENGLISH):
        if plot is not None:
            check_plot_is_possible(plot)
        said = {name: value for name, value in settings.items() if value not in (None, ())}
        plan = make_plan(experiment, quick=quick, seed=seed, size=size, subjects=subjects, settings=said)
        with _folder(out) as folder, workers_for(jobs, cluster, plan.pieces) as workers, _watching(plan) as watch:
            found = run(plan, workers, folder, watch)
        if plot is not None:
            draw(experiment, found, plot)
    if as_json:
        click.echo(json.dumps(as_plain(plan, found)))
    else:
        print_report(Console(), plan, found)


@contextmanager
def _folder(out: Path | None) -> Iterator[Path]:
    if out is not None:
        yield out
        return
    with TemporaryDirectory() as name:
        yield Path(name)


@contextmanager
def _watching(plan: Plan) -> Iterator[Any]:
    with progress_bar() as bar:
        task = bar.add_task(plan.experiment.name, total=plan.pieces)
        yield lambda: bar.advance(task)
