"""Matches that the core plays alone, and deals with contracts to play them on, from the command line."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from itertools import count, islice
from pathlib import Path

from rich.console import Console
from rich.table import Table

from kiebitz.arena.contracts import pieces, read_contracts
from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.results import KINDS
from kiebitz.arena.roles import Gains, Played, Start, gains, in_core, play, start_of_game, starts_of_contracts
from kiebitz.arena.seats import check_players
from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.speaker import Speaker
from kiebitz.cores import cores
from kiebitz.errors import Fault
from kiebitz.formats.foreign_text import printable
from kiebitz.work.chunks import do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.statistics import Estimate
from kiebitz.work.workers import local_workers

_DEFAULT_DEALS = 2000
_MANIFEST = "contracts.json"


def play_roles(
    players: tuple[str, str],
    *,
    contracts: Path | None,
    bidding: str,
    kind: str | None,
    deals: int | None,
    seed: int,
    threads: int | None,
    as_json: bool,
    speaker: Speaker,
) -> None:
    """Play a match in the core and print its gains."""
    with faults_told():
        first, second = map(in_core, players)
        if contracts is None:
            check_players([bidding])
            starts = _bid(Match(mode=Mode.CARDPLAY, players=players, seed=seed, bidding=bidding))
            deals = deals or _DEFAULT_DEALS
        else:
            starts = starts_of_contracts(read_contracts(contracts))
        begin = time.perf_counter()
        with _progress(deals, speaker) as watch:
            played = play(
                islice(_of_kind(starts, kind), deals), first, second, seed, threads=threads or cores(), watch=watch
            )
        seconds = time.perf_counter() - begin
        if not len(played.kinds):
            raise Fault("arena-no-such-deals")
    _tell(players, played, seconds, speaker, as_json=as_json)


def keep_contracts(out: Path, *, bidding: str, deals: int, seed: int, jobs: int | None, speaker: Speaker) -> None:
    """Bid deals, or what is missing of them, and keep them in a folder."""
    with faults_told():
        check_players([bidding])
        match = Match(mode=Mode.CARDPLAY, players=("rules", "rules"), seed=seed, bidding=bidding)
        work = pieces(match, deals)
        with RunFolder(out, "bidding", {"bidding": bidding, "seed": seed}, _MANIFEST), progress_bar() as bar:
            task = bar.add_task(speaker.say("arena-bidding"), total=len(work))
            with local_workers(jobs, len(work)) as workers:
                do_missing(workers, work, out, lambda: bar.advance(task))


def _bid(match: Match) -> Iterator[Start]:
    return (start_of_game(opening(match, number)) for number in count())


def _of_kind(starts: Iterator[Start], kind: str | None) -> Iterator[Start]:
    return (start for start in starts if kind is None or KINDS[start.kind] == kind)


@contextmanager
def _progress(deals: int | None, speaker: Speaker) -> Iterator[Callable[[int], None]]:
    with progress_bar() as bar:
        task = bar.add_task(speaker.say("arena-at-work"), total=deals)
        yield lambda number: bar.update(task, completed=number)


def _tell(players: tuple[str, str], played: Played, seconds: float, speaker: Speaker, *, as_json: bool) -> None:
    found = gains(played)
    if as_json:
        parts = {name: asdict(part) for name, part in found.items()}
        print_json({"players": players, "seconds": seconds, "gains": parts})
        return
    console, (first, second) = Console(highlight=False), map(printable, players)
    deals = len(played.kinds)
    console.print(
        speaker.say("arena-roles-heading", first=first, second=second, deals=deals, games=3 * deals, seconds=seconds),
        markup=False,
    )
    console.print(_table(found, speaker))


def _table(found: dict[str, Gains], speaker: Speaker) -> Table:
    table = Table(header_style="dim", box=None, pad_edge=False)
    table.add_column(speaker.say("arena-points-per-36"))
    headings = (
        speaker.say("arena-deals"),
        speaker.say("arena-difference"),
        speaker.say("arena-interval"),
        speaker.say("arena-gain-as-declarer"),
        speaker.say("arena-gain-in-defence"),
    )
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, part in found.items():
        gained = _cell(part.as_declarer, speaker), _cell(part.in_defence, speaker)
        within = _within(part.difference, speaker)
        table.add_row(
            speaker.say("arena-kind", kind=name), str(part.deals), _cell(part.difference, speaker), within, *gained
        )
    return table


def _within(estimate: Estimate, speaker: Speaker) -> str:
    interval = estimate.interval
    if interval is None:
        return ""
    return speaker.say("arena-from-to", low=speaker.signed(interval.low), high=speaker.signed(interval.high))


def _cell(estimate: Estimate, speaker: Speaker) -> str:
    error = "" if estimate.error is None else f" ± {speaker.wording.decimal(estimate.error, 0)}"
    return speaker.signed(estimate.mean) + error
