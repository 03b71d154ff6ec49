"""What `--json` prints: every command that has it is tried, and docs/json.md knows every key."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.cli.plain import JSON_VERSION
from kiebitz.session import FILE_NAME, Store, data_folder
from tests.cli.test_verify import OPENING, SALT, SECRET
from tests.session.known import remember

ROOT: Final = Path(__file__).parents[2]
SAMPLE: Final = str(ROOT / "data/records/iss_sample.sgf")
PAGE: Final = set(re.findall(r"`([^`]+)`", (ROOT / "docs/json.md").read_text()))
GRAND: Final = "CJAT/CQ9.SJ/SAT8/DK8 G 0"

CALLS: Final[dict[str, list[list[str]]]] = {
    "solve": [[GRAND], [GRAND, "--points", "61"], [GRAND, "--guarantee"], ["CJAT/CQ9.SJ/SAT8/DK8 N 0"]],
    "bid": [["CJ.SJ.CA.CT.CK.C9.HA.HT.D7.S7"]],
    "players": [[]],
    "record check": [[SAMPLE]],
    "record audit": [[SAMPLE]],
    "review": [[SAMPLE, "-n", "1", "--worlds", "2", "--games", "1"]],
    "arena full": [["rules", "book", "--deals", "1", "--out", "match"]],
    "arena show": [["match"]],
    "arena cardplay": [["rules", "book", "--deals", "1"]],
    "arena roles": [["rules", "policy", "--deals", "3"]],
    "arena plan": [["100"]],
    "arena probe": [["rules", "--games", "1"]],
    "verify": [[OPENING.commitment, SECRET, SALT]],
    "bench solver": [[]],
    "store check": [[]],
    "people list": [[]],
    "people show": [["Emil"]],
    "stats": [[]],
    "store compact": [[]],
}
BY_NAME: Final = {"cards", "players", "bidding_systems", "open_players", "gains", "settings"} | {
    "as_declarer",
    "as_defender",
    "kinds",
}  # whose members are called like what they tell of


def with_json(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[str]:
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from with_json(found, (*path, name))
    elif any("--json" in param.opts for param in command.params):
        yield " ".join(path)


def keys(told: Any, parent: str = "") -> Iterator[str]:
    if isinstance(told, dict):
        yield from () if parent in BY_NAME else told
        for name, value in told.items():
            yield from keys(value, "" if parent in BY_NAME else name)
    elif isinstance(told, list):
        for value in told:
            yield from keys(value)


def test_every_command_that_prints_json_is_tried_here() -> None:
    assert {path for path in with_json(cli) if not path.startswith("lab ")} == CALLS.keys()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    CliRunner().invoke(cli, ["play", "--seed", "1", "--opponent", "random"], input="")  # leaves a store behind
    with Store(data_folder(os.environ) / FILE_NAME) as store:
        remember(store, "Emil")


@pytest.mark.usefixtures("home")
def test_keys_are_documented_versioned_and_in_snake_case() -> None:
    unknown: set[str] = set()
    for command, calls in CALLS.items():
        for call in calls:
            done = CliRunner().invoke(cli, [*command.split(), *call, "--json"])
            assert done.stdout, (command, done.output)
            told = json.loads(done.stdout.splitlines()[-1])
            assert told["version"] == JSON_VERSION, command
            assert all(re.fullmatch(r"[a-z][a-z0-9_]*", key) for key in keys(told)), command
            unknown |= set(keys(told)) - PAGE
    assert not unknown
