"""A moment on paper: what the seat saw, the question, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.reasons import reason_text
from kiebitz.cli.speaker import Speaker
from kiebitz.cli.table.agreement import SEAT_NAMES
from kiebitz.formats.foreign_text import printable
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Declare, Hold, Pass, format_move, parse_move
from kiebitz.practice.exercise import Asked, Exercise
from kiebitz.practice.what_follows import Following, WhatFollows
from kiebitz.view import Phase, Trick, View

_LABEL = 13


def shown(exercise: Exercise, speaker: Speaker) -> Iterator[Text]:
    """What the seat saw, and the question."""
    view = exercise.view
    names = names_of(exercise, speaker)
    assert view.seat is not None
    sits = speaker.say("practice-where-you-sit", seat=speaker.seat(view.seat))
    yield Text(f"{sits}.  {source_of(exercise, speaker)}", style="bold")
    if view.contract is not None and view.declarer is not None:
        bid = speaker.say("table-bid", bid=view.auction.bid)
        yield Text(printable(f"{names[view.declarer]}: {speaker.contract(view.contract)}, {bid}"))
    if calls := [(seat, move) for seat, move in view.history if isinstance(move, Bid | Hold | Pass)]:
        said = "  ".join(f"{names[seat]} {speaker.wording.call(move)}" for seat, move in calls)
        yield _labelled(speaker.say("practice-bids-before"), Text(printable(said)))
    for trick in view.finished_tricks:
        yield _labelled(speaker.say("practice-tricks-before"), _trick(trick, view, names, speaker))
    if view.trick:
        yield _labelled(speaker.say("practice-trick"), _trick(Trick(view.leader, view.trick), view, names, speaker))
    if view.open_hand is not None and not view.is_declarer:
        yield _labelled(speaker.say("practice-open-hand"), speaker.cards(in_hand_order(view.open_hand, view.contract)))
    if view.skat is not None and view.phase is Phase.PLAY:
        yield _labelled(speaker.say("table-put-away"), speaker.cards(in_hand_order(view.skat, view.contract)))
    yield Text()
    yield Text("  ") + speaker.cards(in_hand_order(view.hand, view.contract))
    yield Text()
    yield Text(question_text(exercise, speaker), style="bold")
    for number, answer in enumerate(exercise.offers, start=1):
        told = speaker.say(
            "practice-terminal-choices", number=str(number), answer=answer_text(exercise, answer, speaker)
        )
        yield Text(f"  {told}")


def question_text(exercise: Exercise, speaker: Speaker) -> str:
    """What is asked, in a line."""
    if exercise.question is Asked.MISTAKE:
        return speaker.say("practice-question-mistake", move=move_text(exercise.made or "", speaker))
    return speaker.say_of("practice-question", exercise.question.value)


def told(exercise: Exercise, answer: str, follows: WhatFollows, speaker: Speaker, *, is_right: bool) -> Iterator[Text]:
    """What is said of an answer."""
    yield Text(
        speaker.say("practice-right" if is_right else "practice-wrong"), style="bold green" if is_right else "bold red"
    )
    right = ", ".join(answer_text(exercise, each, speaker) for each in exercise.right)
    yield Text(speaker.say("practice-right-is", moves=right))
    if exercise.made is not None and exercise.question is not Asked.MISTAKE and exercise.made != answer:
        made = answer_text(exercise, exercise.made, speaker)
        then = (
            speaker.say("practice-you-then", move=made)
            if exercise.is_own
            else speaker.say("practice-tempting", move=made)
        )
        yield Text(then)
    if (why := why_text(exercise, speaker)) is not None:
        yield Text(printable(why))
    if follows.lines:
        yield Text(speaker.say("practice-then-true" if follows.is_true else "practice-then-supposed"), style="dim")
    if any(line.calls for line in follows.lines):
        yield Text(speaker.say("practice-then-calls"), style="dim")
    for line in follows.lines:
        yield from _line(line, exercise, speaker)
    seat = SEAT_NAMES[exercise.view.seat or 0]
    play = f"kiebitz play --practice --seat {seat} --position '{follows.game.line()}'"
    yield Text(speaker.say("practice-terminal-play-on", command=play), style="dim")


def why_text(exercise: Exercise, speaker: Speaker) -> str | None:
    """Why what was done, or what tempts, is wrong."""
    if exercise.texts is not None:
        return exercise.texts[speaker.language]
    return None if exercise.reason is None else reason_text(exercise.reason, names_of(exercise, speaker), speaker)


def names_of(exercise: Exercise, speaker: Speaker) -> tuple[str, str, str]:
    """Who sat there; at puzzles nobody, so seats have their names."""
    return exercise.names or (speaker.seat(0), speaker.seat(1), speaker.seat(2))


def source_of(exercise: Exercise, speaker: Speaker) -> str:
    """Where it comes from."""
    name = exercise.key.rpartition(":")[2]
    source = "mistake" if exercise.is_own else "puzzle" if exercise.texts is None else "lesson"
    told = speaker.say("practice-source", source=source, name=name)
    return told if exercise.grade is None else f"{told}, {speaker.say('practice-grade', grade=exercise.grade)}"


def answer_text(exercise: Exercise, answer: str, speaker: Speaker) -> str:
    """An answer in words."""
    if exercise.question in (Asked.TRUMPS, Asked.MISTAKE) or answer in ("p", "y", "s") or answer.isdecimal():
        return speaker.say("practice-answer", answer=answer)
    return move_text(answer, speaker)


def move_text(text: str, speaker: Speaker) -> str:
    """A move in words."""
    move = parse_move(text)
    if isinstance(move, Card):
        return speaker.wording.card(move)
    if isinstance(move, Declare):
        contract = speaker.contract(move.contract)
        if move.discard is None:
            return contract
        return speaker.say("choice-declaration", contract=contract, cards=speaker.wording.cards(move.discard))
    return speaker.say("practice-answer", answer=text)


def _labelled(label: str, text: Text) -> Text:
    return Text(f"  {label:<{_LABEL}}", style="dim") + text


def _trick(trick: Trick, view: View, names: tuple[str, str, str], speaker: Speaker) -> Text:
    cards = [
        Text(printable(f"{names[trick.seat_of(place)]} ")) + speaker.card(card)
        for place, card in enumerate(trick.cards)
    ]
    line = Text("  ").join(cards)
    if len(trick.cards) == len(names) and view.contract is not None:
        line += Text(f"  ({speaker.wording.trick_to(printable(names[trick.winner(view.contract)]))})", style="dim")
    return line


def _line(line: Following, exercise: Exercise, speaker: Speaker) -> Iterator[Text]:
    """A line to the end of the game: what is said, what is declared, the tricks."""
    names = names_of(exercise, speaker)
    if isinstance(line.first, Card):
        after = speaker.say("practice-after", card=speaker.wording.card(line.first))
    else:
        after = speaker.say("practice-after-call", call=answer_text(exercise, format_move(line.first), speaker))
    yield Text(printable(f"  {after}: {ending_text(line, names, speaker)}"), style="bold")
    said = [(seat, move) for seat, move in line.calls if isinstance(move, Bid | Hold | Pass)]
    if said:
        yield Text(printable("    " + ", ".join(f"{names[seat]} {speaker.wording.call(move)}" for seat, move in said)))
    for seat, move in line.calls:
        if isinstance(move, Declare):
            yield Text(printable(f"    {names[seat]}: {move_text(format_move(move), speaker)}"))
    if line.tricks:
        yield Text("    " + " | ".join(speaker.wording.cards(trick.cards) for trick in line.tricks))


def ending_text(line: Following, names: tuple[str, str, str], speaker: Speaker) -> str:
    """How the game ends, and what the declarer has then."""
    result, contract = line.game.result(), line.game.contract
    if result.declarer is None or contract is None:
        return speaker.say("result-passed-in")
    name = names[result.declarer]
    ends = speaker.say("result-won" if result.won else "result-lost", who="other", name=name)
    value = speaker.say("result-value", value=f"{result.value:+d}")
    has = (
        speaker.say("practice-after-tricks", tricks=result.tricks)
        if contract.is_null
        else speaker.say("practice-after-points", points=result.points)
    )
    return f"{ends}, {value}, {has}"
