"""`kiebitz bid`: what it says, and what it says about bad input."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli

STRONG = "CJ SJ HJ DJ CA CT CK SA HA D7"


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["bid", *words])
    return done.exit_code, done.output


def test_a_strong_hand_bids_with_a_reason_and_a_table() -> None:
    code, text = run(STRONG, "--seat", "1")
    assert code == 0
    assert "bid 18" in text
    assert "passing" in text
    assert "Grand" in text


def test_json_tells_the_same() -> None:
    code, text = run(STRONG, "--json")
    row = json.loads(text)
    assert code == 0
    assert row["highest_bid"] >= 48
    assert {"contract", "win", "points"} <= set(row["contracts"][0])


def test_with_the_skat_it_declares_and_puts_two_cards_away() -> None:
    _, text = run(STRONG, "--seat", "1", "--bids", "18 p p", "--skat", "H7 H8", "--json")
    row = json.loads(text)
    assert row["action"].startswith(("G.", "C."))
    assert len(row["contracts"][0]["discard"]) == 2


def test_with_the_auction_won_it_picks_up_or_plays_from_the_hand() -> None:
    _, text = run(STRONG, "--seat", "1", "--bids", "18 p p")
    assert "picking up wins" in text


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["CJ"], "10 cards"),
        (["CJ CJ"], "twice"),
        (["hello"], "suit"),
        ([STRONG, "--bids", "19"], "19 is not"),
        ([STRONG, "--bids", "18 p"], "turn"),
        ([STRONG, "--bids", "G"], "no call"),
        ([STRONG, "--skat", "CJ H7"], "in the skat"),
        ([STRONG, "--skat", "H7"], "2 cards"),
        ([STRONG, "--seat", "0", "--bids", "18 p p"], "not won"),
    ],
)
def test_bad_input_gets_a_clear_error(words: list[str], fault: str) -> None:
    code, text = run(*words)
    assert code == 1
    assert fault in text
