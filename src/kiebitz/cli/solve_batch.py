"""`kiebitz solve --batch`: positions solved as they come in, answers written as they are found, both in order.

The main thread reads, since only it hears Ctrl-C while it waits for input; others solve, and one writes. So an answer
is written as soon as it and those before it are there, even while the next line has yet to come, and only a few
positions for each thread are in memory.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import Final, TextIO, TypeAlias

from kiebitz.cli.plain import JSON_VERSION
from kiebitz.cores import cores
from kiebitz.formats.position_text import parse_position
from kiebitz.play import Position
from kiebitz.solver import Solver, check_solvable
from kiebitz.stop import Cancelled

Row: TypeAlias = dict[str, object]
Answering: TypeAlias = Callable[[Solver, Position], Row]

_AHEAD: Final = 16  # positions for each thread, so that a hard one at the head of the queue leaves nobody idle


class Batch:
    """Several solvers at work on lines of positions, no more than there are cores.

    answer  what is written of a position, solved by one that knows nothing of those before
    watch   called after each row
    """

    def __init__(
        self, threads: int, table_mb: float, answer: Answering, write: TextIO, watch: Callable[[], None]
    ) -> None:
        self._threads = min(threads, cores())
        self._answer, self._write, self._watch = answer, write, watch
        self._idle: queue.SimpleQueue[Solver] = queue.SimpleQueue()
        self._solvers = [Solver(table_mb) for _ in range(self._threads)]
        for solver in self._solvers:
            self._idle.put(solver)
        self._asked: queue.Queue[Future[Row] | None] = queue.Queue(_AHEAD * self._threads)
        self._fault: Exception | None = None
        self.all_good = True

    def run(self, lines: Iterable[str]) -> None:
        """Write a row for each line that holds a position, with the number of its line; `OSError` if it cannot be."""
        writer = threading.Thread(target=self._write_rows, daemon=True)
        with ThreadPoolExecutor(self._threads) as workers:
            writer.start()
            try:
                for number, line in enumerate(lines, start=1):
                    if self._fault is not None:
                        break
                    if line.strip() and not line.lstrip().startswith("#"):
                        self._asked.put(workers.submit(self._row, number, line))
                self._asked.put(None)
                writer.join()
            except BaseException:
                workers.shutdown(wait=False, cancel_futures=True)
                for solver in self._solvers:
                    solver.cancel()
                raise
        if self._fault is not None:
            raise self._fault

    def _row(self, number: int, line: str) -> Row:
        try:
            position = check_solvable(parse_position(line))
        except ValueError as fault:
            self.all_good = False
            return {"line": number, "error": str(fault)}
        solver = self._idle.get()
        try:
            solver.clear()
            return {"line": number} | self._answer(solver, position)
        finally:
            self._idle.put(solver)

    def _write_rows(self) -> None:
        """In the order of the lines; after a fault rows are only taken, so that the reader is not held up."""
        while (asked := self._asked.get()) is not None:
            if self._fault is not None:
                continue
            try:
                self._write.write(json.dumps({"version": JSON_VERSION, **asked.result()}) + "\n")
                self._write.flush()
                self._watch()
            except (Cancelled, CancelledError):
                return
            except Exception as fault:  # the main thread raises it
                self._fault = fault
