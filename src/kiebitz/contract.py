"""Contracts: what the declarer plays, how it is written, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from kiebitz.cards import JACKS
from kiebitz.errors import Fault, checked, checked_text


class Kind(IntEnum):
    """The six kinds of game. The first four are the suits, by number and by name."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3
    GRAND = 4
    NULL = 5

    @property
    def letter(self) -> str:
        """The letter in declarations and positions."""
        return KIND_LETTERS[self]


KIND_LETTERS: Final = "DHSCGN"
BASE_VALUES: Final = (9, 10, 11, 12, 24)
TRUMPS: Final = (JACKS | 0x7F, JACKS | 0x7F00, JACKS | 0x7F0000, JACKS | 0x7F000000, JACKS, 0)

BID_VALUES: Final = tuple(
    sorted(
        {base * level for base in (9, 10, 11, 12) for level in range(2, 19)}
        | {24 * level for level in range(2, 12)}
        | {23, 35, 46, 59}
    )
)


@dataclass(frozen=True, slots=True)
class Contract:
    """A kind of game with hand and announcements.

    Schwarz announced includes schneider announced, and an ouvert trump game includes both; only null may be
    ouvert with the skat picked up. Use `parse_contract` for the short form that fills these in.
    """

    kind: Kind
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False

    def __post_init__(self) -> None:
        if type(self.kind) is not Kind:
            raise ValueError(f"the kind of a contract is a Kind, not {self.kind!r}")
        if not all(type(flag) is bool for flag in (self.hand, self.schneider, self.schwarz, self.ouvert)):
            raise ValueError("hand, schneider, schwarz and ouvert are True or False: each counts as one level")
        if self.kind == Kind.NULL:
            if self.schneider or self.schwarz:
                raise Fault("contract-null-announced")
            return
        if self.ouvert and not (self.hand and self.schwarz):
            raise Fault("contract-ouvert")
        if self.schwarz and not self.schneider:
            raise Fault("contract-schwarz")
        if self.schneider and not self.hand:
            raise Fault("contract-announced-without-hand")

    @property
    def trumps(self) -> int:
        """The mask of the trump cards."""
        return TRUMPS[self.kind]

    @property
    def is_null(self) -> bool:
        """Whether the declarer must take no trick."""
        return self.kind == Kind.NULL

    def __str__(self) -> str:
        return format_contract(self)


def format_contract(contract: Contract) -> str:
    """The declaration token: the kind's letter, then `O`, `H`, and `Z` or `S`, each only where not implied."""
    letter = checked(contract, Contract, "a Contract is written here", "parse_contract reads one").kind.letter
    if contract.ouvert and not contract.is_null:
        return letter + "O"
    announced = "Z" if contract.schwarz else "S" if contract.schneider else ""
    return letter + "O" * contract.ouvert + "H" * contract.hand + announced


def parse_contract(token: str) -> Contract:
    """Read a declaration token: a letter of `D H S C G N`, then any of `O H S Z` in any order."""
    kind = KIND_LETTERS.find(token[:1]) if checked_text(token, "a contract") else -1
    extras = token[1:]
    if kind < 0 or len(set(extras)) != len(extras) or not set(extras) <= set("OHSZ"):
        raise Fault("contract-unknown", text=token)
    ouvert = "O" in extras
    open_trump = ouvert and kind != Kind.NULL
    schwarz = "Z" in extras or open_trump
    return Contract(
        kind=Kind(kind),
        hand="H" in extras or open_trump,
        schneider="S" in extras or schwarz,
        schwarz=schwarz,
        ouvert=ouvert,
    )


NULL_VALUES: Final = {
    (False, False): 23,
    (True, False): 35,
    (False, True): 46,
    (True, True): 59,
}


def null_value(contract: Contract) -> int:
    """What a null game is worth, which does not depend on the cards."""
    return NULL_VALUES[contract.hand, contract.ouvert]


ALL_CONTRACTS: Final = tuple(
    parse_contract(letter + extras)
    for letter in KIND_LETTERS
    for extras in (("", "H", "O", "OH") if letter == "N" else ("", "H", "HS", "HZ", "O"))
)

_TRUMPS_FROM_TOP: Final = tuple(
    tuple(8 * suit + 7 for suit in (3, 2, 1, 0))
    + (tuple(8 * kind + rank for rank in (6, 5, 4, 3, 2, 1, 0)) if kind < 4 else ())
    for kind in range(5)
)


def matadors(kind: Kind, cards: int) -> int:
    """Tops with (+) or without (-) in the declarer's hand and skat together; 0 in null."""
    if kind == Kind.NULL:
        return 0
    order = _TRUMPS_FROM_TOP[kind]
    holds_top = cards >> order[0] & 1
    count = 0
    for card in order:
        if cards >> card & 1 != holds_top:
            break
        count += 1
    return count if holds_top else -count
