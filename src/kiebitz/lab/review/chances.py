"""How reliable the chance to win is that a review tells: by bids alone and with the cards read, by the shipped table
and by others. Each game votes 30 times, once a trick for each seat's eyes. Subjects are the players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain
from kiebitz.lab.review.games import SEED
from kiebitz.lab.seating import check_player
from kiebitz.outcomes.calibration import Calibration, Question, Standing, load_calibration, shipped_calibration
from kiebitz.outcomes.sight import foresight
from kiebitz.training.review.fit import log_loss, reliability
from kiebitz.training.review.votes import Vote, played_game, votes_of

_BY_BIDS, _BY_CARDS = "bids alone", "cards read"


def measure(subject: str, seed: int, number: int, *, table: Sequence[str]) -> Iterator[Row]:
    """The votes of one game, if it was declared."""
    finished = played_game(subject, seed, number)
    judges = {_BY_BIDS: _core.Foresight(_core.Sampler(load_inference())), _BY_CARDS: foresight()}
    votes = {name: [_plain(vote) for vote in votes_of(finished, judge, seed, number)] for name, judge in judges.items()}
    if votes[_BY_BIDS]:
        yield {"votes": votes}


def _plain(vote: Vote) -> list[Any]:
    return [vote.standing.family, vote.standing.trick, vote.standing.role, vote.share, vote.came]


def _votes(row: Row, way: str) -> list[Vote]:
    return [
        Vote(row["number"], Standing(family, trick, role), Question.STANDS, share, won)
        for family, trick, role, share, won in row["votes"][way]
    ]


def report(found: Found) -> Iterator[Figure]:
    """Log-loss, the gain over bids alone by game, and ten steps of the chance."""
    others = {f", {folder}": load_calibration(Path(folder)) for folder in found.settings["table"]}
    for player, rows in found.rows.items():
        yield from _of_case(player, _BY_BIDS, shipped_calibration(), rows, _BY_BIDS)
        for name, calibration in {"": shipped_calibration(), **others}.items():
            yield from _of_case(player, f"{_BY_CARDS}{name}", calibration, rows, _BY_CARDS)


def _of_case(player: str, name: str, calibration: Calibration, rows: Sequence[Row], way: str) -> Iterator[Figure]:
    by_game = [_votes(row, way) for row in rows]
    votes = [vote for members in by_game for vote in members]
    yield plain(f"{name}: log-loss", log_loss(calibration, votes), ".4f", len(votes), player)
    before = [log_loss(shipped_calibration(), _votes(row, _BY_BIDS)) for row in rows]
    gains = [one - log_loss(calibration, members) for one, members in zip(before, by_game, strict=True)]
    yield mean(f"{name}: gain by game", gains, "+.4f", player)
    for place, each in enumerate(reliability(calibration, votes)):
        if each.games:
            what = f"{name}: won, given {each.chance:.0%} (step {place + 1})"
            yield plain(what, each.won, ".0%", each.games, player)


EXPERIMENT: Final = Experiment(
    name="review-chances",
    measure=measure,
    report=report,
    size=200,
    unit="games of each player",
    seed=SEED,
    chunk=2,
    quick=Quick(1, ("rules",)),
    subjects=("kiebitz:40",),
    check_subject=check_player,
    options=(Option("table", ()),),
)
