"""Who works: no more processes than there is work for."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from kiebitz.cores import cores
from kiebitz.work.workers import local_workers


@pytest.mark.parametrize(("jobs", "pieces"), [(8, 2), (2, 100), (500, None), (None, 2), (None, None), (500, 500)])
def test_processes_are_capped_by_the_work_and_the_cores_there_are(jobs: int | None, pieces: int | None) -> None:
    most = min(jobs or cores(), pieces or cores(), cores())
    before = set(multiprocessing.active_children())
    with local_workers(jobs, pieces) as workers:
        assert workers.in_flight == (1 if most == 1 else 2 * most)
        workers.submit(os.getpid).result()
        assert len(set(multiprocessing.active_children()) - before) == (0 if most == 1 else most)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="processes cannot be kept to some cores here")
def test_a_process_kept_to_one_core_starts_no_other() -> None:
    with ProcessPoolExecutor(1, initializer=_keep_to_one_core) as executor:
        assert executor.submit(_works_alone).result()


def _keep_to_one_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _works_alone() -> bool:
    with local_workers(8, 100) as workers:
        return workers.submit(os.getpid).result() == os.getpid()


@pytest.mark.parametrize(("jobs", "pieces"), [(1, None), (8, 1), (8, 0)])
def test_one_piece_needs_no_other_process(jobs: int, pieces: int | None) -> None:
    with local_workers(jobs, pieces) as workers:
        assert not isinstance(workers.executor, ProcessPoolExecutor)
        assert workers.submit(pow, 2, 5).result() == 32
