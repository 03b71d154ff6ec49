"""Reviews put beside the games of a server, so that nobody has to wait for them."""

from __future__ import annotations

import json

from kiebitz.review import Review, row_of
from kiebitz.session import Store, Subject


def keep_review(store: Store, game: int, review: Review) -> None:
    """Let a game of the collection have this review."""
    subject = Subject.of_collected(store.games.get(game))
    store.reviews.keep(subject, review.judge, json.dumps(row_of(review)))


def only_game(store: Store) -> int:
    """The only one there is."""
    (game,) = store.games.search()
    return game.id
