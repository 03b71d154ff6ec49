"""How the terminal table reads cards and contracts."""

from __future__ import annotations

import re

import pytest

from kiebitz import PASS, PICK_UP, Bid, Game, View, parse_cards, parse_deal, parse_move
from kiebitz.cards import parse_card
from kiebitz.cli.table.card_reading import Unclear, cards_in_words, read_card
from kiebitz.cli.table.contract_reading import read_contract
from kiebitz.cli.table.reading import read_move
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract
from kiebitz.words import words


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("cj", "CJ"),
        ("♣j", "CJ"),
        ("♣b", "CJ"),
        ("cb", "CJ"),
        ("krb", "CJ"),
        ("kb", "CJ"),
        ("b", "CJ"),
        ("1", "CJ"),
        ("h10", "HT"),
        ("ht", "HT"),
        ("10", None),
        ("ka7", "D7"),
        ("p", "SA"),
        ("pikass", "SA"),
        ("kreuzbube", "CJ"),
        ("karokoenig", "DK"),
        ("k", None),
        ("zz", None),
        ("hk", None),
    ],
)
def test_cards_are_read_in_many_ways(text: str, card: str | None) -> None:
    hand = [parse_card(name) for name in "CJ CA SA HT H9 D7 DK".split()]
    if card is None:
        with pytest.raises(Unclear):
            read_card(text, hand, hand, Wording("en"))
    else:
        assert read_card(text, hand, hand, Wording("en")) == parse_card(card)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Grand Kreuz Bube Herz As", "G.CJ.HA"),
        ("Pik Kreuz-Bube, Karo zehn", "S.CJ.DT"),
        ("kreuz herz 10 karo könig", "C.HT.DK"),
        ("null ouvert kreuz bube pik ass", "NO.CJ.SA"),
        ("clubs hearts ten spades ace", "C.HT.SA"),
        ("g krb ha", "G.CJ.HA"),
        ("karo 1 2", "D.CJ.SJ"),  # numbers of the hand, not a rank after a suit
    ],
)
def test_cards_are_put_away_by_names_in_words(text: str, move: str) -> None:
    assert read_move(text, with_the_skat(), Wording("de")) == parse_move(move)


def test_two_cards_without_a_contract_are_no_declaration() -> None:
    with pytest.raises(Unclear, match=re.escape(words("de").say("answer-two-cards"))):
        read_move("Kreuz Bube Herz As", with_the_skat(), Wording("de"))


def with_the_skat() -> View:
    """What middlehand sees, who has picked up the skat."""
    game = Game(parse_deal("CTK.STK.HKQ8.D987/CJA.SJA.HAT9.DATK/CQ98.SQ98.HJ7.DJQ/C7.S7"))
    for move in (Bid(18), PASS, PASS, PICK_UP):
        game.push(move)
    return game.view(1)


@pytest.mark.parametrize("text", ["Kreuz Bube", "Kreuz-Bube", "kreuzbube", "Kreuz B"])
def test_a_card_is_played_by_its_name_in_words(text: str) -> None:
    assert cards_in_words(text) == parse_cards("CJ")
    assert cards_in_words(f"{text}, Herz As, Karo zehn") == parse_cards("CJ.HA.DT")
    assert cards_in_words(f"{text} {text}") is None
    assert cards_in_words(f"{text} und") is None


HAND = [parse_card(name) for name in "CK CQ SK SQ HK H9 H7 DQ".split()]
HEARTS = [parse_card(name) for name in "HK H9 H7".split()]


def test_an_abbreviation_that_fits_one_legal_card_means_that_one() -> None:
    assert read_card("k", HAND, HEARTS, Wording("de")) == parse_card("HK")
    assert read_card("könig", HAND, HEARTS, Wording("de")) == parse_card("HK")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("h", "'h' kann ♥K ♥9 ♥7 sein. Welche Karte?"),
        ("dame", "Mit ♣D ♠D ♦D bedienst du nicht. Du darfst ♥K ♥9 ♥7 spielen."),
        ("kd", "Mit ♣D ♦D bedienst du nicht. Du darfst ♥K ♥9 ♥7 spielen."),
    ],
)
def test_nobody_is_asked_to_choose_among_cards_that_may_not_be_played(text: str, answer: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read_card(text, HAND, HEARTS, Wording("de"))
    assert str(unclear.value) == answer


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("g", "G"),
        ("gh", "GH"),
        ("grand hand", "GH"),
        ("chs", "CHS"),
        ("kreuz hand schneider", "CHS"),
        ("krhz", "CHZ"),
        ("ph", "SH"),
        ("pik schwarz", "SHZ"),
        ("ka", "D"),
        ("noh", "NOH"),
        ("null ouvert", "NO"),
        ("go", "GO"),
        ("ns", None),
        ("hello", None),
        ("g g", None),
    ],
)
def test_contracts_are_read_in_many_ways(text: str, token: str | None) -> None:
    assert read_contract(text.split()) == (None if token is None else parse_contract(token))
