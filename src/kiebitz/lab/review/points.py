"""Whether games bring what a review says of the cards played in them: list points and chances come from one model.

Cards are put in tenths by the points that they were said to promise the declarer; in each tenth that is compared with
what the games brought. Subjects are the players.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import ratio
from kiebitz.lab.review.games import SEED
from kiebitz.lab.seating import check_player
from kiebitz.outcomes.calibration import Calibration, Standing, load_calibration, shipped_calibration
from kiebitz.outcomes.ending import expected, relative_points
from kiebitz.outcomes.sight import Votes, foresight, outcomes_of
from kiebitz.training.review.votes import played_game, votes_on_cards

_TENTHS: Final = 10


def measure(subject: str, seed: int, number: int, *, table: Sequence[str]) -> Iterator[Row]:
    """What worlds said of some cards of one game, and what it brought its declarer."""
    game = played_game(subject, seed, number)
    if game.declarer is None:
        return
    brought = relative_points(game.result().list_points()[game.declarer], is_declarer=True)
    cards = [
        [standing.family, standing.trick, standing.role, list(votes.shares), list(votes.worths)]
        for standing, votes, _ in votes_on_cards(game, foresight(), seed, number)
    ]
    yield {"brought": brought, "cards": cards}


@dataclass(frozen=True, slots=True)
class _Said:
    """What was said of a card to bring its declarer, and what the game brought."""

    game: int
    points: float
    brought: float


def report(found: Found) -> Iterator[Figure]:
    """By tenths of what was said: that, and how much more the games brought, with an interval by game."""
    for player, rows in found.rows.items():
        for name, calibration in _calibrations(found).items():
            said = sorted((each for row in rows for each in _said(row, calibration)), key=lambda each: each.points)
            for tenth in range(_TENTHS):
                members = said[len(said) * tenth // _TENTHS : len(said) * (tenth + 1) // _TENTHS]
                if members:
                    yield _gap(f"{name}tenth {tenth + 1}", members, player)


def _calibrations(found: Found) -> dict[str, Calibration]:
    return {"": shipped_calibration()} | {
        f"{folder}: ": load_calibration(Path(folder)) for folder in found.settings["table"]
    }


def _said(row: Row, calibration: Calibration) -> Iterator[_Said]:
    for family, trick, role, shares, worths in row["cards"]:
        standing, votes = Standing(family, trick, role), Votes(tuple(shares), tuple(worths))
        points = expected(outcomes_of(votes, calibration, standing, is_declarer=True))
        yield _Said(row["number"], points, row["brought"])


def _gap(name: str, members: Sequence[_Said], player: str) -> Figure:
    """Cards of one game end alike, so games are what is counted."""
    gaps: dict[int, float] = defaultdict(float)
    for each in members:
        gaps[each.game] += each.brought - each.points
    cards = Counter(each.game for each in members)
    mean = sum(each.points for each in members) / len(members)
    what = f"{name}, said {mean:+.0f}: brought more"
    return ratio(what, list(gaps.values()), [cards[game] for game in gaps], "+.1f", player)


EXPERIMENT: Final = Experiment(
    name="review-points",
    measure=measure,
    report=report,
    size=2400,
    unit="games of each player",
    seed=SEED,
    chunk=10,
    quick=Quick(2, ("rules",)),
    subjects=("kiebitz:40",),
    check_subject=check_player,
    options=(Option("table", ()),),
)
