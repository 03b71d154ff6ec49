"""Whole lists at the terminal table, through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

from kiebitz.formats.iss import parse_record, replay
from tests.cli.tables import ANY_DEAL, ESCAPE, records, run, tables, unfinished, words_but_times


def test_a_list_of_three_is_played_scored_and_saved(home: Path) -> None:
    result = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", "--opponent", "random")
    assert result.exit_code == 0
    assert "Deal 1 of 3  Seed 9" in result.output
    assert "List of 3 deals (Seeger-Fabian)" in result.output
    assert "The list is complete." in result.output
    assert unfinished(home) == []
    assert len(records(home)) == 3
    for line in records(home):
        record = parse_record(line)
        assert set(record.players) == {"Guest", "random1", "random2"}
        assert replay(record).is_over


def test_a_single_deal_is_a_list_of_one(home: Path) -> None:
    result = run(home, ANY_DEAL * 20, "--seed", "9", "--deals", "1", "--seat", "rearhand", "--opponent", "random")
    assert result.exit_code == 0
    assert "Single deal" in result.output
    assert unfinished(home) == []
    assert len(records(home)) == 1


def test_a_name_that_was_told_once_is_mine_from_then_on(home: Path) -> None:
    run(home, "", "--name", "Emil", "--opponent", "random")
    run(home, "", "--new", "--opponent", "random")
    assert [summary.settings.places[0].name for summary in tables(home)] == ["Emil", "Emil"]


def test_german_by_option_and_by_locale(home: Path) -> None:
    arguments = ("--seed", "9", "--deals", "3", "--opponent", "rules")
    chosen = run(home, ANY_DEAL * 60, *arguments, "--lang", "de")
    found = run(home, ANY_DEAL * 60, *arguments, LC_ALL="", LC_MESSAGES="", LANG="de_AT.UTF-8")
    assert words_but_times(chosen.output) == words_but_times(found.output)
    for text in ("Spiel 1 von 3", "Hinterhand", "Deine Karten", "Alleinspieler", "Die Liste ist zu Ende."):
        assert text in chosen.output
    assert not re.search(r"[♣♠♥♦][QJT]", chosen.output)


def test_the_same_seed_gives_the_same_table_and_another_seed_another(home: Path) -> None:
    first, again, other = (
        words_but_times(run(home, ANY_DEAL, "--new", "--seed", seed).output) for seed in ("5", "5", "6")
    )
    assert first == again != other


def test_at_a_table_of_four_the_dealer_watches(home: Path) -> None:
    result = run(home, "\nquit\n", "--seed", "2", "--players", "4", "--opponent", "random", "--new")
    first_deal, second_deal = result.output.split("next deal", 1)
    assert "Your cards" not in first_deal
    assert "This deal" in first_deal
    assert "Deal 2 of 48" in second_deal
    assert "Your cards" in second_deal


def test_no_escape_codes_without_a_terminal(home: Path) -> None:
    result = run(
        home, "?\nlist\nx\n" + ANY_DEAL * 60, "--seed", "1", "--deals", "3", FORCE_COLOR="1", TERM="xterm-256color"
    )
    assert ESCAPE not in result.output
    assert max(map(len, result.output.splitlines())) <= 160  # a question and its answer
