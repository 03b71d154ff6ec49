"""When something is asked again: FSRS, the scheduler of Anki, with days as the smallest step and no luck in it."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from typing import Final

from fsrs import Card, Rating, Scheduler

KNOWN_AFTER: Final = datetime.timedelta(days=60)  # what would be asked again so late need not be asked again
_AT_ONCE: Final = 8.0  # seconds within which a right answer came easily
_SLOWLY: Final = 60.0  # and from which on it did not


@dataclass(frozen=True, slots=True)
class Scheduled:
    """When it is asked again, `None` once it is known, and what is to be kept for the next time."""

    due: datetime.datetime | None
    state: str


def reschedule(state: str | None, *, is_right: bool, seconds: float, now: datetime.datetime) -> Scheduled:
    """After an answer that took so long; `state` is what was kept the last time."""
    utc = now.astimezone(datetime.UTC)
    card = Card(card_id=1, due=utc) if state is None else Card.from_dict(json.loads(state))
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    after, _ = scheduler.review_card(card, _rating(is_right=is_right, seconds=seconds), utc)
    is_known = is_right and after.due - utc >= KNOWN_AFTER
    return Scheduled(None if is_known else after.due, json.dumps(after.to_dict()))


def _rating(*, is_right: bool, seconds: float) -> Rating:
    if not is_right:
        return Rating.Again
    return Rating.Easy if seconds < _AT_ONCE else Rating.Good if seconds < _SLOWLY else Rating.Hard
