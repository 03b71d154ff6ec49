"""A `View` as a JSON object, and back.

What is written is all that the seat may know, in words that need no library to read. Reading replays the history on a
deal that fits: a view that breaks the rules or contradicts itself is refused, and what comes out is a real `View`.
"""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any, Final

from kiebitz.cards import CARDS, Card, CardSet
from kiebitz.engine.fields import Fields, InvalidMessage, shown
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.moves import CLAIM, HOLD, PASS, PICK_UP, Bid, Declare, Leave, Move, Resign, Timeout, parse_move
from kiebitz.players.referee import Names
from kiebitz.scoring import Result
from kiebitz.view import View

_WORDS: Final[dict[str, Move]] = {"hold": HOLD, "pass": PASS, "pick up": PICK_UP, "claim": CLAIM}
_WORD_OF: Final = {move: word for word, move in _WORDS.items()}
_SEAT_WORDS: Final[dict[str, type[Resign | Timeout | Leave]]] = {"resign": Resign, "timeout": Timeout, "leave": Leave}
_CARD_OF: Final = {str(card): card for card in CARDS}

_SEATS_IN_RESULT: Final = ("declarer", "penalty", "left", "timed_out")


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


def encode_view(view: View) -> dict[str, Any]:
    """A view as a JSON object."""
    return {
        "seat": view.seat,
        "phase": view.phase.value,
        "turn": view.turn,
        "hand": _cards(view.hand),
        "skat": _cards(view.skat),
        "open_hand": _cards(view.open_hand),
        "bid": view.auction.bid,
        "declarer": view.declarer,
        "contract": None if view.contract is None else str(view.contract),
        "history": [{"seat": seat, "move": move_word(move)} for seat, move in view.history],
        "leader": view.leader,
        "trick": [str(card) for card in view.trick],
        "points": view.points,
        "tricks": view.tricks,
        "result": None if view.result is None else asdict(view.result),
        "names": encode_names(view.names),
    }


def decode_view(value: object) -> View:
    """The view that an object describes; `InvalidMessage` says what is wrong with it."""
    told = Fields(value, "the view")
    known, names = _read_knowledge(told), decode_names(told)
    try:
        view = fitting_game(known).view(known.seat, names)
    except ValueError as error:
        raise InvalidMessage(f"the view is impossible: {error}") from None
    _check_history(known, view)
    _check_consequences(told, view)
    # The result also counts cards that a seat may not have seen, so it is told and does not follow.
    result = None if told.is_null("result") else _read_result(Fields(told.value("result"), "the result"))
    if (result is None) != (view.result is None):
        raise InvalidMessage("a view has a result when the game is over, and only then")
    return replace(view, result=result)


def encode_names(names: Names | None) -> list[str] | None:
    """The names of the three seats, if they are known."""
    return None if names is None else list(names)


def decode_names(told: Fields) -> Names | None:
    """The names of the three seats; a host that does not tell them leaves them out."""
    if told.is_null("names"):
        return None
    names = told.texts("names")
    if len(names) != 3:
        raise InvalidMessage(f"'names' in {told.what} must be three, one for each seat, not {shown(names)}")
    first, second, third = names
    return first, second, third


def _cards(cards: CardSet | None) -> list[str] | None:
    return None if cards is None else [str(card) for card in cards]


def _read_knowledge(told: Fields) -> Knowledge:
    hand = _read_cards(told, "hand")
    if hand is None:
        raise InvalidMessage("the view has no 'hand'")
    return Knowledge(
        seat=told.seat("seat"),
        hand=hand,
        skat=_read_cards(told, "skat"),
        open_hand=_read_cards(told, "open_hand"),
        history=tuple(_read_entry(Fields(entry, "a move of the history")) for entry in told.items("history")),
    )


def _read_entry(entry: Fields) -> tuple[int, Move]:
    seat = entry.seat("seat")
    return seat, read_move(entry.text("move"), seat)


def _read_cards(told: Fields, name: str) -> CardSet | None:
    if told.is_null(name):
        return None
    try:
        return CardSet([_CARD_OF[card] for card in told.texts(name)])
    except KeyError as error:
        raise InvalidMessage(f"not a card in {name!r}: {shown(error.args[0])}") from None
    except ValueError as error:
        raise InvalidMessage(f"{name!r}: {error}") from None


def _check_history(known: Knowledge, view: View) -> None:
    """Each move was made by the seat in turn, and cards are known as the rules let this seat know them."""
    for number, (told, real) in enumerate(zip(known.history, view.history, strict=True), start=1):
        if told != real:
            raise InvalidMessage(f"move {number} is {_entry(*told)}, but it can only be {_entry(*real)}")
    for name in ("hand", "skat", "open_hand"):
        if getattr(known, name) != getattr(view, name):
            raise InvalidMessage(
                f"{name!r} is {_cards(getattr(known, name))}, but the history gives {_cards(getattr(view, name))}"
            )


def _entry(seat: int, move: Move) -> str:
    return f"{move_word(move)!r} of seat {seat}"


def _check_consequences(told: Fields, view: View) -> None:
    """What is told for convenience agrees with what follows from the history."""
    real = encode_view(view)
    for name in ("phase", "turn", "bid", "declarer", "contract", "leader", "trick", "points", "tricks"):
        if type(told.value(name)) is not type(real[name]) or told.value(name) != real[name]:
            raise InvalidMessage(f"{name!r} is {shown(told.value(name))}, but the history gives {real[name]!r}")


def _read_result(told: Fields) -> Result:
    values: dict[str, Any] = {}
    for field in fields(Result):
        if field.name in _SEATS_IN_RESULT:
            values[field.name] = None if told.is_null(field.name) else told.seat(field.name)
        elif isinstance(field.default, bool):
            values[field.name] = told.flag(field.name)
        else:
            values[field.name] = told.integer(field.name)
    return Result(**values)
