"""`kiebitz bid`: what a hand is worth, how high to bid it, and what to put away."""

from __future__ import annotations

import json
from typing import TypeAlias

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.auction import Auction
from kiebitz.bidding import PassingTable, Policy, Threshold, Value, shipped_model, shipped_passing
from kiebitz.bidding.advice import (
    BidAdvice,
    DeclarationAdvice,
    SkatAdvice,
    advise_bid,
    advise_declaration,
    advise_skat,
)
from kiebitz.bidding.outlook import Option
from kiebitz.cards import CardSet, parse_cards
from kiebitz.cli.faults import faults_told
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.table.card_reading import cards_in_words
from kiebitz.moves import Bid, Call, Declare, Hold, Pass, PickUp, parse_move

Advice: TypeAlias = BidAdvice | SkatAdvice | DeclarationAdvice


@click.command()
@click.argument("text", metavar="HAND")
@click.option(
    "--seat", type=click.IntRange(0, 2), default=0, show_default=True, help="0 forehand, 1 middlehand, 2 rearhand."
)
@click.option("--bids", default="", help="The auction so far, in the order of the calls: 18 y 20 p.")
@click.option(
    "--skat", default="", help="The two cards of the skat, if it was picked up: what to declare and put away."
)
@click.option(
    "--policy",
    "policy_name",
    type=click.Choice(["value", "threshold"]),
    default="value",
    show_default=True,
    help="Bid by expected list points, or by a chance to win of 0.6.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@speaking
def bid(text: str, seat: int, bids: str, skat: str, policy_name: str, as_json: bool, speaker: Speaker) -> None:
    """Weigh the ten cards of HAND: what to bid and declare, and why.

    \b
    kiebitz bid "CJ SJ HA HT HK H9 H8 CA C7 D8" --seat 1
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 y 20 p p"
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 p p" --skat "DT S7"

    Points are Seeger-Fabian points less the mean of the other two.
    """
    with faults_told():
        hand, auction = _hand(text, speaker), _auction(bids, speaker)
        passing = shipped_passing()
        policy: Policy = Value(passing) if policy_name == "value" else Threshold()
        advice = _advise(hand, _skat(skat, hand, speaker), seat, auction, policy, passing, speaker)
    if as_json:
        click.echo(json.dumps(_plain(advice, speaker)))
    else:
        _print(advice, seat, speaker)


def _advise(
    hand: CardSet,
    skat: CardSet | None,
    seat: int,
    auction: Auction,
    policy: Policy,
    passing: PassingTable,
    speaker: Speaker,
) -> Advice:
    model, words = shipped_model(), speaker.words
    if skat is not None:
        if auction.is_over and auction.declarer != seat:
            raise ValueError(words.no_skat_to_pick_up.format(seat=speaker.seat(seat)))
        return advise_declaration(model, hand | skat, seat, auction.bid)
    if auction.is_over:
        if auction.declarer != seat:
            raise ValueError(words.auction_lost.format(seat=speaker.seat(seat)))
        return advise_skat(model, hand, seat, auction.bid)
    if auction == Auction():
        auction = _first_turn(seat)
    if auction.turn != seat:
        raise ValueError(words.not_in_turn.format(turn=speaker.seat(auction.turn or 0), seat=speaker.seat(seat)))
    return advise_bid(model, policy, passing, hand, seat, auction)


def _first_turn(seat: int) -> Auction:
    """The state in which a seat speaks first if nobody before it has bid."""
    auction = Auction()
    while auction.turn != seat:
        auction = auction.after(Pass())
    return auction


def _hand(text: str, speaker: Speaker) -> CardSet:
    hand = _cards(text)
    if len(hand) != 10:
        raise ValueError(speaker.words.hand_size.format(text=repr(text), count=len(hand)))
    return hand


def _skat(text: str, hand: CardSet, speaker: Speaker) -> CardSet | None:
    if not text:
        return None
    skat = _cards(text)
    if len(skat) != 2:
        raise ValueError(speaker.words.skat_size.format(text=repr(text), count=len(skat)))
    if twice := skat & hand:
        raise ValueError(speaker.words.in_hand_and_skat.format(cards=speaker.cards(twice)))
    return skat


def _cards(text: str) -> CardSet:
    try:
        return parse_cards(text)
    except ValueError:
        if (named := cards_in_words(text)) is not None:
            return named
        raise


def _auction(text: str, speaker: Speaker) -> Auction:
    auction = Auction()
    for word in text.replace(",", " ").split():
        auction = auction.after(_call(word, speaker))
    return auction


def _call(word: str, speaker: Speaker) -> Call:
    fault = ValueError(speaker.words.no_call.format(text=repr(word)))
    try:
        move = parse_move({"pass": "p", "hold": "y", "yes": "y"}.get(word.lower(), word.lower()))
    except ValueError:
        raise fault from None
    if not isinstance(move, Bid | Hold | Pass):
        raise fault
    return move


def _print(advice: Advice, seat: int, speaker: Speaker) -> None:
    console = Console(highlight=False)
    console.print(Text(f"{speaker.seat(seat)}: ") + Text(_action(advice, speaker), "bold"))
    console.print(Text(_reason(advice, speaker)))
    console.print(_option_table(advice.options, speaker))
    if any(option.is_sure for option in advice.options):
        console.print(Text(speaker.words.sure_means, "dim"))


def _action(advice: Advice, speaker: Speaker) -> str:
    """What to do, as it is said to a player."""
    words, move = speaker.words, advice.move
    match move:
        case Bid(number):
            return words.bid.format(bid=number)
        case Hold():
            assert isinstance(advice, BidAdvice)
            return words.hold.format(bid=advice.number)
        case PickUp():
            return words.pick_up
        case Declare(contract, CardSet() as discard):
            return words.declare_and_discard.format(contract=speaker.contract(contract), cards=speaker.cards(discard))
        case Declare(contract):
            return words.declare.format(contract=speaker.contract(contract))
    return words.pass_


def _reason(advice: Advice, speaker: Speaker) -> str:
    """Why, in a sentence."""
    if isinstance(advice, BidAdvice):
        return _reason_for_call(advice, speaker)
    words = speaker.words
    if isinstance(advice, SkatAdvice):
        hand = advice.from_hand
        return words.pick_up_or_hand.format(
            win=speaker.percent(advice.picking_up.win),
            points=speaker.signed(advice.picking_up.points),
            contract=speaker.contract(hand.contract),
            hand_win=speaker.percent(hand.prospect.win),
            hand_points=speaker.signed(hand.prospect.points),
        )
    told = [_told(words.best_game, advice.options[0], speaker)]
    told += [_told(words.next_game, option, speaker) for option in advice.options[1:2]]
    return "; ".join(told)


def _reason_for_call(advice: BidAdvice, speaker: Speaker) -> str:
    words = speaker.words
    compared = words.bidding_is_better if advice.declaring.points > advice.passing else words.passing_is_better
    reason = compared.format(
        bid=advice.number,
        win=speaker.percent(advice.declaring.win),
        points=speaker.signed(advice.declaring.points),
        passing=speaker.signed(advice.passing),
    )
    return f"{reason}; {words.worth_up_to.format(bid=advice.highest) if advice.highest else words.worth_no_bid}"


def _told(text: str, option: Option, speaker: Speaker) -> str:
    prospect = option.prospect
    return text.format(
        contract=speaker.contract(option.contract),
        win=speaker.percent(prospect.win),
        points=speaker.signed(prospect.points),
    )


def _option_table(options: list[Option], speaker: Speaker) -> Table:
    words = speaker.words
    with_discards = any(option.discard is not None for option in options)
    table = Table(words.contract, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.wins, justify="right")
    table.add_column(words.points, justify="right")
    table.add_column(words.put_away if with_discards else words.best_with)
    for option in options:
        win = words.sure if option.is_sure else speaker.percent(option.prospect.win)
        points = speaker.signed(option.prospect.points, digits=1)
        table.add_row(speaker.contract(option.contract), win, points, _note(option, speaker))
    return table


def _note(option: Option, speaker: Speaker) -> Text:
    if option.discard is not None:
        return speaker.cards(option.discard)
    if option.contract.hand or not option.share:
        return Text("")
    return Text(speaker.words.share_of_skats.format(share=speaker.percent(option.share)))


# JSON: the action is the same in every language


def _plain(advice: Advice, speaker: Speaker) -> dict[str, object]:
    row: dict[str, object] = {"action": _plain_action(advice), "reason": _reason(advice, speaker)}
    if isinstance(advice, BidAdvice):
        row |= {"highest_bid": advice.highest, "passing": round(advice.passing, 2)}
    return row | {"contracts": [_plain_option(option) for option in advice.options]}


def _plain_action(advice: Advice) -> str:
    """`pass`, `bid 18`, `hold 20`, `pick up`, or a declaration such as `G.C7.D8`."""
    if isinstance(advice, BidAdvice):
        return "pass" if isinstance(advice.move, Pass) else f"{type(advice.move).__name__.lower()} {advice.number}"
    return "pick up" if isinstance(advice.move, PickUp) else str(advice.move)


def _plain_option(option: Option) -> dict[str, object]:
    return {
        "contract": str(option.contract),
        "win": round(option.prospect.win, 4),
        "points": round(option.prospect.points, 2),
        "is_sure": option.is_sure,
        **({} if option.share is None else {"share": round(option.share, 4)}),
        **({} if option.discard is None else {"discard": [str(card) for card in option.discard]}),
    }
