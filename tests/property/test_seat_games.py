"""Games in the core follow the rules: a game played there, played again by the Python rules, ends the same way.

And whoever plays there decides by what its seat knows alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kiebitz import ALL_CONTRACTS, BID_VALUES, CARDS, CardSet, Contract, Game, Goal, World, _core, deal, goal_in_view
from kiebitz.contract import null_value
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.inference import load_inference
from kiebitz.seats import (
    AchievingPlayer,
    Jury,
    MonteCarloPlayer,
    RandomPlayer,
    RulesPlayer,
    Sampler,
    UctPlayer,
    observe,
)
from tests.games import game_with_contract
from tests.policy.made_up import made_up_policy

PLAYERS = [_core.RandomPlayer()] * 3
RANDOM_GAMES = Jury(RandomPlayer(), RandomPlayer())


def in_the_core(game: Game) -> _core.SeatGame:
    return _core.SeatGame(observe(game.view(None)), World.of_game(game).masks)


def any_game(contract: Contract, seed: int) -> Game:
    """Any deal, discard and bid with which a contract can be declared."""
    source = random.Random(f"{contract} {seed}")
    declarer, dealt = source.randrange(3), deal(source.randrange(2**32))
    discard = None if contract.hand else CardSet(source.sample(list(dealt.hands[declarer] | dealt.skat), 2))
    bids = [bid for bid in BID_VALUES if bid <= (null_value(contract) if contract.is_null else 120)]
    return game_with_contract(contract, declarer, dealt, discard, source.choice(bids))


def check_result(played: _core.SeatGame, game: Game) -> None:
    found, truth = played.result(), game.result()
    assert (found.won, found.overbid) == (truth.won, truth.overbid)
    assert (found.points, found.tricks) == (truth.points, truth.tricks)
    assert (found.schneider, found.schwarz) == (truth.schneider, truth.schwarz)
    assert found.value == (truth.value if truth.won else -truth.value // 2)
    assert tuple(played.list_points()) == truth.list_points()


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_random_games_of_every_contract_end_as_the_rules_say(contract: Contract) -> None:
    for seed in range(40):
        game = any_game(contract, seed)
        played = in_the_core(game)
        _core.finish_games([played], PLAYERS, seed)
        for _, card in played.seen_by(0).plays:
            assert not game.is_over
            game.push(CARDS[card])
        assert game.is_over
        check_result(played, game)


def test_every_way_to_end_is_met() -> None:
    games = [in_the_core(any_game(contract, seed)) for contract in ALL_CONTRACTS for seed in range(200)]
    _core.finish_games(games, PLAYERS, 1)
    results = [game.result() for game in games]
    assert {(result.won, result.schneider) for result in results} >= {
        (won, schneider) for won in (True, False) for schneider in (True, False)
    }
    assert any(result.overbid and result.points > 60 for result in results)
    assert any(result.schwarz for result in results)


def games_on_their_way(seed: int) -> Iterator[Game]:
    """A game after every card, played at random."""
    source = random.Random(seed)
    game = any_game(ALL_CONTRACTS[seed % len(ALL_CONTRACTS)], seed)
    while not game.is_over:
        yield game
        game.push(source.choice(game.legal_moves()))


@pytest.mark.parametrize("seed", range(12))
def test_every_seat_of_a_game_in_the_core_knows_what_its_view_knows(seed: int) -> None:
    for game in games_on_their_way(seed):
        for seen in (observe(game.view(seat)) for seat in (0, 1, 2, None)):
            played = _core.SeatGame(seen, World.of_game(game).masks)
            for seat in range(3):
                assert played.seen_by(seat) == observe(game.view(seat))


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_every_seat_plays_for_the_goal_that_its_view_shows(contract: Contract) -> None:
    for seed in range(40):
        game = any_game(contract, seed)
        for seat in range(3):
            goal = goal_in_view(game.view(seat))
            needed = None if goal is Goal.NULL else goal.points or 121
            assert observe(game.view(seat)).points_to_win == needed


def test_a_world_of_another_game_is_refused() -> None:
    game = any_game(ALL_CONTRACTS[0], 1)
    first, second, third, skat = World.of_game(game).masks
    seen = observe(game.view(None))
    with pytest.raises(ValueError, match="two places"):
        _core.SeatGame(seen, [first, first, third, skat])
    with pytest.raises(ValueError, match="too many or too few"):
        _core.SeatGame(seen, [first, second, third | skat, 0])
    played = _core.SeatGame(seen, [first, second, third, skat])
    with pytest.raises(ValueError, match="not over"):
        played.result()
    with pytest.raises(ValueError, match="cannot be played"):
        played.play(CardSet(second).mask.bit_length() - 1)


def test_a_judge_by_playouts_decides_like_any_other_player() -> None:
    by_playouts = MonteCarloPlayer(worlds=5, declarers_jury=RANDOM_GAMES, defenders_jury=RANDOM_GAMES)
    for seed in range(6):
        game = any_game(ALL_CONTRACTS[5 * seed % len(ALL_CONTRACTS)], seed)
        seen = observe(game.view(0))
        evidence = by_playouts.evidence(seen, seed, all_values=True)
        assert sum(1 << card for card, *_ in evidence.cards) == seen.legal
        played = in_the_core(game)
        _core.finish_games([played], [by_playouts] * 3, seed)
        assert played.is_over


def one_trick(contract: Contract, seed: int) -> Iterator[Game]:
    """A random game before each of the three cards of some trick, so that every seat is in turn."""
    source = random.Random(f"{contract} {seed}")
    game, first = any_game(contract, seed), 3 * source.randrange(8)
    while not game.is_over and len(game.view(None).plays) < first + 3:
        if len(game.view(None).plays) >= first:
            yield game
        game.push(source.choice(game.legal_moves()))


SEAT_PLAYERS = {
    "random": RandomPlayer(),
    "rules": RulesPlayer(),
    "solver": MonteCarloPlayer(worlds=3),
    "solver, wins only": MonteCarloPlayer(worlds=3, scoring="kh"),
    "solver, inference": MonteCarloPlayer(3, Sampler(load_inference())),
    "solver, cards read": MonteCarloPlayer(3, Sampler(load_inference(), _core.CardReading(made_up_policy()))),
    "policy": _core.PolicyPlayer(made_up_policy()),
    "slips": _core.SlippingPlayer(RulesPlayer(), 0.3),
    "solver, forgetful": MonteCarloPlayer(3, Sampler(remembered_tricks=1)),
    "playouts": MonteCarloPlayer(
        worlds=3,
        declarers_jury=Jury(RulesPlayer(), RandomPlayer()),
        defenders_jury=Jury(_core.RelayPlayer(RulesPlayer(), RandomPlayer(), 4), share=0.4, doubt=0.5),
    ),
    "playouts, some moves": MonteCarloPlayer(
        worlds=3,
        declarers_jury=Jury(_core.PolicyPlayer(made_up_policy(), temperature=1.0), moves=4),
        defenders_jury=Jury(MonteCarloPlayer(worlds=2), share=0.5, moves=2),
    ),
    "liked cards": MonteCarloPlayer(
        worlds=3,
        declarers_jury=Jury(liking=_core.Liking(made_up_policy(), 0.1)),
        defenders_jury=Jury(RulesPlayer(), share=0.5, liking=_core.Liking(made_up_policy(), 0.1, until=4)),
    ),
    "information-set UCT": UctPlayer(playouts=20),
    "achievable sets": AchievingPlayer(worlds=4),
    "achievable sets, inference": AchievingPlayer(4, Sampler(load_inference()), sets=2),
}


@pytest.mark.parametrize("player", SEAT_PLAYERS)
@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_hidden_cards_lying_otherwise_change_no_decision(contract: Contract, player: str) -> None:
    """The hidden cards are dealt anew by the Python rules, which replay the whole game."""
    for seed in range(3):
        for game in one_trick(contract, seed):
            assert game.turn is not None
            view = game.view(game.turn)
            other = fitting_game(Knowledge.of(view), random.Random(seed)).view(game.turn)
            chosen, otherwise = (SEAT_PLAYERS[player].choose(observe(each), seed) for each in (view, other))
            assert chosen == otherwise
            assert CARDS[chosen] in view.legal_cards()
