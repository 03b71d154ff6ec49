"""Worlds: the true one is always there, each that comes fits the view, all come equally often, none is left out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import comb, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz import (
    Deal,
    Game,
    Phase,
    View,
    World,
    count_worlds,
    deal,
    enumerate_worlds,
    parse_cards,
    parse_contract,
    sample_worlds,
)
from kiebitz.cards import FULL_DECK, CardSet
from kiebitz.play import ORDERS
from tests.games import choices, game_with_contract, play_out, seeds
from tests.meeting import meets, met

MOST_TRIED = 3000
SAFE_HANDS = {"N": "C789.S789.H78.D78", "NO": "C789.S789.H78.D78", "HO": "CJ.SJ.HJATKQ98.DJ"}


def late_game(seed: int, cards: int, contract: str = "C", declarer: int = 1) -> Game:
    """A game in which so many cards have been played at random.

    Games that one trick can end have a declarer who cannot be caught and who plays the lowest card.
    """
    source = random.Random(seed)
    dealt = deal_with(SAFE_HANDS[contract], declarer, source) if contract in SAFE_HANDS else deal(seed)
    game = game_with_contract(parse_contract(contract), declarer, dealt)
    for _ in range(cards):
        legal = game.legal_moves()
        game.push(legal[-1] if contract in SAFE_HANDS and game.turn == declarer else source.choice(legal))
    assert not game.is_over
    return game


def deal_with(cards: str, declarer: int, source: random.Random) -> Deal:
    """A deal in which the declarer has these cards, and all others lie anywhere."""
    hand = parse_cards(cards)
    others = list(CardSet(FULL_DECK) - hand)
    source.shuffle(others)
    hands = [CardSet(others[:10]), CardSet(others[10:20])]
    hands.insert(declarer, hand)
    return Deal((hands[0], hands[1], hands[2]), CardSet(others[20:]))


def fits(view: View, world: World) -> bool:
    """Whether a world agrees with a view, judged from the history alone."""
    places = [*world.hands, world.skat]
    together = sum(cards.mask for cards in places)
    once = together == FULL_DECK & ~view.played.mask and sum(map(len, places)) == together.bit_count()
    own = view.seat is None or world.hands[view.seat] == view.hand
    declarer = view.declarer
    opened = view.open_hand is None or (declarer is not None and world.hands[declarer] == view.open_hand)
    skat = view.skat is None or view.phase is Phase.DECLARE or world.skat == view.skat
    return once and own and opened and skat and follows_suit(view, world)


def follows_suit(view: View, world: World) -> bool:
    """Whether nobody kept a card that it should have played."""
    for number, (seat, card) in enumerate(view.plays):
        led = view.plays[number - number % 3][1]
        assert view.contract is not None
        suit = ORDERS[view.contract.kind].follow[led]
        if not suit >> card & 1 and suit & world.hands[seat].mask:
            return False
    return True


def tried_worlds(view: View) -> Iterator[World]:
    """All worlds, found by dealing the unseen cards one by one and looking at what comes of it."""
    sizes = [10 - sum(seat == other for other, _ in view.plays) for seat in range(3)] + [2]
    start = [0, 0, 0, 0]
    assert view.seat is not None
    start[view.seat] = view.hand.mask
    if view.open_hand is not None and view.declarer is not None:
        start[view.declarer] = view.open_hand.mask
    if view.skat is not None:
        start[3] = view.skat.mask
    unseen = list(view.unseen)

    def deal_out(number: int, places: list[int]) -> Iterator[World]:
        if number == len(unseen):
            world = World.of_masks(places)
            if fits(view, world):
                yield world
            return
        for place in range(4):
            if places[place].bit_count() < sizes[place]:
                places[place] |= unseen[number].mask
                yield from deal_out(number + 1, places)
                places[place] &= ~unseen[number].mask

    return deal_out(0, start)


def key(world: World) -> tuple[int, ...]:
    return (*(hand.mask for hand in world.hands), world.skat.mask)


@given(seeds, choices, st.integers(0, 59))
def test_every_sampled_world_fits_the_view(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        for distinct in (False, True):
            drawn = sample_worlds(view, 5, seed, distinct=distinct)
            assert all(fits(view, world) for world in drawn)
            assert len(drawn) == (min(5, count_worlds(view)) if distinct else 5)
            assert not distinct or len({key(world) for world in drawn}) == len(drawn)


@meets(15)
@settings(max_examples=60)
@given(seeds, choices, st.integers(20, 59))
def test_the_true_world_is_among_those_enumerated(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    truth = key(World.of_game(game))
    for seat in range(3):
        view = game.view(seat)
        assert fits(view, World.of_game(game))
        if count_worlds(view) <= MOST_TRIED:
            met()
            all_worlds = [key(world) for world in enumerate_worlds(view)]
            assert all_worlds.count(truth) == 1


@pytest.mark.parametrize("contract", ["C", "G", "N", "SH", "NO", "HO"])
@pytest.mark.parametrize("seed", range(6))
def test_the_count_is_that_of_trying_all_ways(seed: int, contract: str) -> None:
    game = late_game(seed, 20 + seed % 3, contract, seed % 3)
    views = [game.view(seat) for seat in range(3)]
    few = [view for view in views if comb(len(view.unseen), len(view.unseen) // 2) <= MOST_TRIED]
    assert few
    for view in few:
        tried = {key(world) for world in tried_worlds(view)}
        assert count_worlds(view) == len(tried)
        assert sorted(key(world) for world in enumerate_worlds(view)) == sorted(tried)


def test_counts_before_the_first_card() -> None:
    bidding = Game(deal(3))
    assert count_worlds(bidding.view(0)) == comb(22, 10) * comb(12, 10)
    assert count_worlds(bidding.view(None)) == comb(32, 10) * comb(22, 10) * comb(12, 10)
    for text, known in (("C", True), ("CH", False)):
        game = game_with_contract(parse_contract(text), 1, deal(3))
        assert count_worlds(game.view(1)) == (comb(20, 10) if known else comb(22, 10) * comb(12, 10))
        assert count_worlds(game.view(0)) == comb(22, 10) * comb(12, 10)
    ouvert = game_with_contract(parse_contract("NO"), 1, deal(3))
    assert count_worlds(ouvert.view(0)) == comb(12, 10)


def test_while_the_declarer_holds_the_skat_it_is_in_the_hand() -> None:
    game = game_with_contract(parse_contract("C"), 1, deal(3))
    game.pop()
    assert game.phase is Phase.DECLARE
    assert count_worlds(game.view(1)) == comb(20, 10)
    assert count_worlds(game.view(0)) == comb(22, 10)
    for seat in range(3):
        (world,) = sample_worlds(game.view(seat), 1, seed=1)
        assert [len(hand) for hand in world.hands] == [10, 12, 10]
        assert not world.skat


@pytest.mark.parametrize("seed", range(5))
def test_samples_are_uniform(seed: int) -> None:
    game = late_game(seed, 21)
    views = [game.view(seat) for seat in range(3)]
    view = next(view for view in views if not view.is_declarer)
    worlds = count_worlds(view)
    drawn = Counter(key(world) for world in sample_worlds(view, 40 * worlds, seed))
    chi_square = sum((drawn[key(world)] - 40) ** 2 / 40 for world in enumerate_worlds(view))
    assert abs(chi_square - (worlds - 1)) < 5 * sqrt(2 * worlds)


def test_the_same_seed_gives_the_same_worlds() -> None:
    view = late_game(1, 4).view(0)
    assert sample_worlds(view, 20, 7) == sample_worlds(view, 20, 7)
    assert sample_worlds(view, 20, 7) != sample_worlds(view, 20, 8)
    assert sample_worlds(view, 20, 7)[:10] == sample_worlds(view, 10, 7)


def test_a_view_that_no_deal_fits_is_refused() -> None:
    view = late_game(1, 0).view(0)
    for wrong in (
        replace(view, hand=CardSet(list(view.hand)[:9])),
        replace(view, hand=view.hand | CardSet([next(iter(view.unseen))])),
        replace(view, skat=CardSet(list(view.hand)[:2])),
    ):
        with pytest.raises(ValueError, match="no deal fits this view"):
            sample_worlds(wrong, 1, seed=0)
    with pytest.raises(ValueError, match="number of worlds"):
        sample_worlds(view, -1, seed=0)


def test_a_world_makes_the_position_of_the_game() -> None:
    game = late_game(2, 7)
    assert World.of_game(game).position(game.view(0)) == game.position
    with pytest.raises(ValueError, match="before a contract"):
        World.of_game(Game(deal(1))).position(Game(deal(1)).view(0))
