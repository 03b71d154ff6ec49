"""A way to search set against the player of before: the gains of a match in all roles, for less work."""

from __future__ import annotations

import numpy as np

from kiebitz.arena.match import Match, Mode
from kiebitz.arena.roles import in_core, play, starts_of_match
from kiebitz.lab.players.search import Gained, measure

DEALS = 12


def gained(subject: str, before: str, bidding: str = "rules", deals: int = DEALS) -> list[Gained]:
    return [row for number in range(deals) for row in measure(subject, 5, number, before=before, bidding=bidding)]


def leads_of_match(subject: str, before: str, deals: int = DEALS) -> np.ndarray:
    """The declarer's points less a defender's: the subject declares, defends, and nobody is the subject."""
    match = Match(mode=Mode.CARDPLAY, players=(subject, before), seed=5)
    points = play(starts_of_match(match, deals), in_core(subject), in_core(before), 5).points.astype(int)
    leads: np.ndarray = points[:, :, 0] - points[:, :, 1]
    return leads


def test_gains_are_those_of_a_match_with_all_its_games() -> None:
    for subject, before, deals in (("policy", "value+rules", DEALS), ("kermit:3", "kermit:2", 5)):
        rows, leads = gained(subject, before, deals=deals), leads_of_match(subject, before, deals)
        assert [row.declarer for row in rows] == list(leads[:, 0] - leads[:, 2])
        assert [row.defence for row in rows] == list(leads[:, 2] - leads[:, 1])
        assert len({row.declarer for row in rows}) > 1


def test_who_plays_the_same_gains_nothing_and_differs_nowhere() -> None:
    for row in gained("kermit:2,threads=1", "kermit:2", deals=4):
        assert (row.declarer, row.defence) == (0, 0)
        assert not row.other_declarer
        assert not row.other_defence


def test_a_gain_is_owed_to_another_card() -> None:
    rows = gained("policy", "value+rules")
    assert any(row.declarer for row in rows)
    assert all(row.other_declarer for row in rows if row.declarer)
    assert all(row.other_defence for row in rows if row.defence)
