"""A plain install plays, reviews and solves; what needs more says which pip command brings it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXTRAS = "duckdb numpy scipy starlette uvicorn h11 websockets matplotlib distributed gymnasium pettingzoo"
PLAIN = f"import sys\nfor name in '{EXTRAS}'.split():\n    sys.modules[name] = None\n"
LIBRARY = """
import kiebitz, kiebitz.session, kiebitz.review, kiebitz.lessons, kiebitz.svg, kiebitz.cli.main
game = kiebitz.referee(kiebitz.deal(7), [kiebitz.create(name) for name in ("kiebitz:2", "rules", "book")]).game
position = kiebitz.parse_position("CJAT/CQ9.SJ/SAT8.HA7/DK8 G 0".replace("SAT8.HA7", "SAT8"))
print(game.is_over, kiebitz.solve(position).value, kiebitz.Bidder, kiebitz.Adviser)
"""


def run(tmp_path: Path, script: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, "-c", PLAIN + script], env=env, capture_output=True, text=True, cwd=tmp_path)


def command(*words: str) -> str:
    return f"from kiebitz.cli.main import cli\ncli({list(words)})"


def test_the_library_plays_and_solves_without_any_extra(tmp_path: Path) -> None:
    told = run(tmp_path, LIBRARY)
    assert told.stdout.startswith("True "), told.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["solve", "CJAT/CQ9.SJ/SAT8/DK8 G 0"],
        ["bid", "CJ.SJ.CA.CT.CK.C9.HA.HT.D7.S7"],
        ["players"],
        ["play", "--help"],
        ["record", "check", "none.sgf"],
        ["lab", "--help"],
    ],
    ids=lambda words: words[0],
)
def test_commands_of_a_plain_install(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "none.sgf").touch()
    told = run(tmp_path, command(*words))
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "web"),
        (["arena", "full", "rules", "book", "--deals", "1"], "data"),
        (["record", "convert", "none.sgf", "-o", "out.parquet"], "data"),
        (["train", "null", "--out", "here"], "train"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_what_needs_an_extra_names_the_pip_command(words: list[str], extra: str, tmp_path: Path) -> None:
    (tmp_path / "none.sgf").touch()
    told = run(tmp_path, command(*words))
    assert told.returncode == 1, told.stderr
    assert f"pip install 'kiebitz[{extra}]'" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(("module", "extra"), [("web", "web"), ("training", "train"), ("env", "env")])
def test_a_package_that_needs_an_extra_raises_a_typed_fault(module: str, extra: str, tmp_path: Path) -> None:
    script = f"from kiebitz.extras import MissingExtra\ntry:\n    import kiebitz.{module}\nexcept MissingExtra as it:\n"
    assert run(tmp_path, script + "    print(it.values['extra'])").stdout.strip() == extra
