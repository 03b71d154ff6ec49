"""What the cards played add to the bids at the start of trick 5, in doublings, for suit games, grand and null.

Subjects are the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.policy.trust import FOLDER, PLAYERS
from kiebitz.lab.seating import check_player
from kiebitz.policy import load_policy
from kiebitz.training.policy.bits import measure as measure_bits
from kiebitz.training.policy.games import play_test_games

KINDS: Final = {"suit": range(4), "grand": (4,), "null": (5,)}
_TRICK: Final = 5
_LUCK: Final = 1


def measure(subject: str, seed: int, number: int, *, policy: str) -> Iterator[Row]:
    """One game of three such players."""
    played = play_test_games(subject, seed, 1, first=number)
    for bits in measure_bits(played, load_inference(), _core.CardReading(load_policy(policy)), _LUCK):
        if bits.trick == _TRICK:
            yield asdict(bits)


def report(found: Found) -> Iterator[Figure]:
    """By role and kind of game."""
    for player, rows in found.rows.items():
        for is_declarer, role in ((True, "declarer"), (False, "defender")):
            for name, kinds in KINDS.items():
                here = [row for row in rows if row["is_declarer"] == is_declarer and row["kind"] in kinds]
                yield mean(f"{role}, {name}", [row["by_cards"] for row in here], "+.2f", player)


EXPERIMENT: Final = Experiment(
    name="policy-kinds",
    measure=measure,
    report=report,
    size=200,
    unit="deals of each player",
    chunk=10,
    quick=Quick(2, ("rules",)),
    subjects=PLAYERS,
    check_subject=check_player,
    options=(FOLDER,),
)
