"""`kiebitz lab` as people and programs use it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.cli.main import cli
from kiebitz.lab.experiments import NAMES

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
SECONDS = 300  # far more than any of this takes


def lab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["lab", *map(str, arguments)], terminal_width=120)


def test_without_a_name_all_are_listed() -> None:
    listed = lab().stdout
    assert [name for name in NAMES if f"\n{name} " not in f"\n{listed}"] == []


def test_an_experiment_explains_itself() -> None:
    told = " ".join(lab("solver-tables", "--help").stdout.split())
    assert "What do payoff similarity and lowest winning ranks save?" in told
    assert "(100 deals of each kind)" in told
    assert "suit, suit+, grand, grand+" in told


def test_lists_in_an_explanation_stay_lists() -> None:
    assert "\n  suits   by the product of the suit tables" in lab("null-putting", "--help").stdout


def test_the_table_has_ours_beside_the_published() -> None:
    result = lab("solver-tables", "--quick", "--size", "1", "--jobs", "1", "--subject", "suit")
    assert result.exit_code == 0
    (line,) = [line for line in result.stdout.splitlines() if line.startswith("canonical: time")]
    assert line.endswith("15.0%")
    assert "published: Furtak's thesis" in result.stdout


def test_german_has_its_own_words_and_marks() -> None:
    call = ("solver-tables", "--quick", "--size", "1", "--jobs", "1", "--subject", "suit")
    result = lab(*call, "--lang", "de")
    asks, conditions, _, heads, *figures = result.stdout.splitlines()
    assert asks == "Was sparen gleichwertige Stellungen und niedrigste Gewinnkarten?"
    assert conditions == "1 Verteilung jeder Art, Seed 1"
    assert heads.split() == ["suit", "unsere", "95", "%", "aus", "veröffentlicht"]
    (line,) = [line for line in figures if line.startswith("canonical: time")]
    assert line.endswith("15,0 %")
    assert re.search(r"^bare: nodes +\d+\.\d{3} ", "\n".join(figures), re.MULTILINE)
    assert figures[-1].startswith("veröffentlicht: Furtak")


def test_json_is_one_object_with_every_figure() -> None:
    found = json.loads(lab("solver-tail", "--quick", "--seed", "3", "--jobs", "1", "--json").stdout)
    assert (found["experiment"], found["seed"], found["size"]) == ("solver-tail", 3, 20)
    assert found["figures"][0]["what"] == "slowest / mean, in nodes"
    assert found["figures"][0]["ours"] >= 1


@pytest.mark.parametrize("name", ["solver-tail", "solver-lattice"])  # of the figures, and of its own
def test_a_plot_is_drawn(name: str, tmp_path: Path) -> None:
    result = lab(name, "--quick", "--size", "2", "--jobs", "1", "--plot", tmp_path / "plot.png")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["nonsense"], "no experiment is called 'nonsense'; `kiebitz lab` lists them"),
        (["solver-tables", "--subject", "ramsch"], "solver-tables has no subject 'ramsch'; it has: suit, suit+"),
        (["solver-tail", "--size", "0"], "Invalid value for '--size': it is a number of 1 or more"),
        (["solver-tail", "--plot", "tail.doc"], "tail.doc is no picture; its name may end in"),
        (["solver-tail", "--plot", "nowhere/tail.png"], "there is no folder nowhere"),
        (
            ["null-play", "--subject", "closed, nobody v kermit"],
            "cannot measure 'closed, nobody v kermit': unknown player",
        ),
        (["recursive-soloists", "--subject", "kermit"], "it has the form 'DECLARER against DEFENDERS'"),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], fault: str) -> None:
    result = lab(*words)
    assert result.exit_code != 0
    assert fault in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["nonsense"], "kein Experiment heißt „nonsense“"),
        (["solver-tables", "--subject", "ramsch"], "solver-tables misst „ramsch“ nicht, sondern: suit, suit+"),
        (["solver-tail", "--plot", "tail.doc"], "tail.doc ist kein Bild"),
        (["solver-tail", "--plot", "nowhere/tail.png"], "den Ordner nowhere gibt es nicht"),
        (["null-play", "--subject", "kermit"], "nicht messen: man schreibt es 'ART, ALLEINSPIELER v GEGENSPIELER'"),
        (["null-play", "--subject", "closed, parts:x v kermit"], "die Teile des Spezialisten sind"),
        (["recursive-soloists", "--subject", "kermit"], "man schreibt es 'ALLEINSPIELER against GEGENSPIELER'"),
        (["recursive-soloists", "--subject", "nobody against rules"], "Spieler „nobody“ ist unbekannt"),
        (["solver-tail", "--jobs", "1", "--cluster", "x"], "--jobs gilt für diesen"),
    ],
)
def test_what_cannot_be_is_refused_in_german(words: list[str], fault: str) -> None:
    result = lab(*words, "--lang", "de")
    assert result.exit_code != 0
    assert fault in " ".join(result.output.split())


def test_a_folder_of_another_seed_is_refused(tmp_path: Path) -> None:
    assert lab("solver-tail", "--size", "1", "--jobs", "1", "--out", tmp_path).exit_code == 0
    refused = lab("solver-tail", "--size", "1", "--jobs", "1", "--out", tmp_path, "--seed", "2")
    assert refused.exit_code == 1
    assert "holds another experiment, with seed 1 instead of 2" in refused.output


def test_ctrl_c_loses_nothing_that_is_done(tmp_path: Path) -> None:
    words = ["lab", "solver-tail", "--size", "100000", "--jobs", "2", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "kiebitz", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        end = time.monotonic() + SECONDS
        while not list(tmp_path.rglob("*.jsonl")) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        complained = process.communicate(timeout=SECONDS)[1]
    assert process.returncode == 130
    assert "the same command goes on from here" in complained
    kept = {file: file.read_bytes() for file in tmp_path.rglob("*.jsonl")}
    again = lab("solver-tail", "--size", "50", "--jobs", "1", "--out", tmp_path)
    assert again.exit_code == 0
    assert {file: file.read_bytes() for file in kept} == kept


def test_listing_commands_loads_no_experiment() -> None:
    looks = "import sys; from kiebitz.cli.main import cli; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=True).stdout
    assert not re.search(r"'(kiebitz\.lab\.(experiment|run)|numpy|scipy|duckdb|matplotlib)'", loaded)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_pages_name_experiments_and_scripts_that_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    assert set(re.findall(r"kiebitz lab ([a-z]+-[a-z-]+)", text)) <= set(NAMES)
    for script in re.findall(r"python -m (benchmarks[\w.]*)", text):
        path = ROOT / script.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), script
