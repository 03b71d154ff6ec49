"""`kiebitz practice` at the terminal, in both languages."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz import parse_game
from kiebitz.cli.main import cli
from kiebitz.session import FILE_NAME, Store
from tests.folders import quick_folder
from tests.practice.practised import with_reviewed_game


@pytest.fixture(autouse=True)
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    with quick_folder() as folder:
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        with Store(folder / "kiebitz" / FILE_NAME) as opened:
            yield opened


def practice(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["practice", *words], input=typed)


@pytest.mark.parametrize(("language", "right"), [("en", "Right: "), ("de", "Richtig: ")])
def test_a_puzzle_is_asked_and_explained(language: str, right: str) -> None:
    told = practice("--theme", "smear", "--lang", language, typed="nonsense\n1\n")
    assert told.exit_code == 0
    assert right in told.output


def test_own_moments_come_first_and_are_kept(store: Store) -> None:
    with_reviewed_game(store, 1)
    told = practice("--lang", "en", typed="1\n")
    assert "A moment of your game" in told.output
    assert len(store.practice.answers()) == 1


def test_every_trainer_asks(store: Store) -> None:
    assert "How many trumps are still out?" in practice("--trainer", "count", "--lang", "en").output
    assert "was that a mistake?" in practice("--trainer", "mistake", "--lang", "en").output


def test_the_queue_goes_to_a_file_and_back(store: Store, tmp_path: Path) -> None:
    with_reviewed_game(store, 1)
    practice("--lang", "en")
    file = str(tmp_path / "queue.jsonl")
    assert "moments written" in practice("--export", file, "--lang", "en").output
    store.practice.forget()
    assert "moments taken in" in practice("--import", file, "--lang", "en").output


def test_after_the_answer_to_a_call_both_lines_are_told_and_one_can_play_on() -> None:
    told = practice("--theme", "bid or pass", "--lang", "en", typed="1\n").output
    assert told.count("After “") == 2
    assert "Until the first card the computers bid" in told
    command = shlex.split(told.partition("To play on from here: ")[2].splitlines()[0])
    position = command[command.index("--position") + 1]
    seat = ("forehand", "middlehand", "rearhand").index(command[command.index("--seat") + 1])
    assert parse_game(position).turn == seat
