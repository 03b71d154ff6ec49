"""What print shows, and what a programmer asks of cards, deals and moves before anything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kiebitz
from kiebitz import CARDS, CLAIM, HOLD, PASS, PICK_UP, Bid, CardSet, Declare, Game, Move, Resign, Suit, deal
from kiebitz.contract import ALL_CONTRACTS
from kiebitz.errors import Fault
from kiebitz.view import Phase
from tests.games import choices, play_out, seeds

PLAYED = "18 y p p s G.CA.CT SA S7 S8 CK CQ C9 SK"


def game_of(moves: str, seed: int = 7) -> Game:
    game = Game(deal(seed))
    for move in moves.split():
        game.push(move)
    return game


def test_a_game_prints_as_a_table_with_hands_calls_trick_skat_and_score() -> None:
    game = game_of(PLAYED)
    assert str(game) == (
        "* 0    ♠Q ♥A98 ♦JT7     y     ♠K\n"
        "  1 >  ♣87 ♠JT ♥JT7 ♦A  18 p  -\n"
        "  2    ♣J ♠9 ♥KQ ♦KQ98  p     -\n"
        "       ♣AT\n"
        "G 18 18:2"
    )
    assert kiebitz.parse_game(game.line()) == game == eval(repr(game), {"parse_game": kiebitz.parse_game})


def test_the_table_of_a_game_tells_where_the_skat_is_and_what_it_was_worth() -> None:
    assert str(game_of("")).splitlines()[3:] == ["       ♣A ♠K", "- 0"]
    assert str(game_of("18 y p p s")).splitlines()[3:] == ["       -", "- 18"]
    assert str(game_of(f"{PLAYED} RE.0")).splitlines()[4] == "G 18 18:2 -192"


def test_a_position_is_its_text() -> None:
    position = game_of(PLAYED).position
    assert position is not None
    assert kiebitz.parse_position(str(position)) == position == eval(repr(position), vars(kiebitz))


@given(st.integers(0, 2**32 - 1))
def test_symbols_can_be_read(mask: int) -> None:
    assert kiebitz.parse_cards(CardSet(mask).symbols).mask == mask
    assert all(kiebitz.parse_card(card.symbol) == card for card in CARDS)
    assert "".join(suit.symbol for suit in Suit) == "♦♥♠♣"


def test_a_deal_has_the_position_of_every_contract() -> None:
    dealt = deal(7)
    game = game_of("18 y p p s G.CA.CT")
    assert dealt.position("G", 0, "CA.CT") == game.position
    assert dealt.position(kiebitz.parse_contract("GH"), 0).skat == dealt.skat.mask
    assert dealt.position("C", 2).hands == tuple(hand.mask for hand in dealt.hands)  # picked up and put back


@pytest.mark.parametrize(
    ("contract", "discard", "code"),
    [("GH", "CA.CT", "discard-in-hand-game"), ("G", "CA", "discard-size"), ("G", "DA.CT", "discard-not-held")],
)
def test_a_discard_that_cannot_be_is_refused(contract: str, discard: str, code: str) -> None:
    with pytest.raises(Fault) as told:
        deal(7).position(contract, 0, discard)
    assert told.value.code == code


@given(seeds, choices, st.integers(0, 59))
def test_what_is_legal_can_be_pushed_and_nothing_else(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    calls: list[Move] = [HOLD, PASS, PICK_UP, CLAIM, *map(Bid, range(18, 60)), *map(Declare, ALL_CONTRACTS)]
    before = game.copy()
    for move in [*CARDS, *calls, *map(Resign, range(3)), *game.legal_moves()[:20]]:
        seats = range(3) if isinstance(move, CLAIM.__class__ | Resign) else [game.turn or 0]
        assert game.is_legal(move) == any(game.view(seat).is_legal(move) for seat in seats)
    assert game == before
    assert not game.is_legal("nonsense")
    if game.phase is Phase.PLAY and game.position is not None:
        assert [card for card in CARDS[::-1] if game.position.is_legal(card)] == game.legal_moves()
