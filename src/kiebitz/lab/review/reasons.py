"""How often a reason is found for a mistake, and which, in games of weaker players, who are the subjects.

A reason is supposed if it is true of one way the cards can lie out of many. Times are processor time of finding it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain, share
from kiebitz.lab.review.games import SEED, moves_of
from kiebitz.lab.seating import check_player
from kiebitz.moves import Move
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.comparison import WORLDS, Comparer
from kiebitz.review.confirming import confirmed
from kiebitz.review.reason import Reason
from kiebitz.review.reasons import find_reason
from kiebitz.review.verdict import Foresight
from kiebitz.solver import Solver
from kiebitz.view import View
from kiebitz.worlds import World


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that a review calls a mistake, and the reason that it finds in so many seconds of processor time.

    truth  how the cards lay
    """

    view: View
    truth: World
    move: Move
    foresight: Foresight
    reason: Reason | None
    seconds: float


def mistakes(subject: str, seed: int, number: int, worlds: int) -> Iterator[Mistake]:
    """Of one game of three such players."""
    comparer, solver = Comparer(shipped_calibration(), worlds=worlds), Solver()
    for game, view, move in moves_of(subject, seed, number):
        foresight = _foresight(comparer, view, move)
        if foresight is not None and foresight.size is not None:
            truth, start = World.of_game(game), time.process_time()
            reason = find_reason(solver, view, move, foresight, truth, comparer.costs)
            yield Mistake(view, truth, move, foresight, reason, time.process_time() - start)


def measure(subject: str, seed: int, number: int, *, worlds: int) -> Iterator[Row]:
    """The mistakes of one game of three such players."""
    for mistake in mistakes(subject, seed, number, worlds):
        yield {
            "kind": None if mistake.reason is None else mistake.reason.kind.value,
            "supposed": mistake.reason is not None and mistake.reason.supposed is not None,
            "seconds": mistake.seconds,
        }


def _foresight(comparer: Comparer, view: View, move: Move) -> Foresight | None:
    if not isinstance(move, Card):
        found = judge_before_play(view, move)
        return None if found is None else confirmed(view, found.of(move), found)
    return comparer.compare(view, move) if len(view.legal_cards()) > 1 else None


def report(found: Found) -> Iterator[Figure]:
    """Mistakes by kind of reason, the commonest first."""
    for player, rows in found.rows.items():
        yield plain("mistakes", len(rows), subject=player)
        yield share("without a reason", [row["kind"] is None for row in rows], subject=player)
        yield share("supposed", [row["supposed"] for row in rows], subject=player)
        yield plain("seconds a game", sum(row["seconds"] for row in rows) / found.size, ".3f", found.size, player)
        kinds = Counter(row["kind"] for row in rows if row["kind"] is not None)
        yield plain("kinds of reasons", len(kinds), subject=player)
        for kind, count in kinds.most_common():
            yield plain(f"reason {kind}", count, of=len(rows), subject=player)


EXPERIMENT: Final = Experiment(
    name="review-reasons",
    measure=measure,
    report=report,
    size=40,
    unit="games of each player",
    seed=SEED,
    chunk=2,
    quick=Quick(2, ("rules",), {"worlds": 8}),
    subjects=("kermit:level=1", "rules"),
    check_subject=check_player,
    options=(Option("worlds", WORLDS),),
)
