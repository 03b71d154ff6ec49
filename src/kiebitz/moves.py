"""Everything that can happen in a game after the deal, and how it is written.

A card played is a `Card`. All moves are small immutable values, written as on the International Skat Server:
`18` `y` `p` `s` `G.C7.D8` `CJ` `SC` `RE.1` `TI.1` `LE.1`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from kiebitz.cards import CARD_NAMES, CARDS, Card, CardSet, parse_card, spelled_card
from kiebitz.contract import Contract, format_contract, parse_contract
from kiebitz.deals import checked_seat
from kiebitz.errors import Fault, WrongType, brief, checked_text


class IllegalMove(Fault):
    """The rules forbid this move now; the game is as it was before."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Say a number, as the one who bids."""

    value: int

    def __post_init__(self) -> None:
        if type(self.value) is not int:
            raise WrongType(f"a bid is a whole number, not {brief(self.value)}")

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold the number just said, as the one who listens."""

    def __str__(self) -> str:
        return "y"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction."""

    def __str__(self) -> str:
        return "p"


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take the skat into the hand."""

    def __str__(self) -> str:
        return "s"


@dataclass(frozen=True, slots=True)
class Declare:
    """Name the contract and, after picking up, put two cards away.

    `discard` is `None` in hand games and where the discard may not be seen.
    """

    contract: Contract
    discard: CardSet | None = None

    def __post_init__(self) -> None:
        if type(self.contract) is not Contract:
            raise WrongType(f"a Contract is declared, not {brief(self.contract)}; parse_move reads G.C7.D8")
        if self.discard is not None and type(self.discard) is not CardSet:
            raise WrongType(f"the discard is a CardSet, not {brief(self.discard)}; parse_cards reads one")

    def __str__(self) -> str:
        cards = [] if self.discard is None else [str(card) for card in self.discard]
        return ".".join([format_contract(self.contract), *cards])


@dataclass(frozen=True, slots=True)
class Claim:
    """The declarer shows the hand. Nothing ends by it; the defenders resign or play on."""

    def __str__(self) -> str:
        return "SC"


@dataclass(frozen=True, slots=True)
class Resign:
    """A seat gives up: the game ends when the declarer has, or both defenders have."""

    seat: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)

    def __str__(self) -> str:
        return f"RE.{self.seat}"


@dataclass(frozen=True, slots=True)
class Timeout:
    """A seat exceeded its time; the game is over."""

    seat: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)

    def __str__(self) -> str:
        return f"TI.{self.seat}"


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat left the table or broke its rules; the game is over."""

    seat: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)

    def __str__(self) -> str:
        return f"LE.{self.seat}"


Call: TypeAlias = Bid | Hold | Pass
Move: TypeAlias = Call | PickUp | Declare | Card | Claim | Resign | Timeout | Leave

HOLD: Final = Hold()
PASS: Final = Pass()
PICK_UP: Final = PickUp()
CLAIM: Final = Claim()

_FIXED: Final[dict[str, Move]] = {
    "y": HOLD,
    "p": PASS,
    "s": PICK_UP,
    "SC": CLAIM,
    **{str(value): Bid(value) for value in range(1, 500)},
    **dict(zip(CARD_NAMES, CARDS, strict=True)),
    **{
        f"{word}.{seat}": move(seat)
        for word, move in (("RE", Resign), ("TI", Timeout), ("LE", Leave))
        for seat in range(3)
    },
}


def format_move(move: Move) -> str:
    """Write a move as `18`, `y`, `G.C7.D8`, `CJ`; the inverse of `parse_move`."""
    if not isinstance(move, Move):
        raise WrongType(f"a move is written here, not {brief(move)}; parse_move reads one")
    return str(move)


def parse_move(text: str) -> Move:
    """Read one move; the inverse of `format_move`. A card may also be written `♣J`, `C10` or German `♣B`."""
    move = _FIXED.get(checked_text(text, "a move"))
    if move is not None:
        return move
    try:
        return parse_declaration(text)
    except ValueError:
        if (card := spelled_card(text)) is None:
            raise
        return card


@lru_cache(maxsize=4096)
def parse_declaration(text: str) -> Declare:
    """Read `CH` or `G.C7.D8`."""
    token, *cards = text.split(".")
    if token[:1] not in tuple("DHSCGN"):
        raise Fault("move-unknown", text=text)
    if len(cards) not in (0, 2):
        raise Fault("declaration-size", text=text, count=len(cards))
    return Declare(parse_contract(token), CardSet([parse_card(card) for card in cards]) if cards else None)
