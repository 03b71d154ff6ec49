"""Who works: no more processes than there is work for."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import pytest

from kiebitz.work.workers import local_workers


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
