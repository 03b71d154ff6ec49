"""Card play: how cards rank in a contract, who must follow, who wins a trick, and open-hand positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import FULL_DECK, RANK_POINTS, Card, CardSet, card_points, cards_in, format_cards
from kiebitz.contract import TRUMPS, Kind
from kiebitz.deals import FOREHAND
from kiebitz.errors import Fault, WrongType, brief
from kiebitz.moves import IllegalMove

_NULL_RANKS: Final = (0, 1, 2, 5, 6, 3, 7, 4)  # strength of 7 8 9 Q K T A J where the ten and the jack stand in line
_TRUMP_STRENGTH: Final = 64
_JACK_STRENGTH: Final = 96


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The order of the cards in one kind of game.

    follow    for each card led, the mask of the cards that follow it
    strength  a higher card of the led suit wins; any trump is stronger than any other card
    beaters   for each card that is winning a trick, the mask of the cards that take it when played later
    """

    trumps: int
    follow: tuple[int, ...]
    strength: tuple[int, ...]
    beaters: tuple[int, ...]

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later wins over one that is winning the trick so far."""
        return bool(self.beaters[other] >> card & 1)


def _order(kind: Kind) -> CardOrder:
    trumps = TRUMPS[kind]
    suits = [0xFF << 8 * suit & ~trumps for suit in range(4)]
    follow = tuple(trumps if trumps >> card & 1 else suits[card >> 3] for card in range(32))
    strength = tuple(_strength(kind, trumps, card) for card in range(32))
    stronger = [sum(1 << card for card in range(32) if strength[card] > strength[other]) for other in range(32)]
    return CardOrder(
        trumps=trumps,
        follow=follow,
        strength=strength,
        beaters=tuple(stronger[card] & (follow[card] | trumps) for card in range(32)),
    )


def _strength(kind: Kind, trumps: int, card: int) -> int:
    suit, rank = divmod(card, 8)
    if kind == Kind.NULL:
        return _NULL_RANKS[rank]
    if not trumps >> card & 1:
        return rank
    return _JACK_STRENGTH + suit if rank == 7 else _TRUMP_STRENGTH + rank


ORDERS: Final = tuple(_order(kind) for kind in Kind)


def winning_card(order: CardOrder, trick: tuple[Card, ...]) -> int:
    """The place, 0 to 2, of the card that is winning a trick."""
    best = 0
    for place in range(1, len(trick)):
        if order.beats(trick[place], trick[best]):
            best = place
    return best


class Position:
    """Card play with all cards open: an immutable state, `after(card)` gives the next.

    kind      the kind of game
    declarer  the declarer's seat
    hands     the masks of the three hands, by seat
    skat      the mask of the two cards put away (or left, in a hand game), which count for the declarer
    leader    the seat that led, or leads, the current trick
    trick     the cards on the table, in the order they were played
    points    card points in tricks the declarer has taken, without the skat
    tricks    the number of tricks the declarer has taken
    """

    __slots__ = ("declarer", "hands", "kind", "leader", "points", "skat", "trick", "tricks", "turn")

    def __init__(
        self,
        kind: Kind,
        declarer: int,
        hands: tuple[int, int, int],
        skat: int = 0,
        leader: int = FOREHAND,
        trick: tuple[Card, ...] = (),
        points: int = 0,
        tricks: int = 0,
    ) -> None:
        self.kind = kind
        self.declarer = declarer
        self.hands = hands
        self.skat = skat
        self.leader = leader
        self.trick = trick
        self.points = points
        self.tricks = tricks
        _check_types(self)
        self.turn = (leader + len(trick)) % 3

    @property
    def cards_left(self) -> int:
        """Cards in the hand of the leader of this trick, counting the one already led."""
        return self.hands[self.leader].bit_count() + bool(self.trick)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not (self.hands[0] | self.hands[1] | self.hands[2])

    @property
    def defender_tricks(self) -> int:
        """The number of tricks the defenders have taken."""
        return 10 - self.cards_left - self.tricks

    @property
    def defender_points(self) -> int:
        """Card points in the defenders' tricks."""
        hands = self.hands
        on_table = sum(card.points for card in self.trick)
        left = card_points(hands[0] | hands[1] | hands[2]) + on_table
        return 120 - card_points(self.skat) - self.points - left

    def legal_mask(self) -> int:
        """The cards that the seat in turn may play."""
        return legal_cards(self.kind, self.hands[self.turn], self.trick)

    def legal_moves(self) -> list[Card]:
        """The cards that the seat in turn may play, as a list."""
        return cards_in(self.legal_mask())

    def is_legal(self, card: Card) -> bool:
        """Whether the seat in turn may play a card."""
        return card in CardSet(self.legal_mask())

    def after(self, card: Card) -> Position:
        """The position after a legal card of the seat in turn."""
        turn, trick, hands, kind = self.turn, self.trick, self.hands, self.kind
        if type(card) is not Card:
            raise WrongType(f"a Card is played, not {brief(card)}; parse_card reads one")
        hand = hands[turn]
        bit = 1 << card
        if not hand & bit:
            raise IllegalMove("card-not-held", card=str(card), cards=format_cards(hand))
        order = ORDERS[kind]
        if trick:
            must = hand & order.follow[trick[0]]
            if must and not must & bit:
                legal = " ".join(map(str, cards_in(must)))
                raise IllegalMove("card-does-not-follow", card=str(card), led_card=str(trick[0]), cards=legal)
        hand ^= bit
        if turn == 0:
            hands = (hand, hands[1], hands[2])
        elif turn == 1:
            hands = (hands[0], hand, hands[2])
        else:
            hands = (hands[0], hands[1], hand)
        if len(trick) < 2:
            return unchecked_position(
                kind, self.declarer, hands, self.skat, self.leader, (*trick, card), self.points, self.tricks
            )
        first, second = trick
        winner, best = self.leader, first
        if order.beaters[best] >> second & 1:
            winner, best = (winner + 1) % 3, second
        if order.beaters[best] >> card & 1:
            winner = turn
        points, tricks = self.points, self.tricks
        if winner == self.declarer:
            points += RANK_POINTS[first & 7] + RANK_POINTS[second & 7] + RANK_POINTS[card & 7]
            tricks += 1
        return unchecked_position(kind, self.declarer, hands, self.skat, winner, (), points, tricks)

    def check(self) -> Position:
        """Raise `ValueError` naming the fault if no game can reach this position; else return it."""
        _check_counts(self)
        _check_cards_differ(self)
        _check_trick_was_legal(self)
        _check_score(self)
        return self

    def _fields(self) -> tuple[object, ...]:
        return (self.kind, self.declarer, self.hands, self.skat, self.leader, self.trick, self.points, self.tricks)

    def __eq__(self, other: object) -> bool:
        return self._fields() == other._fields() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._fields())

    def __str__(self) -> str:
        """The position in one line, as `format_position` writes it."""
        hands = "/".join(format_cards(mask) for mask in (*self.hands, self.skat))
        trick = ".".join(map(str, self.trick)) or "-"
        return f"{hands} {self.kind.letter} {self.declarer} {self.leader}:{trick} {self.points}:{self.tricks}"

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.position(self)


def unchecked_position(
    kind: Kind,
    declarer: int,
    hands: tuple[int, int, int],
    skat: int,
    leader: int,
    trick: tuple[Card, ...],
    points: int,
    tricks: int,
) -> Position:
    """A position that follows from a legal one, made without looking: that is done by the million."""
    position = Position.__new__(Position)
    position.kind = kind
    position.declarer = declarer
    position.hands = hands
    position.skat = skat
    position.leader = leader
    position.trick = trick
    position.points = points
    position.tricks = tricks
    position.turn = (leader + len(trick)) % 3
    return position


def legal_cards(kind: Kind, hand: int, trick: tuple[Card, ...]) -> int:
    """The mask of the cards that may be played from a hand to a trick."""
    return (hand & ORDERS[kind].follow[trick[0]] if trick else 0) or hand


def _check_types(position: Position) -> None:
    if type(position.kind) is not Kind:
        raise WrongType(f"the kind of game is a Kind, not {brief(position.kind)}")
    if not isinstance(position.hands, tuple) or len(position.hands) != 3:
        raise WrongType(f"the hands are a tuple of three masks, by seat, not {brief(position.hands)}")
    for cards in (*position.hands, position.skat):
        if type(cards) is not int or not 0 <= cards <= FULL_DECK:
            raise WrongType(f"hands and skat are masks of 32 cards, not {brief(cards)}; CardSet.mask is one")
    if not isinstance(position.trick, tuple) or any(type(card) is not Card for card in position.trick):
        raise WrongType(f"the cards on the table are a tuple of cards, not {brief(position.trick)}")
    for number in (position.declarer, position.leader, position.points, position.tricks):
        if type(number) is not int:
            raise WrongType(f"seats, points and tricks are whole numbers, not {brief(number)}")


def _check_counts(position: Position) -> None:
    if position.declarer not in (0, 1, 2) or position.leader not in (0, 1, 2):
        raise Fault("position-seats")
    if len(position.trick) > 2:
        raise Fault("position-trick-size", count=len(position.trick))
    if position.skat.bit_count() not in (0, 2):
        raise Fault("position-skat-size", count=position.skat.bit_count())
    full = position.cards_left
    if full > 10:
        raise Fault("position-hand-too-large", seat=position.leader, count=full)
    for place in range(3):
        seat = (position.leader + place) % 3
        expected = full - (place < len(position.trick))
        if position.hands[seat].bit_count() != expected:
            raise Fault("position-hand-size", seat=seat, count=position.hands[seat].bit_count(), wanted=expected)


def _check_cards_differ(position: Position) -> None:
    seen = 0
    for cards in (*position.hands, position.skat, *(card.mask for card in position.trick)):
        if twice := seen & cards:
            raise Fault("card-twice", card=str(cards_in(twice)[0]))
        seen |= cards


def _check_trick_was_legal(position: Position) -> None:
    for place, card in enumerate(position.trick[1:], start=1):
        seat = (position.leader + place) % 3
        must = ORDERS[position.kind].follow[position.trick[0]]
        if not must >> card & 1 and (kept := position.hands[seat] & must):
            held, led = str(cards_in(kept)[0]), str(position.trick[0])
            raise Fault("position-revoke", seat=seat, card=str(card), led_card=led, held_card=held)


def _check_score(position: Position) -> None:
    done = 10 - position.cards_left
    if not 0 <= position.tricks <= done:
        raise Fault("position-tricks", tricks=position.tricks, done=done)
    gone = FULL_DECK & ~(position.hands[0] | position.hands[1] | position.hands[2] | position.skat)
    gone &= ~sum(card.mask for card in position.trick)
    worth = sorted(card.points for card in cards_in(gone))
    taken = 3 * position.tricks
    least, most = sum(worth[:taken]), sum(worth[len(worth) - taken :])
    if not least <= position.points <= most:
        raise Fault(
            "position-points", points=position.points, tricks=position.tricks, done=done, least=least, most=most
        )


def shown_voids(kind: Kind, history: list[tuple[int, Card]]) -> tuple[int, int, int]:
    """For each seat, the mask of all cards it has shown not to hold by not following suit."""
    follow = ORDERS[kind].follow
    voids = [0, 0, 0]
    for number, (seat, card) in enumerate(history):
        if number % 3 == 0:
            must = follow[card]
        elif not must >> card & 1:
            voids[seat] |= must
    return voids[0], voids[1], voids[2]
