"""`kiebitz bid`: what a hand is worth, how high to bid it, and what to put away."""

from __future__ import annotations

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
from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.cli.table.card_reading import cards_in_words
from kiebitz.moves import Bid, Call, Declare, Hold, Pass, PickUp, parse_move

Advice: TypeAlias = BidAdvice | SkatAdvice | DeclarationAdvice


@click.command(cls=SpokenCommand)
@click.argument("text", metavar="HAND")
@click.option("--seat", type=click.IntRange(0, 2), default=0, show_default=True)
@click.option("--bids", default="")
@click.option("--skat", default="")
@click.option(
    "--policy",
    "policy_name",
    type=click.Choice(["value", "threshold"]),
    default="value",
    show_default=True,
)
@click.option("--json", "as_json", is_flag=True)
@speaking
def bid(text: str, seat: int, bids: str, skat: str, policy_name: str, as_json: bool, speaker: Speaker) -> None:
    with faults_told():
        hand, auction = _hand(text, speaker), _auction(bids, speaker)
        passing = shipped_passing()
        policy: Policy = Value(passing) if policy_name == "value" else Threshold()
        advice = _advise(hand, _skat(skat, hand, speaker), seat, auction, policy, passing, speaker)
    if as_json:
        print_json(_plain(advice, speaker))
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
    model = shipped_model()
    if skat is not None:
        if auction.is_over and auction.declarer != seat:
            raise ValueError(speaker.say("bidding-no-skat-to-pick-up", seat=speaker.seat(seat)))
        return advise_declaration(model, hand | skat, seat, auction.bid)
    if auction.is_over:
        if auction.declarer != seat:
            raise ValueError(speaker.say("bidding-auction-lost", seat=speaker.seat(seat)))
        return advise_skat(model, hand, seat, auction.bid)
    if auction == Auction():
        auction = _first_turn(seat)
    if auction.turn != seat:
        turn = speaker.seat(auction.turn or 0)
        raise ValueError(speaker.say("bidding-not-in-turn", turn=turn, seat=speaker.seat(seat)))
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
        raise ValueError(speaker.say("bidding-hand-size", text=repr(text), count=len(hand)))
    return hand


def _skat(text: str, hand: CardSet, speaker: Speaker) -> CardSet | None:
    if not text:
        return None
    skat = _cards(text)
    if len(skat) != 2:
        raise ValueError(speaker.say("bidding-skat-size", text=repr(text), count=len(skat)))
    if twice := skat & hand:
        raise ValueError(speaker.say("bidding-in-hand-and-skat", cards=str(speaker.cards(twice))))
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
    fault = ValueError(speaker.say("bidding-no-call", text=repr(word)))
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
        console.print(Text(speaker.say("bidding-sure-means"), "dim"))


def _action(advice: Advice, speaker: Speaker) -> str:
    """What to do, as it is said to a player."""
    match advice.move:
        case Bid(number):
            return speaker.say("bidding-bid", bid=number)
        case Hold():
            assert isinstance(advice, BidAdvice)
            return speaker.say("bidding-hold", bid=advice.number)
        case PickUp():
            return speaker.say("bidding-pick-up")
        case Declare(contract, CardSet() as discard):
            cards = str(speaker.cards(discard))
            return speaker.say("bidding-declare-and-discard", contract=speaker.contract(contract), cards=cards)
        case Declare(contract):
            return speaker.say("bidding-declare", contract=speaker.contract(contract))
    return speaker.say("bidding-pass")


def _reason(advice: Advice, speaker: Speaker) -> str:
    """Why, in a sentence."""
    if isinstance(advice, BidAdvice):
        return _reason_for_call(advice, speaker)
    if isinstance(advice, SkatAdvice):
        return _reason_for_skat(advice, speaker)
    return _reason_for_game(advice.options, speaker)


def _reason_for_call(advice: BidAdvice, speaker: Speaker) -> str:
    return speaker.say(
        "bidding-reason-for-call",
        bid=advice.number,
        win=speaker.percent(advice.declaring.win),
        points=speaker.signed(advice.declaring.points),
        is_better="yes" if advice.declaring.points > advice.passing else "no",
        passing=speaker.signed(advice.passing),
        highest=advice.highest or 0,
    )


def _reason_for_skat(advice: SkatAdvice, speaker: Speaker) -> str:
    hand = advice.from_hand
    return speaker.say(
        "bidding-reason-for-skat",
        win=speaker.percent(advice.picking_up.win),
        points=speaker.signed(advice.picking_up.points),
        contract=speaker.contract(hand.contract),
        hand_win=speaker.percent(hand.prospect.win),
        hand_points=speaker.signed(hand.prospect.points),
    )


def _reason_for_game(options: list[Option], speaker: Speaker) -> str:
    """What the best game is worth, and the next one if there is any."""
    contract, win, points = _worth(options[0], speaker)
    if len(options) == 1:
        return speaker.say("bidding-reason-for-game", contract=contract, win=win, points=points)
    after, after_win, after_points = _worth(options[1], speaker)
    return speaker.say(
        "bidding-reason-for-game-and-next",
        contract=contract,
        win=win,
        points=points,
        next=after,
        next_win=after_win,
        next_points=after_points,
    )


def _worth(option: Option, speaker: Speaker) -> tuple[str, str, str]:
    found = option.prospect
    return speaker.contract(option.contract), speaker.percent(found.win), speaker.signed(found.points)


def _option_table(options: list[Option], speaker: Speaker) -> Table:
    with_discards = any(option.discard is not None for option in options)
    table = Table(speaker.say("bidding-contract"), box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(speaker.say("bidding-wins"), justify="right")
    table.add_column(speaker.say("bidding-points"), justify="right")
    table.add_column(speaker.say("bidding-put-away" if with_discards else "bidding-best-with"))
    for option in options:
        win = speaker.say("bidding-sure") if option.is_sure else speaker.percent(option.prospect.win)
        points = speaker.signed(option.prospect.points, digits=1)
        table.add_row(speaker.contract(option.contract), win, points, _note(option, speaker))
    return table


def _note(option: Option, speaker: Speaker) -> Text:
    if option.discard is not None:
        return speaker.cards(option.discard)
    if option.contract.hand or not option.share:
        return Text("")
    return Text(speaker.say("bidding-share-of-skats", share=speaker.percent(option.share)))


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
