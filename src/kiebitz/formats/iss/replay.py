"""From a record to a game and back: every move is checked by the rules, and the result is computed anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Final

from kiebitz.cards import CARD_NAMES, CARDS, CardSet, mask_of, parse_card
from kiebitz.contract import parse_contract
from kiebitz.deals import SEATS, Deal
from kiebitz.errors import Fault, checked, fault_of
from kiebitz.formats.iss.hidden import complete_deal
from kiebitz.formats.iss.notes import Note
from kiebitz.formats.iss.record import (
    PASSED,
    UNKNOWN,
    InvalidRecord,
    RawRecord,
    Record,
    ResultField,
    fault_in_move,
    fault_in_property,
    format_record,
)
from kiebitz.game import Game
from kiebitz.moves import CLAIM, HOLD, PASS, PICK_UP, Bid, Declare, IllegalMove, Leave, Move, PickUp, Resign, Timeout
from kiebitz.scoring import Result
from kiebitz.view import Phase

_HIDDEN: Final = "??"
_SINGLE_PLACE: Final = "ISS2"  # where one defender's resignation after a claim ends the game


class ReplayError(Fault):
    """A move of a record that the rules refuse; `index` counts the moves after the deal, -1 is the deal."""

    def __init__(self, index: int, cause: Fault) -> None:
        super().__init__(cause.code, **cause.values)
        self.index = index


class ResultMismatch(Fault):
    """The result that a record states is not the one its moves lead to."""


class InvalidNote(Fault):
    """A note of a record that stands nowhere in its game, or whose variation the rules refuse."""


def check_record(record: Record, text: str | None = None) -> Game:
    """Replay a record and compare its result; `InvalidRecord` says where it fails.

    A record of a file knows where it stands. Of another, `text` is what it was read from, for line and column; without
    it they refer to its canonical form.
    """
    try:
        game = replay(record)
        compare_result(record, game)
        _check_notes(record, game)
    except ReplayError as error:
        source = _source_of(record, text)
        raise source.located(fault_in_move(source.text, error.index, error)) from None
    except ResultMismatch as error:
        source = _source_of(record, text)
        raise source.located(fault_in_property(source.text, "R", error)) from None
    except InvalidNote as error:
        source = _source_of(record, text)
        raise source.located(fault_in_property(source.text, "NT", error)) from None
    return game


def _source_of(record: Record, text: str | None) -> RawRecord:
    return record.source or RawRecord(text or format_record(record))


def replay(record: Record) -> Game:
    """Play the record's moves. Cards that its view hides are put where nothing that was seen contradicts."""
    checked(record, Record, "a Record is replayed", "parse_record reads one")
    replayer = _Replayer(record)
    for index, (who, act) in enumerate(record.moves):
        try:
            replayer.move(who, act)
        except ValueError as error:
            raise ReplayError(index, fault_of(error)) from None
    replayer.finish()
    return replayer.game


def game_at(record: Record, note: Note) -> Game:
    """The game of a record as it stands at a note: so many moves played, then its variation."""
    checked(note, Note, "a Note of the record is wanted", "record.notes has them")
    game = replay(record)
    _play_note(game, note)
    return game


def _play_note(game: Game, note: Note) -> None:
    if note.after > len(game.history):
        raise InvalidNote("record-note-after-end", number=note.after, moves=len(game.history))
    while len(game.history) > note.after:
        game.pop()
    for move in note.moves:
        try:
            game.push(move)
        except IllegalMove as error:
            raise InvalidNote("record-note-move", number=note.after, text=str(move), reason=error) from None


def _check_notes(record: Record, game: Game) -> None:
    """Where cards are hidden they may lie otherwise than a variation needs them: only open records are checked."""
    for note in () if _HIDDEN in record.deal else record.notes:
        _play_note(game.copy(), note)


_CARD_OF_NAME: Final = dict(zip(CARD_NAMES, CARDS, strict=True))
PUBLIC: Final = 3  # the view of those who have no seat
_SEAT_OF: Final = {"0": 0, "1": 1, "2": 2, "w": None}


class _Replayer:
    """Feeds the words of a record to a game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.pile: int | None = None  # the cards put away, where the record hides them
        if _HIDDEN in record.deal:
            try:
                deal, self.pile = complete_deal(record)
            except ValueError as error:
                raise ReplayError(-1, fault_of(error)) from None
        else:
            deal = _world_deal(record)
        self.game = Game(deal)
        self.split: str | None = None  # a declaration whose discard follows as a move of its own

    def move(self, who: str, act: str) -> None:
        game = self.game
        seat = _SEAT_OF[who]
        if seat is None:
            self._server(act)
            return
        if (card := _CARD_OF_NAME.get(act)) is not None:
            if game.position is None or game.position.turn != seat:
                self._in_turn(seat)
            game.push(card)
        elif act == "RE":
            game.push(Resign(seat))
        elif act.startswith("SC"):
            self._claim(seat, act)
        else:
            self._in_turn(seat)
            self._before_play(act)

    def _in_turn(self, seat: int) -> None:
        if self.game.turn is None:
            raise Fault("record-move-after-end")
        if seat != self.game.turn:
            raise Fault("record-out-of-turn", turn=self.game.turn, seat=seat)

    def _server(self, act: str) -> None:
        if act[:3] in ("TI.", "LE."):
            if self.split is not None:
                raise Fault("record-broken-off")
            self.game.push(Timeout(int(act[3])) if act[0] == "T" else Leave(int(act[3])))
            return
        cards = act.split(".")
        if self.game.phase is not Phase.DECLARE or len(cards) != 2:
            raise Fault("record-server-says", text=act)
        if _HIDDEN not in cards and mask_of(map(parse_card, cards)) != self.game.deal.skat.mask:
            raise Fault("record-skat", cards=act, dealt_cards=str(self.game.deal.skat))

    def _claim(self, seat: int, act: str) -> None:
        if seat != self.game.declarer:
            raise Fault("record-claim-of-defender")
        shown = act.split(".")[1:]
        self.game.push(CLAIM)
        if shown:
            self._check_open(shown)

    def _before_play(self, act: str) -> None:
        game = self.game
        if self.split is not None:
            self._declare(self.split, act.split("."))
        elif act == "p":
            game.push(PASS)
        elif act == "y":
            game.push(HOLD)
        elif act == "s":
            game.push(PICK_UP)
        elif act[0].isdigit():
            game.push(Bid(int(act)))
        elif _starts_with_card(act):
            raise Fault("record-not-now", text=act)
        else:
            self._declaration(act)

    def _declaration(self, act: str) -> None:
        token, *cards = act.split(".")
        if self.game.phase is Phase.DECLARE and not cards:
            parse_contract(token)
            self.split = token
        else:
            self._declare(token, cards)

    def _declare(self, token: str, cards: list[str]) -> None:
        contract = parse_contract(token)
        put_away = [] if contract.hand or len(cards) == 10 else cards[:2]
        shown = cards[len(put_away) :]
        if shown and not contract.ouvert:
            raise Fault("record-open-not-ouvert", contract=str(contract))
        discard = CardSet(self._known(put_away)) if put_away else None
        if shown and not put_away and not contract.hand:
            discard = self._all_but(shown)
        self.game.push(Declare(contract, discard))
        self.split = None
        if shown:
            self._check_open(shown)

    def _all_but(self, shown: Sequence[str]) -> CardSet:
        """The discard where only the ten open cards of the twelve are written."""
        assert self.game.turn is not None
        return self.game.hand(self.game.turn) - CardSet(map(parse_card, shown))

    def _known(self, names: list[str]) -> int:
        """The discard, or what stands for it where it is hidden."""
        if _HIDDEN not in names:
            return mask_of(map(parse_card, names))
        if self.pile is None:
            raise Fault("record-hidden-card")
        return self.pile

    def _check_open(self, names: Sequence[str]) -> None:
        if self.game.declarer is None or _HIDDEN in names:
            raise Fault("record-open-hidden")
        if mask_of(map(parse_card, names)) != self.game.hand(self.game.declarer).mask:
            raise Fault("record-open-cards", cards=str(self.game.hand(self.game.declarer)))

    def finish(self) -> None:
        """End a game that the record ends although no rule of the game does."""
        game, last = self.game, len(self.record.moves) - 1
        if game.is_over:
            return
        if self.record.result == UNKNOWN:
            return
        if game.phase is Phase.PLAY:
            if game.claimed and len(game.resigned) == 1 and self.record.place == _SINGLE_PLACE:
                game.push(Resign(next(seat for seat in SEATS if seat != game.declarer and seat not in game.resigned)))
                return
            if self._announced_schneider_is_lost():
                assert game.declarer is not None
                game.push(Resign(game.declarer))
                return
        raise ReplayError(last, Fault("record-moves-end"))

    def _announced_schneider_is_lost(self) -> bool:
        """The server stops such a game once the defenders have more than 30 points."""
        contract, position = self.game.contract, self.game.position
        return contract is not None and contract.schneider and position is not None and position.defender_points > 30


def _world_deal(record: Record) -> Deal:
    cards = [_CARD_OF_NAME[name] for name in record.deal]
    try:
        hands = [CardSet(mask_of(cards[10 * seat : 10 * seat + 10])) for seat in SEATS]
        return Deal((hands[0], hands[1], hands[2]), CardSet(mask_of(cards[30:])))
    except ValueError as error:
        raise ReplayError(-1, fault_of(error)) from None


# -- the result ------------------------------------------------------------------------------------------------------


def compare_result(record: Record, game: Game) -> None:
    """Raise `ResultMismatch` unless the record states what its moves lead to, as far as its view can tell."""
    stated = record.result
    if stated == UNKNOWN:
        return
    result = game.result()
    if result.passed_in or stated == PASSED:
        if not (result.passed_in and stated == PASSED):
            raise ResultMismatch(
                "result-of-passed-deal" if result.passed_in else "result-of-played-deal", text=str(stated)
            )
        return
    assert isinstance(stated, ResultField)
    computed = ResultField.of(result)
    names = (
        [item.name for item in fields(ResultField)]
        if _all_is_known(record, game)
        else ["declarer", "left", "timed_out"]
    )
    for name in names:
        said, right = getattr(stated, name), getattr(computed, name)
        if said != right and not _may_differ(name, stated, record, game):
            raise ResultMismatch(
                "result-mismatch", result=str(computed), field=name, said=_written(said), right=_written(right)
            )


def _written(value: object) -> str:
    """A value of a result, with flags as the record writes them."""
    if isinstance(value, tuple):
        return " ".join(map(_written, value))
    return str(int(value)) if isinstance(value, bool) else str(value)


def _all_is_known(record: Record, game: Game) -> bool:
    """Whether the view hides nothing that the result depends on."""
    return _HIDDEN not in record.deal or game.contract is None or (game.position is not None and game.position.is_over)


def known_result(record: Record, game: Game) -> Result | None:
    """The result of a replayed game; where the record's view hides what it depends on, the one that it states."""
    if _all_is_known(record, game):
        return game.result() if game.is_over else None
    return record.result.as_result() if isinstance(record.result, ResultField) else None


def _may_differ(name: str, stated: ResultField, record: Record, game: Game) -> bool:
    """Old records lack `r:`; it also differs where a resignation stands in for an end that only the server made."""
    stands_in = isinstance(game.history[-1][1], Resign) and record.moves[-1][1] != "RE"
    return name == "resigned" and (stated.resigned is None or stands_in)


# -- writing ---------------------------------------------------------------------------------------------------------


def record_of_game(
    game: Game,
    players: tuple[str, str, str] = ("", "", ""),
    *,
    place: str = "Kiebitz",
    series: str = "",
    game_id: str = "",
    date: str = "",
    comment: str = "",
    notes: Sequence[Note] = (),
) -> Record:
    """The world-view record of a game; one that is not over has the result `unknown`."""
    checked(game, Game, "a record is made of a Game", "parse_record reads one from a text")
    result: ResultField | str = UNKNOWN
    if game.is_over:
        outcome = game.result()
        result = PASSED if outcome.passed_in else ResultField.of(outcome)
    return Record(
        deal=tuple(str(card) for cards in (*game.deal.hands, game.deal.skat) for card in cards),
        moves=tuple(pair for seat, move in game.history for pair in _words(game, seat, move)),
        result=result,
        players=players,
        place=place,
        series=series,
        game_id=game_id,
        date=date,
        comment=comment,
        notes=tuple(notes),
    )


def _words(game: Game, seat: int, move: Move) -> list[tuple[str, str]]:
    if isinstance(move, Timeout | Leave):
        return [("w", str(move))]
    if isinstance(move, Resign):
        return [(str(seat), "RE")]
    if isinstance(move, PickUp):
        return [(str(seat), "s"), ("w", ".".join(map(str, game.deal.skat)))]
    return [(str(seat), str(move))]


def as_seen_by(record: Record, seat: int) -> Record:
    """The view of a seat, or of the public (3), of a world-view record: hidden cards `??`, open hands written out.

    Notes are left out, since they may speak of any card.
    """
    checked(record, Record, "a Record is seen by somebody", "parse_record reads one")
    if record.view is not None:
        raise InvalidRecord(Fault("record-view-of-view"))
    if seat not in (*SEATS, PUBLIC):
        raise Fault("record-view-unknown", given=str(seat))
    replayer = _Replayer(record)
    moves = []
    for who, act in record.moves:
        replayer.move(who, act)
        moves.append((who, _seen_act(replayer.game, who, act, seat)))
    deal = (
        tuple(name if index // 10 == seat else _HIDDEN for index, name in enumerate(record.deal[:30])) + (_HIDDEN,) * 2
    )
    return replace(record, view=seat, deal=deal, moves=tuple(moves), notes=())


def _seen_act(game: Game, who: str, act: str, seat: int) -> str:
    mine = seat == game.declarer
    parts = act.split(".")
    if who == "w":
        return act if mine or act[:3] in ("TI.", "LE.") else f"{_HIDDEN}.{_HIDDEN}"
    if parts[0] == "SC":
        return ".".join(["SC", *_shown_hand(game)])
    is_discard = _starts_with_card(act) and len(parts) > 1
    if act in _CARD_OF_NAME or act[0].isdigit() or act in ("y", "p", "s", "RE"):
        return act
    token = [] if is_discard else [parts[0]]
    declared = [] if game.discard is None or len(parts) == 11 else parts[1:3]  # eleven: only the open hand is written
    put_away = parts[:2] if is_discard else declared
    hidden = put_away if mine else [_HIDDEN] * len(put_away)
    ouvert = game.contract is not None and game.contract.ouvert
    return ".".join([*token, *hidden, *(_shown_hand(game) if ouvert else [])])


def _starts_with_card(act: str) -> bool:
    """Tells a card or a discard of its own from a declaration, which may begin with the same suit letter."""
    return act[:2] in _CARD_OF_NAME or act[:2] == _HIDDEN


def _shown_hand(game: Game) -> list[str]:
    assert game.declarer is not None
    return [str(card) for card in game.hand(game.declarer)]
