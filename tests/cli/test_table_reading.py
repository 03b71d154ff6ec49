"""How the terminal table reads cards and contracts."""

from __future__ import annotations

import pytest

from kiebitz.cards import parse_card
from kiebitz.cli.table.card_reading import Unclear, read_card
from kiebitz.cli.table.contract_reading import read_contract
from kiebitz.cli.table.english import ENGLISH
from kiebitz.cli.table.german import GERMAN
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract


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
        ("k", None),
        ("zz", None),
        ("hk", None),
    ],
)
def test_cards_are_read_in_many_ways(text: str, card: str | None) -> None:
    hand = [parse_card(name) for name in "CJ CA SA HT H9 D7 DK".split()]
    if card is None:
        with pytest.raises(Unclear):
            read_card(text, hand, hand, Wording(ENGLISH))
    else:
        assert read_card(text, hand, hand, Wording(ENGLISH)) == parse_card(card)


HAND = [parse_card(name) for name in "CK CQ SK SQ HK H9 H7 DQ".split()]
HEARTS = [parse_card(name) for name in "HK H9 H7".split()]


def test_an_abbreviation_that_fits_one_legal_card_means_that_one() -> None:
    assert read_card("k", HAND, HEARTS, Wording(GERMAN)) == parse_card("HK")
    assert read_card("könig", HAND, HEARTS, Wording(GERMAN)) == parse_card("HK")


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
        read_card(text, HAND, HEARTS, Wording(GERMAN))
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
