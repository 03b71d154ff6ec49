"""Whether the judge of calls is right: bids and passes that tables take for mistakes, played on by a strong player.

Tables find fault with a call; a review then asks games of the policy on that hand (`review/confirming.py`). Here the
same hand is played on by `player` at all seats, in worlds that fit the bids: in each of them once along and once
passed, and everybody bids on. Subjects are those who make the calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kiebitz.bidding.played_hands import shipped_hands
from kiebitz.deals import Deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.review.games import SEED, moves_of
from kiebitz.lab.seating import check_player, play_out, relative_points, table_of
from kiebitz.moves import PASS, Move
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.confirming import confirmed
from kiebitz.review.verdict import Foresight
from kiebitz.view import Phase, View
from kiebitz.work.streams import stream
from kiebitz.worlds import World


def measure(subject: str, seed: int, number: int, *, player: str, games: int) -> Iterator[Row]:
    """The calls of one auction with which tables find fault, what the judge says of them, and what games bring."""
    for game, view, move in moves_of(subject, seed, number):
        if game.phase is not Phase.AUCTION:
            return
        by_tables = judge_before_play(view, move)
        if by_tables is None or by_tables.size is None or PASS not in (move, by_tables.best):
            continue
        judged = confirmed(view, by_tables.of(move), by_tables)
        call = by_tables.best if move == PASS else move
        yield {
            "passed": move == PASS,
            "is_mistake": judged.size is not None,
            "tables": _lead(by_tables, call),
            "judge": _lead(judged, call),
            "going": judged.of(call).points,
            "passing": judged.of(PASS).points,
            **_brought(view, call, player, games, stream(seed, "calls", number, len(view.history))),
        }


def _lead(foresight: Foresight, call: Move) -> float:
    """Of going along over passing."""
    return foresight.of(call).points - foresight.of(PASS).points


def _brought(view: View, call: Move, player: str, games: int, luck: int) -> dict[str, list[float]]:
    """What games bring after going along and after passing, in the same worlds."""
    worlds = list(enumerate(shipped_hands().worlds_so_far(view, games)))
    return {
        name: [_played(view, masks, move, player, luck + 3 * place) for place, masks in worlds]
        for name, move in (("brought_going", call), ("brought_passing", PASS))
    }


def _played(view: View, masks: list[int], call: Move, player: str, luck: int) -> float:
    """What a game brings the seat that makes a call."""
    assert view.seat is not None
    world = World.of_masks(masks)
    game = Game(Deal(world.hands, world.skat))
    for _, move in view.history:
        game.push(move)
    game.push(call)
    play_out(game, table_of(player, luck))
    return relative_points(game, view.seat) if game.declarer is not None else 0.0


@dataclass(frozen=True, slots=True)
class _Call:
    """A call with which tables find fault: by how much it gives away, in the eyes of each."""

    is_mistake: bool
    tables: float
    judge: float
    games: float

    @classmethod
    def of(cls, row: Row) -> _Call:
        sign = 1 if row["passed"] else -1
        played = fmean(row["brought_going"]) - fmean(row["brought_passing"])
        return cls(row["is_mistake"], sign * row["tables"], sign * row["judge"], sign * played)


def report(found: Found) -> Iterator[Figure]:
    """What such calls give away by tables, judge and games, confirmed ones and others; and the two sides apart."""
    for player, rows in found.rows.items():
        calls = [_Call.of(row) for row in rows]
        for name, members in (
            ("confirmed", [call for call in calls if call.is_mistake]),
            ("not confirmed", [call for call in calls if not call.is_mistake]),
        ):
            yield from _given_away(name, members, player)
        right = [(call.games > 0) == call.is_mistake for call in calls]
        yield share("games agree whether it is a mistake", right, subject=player)
        yield share("tables alone: games agree", [call.games > 0 for call in calls], subject=player)
        for side in ("going", "passing"):
            gaps = [fmean(row[f"brought_{side}"]) - row[side] for row in rows]
            yield mean(f"{side}: brought more than said", gaps, subject=player)


def _given_away(name: str, calls: Sequence[_Call], player: str) -> Iterator[Figure]:
    yield plain(f"{name}: calls", len(calls), subject=player)
    if calls:
        yield mean(f"{name}: given away by tables", [call.tables for call in calls], subject=player)
        yield mean(f"{name}: given away by the judge", [call.judge for call in calls], subject=player)
        yield mean(f"{name}: given away in games", [call.games for call in calls], subject=player)


EXPERIMENT: Final = Experiment(
    name="review-calls",
    measure=measure,
    report=report,
    size=200,
    unit="calls of each player",
    seed=SEED,
    chunk=2,
    counts=lambda row: True,
    quick=Quick(1, ("rules",), {"player": "rules", "games": 2}),
    subjects=("rules",),
    check_subject=check_player,
    options=(Option("player", "kiebitz:20"), Option("games", 10)),
)
