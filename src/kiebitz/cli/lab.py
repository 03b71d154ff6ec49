"""`kiebitz lab`: the experiments, each a command of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from kiebitz.cli.faults import UsageFault, faults_told
from kiebitz.cli.lab_all import lab_all
from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.speaker import Speaker, language_in, speaking
from kiebitz.cli.spoken import SpokenCommand, SpokenGroup
from kiebitz.cli.working import going_on_later, workers_for
from kiebitz.words import Words, words

if TYPE_CHECKING:
    from kiebitz.lab.experiment import Experiment, Option
    from kiebitz.lab.run import Plan

# What measures is imported only where it is used: nobody else should have to wait for it.


class Lab(SpokenGroup):
    """A group whose commands are made from the experiments when they are asked for, but for that of all of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from kiebitz.lab.experiments import NAMES

        return [*NAMES, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        from kiebitz.lab.experiments import UnknownExperiment, find

        if cmd_name in self.commands:
            return self.commands[cmd_name]

        try:
            return ExperimentCommand(find(cmd_name), words(language_in(ctx)))
        except UnknownExperiment as fault:
            raise UsageFault(fault) from None

    def summary(self, ctx: click.Context, name: str) -> str:
        return super().summary(ctx, name) if name in self.commands else words(language_in(ctx)).say_of("lab-asks", name)


class ExperimentCommand(SpokenCommand):
    """An experiment that is told by its question, and by the explanation of its module, which is in English."""

    def __init__(self, experiment: Experiment, speaker: Words) -> None:
        params = _params(experiment, speaker)
        super().__init__(experiment.name, callback=partial(_run, experiment), params=params)
        self._experiment = experiment

    def told(self, ctx: click.Context) -> str:
        asks = words(language_in(ctx)).say_of("lab-asks", self._experiment.name)
        return "\n\n".join([asks, *map(_as_laid_out, self._experiment.explanation.split("\n\n"))])


@speaking
def _list(speaker: Speaker) -> None:
    """Whoever names no experiment is told which there are."""
    if click.get_current_context().invoked_subcommand is None:
        from kiebitz.cli.lab_report import print_experiments
        from kiebitz.lab.experiments import experiments

        print_experiments(Console(), experiments(), speaker)


lab = Lab("lab", callback=_list, no_args_is_help=False)
lab.add_command(lab_all)


def _as_laid_out(paragraph: str) -> str:
    """Lists and columns as they are; click wraps everything else anew."""
    return f"\b\n{paragraph}" if re.search(r"\S {2,}\S|^- ", paragraph) else paragraph


def _params(experiment: Experiment, speaker: Words) -> list[click.Parameter]:
    params: list[click.Parameter] = [_own_option(option) for option in experiment.options]
    if experiment.check_subject is not None or len(experiment.subjects) > 1:
        shown = ", ".join(experiment.subjects)
        params.append(click.Option(["--subject", "subjects"], multiple=True, show_default=shown))
    cases = speaker.say_of("lab-unit", experiment.unit, count=experiment.size)
    folder, file = click.Path(file_okay=False, path_type=Path), click.Path(dir_okay=False, path_type=Path)
    return [
        *params,
        click.Option(["--size"], type=click.IntRange(1), show_default=cases),
        click.Option(["--seed"], type=int, default=experiment.seed, show_default=True),
        click.Option(["--quick"], is_flag=True),
        click.Option(["--out"], type=folder),
        click.Option(["--plot"], type=file),
        click.Option(["--jobs", "-j"], type=click.IntRange(1)),
        click.Option(["--cluster"], metavar="ADDRESS"),
        click.Option(["--json", "as_json"], is_flag=True),
    ]


def _own_option(option: Option) -> click.Option:
    """Not given, it is as the experiment has it, or its quick trial."""
    name, several = f"--{option.name.replace('_', '-')}", isinstance(option.default, tuple)
    shown = " ".join(option.default) if isinstance(option.default, tuple) else str(option.default or "")
    return click.Option(
        [name, option.name],
        type=str if several else type(option.default),
        multiple=several,
        is_flag=isinstance(option.default, bool),
        default=None,
        show_default=shown or None,
    )


@speaking
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
    speaker: Speaker,
    subjects: tuple[str, ...] = (),
    **settings: Any,
) -> None:
    from kiebitz.cli.lab_report import as_plain, print_report
    from kiebitz.lab.plot import check_plot_is_possible, draw
    from kiebitz.lab.run import make_plan, run

    with faults_told(), going_on_later(speaker):
        if plot is not None:
            check_plot_is_possible(plot)
        said = {name: value for name, value in settings.items() if value not in (None, ())}
        plan = make_plan(experiment, quick=quick, seed=seed, size=size, subjects=subjects, settings=said)
        with (
            _folder(out) as folder,
            workers_for(jobs, cluster, plan.pieces, speaker) as workers,
            _watching(plan) as watch,
        ):
            found = run(plan, workers, folder, watch)
        if plot is not None:
            draw(experiment, found, plot)
    if as_json:
        print_json(as_plain(plan, found, speaker))
    else:
        print_report(Console(), plan, found, speaker)


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
