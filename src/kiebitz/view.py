"""What one seat, or an onlooker, may know of a game. Players decide on this and on nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import combinations

from kiebitz.auction import Auction
from kiebitz.cards import Card, CardSet, cards_in
from kiebitz.contract import ALL_CONTRACTS, Contract, null_value
from kiebitz.moves import PICK_UP, Claim, Declare, Move, Resign
from kiebitz.play import ORDERS, legal_cards, shown_voids, winning_card
from kiebitz.scoring import Result


class Phase(Enum):
    """Where a game stands."""

    AUCTION = "auction"
    SKAT = "skat"  # the declarer picks up, or declares a hand game
    DECLARE = "declare"  # the skat is in the declarer's hand
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """Three cards, or fewer while it lasts, from the leader onwards."""

    leader: int
    cards: tuple[Card, ...]

    def seat_of(self, place: int) -> int:
        """The seat that plays to a place of the trick, from 0."""
        return (self.leader + place) % 3

    def winner(self, contract: Contract) -> int:
        """The seat that has, or so far would have, the trick."""
        return self.seat_of(winning_card(ORDERS[contract.kind], self.cards))

    @property
    def points(self) -> int:
        """The card points in it."""
        return sum(card.points for card in self.cards)


@dataclass(frozen=True)
class View:
    """A game as one seat sees it; `seat` is `None` for an onlooker, who sees no hand. Views of the same are equal.

    hand       the seat's own cards now
    skat       the skat as far as this seat knows it: picked up, later the own discard; else `None`
    open_hand  the declarer's cards now, when ouvert or shown in a claim; else `None`
    history    every move so far with the seat that made it, in the words this seat heard
    auction    the state of the auction, which everybody follows
    points     card points in the declarer's tricks, without the skat
    tricks     the number of the declarer's tricks
    leader     the seat that leads the current trick
    trick      the cards on the table
    result     how the game ended, once it has
    names      who sits at the three seats, where that is known
    """

    seat: int | None
    phase: Phase
    turn: int | None
    hand: CardSet
    skat: CardSet | None
    open_hand: CardSet | None
    auction: Auction
    contract: Contract | None
    history: tuple[tuple[int, Move], ...]
    leader: int
    trick: tuple[Card, ...]
    points: int
    tricks: int
    result: Result | None
    names: tuple[str, str, str] | None = None

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction; `None` before its end, and if all passed."""
        return self.auction.declarer

    @property
    def is_declarer(self) -> bool:
        """Whether this seat is the declarer."""
        return self.seat is not None and self.seat == self.auction.declarer

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move."""
        return self.seat is not None and self.seat == self.turn

    @cached_property
    def plays(self) -> list[tuple[int, Card]]:
        """The cards played so far with the seats that played them."""
        return [(seat, move) for seat, move in self.history if isinstance(move, Card)]

    @cached_property
    def played(self) -> CardSet:
        """All cards played so far, those on the table included."""
        mask = 0
        for _, card in self.plays:
            mask |= 1 << card
        return CardSet(mask)

    @cached_property
    def first_hand(self) -> CardSet:
        """The own cards at the first trick, those played since included; before that, the own cards now."""
        mask = self.hand.mask
        for seat, card in self.plays:
            mask |= 1 << card if seat == self.seat else 0
        return CardSet(mask)

    @cached_property
    def finished_tricks(self) -> list[Trick]:
        """The tricks that are complete, in order."""
        plays = self.plays
        return [
            Trick(plays[start][0], tuple(card for _, card in plays[start : start + 3]))
            for start in range(0, len(plays) - len(plays) % 3, 3)
        ]

    @cached_property
    def voids(self) -> tuple[CardSet, CardSet, CardSet]:
        """For each seat, all cards it has shown not to hold by not following suit."""
        if self.contract is None:
            return CardSet(), CardSet(), CardSet()
        first, second, third = shown_voids(self.contract.kind, self.plays)
        return CardSet(first), CardSet(second), CardSet(third)

    @cached_property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        known = self.hand.mask | self.played.mask
        for cards in (self.skat, self.open_hand):
            known |= cards.mask if cards is not None else 0
        return CardSet(~known & 0xFFFFFFFF)

    def legal_moves(self) -> list[Move]:
        """What this seat may do now; nothing when it is not its turn.

        In card play these are the cards. The declarer may claim and everybody may resign besides.
        """
        if not self.my_turn:
            return []
        if self.phase is Phase.AUCTION:
            return list(self.auction.legal_calls())
        if self.phase is Phase.SKAT:
            return [PICK_UP, *(Declare(contract) for contract in allowed_contracts(self.auction.bid, hand=True))]
        if self.phase is Phase.DECLARE:
            discards = [CardSet(pair) for pair in combinations(self.hand, 2)]
            contracts = allowed_contracts(self.auction.bid, hand=False)
            return [Declare(contract, discard) for contract in contracts for discard in discards]
        return list(self.legal_cards())

    def is_legal(self, move: Move) -> bool:
        """Whether this seat may make a move now; it may claim and resign whoever is in turn."""
        if isinstance(move, Claim | Resign):
            is_own = self.is_declarer if isinstance(move, Claim) else move.seat == self.seat
            return self.phase is Phase.PLAY and is_own and (self.seat, move) not in self.history
        return move in self.legal_moves()

    def legal_cards(self) -> list[Card]:
        """The cards this seat may play now."""
        if self.contract is None or not self.my_turn:
            return []
        return cards_in(legal_cards(self.contract.kind, self.hand.mask, self.trick))

    def must_follow(self) -> str | None:
        """What this seat has to play now: `trump`, or the letter of a suit; `None` where every card is legal."""
        if self.contract is None or not self.my_turn or len(self.legal_cards()) == len(self.hand):
            return None
        led = self.trick[0]
        return "trump" if ORDERS[self.contract.kind].trumps >> led & 1 else str(led)[0]

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.view(self)


def allowed_contracts(bid: int, *, hand: bool) -> list[Contract]:
    """The contracts that may be declared at a bid. Only a null game may not be worth less than the bid."""
    return [
        contract
        for contract in ALL_CONTRACTS
        if contract.hand == hand and not (contract.is_null and null_value(contract) < bid)
    ]
