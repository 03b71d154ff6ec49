"""What to do with a hand, and the numbers that speak for it: words for them are found by those who tell it."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.auction import Auction
from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import Option, Outlook, Prospect, options_with_skat, outlook_of
from kiebitz.bidding.passing import PassingTable, situation_of
from kiebitz.bidding.policy import Policy, strength
from kiebitz.cards import CardSet
from kiebitz.contract import BID_VALUES
from kiebitz.moves import HOLD, PASS, PICK_UP, Bid, Call, Declare, PickUp


@dataclass(frozen=True, slots=True)
class BidAdvice:
    """What to call.

    number     what is to be said, held or passed
    declaring  what becoming declarer at that number promises
    passing    the points that passing brings
    highest    the highest number worth saying in this state of the auction, 0 for none
    options    contracts with what they promise, best first
    """

    move: Call
    number: int
    declaring: Prospect
    passing: float
    highest: int
    options: list[Option]


@dataclass(frozen=True, slots=True)
class SkatAdvice:
    """Whether to pick up the skat, with what that promises and the best game from the hand; `options` best first."""

    move: PickUp | Declare
    picking_up: Prospect
    from_hand: Option
    options: list[Option]


@dataclass(frozen=True, slots=True)
class DeclarationAdvice:
    """What to declare and put away: the first of the `options`."""

    move: Declare
    options: list[Option]


def advise_bid(
    model: Model, policy: Policy, passing: PassingTable, hand: CardSet, seat: int, auction: Auction
) -> BidAdvice:
    """Advice for a seat in turn in the auction."""
    outlook = outlook_of(model, hand, seat)
    number = auction.bid if auction.is_holding else auction.next_bid()
    assert number is not None
    move: Call = HOLD if auction.is_holding else Bid(number)
    return BidAdvice(
        move=move if policy.wants(outlook, auction, number) else PASS,
        number=number,
        declaring=outlook.declaring(number),
        passing=passing.value(situation_of(auction, strength(outlook))),
        highest=highest_bid(policy, outlook, auction),
        options=_ranked([*outlook.skat_games(number), outlook.best_hand_game(number)]),
    )


def advise_skat(model: Model, hand: CardSet, seat: int, bid: int) -> SkatAdvice:
    """Advice for the declarer before the skat is picked up."""
    outlook = outlook_of(model, hand, seat)
    picking_up, from_hand = outlook.with_skat(bid), outlook.best_hand_game(bid)
    picks_up = picking_up.points >= from_hand.prospect.points
    options = _ranked(outlook.skat_games(bid) + outlook.hand_games(bid))
    return SkatAdvice(PICK_UP if picks_up else Declare(from_hand.contract), picking_up, from_hand, options)


def advise_declaration(model: Model, cards: CardSet, seat: int, bid: int) -> DeclarationAdvice:
    """Advice for the declarer with the skat in hand."""
    options = _ranked(options_with_skat(model, cards, seat, bid))
    return DeclarationAdvice(Declare(options[0].contract, options[0].discard), options)


def highest_bid(policy: Policy, outlook: Outlook, auction: Auction) -> int:
    """The highest number that the policy would go along with from this state on."""
    highest = 0
    for number in BID_VALUES:
        if number < auction.bid:
            continue
        if not policy.wants(outlook, auction, number):
            break
        highest = number
    return highest


def _ranked(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -option.prospect.points)
