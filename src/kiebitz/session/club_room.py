"""A room that friends come to: who is there, who sits at its table, and how its deals come about.

The table itself is played at as any other (`table`, `rooms`). What a room adds: computer players sit where nobody does,
and are replaced by people, or people by them, between deals; who is away is played for; every deal is shuffled by all
who are there; and something may be said. A room takes its own lock before that of the table, never after.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from kiebitz.session.chance import Opening
from kiebitz.session.errors import NotAdmitted, NotAsked, Outdated, Refused, StorageFault, TableIsOver
from kiebitz.session.events import Event
from kiebitz.session.room_events import LONGEST_CHAT, LinkVoid, Phrase, RoomEvent, RoomView, Shuffling, Spoke
from kiebitz.session.room_rows import RoomRow
from kiebitz.session.rooms import Room, Rooms
from kiebitz.session.settings import Place, check_persons_name, names_beside, sounds_like
from kiebitz.session.shuffle import Shuffle, Stage
from kiebitz.session.store import Store
from kiebitz.session.table import Table
from kiebitz.session.table_view import Awaited, Question, TableView

SECONDS_TO_SHUFFLE: Final = 5.0  # for all to commit, and again to reveal; pages do it by themselves
HOST: Final = 0  # the place of who opened the room

Tell: TypeAlias = Callable[[RoomEvent], None]

_log: Final = logging.getLogger(__name__)


class _Guest:
    """Somebody in the room, at one device; `contributes` if that takes part in shuffles."""

    def __init__(self, place: int | None, tell: Tell, contributes: bool) -> None:
        self.place = place
        self.tell = tell
        self.contributes = contributes


class ClubRoom:
    """An open room. Methods may be called from any thread; `clock` must never go back."""

    def __init__(self, store: Store, rooms: Rooms, number: int, clock: Callable[[], float]) -> None:
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._lock = threading.RLock()
        self._row: RoomRow = store.rooms.get(number)
        self._guests: list[_Guest] = []
        self._room: Room | None = None
        self._stop_noting: Callable[[], None] = lambda: None
        self._waiting: tuple[Awaited | None, int, float] = (None, 0, 0.0)  # for whom, at which move, since when
        self._left: dict[int, float] = {}  # when somebody went whose place is empty now
        self._shuffle: Shuffle | None = None
        self._shuffled: Callable[[Opening], None] = lambda _opening: None
        self._patience_ends = 0.0
        self._silent: frozenset[int] = frozenset()
        self.number: Final = number

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self) -> RoomView:
        """The room as it is now."""
        with self._lock:
            return self._view()

    def _view(self) -> RoomView:
        table, shuffle = self._table, self._shuffle
        return RoomView(
            number=self.number,
            agreement=self._row.agreement,
            places=self._row.places,
            sitting=self._row.places if table is None else table.settings.places,
            here=tuple(sorted({guest.place for guest in self._guests if guest.place is not None})),
            onlookers=sum(guest.place is None for guest in self._guests),
            table=self._row.table,
            is_playing=table is not None,
            shuffling=None
            if shuffle is None
            else Shuffling(shuffle.stage, shuffle.commitment, shuffle.contributions, tuple(sorted(shuffle.missing))),
            silent=tuple(sorted(self._silent)),
        )

    @property
    def _table(self) -> Table | None:
        """The table, while it is played at."""
        table = None if self._room is None else self._room.table
        return None if table is None or table.is_over else table

    def seen_from(self, place: int | None) -> int | None:
        """The place whose view is shown to one who has a place: an onlooker's until that one sits there."""
        with self._lock:
            if place is None or self._room is None:
                return None
            return place if self._room.view(None).settings.places[place].player is None else None

    @property
    def room(self) -> Room | None:
        """The open table, `None` before the first list."""
        return self._room

    # -- coming and going --------------------------------------------------------------------------------------------

    def arrive(
        self, place: int | None, tell: Tell, *, link: str | None = None, contributes: bool = True
    ) -> Callable[[], None]:
        """Come in, and be told of everything; what is returned ends that. Who was played for decides again.

        The link that has opened the place may have become void since; then nobody comes in.
        """
        guest = _Guest(place, tell, contributes)
        with self._lock:
            if link is not None:
                self._store.rooms.place_of(self.number, link)
            self._enter_table()
            self._guests.append(guest)
            if place is not None:
                self._left.pop(place, None)
                self._come_back(place)
            self._tell_all()
        self.go_on()

        def leave() -> None:
            with self._lock:
                if guest in self._guests:
                    self._let_go(guest)
                    self._tell_all()

        return leave

    def _let_go(self, guest: _Guest) -> None:
        self._guests.remove(guest)
        if guest.place is not None and guest.place not in self._view().here:
            self._left[guest.place] = self._clock()
        if not self._guests:
            self._leave_table()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not self._guests

    def _enter_table(self) -> None:
        if self._room is None and self._row.table is not None:
            self._room = self._rooms.enter(self._row.table)
            self._stop_noting = self._room.watch(None, self._note)
            self._note_awaited(self._room.view(None))

    def _leave_table(self) -> None:
        self._stop_noting()
        if self._room is not None:
            self._rooms.leave(self._room)
            self._room = None
        self._shuffle = None

    def _tell_all(self) -> None:
        view = self._view()
        for guest in list(self._guests):
            guest.tell(view)

    # -- who sits where ----------------------------------------------------------------------------------------------

    def sit(self, place: int, name: str) -> None:
        """Sit down at a place under a name: at once before a list, else from the next deal on."""
        with self._lock:
            check_persons_name(name)
            places = list(self._row.places)
            places[place] = Place(name)
            for number, other in enumerate(places):
                if number != place and other.player is not None and sounds_like(other.name) == sounds_like(name):
                    (free,) = names_beside(name, 1, *(each.name for each in places))
                    places[number] = replace(other, name=free)
            self._row.agreement.settings(tuple(places))  # which says whether two are called alike
            if (table := self._table) is not None and table.settings.places[place].player is None:
                table.rename(place, name)
            self._reseat(tuple(places))

    def stand_up(self, place: int, keep: Tell | None = None) -> str | None:
        """Leave a place to a computer player, from the next deal on; the new link of that place, if it has one.

        Who sits there next is another one perhaps, and what that one sees is nobody else's. So the old link is void,
        but for the host's, without which nobody could look after the room.
        """
        with self._lock:
            places = list(self._row.places)
            if places[place].player is not None:
                return None
            others = [other.name for number, other in enumerate(places) if number != place]
            (free,) = names_beside(others[0], 1, *others)
            places[place] = Place(free, self._row.agreement.stand_in)
            self._reseat(tuple(places))
            return None if place == HOST else self._change_link(place, keep)

    def invite(self, player: str) -> None:
        """Let this computer player sit where one does only since nobody else wants to, from the next deal on."""
        with self._lock:
            places, stand_in = list(self._row.places), self._row.agreement.stand_in
            free = [number for number, place in enumerate(places) if place.player == stand_in]
            if not free:
                raise NotAsked("room-full")
            places[free[0]] = replace(places[free[0]], player=player)
            self._row.agreement.settings(tuple(places))
            self._reseat(tuple(places))

    def _reseat(self, places: tuple[Place, ...]) -> None:
        for number, (before, after) in enumerate(zip(self._row.places, places, strict=True)):
            if before != after:
                self._store.rooms.reseat(self.number, number, after)
        self._row = replace(self._row, places=places)
        self._tell_all()

    def renew_link(self, by: int | None, place: int | None, keep: Tell | None = None) -> str:
        """Another link for a place or for onlookers, for who opened the room or sits there; the old one is void.

        Whoever came by the old one is there no more, but for the one to `keep`, who is told the new one.
        """
        if by is None or by not in (HOST, place) or place not in (None, *range(len(self._row.places))):
            raise NotAdmitted("room-host")
        with self._lock:
            return self._change_link(place, keep)

    def _change_link(self, place: int | None, keep: Tell | None) -> str:
        link = self._store.rooms.renew_link(self.number, place)
        for guest in [guest for guest in self._guests if guest.place == place and guest.tell != keep]:
            guest.tell(LinkVoid(place))
            self._let_go(guest)
        self._tell_all()
        return link

    # -- dealing -----------------------------------------------------------------------------------------------------

    def begin(self, place: int) -> None:
        """Begin a list with those who sit there."""
        with self._lock:
            if self._table is not None:
                raise NotAsked("room-plays")
            if self._row.places[place].player is not None:
                raise NotAdmitted("room-not-seated")
            self._begin_shuffle(self._begin_list)

    def next_deal(self, place: int, at: tuple[int, int] | None = None) -> None:
        """Enter the result and deal again; once all who are there have contributed to it.

        With the deal and the number of moves at which that was wanted, it is `Outdated` where something has happened.
        """
        with self._lock:
            table = self._table
            if table is None:
                raise TableIsOver("table-deals-played")
            seen = table.view(place)
            if at is not None and at != (seen.number, len(seen.view.history)):
                raise Outdated("table-moved-on")
            awaited = seen.awaited
            if awaited is None or awaited.question is not Question.NEXT_DEAL or place not in awaited.places:
                raise NotAsked("not-asked", place=place, question=Question.NEXT_DEAL.value)
            if table.view(None).is_last_deal:
                table.next_deal(place)
                self._tell_all()
            elif self._shuffle is None:
                self._begin_shuffle(lambda opening: self._deal(place, opening))
        self.go_on()

    def commit(self, place: int, commitment: str, promised: str) -> None:
        """Bind a place to what it will contribute to the deal that the server has promised so, and to no other.

        What is said twice is done once. Who comes with another device does not know what the first was bound to: then
        there is another attempt, to which all bind themselves.
        """
        with self._lock:
            shuffle = self._shuffling()
            if promised != shuffle.commitment:
                raise NotAsked("shuffle-not-asked", place=place)
            if shuffle.is_bound(place, commitment):
                return
            if shuffle.stage is Stage.REVEAL and place in shuffle.missing:
                self._shuffle = Shuffle(shuffle.places, shuffle.silent)
                self._go_on_shuffling(has_new_stage=True)
            else:
                shuffle.commit(place, commitment)
                self._go_on_shuffling(has_new_stage=shuffle.stage is not Stage.COMMIT)

    def reveal(self, place: int, value: str) -> None:
        """Open what a place is bound to."""
        with self._lock:
            self._shuffling().reveal(place, value)
            self._go_on_shuffling()

    def _shuffling(self) -> Shuffle:
        if self._shuffle is None:
            raise NotAsked("shuffle-none")
        return self._shuffle

    def _begin_shuffle(self, shuffled: Callable[[Opening], None]) -> None:
        if self._shuffle is None:
            table = self._table
            away = frozenset() if table is None else table.view(None).away
            there = {guest.place for guest in self._guests if guest.contributes and guest.place is not None} - away
            people = {number for number, place in enumerate(self._row.places) if place.player is None}
            self._shuffle, self._shuffled, self._silent = Shuffle(there & people), shuffled, frozenset()
            self._go_on_shuffling(has_new_stage=True)

    def _go_on_shuffling(self, has_new_stage: bool = False) -> None:
        """Deal if all have revealed; else tell all what is waited for."""
        shuffle = self._shuffling()
        if has_new_stage:
            self._patience_ends = self._clock() + SECONDS_TO_SHUFFLE
        if shuffle.stage is Stage.DONE:
            self._shuffle, self._silent = None, shuffle.silent
            self._shuffled(shuffle.opening())
        self._tell_all()
        self.go_on()

    def _begin_list(self, opening: Opening) -> None:
        settings = self._row.agreement.settings(self._row.places, self.number, self._row.table)
        with Table.begin(self._store, settings, opening=opening) as table:
            number = table.id
        self._store.rooms.put_table(self.number, number)
        self._leave_table()
        self._row = replace(self._row, table=number)
        self._enter_table()

    def _deal(self, place: int, opening: Opening) -> None:
        table = self._table
        if table is None:
            raise TableIsOver("table-deals-played")
        sitting = enumerate(zip(table.settings.places, self._row.places, strict=True))
        table.next_deal(place, opening, {number: after for number, (before, after) in sitting if before != after})

    # -- playing -----------------------------------------------------------------------------------------------------

    def act(self, place: int, at: tuple[int, int] | None, deed: Callable[[Table], None]) -> None:
        """Do what the person at a place decided at this moment; who was played for decides again."""
        room = self._room
        if room is None or room.table is None:
            raise TableIsOver("table-deals-played")
        with self._lock:
            self._come_back(place)
        room.act(at, deed)

    def go_on(self) -> None:
        """Let the computer players go on."""
        if (room := self._room) is not None:
            room.go_on()

    def say(self, place: int, phrase: Phrase | None, text: str = "") -> None:
        """Say a phrase to all in the room; or a text, where that was agreed."""
        if phrase is None and (not self._row.agreement.chat or not 0 < len(text.strip()) <= LONGEST_CHAT):
            raise NotAsked("room-no-chat")
        with self._lock:
            for guest in list(self._guests):
                guest.tell(Spoke(place, phrase, "" if phrase is not None else text.strip()))

    # -- waiting -----------------------------------------------------------------------------------------------------

    def _note(self, _event: Event, table: TableView) -> None:
        """Take note of whom the table waits for; the table calls this and holds its lock."""
        self._note_awaited(table)

    def _note_awaited(self, table: TableView) -> None:
        awaited, moves, _ = self._waiting
        if (awaited, moves) != (table.awaited, len(table.view.history)):
            self._waiting = table.awaited, len(table.view.history), self._clock()

    def _come_back(self, place: int) -> None:
        if (table := self._table) is not None and place in table.view(None).away:
            table.come_back(place)

    def tick(self) -> None:
        """Look at the clock: who is waited for too long is named in a shuffle, and played for at the table."""
        try:
            with self._lock:
                now = self._clock()
                if self._shuffle is not None and now >= self._patience_ends:
                    self._shuffle = self._shuffle.anew()
                    self._go_on_shuffling(has_new_stage=True)
                self._play_for_those_away(now)
        except (StorageFault, Refused) as fault:
            _log.warning("room %d goes on later: %s", self.number, fault.code)
        else:
            self.go_on()

    def _play_for_those_away(self, now: float) -> None:
        awaited, _, since = self._waiting
        table = self._table
        if table is None or awaited is None or awaited.question is Question.NEXT_DEAL:
            return
        current = table.view(None)
        if current.awaited != awaited:
            return
        for place in awaited.places:
            patience = self._patience_with(place)
            if patience is not None and now >= max(since, self._left.get(place, since)) + patience:
                table.stand_in(place)

    def _patience_with(self, place: int) -> float | None:
        """How long is waited for a place: for one who is there as long as was agreed."""
        agreement = self._row.agreement
        return agreement.clock if place in self._view().here else agreement.away_after
