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
from kiebitz.deals import SEATS
from kiebitz.formats.iss import Record
from kiebitz.game import Game
from kiebitz.moves import Declare, Move, PickUp
from kiebitz.review import Foresight, Review, Size, Verdict, Winning
from kiebitz.review.records import could_not_be_lost, known_seats

MARKS: Final = {Size.INACCURACY: "?!", Size.MISTAKE: "?", Size.BLUNDER: "??"}
_STYLES: Final = {Size.INACCURACY: "yellow", Size.MISTAKE: "magenta", Size.BLUNDER: "red"}
_RED: Final = "[♥♦]\\w+"  # cards within a sentence
_CHANCE: Final = 0.005  # of winning, from which on it is told


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
        console.print(Text(speaker.say("result-could-not-be-lost")))
    if judged := known_seats(record):
        given = (f"{speaker.seat(seat)} {speaker.wording.decimal(review.given_away(seat), 0)}" for seat in judged)
        console.print(Text(speaker.say("given-away-points", points="   ".join(given))))
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
    return f"{MARKS[worst.size]} {_where(game, worst, speaker)}, {speaker.seat(worst.seat)} {lost}"


def _show_dearest(console: Console, record: Record, game: Game, review: Review, speaker: Speaker) -> None:
    judged, mistakes = known_seats(record), review.dearest()
    if not judged:
        console.print(Text(speaker.say("review-hidden")))
    elif len(judged) < len(SEATS):
        console.print(Text(speaker.say("review-only", seats=", ".join(map(speaker.seat, judged)))))
    if judged and not mistakes:
        console.print(Text(speaker.say("mistakes-none")))
    for verdict in mistakes:
        console.print(_moment(game, verdict, speaker))
    console.print()


def _moment(game: Game, verdict: Verdict, speaker: Speaker) -> Text:
    """What was done where, what was better at what price, and why."""
    found, size = verdict.foresight, verdict.size
    assert found is not None
    assert size is not None
    told = speaker.say(
        "moment-told",
        where=_where(game, verdict, speaker),
        seat=speaker.seat(verdict.seat),
        move=_choice(verdict.move, speaker),
        best=_choice(found.best, speaker),
    )
    lines = Text.assemble(
        (f"{MARKS[size]:<3}", _STYLES[size]),
        f"{told}\n   ",
        (speaker.say_of("size", size.value), _STYLES[size]),
        f". {_cost(found, speaker)}",
    )
    if verdict.reason is not None:
        lines.append(f"\n   {reason_text(verdict.reason, [speaker.seat(seat) for seat in SEATS], speaker)}")
    lines.highlight_regex(_RED, "red")
    return lines


def _cost(found: Foresight, speaker: Speaker) -> str:
    """List points with how sure they are, and the chance to win that was lost, if any."""
    decimal = speaker.wording.decimal
    error = decimal(found.error) if found.error else "none"
    win = speaker.percent(found.win_loss) if found.win_loss >= _CHANCE else "none"
    return speaker.say("verdict-cost", points=decimal(found.loss), error=error, win=win)


def _where(game: Game, verdict: Verdict, speaker: Speaker) -> str:
    cards = sum(isinstance(move, Card) for move in game.moves[: verdict.number])
    return speaker.say("moment-where", phase=_phase(verdict.move), trick=cards // 3 + 1)


def _phase(move: Move) -> str:
    """When such a move is made."""
    if isinstance(move, Declare):
        return "skat" if move.discard is None else "declare"
    return "play" if isinstance(move, Card) else "skat" if isinstance(move, PickUp) else "auction"


def _choice(move: Move, speaker: Speaker) -> str:
    """What a move is called."""
    if isinstance(move, Card):
        return speaker.wording.card(move)
    if not isinstance(move, Declare):
        return speaker.say("choice", move=str(move))
    contract = speaker.contract(move.contract)
    if move.discard is None:
        return contract
    return speaker.say("choice-declaration", contract=contract, cards=speaker.wording.cards(move.discard))


def _marks(review: Review) -> Iterator[Text]:
    """What stands behind each card played: nothing, or the sign of a mistake."""
    for verdict in review.verdicts:
        if isinstance(verdict.move, Card):
            size = verdict.size
            yield Text("") if size is None else Text(f" {MARKS[size]}", _STYLES[size])


def _show_winning(console: Console, game: Game, winning: Winning, speaker: Speaker) -> None:
    name = speaker.seat(game.declarer or 0)
    question = speaker.say("winning", side=winning.side.value, name=name)
    if not winning.line:
        told = speaker.say("winning-games", side=winning.side.value, won=winning.won, games=winning.games)
        console.print(Text(f"{question} {told}"))
        return
    before = sum(isinstance(move, Card) for move in game.moves[: winning.number])
    answer = speaker.say("winning-line", side=winning.side.value, name=name, trick=before // 3 + 1)
    console.print(Text(f"{question} {answer}"))
    console.print(Text("  ") + Text("  ").join(_in_tricks(winning, before, speaker)))


def _in_tricks(winning: Winning, before: int, speaker: Speaker) -> list[Text]:
    """The cards of a line, those of a trick together."""
    tricks: list[list[Card]] = [[]]
    for number, card in enumerate(winning.line, start=before):
        if number % 3 == 0 and tricks[-1]:
            tricks.append([])
        tricks[-1].append(card)
    return [speaker.cards(trick) for trick in tricks]
