"""Suit tables and what they say about hands and about putting."""

from itertools import product
from pathlib import Path

import pytest

from kiebitz import CardSet, parse_cards
from kiebitz.contract import Contract, Kind
from kiebitz.null.patterns import PATTERNS, SuitTables, best_put, is_certain, shipped_tables
from kiebitz.null.putting import put_by_trials
from kiebitz.null.safety import pattern_of

CASES = list(product((False, True), (False, True), range(3)))  # ouvert, leads, cards put away
TWELVE = parse_cards("S7 S9 SK SA H7 HK C7 C8 C9 D7 D8 D9")  # the paper's 7 9 K A and 7 K, with two safe suits


@pytest.mark.parametrize(("ouvert", "leads", "put"), CASES)
def test_what_is_safe_is_certain(ouvert: bool, leads: bool, put: int) -> None:
    for pattern in range(PATTERNS):
        chance = shipped_tables().suit(pattern, put=put, leads=leads, ouvert=ouvert)
        assert 0 <= chance <= 1
        assert chance == 1 or not is_certain(pattern, leads)


@pytest.mark.parametrize(("ouvert", "leads", "put"), CASES)
def test_a_lower_card_is_never_worse(ouvert: bool, leads: bool, put: int) -> None:
    tables = shipped_tables()
    for pattern, place in product(range(PATTERNS), range(7)):
        if pattern >> place & 3 == 1 and not is_certain(pattern ^ 3 << place, leads):
            higher = tables.suit(pattern ^ 3 << place, put=put, leads=leads, ouvert=ouvert)
            assert tables.suit(pattern, put=put, leads=leads, ouvert=ouvert) >= higher


def test_a_hand_is_the_product_of_its_suits() -> None:
    tables = shipped_tables()
    hand, put = TWELVE - parse_cards("SA HK"), parse_cards("SA HK")
    put_of_suit = (0, 1, 1, 0)
    expected = 1.0
    for suit in range(4):
        expected *= tables.suit(pattern_of(hand.mask, suit), put=put_of_suit[suit], leads=True)
    assert tables.product(hand, put, leads=True, ouvert=False) == pytest.approx(expected)
    assert tables.hand(parse_cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), CardSet(), leads=False, ouvert=True) == 1


def test_the_largest_dropping_gain_is_put_away() -> None:
    """The king beside the seven, and the ace. That king and ace of the long suit should go instead in a closed game, as
    the paper says, our games do not confirm: docs/null.md."""
    for ouvert, seat in product((False, True), range(3)):
        put, _ = best_put(shipped_tables(), TWELVE, leads=seat == 0, ouvert=ouvert)
        assert put == parse_cards("SA HK")


def test_what_is_put_by_trials_is_among_the_cards_and_always_the_same() -> None:
    contract = Contract(Kind.NULL)
    puts = [put_by_trials(1, TWELVE, contract, 18, seed=3) for _ in range(2)]
    assert puts[0] == puts[1]
    assert len(puts[0]) == 2
    assert puts[0] <= TWELVE


def test_tables_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "null.json"
    shipped_tables().save(file)
    assert SuitTables.load(file.read_bytes()) == shipped_tables()
