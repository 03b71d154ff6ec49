"""What a wait tells: nothing, since every decision of a computer player is kept by the same rule."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from kiebitz import parse_game
from kiebitz.session import FILE_NAME, Event, Moved, Place, Settings, Store, Table, TableView, discretion
from kiebitz.session.rooms import Rooms
from tests.folders import quick_folder
from tests.session.tables import TOPS_GRAND

SECONDS = 60.0  # far more than anything here takes


@pytest.fixture
def store() -> Iterator[Store]:
    with quick_folder() as folder, Store(folder / FILE_NAME) as opened:
        yield opened


# -- the drawn time --------------------------------------------------------------------------------------------------


def waits(taken: float, count: int) -> list[float]:
    """How long decisions are kept that took so many seconds."""
    waited: list[float] = []
    for _ in range(count):
        discretion.keep(taken, waited.append)
    return waited


class Drawn:
    """A source that draws what the test says."""

    def __init__(self, *drawn: float) -> None:
        self._drawn = list(drawn)

    def uniform(self, shortest: float, longest: float) -> float:
        return shortest + (longest - shortest) * self._drawn.pop(0)


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_quick_and_slow_decisions_are_told_at_the_same_drawn_time(
    share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, slow = 0.0027, 0.0119  # as a forced card and another one took
    monkeypatch.setattr(discretion, "_source", Drawn(share, share))
    told = [taken + waits(taken, 1)[0] for taken in (quick, slow)]
    assert told == pytest.approx([discretion.SHORTEST + share * (discretion.LONGEST - discretion.SHORTEST)] * 2)


def test_who_took_longer_than_the_drawn_time_waits_no_more() -> None:
    assert waits(discretion.LONGEST, 20) == [0.0] * 20
    assert waits(1000.0, 1) == [0.0]


def test_the_drawn_times_follow_from_no_seed_that_a_game_could_have() -> None:
    drawn = []
    for _ in range(2):
        random.seed(7)
        drawn.append(waits(0.0, 20))
    assert len({*drawn[0], *drawn[1]}) == 40
    assert all(discretion.SHORTEST <= each <= discretion.LONGEST for each in (*drawn[0], *drawn[1]))


# -- who keeps what --------------------------------------------------------------------------------------------------


class Keeper:
    """Keeps every decision until the test lets it go."""

    def __init__(self) -> None:
        self.kept = threading.Semaphore(0)
        self.let_go = threading.Semaphore(0)

    def __call__(self, seconds: float) -> None:
        assert seconds >= 0
        self.kept.release()
        assert self.let_go.acquire(timeout=SECONDS)


def test_every_decision_is_kept_once_forced_or_free_and_nobody_knows_it_before(store: Store) -> None:
    """A whole game of computer players, with free cards, forced ones and the last trick, in which all are."""
    places = (Place("Anna", "random"), Place("Bernd", "random"), Place("Clara", "random"))
    with Table.begin(store, Settings(places, deals=1, seat=0, seed=1), parse_game(TOPS_GRAND)) as table:
        number = table.id
    keeper, told = Keeper(), threading.Semaphore(0)
    rooms = Rooms(store, keeper)
    room = rooms.enter(number)
    forced: list[bool] = []

    def listen(event: Event, _seen: TableView) -> None:
        if isinstance(event, Moved):
            told.release()

    room.watch(None, listen)
    room.go_on()
    for _ in range(30):
        assert keeper.kept.acquire(timeout=SECONDS)
        before = store.load(number)
        assert room.view(None).revision == before.revision
        assert not told.acquire(blocking=False)
        game = before.state.game
        assert game.turn is not None
        forced.append(len(game.view(game.turn).legal_cards()) == 1)
        keeper.let_go.release()
        assert told.acquire(timeout=SECONDS)
        assert room.view(None).revision > before.revision
    assert {True, False} == set(forced)
    assert not keeper.kept.acquire(blocking=False)
    rooms.close()


def test_what_is_kept_when_a_table_is_left_is_dropped(store: Store) -> None:
    places = (Place("Anna", "random"), Place("Bernd", "random"), Place("Clara", "random"))
    table = Table.begin(store, Settings(places, deals=3))
    assert table.step(keep=lambda _seconds: table.close()) is None
    assert store.load(table.id).revision == 0


def test_tables_that_keep_decisions_take_no_place_from_others(store: Store) -> None:
    """As many tables as there are, all of them come to their first decision, though nobody lets one go."""
    places = (Place("Anna", "random"), Place("Bernd", "random"), Place("Clara", "random"))
    keeper = Keeper()
    rooms = Rooms(store, keeper)
    for _ in range(8):
        with Table.begin(store, Settings(places, deals=3)) as table:
            number = table.id
        rooms.enter(number).go_on()
    for _ in range(8):
        assert keeper.kept.acquire(timeout=SECONDS)
    rooms.close()
    keeper.let_go.release(8)
