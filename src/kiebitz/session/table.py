"""The table: people and computer players in their places, deal after deal, stored move by move.

A face asks it to `step`, which lets a computer player move or says which people are awaited; people act through the
methods that name their place. Whatever happens is stored first, then told to all who watch. All methods may be called
from any thread: while a computer player thinks, the table can be looked at, left, and moves can be taken back.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from kiebitz.errors import Fault
from kiebitz.formats.iss import PUBLIC, Record, as_seen_by, record_of_game
from kiebitz.game import Game
from kiebitz.moves import PASS, Claim, IllegalMove, Leave, Move, Resign, Timeout
from kiebitz.players import create
from kiebitz.players.referee import check_answer
from kiebitz.session import claims
from kiebitz.session.chance import Chance, Opening
from kiebitz.session.coach import Warned
from kiebitz.session.company import Company, Decision
from kiebitz.session.errors import (
    AnsweredAlready,
    NotAsked,
    NothingToTakeBack,
    NotInPractice,
    NotOver,
    NotYourTurn,
    StorageFault,
    TableIsClosed,
    TableIsOver,
)
from kiebitz.session.events import (
    CameBack,
    ClaimRefused,
    Closed,
    DealOver,
    Dealt,
    Entered,
    Event,
    Failed,
    Marked,
    Moved,
    NotRecorded,
    Renamed,
    Reseated,
    TableOver,
    TakenBack,
    WentAway,
    as_heard,
)
from kiebitz.session.hold import Hold
from kiebitz.session.records import append_record
from kiebitz.session.settings import Place, Settings, check_persons_name
from kiebitz.session.state import Mark, Round, TableState
from kiebitz.session.store import Store, StoredTable
from kiebitz.session.table_view import Awaited, Question, TableView, check_place, view_of
from kiebitz.session.viewers import Listener, Viewers
from kiebitz.view import Phase

PATIENCE: Final = 120.0  # seconds for one decision of a computer player
_NOBODY: Final[Mapping[int, Place]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class _Making:
    """A move about to be made, with what is noted about it."""

    move: Move
    seconds: float | None = None
    fault: str | None = None


class Table:
    """A table that this program plays at, until `close`."""

    def __init__(self, store: Store, stored: StoredTable, hold: Hold, patience: float = PATIENCE) -> None:
        self.id = stored.id
        self.settings = stored.state.settings
        self._store = store
        self._hold = hold
        self._state = stored.state
        self._revision = stored.revision
        self._chance = stored.chance
        self._known = stored.known
        self._unrecorded = list(stored.unrecorded)
        self._perhaps_recorded = set(stored.unrecorded)  # by a program that was ended before it could note that
        self._lock = threading.RLock()
        self._patience = patience
        self._company = Company(self.settings, self._chance, patience, stored.known)
        self._viewers = Viewers(self.id, self._lock)
        self._is_closed = False

    @classmethod
    def begin(
        cls,
        store: Store,
        settings: Settings,
        position: Game | None = None,
        *,
        opening: Opening | None = None,
        patience: float = PATIENCE,
    ) -> Table:
        """Sit down at a new table; with a `position`, a game not yet over, to go on with that one.

        The first cards follow from an `opening`, or are drawn by the table. A computer player that takes longer than
        `patience`, in seconds, for one decision has failed.
        """
        _check_players(settings.places)
        chance = Chance.of(settings.seed)
        if position is None:
            first = _dealt(opening or chance.opening(0))
        else:
            _check_position(position, settings)
            first = Round(position, given=len(position.history))
        return cls.resume(store, store.add(TableState(settings, [first]), chance), patience=patience)

    @classmethod
    def resume(cls, store: Store, number: int, *, patience: float = PATIENCE) -> Table:
        """Go on with a stored table; `TableIsHeld` if another program is playing at it.

        `TableIsOver` if there is nothing to go on with; its last game is recorded now if it could not be before.
        """
        hold = store.hold(number)
        try:
            stored = store.load(number)
            if stored.state.is_over:
                ended = cls(store, stored, hold)
                ended._record_games()
                ended._remember_games()
                hold.end()
                raise TableIsOver("table-over", table=str(number))
        except BaseException:
            hold.release()
            raise
        return cls(store, stored, hold, patience)

    def close(self) -> None:
        """Leave the table, which stays in the store. A decision under way is cancelled, and nobody waits for it."""
        with self._lock:
            if self._is_closed:
                return
            self._publish(Closed())
            self._is_closed = True
            self._viewers.clear()
            self._company.dismiss()
            if self.is_over:
                self._hold.end()
            else:
                self._hold.release()

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether all deals have been played."""
        return self._state.is_over

    def view(self, place: int | None) -> TableView:
        """What a place, or with `None` an onlooker, may know now."""
        self._check_place(place)
        with self._lock:
            return view_of(self.id, self._revision, self._state, place, self._awaited())

    def record(self, place: int | None, names: tuple[str, str, str]) -> Record:
        """The current game as a record in the view of a place, or with `None` of the public; all of it once it is over.

        Who sits out at a table of four sees all, as is the custom where such records come from.
        """
        self._check_place(place)
        with self._lock:
            game, seat = self._state.game, self._state.seat_of(place)
            whole = record_of_game(game, names, series=str(self.id), game_id=str(self._state.number + 1))
            if game.is_over or self._sits_out(place):
                return whole
            return as_seen_by(whole, PUBLIC if seat is None else seat)

    def whole_game(self, place: int) -> Game:
        """A copy of the current game, for who sits out at a table of four; `NotOver` for others while it lasts."""
        with self._lock:
            if not self._sits_out(place) and not self._state.game.is_over:
                raise NotOver("game-not-over")
            return self._state.game.copy()

    def _sits_out(self, place: int | None) -> bool:
        return place is not None and self._state.seat_of(place) is None

    def watch(self, place: int | None, listener: Listener) -> Callable[[], None]:
        """Be told of everything that happens, as a place may know it; what is returned ends that.

        The listener is given each event with the table's view after it, in order, by the thread that made it happen. It
        should take note and return.
        """
        self._check_place(place)
        return self._viewers.add(place, listener)

    def _check_place(self, place: int | None) -> None:
        check_place(place, self.settings)

    def _publish(self, event: Event) -> None:
        self._viewers.tell(lambda place: as_heard(event, self._state.seat_of(place)), self.view)

    # -- going on ------------------------------------------------------------------------------------------------

    def step(
        self, give_way: Callable[[], None] = lambda: None, keep: Callable[[float], None] = lambda _seconds: None
    ) -> Awaited | None:
        """Do the next thing that needs no person; or, where nothing does, say who is awaited and for what.

        `give_way` is called where a player is asked that computes nothing in this process, but waits for another.
        `keep` is called with the seconds that a player took, and nobody can know its decision before it returns.
        """
        while True:
            company = self._company
            with company.word():
                with self._lock:
                    self._check_playing()
                    if company is not self._company:
                        continue
                    if (awaited := self._awaited()) is not None or self._goes_on_by_itself():
                        return awaited
                    seat, revision = self._state.game.turn, self._revision
                    assert seat is not None
                    place = self._state.place_of(seat)
                    view, past = self._state.view(place), self._state.views_of_entered(place)
                decision = company.decide(place, view, past, give_way)
                keep(decision.seconds)
                with self._lock:
                    if not self._is_closed and company is self._company and revision == self._revision:
                        self._push_decision(seat, decision)
                return None

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing can happen before a person has done something."""
        with self._lock:
            return self._awaited() is not None

    def _awaited(self) -> Awaited | None:
        """The people without whom nothing can happen now."""
        state, people = self._state, self.settings.people
        if state.is_over or claims.is_certain(state):
            return None
        if state.game.is_over:
            return Awaited(Question.NEXT_DEAL, people) if people else None
        if (asked := claims.people_asked(state)) and not claims.is_refused(state):
            return Awaited(Question.CLAIM, asked)
        assert state.game.turn is not None
        place = state.place_of(state.game.turn)
        return Awaited(Question.MOVE, (place,)) if state.decides(place) else None

    def _goes_on_by_itself(self) -> bool:
        """Do what neither people nor players have to think about, if there is such a thing."""
        state = self._state
        if state.game.is_over:
            self._enter_result()
        elif claims.is_certain(state):
            self._make([_Making(Resign(seat)) for seat in claims.defenders(state) if seat not in state.game.resigned])
        else:
            return False
        return True

    def _push_decision(self, seat: int, decision: Decision) -> None:
        """Make a computer player's move; one that failed passes, after the auction it leaves the game."""
        fault = decision.fault
        if decision.move is not None:
            try:
                self._make([_Making(decision.move, decision.seconds)])
                return
            except IllegalMove as error:
                fault = str(error)
        gone = Timeout(seat) if decision.is_timeout else Leave(seat)
        instead = PASS if self._state.game.phase is Phase.AUCTION else gone
        self._make([_Making(instead, decision.seconds, fault)])

    # -- what people do ------------------------------------------------------------------------------------------

    def move(self, place: int, move: Move) -> None:
        """Make a move of the person in turn: a call, a declaration, a card; in play also a claim or a resignation."""
        with self._lock:
            self._check_turn(place)
            self._move(place, move)

    def end_early(self, place: int, move: Claim | Resign) -> None:
        """Claim or give up, in card play, as a person whose turn it need not be."""
        with self._lock:
            self._check_playing()
            if place not in self.settings.people or not self._state.view(place).is_legal(move):
                raise NotAsked("not-asked", place=place, question=Question.MOVE.value)
            self._move(place, move)

    def _move(self, place: int, move: Move) -> None:
        check_answer(move, self._state.view(place))
        seat = self._state.seat_of(place)
        assert seat is not None
        moves = claims.resignations(self._state, seat) if isinstance(move, Resign) else [move]
        self._make([_Making(each) for each in moves])

    def time_out(self, place: int) -> None:
        """End the deal since a place, whose turn it is, has used up its time."""
        with self._lock:
            self._check_playing()
            seat = self._state.seat_of(place)
            if seat is None or seat != self._state.game.turn:
                raise NotYourTurn("not-your-turn", place=place)
            self._make([_Making(Timeout(seat))])

    def answer_claim(self, place: int, accepts: bool) -> None:
        """Say, as a person who defends, whether the declarer may have all the rest; each is asked once."""
        with self._lock:
            self._check_playing()
            if claims.is_refused(self._state) and place in claims.people_asked(self._state):
                raise AnsweredAlready("claim-refused")
            self._check_asked(place, Question.CLAIM)
            seat = self._state.seat_of(place)
            assert seat is not None
            if accepts:
                self._make([_Making(each) for each in claims.resignations(self._state, seat)])
            else:
                self._refuse_claim()

    def rename(self, place: int, name: str) -> None:
        """Call the person at a place by a name that nobody else at the table has."""
        with self._lock:
            self._check_playing()
            if place not in self.settings.people:
                raise NotAsked("place-of-computer", place=place)
            settings = self.settings.renamed(place, check_persons_name(name))
            with self._store.change(self.id, self._revision) as change:
                change.rename(place, name)
            self._revision += 1
            self.settings = self._state.settings = settings
            self._publish(Renamed(place))

    def _refuse_claim(self) -> None:
        number = claims.claim_number(self._state)
        assert number is not None
        with self._store.change(self.id, self._revision) as change:
            change.refuse_claim(self._state.number, number)
        self._revision += 1
        self._state.round.refused = number
        self._publish(ClaimRefused())

    def take_back(self, place: int) -> None:
        """Go back, in practice, to the last decision of a person. The computer players begin the game anew."""
        with self._lock:
            self._check_playing()
            if not self.settings.practice:
                raise NotInPractice("not-in-practice")
            number = self._state.last_decision(place) if place in self.settings.people else None
            if number is None:
                raise NothingToTakeBack("nothing-to-take-back", place=place)
            with self._store.change(self.id, self._revision) as change:
                change.take_back(self._state.number, number)
                change.mark(self._state.number, place, Mark.UNDO)
                change.unmark(self._state.number, place, Mark.COMPUTER)
            self._revision += 1
            self._state.take_back(number)
            self._state.round.marks.add((place, Mark.UNDO))
            self._state.round.marks.discard((place, Mark.COMPUTER))
            self._renew_company()
            self._publish(TakenBack(number, place))

    def take_hint(self, place: int) -> int:
        """Mark that the person in turn is helped; the seed from which hints in this deal follow."""
        with self._lock:
            self._check_turn(place)
            if (place, Mark.HINT) not in self._state.round.marks:
                self._mark(place, Mark.HINT)
            return self._chance.hint_seed(self._state.number)

    def take_coach(self, place: int) -> tuple[int, Game]:
        """Mark that a coach looks at what the person in turn does; the seed of hints, and the game by now.

        The game is for `keep_moment` alone: who advises is given a view.
        """
        with self._lock:
            self._check_turn(place)
            if (place, Mark.COACH) not in self._state.round.marks:
                self._mark(place, Mark.COACH)
            return self._chance.hint_seed(self._state.number), self._state.game.copy()

    def keep_moment(self, deal: int, game: Game, warned: Warned) -> None:
        """Keep a moment of which the coach spoke, to be practised when the deal is over."""
        self._store.coached.keep(self.id, deal, game, warned)

    def let_finish(self, place: int) -> None:
        """Let a computer player decide for a person until the deal is over; the deal is marked."""
        with self._lock:
            self._check_playing()
            if not self._state.decides(place) or self._state.seat_of(place) is None or self._state.game.is_over:
                raise NotAsked("nothing-to-finish", place=place)
            self._mark(place, Mark.COMPUTER)

    def _mark(self, place: int, mark: Mark) -> None:
        with self._store.change(self.id, self._revision) as change:
            change.mark(self._state.number, place, mark)
        self._revision += 1
        self._state.round.marks.add((place, mark))
        self._publish(Marked(place, mark))

    def next_deal(
        self, place: int, opening: Opening | None = None, reseated: Mapping[int, Place] | None = None
    ) -> None:
        """Enter the result of the deal that is over in the list, and begin the next deal if there is one.

        Its cards follow from an `opening`, or are drawn by the table; others may sit at the `reseated` places then.
        """
        with self._lock:
            self._check_asked(place, Question.NEXT_DEAL)
            self._enter_result(opening, reseated or _NOBODY)

    def stand_in(self, place: int) -> None:
        """Let a computer player decide for a person who is not there, until that one comes back; the deal is marked."""
        with self._lock:
            self._check_playing()
            if place not in self.settings.people or place in self._state.away:
                raise NotAsked("place-not-of-person", place=place)
            if (place, Mark.AWAY) not in self._state.round.marks:
                self._mark(place, Mark.AWAY)
            self._state.away.add(place)
            self._publish(WentAway(place))

    def come_back(self, place: int) -> None:
        """Let a person decide again who was played for."""
        with self._lock:
            self._check_playing()
            if place in self._state.away:
                self._state.away.discard(place)
                self._publish(CameBack(place))

    def _check_playing(self) -> None:
        if self._is_closed:
            raise TableIsClosed("table-closed")
        if self._state.is_over:
            raise TableIsOver("table-deals-played")

    def _check_turn(self, place: int) -> int:
        """The seat of a person who is to move."""
        self._check_playing()
        seat = self._state.seat_of(place)
        if self._awaited() != Awaited(Question.MOVE, (place,)) or seat is None:
            raise NotYourTurn("not-your-turn", place=place)
        return seat

    def _check_asked(self, place: int, question: Question) -> None:
        self._check_playing()
        awaited = self._awaited()
        if awaited is None or awaited.question is not question or place not in awaited.places:
            raise NotAsked("not-asked", place=place, question=question.value)

    # -- making it so --------------------------------------------------------------------------------------------

    def _make(self, makings: Sequence[_Making]) -> None:
        """Make moves, all or none: by the rules, then on disk, then known to all who watch."""
        game, start = self._state.game, len(self._state.game.history)
        try:
            for making in makings:
                game.push(making.move)
            with self._store.change(self.id, self._revision) as change:
                for number, making in enumerate(makings, start):
                    change.add_move(self._state.number, number, making.move, making.seconds, making.fault)
        except BaseException:
            while len(game.history) > start:
                game.pop()
            raise
        self._revision += 1
        self._note(makings, start)
        self._tell(makings, start)

    def _note(self, makings: Sequence[_Making], start: int) -> None:
        for number, making in enumerate(makings, start):
            if making.seconds is not None:
                self._state.round.thinking[number] = making.seconds
            if making.fault is not None:
                self._state.round.faults[number] = making.fault

    def _tell(self, makings: Sequence[_Making], start: int) -> None:
        game = self._state.game
        for number, making in enumerate(makings, start):
            seat = game.history[number][0]
            if making.fault is not None:
                self._publish(Failed(seat))
            self._publish(Moved(number, seat, making.move, making.seconds))
        is_claim = isinstance(makings[-1].move, Claim)
        if is_claim and claims.is_left_to_computers(self._state) and not claims.is_certain(self._state):
            self._publish(ClaimRefused())
        if game.is_over:
            self._publish(DealOver(self._state.number, game.result()))

    def _enter_result(self, opening: Opening | None = None, reseated: Mapping[int, Place] = _NOBODY) -> None:
        state, number = self._state, self._state.number
        following = None if state.is_last_deal else self._next_round(opening)
        _check_players(reseated.values())
        settings = self.settings.reseated(reseated)
        with self._store.change(self.id, self._revision) as change:
            change.enter(state, number)
            if following is None:
                change.finish()
            else:
                change.reseat(reseated)
                change.add_round(number + 1, following)
        self._revision += 1
        self._company.game_over({place: state.view(place) for place in self.settings.seating(number)})
        self._unrecorded.append(number)
        if following is None:
            state.is_over = True
            self._company.dismiss()
        else:
            del state.ahead[:1]
            state.rounds.append(following)
        self._publish(Entered(number))
        self._record_games()
        self._remember_games()
        if following is not None and reseated:
            self._reseat(settings, reseated)
        self._publish(TableOver() if following is None else Dealt(number + 1, self.settings.seating(number + 1)))

    def _reseat(self, settings: Settings, places: Mapping[int, Place]) -> None:
        self.settings = self._state.settings = settings
        self._state.away.difference_update(places)
        self._renew_company()
        self._publish(Reseated(tuple(sorted(places))))

    def _renew_company(self) -> None:
        self._company.dismiss()
        self._company = Company(self.settings, self._chance, self._patience, self._known)

    def _next_round(self, opening: Opening | None) -> Round:
        if self._state.ahead:
            return Round(Game(self._state.ahead[0]))
        return _dealt(opening or self._chance.opening(self._state.number + 1))

    def _record_games(self) -> None:
        """Append the games that are not yet there to the file of records. They are safe in the store if it fails."""
        path = self.settings.save
        try:
            while path is not None and self._unrecorded:
                number = self._unrecorded[0]
                is_new = number not in self._perhaps_recorded
                self._perhaps_recorded.add(number)
                entered = self._store.when_entered(self.id, number)
                append_record(self._state, number, self.id, entered, is_new=is_new)
                with self._store.change(self.id, self._revision) as change:
                    change.note_recorded(number)
                self._revision += 1
                del self._unrecorded[0]
        except (OSError, StorageFault) as error:
            assert path is not None
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self._publish(NotRecorded(path, reason or str(error)))

    def _remember_games(self) -> None:
        """Keep what the games have shown of those who played them; where that fails, it is done after the next one."""
        with suppress(StorageFault):
            self._store.people.remember(self.id, self._state)


def _dealt(opening: Opening) -> Round:
    return Round(Game(opening.dealt()), opening)


def _check_players(places: Iterable[Place]) -> None:
    """What cannot be made is found now, not in the middle of a deal."""
    for place in places:
        if place.player is not None:
            create(place.player)


def _check_position(position: Game, settings: Settings) -> None:
    if position.turn is None:
        raise Fault("position-game-over")
    if not settings.is_single:
        raise Fault("position-single-deal")
