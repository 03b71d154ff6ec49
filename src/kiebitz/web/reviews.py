"""Reviews of finished games, made one after the other in the background, as the page is shown them.

A review that is kept is shown as it is, until somebody wants it made anew.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Final

import msgspec
from msgspec import Raw, Struct

from kiebitz.formats.iss import Record
from kiebitz.review import Review, Verdict, Winning, count_decisions, review_of, row_of
from kiebitz.review.background import BackgroundReview
from kiebitz.review.records import known_seats
from kiebitz.session import Refused, Store, Subject, moment
from kiebitz.stop import Cancelled
from kiebitz.web.games import Branch, branch

MOST_WAITING: Final = 20


class ReviewState(Enum):
    """How a review stands."""

    NONE = "none"
    HIDDEN = "hidden"  # there can be none: nobody's cards are known
    WAITING = "waiting"  # for others to be done
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class ReviewSeen(Struct, frozen=True, rename="camel"):
    """A review, or how far it has come.

    moves   so many have been judged, likely mistakes first, of `of`
    review  as `row_of` writes it: the one that is kept, or what has been found by now
    judge, made  of the one that is kept
    line    the game with the line that wins it, if there is one
    """

    state: str
    moves: int = 0
    of: int = 0
    review: Raw | None = None
    judge: str | None = None
    made: str | None = None
    line: Branch | None = None


class TooManyReviews(Refused):
    """So many are waiting that nobody would wait for one more."""


class _Job:
    """A review that was asked for; what is said about it may be read at any time."""

    def __init__(self, subject: Subject, seats: Collection[int]) -> None:
        self.subject = subject
        self.work = BackgroundReview(subject.game, seats)
        self.state = ReviewState.WAITING
        self._verdicts: tuple[Verdict, ...] = ()

    def note(self, verdict: Verdict) -> None:
        self._verdicts = (*self._verdicts, verdict)

    @property
    def is_active(self) -> bool:
        return self.state in (ReviewState.WAITING, ReviewState.RUNNING)

    @property
    def seen(self) -> ReviewSeen:
        """What has been found by now."""
        found = sorted(self._verdicts, key=lambda verdict: verdict.number)
        so_far = msgspec.json.encode(row_of(Review("", tuple(found), (), None)))
        return ReviewSeen(
            state=self.state.value,
            moves=len(found),
            of=count_decisions(self.subject.game),
            review=Raw(so_far),
        )


class Reviews:
    """The reviews in the store, and those that are being made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._jobs: dict[object, _Job] = {}
        self._reviewer = ThreadPoolExecutor(1, "review")

    def get(self, subject: Subject, record: Record) -> ReviewSeen:
        """The review that is kept; while one is being made, how far it is."""
        with self._lock:
            job = self._jobs.get(subject.place)
        if job is not None and job.is_active:
            return job.seen
        if (kept := self._kept(subject, record)) is not None:
            return kept
        if not known_seats(record):
            return ReviewSeen(ReviewState.HIDDEN.value)
        has_failed = job is not None and job.state is ReviewState.FAILED
        return ReviewSeen((ReviewState.FAILED if has_failed else ReviewState.NONE).value)

    def begin(self, subject: Subject, record: Record, *, renew: bool) -> ReviewSeen:
        """Make a review, unless one is kept or being made; with `renew` make it in any case."""
        before = self.get(subject, record)
        is_wanted = renew or before.state in (ReviewState.NONE.value, ReviewState.FAILED.value)
        if is_wanted and (seats := known_seats(record)):
            self._add(_Job(subject, seats))
        return self.get(subject, record)

    def cancel(self, subject: Subject) -> None:
        """Make it no more; one that is kept stays."""
        with self._lock:
            job = self._jobs.get(subject.place)
        if job is not None:
            job.work.cancel()

    def close(self) -> None:
        """End all that is under way, since the program ends."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            job.work.cancel()
        self._reviewer.shutdown(cancel_futures=True)

    def _kept(self, subject: Subject, record: Record) -> ReviewSeen | None:
        """The one that is kept; one that another release has written in a way that cannot be read is none."""
        kept = self._store.reviews.get(subject)
        if kept is None:
            return None
        try:
            winning = review_of(json.loads(kept.review)).winning
        except ValueError:
            return None
        return ReviewSeen(
            state=ReviewState.DONE.value,
            review=Raw(kept.review.encode()),
            judge=kept.judge,
            made=kept.made.isoformat(),
            line=None if winning is None or not winning.line else _with_line(subject, record, winning),
        )

    def _add(self, job: _Job) -> None:
        with self._lock:
            under_way = [each for each in self._jobs.values() if each.is_active]
            if any(each.subject.place == job.subject.place for each in under_way):
                return
            if len(under_way) > MOST_WAITING:
                raise TooManyReviews("many reviews are waiting already; try again later")
            self._jobs[job.subject.place] = job
        self._reviewer.submit(self._make, job)

    def _make(self, job: _Job) -> None:
        job.state = ReviewState.RUNNING
        try:
            review = job.work.run(job.note)
            self._store.reviews.keep(job.subject, review.judge, json.dumps(row_of(review)))
            job.state = ReviewState.DONE
        except Cancelled:
            job.state = ReviewState.NONE
        except (OSError, ValueError):  # `ReviewFailed`, or the disk is full
            job.state = ReviewState.FAILED
        if job.state is not ReviewState.FAILED:
            with self._lock:
                del self._jobs[job.subject.place]


def _with_line(subject: Subject, record: Record, winning: Winning) -> Branch:
    """The game with the line that wins it, from where the review says on."""
    played = moment(subject.game, winning.number)
    for card in winning.line:
        played.push(card)
    return branch(record, played)
