"""The whole game in the core does what the Python rules do, and shows each seat what the seat may know and no more."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kiebitz import ALL_CONTRACTS, CARDS, Game, deal, parse_move
from kiebitz._core import WholeGame, action_text
from kiebitz.contract import Contract
from kiebitz.env import INFORMATION, MEANINGS, PUBLIC, TENSOR_VERSION, Reward, actions_of, game_of, whole_game
from kiebitz.seats import SeatGame, observe
from kiebitz.worlds import World, count_worlds
from tests.env import agreement
from tests.games import finished_game, game_with_contract

CHUNKS = 4


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_random_games_go_as_the_rules_say(chunk: int) -> None:
    source = random.Random(chunk)
    for _ in range(20_000 // CHUNKS):
        agreement.play_through_both(source)


def test_equal_tensors_are_equal_information_states() -> None:
    apart, exceptions = agreement.compare_tensors(10_000, seed=3)
    assert exceptions == 0
    assert 4_000 < apart < 8_000  # every state came twice, and passes at the beginning more often


def some_states(games: int, seed: int) -> list[WholeGame]:
    source = random.Random(seed)
    return [game.copy() for _ in range(games) for _, game, _ in agreement.states(source)]


def moved(*moves: str, seed: int = 5) -> WholeGame:
    """A game of these moves."""
    game = whole_game(Game(deal(seed)))
    for move in moves:
        for action in actions_of(parse_move(move)):
            game.push(action)
    return game


def test_the_list_of_actions_is_that_of_the_core() -> None:
    assert [action_text(number) for number in range(len(MEANINGS))] == [str(meaning) for meaning in MEANINGS]
    assert len(MEANINGS) == 127


def test_games_are_values() -> None:
    ways: list[Callable[[Any], Any]] = [
        WholeGame.copy,
        copy.copy,
        copy.deepcopy,
        lambda game: pickle.loads(pickle.dumps(game)),
    ]
    for game in (moved(), moved("18", "p", "p", "s"), moved("18", "p", "p", "GH")):
        for way in ways:
            twin = way(game)
            assert twin == game
            assert hash(twin) == hash(game)
            twin.push(twin.legal_actions()[0])
            assert twin != game
            assert hash(twin) != hash(game)


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=str)
def test_seat_games_and_observations_can_be_copied_and_kept(contract: Contract) -> None:
    game = game_with_contract(contract, 1, deal(3))
    played = SeatGame(observe(game.view(None)), World.of_game(game).masks)
    source = random.Random(1)
    while not game.is_over:
        for kept in (copy.copy(played), copy.deepcopy(played), pickle.loads(pickle.dumps(played))):
            assert kept == played
            assert hash(kept) == hash(played)
            assert [kept.seen_by(seat) for seat in range(3)] == [played.seen_by(seat) for seat in range(3)]
        for seat in (0, 1, 2, None):
            seen = observe(game.view(seat))
            assert copy.copy(seen) == copy.deepcopy(seen) == pickle.loads(pickle.dumps(seen)) == seen
        card = source.choice(game.legal_moves())
        game.push(card)
        played.play(int(card))  # type: ignore[arg-type]


def test_the_order_of_the_discard_is_forgotten() -> None:
    games = []
    for order in (1, -1):
        game = moved("18", "p", "p", "s")
        for card in game.legal_actions()[:2][::order]:
            game.push(card)
        games.append(game)
    assert games[0] == games[1]
    assert games[0].information_text(1) == games[1].information_text(1)


def test_others_do_not_see_what_the_declarer_puts_away() -> None:
    game = moved("18", "p", "p", "s")
    before = [game.information_key(seat) for seat in (0, 2)]
    game.push(game.legal_actions()[0])
    assert [game.information_key(seat) for seat in (0, 2)] == before
    assert game.information_text(0) == game.information_text(0).split(" put")[0]


def test_an_information_state_can_be_read() -> None:
    game = moved("18", "p", "p", "s")
    found = INFORMATION.field(game.information_state(1), "found")[0]
    assert [card for card in CARDS if found[card]] == sorted(deal(5).skat)
    assert INFORMATION.field(game.information_state(1), "hand").sum() == 12
    assert INFORMATION.field(game.information_state(0), "found").sum() == 0
    named = INFORMATION.field(game.information_state(0), "named")
    assert named[1].tolist() == [1] + [0] * 62  # middlehand sits next to forehand
    assert INFORMATION.field(game.information_state(2), "named")[2].tolist() == named[1].tolist()
    assert PUBLIC.field(game.public_state(), "declarer").tolist() == [[0, 1, 0]]


def test_the_layout_of_the_tensors_is_that_of_their_version() -> None:
    assert (TENSOR_VERSION, INFORMATION.size, PUBLIC.size) == (1, 934, 835)
    assert list(INFORMATION)[-len(PUBLIC) :] == list(PUBLIC)


def test_a_key_is_the_tensor_packed() -> None:
    for game in some_states(2, seed=4):
        packed = np.packbits(game.information_state(), bitorder="little")
        assert packed.tobytes() == game.information_key()


def test_look_fills_arrays() -> None:
    information, legal = np.zeros(INFORMATION.size, np.int8), np.zeros(len(MEANINGS), np.int8)
    for game in some_states(2, seed=4):
        game.look(information, legal)
        assert (information == game.information_state()).all()
        assert (legal == game.legal_mask()).all()
        assert np.flatnonzero(legal).tolist() == game.legal_actions()


def test_games_dealt_anew_are_any_of_the_worlds() -> None:
    """In an ending with few worlds each of them comes, and comes about as often as the others."""
    source = random.Random(6)
    game, whole = Game(deal(8)), None
    for move in ("p", "18", "p", "s"):
        game.push(move)
    game.push(f"D.{'.'.join(map(str, deal(8).skat))}")
    while count_worlds(game.view(0)) > 30 or game.turn != 0:
        game.push(source.choice(game.legal_moves()))
    whole = whole_game(game)
    worlds: dict[tuple[int, ...], int] = {}
    size = count_worlds(game.view(0))
    for seed in range(200 * size):
        twin = whole.resample(0, seed)
        masks = tuple(World.of_game(game_of(twin)).masks)
        worlds[masks] = worlds.get(masks, 0) + 1
    assert len(worlds) == size > 1
    assert all(100 < times < 300 for times in worlds.values())


def test_what_is_no_game_is_refused() -> None:
    hands = moved().dealt
    with pytest.raises(ValueError, match="ten cards for each seat"):
        WholeGame([hands[0], hands[0], hands[2], hands[3]])
    with pytest.raises(ValueError, match="the action 0 is not legal now"):
        WholeGame(hands, [0])
    for action in (-1, 127, 1000):
        with pytest.raises(ValueError, match="not legal now"):
            moved().push(action)
        assert not moved().is_legal(action)
    with pytest.raises(ValueError, match="the game is not over"):
        moved().returns()
    with pytest.raises(ValueError, match="the game is over"):
        moved("p", "p", "p").push(32)
    with pytest.raises(ValueError, match="nobody is in turn"):
        moved("p", "p", "p").information_state()
    with pytest.raises(ValueError, match="all have passed"):
        moved("p", "p", "p").result()
    with pytest.raises(ValueError, match="from 0 to 2"):
        moved().information_state(3)


def test_claims_are_no_actions() -> None:
    with pytest.raises(ValueError, match="no action of a whole game"):
        actions_of(parse_move("SC"))


def test_finished_games_come_back_as_they_were() -> None:
    for seed in range(30):
        game = finished_game(seed)
        whole = whole_game(game)
        assert game_of(whole) == game
        assert tuple(whole.returns(Reward.LIST)) == game.result().list_points()
