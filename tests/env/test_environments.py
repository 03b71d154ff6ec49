"""The environments pass the checks of the tools that they are for, and play by the rules."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from kiebitz.env import MEANINGS, CardPlay, Reward, WholeGame, game_of, new_deal

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from kiebitz.env.aec import SkatAEC, skat  # noqa: E402
from kiebitz.env.one_seat import OneSeat  # noqa: E402


@pytest.mark.parametrize("start", [new_deal, CardPlay("rules")])
def test_pettingzoo_finds_no_fault(start: Any) -> None:
    with warnings.catch_warnings():
        # It warns of dicts as observations, which all its own games with masks have, and of masks of seats not in turn.
        warnings.simplefilter("ignore", UserWarning)
        api_test(SkatAEC(start=start), num_cycles=300)
        seed_test(lambda: skat(start=start), num_cycles=100)


def test_agents_of_pettingzoo_are_rewarded_at_the_end() -> None:
    env = SkatAEC(payoff=Reward.WIN)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert list(total.values()) == list(env.game.returns(Reward.WIN))
    assert sorted(total.values()) in ([-0.5, -0.5, 1], [-1, 0.5, 0.5])
    assert env.agents == []


def test_illegal_actions_are_refused_or_end_the_game() -> None:
    raw, wrapped = SkatAEC(), skat()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal now"):
        raw.step(0)
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert all(wrapped.terminations.values())


@pytest.mark.parametrize("start", [new_deal, CardPlay("rules")])
def test_gymnasium_finds_no_fault(start: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(OneSeat("rules", start=start), skip_render_check=True)


def played(env: OneSeat, seed: int) -> tuple[float, int]:
    """The reward of a game in which the highest legal action is always taken, and the number of decisions."""
    seen, _ = env.reset(seed=seed)
    for decisions in range(1, 200):
        assert env.game.turn == env.seat
        assert (seen["action_mask"] == env.action_masks()).all()
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert info == {}
        if over:
            return reward, decisions
    raise AssertionError("no game lasts so long")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_one_seat_plays_whole_games_by_the_rules(seat: int | None) -> None:
    env = OneSeat("rules", seat=seat)
    seats = set()
    for seed in range(12):
        reward, _ = played(env, seed)
        assert reward == game_of(env.game).result().list_points()[env.seat]
        seats.add(env.seat)
    assert len(seats) == 3 if seat is None else seats == {seat}


def test_one_seat_plays_cards_alone() -> None:
    env = OneSeat("random", start=CardPlay("rules"), payoff=lambda game: [7, 8, 9])
    for seed in range(5):
        reward, decisions = played(env, seed)
        assert reward == 7 + env.seat
        assert 1 <= decisions <= 10


def test_an_illegal_action_is_told_and_replaced() -> None:
    env = OneSeat("rules", seat=1)
    env.reset(seed=1)
    *_, info = env.step(0)
    assert info == {"illegal": 0}
    assert MEANINGS[env.game.history[0]] == MEANINGS[32]


def test_an_unknown_player_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="unknown player"):
        OneSeat("nobody")


def test_the_environments_of_others_are_not_needed() -> None:
    """Neither the package nor its games import the tools that the environments are for."""
    program = "import sys, kiebitz.env; print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_rendering_shows_what_may_be_seen() -> None:
    env = SkatAEC(render_mode="ansi")
    env.reset(seed=1)
    env.step(32)
    assert env.render() == "- p"
    one = OneSeat("rules", seat=0)
    one.reset(seed=1)
    assert one.render().startswith("0 ")
    assert isinstance(one.game, WholeGame)
