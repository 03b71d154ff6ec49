"""Kuhn and Leduc poker: OpenSpiel is the referee of the trees, the equilibria and what they leave to be gained."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from kiebitz.lab.theory.kuhn import TIES, equilibrium, measure, open_cards
from kiebitz.lab.theory.poker import kuhn, leduc
from kiebitz.lab.theory.tree import Tree

pyspiel = pytest.importorskip("pyspiel")

GAMES = {"kuhn_poker": kuhn, "leduc_poker": leduc}
VALUES = {"kuhn_poker": -1 / 18, "leduc_poker": -0.0856}
TURNS = {"kuhn_poker": 2000, "leduc_poker": 1000}


def told_to_openspiel(tree: Tree, game: Any, shares: list[float]) -> dict[str, list[tuple[int, float]]]:
    """A policy by OpenSpiel's names. Both trees are walked side by side, and must be the same."""
    names: dict[str, list[tuple[int, float]]] = {}
    sets = tree.game.sets
    known: dict[str, int] = {}

    def walk(state: Any) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for action, _ in state.chance_outcomes():
                walk(state.child(action))
            return
        name = state.information_state_string()
        if name not in known:
            known[name] = numbers[key_of(state)]
            player, first, actions = sets[known[name]]
            assert player == state.current_player()
            assert actions == len(state.legal_actions())
            names[name] = list(zip(state.legal_actions(), shares[first : first + actions], strict=True))
        for action in state.legal_actions():
            walk(state.child(action))

    numbers = {place: number for number, place in enumerate(tree.moves)}
    key_of = {"kuhn_poker": kuhn_place, "leduc_poker": leduc_place}[game.get_type().short_name]
    walk(game.new_initial_state())
    assert set(known.values()) == set(range(len(sets)))  # OpenSpiel tells cards of a rank apart
    return names


def kuhn_place(state: Any) -> tuple[int, Any]:
    player = state.current_player()
    history = state.history()
    return player, "JQK"[history[player]] + "".join("pb"[move] for move in history[2:])


def leduc_place(state: Any) -> tuple[int, Any]:
    """The third chance outcome is the card for all; moves before and after it are rounds."""
    player, history = state.current_player(), state.full_history()
    dealt = [each.action for each in history if each.player < 0]
    moves = ""
    for place, each in enumerate(history):
        moves += "/" if each.player < 0 and place > 1 else "fcr"[each.action] if each.player >= 0 else ""
    return player, (dealt[player] // 2, dealt[2] // 2 if len(dealt) > 2 else None, moves)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_to_gain_on_our_equilibrium(name: str) -> None:
    tree, game = GAMES[name](), pyspiel.load_game(name)
    policy = tree.game.equilibrium(TURNS[name])
    theirs = pyspiel.exploitability(game, pyspiel.TabularPolicy(told_to_openspiel(tree, game, policy.shares)))
    ours = sum(tree.game.gains(policy)) / 2
    assert theirs <= 1e-3
    assert ours == pytest.approx(theirs, abs=1e-6)
    assert tree.game.payoffs(policy)[0] == pytest.approx(VALUES[name], abs=1e-3)


def test_openspiel_exploits_random_play_as_far_as_we_do() -> None:
    for name, made in GAMES.items():
        tree, game = made(), pyspiel.load_game(name)
        theirs = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
        assert sum(tree.game.gains(tree.game.uniform())) / 2 == pytest.approx(theirs, abs=1e-9)


def test_regret_falls_with_turns_and_faster_with_plus() -> None:
    game = kuhn().game
    few, some, many = (sum(game.gains(game.equilibrium(turns, plus=False))) for turns in (10, 100, 1000))
    assert few > some > many > sum(game.gains(game.equilibrium(1000)))


def test_the_known_equilibria_of_kuhn_are_equilibria() -> None:
    tree = kuhn()
    for bluffs in (0, 0.1, 1 / 3):
        assert max(tree.game.gains(equilibrium(tree, bluffs))) == pytest.approx(0, abs=1e-12)


def exact(subject: str) -> dict[tuple[str, str], Fraction]:
    rows = {row["player"]: row for row in measure(subject, 1, 0)}
    return {
        (player, column): Fraction(value).limit_denominator(1000)
        for player, row in rows.items()
        for column, value in row.items()
        if column != "player"
    }


def test_what_the_table_has_exactly() -> None:
    found = exact("bets")
    assert found["random p1", "exploited"] == Fraction(-5, 12)  # printed as -0.417
    assert found["random p2", "exploited"] == Fraction(-1, 2)
    assert found["pimc p1", "0"] == found["pimc p1", "1/3"] == Fraction(-1, 18)
    assert found["pimc p2", "exploited"] == Fraction(-1, 6)
    assert found["pimc p2", "0"] == found["pimc p2", "1/3"] == Fraction(1, 18)  # if kings always bet


def test_what_the_table_leaves_open() -> None:
    assert {exact(ties)["random p1", "0"] for ties in TIES} == {Fraction(-1, 6)}  # printed as -0.161: the second
    # player's equilibrium is the only one, so no convention gives that number, but games that were played may
    assert exact("bets")["random p2", "2/9"] == Fraction(-7, 54)  # printed as -0.130
    assert {exact(ties)["pimc p1", "exploited"] for ties in ("bets", "splits", "passes")} == {Fraction(-1, 6)}
    assert exact("votes")["pimc p1", "exploited"] == Fraction(-1, 12)  # printed as -0.083


def test_votes_tear_the_queen() -> None:
    tree = kuhn()
    told = tree.told(open_cards(tree, "votes"))
    assert told[0, "Qpb"] == told[1, "Qb"] == {"p": 0.5, "b": 0.5}
