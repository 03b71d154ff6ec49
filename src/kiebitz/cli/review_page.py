"""One review on paper: the dearest moments, the tricks with a mark at every mistake, and whether it could be won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.reasons import reason_text
from kiebitz.cli.show import show_head, show_result, tricks_table
from kiebitz.cli.speaker import Speaker
from kiebitz.deal import SEATS
from kiebitz.formats.iss import Record
from kiebitz.game import Game
from kiebitz.moves import Declare, Hold, Move, Pass, PickUp
from kiebitz.review import Review, Size, Verdict, Winning
from kiebitz.review.records import could_not_be_lost, known_seats
from kiebitz.solve import Side

MARKS: Final = {Size.INACCURACY: "?!", Size.MISTAKE: "?", Size.BLUNDER: "??"}
_STYLES: Final = {Size.INACCURACY: "yellow", Size.MISTAKE: "magenta", Size.BLUNDER: "red"}
_LABEL: Final = 12


def show_review(console: Console, record: Record, game: Game, review: Review, speaker: Speaker) -> None:
    """Print a review under the head of its game."""
    show_head(console, record, game, speaker)
    console.print()
    _show_dearest(console, record, game, review, speaker)
    if game.contract is not None:
        console.print(tricks_table(game, speaker, _marks(review)))
        console.print()
    show_result(console, record, game, speaker)
    if could_not_be_lost(record, game):
        console.print(Text(speaker.words.could_not_be_lost))
    if judged := known_seats(record):
        given = (f"{speaker.seat(seat)} {speaker.wording.decimal(review.given_away(seat), 0)}" for seat in judged)
        console.print(Text(f"{speaker.words.given_away:<{_LABEL}}{'   '.join(given)}"))
    if review.winning is not None:
        _show_winning(console, game, review.winning, speaker)
    console.print()


def dearest_so_far(game: Game, found: Iterable[Verdict], speaker: Speaker) -> str:
    """The dearest mistake of those found by now, in a few words; none if there is none."""
    mistakes = [verdict for verdict in found if verdict.size is not None]
    if not mistakes:
        return ""
    worst = max(mistakes, key=lambda verdict: 0 if verdict.foresight is None else verdict.foresight.loss)
    assert worst.size is not None
    assert worst.foresight is not None
    lost = speaker.signed(-worst.foresight.loss)
    return f"{MARKS[worst.size]} {_when(game, worst, speaker)}, {speaker.seat(worst.seat)} {lost}"


def _show_dearest(console: Console, record: Record, game: Game, review: Review, speaker: Speaker) -> None:
    words, judged = speaker.words, known_seats(record)
    if not judged:
        console.print(Text(words.cards_unknown))
    elif len(judged) < len(SEATS):
        console.print(Text(words.only_judged.format(seats=", ".join(map(speaker.seat, judged)))))
    mistakes = review.dearest()
    if judged and not mistakes:
        console.print(Text(words.no_mistakes))
    for verdict in mistakes:
        console.print(_moment(game, verdict, speaker))
    console.print()


def _moment(game: Game, verdict: Verdict, speaker: Speaker) -> Text:
    """What was done where, what was better at what price, and why."""
    words, found = speaker.words, verdict.foresight
    assert found is not None
    assert verdict.size is not None
    points = speaker.wording.decimal(found.loss, 0)
    error = words.give_or_take.format(error=speaker.wording.decimal(found.error, 0)) if found.error else ""
    costs = words.costs if found.win_loss >= 0.005 else words.costs_no_win
    told = Text.assemble(
        (f"{MARKS[verdict.size]:<3}", _STYLES[verdict.size]),
        f"{_when(game, verdict, speaker)}, {speaker.seat(verdict.seat)}: ",
        _said(verdict.move, speaker),
        "; ",
        words.better.format(move=""),
        _said(found.best, speaker),
        "\n   ",
        (getattr(words, verdict.size.value), _STYLES[verdict.size]),
        ": ",
        costs.format(points=points, error=error, win=speaker.percent(found.win_loss)),
    )
    if verdict.reason is not None:
        seats = [speaker.seat(seat) for seat in SEATS]
        told.append(f"\n   {reason_text(verdict.reason, seats, speaker)}")
    return told


def _when(game: Game, verdict: Verdict, speaker: Speaker) -> str:
    if isinstance(verdict.move, Card):
        cards = sum(isinstance(move, Card) for move in game.moves[: verdict.number])
        return speaker.words.in_trick.format(trick=cards // 3 + 1)
    return speaker.words.with_skat if isinstance(verdict.move, Declare | PickUp) else speaker.words.in_auction


def _said(move: Move, speaker: Speaker) -> Text:
    words = speaker.words
    if isinstance(move, Card):
        return speaker.card(move)
    if isinstance(move, Pass):
        return Text(words.pass_)
    if isinstance(move, PickUp):
        return Text(words.pick_up)
    if isinstance(move, Declare):
        cards = Text("") if move.discard is None else Text(" ") + speaker.cards(move.discard)
        return Text(speaker.contract(move.contract)) + cards
    return Text(words.hold.format(bid="").strip() if isinstance(move, Hold) else str(move))


def _marks(review: Review) -> Iterator[Text]:
    """What stands behind each card played: nothing, or the sign of a mistake."""
    for verdict in review.verdicts:
        if isinstance(verdict.move, Card):
            size = verdict.size
            yield Text("") if size is None else Text(f" {MARKS[size]}", _STYLES[size])


def _show_winning(console: Console, game: Game, winning: Winning, speaker: Speaker) -> None:
    words = speaker.words
    if not winning.line:
        told = words.declarer_won_of if winning.side is Side.DECLARER else words.defenders_won_of
        console.print(Text(told.format(won=winning.won, games=winning.games)))
        return
    told = words.declarer_wins_from if winning.side is Side.DECLARER else words.defenders_win_from
    before = sum(isinstance(move, Card) for move in game.moves[: winning.number])
    console.print(Text(told.format(trick=before // 3 + 1)))
    console.print(Text("  ") + Text("  ").join(_in_tricks(winning, before, speaker)))


def _in_tricks(winning: Winning, before: int, speaker: Speaker) -> list[Text]:
    """The cards of a line, those of a trick together."""
    tricks: list[list[Card]] = [[]]
    for number, card in enumerate(winning.line, start=before):
        if number % 3 == 0 and tricks[-1]:
            tricks.append([])
        tricks[-1].append(card)
    return [speaker.cards(trick) for trick in tricks]
