"""An observation in the core knows what the view knows that it was made of: no card less and no card more."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import ALL_CONTRACTS, CLAIM, CardSet, Contract, Game, Phase, View, _core, deal
from kiebitz.auction import Auction
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.play import ORDERS
from kiebitz.seats import ENDLESS, observe
from tests.games import choices, game_with_contract, play_out, seeds


def check_cards(seen: _core.Observation, view: View) -> None:
    assert seen.seat == view.seat
    assert seen.hand == view.hand.mask
    assert seen.open_hand == (None if view.open_hand is None else view.open_hand.mask)
    assert seen.unseen == view.unseen.mask
    if view.phase is not Phase.DECLARE:
        assert seen.skat == (view.skat or CardSet()).mask


def check_play(seen: _core.Observation, view: View) -> None:
    assert seen.plays == view.plays
    assert seen.played == [sum(card.mask for by, card in view.plays if by == seat) for seat in range(3)]
    assert seen.voids == [void_of(view, seat) for seat in range(3)]
    assert (seen.points, seen.tricks, seen.leader) == (view.points, view.tricks, view.leader)
    assert seen.trick == list(view.trick)
    if view.phase is Phase.PLAY:
        assert seen.turn == view.turn
        assert seen.legal == sum(card.mask for card in view.legal_cards())


def void_of(view: View, seat: int) -> int:
    """What a seat has shown not to hold, trick by trick."""
    void = 0
    for number, (by, card) in enumerate(view.plays):
        assert view.contract is not None
        suit = ORDERS[view.contract.kind].follow[view.plays[number - number % 3][1]]
        void |= suit if by == seat and not suit >> card & 1 else 0
    return void


def check_words(seen: _core.Observation, view: View) -> None:
    contract = view.contract
    assert seen.declarer == (None if contract is None else view.declarer)
    assert seen.contract == (None if contract is None else flags_of(contract))
    assert seen.bid == view.auction.bid
    for seat, (low, high) in enumerate(seen.limits):
        said, refused = calls_of(view, seat)
        assert low == max(said, default=0)
        assert high == (refused or ENDLESS)


def flags_of(contract: Contract) -> tuple[int, bool, bool, bool, bool]:
    return contract.kind, contract.hand, contract.schneider, contract.schwarz, contract.ouvert


def calls_of(view: View, seat: int) -> tuple[list[int], int | None]:
    """The numbers a seat has said or held, and the one at which it passed."""
    auction, said, refused = Auction(), list[int](), None
    for by, call in view.history:
        if not isinstance(call, Bid | Hold | Pass):
            break
        if by == seat and isinstance(call, Pass):
            refused = auction.bid if by == auction.listener else auction.next_bid()
        auction = auction.after(call)
        if by == seat and not isinstance(call, Pass):
            said.append(auction.bid)
    return said, refused


def check_all(game: Game) -> None:
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        seen = observe(view)
        check_cards(seen, view)
        check_play(seen, view)
        check_words(seen, view)


@given(seeds, choices, st.integers(0, 59))
def test_it_knows_what_the_view_knows_at_any_point_of_any_game(seed: int, numbers: list[int], stop: int) -> None:
    check_all(play_out(Game(deal(seed)), numbers[:stop], strange=True))


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_it_knows_what_the_view_knows_after_every_card_of_every_contract(contract: Contract) -> None:
    for declarer in range(3):
        source = random.Random(declarer)
        game = game_with_contract(contract, declarer, deal(10 * contract.kind + declarer))
        claim = source.randrange(30)
        check_all(game)
        while not game.is_over:
            if len(game.view(None).plays) == claim:
                game.push(CLAIM)
                check_all(game)
            game.push(source.choice(game.legal_moves()))
            check_all(game)


def test_it_fits_in_two_cache_lines() -> None:
    assert _core.Observation.size <= 128


@pytest.mark.parametrize(
    ("plays", "message"),
    [
        ([(0, 32)], "0 to 31"),
        ([(1, 20)], "not in turn"),
        ([(0, 7), (1, 7)], "twice"),
        ([(0, 20)], "could not play"),
        ([(0, 7), (1, 6)], "could not play"),
    ],
)
def test_what_no_game_can_be_is_refused(plays: list[tuple[int, int]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        _core.Observation(seat=0, hand=0x3FF, contract=(4, False, False, False, False), declarer=1, plays=plays)


def test_a_card_before_the_contract_is_refused() -> None:
    with pytest.raises(ValueError, match="before a contract"):
        _core.Observation(seat=0, hand=0x3FF, plays=[(0, 1)])
