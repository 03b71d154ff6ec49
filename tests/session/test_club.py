"""A room: links that open one place, people who come and go between deals, and deals that all of them have made."""

from __future__ import annotations

import datetime
import hashlib
import random
import secrets
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta, tzinfo

import pytest

from kiebitz import ask, create
from kiebitz.session import (
    FILE_NAME,
    Agreement,
    Club,
    ClubRoom,
    LinkVoid,
    NotAdmitted,
    NotAName,
    NotAsked,
    Phrase,
    Place,
    Query,
    Question,
    RoomEvent,
    RoomView,
    Spoke,
    Stage,
    Store,
    TableView,
    TooManyRooms,
    UnknownRoom,
)
from kiebitz.session.rooms import Rooms

EMIL, BERND, CLARA = Place("Emil"), Place("Bernd", "rules"), Place("Clara", "rules")


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def rooms(store: Store) -> Iterator[Rooms]:
    opened = Rooms(store, lambda _seconds: None)
    yield opened
    opened.close()


@pytest.fixture
def club(store: Store, rooms: Rooms, clock: Clock) -> Iterator[Club]:
    with closing(Club(store, rooms, clock=clock)) as opened:
        yield opened


class Guest:
    """Somebody in a room whose device takes part in shuffles by itself, unless it is told to be silent."""

    def __init__(self, room: ClubRoom, place: int | None, *, is_silent: bool = False, commits: bool = True) -> None:
        self.room = room
        self.place = place
        self.is_silent = is_silent
        self.commits = commits
        self.heard: list[RoomEvent] = []
        self.values: dict[str, str] = {}  # by the server's commitment
        self.changed = threading.Condition()
        self.leave = room.arrive(place, self._hear)

    def _hear(self, event: RoomEvent) -> None:
        with self.changed:
            self.heard.append(event)
            self.changed.notify_all()

    @property
    def view(self) -> RoomView:
        return self.room.view()

    def shuffle(self) -> None:
        """Do what a page does."""
        shuffling = self.view.shuffling
        if shuffling is None or self.place not in shuffling.missing:
            return
        value = self.values.setdefault(shuffling.commitment, secrets.token_hex(16))
        if shuffling.stage is Stage.COMMIT and self.commits:
            self.room.commit(self.place, hash_of(value), shuffling.commitment)
        elif shuffling.stage is Stage.REVEAL and not self.is_silent:
            self.room.reveal(self.place, value)


def hash_of(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


def promised(room: ClubRoom) -> str:
    """What the server has bound itself to in the deal in the making."""
    shuffling = room.view().shuffling
    assert shuffling is not None
    return shuffling.commitment


def shuffled(*guests: Guest) -> None:
    """Let all of them shuffle until nobody has anything to add."""
    for _ in Stage:
        for guest in guests:
            guest.shuffle()


def seen(room: ClubRoom, place: int | None = None) -> TableView:
    assert room.room is not None
    return room.room.view(place)


def awaited(room: ClubRoom) -> Question | None:
    """Wait until people are awaited, for which the computer players play on their own threads."""
    assert room.room is not None
    table = room.room.table
    assert table is not None
    while not table.is_over and table.view(None).awaited is None:
        table.step()
    waiting = table.view(None).awaited
    return None if waiting is None else waiting.question


def play_deal(room: ClubRoom) -> None:
    """Play until the result is looked at; people play like `rules`."""
    player = create("rules")
    while awaited(room) is not Question.NEXT_DEAL:
        waiting = seen(room).awaited
        assert waiting is not None
        place = waiting.places[0]
        if waiting.question is Question.CLAIM:
            room.act(place, None, lambda table, place=place: table.answer_claim(place, True))  # type: ignore[misc]
        else:
            move = ask(player, seen(room, place).view)
            room.act(place, None, lambda table, place=place, move=move: table.move(place, move))  # type: ignore[misc]


def opened(club: Club, *places: Place, **agreed: object) -> tuple[ClubRoom, list[str], str]:
    number, links = club.open(Agreement(deals=3, **agreed), places or (EMIL, BERND, CLARA))  # type: ignore[arg-type]
    return club.enter(number), list(links.places), links.onlookers


# -- links -----------------------------------------------------------------------------------------------------------


def test_a_link_opens_its_place_and_nothing_else(club: Club) -> None:
    room, links, onlookers = opened(club)
    other, _, _ = opened(club)
    assert [club.place_of(room.number, link) for link in links] == [0, 1, 2]
    assert club.place_of(room.number, onlookers) is None
    for wrong in (links[0][:-1], "", links[1].lower() + "x", "\ud800"):
        with pytest.raises(NotAdmitted):
            club.place_of(room.number, wrong)
    with pytest.raises(NotAdmitted):
        club.place_of(other.number, links[0])


def test_links_are_kept_as_hashes_alone(club: Club, store: Store) -> None:
    _, links, onlookers = opened(club)
    with closing(sqlite3.connect(store.path)) as connection:
        kept = "".join(connection.iterdump())
    assert not any(link in kept for link in (*links, onlookers))
    assert len(set(links)) == 3
    assert all(len(link) >= 24 for link in links)


def test_a_link_that_was_renewed_opens_nothing_any_more(club: Club) -> None:
    room, links, _ = opened(club)
    with pytest.raises(NotAdmitted):
        room.renew_link(1, 2)
    renewed = room.renew_link(0, 2)
    assert club.place_of(room.number, renewed) == 2
    with pytest.raises(NotAdmitted):
        club.place_of(room.number, links[2])


@pytest.mark.parametrize("how", ["freed", "renewed"])
def test_whose_link_is_void_hears_that_and_nothing_more(club: Club, how: str) -> None:
    room, links, _ = opened(club)
    emil, anna, second = Guest(room, 0), Guest(room, 1), Guest(room, 1)
    room.sit(1, "Anna")
    (room.stand_up if how == "freed" else lambda place: room.renew_link(0, place))(1)
    heard = len(anna.heard), len(second.heard)
    assert anna.heard[-1] == second.heard[-1] == LinkVoid(1)
    assert LinkVoid(1) not in emil.heard
    assert room.view().here == (0,)
    anna.leave()  # which changes nothing more
    room.say(0, Phrase.HELLO)
    assert (len(anna.heard), len(second.heard)) == heard
    with pytest.raises(NotAdmitted):
        room.arrive(1, print, link=links[1])  # which was good when the door was opened


def test_who_leaves_the_own_place_has_its_only_link_and_the_host_keeps_the_one_of_the_room(club: Club) -> None:
    room, links, _ = opened(club)
    emil, anna, phone = Guest(room, 0), Guest(room, 1), Guest(room, 1)
    room.sit(1, "Anna")
    link = room.stand_up(1, anna._hear)
    assert link is not None
    assert club.place_of(room.number, link) == 1
    assert room.view().here == (0, 1)
    assert phone.heard[-1] == LinkVoid(1)
    assert room.stand_up(1) is None, "a computer sits there already"
    assert room.stand_up(0) is None
    assert club.place_of(room.number, links[0]) == 0
    for guest in (emil, anna):
        assert isinstance(guest.heard[-1], RoomView)


def test_there_are_so_many_rooms_and_no_more(store: Store, rooms: Rooms) -> None:
    with closing(Club(store, rooms, most=2)) as club:
        opened(club)
        opened(club)
        with pytest.raises(TooManyRooms):
            opened(club)


def test_two_processes_never_give_the_same_number(store: Store, rooms: Rooms) -> None:
    with closing(Club(store, rooms, share=(1, 3))) as club:
        assert [opened(club)[0].number for _ in range(3)] == [1, 4, 7]


def test_a_room_that_nobody_comes_to_goes_by_counted_time_and_its_games_with_it(
    store: Store, rooms: Rooms, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Club(store, rooms, days=2, clock=clock)) as club:
        number, _ = club.open(Agreement(deals=3), (EMIL, BERND, CLARA))
        monkeypatch.setattr("kiebitz.session.club.datetime", _Jumped)  # the calendar may say what it likes
        club.sweep()
        assert club.rooms_kept == 1
        clock.now += datetime.timedelta(days=3).total_seconds()
        club.sweep()
        assert club.rooms_kept == 0
        with pytest.raises(UnknownRoom):
            club.enter(number)


class _Jumped:
    UTC, timedelta = datetime.UTC, datetime.timedelta

    class datetime:  # noqa: N801
        @staticmethod
        def now(zone: datetime.tzinfo) -> datetime.datetime:
            return datetime.datetime.now(zone) + datetime.timedelta(days=3650)


def test_a_list_is_played_whatever_the_calendar_does_meanwhile(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It jumps by years at every look, back and forth; nobody is played for, nothing goes, and the list is whole."""
    for module in ("store", "room_rows", "club"):
        monkeypatch.setattr(f"kiebitz.session.{module}.datetime", _Jumping)
    room, _, _ = opened(club)
    emil = Guest(room, 0)
    room.begin(0)
    shuffled(emil)
    for _ in range(3):
        play_deal(room)
        club.sweep()
        room.next_deal(0)
        shuffled(emil)
    table = store.rooms.get(room.number).table
    assert table is not None
    state = store.load(table).state
    assert state.is_over
    assert len(state.rounds) == 3
    assert not any(each.marks for each in state.rounds)
    emil.leave()


_RealTime = datetime.datetime


class _Jumping:
    UTC, timedelta = datetime.UTC, datetime.timedelta

    class datetime(_RealTime):  # noqa: N801
        source = random.Random(36)

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> _RealTime:  # type: ignore[override]
            return _RealTime.now(tz) + timedelta(days=cls.source.uniform(-3650, 3650))


# -- seats -----------------------------------------------------------------------------------------------------------


def test_a_person_takes_the_place_of_a_computer_between_deals_and_gives_it_back(club: Club, store: Store) -> None:
    room, _, _ = opened(club)
    emil = Guest(room, 0)
    room.begin(0)
    shuffled(emil)
    anna = Guest(room, 1)
    room.sit(1, "Änne")
    assert room.seen_from(1) is None, "in the deal that is played a computer sits there"
    assert room.view().sitting[1] == BERND
    play_deal(room)
    room.next_deal(0)
    shuffled(emil, anna)
    assert room.seen_from(1) == 1
    assert seen(room).settings.people == (0, 1)
    room.stand_up(1)
    play_deal(room)
    room.next_deal(1)
    shuffled(emil, anna)
    assert seen(room).settings.people == (0,)
    names = [game.names for game in store.games.search(Query(room=room.number))]
    assert [("Änne" in each, "Bernd" in each) for each in names] == [(True, False), (False, True)]
    assert store.games.search() == []  # nobody's private games


def test_who_sits_down_as_a_computer_is_called_keeps_the_name(club: Club) -> None:
    room, _, _ = opened(club)
    room.sit(1, "Clara")
    assert [place.name for place in room.view().places] == ["Emil", "Clara", "Anna"]
    with pytest.raises(NotAName):
        room.sit(2, "clara")


def test_four_sit_and_the_company_goes_on_with_another_list(club: Club) -> None:
    room, _, _ = opened(club, EMIL, BERND, CLARA, Place("David", "rules"))
    emil = Guest(room, 0)
    for _ in range(2):
        room.begin(0)
        shuffled(emil)
        first = room.view().table
        for _ in range(3):
            play_deal(room)
            room.next_deal(0)
            shuffled(emil)
        assert not room.view().is_playing
    assert first is not None
    assert seen(room).settings.follows == first - 1


def test_who_is_away_is_played_for_told_so_and_decides_again_on_return(club: Club, clock: Clock) -> None:
    room, _, _ = opened(club, EMIL, BERND, CLARA, away_after=30)
    emil, onlooker = Guest(room, 0), Guest(room, None)
    room.begin(0)
    shuffled(emil)
    events: list[object] = []
    assert room.room is not None
    room.room.watch(None, lambda event, _table: events.append(type(event).__name__))
    awaited(room)
    emil.leave()
    clock.now += 29
    room.tick()
    assert seen(room).away == frozenset()
    clock.now += 1
    room.tick()
    assert seen(room).away == {0}
    assert "WentAway" in events
    moves = len(seen(room).view.history)
    assert awaited(room) is Question.NEXT_DEAL
    assert len(seen(room).view.history) > moves
    Guest(room, 0)
    assert seen(room).away == frozenset()
    assert "CameBack" in events
    onlooker.leave()


def test_who_is_there_has_the_time_of_the_clock(club: Club, clock: Clock) -> None:
    room, _, _ = opened(club, EMIL, BERND, CLARA, clock=20)
    emil = Guest(room, 0)
    room.begin(0)
    shuffled(emil)
    assert awaited(room) is Question.MOVE
    clock.now += 19.9
    room.tick()
    assert seen(room).away == frozenset()
    clock.now += 0.2
    room.tick()
    assert seen(room).away == {0}


# -- shuffling -------------------------------------------------------------------------------------------------------


def test_all_who_are_there_contribute_and_the_deal_proves_it(club: Club) -> None:
    room, _, _ = opened(club)
    room.sit(1, "Änne")
    guests = [Guest(room, 0), Guest(room, 1), Guest(room, None)]
    room.begin(0)
    sealed = promised(room)
    shuffled(*guests)
    table = seen(room)
    assert table.commitment == sealed
    assert [(each.place, each.value) for each in table.contributions] == [(0, None), (1, None)]
    play_deal(room)
    table = seen(room)
    assert table.opening is not None
    assert table.game is not None
    values = [guest.values[sealed] for guest in guests[:2]]
    assert [f"{each.value:032x}" for each in table.opening.contributions] == values
    numbers = "/".join([f"{table.opening.secret:032x}", *values])
    joint = hashlib.sha256(numbers.encode()).hexdigest()[:32]
    cards = sorted(map(str, _deck()), key=lambda card: hashlib.sha256(f"{joint}/{card}".encode()).hexdigest())
    assert set(cards[:10]) == set(map(str, table.game.deal.hands[0]))
    assert set(cards[30:]) == set(map(str, table.game.deal.skat))


def _deck() -> list[str]:
    return [suit + rank for suit in "CSHD" for rank in "789QKTAJ"]


def test_contributions_outlive_the_program(club: Club, store: Store) -> None:
    room, _, _ = opened(club)
    emil = Guest(room, 0)
    room.begin(0)
    shuffled(emil)
    table = room.view().table
    assert table is not None
    opening = store.load(table).state.round.opening
    assert opening is not None
    assert [f"{each.value:032x}" for each in opening.contributions] == list(emil.values.values())
    assert opening.dealt() == store.load(table).state.game.deal


@pytest.mark.parametrize("commits", [True, False])
def test_a_seat_that_does_not_reveal_is_named_and_the_deal_made_anew(club: Club, clock: Clock, commits: bool) -> None:
    room, _, _ = opened(club)
    room.sit(1, "Änne")
    emil, anna = Guest(room, 0), Guest(room, 1, is_silent=True, commits=commits)
    room.begin(0)
    shuffled(emil, anna)
    first = room.view().shuffling
    assert first is not None
    assert first.missing == (1,)
    clock.now += 5
    room.tick()
    second = room.view().shuffling
    assert second is not None
    assert second.commitment != first.commitment
    shuffled(emil, anna)
    assert room.view().silent == (1,)
    assert [each.place for each in seen(room).contributions] == [0]


def test_what_was_committed_stays_and_another_number_is_refused(club: Club) -> None:
    room, _, _ = opened(club)
    room.sit(1, "Änne")
    Guest(room, 0)
    Guest(room, 1)
    room.begin(0)
    room.commit(0, hash_of("0" * 32), promised(room))
    for wrong in ("", "x" * 64, hash_of("1" * 32)):
        with pytest.raises(NotAsked):
            room.commit(0, wrong, promised(room))
    with pytest.raises(NotAsked):
        room.reveal(0, "0" * 32)  # before all are bound
    room.commit(1, hash_of("2" * 32), promised(room))
    with pytest.raises(NotAsked):
        room.reveal(0, "1" * 32)
    room.reveal(0, "0" * 32)
    with pytest.raises(NotAsked):
        room.reveal(0, "0" * 32)


def test_what_is_committed_twice_or_too_late_spoils_no_attempt(club: Club, clock: Clock) -> None:
    """A page hears of every change and may say the same again, or something that belongs to an attempt before."""
    room, _, _ = opened(club)
    room.sit(1, "Änne")
    emil, anna = Guest(room, 0), Guest(room, 1)
    room.begin(0)
    first = promised(room)
    emil.shuffle()
    anna.shuffle()
    for guest, place in ((emil, 0), (anna, 1)):
        room.commit(place, hash_of(guest.values[first]), first)
    assert promised(room) == first
    emil.shuffle()
    clock.now += 5
    room.tick()
    second = promised(room)
    assert second != first
    with pytest.raises(NotAsked):
        room.commit(0, hash_of(emil.values[first]), first)
    shuffled(emil)
    assert room.view().is_playing
    assert [each.commitment for each in seen(room).contributions] == [hash_of(emil.values[second])]


def test_another_device_that_cannot_reveal_binds_itself_anew(club: Club) -> None:
    room, _, _ = opened(club)
    room.sit(1, "Änne")
    first, anna = Guest(room, 0), Guest(room, 1)
    room.begin(0)
    before = promised(room)
    first.shuffle()
    anna.shuffle()
    first.leave()
    second = Guest(room, 0)
    room.commit(0, hash_of("2" * 32), before)  # the first had another number
    assert promised(room) != before
    shuffled(second, anna)
    assert room.view().silent == ()
    assert [each.place for each in seen(room).contributions] == [0, 1]


# -- saying ----------------------------------------------------------------------------------------------------------


def test_phrases_are_heard_by_all_and_texts_only_where_that_was_agreed(club: Club) -> None:
    room, _, _ = opened(club)
    emil, onlooker = Guest(room, 0), Guest(room, None)
    room.say(0, Phrase.WELL_PLAYED)
    assert emil.heard[-1] == onlooker.heard[-1] == Spoke(0, Phrase.WELL_PLAYED)
    with pytest.raises(NotAsked):
        room.say(0, None, "hello")
    talkative, _, _ = opened(club, EMIL, BERND, CLARA, chat=True)
    heard = Guest(talkative, 0)
    talkative.say(0, None, " <b>hello</b> ")
    assert heard.heard[-1] == Spoke(0, None, "<b>hello</b>")
    with pytest.raises(NotAsked):
        talkative.say(0, None, "x" * 201)


def test_a_store_of_the_release_before_gets_rooms(store: Store) -> None:
    assert store.path.name == FILE_NAME
    assert store.rooms.count() == 0
