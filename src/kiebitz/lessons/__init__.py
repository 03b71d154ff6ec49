"""Teaching positions: what one seat sees, the cards a teacher would play there, and why.

A file of lessons is TOML, one for each principle; ours lie beside this one, and docs/lessons.md says how to write more.
A lesson holds no hidden cards: reading it replays what was bid and played on a deal that fits, so a position that
breaks the rules or that no deal can lead to is refused, with the lesson named.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from kiebitz.auction import Auction
from kiebitz.cards import Card, CardSet, parse_cards
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.errors import WrongType, brief
from kiebitz.moves import Bid, Declare, Hold, Move, Pass, PickUp, parse_move
from kiebitz.play import ORDERS, winning_card
from kiebitz.view import View

LANGUAGES: Final = ("de", "en")
_SUFFIX: Final = ".toml"
_FIELDS: Final = frozenset(
    ("id", "seat", "declarer", "moves", "tricks", "hand", "open", "from_game", "right", "wrong", *LANGUAGES)
)
_OPTIONAL: Final = frozenset(("from_game", "tricks", "open", "wrong"))


class InvalidLesson(ValueError):
    """A lesson that is written wrongly, or whose position cannot be."""


@dataclass(frozen=True, slots=True)
class Principle:
    """A rule of thumb: its name in files and tables, and in one sentence for each language."""

    name: str
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One position.

    from_game  whether it is taken from a game of our own players, and so chosen by what they saw in it; else made up
    view       what the seat in turn knows
    right      the cards a teacher accepts
    wrong      the card that beginners play, if one is worth naming
    reason     why, in each language
    """

    name: str
    principle: Principle
    from_game: bool
    view: View
    right: CardSet
    wrong: Card | None
    reason: Mapping[str, str]


def read_lessons(folder: Traversable | None = None) -> list[Lesson]:
    """All lessons of a folder, of the package if none is named, file by file in the order of their names.

    `InvalidLesson` names the first fault.
    """
    place = files(__name__) if folder is None else folder
    if not isinstance(place, Traversable):
        raise WrongType(f"lessons are read from the Path of a folder, not {brief(place)}; Path('lessons') is one")
    found = [path for path in place.iterdir() if path.name.endswith(_SUFFIX)] if place.is_dir() else []
    lessons = [lesson for path in sorted(found, key=lambda path: path.name) for lesson in _read_file(path)]
    if not lessons:
        raise InvalidLesson(f"there is no lesson in {place}: a folder of lessons holds files that end in {_SUFFIX}")
    names: set[str] = set()
    for lesson in lessons:
        if lesson.name in names:
            raise InvalidLesson(f"{lesson.name}: there are two lessons of this name")
        names.add(lesson.name)
    return lessons


def _read_file(path: Traversable) -> Iterator[Lesson]:
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        principle = Principle(path.name.removesuffix(_SUFFIX), _texts(told, "the principle"))
    except ValueError as error:
        raise InvalidLesson(f"{path.name}: {error}") from None
    for number, entry in enumerate(told.get("lesson", []), start=1):
        name = str(entry.get("id", f"{path.name}, lesson {number}"))
        try:
            yield _read_lesson(entry, name, principle)
        except ValueError as error:
            raise InvalidLesson(f"{name}: {error}") from None


def _read_lesson(told: Mapping[str, Any], name: str, principle: Principle) -> Lesson:
    if unknown := told.keys() - _FIELDS:
        raise ValueError(f"there is no field {min(unknown)!r}")
    if missing := _FIELDS - _OPTIONAL - told.keys():
        raise ValueError(f"the field {min(missing)!r} is missing")
    view = _read_view(told)
    legal = CardSet(view.legal_cards())
    right = parse_cards(told["right"])
    wrong = CardSet() if "wrong" not in told else parse_cards(told["wrong"])
    if not right or len(wrong) > 1 or right.mask & wrong.mask:
        raise ValueError("there are right cards, and at most one wrong card, which is another")
    if illegal := (right.mask | wrong.mask) & ~legal.mask:
        raise ValueError(f"{CardSet(illegal)} cannot be played, only {legal}")
    if right == legal:
        raise ValueError("there is nothing to choose: every legal card is right")
    return Lesson(
        name=name,
        principle=principle,
        from_game=told.get("from_game", False),
        view=view,
        right=right,
        wrong=next(iter(wrong), None),
        reason=_texts(told, "the reason"),
    )


def _texts(told: Mapping[str, Any], what: str) -> dict[str, str]:
    texts = {language: str(told.get(language, "")).strip() for language in LANGUAGES}
    for language, text in texts.items():
        if not text:
            raise ValueError(f"{what} is not given in {language!r}")
    return texts


def _read_view(told: Mapping[str, Any]) -> View:
    """What the seat sees after the moves; the rules say who made each."""
    words = [*str(told["moves"]).split(), *(word for trick in told.get("tricks", []) for word in str(trick).split())]
    known = Knowledge(
        seat=told["seat"],
        hand=parse_cards(told["hand"]),
        skat=None,
        open_hand=parse_cards(told["open"]) if "open" in told else None,
        history=tuple(with_seats([parse_move(word) for word in words])),
    )
    view = fitting_game(known).view(known.seat)
    if not view.my_turn or view.contract is None:
        raise ValueError(f"seat {known.seat} is not to play a card here")
    if view.declarer != told["declarer"]:
        raise ValueError(f"the declarer is seat {view.declarer} by the bids, not {told['declarer']}")
    if view.open_hand != known.open_hand:
        raise ValueError("the declarer's hand is given as 'open' in an ouvert game, and only there")
    return view


def with_seats(moves: list[Move]) -> Iterator[tuple[int, Move]]:
    """Each move with the seat that made it, which the rules tell."""
    auction, contract, turn, trick = Auction(), None, 0, list[Card]()
    for move in moves:
        if isinstance(move, Bid | Hold | Pass) and auction.turn is not None:
            yield auction.turn, move
            auction = auction.after(move)
        elif isinstance(move, PickUp | Declare) and auction.declarer is not None:
            yield auction.declarer, move
            contract = move.contract if isinstance(move, Declare) else None
        elif isinstance(move, Card) and contract is not None:
            yield turn, move
            trick.append(move)
            turn = (turn + 1) % 3
            if len(trick) == 3:
                turn = (turn + winning_card(ORDERS[contract.kind], tuple(trick))) % 3
                trick.clear()
        else:
            raise ValueError(f"{move} cannot come here")
