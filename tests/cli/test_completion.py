"""What shells complete: commands, options, and players by name."""

from __future__ import annotations

import pytest
from click.shell_completion import BashComplete
from click.testing import CliRunner

from kiebitz.cli.main import cli


def completed(*words: str) -> list[str]:
    *before, last = words
    found = BashComplete(cli, {}, "kiebitz", "_KIEBITZ_COMPLETE").get_completions(before, last)
    return [item.value for item in found]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_asks_the_program(shell: str) -> None:
    told = CliRunner().invoke(cli, ["completion", shell])
    assert told.exit_code == 0
    assert f"_KIEBITZ_COMPLETE={shell}_complete" in told.output


def test_commands_and_options_are_completed() -> None:
    assert completed("comp") == ["completion"]
    assert completed("play", "--opp") == ["--opponent"]


@pytest.mark.parametrize("before", [["arena", "full"], ["engine"], ["play", "--opponent"], ["serve", "--player"]])
def test_players_are_completed_wherever_one_is_named(before: list[str]) -> None:
    assert completed(*before, "k") == ["kermit", "kermit2010", "kiebitz"]
