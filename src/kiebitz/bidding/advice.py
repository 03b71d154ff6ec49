"""What to do with a hand and why, in words and numbers: for the command line and for hints at the table."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.auction import Auction
from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import Option, Outlook, options_with_skat, outlook_of
from kiebitz.bidding.passing import PassingTable, situation_of
from kiebitz.bidding.policy import Policy, strength
from kiebitz.cards import CardSet
from kiebitz.contract import BID_VALUES, Contract, Kind

_GAME_NAMES = ("diamonds", "hearts", "spades", "clubs", "grand", "null")


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do.

    highest   the highest number worth saying in this state of the auction, 0 for none
    passing   what passing brings
    options   contracts with what they promise, best first
    action    `pass`, `bid 18`, `hold 20`, `pick up`, or a declaration such as `G.C7.D8`
    reason    why, in a sentence
    """

    action: str
    reason: str
    highest: int
    passing: float
    options: list[Option]


def advise_bid(
    model: Model, policy: Policy, passing: PassingTable, hand: CardSet, seat: int, auction: Auction
) -> Advice:
    """Advice for a seat in turn in the auction."""
    outlook = outlook_of(model, hand, seat)
    number = auction.bid if auction.is_holding else auction.next_bid()
    assert number is not None
    pass_value = passing.value(situation_of(auction, strength(outlook)))
    wants = policy.wants(outlook, auction, number)
    highest = highest_bid(policy, outlook, auction)
    declaring = outlook.declaring(number)
    verdict = "more" if declaring.points > pass_value else "less"
    reason = (
        f"declaring at {number} wins {declaring.win:.0%} of the time and is worth {declaring.points:+.0f} points, "
        f"{verdict} than passing ({pass_value:+.0f}); "
        + (f"worth bidding up to {highest}" if highest else "not worth a bid")
    )
    action = "pass" if not wants else f"hold {number}" if auction.is_holding else f"bid {number}"
    options = _ranked([*outlook.skat_games(number), outlook.best_hand_game(number)])
    return Advice(action, reason, highest, pass_value, options)


def advise_skat(model: Model, hand: CardSet, seat: int, bid: int) -> Advice:
    """Advice for the declarer before the skat is picked up."""
    outlook = outlook_of(model, hand, seat)
    picking_up, from_hand = outlook.with_skat(bid), outlook.best_hand_game(bid)
    picks_up = picking_up.points >= from_hand.prospect.points
    reason = (
        f"picking up wins {picking_up.win:.0%} and is worth {picking_up.points:+.0f} points; "
        f"{describe(from_hand.contract)} wins {from_hand.prospect.win:.0%}, worth {from_hand.prospect.points:+.0f}"
    )
    options = _ranked(outlook.skat_games(bid) + outlook.hand_games(bid))
    return Advice("pick up" if picks_up else str(from_hand.contract), reason, bid, 0.0, options)


def advise_declaration(model: Model, cards: CardSet, seat: int, bid: int) -> Advice:
    """Advice for the declarer with the skat in hand."""
    options = _ranked(options_with_skat(model, cards, seat, bid))
    best = options[0]
    assert best.discard is not None
    other = options[1] if len(options) > 1 else None
    reason = f"{describe(best.contract)} wins {best.prospect.win:.0%} and is worth {best.prospect.points:+.0f} points"
    if other is not None:
        reason += f"; next is {describe(other.contract)} with {other.prospect.win:.0%} and {other.prospect.points:+.0f}"
    action = ".".join([str(best.contract), *map(str, best.discard)])
    return Advice(action, reason, bid, 0.0, options)


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


def describe(contract: Contract) -> str:
    """A contract in words: `grand hand, schneider announced`."""
    words = _GAME_NAMES[contract.kind]
    if contract.ouvert:
        words += " ouvert"
    if contract.hand and not (contract.ouvert and contract.kind != Kind.NULL):
        words += " hand"
    if contract.schwarz and not contract.ouvert:
        return words + ", schwarz announced"
    return words + ", schneider announced" if contract.schneider and not contract.schwarz else words


def _ranked(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -option.prospect.points)
