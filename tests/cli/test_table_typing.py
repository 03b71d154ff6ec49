"""What people type at the terminal table, and what they are answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from kiebitz.formats.game_text import format_game, parse_game
from tests.cli.tables import NULL_DEAL, TOPS, records, replay_text, run, stored_game


@pytest.mark.parametrize(
    ("moves", "typed", "answer"),
    [
        ("", "17", "No game is worth 17. The next numbers are 18, 20, 22."),
        ("", "hello", "I do not understand 'hello'."),
        ("18", "20", "You are asked whether you hold"),
        ("p 18 p", "", "Type s to pick up the skat"),
        ("p 18 p", "g", "Grand needs the skat: pick it up with s, or play a hand game, such as gh."),
        ("p 18 p", "xyz", "'xyz' is no contract."),
        ("p 36 p", "nh", "Null hand is worth 35, less than your bid of 36."),
        ("p 18 p s", "g", "Name the contract and exactly two cards"),
        ("p 18 p s", "g c7", "Name the contract and exactly two cards"),
        ("p 18 p s", "gh d7 d8", "Grand hand is a hand game, but you have picked up the skat."),
        ("p 18 p s", "g d7 d7", "You named ♦7 twice."),
        ("p 18 p s", "g ca d7", "You do not hold ♣A."),
        ("p 18 p s", "g 13 1", "There is no card number 13; the highest is 12."),
        ("p 18 p s N.SA.HA H8 HT", "c7", "♣7 does not follow suit. You may play ♥9 ♥7."),
        ("p 18 p s N.SA.HA H8 HT", "", "Name a card"),
        ("p 18 p s N.SA.HA H8 HT", "h", "'h' can be ♥9 ♥7. Which one?"),
        ("p 18 p s N.SA.HA H8 HT", "undo", "Taking back is possible only in practice mode"),
        ("p 18 p s N.SA.HA H8 HT", "last", "No trick has been completed yet."),
        ("p 18 p s N.SA.HA H8 HT", "list", "A single deal is not entered in a list."),
        ("", "claim", "That is possible only while cards are being played."),
        ("p 18 p s N.SA.HA", "claim", "Only the declarer can claim."),
        ("p 18 p s N.SA.HA H8 HT", "9" * 5000, "There is no card number 999"),
    ],
)
def test_what_cannot_be_meant_is_answered_and_asked_again(home: Path, moves: str, typed: str, answer: str) -> None:
    before = f"{NULL_DEAL} {moves}".strip()
    seat = ("--seat", "middlehand") if not moves else ()
    result = run(home, f"{typed}\n", "--position", before, *seat, "--new")
    assert answer in result.output
    assert result.output.count("? = help]: ") == 2
    assert stored_game(home) == format_game(parse_game(before))


def test_a_refused_claim_plays_on_and_is_accepted_once_it_is_certain(home: Path) -> None:
    # After the jacks the hearts are still out: only when the ace has been driven out is the rest certain.
    deal = "CJATK.SJAT.HJ7.DJ/C987.SKQ.HTK9.DAT/CQ.S987.HQ8.DKQ98/HA.D7"
    result = run(home, "claim\nclaim\nh7\n" + "1\n" * 9, "--position", f"{deal} p p 18 s G.HA.D7", "--new")
    assert "The defenders want to see it:" in result.output
    assert "Your cards are on the table already." in result.output
    assert "given up" in result.output
    assert "You win: Grand." in result.output


def test_a_certain_claim_ends_the_game(home: Path) -> None:
    result = run(home, "\ns\ng d7 d8\nclaim\n\n", "--position", f"{TOPS} p p", "--seat", "forehand", "--new")
    assert "You win: Grand. Game value +168" in result.output
    assert "with 4, game 5, schneider 6, schwarz 7 × 24 = 168" in result.output
    assert "120 card points, 10 tricks, given up" in result.output
    assert parse_game(replay_text(records(home)[0])).result().won


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The rest is certainly yours. Type claim to end the game."),
        ("de", "Der Rest gehört sicher dir. Mit rest beendest du das Spiel."),
    ],
)
def test_who_has_all_the_rest_is_told_once_how_to_end_it(home: Path, language: str, said: str) -> None:
    arguments = ("--position", f"{TOPS} p p 18 s G.D8.D7", "--opponent", "random", "--new", "--lang", language)
    result = run(home, "cj\nsj\nrest\n\n", *arguments)
    assert result.output.count(said) == 1


def test_who_cannot_get_a_trick_any_more_is_told_how_to_give_up(home: Path) -> None:
    arguments = ("--position", f"{TOPS} p p 18 s G.D8.D7", "--seat", "middlehand", "--opponent", "rules", "--new")
    result = run(home, "n\nresign\ny\n\n", *arguments)
    assert result.output.count("The rest is certainly the declarer's. Type resign to end the game.") == 1
    assert "Bernd wins: Grand." in result.output


def test_nothing_is_offered_that_is_not_certain(home: Path) -> None:
    deal = "CJATK.SJAT.HJ7.DJ/C987.SKQ.HTK9.DAT/CQ.S987.HQ8.DKQ98/HA.D7"
    assert "The rest is certain" not in run(home, "", "--position", f"{deal} p p 18 s G.HA.D7", "--new").output


def test_only_enter_leads_on_from_a_result(home: Path) -> None:
    result = run(home, "claim\nlsit\n\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--new")
    assert "I do not understand 'lsit'. Press Enter alone to go on." in result.output
    assert "The games are kept in" in result.output


def test_resigning_is_asked_back_and_loses(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    kept = run(home, "resign\nperhaps\nn\n", "--position", position, "--new")
    assert "Please answer y for yes or n for no." in kept.output
    assert "You lose" not in kept.output
    lost = run(home, "resign\ny\n", "--position", position, "--new")
    assert "You lose: Grand." in lost.output


def test_an_ouvert_hand_is_shown_to_the_defenders(home: Path) -> None:
    result = run(home, "", "--position", f"{TOPS} p p 18 GO CJ", "--seat", "middlehand", "--new", "--lang", "de")
    assert "Grand ouvert, Reizwert 18" in result.output
    assert "Karten von Bernd  ♠B ♥B ♦B ♣A ♣10 ♣K ♣D ♠A ♠10" in result.output


def test_undo_in_practice_goes_back_to_the_last_decision(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    result = run(home, "undo\ncj\nsj\nundo\nundo\nundo\n", "--position", position, "--practice", "--new")
    assert result.output.count("Taken back") == 2
    assert result.output.count("There is nothing of yours to take back.") == 2
    assert "Points: declarer" in result.output
    assert stored_game(home) == format_game(parse_game(position))


def test_undo_after_the_end_leads_back_into_the_game(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    result = run(home, "claim\nundo\nquit\n", "--position", position, "--practice", "--new")
    assert "You win" in result.output
    assert stored_game(home) == format_game(parse_game(position))
    assert not (home / "kiebitz" / "games.sgf").exists()


@pytest.mark.parametrize(("language", "said"), [("en", "card points, 1 trick\n"), ("de", "Augen, 1 Stich\n")])
def test_a_single_trick_is_not_called_several(home: Path, language: str, said: str) -> None:
    lost_null = f"{TOPS} p p 18 s N.D8.D7"
    assert said in run(home, "cj\n", "--position", lost_null, "--lang", language, "--new").output


def test_a_position_string_starts_the_card_play(home: Path) -> None:
    result = run(home, "quit\n", "--position", f"{TOPS} G 0", "--opponent", "random", "--new")
    assert result.exit_code == 0
    assert "Grand" in result.output
    refused = run(home, "", "--position", "CJ/CA/ST G 0", "--new")
    assert refused.exit_code == 2
    assert "before the first card" in refused.output
