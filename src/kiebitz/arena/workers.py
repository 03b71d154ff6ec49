"""Where deals are played: in this process, in others on this machine, or on a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from kiebitz.arena.match import Match
from kiebitz.arena.play import play_deal
from kiebitz.arena.results import PlayedGame


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how many deals to give it at a time so that it never waits."""

    executor: Executor
    in_flight: int

    def play(self, match: Match, number: int) -> Future[list[PlayedGame]]:
        return self.executor.submit(play_deal, match, number)


@contextmanager
def local_workers(jobs: int | None = None) -> Iterator[Workers]:
    """So many processes on this machine, as many as it has cores if not said; one job needs no other process."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Workers(_InThisProcess(), in_flight=1)
        return
    with ProcessPoolExecutor(jobs, initializer=_become_worker, initargs=(os.getpid(),)) as executor:
        try:
            yield Workers(executor, in_flight=2 * jobs)
        except KeyboardInterrupt:  # somebody does not want to wait for the deals under way
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _become_worker(leader: int) -> None:
    """Leave interruptions to the leader, who lets work in hand be finished, and do not outlive it if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leader,), daemon=True).start()


def _end_with(leader: int) -> None:
    while os.getppid() == leader:
        time.sleep(1)
    os._exit(1)


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """The workers of the Dask cluster whose scheduler has this address."""
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("a cluster needs Dask; install it with: pip install 'kiebitz[cluster]'") from None
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask scheduler answers at {address!r}: {error}") from None
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise ValueError(f"the cluster at {address} has no workers")
        yield Workers(client.get_executor(), in_flight=2 * cores)


class _InThisProcess(Executor):
    """Does at once what it is given."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
