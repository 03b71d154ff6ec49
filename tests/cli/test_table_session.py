"""Leaving the terminal table and coming back: one table, several, another program at them, and disks that fail."""

from __future__ import annotations

import json
import re
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiebitz.formats.iss import parse_record
from kiebitz.session import FILE_NAME, Place, Settings, Store, Table
from tests.cli.tables import (
    ANY_DEAL,
    TOPS,
    Screen,
    introduce,
    records,
    replay_text,
    run,
    stored,
    stored_game,
    tables,
    unfinished,
)

OLD = Path(__file__).parents[1] / "session" / "old"
GRAND = f"{TOPS} p p 18 s G.D8.D7"


@pytest.mark.parametrize("opponent", ["random", "kermit:level=2"])
def test_a_table_left_and_continued_ends_as_if_played_at_once(home: Path, opponent: str) -> None:
    arguments = ("--seed", "12", "--deals", "3", "--opponent", opponent)
    whole = ANY_DEAL * 60
    run(home, whole, *arguments)
    elsewhere = home / "elsewhere"
    lines = whole.splitlines(keepends=True)
    left = run(elsewhere, "".join(lines[:7]), *arguments)
    assert "Continue with: kiebitz play --resume" in left.output
    assert left.exit_code == 0
    asked = run(elsewhere, "\n" + "".join(lines[7:25]), LC_ALL="C.UTF-8")
    assert "There is an unfinished table (Deal 1 of 3). Continue it?" in asked.output
    run(elsewhere, "".join(lines[25:]), "--resume")
    games = [[replay_text(line) for line in records(folder)] for folder in (home, elsewhere)]
    assert games[0] == games[1]
    assert unfinished(elsewhere) == []


def test_without_a_seed_no_deal_is_known_beforehand(home: Path) -> None:
    outputs = [run(home, "", "--new").output for _ in range(2)]
    assert all("Seed" not in output for output in outputs)
    first, second = (stored(home, number) for number in (1, 2))
    assert first.round.opening != second.round.opening
    assert first.game.deal != second.game.deal


# -- several tables ------------------------------------------------------------------------------------------------


def test_a_new_position_does_not_touch_a_list_that_is_being_played(home: Path) -> None:
    run(home, "p\n1\n2\n3\n", "--seed", "1", "--opponent", "random")
    before = stored(home, 1).game
    run(home, "cj\n", "--new", "--position", GRAND, "--opponent", "random")
    run(home, "", "--new", "--seed", "2")
    assert [summary.settings.is_single for summary in tables(home)] == [False, True, False]
    said = "At the table: Anna, Bernd (random).\nSeed 1: whoever knows it knows all the cards.\n"
    assert said in run(home, "", "--resume", "1").output
    assert stored(home, 1).game == before


def test_a_declined_table_stays_and_new_does_not_ask(home: Path) -> None:
    run(home, "", "--seed", "1")
    assert "Seed 2" in run(home, "n\n", "--seed", "2").output
    assert "unfinished" not in run(home, "", "--seed", "3", "--new").output
    assert unfinished(home) == [3, 2, 1]


def test_the_table_left_last_is_offered_and_the_others_are_told_of(home: Path) -> None:
    run(home, "", "--seed", "1", "--new")
    run(home, "", "--seed", "2", "--new")
    run(home, "p\n", "--resume", "1")
    output = run(home, "y\n").output
    assert "There is 1 more unfinished table." in output
    assert "Seed 1" in output


@pytest.mark.parametrize(
    ("language", "listed", "how"),
    [
        ("en", "    2  Single deal         Anna, Bernd ", "kiebitz play --resume NUMBER"),
        ("de", "    1  Spiel 1 von 36      Anna, Bernd ", "kiebitz play --resume NUMMER"),
    ],
)
def test_unfinished_tables_are_listed(home: Path, language: str, listed: str, how: str) -> None:
    run(home, "", "--new")
    run(home, "", "--new", "--position", TOPS)
    run(home, ANY_DEAL * 60, "--new", "--deals", "3", "--opponent", "random")
    output = run(home, "", "--tables", "--lang", language).output
    assert listed in output
    assert how in output
    assert len(output.splitlines()) == 5


def test_without_tables_there_is_nothing_to_list_or_resume(home: Path) -> None:
    assert "There is no unfinished table." in run(home, "", "--tables").output
    result = run(home, "", "--resume")
    assert result.exit_code == 1
    assert "There is no unfinished table." in result.output


def test_a_table_that_is_over_or_unknown_cannot_be_resumed(home: Path) -> None:
    run(home, "claim\n\n", "--position", GRAND, "--new")
    run(home, "", "--new")
    for number in ("1", "7"):
        result = run(home, "", "--resume", number)
        assert result.exit_code == 1
        assert f"There is no unfinished table {number}." in result.output
    assert run(home, "", "--resume", "1", "--new").exit_code == 2


def test_a_table_of_several_people_is_not_played_at_a_terminal(home: Path) -> None:
    with Store(home / "kiebitz" / FILE_NAME) as store:
        Table.begin(store, Settings((Place("Emil"), Place("Erna"), Place("Anna", "random")))).close()
    assert "There is no unfinished table." in run(home, "", "--tables").output
    assert "unfinished" not in run(home, "").output


# -- two programs --------------------------------------------------------------------------------------------------


@pytest.fixture
def grand(home: Path) -> Iterator[Screen]:
    """Somebody who plays in another window."""
    screen = Screen(home, "--position", GRAND, "--opponent", "random", "--new")
    screen.expect("? = help]:")
    yield screen
    if screen.process.poll() is None:
        screen.process.kill()


def test_a_second_program_is_told_and_plays_at_another_table(home: Path, grand: Screen) -> None:
    refused = run(home, "", "--resume")
    assert refused.exit_code == 1
    assert "Table 1 is being played by another program." in refused.output
    assert "being played" in run(home, "", "--tables").output
    other = run(home, "p\n", "--seed", "3")
    assert "Table 1 is being played by another program." in other.output
    assert "Deal 1 of 36  Seed 3" in other.output
    grand.type("cj\n")
    grand.expect("Last trick")
    grand.type("quit\n")
    assert grand.close() == 0
    assert stored_game(home).startswith(f"{GRAND} CJ ")
    assert len(stored(home, 2).game.history) >= 1


def test_a_program_that_was_killed_holds_no_table(home: Path, grand: Screen) -> None:
    grand.answer("cj")
    grand.expect("? = help]:")
    grand.process.kill()
    grand.process.wait()
    assert "Last trick" in run(home, "", "--resume").output


def test_a_table_that_another_program_went_on_with_is_not_overwritten(home: Path, grand: Screen) -> None:
    with sqlite3.connect(home / "kiebitz" / FILE_NAME) as connection:
        connection.execute("UPDATE tables SET revision = revision + 1")
    grand.type("cj\n")
    grand.expect("Another program has gone on with this table.")
    assert grand.close() == 1
    assert stored_game(home) == GRAND


# -- disks that fail -----------------------------------------------------------------------------------------------


def fill_the_disk(screen: Screen, *, is_full: bool) -> None:
    """No file of the program may grow any more, or all may again."""
    hard = resource.RLIM_INFINITY
    resource.prlimit(screen.process.pid, resource.RLIMIT_FSIZE, (0 if is_full else hard, hard))


@pytest.mark.parametrize(("language", "told"), [("en", "It has not happened."), ("de", "Es ist nicht geschehen.")])
def test_on_a_full_disk_a_move_can_be_tried_again_when_there_is_room(home: Path, language: str, told: str) -> None:
    screen = Screen(home, "--position", GRAND, "--opponent", "random", "--new", "--lang", language)
    question = "= help]:" if language == "en" else "= Hilfe]:"
    screen.expect(question)
    fill_the_disk(screen, is_full=True)
    screen.type("cj\n")
    screen.expect(told)
    screen.type("\n")
    screen.expect(told)
    assert stored_game(home) == GRAND
    fill_the_disk(screen, is_full=False)
    screen.type("\n")
    screen.expect(question)
    assert stored_game(home).startswith(f"{GRAND} CJ ")
    screen.type("quit\n" if language == "en" else "ende\n")
    assert screen.close() == 0


@pytest.mark.parametrize("how", ["quit\n", "\x04"])
def test_who_leaves_on_a_full_disk_is_told_the_truth_and_loses_no_more(home: Path, how: str) -> None:
    screen = Screen(home, "--position", GRAND, "--opponent", "random", "--new")
    screen.expect("= help]:")
    fill_the_disk(screen, is_full=True)
    screen.type("cj\n")
    screen.expect("try again, quit = leave]:")
    screen.type(how)
    screen.expect("What was done last was not kept")
    assert screen.close() == 1
    assert stored_game(home) == GRAND
    assert "Your card" in run(home, "", "--resume").output


def test_a_data_folder_that_cannot_be_made_is_told_and_begins_no_table(home: Path) -> None:
    (home / "kiebitz").write_text("in the way")
    result = run(home, "\nquit\n", "--seed", "9", "--deals", "3", "--opponent", "random", "--new")
    assert result.output.count("This could not be stored in") == 2
    assert "The table is kept" not in result.output
    assert "What was done last was not kept" in result.output
    assert result.exit_code == 1
    (home / "kiebitz").unlink()
    assert run(home, "", "--seed", "9").exit_code == 0


def test_games_that_cannot_be_recorded_are_told_and_kept(home: Path) -> None:
    (home / "file").write_text("in the way")
    arguments = ("--position", GRAND, "--save", str(home / "file" / "games.sgf"), "--new")
    result = run(home, "claim\n\n", *arguments)
    assert "The game is stored, but could not be appended to" in result.output
    assert result.exit_code == 0
    assert stored(home).is_over


def test_a_store_of_a_newer_release_and_one_that_is_none_are_refused(home: Path) -> None:
    run(home, "", "--seed", "4")
    store = home / "kiebitz" / FILE_NAME
    connection = sqlite3.connect(store)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    result = run(home, "", "--seed", "4")
    assert result.exit_code == 1
    assert "was written by a newer release of Kiebitz" in result.output
    store.write_bytes(b"nothing of ours" * 100)
    result = run(home, "", "--seed", "4")
    assert result.exit_code == 1
    assert "this file belongs to another program" in result.output


# -- the first release ---------------------------------------------------------------------------------------------


def old_table(home: Path, content: bytes) -> Path:
    path = home / "kiebitz" / "table.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    return path


def test_a_list_begun_with_the_first_release_goes_on(home: Path) -> None:
    old = json.loads((OLD / "list.json").read_text())
    old["options"]["save"] = str(home / "games.sgf")
    path = old_table(home, json.dumps(old).encode())
    asked = run(home, "y\n")
    assert "There is an unfinished table (Deal 3 of 9). Continue it?" in asked.output
    assert stored_game(home) == old["game"]
    assert [file.name for file in path.parent.glob("table.json*")] == ["table.json.taken-over-as-1"]
    run(home, ANY_DEAL * 60, "--resume")
    games = [replay_text(line) for line in (home / "games.sgf").read_text().splitlines()]
    assert [game.split()[0] for game in games] == (OLD / "list-deals.txt").read_text().splitlines()[2:]


def test_a_damaged_table_of_the_first_release_is_moved_aside(home: Path) -> None:
    path = old_table(home, b"{")
    result = run(home, "", "--seed", "4")
    assert result.exit_code == 0
    assert "could not be read" in result.output
    assert "Deal 1 of 36  Seed 4" in result.output
    assert path.with_name("table.json.damaged").read_bytes() == b"{"


# -- options -------------------------------------------------------------------------------------------------------


def test_wrong_options_are_usage_errors_and_begin_no_table(home: Path) -> None:
    for arguments, said in (
        (("--opponent", "nobody"), "unknown player 'nobody'"),
        (("--opponent", "random") * 3, "needs 2 computer players: name one for all"),
        (("--opponent", "random,random"), "random"),
        (("--opponent", "kermit:level=6"), "the option 'level' is from 1 to 5"),
        (("--level", "6"), "1<=x<=5"),
        (("--level", "2", "--opponent", "rules"), "with --opponent write, for instance, kiebitz:level=2"),
        (("--name", "x[y"), "but no '[': 'x[y'"),
        (("--name", "x" * 21), "a name has 1 to 20 characters"),
        (("--new", "--resume", "--lang", "de"), "gib nur eins von beiden an"),
        (("--level", "2", "--opponent", "rules", "--lang", "de"), "schreibe etwa kiebitz:level=2"),
        (("--position", "CJ/x"), "cards start with a suit"),
        (("--position", f"{TOPS} p p p"), "is over"),
        (("--position", TOPS, "--players", "4"), "table of three"),
    ):
        result = run(home, "", *arguments)
        assert result.exit_code == 2, arguments
        assert said in result.output
    assert tables(home) == []


@pytest.mark.parametrize(
    "option",
    [
        ("--level", "2"),
        ("--opponent", "rules"),
        ("--players", "3"),
        ("--deals", "9"),
        ("--seed", "5"),
        ("--position", TOPS),
        ("--seat", "forehand"),
        ("--practice",),
        ("--name", "Anton"),
        ("--save", "games.sgf"),
    ],
)
def test_what_was_agreed_cannot_be_changed_when_a_table_goes_on(home: Path, option: tuple[str, ...]) -> None:
    run(home, "", "--new")
    result = run(home, "", "--resume", *option, "--lang", "de")
    assert result.exit_code == 2
    assert f"{option[0]}: ein Tisch geht weiter, wie er begonnen wurde." in result.output


def test_who_is_offered_a_table_is_told_which_options_are_for_a_new_one(home: Path) -> None:
    run(home, "", "--new")
    told = "For a new table only: --level, --practice. Say n to begin one."
    assert told in run(home, "y\n", "--level", "2", "--practice").output
    assert "For a new table" not in run(home, "y\n").output


def test_a_person_is_called_by_the_own_name_and_records_spell_it_out(home: Path) -> None:
    output = run(home, "claim\n\n", "--position", GRAND, "--name", "Jürgen Großmann", "--new").output
    assert "> Forehand   Jürgen Großmann declarer " in output
    assert "You win: Grand." in output
    assert stored(home).settings.places[0].name == "Jürgen Großmann"
    assert parse_record(records(home)[0]).players[0] == "JuergenG"


@pytest.mark.parametrize(("language", "unnamed"), [("en", "Guest"), ("de", "Gast")])
def test_nobody_is_called_you(home: Path, language: str, unnamed: str) -> None:
    output = run(home, "claim\n\n", "--position", GRAND, "--new", "--lang", language).output
    assert f" {unnamed} " in output
    assert not re.search(r"(Forehand|Vorhand) +(you|du)\b|(für|for) (you|du)\b", output, re.IGNORECASE)
    assert stored(home).settings.places[0].name == "Guest"


@pytest.mark.parametrize("pronoun", ["You", "du"])
@pytest.mark.parametrize("known_as", [None, "Emil"])
def test_a_word_that_everybody_calls_himself_by_is_no_name(home: Path, pronoun: str, known_as: str | None) -> None:
    if known_as is not None:
        introduce(home, known_as)
    result = run(home, "", "--name", pronoun, "--new")
    assert result.exit_code == 2
    assert f"'{pronoun}' is no name by which others at a table know somebody" in result.output
    assert tables(home) == []


def test_control_characters_of_a_player_do_not_reach_the_terminal(home: Path) -> None:
    failing = "exec:sh -c \"printf '\\033[2J\\007\\n'\""
    result = run(home, "cj\n", "--position", GRAND, "--opponent", failing, "--new")
    assert "made a mistake" in result.output
    assert "\x1b" not in result.output
    assert "\x07" not in result.output
    assert "\\x1b" in result.output


def test_no_environment_is_needed(home: Path) -> None:
    result = run(home, "", "--seed", "4", HOME=str(home), XDG_DATA_HOME="")
    assert result.exit_code == 0
    assert (home / ".local" / "share" / "kiebitz" / FILE_NAME).exists()
