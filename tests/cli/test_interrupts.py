"""Ctrl-C as a terminal sends it, to the whole group of processes: a status of 130, a line on how to go on, no
traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

SECONDS = 300  # far more than any of this takes
INTERRUPTED = 130
SAMPLE = Path(__file__).parents[2] / "data/records/iss_sample.sgf"


@contextmanager
def running(*words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """The command, in a group of its own as a shell starts it."""
    with subprocess.Popen(
        [sys.executable, "-m", "kiebitz", *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str]:
    """How it ends, and its last words. It is interrupted as a person would, once more if nothing happens: a signal that
    comes just before Python begins to read from a pipe is noticed only when the read ends."""
    for _ in range(SECONDS // 20):
        os.killpg(process.pid, signal.SIGINT)
        try:
            complained = process.communicate(timeout=20)[1]
        except subprocess.TimeoutExpired:
            continue
        assert "Traceback" not in complained
        return process.returncode, complained.strip()
    raise AssertionError("still running")


@pytest.mark.parametrize("words", [["bench", "solver"], ["arena", "probe", "rules", "--games", "100000"]])
def test_a_command_at_work_ends_with_130(words: list[str]) -> None:
    with running(*words) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        assert interrupted(process) == (INTERRUPTED, "Interrupted.")


def test_an_engine_ends_with_130() -> None:
    with running("engine", "rules") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write('{"type":"hello","protocol":1}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        assert interrupted(process) == (INTERRUPTED, "Interrupted.")


@pytest.mark.parametrize("words", [["check"], ["check", "-j", "2"], ["convert", "-j", "2", "--to", "jsonl"]])
def test_reading_records_ends_with_130_whoever_reads(words: list[str], tmp_path: Path) -> None:
    endless = tmp_path / "games.sgf"
    os.mkfifo(endless)
    with running("record", *words, endless) as process, endless.open("w") as file:  # opens when somebody reads
        for _ in range(150):  # some batches, of which only the last fit into the pipe
            file.write(SAMPLE.read_text())
        file.flush()
        status, complained = interrupted(process)
        assert (status, complained.splitlines()[-1]) == (INTERRUPTED, "Interrupted.")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_training_ends_with_130_and_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    with running("train", "null", "--out", tmp_path, "--jobs", jobs) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "playing\n"
        assert interrupted(process) == (INTERRUPTED, "Interrupted; the same command goes on from here.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Interrupted; the same command goes on from here."),
        ("de", "Abgebrochen; derselbe Aufruf macht hier weiter."),
    ],
)
def test_the_review_of_an_archive_ends_with_130_and_says_how_to_go_on(language: str, said: str, tmp_path: Path) -> None:
    options = ("--lang", language, "--worlds", "1000", "--jobs", "2")
    with running("review", SAMPLE, "--out", tmp_path / "out", *options) as process:
        while not (tmp_path / "out/games").exists():  # it works
            assert process.poll() is None
            time.sleep(0.05)
        assert interrupted(process) == (INTERRUPTED, said)


def test_a_match_left_at_once_says_how_to_go_on(tmp_path: Path) -> None:
    match = ("arena", "full", "kermit:1000", "kermit:1000", "--deals", "100", "--jobs", "2", "--out", tmp_path)
    with running(*match) as process:
        assert process.stderr is not None
        while not (tmp_path / "match.json").exists():
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said = process.stderr.readline()
        status, complained = interrupted(process)
        assert status == INTERRUPTED
        assert (said + complained).splitlines()[-1] == "left at once; with --out, the same command goes on from here"
