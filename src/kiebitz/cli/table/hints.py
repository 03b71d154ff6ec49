"""Hints at the terminal: what the adviser says, in words and columns."""

from __future__ import annotations

import time
from textwrap import wrap

from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Kind
from kiebitz.hints import Adviser, Choice, Hint, Reason
from kiebitz.moves import Bid, Declare, Hold, Move, Pass, PickUp
from kiebitz.players import CardEvidence, Evidence
from kiebitz.view import View

CHOICES_SHOWN = 3
CARD_COLUMN = 9
WINS_COLUMN = 14
SCORE_COLUMN = 17
NARROW = 78


def hint_lines(view: View, wording: Wording, seed: int) -> list[Text]:
    """Advice for the seat in turn; where there is a choice of cards, with what speaks for each of them."""
    start = time.perf_counter()
    hint = Adviser(seed).hint(view)
    seconds = time.perf_counter() - start
    advice, reason = wording.say("hint-advice", advice=_advice(hint.move, wording)), _reason(hint, wording)
    if hint.reason is Reason.ONLY_MOVE:
        return [Text(f"{advice}. {reason}")]
    lines = [Text(advice, style="bold"), Text(reason)]
    if hint.game_in_mind is not None:
        lines.append(Text(wording.say("hint-in-mind", contract=wording.contract(hint.game_in_mind))))
    if hint.evidence is None:
        return lines + [Text("  " + _prospect(choice, wording)) for choice in hint.choices[:CHOICES_SHOWN]]
    return [*lines, *_null_lines(hint, wording), *_evidence_lines(hint.evidence, view, wording, seconds)]


def _advice(move: Move, wording: Wording) -> str:
    """What a move is called as advice."""
    match move:
        case Pass():
            return wording.say("hint-pass")
        case Hold():
            return wording.say("hint-hold")
        case Bid(number):
            return wording.say("hint-bid", bid=number)
        case PickUp():
            return wording.say("hint-pick-up")
        case Declare(contract, None):
            return wording.say("hint-play", what=wording.contract(contract))
        case Declare(contract, discard) if discard is not None:
            return wording.say("hint-declare", contract=wording.contract(contract), cards=wording.cards(discard))
        case Card() as card:
            return wording.say("hint-play", what=wording.card(card))
    raise AssertionError(f"nobody advises {move!r}")


def _reason(hint: Hint, wording: Wording) -> str:
    """Why, in a sentence."""
    other = "" if hint.runner_up is None else wording.card(hint.runner_up)
    return wording.say_of("hint-reason", hint.reason.value, other=other)


def _null_lines(hint: Hint, wording: Wording) -> list[Text]:
    """A null hand in its own terms: what is safe, and where it can be caught."""
    sight, lines = hint.null, list[Text]()
    if sight is not None and sight.safe_suits:
        suits = ", ".join(wording.kind(Kind(suit)) for suit in reversed(sight.safe_suits))
        lines.append(Text(wording.say("hint-safe-suits", suits=suits)))
    if sight is not None and sight.holes:
        cards = wording.cards(sight.holes)
        lines.append(Text(wording.say("hint-holes", count=len(sight.holes), cards=cards)))
    return lines


def _prospect(choice: Choice, wording: Wording) -> str:
    """What a way to go on promises: how often it wins, and points less the mean of the others'."""
    what, points = _advice(choice.move, wording), wording.list_points(choice.points)
    if choice.win is None:
        return wording.say("hint-prospect-passing", what=what, points=points)
    return wording.say("hint-prospect", what=what, win=wording.percent(choice.win), points=points)


def _evidence_lines(evidence: Evidence, view: View, wording: Wording, seconds: float) -> list[Text]:
    assert view.contract is not None
    is_null = view.contract.is_null
    heading = (
        f"  {wording.say('hint-card'):<{CARD_COLUMN}}{wording.say('hint-wins'):<{WINS_COLUMN}}"
        f"{wording.say('hint-score'):<{SCORE_COLUMN}}{wording.say('hint-tricks' if is_null else 'hint-card-points')}"
    )
    explained = wording.say("hint-explained", game="null" if is_null else "trump")
    return [
        Text(),
        Text(heading, style="dim"),
        *(_row(found, evidence, wording) for found in evidence.cards),
        Text(),
        Text(f"{_worlds_judged(evidence, wording)} ({wording.seconds(seconds)})"),
        *(Text(line, style="dim") for line in wrap(explained, NARROW)),
        *(Text(line, style="dim") for line in wrap(wording.say("hint-meaning"), NARROW)),
    ]


def _worlds_judged(evidence: Evidence, wording: Wording) -> str:
    return wording.say("hint-worlds", worlds=evidence.worlds, judged="all" if evidence.is_full else "some")


def _row(found: CardEvidence, evidence: Evidence, wording: Wording) -> Text:
    is_best = found.card == evidence.best
    face = wording.coloured(found.card, "bold" if is_best else "")
    wins = f"{wording.percent(found.win_share):>5}"
    value = "" if found.value is None else wording.decimal(found.value)
    row = Text("> " if is_best else "  ") + face + " " * (CARD_COLUMN - face.cell_len)
    return row.append(f"{wins:<{WINS_COLUMN}}{_score(found, evidence, wording):<{SCORE_COLUMN}}{value:>5}")


def _score(found: CardEvidence, evidence: Evidence, wording: Wording) -> str:
    """The score and its standard error; there is none where all worlds have been judged."""
    if found.score is None or found.error is None:
        return ""
    score = wording.decimal(found.score, digits=2)
    return score if evidence.is_full else f"{score} ± {wording.decimal(found.error, digits=2)}"
