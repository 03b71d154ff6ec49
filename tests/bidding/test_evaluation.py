"""The evaluation of ten cards and two: probabilities, the same for suits by any other name."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from kiebitz import _core
from kiebitz.bidding import Model, shipped_model
from kiebitz.bidding.chances import FAMILIES, table_size
from kiebitz.cards import CARDS, JACKS, mask_of
from kiebitz.contract import Kind


def holdings(count: int, seed: int = 1) -> list[tuple[int, int, int]]:
    source = random.Random(seed)
    found = []
    for number in range(count):
        cards = source.sample(CARDS, 12)
        found.append((mask_of(cards[:10]), mask_of(cards[10:]), number % 3))
    return found


@pytest.mark.parametrize("kind", Kind)
def test_chances_are_probabilities_and_harder_goals_are_never_likelier(kind: Kind) -> None:
    evaluator = shipped_model().evaluator
    for hand, away, seat in holdings(300):
        for put_away in (away, 0):
            chances = evaluator.chances(kind, hand, put_away, seat)
            assert all(0 <= chance <= 1 for chance in chances)
            if kind != Kind.NULL:
                assert list(chances) == sorted(chances, reverse=True)


def renamed(mask: int, names: tuple[int, ...]) -> int:
    """The cards with their suits renamed, the jacks as they are."""
    moved = mask & JACKS
    for suit, name in enumerate(names):
        moved |= (mask >> 8 * suit & 0x7F) << 8 * name
    return moved


def test_the_names_of_suits_do_not_matter_in_trump_games() -> None:
    evaluator = shipped_model().evaluator
    for hand, away, seat in holdings(10):
        for names in permutations(range(4)):
            other = renamed(hand, names), renamed(away, names), seat
            for suit in range(4):
                expected = evaluator.chances(suit, hand, away, seat)
                assert evaluator.chances(names[suit], *other) == pytest.approx(expected, abs=1e-5)
            assert evaluator.chances(4, *other) == pytest.approx(evaluator.chances(4, hand, away, seat), abs=1e-5)


def test_the_names_of_suits_do_not_matter_in_null() -> None:
    evaluator = shipped_model().evaluator
    for hand, away, seat in holdings(10):
        turned = [(mask << 8 | mask >> 24) & 0xFFFFFFFF for mask in (hand, away)]
        expected = evaluator.chances(Kind.NULL, hand, away, seat)
        assert evaluator.chances(Kind.NULL, turned[0], turned[1], seat) == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize("kind", Kind)
def test_features_are_places_in_the_tables(kind: Kind) -> None:
    size = table_size(max(kind - 3, 0))
    places = memoryview(_core.bidding_features(kind, holdings(200) + [(h, 0, s) for h, _, s in holdings(50, 2)])).cast(
        "i"
    )
    assert all(0 <= place < size for place in places)
    assert len(places) % 250 == 0


def test_a_sure_grand_is_surer_than_a_wreck() -> None:
    evaluator = shipped_model().evaluator
    strong = mask_of(card for card in CARDS if str(card) in "CJ SJ HJ DJ CA SA HA DA CT ST".split())
    weak = mask_of(card for card in CARDS if str(card) in "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8".split())
    assert evaluator.chances(Kind.GRAND, strong, 0, 0)[1] > 0.9
    assert evaluator.chances(Kind.GRAND, weak, 0, 0)[1] < 0.1
    assert evaluator.chances(Kind.NULL, weak, 0, 0)[1] > evaluator.chances(Kind.NULL, strong, 0, 0)[1]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ((7, 0x3FF, 0, 0), "kind"),
        ((0, 0x3F, 0, 0), "6 cards"),
        ((0, 0x3FF, 0x3, 0), "both|put away"),
        ((0, 0x3FF, 0xC000, 3), "seat"),
    ],
)
def test_impossible_holdings_are_refused(arguments: tuple[int, int, int, int], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        shipped_model().evaluator.chances(*arguments)


def test_a_harder_auction_makes_no_holding_better() -> None:
    evaluator = shipped_model().evaluator
    assert [_core.contest_of(bid) for bid in (0, 18, 20, 23, 24, 264)] == [0, 0, 1, 1, 2, 2]
    for hand, away, seat in holdings(100):
        for kind in Kind:
            wins = [evaluator.chances(kind, hand, away, seat, contest)[kind != Kind.NULL] for contest in range(3)]
            assert wins == sorted(wins, reverse=True)
    with pytest.raises(ValueError, match="contest"):
        evaluator.chances(Kind.GRAND, *holdings(1)[0], 3)


def test_numbers_of_another_length_are_no_model() -> None:
    with pytest.raises(ValueError, match="not the numbers of a bidding model"):
        _ = Model(bytes(40)).evaluator
    assert len(shipped_model().numbers) == 4 * 2 * sum(4 * (table_size(family) + 10) for family in range(len(FAMILIES)))
