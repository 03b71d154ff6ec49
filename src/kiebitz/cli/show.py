"""A finished or broken-off game on paper: hands, auction, contract, tricks, result."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cards import SUIT_SYMBOLS, Card, CardSet, Suit
from kiebitz.deal import SEATS
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import Record, known_result
from kiebitz.game import Game
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.play import ORDERS
from kiebitz.scoring import Result

_SEAT_NAMES = ("forehand", "middlehand", "rearhand")
_RED = "red"
_HIDDEN = "??"
_NOT_SEEN = Text("not seen", style="dim")  # in the view that the record is written in


def show_game(console: Console, record: Record, game: Game) -> None:
    """Print one game."""
    console.rule(Text(printable(f"{record.place} {record.game_id}  {record.date}".strip())), align="left")
    for seat in SEATS:
        label = Text(f"{_SEAT_NAMES[seat]:<11}{printable(record.players[seat]):<12}")
        is_hidden = _HIDDEN in record.deal[10 * seat : 10 * seat + 10]
        console.print(label, _NOT_SEEN if is_hidden else _cards(game, game.deal.hands[seat]))
    console.print(Text(f"{'skat':<23}"), _cards(game, game.deal.skat) if _skat_is_seen(record) else _NOT_SEEN)
    console.print(Text("auction    " + _auction(game)))
    if game.contract is not None:
        is_hidden = any(_HIDDEN in act for who, act in record.moves if who != "w")
        put_away = None if game.discard is None else _NOT_SEEN if is_hidden else _cards(game, game.discard)
        discard = Text("") if put_away is None else Text("  discard ") + put_away
        console.print(
            Text(f"contract   {game.contract} by {_SEAT_NAMES[game.declarer or 0]}, bid {game.auction.bid}") + discard
        )
        console.print(_tricks(game))
    result = known_result(record, game)
    console.print(Text("result     " + ("broken off" if result is None else _result(result))))
    console.print()


def _skat_is_seen(record: Record) -> bool:
    """In the declarer's view the skat is hidden in the deal, but given later."""
    given = [act for who, act in record.moves if who == "w" and act[:2] not in ("TI", "LE")]
    return _HIDDEN not in (given[0] if given else record.deal[30:])


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
    details = [f"{result.points} points in {result.tricks} trick{'' if result.tricks == 1 else 's'}"]
    if result.matadors:
        details.append(f"{'with' if result.matadors > 0 else 'without'} {abs(result.matadors)}")
    details += [name for name, is_reached in reached.items() if is_reached]
    points = "/".join(map(str, result.list_points()))
    return f"{'won' if result.won else 'lost'}, {', '.join(details)}; value {result.value}, list {points}"
