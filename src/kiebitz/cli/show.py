"""A finished or broken-off game on paper: hands, auction, contract, tricks, result."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cards import SUIT_SYMBOLS, Card, CardSet, Suit
from kiebitz.deal import SEATS
from kiebitz.formats.iss import Record
from kiebitz.game import Game
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.play import ORDERS
from kiebitz.scoring import Result

_SEAT_NAMES = ("forehand", "middlehand", "rearhand")
_RED = "red"


def show_game(console: Console, record: Record, game: Game) -> None:
    """Print one game."""
    console.rule(f"{record.place} {record.game_id}  {record.date}".strip(), align="left")
    for seat in SEATS:
        console.print(Text(f"{_SEAT_NAMES[seat]:<11}{record.players[seat]:<12}"), _cards(game, game.deal.hands[seat]))
    console.print(Text(f"{'skat':<23}"), _cards(game, game.deal.skat))
    console.print(Text("auction    " + _auction(game)))
    if game.contract is not None:
        discard = Text("") if game.discard is None else Text("  discard ") + _cards(game, game.discard)
        console.print(
            Text(f"contract   {game.contract} by {_SEAT_NAMES[game.declarer or 0]}, bid {game.auction.bid}") + discard
        )
        console.print(_tricks(game))
    console.print(Text("result     " + (_result(game.result()) if game.is_over else "broken off")))
    console.print()


def card_text(card: Card) -> Text:
    style = _RED if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return Text(SUIT_SYMBOLS[card.suit] + str(card.rank), style)


def _cards(game: Game, cards: CardSet) -> Text:
    """Cards in the order of the contract, strongest first within a suit."""
    order = ORDERS[game.contract.kind] if game.contract is not None else ORDERS[4]

    def place(card: Card) -> tuple[int, int]:
        return 4 if order.trumps >> card & 1 else card.suit, order.strength[card]

    ranked = sorted(cards, key=place, reverse=True)
    return Text(" ").join(card_text(card) for card in ranked)


def _auction(game: Game) -> str:
    calls = [f"{_SEAT_NAMES[seat]} {_call(move)}" for seat, move in game.history if isinstance(move, Bid | Hold | Pass)]
    return ", ".join(calls)


def _call(move: Bid | Hold | Pass) -> str:
    return "holds" if isinstance(move, Hold) else "passes" if isinstance(move, Pass) else str(move)


def _tricks(game: Game) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in ("trick", *_SEAT_NAMES, "taken by", "points"):
        table.add_column(title, justify="right" if title == "points" else "left")
    assert game.contract is not None
    view = game.view(None)
    for number, trick in enumerate(view.finished_tricks, start=1):
        cells = [Text("")] * 3
        for place, card in enumerate(trick.cards):
            cells[trick.seat_of(place)] = card_text(card) + Text(" ←" if place == 0 else "")
        table.add_row(str(number), *cells, _SEAT_NAMES[trick.winner(game.contract)], str(trick.points))
    return table


def _result(result: Result) -> str:
    if result.passed_in:
        return "passed in"
    if result.penalty is not None:
        return f"broken off by {_SEAT_NAMES[result.penalty]} before a declaration"
    reached = {"schneider": result.schneider, "schwarz": result.schwarz, "overbid": result.overbid}
    details = [f"{result.points} points in {result.tricks} tricks"]
    if result.matadors:
        details.append(f"{'with' if result.matadors > 0 else 'without'} {abs(result.matadors)}")
    details += [name for name, is_reached in reached.items() if is_reached]
    points = "/".join(map(str, result.list_points()))
    return f"{'won' if result.won else 'lost'}, {', '.join(details)}; value {result.value}, list {points}"
