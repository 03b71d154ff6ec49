"""A `View` as it is told, and back.

What is written is all that the seat may know, in words that need no library to read. Reading replays the history on a
deal that fits: a view that breaks the rules or contradicts itself is refused, and what comes out is a real `View`.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

import msgspec

from kiebitz.cards import CARDS, Card, CardSet
from kiebitz.engine.faults import InvalidMessage, shown
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.engine.wire import Made, ResultTold, ViewTold
from kiebitz.moves import CLAIM, HOLD, PASS, PICK_UP, Bid, Declare, Leave, Move, Resign, Timeout, parse_move
from kiebitz.scoring import Result
from kiebitz.view import View

_WORDS: Final[dict[str, Move]] = {"hold": HOLD, "pass": PASS, "pick up": PICK_UP, "claim": CLAIM}
_WORD_OF: Final = {move: word for word, move in _WORDS.items()}
_SEAT_WORDS: Final[dict[str, type[Resign | Timeout | Leave]]] = {"resign": Resign, "timeout": Timeout, "leave": Leave}
_CARD_OF: Final = {str(card): card for card in CARDS}


def move_word(move: Move) -> str:
    """How a move is told: `18` `hold` `pass` `pick up` `G.C7.D8` `CJ` `claim` `resign` `timeout` `leave`."""
    if isinstance(move, Resign | Timeout | Leave):
        return type(move).__name__.lower()
    return _WORD_OF.get(move) or str(move)


def read_move(word: str, seat: int) -> Move:
    """The move that a seat makes with a word; the inverse of `move_word`."""
    if word in _WORDS:
        return _WORDS[word]
    if word in _SEAT_WORDS:
        return _SEAT_WORDS[word](seat)
    try:
        move = parse_move(word)
    except ValueError:
        raise InvalidMessage(f"not a move: {shown(word)}") from None
    if not isinstance(move, Bid | Card | Declare):
        raise InvalidMessage(f"not a move: {shown(word)}; write {move_word(move)!r}")
    return move


def encode_view(view: View) -> ViewTold:
    """A view as it is told."""
    assert view.seat is not None
    return ViewTold(
        seat=view.seat,
        phase=view.phase.value,
        turn=view.turn,
        hand=_cards(view.hand),
        skat=None if view.skat is None else _cards(view.skat),
        open_hand=None if view.open_hand is None else _cards(view.open_hand),
        bid=view.auction.bid,
        declarer=view.declarer,
        contract=None if view.contract is None else str(view.contract),
        history=[Made(seat, move_word(move)) for seat, move in view.history],
        leader=view.leader,
        trick=[str(card) for card in view.trick],
        points=view.points,
        tricks=view.tricks,
        result=None if view.result is None else ResultTold(**asdict(view.result)),
        names=view.names,
    )


def decode_view(told: ViewTold) -> View:
    """The view that was told; `InvalidMessage` says what is wrong with it."""
    known = _knowledge(told)
    try:
        view = fitting_game(known).view(known.seat, told.names)
    except ValueError as error:
        raise InvalidMessage(f"the view is impossible: {error}") from None
    _check_history(known, view)
    _check_consequences(told, view)
    # The result also counts cards that a seat may not have seen, so it is told and does not follow.
    if (told.result is None) != (view.result is None):
        raise InvalidMessage("a view has a result when the game is over, and only then")
    return replace(view, result=None if told.result is None else Result(**msgspec.structs.asdict(told.result)))


def _cards(cards: CardSet) -> list[str]:
    return [str(card) for card in cards]


def _knowledge(told: ViewTold) -> Knowledge:
    return Knowledge(
        seat=told.seat,
        hand=_read_cards(told.hand, "hand"),
        skat=None if told.skat is None else _read_cards(told.skat, "skat"),
        open_hand=None if told.open_hand is None else _read_cards(told.open_hand, "open_hand"),
        history=tuple((made.seat, read_move(made.move, made.seat)) for made in told.history),
    )


def _read_cards(names: list[str], what: str) -> CardSet:
    try:
        return CardSet([_CARD_OF[name] for name in names])
    except KeyError as error:
        raise InvalidMessage(f"not a card in {what!r}: {shown(error.args[0])}") from None
    except ValueError as error:
        raise InvalidMessage(f"{what!r}: {error}") from None


def _check_history(known: Knowledge, view: View) -> None:
    """Each move was made by the seat in turn, and cards are known as the rules let this seat know them."""
    for number, (told, real) in enumerate(zip(known.history, view.history, strict=True), start=1):
        if told != real:
            raise InvalidMessage(f"move {number} is {_entry(*told)}, but it can only be {_entry(*real)}")
    for name in ("hand", "skat", "open_hand"):
        if getattr(known, name) != getattr(view, name):
            raise InvalidMessage(f"{name!r} is {getattr(known, name)}, but the history gives {getattr(view, name)}")


def _entry(seat: int, move: Move) -> str:
    return f"{move_word(move)!r} of seat {seat}"


def _check_consequences(told: ViewTold, view: View) -> None:
    """What is told for convenience agrees with what follows from the history."""
    real = encode_view(view)
    for name in ("phase", "turn", "bid", "declarer", "contract", "leader", "trick", "points", "tricks"):
        said, right = getattr(told, name), getattr(real, name)
        if said != right:
            raise InvalidMessage(f"{name!r} is {shown(said)}, but the history gives {right!r}")
