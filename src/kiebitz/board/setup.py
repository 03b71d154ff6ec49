"""A position while it is being set up: what is still wrong with it, and where."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from kiebitz.board.standing import Root
from kiebitz.cards import FULL_DECK, Card, CardSet, mask_of
from kiebitz.contract import Kind
from kiebitz.deals import FOREHAND, SEATS, Deal
from kiebitz.errors import Fault, fault_of
from kiebitz.play import Position

SKAT: Final = 3  # among the places of a setup, after the seats
_SIZES: Final = (10, 10, 10, 2)


@dataclass(frozen=True, slots=True)
class SetupFault:
    """What is wrong, with the place that it is about, if it is about one: a seat, or 3 for the skat."""

    fault: Fault
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Cards in their places, which may not be all yet.

    places    the cards of the three seats and of the skat
    kind      the game that is played; `None` for a deal that is still to be bid
    trick     the cards on the table, from the leader on; with points and tricks that the declarer has taken
    """

    places: tuple[CardSet, CardSet, CardSet, CardSet] = (CardSet(), CardSet(), CardSet(), CardSet())
    kind: Kind | None = None
    declarer: int = FOREHAND
    leader: int = FOREHAND
    trick: tuple[Card, ...] = ()
    points: int = 0
    tricks: int = 0

    @property
    def free(self) -> CardSet:
        """The cards that lie nowhere yet, or have been played."""
        return CardSet(FULL_DECK & ~self._lying())

    def root(self) -> Root:
        """The deal or the position; a fault says what is wrong first."""
        wrong = self.faults()
        if wrong:
            raise wrong[0].fault
        return self._made()

    def faults(self) -> list[SetupFault]:
        """All that is wrong; nothing when it is a deal or a position."""
        twice = self._twice()
        if twice is not None:
            return [SetupFault(Fault("card-twice", card=str(twice)))]
        counts = self._wrong_counts()
        if counts:
            return counts
        try:
            self._made()
        except ValueError as error:
            fault = fault_of(error)
            seat = fault.values.get("seat")
            return [SetupFault(fault, seat if isinstance(seat, int) else None)]
        return []

    def filled(self, seed: int) -> Setup:
        """The same with the free cards dealt to where some are missing."""
        free = list(self.free)
        random.Random(seed).shuffle(free)
        places = list(self.places)
        full = min(10, max(self._shown())) if self._is_under_way() else 10
        for place, wanted in enumerate(self._wanted(full)):
            missing = max(0, wanted - len(places[place]))
            places[place] = CardSet([*places[place], *free[:missing]])
            del free[:missing]
        return replace(self, places=(places[0], places[1], places[2], places[3]))

    def _made(self) -> Root:
        *hands, skat = self.places
        if self.kind is None:
            return Deal((hands[0], hands[1], hands[2]), skat)
        masks = hands[0].mask, hands[1].mask, hands[2].mask
        return Position(
            self.kind, self.declarer, masks, skat.mask, self.leader, self.trick, self.points, self.tricks
        ).check()

    def _lying(self) -> int:
        mask = mask_of(self.trick) if self._twice() is None else 0
        for cards in self.places:
            mask |= cards.mask
        return mask

    def _twice(self) -> Card | None:
        seen: set[Card] = set()
        for card in [*self.trick, *(card for cards in self.places for card in cards)]:
            if card in seen:
                return card
            seen.add(card)
        return None

    def _wanted(self, full: int) -> tuple[int, int, int, int]:
        """How many cards each place should have where whoever leads has so many."""
        if self.kind is None:
            return _SIZES
        first, second, third = (full - self._has_played(seat) for seat in SEATS)
        return first, second, third, 2

    def _full(self) -> int:
        """How many cards whoever leads should have: ten, or fewer where all have as many or a game is under way."""
        shown = self._shown()
        is_even = len(set(shown)) == 1 and shown[0] > 0
        return min(10, max(shown)) if is_even or self._is_under_way() else 10

    def _shown(self) -> list[int]:
        """The cards of each seat, with the one that it has played to the trick."""
        return [len(self.places[seat]) + self._has_played(seat) for seat in SEATS]

    def _has_played(self, seat: int) -> bool:
        return (seat - self.leader) % 3 < len(self.trick)

    def _is_under_way(self) -> bool:
        return bool(self.trick or self.points or self.tricks) or self.leader != FOREHAND

    def _wrong_counts(self) -> list[SetupFault]:
        wrong = []
        for place, wanted in enumerate(self._wanted(self._full())):
            count = len(self.places[place])
            if count != wanted and not (place == SKAT and self.kind is not None and not count):
                fault = Fault("board-cards-at", place=place, count=count, wanted=wanted)
                wrong.append(SetupFault(fault, place))
        return wrong


def setup_of(root: Root) -> Setup:
    """A deal or position as it can be changed."""
    if isinstance(root, Deal):
        return Setup((*root.hands, root.skat))
    first, second, third = map(CardSet, root.hands)
    return Setup(
        (first, second, third, CardSet(root.skat)),
        root.kind,
        root.declarer,
        root.leader,
        root.trick,
        root.points,
        root.tricks,
    )
