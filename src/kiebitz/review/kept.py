"""Games of the store beside the reviews that are kept of them: a table's list, and the collection."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from kiebitz.deals import SEATS
from kiebitz.review.records import decisions_of, known_seats
from kiebitz.review.reviewing import Review
from kiebitz.review.rows import review_of, row_of
from kiebitz.review.sums import SeatSum, format_sums, parse_sums, sums_of
from kiebitz.review.totals import Tally, Total
from kiebitz.session import ALL_GAMES, Identity, KeptReview, ListedGame, Query, Store, Subject

_AT_A_TIME: Final = 100


@dataclass(frozen=True, eq=False, slots=True)
class KeptGame:
    """A finished game of the store.

    names   of who sat at the three seats
    seats   those whose cards are known, which can be judged
    review  `None` if none is kept
    """

    subject: Subject
    names: tuple[str, str, str]
    seats: tuple[int, ...]
    review: Review | None


def deals_of(store: Store, table: int) -> list[KeptGame]:
    """The deals of a table that are over, in order; but for those that were deleted from the collection."""
    state = store.load(table).state
    found = []
    for number, played in enumerate(state.rounds):
        if played.game.is_over and store.reviews.can_keep(subject := Subject(played.game, table, number)):
            review = read_review(store, subject)
            found.append(KeptGame(subject, state.settings.names(number), tuple(SEATS), review))
    return found


def reviewed_games(store: Store, query: Query = ALL_GAMES) -> Iterator[KeptGame]:
    """The games of the collection that a query finds and that have a review, the one played last first."""
    return (found for found in _found(store, replace(query, is_reviewed=True)) if found.review is not None)


def games_to_review(store: Store, query: Query = ALL_GAMES) -> Iterator[KeptGame]:
    """Likewise those that have none and could have one."""
    return _found(store, replace(query, is_reviewed=False, is_known=True))


def _found(store: Store, query: Query) -> Iterator[KeptGame]:
    key, me = None, store.me.get()
    while found := store.games.search(query, _AT_A_TIME, key):
        for listed in found:
            stored = store.games.get(listed.id)
            subject = Subject.of_collected(stored)
            seats = tuple(known_seats(stored.record))
            yield KeptGame(subject, _names(listed, me), seats, read_review(store, subject))
        key = found[-1].key


def _names(listed: ListedGame, me: Identity | None) -> tuple[str, str, str]:
    """Who played; the user by one name, whatever they were called in a record or at a table of old."""
    first, second, third = (
        me.name if me is not None and seat == listed.seat else name for seat, name in enumerate(listed.names)
    )
    return first, second, third


def read_review(store: Store, subject: Subject) -> Review | None:
    """The review that is kept of a game; one that another release has written in a way that cannot be read is none."""
    kept = store.reviews.get(subject)
    return None if kept is None else parse_kept(kept)


def parse_kept(kept: KeptReview) -> Review | None:
    """What stands in a review that is kept; `None` if that cannot be read."""
    try:
        return review_of(json.loads(kept.review))
    except ValueError:
        return None


def keep_review(store: Store, subject: Subject, review: Review) -> None:
    """Keep a review in the place of an earlier one."""
    sums = format_sums(sums_of(subject.game, review))
    store.reviews.keep(subject, review.judge, json.dumps(row_of(review)), sums)


def kept_sums(store: Store, game: int, kept: str | None) -> tuple[SeatSum, ...] | None:
    """What the review of a game comes to: as it was kept, or else counted now and kept; `None` if it cannot be read."""
    with suppress(ValueError):
        if kept is not None:
            return parse_sums(kept)
    subject = Subject.of_collected(store.games.get(game))
    review = read_review(store, subject)
    if review is None:
        return None
    sums = sums_of(subject.game, review)
    store.reviews.keep_sums(subject, format_sums(sums))
    return sums


def totals_of(games: Iterable[KeptGame]) -> list[Total]:
    """What is given away in those of them that have a review."""
    tally = Tally()
    for kept in games:
        if kept.review is not None:
            tally.add(decisions_of(kept.subject.game, kept.review, kept.names))
    return tally.totals()
