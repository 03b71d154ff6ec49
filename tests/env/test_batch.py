"""A batch steps its games as each of them alone would go, and starts new ones where some have ended."""

from __future__ import annotations

import numpy as np
import pytest

from kiebitz.env import Batch, CardPlay, Reward, WholeGame, several

SIZE = 9


def check_sight(batch: Batch, games: list[WholeGame]) -> None:
    for place, game in enumerate(games):
        assert batch.game(place) == game
        assert batch.turns[place] == game.turn
        assert (batch.information[place] == game.information_state()).all()
        assert (batch.legal[place] == game.legal_mask()).all()


@pytest.mark.parametrize("reward", list(Reward))
def test_a_batch_does_what_its_games_do(reward: Reward) -> None:
    batch = Batch(SIZE, seed=4, payoff=reward)
    games = [batch.game(place) for place in range(SIZE)]
    ended = 0
    for _ in range(150):
        check_sight(batch, games)
        actions = batch.draw().copy()
        batch.step(actions)
        for place, game in enumerate(games):
            game.push(int(actions[place]))
            assert batch.over[place] == game.is_over
            assert batch.returns[place].tolist() == (game.returns(reward) if game.is_over else [0, 0, 0])
            if game.is_over:
                ended += 1
                games[place] = batch.game(place)
                assert games[place].history == []
    assert ended > SIZE


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = Batch(SIZE, seed=1), Batch(SIZE, seed=1), Batch(SIZE, seed=2)
    assert (first.information != other.information).any()
    for _ in range(60):
        actions = first.draw().copy()
        assert (actions == second.draw()).all()
        first.step(actions)
        second.step(actions)
        assert (first.information == second.information).all()


def test_card_play_starts_with_what_was_declared() -> None:
    starts = several(CardPlay("rules"), 5, seed=3)
    batch = Batch(SIZE, seed=1, starts=starts)
    for _ in range(70):
        assert all(batch.game(place).phase == 3 for place in range(SIZE))
        batch.step(batch.draw())
    assert {batch.game(place).dealt[0] for place in range(SIZE)} <= {start.dealt[0] for start in starts}


def test_one_illegal_action_changes_nothing() -> None:
    batch = Batch(3, seed=1)
    before = [batch.game(place) for place in range(3)]
    with pytest.raises(ValueError, match="the action 0 is not legal in game 2"):
        batch.step([32, 32, 0])
    assert [batch.game(place) for place in range(3)] == before


@pytest.mark.parametrize("actions", [[32, 32], [32.0] * 3, [[32] * 3], 32, ["p"] * 3])
def test_what_is_no_array_of_actions_is_refused(actions: object) -> None:
    with pytest.raises(ValueError, match="so many whole numbers"):
        Batch(3, seed=1).step(actions)  # type: ignore[arg-type]


def test_what_is_no_batch_is_refused() -> None:
    over = WholeGame.deal(1)
    for _ in range(3):
        over.push(32)
    with pytest.raises(ValueError, match="where it is over"):
        Batch(3, seed=1, starts=[over])
    with pytest.raises(ValueError, match="from 1 to"):
        Batch(0, seed=1)
    with pytest.raises(ValueError, match="a Reward"):
        Batch(3, seed=1, payoff="list")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="from 0 to 2"):
        Batch(3, seed=1).game(3)


def test_arrays_are_those_of_the_batch() -> None:
    batch = Batch(3, seed=1)
    information = batch.information
    before = information.copy()
    batch.step(np.full(3, 32, np.uint8))
    assert information is batch.information
    assert (information != before).any()
