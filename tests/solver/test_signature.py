"""The signature of the search: who changes the search on purpose changes this number, and quotes both."""

from __future__ import annotations

from kiebitz.lab.bench import bench_solver

SIGNATURE = 2_130_054


def test_the_search_is_the_one_that_was_measured() -> None:
    assert sum(result.nodes for result in bench_solver()) == SIGNATURE
