"""What sight would bring, behind the same bids and beside the same play."""

from __future__ import annotations

import pytest

from kiebitz.arena.match import Match, Mode, opening
from kiebitz.lab.players.ceilings import ROLES, TRICKS, Ceiling, gains, measure, play_seeing, role_of
from kiebitz.memory.truth import declarer_wins
from kiebitz.players import create
from kiebitz.solver import Solver


@pytest.fixture(scope="module")
def measured() -> list[Ceiling]:
    return [row for number in range(40) for row in measure("rules", 3, number, bidding="rules")]


def test_every_role_is_measured_from_every_trick_that_was_played(measured: list[Ceiling]) -> None:
    assert {row.role for row in measured} == set(ROLES)
    assert {row.trick for row in measured} == set(TRICKS)
    assert {row.kind for row in measured} >= {"suit", "grand"}
    assert all(row.decisions <= (1 if row.role == "declarer" else 2) for row in measured)


def test_sight_gains_and_the_more_the_sooner(measured: list[Ceiling]) -> None:
    for role in ROLES:
        first, middle, last = (sum(gains(measured, role, trick)) for trick in (1, 5, 9))
        assert first > middle >= last


def test_the_same_deal_gives_the_same_rows(measured: list[Ceiling]) -> None:
    again = list(measure("rules", 3, 7, bidding="rules"))
    assert again
    assert again == [row for row in measured if row.number == 7]


@pytest.mark.parametrize("role", ROLES)
def test_who_sees_gives_no_won_game_away(role: str) -> None:
    solver, player, met = Solver(), create("rules", 0), 0
    for number in range(12):
        game = opening(Match(mode=Mode.CARDPLAY, players=("rules", "rules")), number)
        assert game.turn is not None
        wins = [won == (role == "declarer") for won in declarer_wins(solver, game).values()]
        if any(wins) if role_of(game, game.turn) == role else all(wins):
            met += 1
            assert play_seeing(game, player, role).result().won == (role == "declarer")
    assert met >= 2
