"""Who does the work: this process, others on this machine, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing.util import Finalize
from types import FrameType
from typing import Any, Final, ParamSpec, TypeVar

from kiebitz.cores import cores
from kiebitz.errors import Fault
from kiebitz.extras import require
from kiebitz.interrupts import interrupted_afterwards

Arguments = ParamSpec("Arguments")
Done = TypeVar("Done")

_NICENESS: Final = 10


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how many pieces to give it at a time so that it never waits.

    single  executors of one process each, for work that finds there what it has left; none if `executor` is one
    """

    executor: Executor
    in_flight: int
    single: tuple[Executor, ...] = ()

    def submit(
        self, work: Callable[Arguments, Done], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Future[Done]:
        """Give a piece of work to the workers."""
        return self.executor.submit(work, *args, **kwargs)

    def process(self, number: int) -> Executor:
        """One and the same process for every piece of work of this number."""
        single = self.single or (self.executor,)
        return single[number % len(single)]


class _Processes(ProcessPoolExecutor):
    """Processes that are started when they get their first work, whoever interrupts that."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with interrupted_afterwards():  # it would be lost in what Python calls around the start of a process
            return super().submit(fn, *args, **kwargs)


@contextmanager
def local_workers(jobs: int | None = None, pieces: int | None = None) -> Iterator[Workers]:
    """So many processes on this machine, but never more than it has cores or than there are pieces of work.

    If not said, as many as that allows. One job needs no other process.
    """
    jobs = max(1, min(number for number in (jobs, pieces, cores()) if number is not None))
    if jobs == 1:
        with _working():
            yield Workers(_InThisProcess(), in_flight=1)
        return
    with ExitStack() as stack:  # a process is started when it gets its first work
        executor, *single = (
            stack.enter_context(_Processes(size, initializer=_become_worker, initargs=(os.getpid(),)))
            for size in (jobs, *[1] * jobs)
        )
        try:
            yield Workers(executor, in_flight=2 * jobs, single=tuple(single))
        except KeyboardInterrupt:  # somebody does not want to wait for the work in hand
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def become_background_worker(leader: int) -> None:
    """What a process does first that takes only the time that others leave, and must not outlive its leader."""
    _become_worker(leader)
    put_behind_others()


def put_behind_others(process: int = 0) -> None:
    """Let a process take only the time that others leave; 0 is this one.

    Whoever starts a process does it for it: the new one would first read all its modules at full priority.
    """
    if hasattr(os, "setpriority"):
        now = os.getpriority(os.PRIO_PROCESS, process)
        os.setpriority(os.PRIO_PROCESS, process, max(now, _NICENESS))


def _become_worker(leader: int) -> None:
    """Leave interruptions to the leader, who lets work in hand be finished, and do not outlive it if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Finalize(None, _working_until_the_end().close, exitpriority=1)
    threading.Thread(target=_end_with, args=(leader,), daemon=True).start()


def _end_with(leader: int) -> None:
    while os.getppid() == leader:
        time.sleep(1)
    os._exit(1)


_end_of_work: ExitStack | None = None


def end_of_work() -> ExitStack | None:
    """For what a worker keeps from one piece of work to the next: it is closed when this process has no more to do.

    `None` if nobody knows when that will be: this process does not work, or for a cluster.
    """
    return _end_of_work


def _working_until_the_end() -> ExitStack:
    global _end_of_work
    _end_of_work = ExitStack()
    return _end_of_work


@contextmanager
def _working() -> Iterator[None]:
    """This process is a worker for a while."""
    global _end_of_work
    before = _end_of_work
    try:
        with _working_until_the_end():
            yield
    finally:
        _end_of_work = before


def check_cluster_is_possible() -> None:
    """`MissingExtra` without the library that it needs."""
    require("distributed", "Dask", "cluster", "cluster")


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """The workers of the Dask cluster whose scheduler has this address."""
    check_cluster_is_possible()
    from distributed import Client

    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        raise Fault("cluster-silent", name=address, detail=str(error)) from None
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise Fault("cluster-without-workers", name=address)
        single = tuple(client.get_executor(workers=[worker]) for worker in client.ncores())
        yield Workers(client.get_executor(), in_flight=2 * cores, single=single)


class _InThisProcess(Executor):
    """Does at once what it is given."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Interruption:
    """Whether somebody has asked for an end by Ctrl-C; asking again raises `KeyboardInterrupt` as usual."""

    def __init__(self, noticed: Callable[[], None]) -> None:
        self.wanted = False
        self._noticed = noticed

    def __bool__(self) -> bool:
        return self.wanted

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self.wanted:
            signal.default_int_handler(number, frame)
        self.wanted = True
        self._noticed()


@contextmanager
def finishing_work_in_hand(noticed: Callable[[], None]) -> Iterator[Interruption]:
    """While this lasts the first Ctrl-C is only noted, so that the piece under way is finished and kept."""
    interruption = Interruption(noticed)
    if threading.current_thread() is not threading.main_thread():
        yield interruption
        return
    before = signal.signal(signal.SIGINT, interruption._on_signal)
    try:
        yield interruption
    finally:
        signal.signal(signal.SIGINT, before)
