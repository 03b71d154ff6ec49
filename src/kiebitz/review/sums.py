"""What a review comes to for each seat, as a short row that is kept beside it: whoever counts mistakes over many games
adds these up, and reads no review twice."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.review.reason import ReasonKind
from kiebitz.review.reviewing import Review
from kiebitz.review.verdict import Verdict, sum_of_losses

_CALLS = (Bid, Hold, Pass)
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: why it was one, if that has a name, and the list points that it gave away."""

    kind: ReasonKind | None
    is_call: bool
    lost: float


@dataclass(frozen=True, slots=True)
class SeatSum:
    """What a game comes to for one seat.

    worth  what its cards promised at its first call, less the mean of the others; `None` if it had nothing to call
    made   list points less the mean of the others'
    """

    mistakes: tuple[Mistake, ...]
    worth: float | None
    made: float

    @property
    def lost(self) -> float:
        """List points given away in the game."""
        return lost_by(self.mistakes)


def lost_by(mistakes: Iterable[Mistake]) -> float:
    """What mistakes of one game gave away."""
    return sum_of_losses((mistake.is_call, mistake.lost) for mistake in mistakes)


def sums_of(game: Game, review: Review) -> tuple[SeatSum, ...]:
    """The sums of all three seats."""
    return tuple(seat_sum(game, seat, review.verdicts) for seat in SEATS)


def seat_sum(game: Game, seat: int, verdicts: Iterable[Verdict]) -> SeatSum:
    """What verdicts on a finished game come to for a seat."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    points = game.result().list_points()
    return SeatSum(
        mistakes=tuple(_mistake(verdict) for verdict in own if verdict.size is not None),
        worth=_worth(own),
        made=1.5 * points[seat] - 0.5 * sum(points),
    )


def _mistake(verdict: Verdict) -> Mistake:
    assert verdict.foresight is not None  # whatever has a size has one
    kind = None if verdict.reason is None else verdict.reason.kind
    return Mistake(kind, isinstance(verdict.move, _CALLS), round(verdict.foresight.loss, _DIGITS))


def _worth(own: list[Verdict]) -> float | None:
    first = next((verdict for verdict in own if isinstance(verdict.move, _CALLS)), None)
    if first is None or first.foresight is None:
        return None
    return round(max(option.points for option in first.foresight.options), _DIGITS)


def format_sums(sums: tuple[SeatSum, ...]) -> str:
    """As one line of JSON."""
    return json.dumps(
        [
            {
                "mistakes": [[one.kind and one.kind.value, one.is_call, one.lost] for one in each.mistakes],
                "worth": each.worth,
                "made": each.made,
            }
            for each in sums
        ],
        separators=(",", ":"),
    )


def parse_sums(text: str) -> tuple[SeatSum, ...]:
    """What `format_sums` has written; `ValueError` if it is something else, or of a release with other reasons."""
    try:
        return tuple(
            SeatSum(
                tuple(Mistake(kind and ReasonKind(kind), is_call, lost) for kind, is_call, lost in row["mistakes"]),
                row["worth"],
                row["made"],
            )
            for row in json.loads(text)
        )
    except (KeyError, TypeError) as fault:
        raise ValueError(f"these are no sums: {fault!r}") from None
