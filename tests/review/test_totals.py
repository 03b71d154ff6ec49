"""What is given away over many games is counted by player, role and kind of game."""

from __future__ import annotations

from typing import Any

import pytest

from kiebitz.review.records import decisions_of
from kiebitz.review.totals import Tally, Total
from kiebitz.review.verdict import size_of, sum_of_losses
from tests.review.made_up import made_up_review
from tests.review.reviewed import played_game

NAMES = ("Anna", "Bernd", "Clara")


def decision(player: str, role: str, phase: str, loss: float, kind: str | None = "suit") -> dict[str, Any]:
    size = size_of(loss)
    seat = NAMES.index(player)
    return {
        "player": player,
        "seat": seat,
        "role": role,
        "kind": kind,
        "phase": phase,
        "loss": loss,
        "size": size and size.value,
    }


def test_of_an_auction_only_the_dearest_call_counts_and_of_all_else_everything() -> None:
    tally = Tally()
    tally.add([decision("Anna", "bidder", "call", loss) for loss in (4, 12, 5)])
    tally.add([decision("Anna", "defender", "card", loss) for loss in (4, 25, 2)])
    assert tally.totals() == [
        Total("Anna", "bidder", "suit", 1, 12, inaccuracies=2, mistakes=1, blunders=0),
        Total("Anna", "defender", "suit", 1, 29, inaccuracies=1, mistakes=0, blunders=1),
    ]


def test_games_are_counted_by_role_and_kind_also_where_nothing_was_lost() -> None:
    tally = Tally()
    for kind in ("suit", "suit", "grand", None):
        tally.add([decision("Bernd", "bidder", "call", 0, kind)])
    assert [(total.kind, total.games, total.lost_a_game) for total in tally.totals()] == [
        ("suit", 2, 0),
        ("grand", 1, 0),
        ("passed in", 1, 0),
    ]


def test_one_name_at_several_seats_plays_several_games_at_once() -> None:
    tally = Tally()
    tally.add([decision(name, "bidder", "call", 10) | {"player": "kermit"} for name in NAMES])
    assert [(total.games, total.lost) for total in tally.totals()] == [(3, 30)]


@pytest.mark.parametrize("seed", [1, 7])
def test_totals_of_a_game_add_up_to_what_each_seat_gave_away(seed: int) -> None:
    game = played_game(seed)
    review = made_up_review(game)
    tally = Tally()
    tally.add(decisions_of(game, review, NAMES))
    for seat, name in enumerate(NAMES):
        lost = sum(total.lost for total in tally.totals() if total.player == name)
        assert lost == pytest.approx(review.given_away(seat), abs=0.2)


def test_nothing_lost_is_nothing() -> None:
    assert sum_of_losses([]) == 0
    assert Tally().totals() == []
