"""Playing a match from the command line: progress, reports, and what is told when it ends."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path

import click
from rich.console import Console

from kiebitz.arena.folder import PLOT, FinishedMatch, MatchFolder
from kiebitz.arena.match import ListLength, Match, Mode
from kiebitz.arena.plot import check_plot_is_possible, plot
from kiebitz.arena.report import Report, plain_report, report
from kiebitz.arena.results import at_fault_throughout
from kiebitz.arena.run import Budget, End, run
from kiebitz.arena.scores import pair_scores
from kiebitz.arena.seats import check_players
from kiebitz.cli.arena_report import brief_estimate, print_report
from kiebitz.cli.faults import Fault
from kiebitz.cli.plain import print_json
from kiebitz.cli.program import INTERRUPTED
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.speaker import Speaker
from kiebitz.extras import MissingExtra
from kiebitz.formats.foreign_text import printable
from kiebitz.words import words
from kiebitz.work.sequential import SequentialTest
from kiebitz.work.statistics import estimate_mean
from kiebitz.work.workers import Workers, cluster_workers, local_workers

_DEFAULT_DEALS = 200
_SECONDS_BETWEEN_ESTIMATES = 1.0


def play_match(
    mode: Mode,
    *,
    players: tuple[str, ...],
    seed: int,
    deals: int | None,
    seconds: float | None,
    until_width: float | None,
    decide: tuple[float, float] | None,
    alpha: float | None,
    beta: float | None,
    game_seconds: float | None,
    pipma: bool,
    shorten: bool,
    out: Path | None,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    speaker: Speaker,
    bidding: str = "rules",
    roles: bool = False,
    list_length: ListLength | None = None,
    one: bool = False,
) -> None:
    """Play a match, or play it on, and print its report."""
    if cluster is not None and jobs is not None:
        raise click.UsageError(speaker.say("program-jobs-or-cluster"))
    with _faults_told(speaker), ExitStack() as stack:
        match = Match(
            mode=mode,
            players=players,
            seed=seed,
            bidding=bidding,
            roles=roles,
            list_length=list_length,
            one=one,
            game_seconds=game_seconds,
            pipma=pipma,
            shorten=shorten,
        )
        check_players([*players, bidding])
        test = _test(decide, speaker, alpha=alpha, beta=beta)
        if out is not None:
            _tell_missing_plot(speaker)
        kept = out or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = stack.enter_context(MatchFolder(kept, match))
        if test is not None:
            folder.keep_test(test)
        if deals is None and seconds is None and until_width is None and test is None:
            deals = _DEFAULT_DEALS
        budget = Budget(deals=deals, seconds=seconds, width=until_width, test=test)
        workers = cluster_workers(cluster) if cluster else local_workers(jobs, _missing(folder, budget))
        end = _run(folder, budget, workers, speaker)
        _tell(folder, end, speaker, is_kept=out is not None, as_json=as_json)
        broken = at_fault_throughout(match, [game for unit in folder.units() for game in unit])
    if end is End.INTERRUPTED:
        raise click.exceptions.Exit(INTERRUPTED)
    if broken:
        names = ", ".join(map(printable, broken))
        raise click.ClickException(speaker.say("arena-always-at-fault", players=names))


def _test(values: tuple[float, float] | None, speaker: Speaker, **errors: float | None) -> SequentialTest | None:
    given = {name: share for name, share in errors.items() if share is not None}
    if values is None:
        if given:
            raise click.UsageError(speaker.say("arena-errors-of-decide"))
        return None
    return SequentialTest(low=values[0], high=values[1], **given)


def show_match(path: Path, speaker: Speaker, *, as_json: bool) -> None:
    """Print the report of a kept match again."""
    with _faults_told(speaker):
        played = FinishedMatch.load(path)
        _print(report(played.match, played.units(), played.test), speaker, as_json=as_json)


def _missing(folder: MatchFolder, budget: Budget) -> int | None:
    """How many deals, or tables of lists, are still to be played at most."""
    match, units = folder.match, budget.units(folder.match.deals_in_unit)
    if match.list_length == "all":
        return len(match.tables(0))
    tables = 1 if match.list_length is None else len(match.tables(0))
    return None if units is None else tables * (units - len(folder.finished))


def _run(folder: MatchFolder, budget: Budget, workers: AbstractContextManager[Workers], speaker: Speaker) -> End:
    def tell_interrupted() -> None:
        click.echo(speaker.say("arena-finishing"), err=True)

    with workers as ready, _progress(folder, budget, speaker) as watch:
        return run(folder, ready, budget, watch, tell_interrupted)


def _tell(folder: MatchFolder, end: End, speaker: Speaker, *, is_kept: bool, as_json: bool) -> None:
    """Write the results, print them, and say where they are and how to go on."""
    units = folder.units()
    if units:
        found = report(folder.match, units, folder.test)
        folder.write_results()
        _print(found, speaker, as_json=as_json)
        if is_kept:
            _plot(folder, found, speaker)
    if is_kept:
        click.echo(speaker.say("arena-ended", end=end.value, folder=str(folder.path)), err=True)
    if end is End.INTERRUPTED:
        unit, count = folder.match.unit, len(folder.finished)
        said = speaker.say("arena-goes-on" if is_kept else "arena-could-go-on", unit=unit, count=count)
        click.echo(said, err=True)


def _tell_missing_plot(speaker: Speaker) -> None:
    try:
        check_plot_is_possible()
    except MissingExtra as reason:
        click.echo(speaker.say("arena-no-plot", reason=str(reason)), err=True)


def _plot(folder: MatchFolder, found: Report, speaker: Speaker) -> None:
    with suppress(MissingExtra):  # it was told at the start
        plot(folder.match, folder.units(), found, folder.path / PLOT, words(speaker.language))


def _print(found: Report, speaker: Speaker, *, as_json: bool) -> None:
    if as_json:
        print_json(plain_report(found))
    else:
        print_report(Console(highlight=False), found, speaker)


@contextmanager
def _progress(folder: MatchFolder, budget: Budget, speaker: Speaker) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, with the running estimate; what comes out is called after each deal."""
    with progress_bar() as bar:
        units = budget.units(folder.match.deals_in_unit)
        task = bar.add_task(speaker.say("arena-at-work"), total=units, completed=len(folder.finished))
        last = time.monotonic()

        def watch() -> None:
            nonlocal last
            bar.update(task, completed=len(folder.finished))
            if bar.console.is_terminal and time.monotonic() - last > _SECONDS_BETWEEN_ESTIMATES:
                bar.update(task, description=_running(folder, speaker))
                last = time.monotonic()

        yield watch


def _running(folder: MatchFolder, speaker: Speaker) -> str:
    """The differences so far, in a few words."""
    match, units = folder.match, folder.units()
    if not units:
        return speaker.say("arena-at-work")
    names = [printable(label) for label in match.labels]
    estimates = {pair: estimate_mean(pair_scores(match, pair, units).difference()) for pair in match.pairings}
    return ", ".join(
        f"{names[first]} - {names[second]} {brief_estimate(estimate, speaker)}"
        for (first, second), estimate in estimates.items()
    )


@contextmanager
def _faults_told(speaker: Speaker) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        raise click.Abort(speaker.say("arena-left")) from None
    except BrokenExecutor:
        raise click.ClickException(speaker.say("arena-worker-died")) from None
    except ValueError as fault:
        raise Fault(fault) from None
