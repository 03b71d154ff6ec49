"""What the cards played add to the bids, in doublings of the true world's chance, at the start of each trick: for
several exponents by which the policy's chances count, and shares of cards played by blunder. Subjects are the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.seating import check_player
from kiebitz.policy import load_policy
from kiebitz.training.policy.bits import TRICKS
from kiebitz.training.policy.bits import measure as measure_bits
from kiebitz.training.policy.games import play_test_games

PLAYERS: Final = ("kermit:10", "rules", "ddss:20", "book")
TRUSTS: Final = ((0.5, 0.02), (0.7, 0.02), (0.85, 0.02), (0.85, 0.08), (1.0, 0.08))
FOLDER: Final = Option("policy", "")
_LUCK: Final = 3


def measure(subject: str, seed: int, number: int, *, policy: str) -> Iterator[Row]:
    """One game of three such players, with every trust."""
    played = play_test_games(subject, seed, 1, first=number)
    for exponent, blunders in TRUSTS:
        reading = _core.CardReading(load_policy(policy), exponent, blunders)
        for bits in measure_bits(played, load_inference(), reading, _LUCK):
            yield {"exponent": exponent, "blunders": blunders} | asdict(bits)


def report(found: Found) -> Iterator[Figure]:
    """By trust, role and trick."""
    for player, rows in found.rows.items():
        for exponent, blunders in TRUSTS:
            for is_declarer, role in ((True, "declarer"), (False, "defender")):
                here = [
                    row
                    for row in rows
                    if (row["exponent"], row["blunders"], row["is_declarer"]) == (exponent, blunders, is_declarer)
                ]
                for trick in TRICKS:
                    added = [row["by_cards"] for row in here if row["trick"] == trick]
                    yield mean(f"{exponent} {blunders} {role}, trick {trick}", added, "+.2f", player)


EXPERIMENT: Final = Experiment(
    name="policy-trust",
    measure=measure,
    report=report,
    size=60,
    unit="deals of each player",
    seed=7,
    chunk=4,
    quick=Quick(1, ("rules",)),
    subjects=PLAYERS,
    check_subject=check_player,
    options=(FOLDER,),
)
