"""A server whose collection of games belongs to the test that runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kiebitz.session import ALL_GAMES, FILE_NAME, Store
from tests.folders import quick_folder
from tests.web.serving import Server, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Not the one at whose tables others play: their games would come into the collection."""
    with quick_folder() as home, serving(home) as started:
        yield started


@pytest.fixture
def store(server: Server) -> Iterator[Store]:
    """The server's store, opened beside it, with no games in it."""
    with Store(server.folder / FILE_NAME) as store:
        store.games.delete(ALL_GAMES)
        yield store
