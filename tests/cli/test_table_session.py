"""Leaving the terminal table and coming back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kiebitz.cli.table.store import load_table, save_table
from kiebitz.formats.game_text import format_game
from tests.cli.tables import ANY_DEAL, TOPS, play_out, push_any_move, records, replay_text, run, session, some_table


@pytest.mark.parametrize("opponent", ["random", "kermit:level=2"])
def test_a_table_left_and_continued_ends_as_if_played_at_once(
    home: Path, tmp_path_factory: pytest.TempPathFactory, opponent: str
) -> None:
    arguments = ("--seed", "12", "--deals", "3", "--opponents", opponent)
    whole = ANY_DEAL * 60
    run(home, whole, *arguments)
    elsewhere = tmp_path_factory.mktemp("interrupted")
    lines = whole.splitlines(keepends=True)
    left = run(elsewhere, "".join(lines[:7]), *arguments)
    assert "Continue with: kiebitz play --resume" in left.output
    assert left.exit_code == 0
    asked = run(elsewhere, "\n" + "".join(lines[7:25]), LC_ALL="C.UTF-8")
    assert "There is an unfinished table (Deal 1 of 3). Continue it?" in asked.output
    run(elsewhere, "".join(lines[25:]), "--resume")
    games = [[replay_text(line) for line in records(folder)] for folder in (home, elsewhere)]
    assert games[0] == games[1]
    assert not session(elsewhere).exists()


def test_a_declined_table_is_replaced_and_new_does_not_ask(home: Path) -> None:
    run(home, "", "--seed", "1")
    assert "Seed 2" in run(home, "n\n", "--seed", "2").output
    assert "unfinished" not in run(home, "", "--seed", "3", "--new").output


def test_nothing_to_resume_is_an_error(home: Path) -> None:
    result = run(home, "", "--resume")
    assert result.exit_code == 1
    assert "There is no unfinished table." in result.output


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '{"version": 1}',
        '{"version": 2}',
        "\udcff",
        '{"version": 1, "options": 5, "game": 7}',
        "[" * 100_000,
    ],
)
def test_a_damaged_session_is_moved_aside(home: Path, content: str) -> None:
    session(home).parent.mkdir(parents=True)
    session(home).write_bytes(content.encode(errors="surrogateescape"))
    result = run(home, "", "--seed", "4")
    assert result.exit_code == 0
    assert "could not be read" in result.output
    assert "Deal 1 of 36  Seed 4" in result.output
    moved = session(home).with_name("table.json.damaged")
    assert moved.read_bytes() == content.encode(errors="surrogateescape")


@pytest.mark.parametrize("field", ["options", "finished", "game", "given_moves", "thinking"])
def test_no_field_of_a_session_can_break_the_table(home: Path, field: str) -> None:
    run(home, "", "--seed", "4")
    good = json.loads(session(home).read_text())
    values: tuple[object, ...] = (None, 7, -1, "x", [], [[]], {}, {"seed": "x"}, {"99": 1}, {"0": "x"}, 10**30)
    for wrong in values:
        session(home).write_text(json.dumps(good | {field: wrong}))
        assert run(home, "", "--new").exit_code == 0
        session(home).write_text(json.dumps(good | {field: wrong}))
        assert run(home, "y\n").exit_code == 0


def test_a_data_folder_that_cannot_be_written_is_told_and_play_goes_on(home: Path) -> None:
    (home / "kiebitz").write_text("in the way")
    result = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", "--opponents", "random", "--new")
    assert result.output.count("The table cannot be kept in") == 1
    assert "The game could not be written to" in result.output
    assert "The list is complete." in result.output


def test_wrong_options_are_usage_errors(home: Path) -> None:
    for arguments, said in (
        (("--opponents", "nobody"), "unknown player 'nobody'"),
        (("--opponents", "random,random,random"), "needs 2 computer players"),
        (("--opponents", "exec:./engine --suits c,s,h"), "give --opponents once for each"),
        (("--opponents", "kermit:level=6"), "the option 'level' is from 1 to 5"),
        (("--level", "6"), "1<=x<=5"),
        (("--level", "2", "--opponents", "rules"), "with --opponents write, for instance, kermit:level=2"),
        (("--name", "x"), "a name has 3 to 8"),
        (("--position", "CJ/x"), "cards start with a suit"),
        (("--position", f"{TOPS} p p p"), "is over"),
    ):
        result = run(home, "", *arguments)
        assert result.exit_code == 2, arguments
        assert said in result.output


def test_a_table_is_stored_and_read_back(home: Path) -> None:
    table = some_table(3, opponents=2)
    play_out(table)
    play_out(table)
    push_any_move(table)
    table.thinking[0] = 1.25
    save_table(table, session(home))
    again = load_table(session(home))
    assert again is not None
    assert again.options == table.options
    assert again.thinking == {0: 1.25}
    assert again.score_list().totals() == table.score_list().totals()
    assert format_game(again.game) == format_game(table.game)
    assert [path.name for path in session(home).parent.iterdir()] == ["table.json"]


def test_a_table_stored_before_times_were_kept_can_be_continued(home: Path) -> None:
    run(home, "", "--seed", "4")
    stored = json.loads(session(home).read_text())
    del stored["thinking"]
    session(home).write_text(json.dumps(stored))
    assert "Deal 1 of 36  Seed 4" in run(home, "", "--resume").output
