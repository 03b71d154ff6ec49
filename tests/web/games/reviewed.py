"""Reviews put beside the games of a server, so that nobody has to wait for them."""

from __future__ import annotations

from kiebitz.review import Review
from kiebitz.review import kept as kept_reviews
from kiebitz.session import Store, Subject
from tests.review.made_up import made_up_review


def keep_review(store: Store, game: int, review: Review) -> None:
    """Let a game of the collection have this review."""
    kept_reviews.keep_review(store, Subject.of_collected(store.games.get(game)), review)


def keep_made_up(store: Store, subject: Subject) -> Review:
    """Let a game have a review that is made up."""
    review = made_up_review(subject.game)
    kept_reviews.keep_review(store, subject, review)
    return review


def only_game(store: Store) -> int:
    """The only one there is."""
    (game,) = store.games.search()
    return game.id
