"""What was given away over many games, as the page is shown it: over the list of a table, and over the collection."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from msgspec import Struct

from kiebitz.formats.foreign_text import printable
from kiebitz.review.kept import deals_of, reviewed_games, totals_of
from kiebitz.review.queue import ReviewQueue, ReviewState
from kiebitz.review.totals import Total
from kiebitz.session import Query, Store


class ListSeen(Struct, frozen=True, rename="camel"):
    """What was given away in the deals of a table that have a review.

    players   in the order of the list
    deals     that are over
    reviewed  so many of them have a review
    waiting   so many are being made or wait for that
    failed    so many could not be made
    """

    players: list[str]
    is_single: bool
    deals: int
    reviewed: int
    waiting: int
    failed: int
    totals: list[Total]


class CollectionSeen(Struct, frozen=True, rename="camel"):
    """What was given away in the games of the collection that have a review.

    missing  so many others could have one
    waiting  so many of these are being made or wait for that
    """

    reviewed: int
    missing: int
    waiting: int
    totals: list[Total]


class ListReviews:
    """The reviews of whole lists."""

    def __init__(self, store: Store, queue: ReviewQueue) -> None:
        self._store = store
        self._queue = queue

    def get(self, table: int) -> ListSeen:
        """How far the list of a table is reviewed, and what comes of it."""
        settings, deals = self._store.load(table).state.settings, deals_of(self._store, table)
        states = Counter(self._queue.state_of(deal.subject) for deal in deals)
        return ListSeen(
            players=[place.name for place in settings.places],
            is_single=settings.is_single,
            deals=len(deals),
            reviewed=sum(deal.review is not None for deal in deals),
            waiting=states[ReviewState.WAITING] + states[ReviewState.RUNNING],
            failed=states[ReviewState.FAILED],
            totals=totals_of(deals),
        )

    def begin(self, table: int) -> ListSeen:
        """Review the deals that have no review yet."""
        self._queue.add_missing(table)
        return self.get(table)

    def cancel(self, table: int) -> ListSeen:
        """Make no more of them; those that are kept stay."""
        self._queue.cancel_all(table)
        return self.get(table)

    def collected(self, query: Query) -> CollectionSeen:
        """What was given away in the games of the collection that a query finds."""
        games = list(reviewed_games(self._store, query))
        totals = [replace(total, player=printable(total.player)) for total in totals_of(games)]
        missing = self._store.games.totals(replace(query, is_reviewed=False, is_known=True)).games
        return CollectionSeen(len(games), missing, missing if self._queue.is_at_rest else 0, totals)

    def begin_all(self, query: Query) -> CollectionSeen:
        """Review all games that a query finds and that have no review yet."""
        self._queue.begin_rest(query)
        return self.collected(query)

    def cancel_all(self, query: Query) -> CollectionSeen:
        """Review no more of them; what is kept stays."""
        self._queue.stop_rest()
        return self.collected(query)
