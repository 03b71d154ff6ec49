"""A player of another package: its entry point is all that command line, arena and browser need to know it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = '''
import kiebitz


class Timid:
    """Passes, and follows others' games with the lowest card."""

    def __init__(self, seed):
        self.likes = seed

    def bid(self, view):
        return kiebitz.PASS

    def picks_up(self, view):
        return True

    def declare(self, view):
        return view.legal_moves()[0]

    def play(self, view):
        return view.legal_cards()[-1]


@kiebitz.register("bold", "bids 18", options=[kiebitz.Option("limit", "integer", 18)], main="limit")
def bold(seed, limit):
    return kiebitz.create("rules", seed)
'''
POINTS = """
[kiebitz.players]
timid = tiny_skat:Timid
bold = tiny_skat
gone = tiny_skat:Missing
rules = tiny_skat:Timid
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as pip leaves it behind: the module, and who it is."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "tiny_skat.py").write_text(PACKAGE)
    metadata = folder / "tiny_skat-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-skat\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(POINTS)
    return folder


def run(installed: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(installed), "XDG_DATA_HOME": str(installed / "data"), "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, cwd=installed)


def test_the_command_line_lists_it_with_its_options(installed: Path) -> None:
    told = json.loads(run(installed, "-m", "kiebitz", "players", "--json").stdout)
    players = told["players"]
    assert players["timid"]["options"] == []
    assert (players["bold"]["summary"], players["bold"]["main"]) == ("bids 18", "limit")
    assert "gone" not in players


def test_it_plays_in_the_arena(installed: Path) -> None:
    told = run(installed, "-m", "kiebitz", "arena", "full", "timid", "bold:20", "--deals", "1", "-j", "2", "--out", "m")
    assert told.returncode == 0, told.stderr
    assert "timid" in told.stdout


def test_the_browser_offers_it_and_a_name_of_ours_stays_ours(installed: Path) -> None:
    script = (
        "from kiebitz.web.tables import Tables\n"
        "from kiebitz import create\n"
        "class Nothing:\n"
        "    me = type('Me', (), {'get': lambda self: None})()\n"
        "    def summaries(self): return []\n"
        "print(*(offered.name for offered in Tables(Nothing(), None, None, ()).lobby().players))\n"
        "print(type(create('rules')).__name__, type(create('timid')).__name__)\n"
    )
    told = run(installed, "-c", script)
    players, types = told.stdout.splitlines()
    assert {"timid", "bold", "rules"} < set(players.split())
    assert types.split()[0] != types.split()[1] == "Timid"


def test_one_that_cannot_be_loaded_says_why(installed: Path) -> None:
    told = run(installed, "-m", "kiebitz", "engine", "gone")
    assert "another package cannot be loaded" in told.stderr
    assert "Missing" in told.stderr
