"""The last tricks by an equilibrium: from a view alone, as often as the equilibrium plays each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from kiebitz import _core
from kiebitz.cards import CARDS
from kiebitz.contract import ALL_CONTRACTS
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import KERMIT, KIEBITZ, CorePlayer, ask, create, endings
from kiebitz.players.endings import EndingPlayer, likely, seen_by_onlooker, worlds_of_ending
from kiebitz.seats import observe
from kiebitz.view import View
from tests.games import game_with_contract, play_out

SEVEN_TRICKS = 21


def games_before_the_eighth_trick(source: Random, *, ouvert: bool = False) -> Iterator[Game]:
    """Games of all kinds after seven random tricks, as far as they are not over."""
    contracts = [contract for contract in ALL_CONTRACTS if contract.ouvert == ouvert]
    while True:
        game = game_with_contract(source.choice(contracts), source.randrange(3), random_deal(source))
        play_out(game, [source.randrange(2**16) for _ in range(SEVEN_TRICKS)])
        if game.turn is not None and len(game.view(game.turn).plays) == SEVEN_TRICKS:
            yield game


def alike(worlds: _core.WorldList, seen: _core.Observation) -> list[float]:
    return [1.0] * len(worlds)


def game_with_a_choice(source: Random) -> tuple[Game, dict[int, float]]:
    """One whose leader has a choice that matters, and how likely an equilibrium plays each card."""
    for game in games_before_the_eighth_trick(source):
        assert game.turn is not None
        seen = observe(game.view(None))
        worlds = _core.Worlds(seen)
        if worlds.size > 400:
            continue
        ending = _core.Ending(seen, worlds.enumerate(0, worlds.size))
        chances = dict(ending.chances(ending.equilibrium(300, 0.5), observe(game.view(game.turn))))
        if sum(chance > 0.2 for chance in chances.values()) > 1:
            return game, chances
    raise AssertionError


def test_every_seat_knows_what_an_onlooker_knew() -> None:
    source = Random(1)
    for _, game in zip(range(10), games_before_the_eighth_trick(source), strict=False):
        onlooker = observe(game.view(None))
        for later in range(2):
            assert all(seen_by_onlooker(game.view(seat), SEVEN_TRICKS) == onlooker for seat in SEATS)
            if not later:
                play_out(game, [source.randrange(2**16) for _ in range(4)])


def test_cards_are_drawn_as_often_as_the_equilibrium_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "_LIKELY", 1.0)
    game, chances = game_with_a_choice(Random(2))
    player, view = EndingPlayer(alike), game.view(game.turn)
    drawn = Counter(player.card(view, seed) for seed in range(2000))
    for card, chance in chances.items():
        assert drawn[CARDS[card]] / 2000 == pytest.approx(chance, abs=0.06)


def test_a_decision_rests_on_seed_and_view_alone() -> None:
    first, second = (game_with_a_choice(Random(seed))[0] for seed in (2, 3))
    used = EndingPlayer(alike)
    asked = [used.card(game.view(game.turn), 5) for game in (first, second, first)]
    assert asked == [EndingPlayer(alike).card(game.view(game.turn), 5) for game in (first, second, first)]


def test_the_game_begins_where_worlds_are_few_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = game_with_a_choice(Random(2))
    found = worlds_of_ending(game.view(game.turn))
    assert found is not None
    assert len(found[0].plays) == SEVEN_TRICKS
    monkeypatch.setattr(endings, "MOST_WORLDS", len(found[1]) - 1)
    assert worlds_of_ending(game.view(game.turn)) is None
    play_out(game, [0, 0, 0])
    if (later := worlds_of_ending(game.view(game.turn))) is not None:
        assert len(later[0].plays) == SEVEN_TRICKS + 3


def test_nothing_is_played_where_cards_lie_open_or_too_many_are_hidden() -> None:
    shown = next(games_before_the_eighth_trick(Random(4), ouvert=True))
    assert worlds_of_ending(shown.view(shown.turn)) is None
    opening = game_with_contract(ALL_CONTRACTS[0], 0, random_deal(Random(5)))
    assert worlds_of_ending(opening.view(opening.turn)) is None


def test_what_is_left_out_of_the_worlds_is_next_to_nothing() -> None:
    assert likely([1.0, 50.0, 0.4, 50.0]) == [1.0, 50.0, 0.0, 50.0]
    assert likely([2.0, 2.0]) == [2.0, 2.0]
    source = Random(6)
    weights = [source.random() ** 9 for _ in range(500)]
    kept = likely(weights)
    assert 0.99 <= sum(kept) / sum(weights) < 1
    assert kept.count(0) > 100


def test_a_recipe_weighs_worlds_by_all_that_it_reads() -> None:
    game, _ = game_with_a_choice(Random(2))
    seen = observe(game.view(None))
    worlds = _core.Worlds(seen).enumerate(0, 50)
    blind = replace(KERMIT, inference=None)
    assert blind.weigh(worlds, seen) == alike(worlds, seen)
    assert len({tuple(recipe.weigh(worlds, seen)) for recipe in (blind, KERMIT, KIEBITZ)}) == 3


class Asked(EndingPlayer):
    """Counts its cards."""

    def __init__(self) -> None:
        super().__init__(KERMIT.weigh)
        self.played = 0

    def card(self, view: View, seed: int) -> None:
        self.played += 1


def test_whoever_has_little_time_judges_worlds() -> None:
    game, _ = game_with_a_choice(Random(2))
    asked, core, bidder = Asked(), KERMIT.in_core(), KERMIT.bidding(0)
    CorePlayer(core, bidder, seconds=0.5, endings=asked).play(game.view(game.turn))
    assert asked.played == 0
    CorePlayer(core, bidder, seconds=5, endings=asked).play(game.view(game.turn))
    assert asked.played == 1


def test_whole_games_are_played_and_the_core_alone_does_not_decide() -> None:
    player, plain = create("kermit:2,endings=equilibrium", 1), create("kermit:2", 1)
    assert isinstance(player, CorePlayer)
    assert isinstance(plain, CorePlayer)
    assert player.in_core is None
    assert plain.in_core is not None
    differ = 0
    for _, game in zip(range(25), games_before_the_eighth_trick(Random(7)), strict=False):
        while game.turn is not None:
            view = game.view(game.turn)
            card = ask(player, view)
            differ += card != ask(plain, view)
            game.push(card)
        assert game.is_over
    assert differ > 0
