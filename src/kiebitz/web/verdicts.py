"""A review as the page is shown it: by the names that the page has for its parts."""

from __future__ import annotations

from typing import Any

from kiebitz.review import Review, row_of


def review_seen(review: Review) -> dict[str, Any]:
    """The review as `row_of` writes it, with what a seat knew and what open cards say by their names in the page."""
    row = row_of(review)
    return row | {"verdicts": [_verdict_seen(**verdict) for verdict in row["verdicts"]]}


def _verdict_seen(foresight: dict[str, Any] | None, hindsight: dict[str, Any] | None, **others: Any) -> dict[str, Any]:
    return others | {"knew": None if foresight is None else _knew(**foresight), "open": hindsight}


def _knew(win_loss: float, **others: Any) -> dict[str, Any]:
    return others | {"winLoss": win_loss}
