"""A match from start to end: deals go to the workers, come back in any order, and are kept at once.

Of lists, the next deal of each table goes to the process in which its players sit.

The rule for stopping looks only at fixed numbers of deals, and no deal beyond is begun before it has decided. So a
match ends after the same deals whatever the number of workers, and however often it was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Any

from kiebitz.arena.chains import leave_tables, play_next
from kiebitz.arena.folder import MatchFolder
from kiebitz.arena.match import Table
from kiebitz.arena.play import play_deal
from kiebitz.arena.scores import pair_scores
from kiebitz.errors import Fault
from kiebitz.work.sequential import SequentialTest, decide
from kiebitz.work.statistics import Values, estimate_mean
from kiebitz.work.workers import Interruption, Workers, finishing_work_in_hand


class End(StrEnum):
    """Why a match has ended, for now: all deals are played, the interval is tight enough, it is decided, the time is
    spent, or somebody has interrupted it."""

    DEALS = "deals"
    WIDTH = "width"
    DECIDED = "decided"
    SECONDS = "seconds"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """When to stop, whichever comes first.

    deals    so many deals, those of earlier runs included; lists are played to their end
    seconds  so much time in this run; deals under way are finished, lists are not
    width    the 95% interval of every difference per 36, from its low to its high end, is no wider
    test     is decided for every difference per 36
    """

    deals: int | None = None
    seconds: float | None = None
    width: float | None = None
    test: SequentialTest | None = None

    def __post_init__(self) -> None:
        if self.deals is None and self.seconds is None and not self.looks:
            raise Fault("match-without-end")
        for name in ("deals", "seconds", "width"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise Fault("match-end", name=name, given=str(value))

    @property
    def looks(self) -> bool:
        """Whether the end depends on what comes out."""
        return self.width is not None or self.test is not None

    def units(self, deals_in_unit: int) -> int | None:
        """How many deals or lists that is; `None` without such an end."""
        return None if self.deals is None else -(-self.deals // deals_in_unit)


def run(
    folder: MatchFolder,
    workers: Workers,
    budget: Budget,
    watch: Callable[[], None] = lambda: None,
    interrupted: Callable[[], None] = lambda: None,
) -> End:
    """Play what is missing until the budget is spent; `watch` is called after each deal.

    Ctrl-C ends it early: `interrupted` is called, and what is under way is finished and kept. Once more leaves at once.
    """
    with finishing_work_in_hand(interrupted) as interruption:
        return _Run(folder, workers, budget, watch, interruption).to_end()


class _Run:
    def __init__(
        self,
        folder: MatchFolder,
        workers: Workers,
        budget: Budget,
        watch: Callable[[], None],
        interruption: Interruption,
    ) -> None:
        self._folder = folder
        self._workers = workers
        self._budget = budget
        self._watch = watch
        self._interruption = interruption
        self._start = time.monotonic()
        self._units = budget.units(folder.match.deals_in_unit)
        self._between_checks = folder.match.units_between_checks
        self._pending: dict[Future[Any], int | Table] = {}  # deals, or tables whose next deal is played
        self._processes: dict[Table, Executor] = {}  # where the players of a table sit

    def to_end(self) -> End:
        while (end := self._end()) is None:
            self._play_up_to(self._next_check())
        self._finish_pending()
        for process in set(self._processes.values()):
            process.submit(leave_tables).result()
        return end

    def _end(self) -> End | None:
        counted = len(self._folder.units())
        if self._units is not None and counted >= self._units:
            return End.DEALS
        if self._budget.test is not None and self._is_decided(self._budget.test):
            return End.DECIDED
        if self._budget.width is not None and self._is_tight(counted, self._budget.width):
            return End.WIDTH
        if self._interruption:
            return End.INTERRUPTED
        return End.SECONDS if self._time_is_spent() else None

    def _differences(self) -> list[Values]:
        match, units = self._folder.match, self._folder.units()
        return [pair_scores(match, pairing, units).difference() for pairing in match.pairings]

    def _is_decided(self, test: SequentialTest) -> bool:
        differences = self._differences()
        return all(len(values) and decide(test, values, self._between_checks).verdict for values in differences)

    def _is_tight(self, counted: int, width: float) -> bool:
        if not counted or counted % self._between_checks:
            return False
        intervals = [estimate_mean(values).interval for values in self._differences()]
        return all(interval is not None and interval.width <= width for interval in intervals)

    def _time_is_spent(self) -> bool:
        return self._budget.seconds is not None and time.monotonic() - self._start >= self._budget.seconds

    def _next_check(self) -> int | None:
        """The number of units after which to look again; `None` if only time sets an end."""
        if not self._budget.looks:
            return self._units
        check = (len(self._folder.units()) // self._between_checks + 1) * self._between_checks
        return check if self._units is None else min(check, self._units)

    def _play_up_to(self, stop: int | None) -> None:
        begin = self._begin_deals(stop) if self._folder.match.list_length is None else self._begin_games(stop)
        while not self._interruption:
            while len(self._pending) < self._workers.in_flight and not self._time_is_spent() and next(begin, False):
                pass
            if not self._pending:
                return
            self._collect()

    def _missing(self, stop: int | None) -> Iterator[int]:
        numbers = count() if stop is None else range(stop)
        return (number for number in numbers if number not in self._folder.finished)

    def _begin_deals(self, stop: int | None) -> Iterator[bool]:
        """Give a deal to the workers each time, as long as there are some."""
        for number in self._missing(stop):
            self._pending[self._workers.submit(play_deal, self._folder.match, number)] = number
            yield True

    def _begin_games(self, stop: int | None) -> Iterator[bool]:
        """Let the first table play on that is not playing, each time; whether there was one."""
        while True:
            playing = set(self._pending.values())
            table = next((table for table in self._unfinished(stop) if table not in playing), None)
            if table is not None:
                self._play_on(table)
            yield table is not None

    def _unfinished(self, stop: int | None) -> Iterator[Table]:
        """The tables with deals to play, in order; those of a single list go on side by side, so that deals count."""
        match, under_way = self._folder.match, self._folder.under_way
        if match.list_length == "all":
            tables = sorted(match.tables(0), key=lambda table: len(under_way[table]))
            return (table for table in tables if stop is None or len(under_way[table]) < stop)
        tables_in_order = (table for number in self._missing(stop) for table in match.tables(number))
        return (table for table in tables_in_order if len(under_way[table]) < match.deals_in_unit)

    def _play_on(self, table: Table) -> None:
        """Play the next deal of a table, whose players first sit down, and hear of the games before, in a new run."""
        before, past = self._folder.under_way[table], None
        if table not in self._processes:
            self._processes[table] = self._workers.process(len(self._processes))
            past = [game.record for game in before]
        process = self._processes[table]
        self._pending[process.submit(play_next, self._folder.match, table, len(before), past)] = table

    def _collect(self) -> None:
        done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
        for future in [future for future in self._pending if future in done]:
            self._keep(self._pending.pop(future), future.result())
            self._watch()

    def _keep(self, piece: int | Table, played: Any) -> None:
        if isinstance(piece, Table):
            self._folder.add_game(piece, played)
        else:
            self._folder.add(piece, played)

    def _finish_pending(self) -> None:
        """Give up what has not begun, and keep what is under way."""
        for future in list(self._pending):
            if future.cancel():
                del self._pending[future]
        while self._pending:
            self._collect()
