"""Hints at the terminal table: advice in words, evidence for every card, and nothing but what the human may know."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from kiebitz import CardSet, Game, World, deal, format_game, parse_contract, parse_game, sample_worlds
from kiebitz.cli.table.hints import hint_lines
from kiebitz.cli.table.wording import Wording
from kiebitz.deals import Deal
from kiebitz.words import LANGUAGES
from tests.cli.tables import NULL_DEAL, TOPS, assert_fits, draw, run, stored_game
from tests.games import game_with_contract

LONG_DIAMONDS = "CJA.DJTKQ98.S7.H7/S8.HJATKQ98.DA7/CTK987.SJATK9/CQ.SQ"
SUIT_DEAL = "DATJ9.CA7.S8A.HT7/CJTK.SKQ.HAK.DQK7/SJT9.HJQ9.CQ98.D8/S7.H8 p p 18 s D.S7.H8"
ACE_OR_TEN = (
    "CT9.SKQ.HA9.DJTQ7/CQ8.SJAT98.DAK9/CAK.S7.HJTKQ87.D8/CJ7 p p 18 s G.CJ.C7"
    " DJ SJ HJ S9 S7 SQ H9 D9 HQ H8 HA S8 C9 C8 CA CK CT CQ DQ DA D8 DK HK D7"
)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("", "Hint: Pass"),
        (
            "p p",
            "Hint: Say 18\nPlaying promises more points than passing.\nThis hand is worth a game",
        ),
        (
            "18",
            "Hint: Hold\nPlaying promises more points than passing.\nThis hand is worth a game",
        ),
        ("p p 18", "Hint: Play Grand ouvert"),
        ("p p 18 s", "Hint: Play Grand, put ♦8 ♦7 away"),
    ],
)
def test_before_the_play_the_hint_is_a_move_in_words(home: Path, moves: str, said: str) -> None:
    seat = "middlehand" if not moves else "forehand"
    result = run(home, "hint\n", "--position", f"{TOPS} {moves}".strip(), "--seat", seat, "--new")
    assert said in result.output


def test_picking_up_is_advised_in_both_languages(home: Path) -> None:
    arguments = ("--position", f"{SUIT_DEAL.split()[0]} p p 18", "--new")
    assert "Hint: Pick up the skat" in run(home, "hint\n", *arguments).output
    assert "Tipp: Nimm den Skat auf" in run(home, "tipp\n", *arguments, "--lang", "de").output


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (
            "",
            r"not worth a game: of ten, .* about \d\.\n+  Say 18 .* \d+% costs about \d+ points\n> Pass +best\n",
        ),
        ("p p 18", r"  Pick up the skat +[█·]{10} +\d+% costs about \d+ points\n"),
        (
            "p p 18 s",
            r"> Play Grand.* [█·]{10} +\d+% best\n(  Play .* [█·]{10} +\d+% (as good|costs about \d+ .*)\n){2}",
        ),
    ],
)
def test_before_the_play_the_hint_tells_what_the_choices_promise(home: Path, moves: str, told: str) -> None:
    seat = "middlehand" if not moves else "forehand"
    result = run(home, "hint\n", "--position", f"{TOPS} {moves}".strip(), "--seat", seat, "--new")
    assert re.search(told, result.output)


def test_a_hint_to_bid_names_the_game_in_mind_and_the_choices_in_german(home: Path) -> None:
    arguments = ("--position", f"{LONG_DIAMONDS} p p", "--seat", "forehand", "--lang", "de", "--new")
    output = run(home, "tipp\n", *arguments).output
    assert "Tipp: Sag 18\n" in output
    assert re.search(r"Das Blatt ist ein Spiel wert: Von zehn gewinnst du etwa \d+\. Reize bis \d+\.", output)
    assert "\nWahrscheinlich Karo.\n" in output
    assert re.search(r"\n> Sag 18 .*\d+ % am besten\n  Passe +kostet etwa \d+ Punkte\n", output)


@pytest.mark.parametrize(
    ("language", "advice", "cost"),
    [
        ("en", r"Hint: Play (\S+)", r"best|as good|costs about \d+ points"),
        ("de", r"Tipp: Spiel (\S+)", r"am besten|ebenso gut|kostet etwa \d+ Punkte"),
    ],
)
def test_in_play_every_legal_card_has_a_bar_and_its_price_in_words(
    home: Path, language: str, advice: str, cost: str
) -> None:
    before = format_game(parse_game(SUIT_DEAL))
    output = run(home, "hint\n", "--position", SUIT_DEAL, "--lang", language, "--new").output
    rows = re.findall(rf"^([> ]) (\S+) +[█·]{{10}} +\d+ ?% ({cost})$", output, re.MULTILINE)
    advised = re.search(advice, output)
    assert advised is not None
    assert len(rows) == 10
    assert [card for mark, card, _ in rows if mark == ">"] == [advised[1]] == [rows[0][1]]
    assert "±" not in output
    assert stored_game(home) == before


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "♠10 wins as often, but this brings your side more card points."),
        ("de", "Mit ♠10 gewinnst du ebenso oft, aber so bekommt deine Partei mehr Augen."),
    ],
)
def test_a_hint_says_in_a_sentence_why(language: str, reason: str) -> None:
    game = parse_game(ACE_OR_TEN)
    lines = hint_lines(game.view(game.turn), Wording(language), seed=1)
    assert lines[1].plain == reason


def test_a_single_legal_card_needs_no_evidence(home: Path) -> None:
    output = run(home, "hint\n", "--position", f"{NULL_DEAL} p 18 p s N.SA.HA H8 HT H9 DJ D9", "--new").output
    assert "Hint: Play ♦10. You have no choice." in output


def test_after_the_game_there_is_no_hint(home: Path) -> None:
    result = run(home, "claim\nhint\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--new")
    assert "There is a hint only when it is your turn." in result.output


def hand_game(seed: int, cards: int) -> Game:
    """So many random cards of a hand game, in which all but the own cards is hidden."""
    source = random.Random(seed)
    contract = parse_contract(("CH", "GH", "DH")[seed % 3])
    game = game_with_contract(contract, seed // 3 % 3, deal(seed))
    for _ in range(cards):
        game.push(source.choice(game.legal_moves()))
    return game


def game_in_world(world: World, game: Game) -> Game:
    """The same moves, were the hidden cards so."""
    hands = [hand.mask for hand in world.hands]
    for seat, card in game.view(None).plays:
        hands[seat] |= card.mask
    other = Game(Deal((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2])), world.skat))
    for move in game.moves:
        other.push(move)
    return other


def said_in(game: Game) -> list[str]:
    return [line.plain for line in hint_lines(game.view(game.turn), Wording("en"), seed=5)]


@pytest.mark.parametrize("cards", [7, 16])
def test_hidden_cards_lying_otherwise_change_no_hint(cards: int) -> None:
    for seed in range(3):
        game = hand_game(seed, cards)
        (world,) = sample_worlds(game.view(game.turn), 1, seed=seed)
        assert said_in(game) == said_in(game_in_world(world, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_the_screen(language: str) -> None:
    for seed in range(3):
        for cards in (0, 18):
            game = hand_game(seed, cards)
            lines = hint_lines(game.view(game.turn), Wording(language), seed=1)
            assert_fits(draw(lines), lines_below=2)
