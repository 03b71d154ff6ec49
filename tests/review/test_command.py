"""`kiebitz review` tells of one game what was dear, and turns an archive into a table."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz import parse_game
from kiebitz.cli.main import cli
from kiebitz.formats.iss import as_seen_by, format_record, record_of_game
from kiebitz.formats.rows import read_parquet
from kiebitz.review.archive import VERDICTS
from tests.review.reviewed import played_game
from tests.session.tables import TOPS

NAMES = ("Anna", "Bernd", "Clara")
QUICK = ("--worlds", "8", "--games", "2", "--threads", "1")


def review(*words: str | Path) -> Result:
    return CliRunner().invoke(cli, ["review", *map(str, words)])


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Three games, one that is broken, and one in the view of a seat."""
    records = [replace(record_of_game(played_game(seed)), players=NAMES, game_id=str(seed)) for seed in (2, 7, 11)]
    texts = [format_record(record) for record in records]
    file = tmp_path / "games.sgf"
    file.write_text("\n".join([*texts, "(;GM[Skat] ;)", format_record(as_seen_by(records[0], 1))]) + "\n")
    return file


def test_a_game_is_told_with_its_dearest_moments(archive: Path) -> None:
    told = review(archive, "-n", "1", *QUICK, "--lang", "en")
    assert told.exit_code == 0
    for words in ("Blunder. Costs", "better: ", "Given away: ", " have won?"):
        assert words in told.output
    in_german = review(archive, "-n", "1", *QUICK, "--lang", "de").output
    assert "Grober Fehler. Kostet" in in_german
    assert "Blunder" not in in_german


def test_programs_get_the_same_as_json(archive: Path) -> None:
    found = json.loads(review(archive, "--id", "7", *QUICK, "--json").output)
    assert (found["id"], len(found["verdicts"])) == ("7", len(played_game(7).history))


def test_of_a_seats_record_only_its_own_moves_are_judged(archive: Path) -> None:
    found = json.loads(review(archive, "-n", "5", *QUICK, "--json").output)
    assert {verdict["seat"] for verdict in found["verdicts"] if verdict["foresight"] is not None} == {1}
    assert all(verdict["hindsight"] is None for verdict in found["verdicts"])


def test_of_a_seats_record_it_is_said_who_is_judged(archive: Path) -> None:
    told = review(archive, "-n", "5", *QUICK, "--lang", "en").output
    assert "The record hides cards: only Middlehand can be judged." in told
    assert re.search(r"Given away: Middlehand \d+\n", told)


def test_where_nobodys_cards_are_known_that_is_said_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "seen.sgf"
    file.write_text(format_record(as_seen_by(record_of_game(played_game(2)), 3)) + "\n")
    told = review(file, *QUICK, "--lang", "en")
    assert told.exit_code == 0
    assert "Nobody's cards are known" in told.output
    assert "No mistake" not in told.output
    assert "Given away" not in told.output


def test_a_game_that_was_passed_in_is_told(tmp_path: Path) -> None:
    file = tmp_path / "passed.sgf"
    file.write_text(format_record(record_of_game(parse_game(f"{TOPS} p p p"))) + "\n")
    told = review(file, *QUICK, "--lang", "en").output
    assert "Bidding, Forehand: Pass; better: 18" in told
    assert "passed in" in told


def test_a_broken_record_is_named_and_the_others_are_reviewed(archive: Path) -> None:
    told = review(archive, "-n", "4", *QUICK)
    assert told.exit_code == 1
    assert "games.sgf" in told.output


def test_a_game_that_is_not_there_is_an_error(archive: Path) -> None:
    assert review(archive, "--id", "99", *QUICK).exit_code == 1


def test_an_archive_becomes_a_table_of_decisions(archive: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    told = review(archive, "--out", out, "--worlds", "8", "-j", "1", "--lang", "en")
    assert told.exit_code == 1  # of the broken record
    assert "Bernd" in told.output
    rows = list(read_parquet(out / VERDICTS))
    assert {row["id"] for row in rows} == {"2", "7", "11"}
    assert {row["phase"] for row in rows} == {"call", "skat", "declare", "card"}
    assert all(row["loss"] >= 0 for row in rows)
    found = json.loads(review(archive, "--out", out, "--worlds", "8", "-j", "1", "--json").output.splitlines()[-1])
    assert {row["player"] for row in found["totals"]} == set(NAMES)
    assert "holds another review" in review(archive, "--out", out, "--worlds", "9", "-j", "1").output


def test_an_interrupted_archive_is_gone_on_with(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.review.archive._CHUNK", 1)
    out = tmp_path / "out"
    review(archive, "--out", out, "--worlds", "4", "-j", "1")
    whole = list(read_parquet(out / VERDICTS))
    (out / VERDICTS).unlink()
    for lost in sorted((out / "games").iterdir())[1:]:
        lost.unlink()
    kept = next((out / "games").iterdir()).stat().st_mtime_ns
    review(archive, "--out", out, "--worlds", "4", "-j", "1")
    assert list(read_parquet(out / VERDICTS)) == whole
    assert min((out / "games").iterdir()).stat().st_mtime_ns == kept
