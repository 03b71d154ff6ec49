"""Everything random at a table: the secrets of its deals and their salts, and the seeds of its players and hints.

Nothing is drawn from a running source: a deal's cards follow from its secret, a seed from what it is for. So a table
that was left, or a move that was taken back, goes on as it would have. Only the salt follows from nothing: with it the
commitment would tell the cards to whoever tries out seeds.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from kiebitz.cards import CARDS, Card
from kiebitz.deals import Deal, deal_deck

SECRET_BITS: Final = 128
_SEED_BITS: Final = 48


def deal_of_secret(secret: int) -> Deal:
    """The cards that follow from the secret of a deal.

    The deck is put in the order of the SHA-256 hashes of the texts `SECRET/CARD`, the secret as 32 hexadecimal digits
    and the card as `CJ` or `D7`, and dealt from the front: ten cards to forehand, middlehand and rearhand, two to the
    skat. Who knows some of the cards learns nothing about the others, and anybody can check a deal in any language.
    """

    def place(card: Card) -> bytes:
        return hashlib.sha256(f"{secret:032x}/{card}".encode()).digest()

    return deal_deck(sorted(CARDS, key=place))


def commitment(secret: int, salt: int) -> str:
    """What is shown before the first bid: the SHA-256 hash of the text `SECRET/SALT`, both as 32 hexadecimal digits.

    It tells nothing about the deal, but no other secret has it: once both numbers are open, anybody can check that the
    cards were not chosen afterwards.
    """
    return hashlib.sha256(f"{secret:032x}/{salt:032x}".encode()).hexdigest()


def contribution_commitment(value: int) -> str:
    """What a place shows of its contribution before anybody reveals one: the SHA-256 hash of its 32 digits."""
    return hashlib.sha256(f"{value:032x}".encode()).hexdigest()


def joint_secret(secret: int, values: Iterable[int]) -> int:
    """What the cards follow from where others contributed to it: the first 128 bits of a SHA-256 hash.

    What is hashed is `SECRET/VALUE/VALUE...`, all as 32 hexadecimal digits, the values in the order of their places.
    Without contributions it is the secret itself.
    """
    numbers = [secret, *values]
    if len(numbers) == 1:
        return secret
    text = "/".join(f"{number:032x}" for number in numbers)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SECRET_BITS // 8])


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a place has added to a deal: what it had committed itself to, and what it revealed, once that is open."""

    place: int
    commitment: str
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What a deal followed from and what its commitment was salted with: open to all once it is over.

    contributions  what people added, in the order of their places; nobody knew them when the secret was settled
    """

    secret: int
    salt: int
    contributions: tuple[Contribution, ...] = ()

    @property
    def commitment(self) -> str:
        """What must have been shown before the first bid, and before anybody contributed."""
        return commitment(self.secret, self.salt)

    @property
    def sealed(self) -> tuple[Contribution, ...]:
        """The contributions before their values are open."""
        return tuple(replace(each, value=None) for each in self.contributions)

    def dealt(self) -> Deal:
        """The cards that follow."""
        values = [each.value for each in self.contributions if each.value is not None]
        return deal_of_secret(joint_secret(self.secret, values))


def derived_seed(seed: int, *use: str | int, bits: int = _SEED_BITS) -> int:
    """A seed for one use, such as `derived_seed(7, "deal", 3)`; equal arguments give equal seeds everywhere."""
    text = "/".join(map(str, (seed, *use)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: bits // 8])


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of one table.

    seed  what everything follows from, if that was asked for; else every deal has an independent secret
    root  what the seeds of players and hints follow from: the seed, or drawn for this table
    """

    seed: int | None
    root: int

    @classmethod
    def of(cls, seed: int | None) -> Chance:
        """What a table with this seed, or with none, draws from."""
        return cls(seed, secrets.randbits(SECRET_BITS) if seed is None else seed)

    def deal_secret(self, number: int) -> int:
        """The secret of a deal that begins; without a seed another one at every call."""
        if self.seed is None:
            return secrets.randbits(SECRET_BITS)
        return derived_seed(self.seed, "deal", number, bits=SECRET_BITS)

    def opening(self, number: int) -> Opening:
        """What a deal that begins follows from and is salted with; the salt is another one at every call."""
        return Opening(self.deal_secret(number), secrets.randbits(SECRET_BITS))

    def player_seed(self, place: int) -> int:
        """One for the whole list."""
        return derived_seed(self.root, "player", place)

    def hint_seed(self, number: int) -> int:
        """The seed of the hints in a deal."""
        return derived_seed(self.root, "hint", number)
