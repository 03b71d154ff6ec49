"""The last tricks as games: with one world they are what the solver says, with more nobody knows all cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean, stdev

import pytest

from kiebitz import _core
from kiebitz.contract import ALL_CONTRACTS
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.theory.endings import TRICKS, solved
from kiebitz.lab.theory.table import Table
from kiebitz.lab.theory.wrong import cards_brought, chance_of_hand
from kiebitz.memory.truth import declarer_wins
from kiebitz.players import KIEBITZ
from kiebitz.seats import observe
from kiebitz.solver import Solver
from kiebitz.worlds import World
from tests.games import game_with_contract, play_out


def endings(source: Random) -> Iterator[Game]:
    """Games of all kinds after seven random tricks, as far as they are not over."""
    while True:
        contract = source.choice([contract for contract in ALL_CONTRACTS if not contract.ouvert])
        game = game_with_contract(contract, source.randrange(3), random_deal(source))
        play_out(game, [source.randrange(2**16) for _ in range(3 * (10 - TRICKS))])
        if game.turn is not None and game.position is not None and game.position.cards_left == TRICKS:
            yield game


def true_ending(game: Game) -> _core.ExtensiveGame:
    return _core.ExtensiveGame.ending(observe(game.view(None)), _core.WorldList([World.of_game(game).masks]))


def test_with_one_world_open_cards_win_what_the_solver_wins() -> None:
    solver, won = Solver(), []
    for game in islice(endings(Random(1)), 60):
        assert game.declarer is not None
        ending = true_ending(game)
        policy = ending.open_cards()
        turn_is_declarers = game.turn == game.declarer
        cards = declarer_wins(solver, game).values()
        won.append(any(cards) if turn_is_declarers else all(cards))
        assert (ending.payoffs(policy)[game.declarer] > 0) == won[-1]
        assert max(ending.gains(policy)) == pytest.approx(0, abs=1e-9)
    assert 5 < sum(won) < 55


def few_worlds(source: Random) -> Iterator[tuple[Game, _core.Worlds]]:
    for game in endings(source):
        worlds = _core.Worlds(observe(game.view(None)))
        if 1 < worlds.size <= 400:
            yield game, worlds


def test_an_equilibrium_of_an_ending_leaves_each_seat_little_to_gain() -> None:
    for game, worlds in islice(few_worlds(Random(2)), 2):
        row = solved(observe(game.view(None)), worlds.size, 0.05)
        assert row["solved"]
        assert row["left"] <= 0.05 + 1e-9


def test_who_holds_the_same_cards_plays_the_same_in_all_worlds() -> None:
    """There are fewer sets than choices, and weights change what is expected, not what can be known."""
    for game, worlds in islice(few_worlds(Random(3)), 3):
        seen, listed = observe(game.view(None)), worlds.enumerate(0, worlds.size)
        alike = _core.ExtensiveGame.ending(seen, listed)
        weighed = _core.ExtensiveGame.ending(seen, listed, [1.0] + [0.0] * (worlds.size - 1))
        assert weighed.sets == alike.sets
        first = _core.ExtensiveGame.ending(seen, _core.WorldList(listed.masks()[:1]))
        assert weighed.payoffs(weighed.uniform()) == pytest.approx(first.payoffs(first.uniform()))


def test_what_is_no_ending_is_refused() -> None:
    game = next(endings(Random(4)))
    seen, true = observe(game.view(None)), _core.WorldList([World.of_game(game).masks])
    for worlds, weights in ((_core.WorldList([]), []), (true, [1.0, 2.0]), (true, [0.0]), (true, [-1.0])):
        with pytest.raises(ValueError, match=r"weight|world"):
            _core.ExtensiveGame.ending(seen, worlds, weights)


def test_what_cannot_matter_may_be_left_out() -> None:
    """The ending by its ends and the same in extensive form: as much for open cards, as much to be had at random."""
    for game, worlds in islice(few_worlds(Random(5)), 3):
        seen, listed = observe(game.view(None)), worlds.enumerate(0, worlds.size)
        short, whole = _core.Ending(seen, listed), _core.ExtensiveGame.ending(seen, listed)
        assert len(short.sets) < len(whole.sets)
        for some, all_of_it in ((short.open_cards(), whole.open_cards()), (short.uniform(), whole.uniform())):
            assert short.payoffs(some) == pytest.approx(whole.payoffs(all_of_it), abs=1e-9)
            assert short.gains(some) == pytest.approx(whole.gains(all_of_it), abs=1e-9)
        best = short.equilibrium(500, 0.02)
        assert sum(short.gains(best)) <= 0.02
        assert short.payoffs(best) == pytest.approx(whole.payoffs(whole.equilibrium(500, 0.02)), abs=0.1)


def test_an_ending_tells_a_seat_how_likely_it_plays_its_cards() -> None:
    met = 0
    for game, worlds in islice(few_worlds(Random(6)), 6):
        ending = _core.Ending(observe(game.view(None)), worlds.enumerate(0, worlds.size))
        assert game.turn is not None
        mine = observe(game.view(game.turn))
        chances = dict(ending.chances(ending.uniform(), mine))
        if chances:
            met += 1
            assert sum(chances.values()) == pytest.approx(1)
            assert sum(1 << card for card in chances) == mine.legal
    assert met


def test_an_equilibrium_at_the_table_makes_what_it_expects() -> None:
    """Every world once, played on with luck, is on average what the policies are worth."""
    for game, worlds in islice(few_worlds(Random(6)), 3):
        seen, listed = observe(game.view(None)), worlds.enumerate(0, worlds.size)
        ending = _core.Ending(seen, listed)
        best = ending.equilibrium(200)
        table, seats = Table(seen, ending), dict.fromkeys(SEATS, best)
        leads = [table.lead(world, seats, luck) for luck, world in enumerate(listed.masks() * 5)]
        assert seen.declarer is not None
        error = stdev(leads) / len(leads) ** 0.5
        assert abs(fmean(leads) - ending.payoffs(best)[seen.declarer]) <= 3 * error + 1e-9


def test_what_was_said_and_played_tells_an_onlooker_which_worlds_are_likely() -> None:
    game, worlds = next(few_worlds(Random(7)))
    weights = KIEBITZ.weigh(worlds.enumerate(0, worlds.size), observe(game.view(None)))
    assert len(weights) == worlds.size
    assert min(weights) >= 0
    assert len(set(weights)) > 1


def test_a_card_brings_what_the_best_response_makes_of_it() -> None:
    """The best card costs nothing, no card brings more, and a hand as likely as it is weighs what its cards bring."""
    met = 0
    for game, worlds in islice(few_worlds(Random(6)), 6):
        listed = worlds.enumerate(0, worlds.size)
        ending = _core.Ending(observe(game.view(None)), listed)
        assert game.turn is not None
        mine, others = observe(game.view(game.turn)), ending.equilibrium(200)
        if not ending.chances(others, mine):
            continue
        met += 1
        chance = chance_of_hand(game, listed)
        assert 0 < chance <= 1
        brought = cards_brought(ending, others, mine, chance)
        assert max(brought.values()) == pytest.approx(0, abs=1e-9)
        assert sum(1 << card for card in brought) == mine.legal
    assert met


def test_a_card_that_is_no_choice_is_refused() -> None:
    game, worlds = next(few_worlds(Random(6)))
    ending = _core.Ending(observe(game.view(None)), worlds.enumerate(0, worlds.size))
    assert game.turn is not None
    mine = observe(game.view(game.turn))
    unheld = next(card for card in range(32) if not mine.legal >> card & 1)
    for card in (unheld, 32, -1):
        with pytest.raises(ValueError, match="card"):
            ending.with_card(ending.uniform(), mine, card)
