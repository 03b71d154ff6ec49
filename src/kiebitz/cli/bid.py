"""`kiebitz bid`: what a hand is worth, how high to bid it, and what to put away."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.auction import Auction
from kiebitz.bidding import PassingTable, Policy, Threshold, Value, shipped_model, shipped_passing
from kiebitz.bidding.advice import Advice, advise_bid, advise_declaration, advise_skat, describe
from kiebitz.bidding.outlook import Option
from kiebitz.cards import CardSet, parse_cards
from kiebitz.cli.faults import faults_told
from kiebitz.cli.show import card_text
from kiebitz.moves import Bid, Call, Hold, Pass, parse_move

_SEAT_NAMES = ("forehand", "middlehand", "rearhand")


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
def bid(text: str, seat: int, bids: str, skat: str, policy_name: str, as_json: bool) -> None:
    """Weigh the ten cards of HAND: every contract over all skats and discards.

    \b
    kiebitz bid "CJ SJ HA HT HK H9 H8 CA C7 D8" --seat 1
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 y 20 p p"
    kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 p p" --skat "DT S7"

    Points are Seeger-Fabian points less the mean of the other two.
    """
    with faults_told():
        hand, auction = _hand(text), _auction(bids)
        passing = shipped_passing()
        policy: Policy = Value(passing) if policy_name == "value" else Threshold()
        advice = _advise(hand, _skat(skat, hand), seat, auction, policy, passing)
    if as_json:
        click.echo(json.dumps(_plain(advice)))
    else:
        _print(advice, seat)


def _advise(
    hand: CardSet, skat: CardSet | None, seat: int, auction: Auction, policy: Policy, passing: PassingTable
) -> Advice:
    model = shipped_model()
    if skat is not None:
        if auction.is_over and auction.declarer != seat:
            raise ValueError(f"{_SEAT_NAMES[seat]} has not won this auction and does not pick up the skat")
        return advise_declaration(model, hand | skat, seat, auction.bid)
    if auction.is_over:
        if auction.declarer != seat:
            raise ValueError(f"the auction is over, and {_SEAT_NAMES[seat]} has not won it")
        return advise_skat(model, hand, seat, auction.bid)
    if auction != Auction() and auction.turn != seat:
        raise ValueError(f"after these calls it is {_SEAT_NAMES[auction.turn or 0]}'s turn, not {_SEAT_NAMES[seat]}'s")
    if auction == Auction():
        auction = _first_turn(seat)
    return advise_bid(model, policy, passing, hand, seat, auction)


def _first_turn(seat: int) -> Auction:
    """The state in which a seat speaks first if nobody before it has bid."""
    auction = Auction()
    while auction.turn != seat:
        auction = auction.after(Pass())
    return auction


def _hand(text: str) -> CardSet:
    hand = parse_cards(text)
    if len(hand) != 10:
        raise ValueError(f"a hand has 10 cards, but {text!r} has {len(hand)}")
    return hand


def _skat(text: str, hand: CardSet) -> CardSet | None:
    if not text:
        return None
    skat = parse_cards(text)
    if len(skat) != 2:
        raise ValueError(f"the skat has 2 cards, but {text!r} has {len(skat)}")
    if twice := skat & hand:
        raise ValueError(f"{twice} is in the hand and in the skat")
    return skat


def _auction(text: str) -> Auction:
    auction = Auction()
    for word in text.replace(",", " ").split():
        auction = auction.after(_call(word))
    return auction


def _call(word: str) -> Call:
    fault = ValueError(f"{word!r} is no call of the auction: write a number, y to hold or p to pass")
    try:
        move = parse_move({"pass": "p", "hold": "y", "yes": "y"}.get(word.lower(), word.lower()))
    except ValueError:
        raise fault from None
    if not isinstance(move, Bid | Hold | Pass):
        raise fault
    return move


def _print(advice: Advice, seat: int) -> None:
    console = Console(highlight=False)
    console.print(Text(f"{_SEAT_NAMES[seat]}: ") + Text(advice.action, "bold"))
    console.print(Text(advice.reason))
    console.print(_option_table(advice.options))


def _option_table(options: list[Option]) -> Table:
    with_discards = any(option.discard is not None for option in options)
    table = Table("contract", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("wins", justify="right")
    table.add_column("points", justify="right")
    table.add_column("put away" if with_discards else "best with")
    for option in options:
        prospect = option.prospect
        table.add_row(describe(option.contract), f"{prospect.win:.0%}", f"{prospect.points:+.1f}", _note(option))
    return table


def _note(option: Option) -> Text:
    if option.discard is not None:
        return Text(" ").join(card_text(card) for card in option.discard)
    if option.contract.hand or not option.share:
        return Text("")
    return Text(f"{option.share:.0%} of the skats")


def _plain(advice: Advice) -> dict[str, object]:
    return {
        "action": advice.action,
        "reason": advice.reason,
        "highest_bid": advice.highest,
        "passing": round(advice.passing, 2),
        "contracts": [
            {
                "contract": str(option.contract),
                "win": round(option.prospect.win, 4),
                "points": round(option.prospect.points, 2),
                **({} if option.share is None else {"share": round(option.share, 4)}),
                **({} if option.discard is None else {"discard": [str(card) for card in option.discard]}),
            }
            for option in advice.options
        ],
    }
