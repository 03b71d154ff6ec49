"""Libraries that are not installed are missed before the work, not after it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.cli.main import cli

SAMPLE = Path(__file__).parents[2] / "data/records/iss_sample.sgf"
CLUSTER = ("--cluster", "tcp://127.0.0.1:1")


def without(module: str, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> Result:
    monkeypatch.setitem(sys.modules, module, None)
    return CliRunner().invoke(cli, list(map(str, words)))


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "full", "rules", "rules", "--out"],
        ["review", SAMPLE, "--out"],
        ["lab", "solver-tail", "--out"],
        *(["train", name, "--out"] for name in ("bidding", "inference", "review", "policy", "null")),
    ],
)
def test_a_cluster_without_its_library_is_refused_at_once(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = without("distributed", monkeypatch, *words, tmp_path / "out", *CLUSTER)
    assert result.exit_code == 1
    assert result.stderr.splitlines()[-1].startswith("Error: a cluster needs Dask; install it with: pip install")
    assert not list(tmp_path.glob("out/*/*"))


def test_training_that_ends_with_a_picture_is_refused_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = without("matplotlib", monkeypatch, "train", "review", "--out", tmp_path / "out", "-j", "1")
    assert result.exit_code == 1
    assert "Error: the diagram needs matplotlib; install it with: pip install 'kiebitz[lab]'" in result.stderr
    assert not (tmp_path / "out").exists()


def test_an_experiment_that_is_to_be_drawn_is_refused_before_it_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plot = ("--plot", tmp_path / "tail.png")
    result = without("matplotlib", monkeypatch, "lab", "solver-tail", "--out", tmp_path / "out", "-j", "1", *plot)
    assert result.exit_code == 1
    assert "Error: the plot needs matplotlib; install it with: pip install 'kiebitz[lab]'" in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_match_says_before_it_is_played_that_there_will_be_no_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ("arena", "full", "rules", "random", "--deals", "1", "-j", "1", "--out", tmp_path)
    result = without("matplotlib", monkeypatch, *match)
    assert result.exit_code == 0
    told, *_, kept = result.stderr.splitlines()
    assert told == "there will be no plot: the plot needs matplotlib; install it with: pip install 'kiebitz[lab]'"
    assert kept.startswith("all deals are played; kept in")
