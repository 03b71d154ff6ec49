"""How a deal comes about that nobody can have chosen.

The server settles its secret and shows a commitment to it. Then everybody who takes part commits to a number of their
own, and only when all have done so they reveal them. The cards follow from all numbers together. Whoever would choose
must know the others' numbers first; so one honest person is enough, and the server is bound like everybody else.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from enum import Enum
from typing import Final

from kiebitz.session.chance import SECRET_BITS, Contribution, Opening, contribution_commitment
from kiebitz.session.errors import NotAsked

_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
_VALUE: Final = re.compile(r"[0-9a-f]{32}")


class Stage(Enum):
    """What a shuffle waits for."""

    COMMIT = "commit"
    REVEAL = "reveal"
    DONE = "done"


class Shuffle:
    """One deal in the making. `silent` are places that have kept an earlier attempt from being finished."""

    def __init__(self, places: Collection[int], silent: Collection[int] = ()) -> None:
        self.places: Final = frozenset(places) - frozenset(silent)
        self.silent: Final = frozenset(silent)
        self._secret = secrets.randbits(SECRET_BITS)
        self._salt = secrets.randbits(SECRET_BITS)
        self._committed: dict[int, str] = {}
        self._revealed: dict[int, int] = {}

    @property
    def commitment(self) -> str:
        """What the server is bound to, before anybody has contributed."""
        return Opening(self._secret, self._salt).commitment

    @property
    def stage(self) -> Stage:
        """What is waited for."""
        if len(self._committed) < len(self.places):
            return Stage.COMMIT
        return Stage.REVEAL if len(self._revealed) < len(self.places) else Stage.DONE

    @property
    def missing(self) -> frozenset[int]:
        """The places that are waited for."""
        return self.places - (self._committed if self.stage is Stage.COMMIT else self._revealed).keys()

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        """What the places are bound to: to be shown to all as soon as they are, and before anybody reveals."""
        return tuple(Contribution(place, self._committed[place]) for place in sorted(self._committed))

    def is_bound(self, place: int, commitment: str) -> bool:
        """Whether a place is bound to just that."""
        return self._committed.get(place) == commitment

    def commit(self, place: int, commitment: str) -> None:
        """Bind a place to its number; for good, since others may have followed."""
        if self.stage is not Stage.COMMIT or place not in self.missing or not _COMMITMENT.fullmatch(commitment):
            raise NotAsked("shuffle-not-asked", place=place)
        self._committed[place] = commitment

    def reveal(self, place: int, value: str) -> None:
        """Open what a place is bound to; a number that it is not bound to is refused."""
        if self.stage is not Stage.REVEAL or place not in self.missing or not _VALUE.fullmatch(value):
            raise NotAsked("shuffle-not-asked", place=place)
        if contribution_commitment(number := int(value, 16)) != self._committed[place]:
            raise NotAsked("shuffle-other-number", place=place)
        self._revealed[place] = number

    def anew(self) -> Shuffle:
        """Another attempt, without those who are missing from this one."""
        return Shuffle(self.places, self.silent | self.missing)

    def opening(self) -> Opening:
        """What the deal follows from, once all have revealed."""
        assert self.stage is Stage.DONE
        return Opening(
            self._secret,
            self._salt,
            tuple(Contribution(place, self._committed[place], self._revealed[place]) for place in sorted(self.places)),
        )
