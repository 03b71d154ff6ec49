"""Reviews that are being made, one after the other in the background, and kept when they are done.

One that somebody waits for comes before those that a whole list waits for.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import Enum
from typing import Final

from kiebitz.review.background import BackgroundReview
from kiebitz.review.kept import KeptGame, deals_of, games_to_review, keep_review
from kiebitz.review.verdict import Verdict
from kiebitz.session import Query, Refused, Store, Subject
from kiebitz.stop import Cancelled

MOST_WAITING: Final = 20


class ReviewState(Enum):
    """How a review stands."""

    NONE = "none"
    HIDDEN = "hidden"  # there can be none: nobody's cards are known
    WAITING = "waiting"  # for others to be done
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class TooManyReviews(Refused):
    """So many are waiting that nobody would wait for one more."""


class ReviewJob:
    """A review that was asked for; what is said about it may be read at any time.

    is_awaited  whether somebody asked for this one, and not for all of a list
    """

    def __init__(self, subject: Subject, seats: Collection[int], *, is_awaited: bool) -> None:
        self.subject = subject
        self.is_awaited = is_awaited
        self.work = BackgroundReview(subject.game, seats)
        self.state = ReviewState.WAITING
        self.verdicts: tuple[Verdict, ...] = ()

    def note(self, verdict: Verdict) -> None:
        """One more has been found."""
        self.verdicts = (*self.verdicts, verdict)

    @property
    def is_active(self) -> bool:
        """Whether it waits or is being made."""
        return self.state in (ReviewState.WAITING, ReviewState.RUNNING)


class ReviewQueue:
    """The reviews that are being made, and those that have failed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._jobs: dict[object, ReviewJob] = {}  # by what is reviewed, in the order in which they were asked for
        self._rest: Iterator[KeptGame] | None = None  # games to be reviewed when nobody waits
        self._of_rest: ReviewJob | None = None  # the last of them that was begun
        self._reviewer = ThreadPoolExecutor(1, "review")

    def job_of(self, subject: Subject) -> ReviewJob | None:
        """The review of a game, if it is being made or has failed."""
        with self._lock:
            return self._jobs.get(subject.place)

    def state_of(self, subject: Subject) -> ReviewState:
        """How a review stands that is being made or has failed."""
        job = self.job_of(subject)
        return ReviewState.NONE if job is None else job.state

    def add(self, subject: Subject, seats: Collection[int], *, is_awaited: bool = True) -> None:
        """Make a review, unless it is being made; `TooManyReviews` if too many are awaited."""
        with self._lock:
            known = self._jobs.get(subject.place)
            if known is not None and known.is_active:
                if is_awaited and not known.is_awaited:
                    known.is_awaited = True
                    self._jobs[subject.place] = self._jobs.pop(subject.place)
                return
            if is_awaited and sum(job.is_active and job.is_awaited for job in self._jobs.values()) > MOST_WAITING:
                raise TooManyReviews("reviews-too-many")
            self._jobs.pop(subject.place, None)
            self._jobs[subject.place] = ReviewJob(subject, seats, is_awaited=is_awaited)
        self._reviewer.submit(self._make_next)

    def cancel(self, subject: Subject) -> None:
        """Make it no more; one that is kept stays."""
        if (job := self.job_of(subject)) is not None:
            job.work.cancel()

    def add_missing(self, table: int) -> None:
        """Review the deals of a table's list that have no review yet."""
        for deal in deals_of(self._store, table):
            if deal.review is None:
                self.add(deal.subject, deal.seats, is_awaited=False)

    def begin_rest(self, query: Query) -> None:
        """Review the games of the collection that a query finds and that have no review yet, one by one: there may be
        very many."""
        with self._lock:
            self._rest = games_to_review(self._store, query)
        self._reviewer.submit(self._add_of_rest)

    def stop_rest(self) -> None:
        """Review no more of them; what is kept stays."""
        with self._lock:
            self._rest, job = None, self._of_rest
        if job is not None and not job.is_awaited:
            job.work.cancel()

    @property
    def is_at_rest(self) -> bool:
        """Whether it goes through such games."""
        return self._rest is not None

    def cancel_all(self, table: int) -> None:
        """Make no more of a table's list; those that are kept stay."""
        for deal in deals_of(self._store, table):
            self.cancel(deal.subject)

    def close(self) -> None:
        """End all that is under way, since the program ends."""
        with self._lock:
            self._rest, jobs = None, list(self._jobs.values())
        for job in jobs:
            job.work.cancel()
        self._reviewer.shutdown(cancel_futures=True)

    def _add_of_rest(self) -> None:
        """Let the next of the rest take its turn, and come again after it."""
        with self._lock:
            rest = self._rest
        game = None if rest is None else next(rest, None)
        if game is None:
            with self._lock:
                self._rest = None if self._rest is rest else self._rest
            return
        self.add(game.subject, game.seats, is_awaited=False)
        with self._lock:
            self._of_rest = self._jobs.get(game.subject.place)
        with suppress(RuntimeError):  # the program ends
            self._reviewer.submit(self._add_of_rest)

    def _make_next(self) -> None:
        """Called once for every review that was added."""
        with self._lock:
            waiting = (job for job in self._jobs.values() if job.state is ReviewState.WAITING)
            job = min(waiting, key=lambda job: not job.is_awaited)
            job.state = ReviewState.RUNNING
        try:
            keep_review(self._store, job.subject, job.work.run(job.note))
            job.state = ReviewState.DONE
        except Cancelled:
            job.state = ReviewState.NONE
        except (OSError, ValueError):  # `ReviewFailed`, or the disk is full
            job.state = ReviewState.FAILED
        if job.state is not ReviewState.FAILED:
            with self._lock:
                del self._jobs[job.subject.place]
