"""Who works: no more processes than there is work for."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

from kiebitz.work.workers import background_worker, local_workers


@pytest.mark.parametrize(("jobs", "pieces", "in_flight"), [(8, 2, 4), (2, 100, 4), (3, None, 6)])
def test_processes_are_capped_by_the_work_there_is(jobs: int, pieces: int | None, in_flight: int) -> None:
    with local_workers(jobs, pieces) as workers:
        assert isinstance(workers.executor, ProcessPoolExecutor)
        assert workers.in_flight == in_flight


@pytest.mark.parametrize(("jobs", "pieces"), [(1, None), (8, 1), (8, 0)])
def test_one_piece_needs_no_other_process(jobs: int, pieces: int | None) -> None:
    with local_workers(jobs, pieces) as workers:
        assert not isinstance(workers.executor, ProcessPoolExecutor)
        assert workers.submit(pow, 2, 5).result() == 32


def test_background_work_is_done_by_one_other_process_that_lets_others_go_first() -> None:
    with background_worker() as workers:
        assert workers.submit(os.getpid).result() == workers.submit(os.getpid).result() != os.getpid()
        assert workers.submit(os.nice, 0).result() == min(os.nice(0) + 10, 19)


def test_background_work_that_has_not_begun_is_dropped_at_the_end() -> None:
    with background_worker() as workers:
        waiting = [workers.submit(time.sleep, 0.2) for _ in range(500)]
    assert waiting[0].done()
    assert waiting[-1].cancelled()
