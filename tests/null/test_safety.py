"""Safe cards, by the counts that the paper prints and by the solver."""

import random

import pytest

from kiebitz import CARDS, CardSet, Deal, Game, parse_cards, parse_game
from kiebitz.contract import Contract, Kind
from kiebitz.moves import PASS, Bid, Declare
from kiebitz.null.safety import is_safe, is_safe_to_lead, pattern_of, safe_cards
from kiebitz.play import ORDERS
from kiebitz.solver import Solver
from kiebitz.worlds import sample_worlds


def test_there_are_177_unsafe_patterns_off_lead_and_209_on_lead() -> None:
    assert sum(not is_safe(pattern) for pattern in range(256)) == 177
    assert sum(not is_safe_to_lead(pattern) for pattern in range(256)) == 209


@pytest.mark.parametrize(
    ("cards", "off_lead", "on_lead"),
    [
        ("S7 S8 S9", True, True),
        ("S7 S9 SJ", True, False),
        ("S7 S9 SJ SK", True, False),
        ("S7 S8 SJ", True, False),
        ("S7 S8 ST", True, True),
        ("S7 SJ", False, False),
        ("S8", False, False),
        ("S7", True, True),
    ],
)
def test_patterns_are_safe_as_players_know_them(cards: str, off_lead: bool, on_lead: bool) -> None:
    pattern = pattern_of(parse_cards(cards).mask, 2)
    assert is_safe(pattern) == off_lead
    assert is_safe_to_lead(pattern) == on_lead


def test_a_hand_that_is_safe_is_won_in_every_world() -> None:
    solver, safe_hands = Solver(table_mb=1), 0
    for number in range(400):
        game = _null_game(number)
        view = game.view(game.declarer)
        if safe_cards(view) != view.hand:
            continue
        safe_hands += 1
        for world in sample_worlds(view, 5, seed=number):
            assert solver.solve(world.position(view)).value == 10
    assert safe_hands > 10


def test_what_was_played_and_put_away_counts_as_gone() -> None:
    game = parse_game("CJKQ.SATK.HAK.DAK/CT97.SJ97.H987.DT/CA8.SQ8.HJTQ.DJQ9/D87 18 p p s N.DT.D8")
    assert safe_cards(game.view(1)) == parse_cards("C7 C9 CT S7 S9 SJ H7 H8 H9 D7")
    with pytest.raises(ValueError, match="not seen"):
        safe_cards(game.view(0))


def _null_game(number: int) -> Game:
    """Middlehand plays null with low cards."""
    source = random.Random(number)
    low = [card for card in CARDS if ORDERS[Kind.NULL].strength[card] < 4]
    own = source.sample(low, 10)
    rest = [card for card in CARDS if card not in own]
    source.shuffle(rest)
    game = Game(Deal((CardSet(rest[:10]), CardSet(own), CardSet(rest[10:20])), CardSet(rest[20:])))
    for move in (Bid(18), PASS, PASS):
        game.push(move)
    game.push(Declare(Contract(Kind.NULL, hand=True)))
    return game
