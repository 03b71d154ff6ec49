"""A finished or broken-off game on paper: hands, auction, contract, tricks, result."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card, CardSet
from kiebitz.cli.speaker import Speaker
from kiebitz.deal import SEATS
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
    console.print()


def show_head(console: Console, record: Record, game: Game, speaker: Speaker) -> None:
    """Who held what, and what was said and declared."""
    words, not_seen = speaker.words, Text(speaker.words.not_seen, style="dim")
    console.rule(Text(printable(f"{record.place} {record.game_id}  {record.date}".strip())), align="left")
    for seat in SEATS:
        label = Text(f"{speaker.seat(seat):<{_LABEL}}{printable(record.players[seat]):<{_NAME}}")
        is_hidden = _HIDDEN in record.deal[10 * seat : 10 * seat + 10]
        console.print(label, not_seen if is_hidden else _cards(game, game.deal.hands[seat], speaker))
    skat = _cards(game, game.deal.skat, speaker) if _skat_is_seen(record) else not_seen
    console.print(Text(f"{words.skat:<{_LABEL + _NAME}}"), skat)
    console.print(Text(f"{words.auction:<{_LABEL}}" + _auction(game, speaker)))
    if game.contract is not None:
        console.print(Text(f"{words.contract:<{_LABEL}}" + _contract(game, speaker)) + _discard(record, game, speaker))


def show_result(console: Console, record: Record, game: Game, speaker: Speaker) -> None:
    """How it ended, and how that is counted."""
    words, result = speaker.words, known_result(record, game)
    told = words.broken_off if result is None else _result(result, game, speaker)
    console.print(Text(f"{words.result:<{_LABEL}}" + told))


def _contract(game: Game, speaker: Speaker) -> str:
    assert game.contract is not None
    return speaker.words.contract_by.format(
        contract=speaker.contract(game.contract), seat=speaker.seat(game.declarer or 0), bid=game.auction.bid
    )


def _discard(record: Record, game: Game, speaker: Speaker) -> Text:
    """What was put away, where the view that the record is written in has seen it."""
    if game.discard is None:
        return Text("")
    is_hidden = any(_HIDDEN in act for who, act in record.moves if who != "w")
    cards = Text(speaker.words.not_seen, style="dim") if is_hidden else _cards(game, game.discard, speaker)
    return Text(f", {speaker.words.discard} ") + cards


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
    words = speaker.words
    said = words.holds if isinstance(move, Hold) else words.passes if isinstance(move, Pass) else words.says
    return said.format(seat=speaker.seat(seat), bid=move)


def tricks_table(game: Game, speaker: Speaker, marks: Iterable[Text] = ()) -> Table:
    """The finished tricks; behind each card its mark, where there are marks in the order of play."""
    words, mark = speaker.words, iter(marks)
    table = Table(words.trick, *map(speaker.seat, SEATS), words.taken_by, box=None, pad_edge=False)
    table.add_column(words.card_points, justify="right")
    assert game.contract is not None
    view = game.view(None)
    for number, trick in enumerate(view.finished_tricks, start=1):
        cells = [Text("")] * 3
        for place, card in enumerate(trick.cards):
            cells[trick.seat_of(place)] = speaker.card(card) + Text(" ←" if place == 0 else "") + next(mark, Text(""))
        table.add_row(str(number), *cells, speaker.seat(trick.winner(game.contract)), str(trick.points))
    return table


def _result(result: Result, game: Game, speaker: Speaker) -> str:
    words = speaker.words
    if result.penalty is not None:
        return words.broken_off_by.format(seat=speaker.seat(result.penalty))
    if game.contract is None:
        return words.passed_in
    in_tricks = words.points_in_trick if result.tricks == 1 else words.points_in_tricks
    taken = in_tricks.format(points=result.points, tricks=result.tricks)
    points = "/".join(map(str, result.list_points()))
    value = words.value_and_list.format(value=result.value, points=points)
    calculation = speaker.wording.calculation(game.contract, result, game.auction.bid)
    return f"{words.won if result.won else words.lost}, {taken}; {value}\n{'':<{_LABEL}}{calculation}"
