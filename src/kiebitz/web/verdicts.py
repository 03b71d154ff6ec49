"""A review as the page is shown it: by the names that the page has for its parts."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, cast

from kiebitz.review import Review, row_of


class OutcomeRow(TypedDict):
    """An ending that can come, with its chance and the points that it brings."""

    ending: Literal["lost_schneider", "lost", "won", "schneider", "schwarz"]
    chance: float
    points: float


class OptionRow(TypedDict):
    """A move that could be made, with what it promised; of a card, points and chance to win follow from outcomes."""

    move: str
    points: float
    win: float | None
    outcomes: NotRequired[list[OutcomeRow]]


class KnewRow(TypedDict):
    """What a seat could know about a decision: expected list points and the chance that its side wins, best first."""

    best: str
    loss: float
    error: float
    winLoss: float
    worlds: int
    options: list[OptionRow]


class ValueRow(TypedDict):
    """What open cards say of a move."""

    move: str
    value: int
    wins: bool


class OpenRow(TypedDict):
    """What open cards say: the declarer's card points, in null the tricks survived, of a declaration list points."""

    loss: int
    turned: bool
    values: list[ValueRow]


class SupposedRow(TypedDict):
    """Who holds which card, in a case in which a reason holds."""

    seat: int
    card: str


class ReasonRow(TypedDict):
    """Why a move was wrong; what the fields hold depends on the kind."""

    kind: str
    cards: list[str]
    seats: list[int]
    points: int | None
    tricks: int | None
    contract: str | None
    supposed: SupposedRow | None


class VerdictRow(TypedDict):
    """A verdict on the move that was made after `number` others."""

    number: int
    seat: int
    move: str
    size: Literal["inaccuracy", "mistake", "blunder"] | None
    knew: KnewRow | None
    open: OpenRow | None
    reason: ReasonRow | None


class WinningRow(TypedDict):
    """How the side that lost could have won: by a line with open cards, and how often in games played on."""

    side: Literal["declarer", "defenders"]
    number: int
    line: list[str]
    won: int
    games: int


class ReviewRow(TypedDict):
    """What a judge says of a game: of every decision, and the chances before every card."""

    judge: str
    verdicts: list[VerdictRow]
    chances: list[list[float | None]]
    winning: WinningRow | None


def review_seen(review: Review) -> ReviewRow:
    """The review as `row_of` writes it, with what a seat knew and what open cards say by their names in the page."""
    row = row_of(review)
    return cast(ReviewRow, row | {"verdicts": [_verdict_seen(**verdict) for verdict in row["verdicts"]]})


def _verdict_seen(foresight: dict[str, Any] | None, hindsight: dict[str, Any] | None, **others: Any) -> dict[str, Any]:
    return others | {"knew": None if foresight is None else _knew(**foresight), "open": hindsight}


def _knew(win_loss: float, **others: Any) -> dict[str, Any]:
    return others | {"winLoss": win_loss}
