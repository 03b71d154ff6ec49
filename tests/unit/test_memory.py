"""Players that forget old tricks: what they still know, what they imagine, and that it decides nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from kiebitz import (
    Card,
    CardSet,
    CorePlayer,
    Game,
    Recipe,
    View,
    World,
    _core,
    create,
    deal,
    parse_contract,
    referee,
)
from kiebitz.players.levels import LEVELS
from kiebitz.seats import observe
from kiebitz.worlds import worlds_of
from tests.games import game_with_contract
from tests.meeting import meets, met

CONTRACTS = ("C", "G", "N", "SH", "NO", "D")


def views_after(cards: int, seeds: range) -> Iterator[tuple[Game, View]]:
    """Random games in which so many cards have been played, with the view of the seat in turn."""
    for seed in seeds:
        source = random.Random(seed)
        game = game_with_contract(parse_contract(CONTRACTS[seed % len(CONTRACTS)]), seed % 3, deal(seed))
        while not game.is_over and len(game.view(0).plays) < cards:
            game.push(source.choice(game.legal_moves()))
        if game.turn is not None:
            yield game, game.view(game.turn)


def forgotten(view: View, tricks: int) -> CardSet:
    """The cards played by others before the last so many tricks."""
    first = 3 * max(0, len(view.finished_tricks) - tricks)
    return CardSet(card for seat, card in view.plays[:first] if seat != view.seat)


def worlds_recalled(view: View, tricks: int) -> list[World]:
    return [World.of_masks(masks) for masks in _core.Worlds(observe(view), tricks).sample(50, seed=1).masks()]


@pytest.mark.parametrize("cards", [0, 7, 16])
def test_whoever_remembers_every_trick_imagines_the_worlds_that_fit_the_view(cards: int) -> None:
    for _, view in views_after(cards, range(12)):
        assert _core.Worlds(observe(view), cards // 3).size == worlds_of(view).size
        evidence = [Recipe(worlds=4, memory=memory).player().evidence(view) for memory in (None, cards // 3)]
        assert evidence[0] == evidence[1]


@pytest.mark.parametrize("tricks", [0, 1, 3])
@pytest.mark.parametrize("cards", [6, 13, 20])
def test_what_is_not_forgotten_holds_in_every_world(cards: int, tricks: int) -> None:
    for game, view in views_after(cards, range(12)):
        gone = forgotten(view, tricks)
        remembered = CardSet(view.played.mask & ~gone.mask)
        for world in worlds_recalled(view, tricks):
            assert world.hands[view.turn or 0] == view.hand
            assert [len(hand) for hand in world.hands] == [len(game.hand(seat)) for seat in range(3)]
            assert not any(hand.mask & remembered.mask for hand in world.hands)
            assert len(world.skat) == 2 + len(gone)
            if view.skat is not None:
                assert view.skat <= world.skat
            if view.open_hand is not None and view.declarer is not None:
                assert world.hands[view.declarer] == view.open_hand


def test_forgotten_cards_turn_up_in_hands_again() -> None:
    for _, view in views_after(15, range(6)):
        gone = forgotten(view, 1)
        assert len(gone) == 8
        hands = [hand for world in worlds_recalled(view, 1) for hand in world.hands]
        assert any(hand.mask & gone.mask for hand in hands)


def test_own_cards_are_never_forgotten() -> None:
    for _, view in views_after(18, range(6)):
        own = CardSet(card for seat, card in view.plays if seat == view.seat)
        assert len(forgotten(view, 0)) == 12
        assert not forgotten(view, 0).mask & own.mask


def with_another_card(view: View, old: Card, new: Card) -> View:
    history = tuple((seat, new if move == old else move) for seat, move in view.history)
    return replace(view, history=history)


def could_have_happened(view: View) -> bool:
    try:
        seen = observe(view)
    except ValueError:
        return False
    return (seen.leader, seen.points, seen.tricks) == (view.leader, view.points, view.tricks)


def test_a_forgotten_card_might_as_well_have_been_another_one() -> None:
    compared = 0
    for _, view in views_after(16, range(40)):
        pairs = [(old, new) for old in forgotten(view, 1) for new in view.unseen if old.points == new.points]
        others = [with_another_card(view, *pair) for pair in pairs]
        other = next(filter(could_have_happened, others), None)
        if other is None:
            continue
        player = Recipe(worlds=4, memory=1).player(2)
        assert player.evidence(view, all_values=True) == player.evidence(other, all_values=True)
        compared += 1
    assert compared > 5


@meets(20)
def test_values_are_on_the_scale_of_the_game_whatever_was_forgotten() -> None:
    for _, view in views_after(19, range(24)):
        if view.contract is None or view.contract.is_null:
            continue
        for found in Recipe(worlds=30, memory=0).player().evidence(view, all_values=True).cards:
            met()
            assert found.value is not None
            assert -60 <= found.value <= 120


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_without_a_fault(level: int) -> None:
    players = [create(f"kermit:level={level}", seat) for seat in range(3)]
    refereed = referee(deal(3), players)
    assert refereed.game.is_over
    assert not refereed.faults


def test_the_highest_level_is_the_full_player() -> None:
    for _, view in views_after(14, range(6)):
        highest = create(f"kermit:level={max(LEVELS)}", seed=3)
        full = create("kermit", seed=3)
        assert isinstance(highest, CorePlayer)
        assert isinstance(full, CorePlayer)
        assert highest.evidence(view) == full.evidence(view)


def test_higher_levels_are_cooler_and_err_less() -> None:
    levels = list(LEVELS.values())
    assert levels[-1].temperature is None
    for lower, higher in pairwise(levels):
        assert lower.temperature is not None
        assert higher.temperature is None or higher.temperature < lower.temperature
        assert all(less < more for less, more in zip(higher.mistakes, lower.mistakes, strict=True))


@pytest.mark.parametrize("argument", ["level=0", "level=6", "level=", "level=hard", "level=²"])
def test_an_unknown_level_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match="'level'"):
        create(f"kermit:{argument}")


def test_a_memory_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="0 tricks or more"):
        Recipe(memory=-1)
