"""What is done on a Dask cluster of real processes comes to the same as here: a match, training, and reviews."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import format_record
from kiebitz.arena.folder import MatchFolder
from kiebitz.arena.match import Match
from kiebitz.arena.run import Budget, End, run
from kiebitz.cli.main import cli
from kiebitz.formats.rows import read_parquet
from kiebitz.review.archive import _CHUNK, VERDICTS
from kiebitz.training.bidding.learn import Course, learn
from kiebitz.training.bidding.run import Plan
from kiebitz.work.workers import Workers, cluster_workers, local_workers
from tests.arena.matches import full, run_in, without_times
from tests.session.collected import game_record

pytest.importorskip("distributed")

_PATIENCE = 60.0


@contextmanager
def _process(module: str, *arguments: str) -> Iterator[None]:
    command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments, "--no-dashboard"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def _cluster(folder: Path) -> Iterator[str]:
    """A scheduler and two workers; gives the scheduler's address."""
    from distributed import Client

    contact = folder / "scheduler.json"
    worker = ("--scheduler-file", str(contact), "--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
    with (
        _process("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(contact)),
        _process("dask_worker", *worker),
        _process("dask_worker", *worker),
    ):
        end = time.monotonic() + _PATIENCE
        while not contact.exists() and time.monotonic() < end:
            time.sleep(0.1)
        with Client(scheduler_file=str(contact), timeout=_PATIENCE) as client:
            client.wait_for_workers(2, timeout=_PATIENCE)
            address = client.scheduler.address
        yield address


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with _cluster(tmp_path_factory.mktemp("cluster")) as address:
        yield address


@pytest.fixture(scope="module")
def cluster(scheduler: str) -> Iterator[Workers]:
    with cluster_workers(scheduler) as workers:
        yield workers


@pytest.mark.parametrize("match", [full("rules", "random"), full("rules", "random", list_length="all")])
def test_a_cluster_gives_the_same_results(tmp_path: Path, cluster: Workers, match: Match) -> None:
    run_in(tmp_path / "here", match, 12)
    folder = MatchFolder(tmp_path / "cluster", match)
    assert cluster.in_flight == 4
    assert run(folder, cluster, Budget(deals=12)) is End.DEALS
    folder.write_results()
    assert without_times(tmp_path / "cluster") == without_times(tmp_path / "here")


class _Silent:
    def begin(self, stage: str, **values: int) -> None:
        pass

    def advance(self) -> None:
        pass


def test_a_cluster_learns_the_same_bidding(tmp_path: Path, cluster: Workers) -> None:
    course = Course(Plan((2, 2), size=200), value_chunks=1, games=(1, 1), matches=1, player="rules")
    learn(cluster, course, 1, tmp_path / "cluster", _Silent(), "a test")
    with local_workers(1) as here:
        learn(here, course, 1, tmp_path / "here", _Silent(), "a test")
    for name in ("tables.bin", "passing.json", "linear.json"):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_a_cluster_reviews_an_archive_as_this_machine_does(tmp_path: Path, scheduler: str) -> None:
    archive = tmp_path / "games.sgf"
    records = [format_record(game_record(number)) for number in range(_CHUNK + 1)]
    archive.write_text("\n".join([*records, "(;GM[Skat] ;)"]) + "\n")
    for folder, where in (("here", ("-j", "1")), ("cluster", ("--cluster", scheduler))):
        words = ["review", str(archive), "--worlds", "4", "--out", str(tmp_path / folder), *where]
        told = CliRunner().invoke(cli, words)
        assert told.exit_code == 1, told.output  # of the broken record, which is named
        assert "games.sgf:10:1" in told.output
    rows = [list(read_parquet(tmp_path / folder / VERDICTS)) for folder in ("here", "cluster")]
    assert rows[0] == rows[1]
    assert {row["game"] for row in rows[0]} == set(range(len(records)))


def test_a_cluster_that_does_not_answer_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match="no Dask scheduler answers"), cluster_workers("nonsense://"):
        pass
