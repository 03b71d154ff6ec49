"""Reviews of finished games as the page is shown them.

One that is kept is shown as it is, until somebody wants it made anew.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from kiebitz.formats.iss import Record
from kiebitz.review import Review, Winning, count_decisions
from kiebitz.review.kept import parse_kept
from kiebitz.review.queue import ReviewJob, ReviewQueue, ReviewState
from kiebitz.review.records import known_seats
from kiebitz.session import Store, Subject, moment
from kiebitz.web.games import Branch, branch
from kiebitz.web.verdicts import ReviewRow, review_seen


class ReviewSeen(Struct, frozen=True, rename="camel"):
    """A review, or how far it has come.

    moves   so many have been judged, likely mistakes first, of `of`
    review  as `review_seen` writes it: the one that is kept, or what has been found by now
    judge, made  of the one that is kept
    line    the game with the line that wins it, if there is one
    """

    state: ReviewState
    moves: int = 0
    of: int = 0
    review: Annotated[Raw, Meta(extra={"holds": ReviewRow})] | None = None
    judge: str | None = None
    made: str | None = None
    line: Branch | None = None


class Reviews:
    """The reviews in the store, and those that are being made."""

    def __init__(self, store: Store, queue: ReviewQueue) -> None:
        self._store = store
        self._queue = queue

    def get(self, subject: Subject, record: Record) -> ReviewSeen:
        """The review that is kept; while one is being made, how far it is."""
        job = self._queue.job_of(subject)
        if job is not None and job.is_active:
            return _so_far(job)
        if (kept := self._kept(subject, record)) is not None:
            return kept
        if not known_seats(record):
            return ReviewSeen(ReviewState.HIDDEN)
        has_failed = job is not None and job.state is ReviewState.FAILED
        return ReviewSeen(ReviewState.FAILED if has_failed else ReviewState.NONE)

    def begin(self, subject: Subject, record: Record, *, renew: bool) -> ReviewSeen:
        """Make a review, unless one is kept; one that is being made already is awaited from now on.

        With `renew` make it in any case.
        """
        before = self.get(subject, record)
        if (renew or before.state is not ReviewState.DONE) and (seats := known_seats(record)):
            self._queue.add(subject, seats)
        return self.get(subject, record)

    def cancel(self, subject: Subject) -> None:
        """Make it no more; one that is kept stays."""
        self._queue.cancel(subject)

    def _kept(self, subject: Subject, record: Record) -> ReviewSeen | None:
        kept = self._store.reviews.get(subject)
        review = None if kept is None else parse_kept(kept)
        if kept is None or review is None:
            return None
        winning = review.winning
        return ReviewSeen(
            state=ReviewState.DONE,
            review=_written(review),
            judge=kept.judge,
            made=kept.made.isoformat(),
            line=None if winning is None or not winning.line else _with_line(subject, record, winning),
        )


def _so_far(job: ReviewJob) -> ReviewSeen:
    """What has been found by now."""
    found = sorted(job.verdicts, key=lambda verdict: verdict.number)
    return ReviewSeen(
        state=job.state,
        moves=len(found),
        of=count_decisions(job.subject.game),
        review=_written(Review("", tuple(found), (), None)),
    )


def _written(review: Review) -> Raw:
    return Raw(msgspec.json.encode(review_seen(review)))


def _with_line(subject: Subject, record: Record, winning: Winning) -> Branch:
    """The game with the line that wins it, from where the review says on."""
    played = moment(subject.game, winning.number)
    for card in winning.line:
        played.push(card)
    return branch(record, played)
