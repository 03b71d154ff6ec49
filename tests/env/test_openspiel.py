"""The game passes OpenSpiel's own checks for Python games."""

from __future__ import annotations

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from kiebitz.env import INFORMATION, openspiel  # noqa: E402
from kiebitz.env.openspiel import SkatState  # noqa: E402


@pytest.mark.parametrize("payoff", ["list", "relative", "value", "win"])
def test_openspiel_finds_no_fault(payoff: str) -> None:
    game = pyspiel.load_game("kiebitz_skat", {"payoff": payoff})
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


def test_a_game_is_dealt_by_chance_and_then_played() -> None:
    game = pyspiel.load_game("kiebitz_skat")
    source = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(source.choice(actions))
    assert isinstance(state, SkatState)
    assert state.game is not None
    assert state.returns() == list(state.game.returns())
    assert state.information_state_string(1) == state.game.information_text(1)
    assert state.information_state_tensor(2) == state.game.information_state(2).tolist()
    assert game.information_state_tensor_size() == INFORMATION.size


def test_a_player_sees_only_its_own_cards_while_they_are_dealt() -> None:
    state = pyspiel.load_game("kiebitz_skat").new_initial_state()
    for card in range(12):
        state.apply_action(card)
    assert state.information_state_string(0) == "0 H87.DJATKQ987"
    assert state.information_state_string(1) == "1 HQ9"
    assert sum(state.information_state_tensor(2)) == 1


def test_its_search_plays_on_states_that_look_the_same() -> None:
    """Information-set tree search deals hidden cards anew, and comes to a legal action in every phase."""
    game = pyspiel.load_game("kiebitz_skat", {"payoff": "relative"})
    luck = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 10.0, 4, random_state=luck)
    state = game.new_initial_state()
    for card in range(30):
        state.apply_action(card)
    for action in (35, 32, 32, 34):
        state.apply_action(action)
    for _ in range(6):
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda: 0.3)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.history() != state.history()
        action = search.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_payoff_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="one of list, relative, value, win"):
        openspiel.SkatGame({"payoff": "gold"})
