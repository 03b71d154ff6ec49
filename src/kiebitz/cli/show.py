"""A finished or broken-off game on paper: hands, auction, contract, tricks, result."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card, CardSet
from kiebitz.cli.speaker import Speaker
from kiebitz.deals import SEATS
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import Record, known_result
from kiebitz.game import Game
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.play import ORDERS
from kiebitz.scoring import Result

_HIDDEN = "??"
_LABEL = 11  # columns of the word that a line begins with
_NAME = 12


def show_game(console: Console, record: Record, game: Game, speaker: Speaker) -> None:
    """Print one game."""
    show_head(console, record, game, speaker)
    if game.contract is not None:
        console.print(tricks_table(game, speaker))
    show_result(console, record, game, speaker)
    for note in record.notes:
        told = " ".join([*map(str, note.moves), note.text])
        console.print(Text(printable(speaker.say("record-note", number=note.after, text=told))))
    console.print()


def show_head(console: Console, record: Record, game: Game, speaker: Speaker) -> None:
    """Who held what, and what was said and declared."""
    not_seen = Text(speaker.say("record-not-seen"), style="dim")
    console.rule(Text(printable(f"{record.place} {record.game_id}  {record.date}".strip())), align="left")
    for seat in SEATS:
        label = Text(f"{speaker.seat(seat):<{_LABEL}}{printable(record.players[seat]):<{_NAME}}")
        is_hidden = _HIDDEN in record.deal[10 * seat : 10 * seat + 10]
        console.print(label, not_seen if is_hidden else _cards(game, game.deal.hands[seat], speaker))
    skat = _cards(game, game.deal.skat, speaker) if _skat_is_seen(record) else not_seen
    console.print(Text(speaker.say("record-skat").ljust(_LABEL + _NAME)), skat)
    console.print(Text(speaker.say("record-auction").ljust(_LABEL) + _auction(game, speaker)))
    if game.contract is not None:
        declared = Text(speaker.say("record-contract").ljust(_LABEL) + _contract(game, speaker))
        console.print(declared + _discard(record, game, speaker))


def show_result(console: Console, record: Record, game: Game, speaker: Speaker) -> None:
    """How it ended, and how that is counted."""
    result = known_result(record, game)
    told = speaker.say("record-broken-off") if result is None else _result(result, game, speaker)
    console.print(Text(speaker.say("record-result").ljust(_LABEL) + told))


def _contract(game: Game, speaker: Speaker) -> str:
    assert game.contract is not None
    contract, seat = speaker.contract(game.contract), speaker.seat(game.declarer or 0)
    return speaker.say("record-contract-by", contract=contract, seat=seat, bid=game.auction.bid)


def _discard(record: Record, game: Game, speaker: Speaker) -> Text:
    """What was put away, where the view that the record is written in has seen it."""
    if game.discard is None:
        return Text("")
    is_hidden = any(_HIDDEN in act for who, act in record.moves if who != "w")
    cards = Text(speaker.say("record-not-seen"), style="dim") if is_hidden else _cards(game, game.discard, speaker)
    return Text(f", {speaker.say('record-put-away')} ") + cards


def _skat_is_seen(record: Record) -> bool:
    """In the declarer's view the skat is hidden in the deal, but given later."""
    given = [act for who, act in record.moves if who == "w" and act[:2] not in ("TI", "LE")]
    return _HIDDEN not in (given[0] if given else record.deal[30:])


def _cards(game: Game, cards: CardSet, speaker: Speaker) -> Text:
    """Cards in the order of the contract, strongest first within a suit."""
    order = ORDERS[game.contract.kind] if game.contract is not None else ORDERS[4]

    def place(card: Card) -> tuple[int, int]:
        return 4 if order.trumps >> card & 1 else card.suit, order.strength[card]

    return speaker.cards(sorted(cards, key=place, reverse=True))


def _auction(game: Game, speaker: Speaker) -> str:
    calls = [_call(seat, move, speaker) for seat, move in game.history if isinstance(move, Bid | Hold | Pass)]
    return ", ".join(calls)


def _call(seat: int, move: Bid | Hold | Pass, speaker: Speaker) -> str:
    return speaker.say("record-call", call=type(move).__name__.lower(), seat=speaker.seat(seat), bid=str(move))


def tricks_table(game: Game, speaker: Speaker, marks: Iterable[Text] = ()) -> Table:
    """The finished tricks; behind each card its mark, where there are marks in the order of play."""
    mark = iter(marks)
    trick_heading, taken_by = speaker.say("record-trick"), speaker.say("record-taken-by")
    table = Table(trick_heading, *map(speaker.seat, SEATS), taken_by, box=None, pad_edge=False)
    table.add_column(speaker.say("record-card-points"), justify="right")
    assert game.contract is not None
    view = game.view(None)
    for number, trick in enumerate(view.finished_tricks, start=1):
        cells = [Text("")] * 3
        for place, card in enumerate(trick.cards):
            cells[trick.seat_of(place)] = speaker.card(card) + Text(" ←" if place == 0 else "") + next(mark, Text(""))
        table.add_row(str(number), *cells, speaker.seat(trick.winner(game.contract)), str(trick.points))
    return table


def _result(result: Result, game: Game, speaker: Speaker) -> str:
    if result.penalty is not None:
        return speaker.say("record-broken-off-by", seat=speaker.seat(result.penalty))
    if game.contract is None:
        return speaker.say("record-passed-in")
    outcome = speaker.say(
        "record-outcome",
        won="yes" if result.won else "no",
        points=result.points,
        tricks=result.tricks,
        value=result.value,
        list="/".join(map(str, result.list_points())),
    )
    calculation = speaker.wording.calculation(game.contract, result, game.auction.bid)
    return f"{outcome}\n{'':<{_LABEL}}{calculation}"
