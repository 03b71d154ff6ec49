"""Hints at the terminal: what the adviser says, in words and columns."""

from __future__ import annotations

import time

from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Kind
from kiebitz.hints import Adviser, Choice, Hint, Reason
from kiebitz.moves import Bid, Declare, Hold, Pass, PickUp
from kiebitz.players import CardEvidence, Evidence
from kiebitz.view import View

CHOICES_SHOWN = 3
CARD_COLUMN = 9
WINS_COLUMN = 14
SCORE_COLUMN = 17


def hint_lines(view: View, wording: Wording, seed: int) -> list[Text]:
    """Advice for the seat in turn; where there is a choice of cards, with what speaks for each of them."""
    start = time.perf_counter()
    hint = Adviser(seed).hint(view)
    seconds = time.perf_counter() - start
    if hint.reason is Reason.ONLY_MOVE:
        return [Text(_only_move(hint, wording))]
    lines = [Text(_advice(hint, wording), style="bold"), Text(_reason(hint, wording))]
    if hint.evidence is None:
        return lines + [Text(_prospect(choice, view, wording)) for choice in hint.choices[:CHOICES_SHOWN]]
    return [*lines, *_null_lines(hint, wording), *_evidence_lines(hint.evidence, view, wording, seconds)]


def _only_move(hint: Hint, wording: Wording) -> str:
    if isinstance(hint.move, Card):
        return wording.phrases.hint_only_card.format(card=wording.card(hint.move))
    return wording.phrases.hint_pass


def _advice(hint: Hint, wording: Wording) -> str:
    phrases = wording.phrases
    in_mind = "" if hint.game_in_mind is None else wording.contract(hint.game_in_mind)
    match hint.move:
        case Pass():
            return phrases.hint_pass
        case Hold():
            return phrases.hint_hold.format(contract=in_mind)
        case Bid(number):
            return phrases.hint_bid.format(bid=number, contract=in_mind)
        case PickUp():
            return phrases.hint_pick_up
        case Declare(contract, None):
            return phrases.hint_play.format(what=wording.contract(contract))
        case Declare(contract, discard) if discard is not None:
            return phrases.hint_declare.format(contract=wording.contract(contract), cards=wording.cards(discard))
        case Card() as card:
            return phrases.hint_play.format(what=wording.card(card))
    raise AssertionError(f"nobody advises {hint.move!r}")


def _reason(hint: Hint, wording: Wording) -> str:
    """Why, in a sentence."""
    other = "" if hint.runner_up is None else wording.card(hint.runner_up)
    return wording.phrases.hint_reasons[hint.reason].format(other=other)


def _null_lines(hint: Hint, wording: Wording) -> list[Text]:
    """A null hand in its own terms: what is safe, and where it can be caught."""
    phrases, sight, lines = wording.phrases, hint.null, list[Text]()
    if sight is not None and sight.safe_suits:
        suits = ", ".join(wording.kind(Kind(suit)) for suit in reversed(sight.safe_suits))
        lines.append(Text(phrases.hint_safe_suits.format(suits=suits)))
    if sight is not None and sight.holes:
        cards = wording.cards(sight.holes)
        lines.append(Text(wording.counted(phrases.hint_holes, len(sight.holes), cards=cards)))
    return lines


def _prospect(choice: Choice, view: View, wording: Wording) -> str:
    """What a way to go on promises: how often it wins, and points less the mean of the others'."""
    phrases, points = wording.phrases, wording.list_points(choice.points)
    if choice.win is None:
        return phrases.hint_passing.format(points=points)
    return phrases.hint_prospect.format(what=_way(choice, view, wording), win=f"{100 * choice.win:.0f}", points=points)


def _way(choice: Choice, view: View, wording: Wording) -> str:
    phrases = wording.phrases
    match choice.move:
        case Declare(contract):
            return wording.contract(contract)
        case PickUp():
            return phrases.hint_picking_up
        case Bid(number):
            return phrases.hint_declaring.format(bid=number)
    return phrases.hint_declaring.format(bid=view.auction.bid)


def _evidence_lines(evidence: Evidence, view: View, wording: Wording, seconds: float) -> list[Text]:
    phrases = wording.phrases
    assert view.contract is not None
    value = phrases.hint_tricks if view.contract.is_null else phrases.hint_points
    heading = (
        f"  {phrases.hint_card:<{CARD_COLUMN}}{phrases.hint_wins:<{WINS_COLUMN}}"
        f"{phrases.hint_score:<{SCORE_COLUMN}}{value}"
    )
    return [
        Text(),
        Text(heading, style="dim"),
        *(_row(found, evidence, wording) for found in evidence.cards),
        Text(),
        Text(_worlds_judged(evidence, wording, seconds)),
        *(Text(line, style="dim") for line in phrases.hint_explained.splitlines()),
    ]


def _worlds_judged(evidence: Evidence, wording: Wording, seconds: float) -> str:
    phrases, took = wording.phrases, wording.seconds(seconds)
    if evidence.is_full:
        return wording.counted(phrases.hint_all_worlds, evidence.worlds, seconds=took)
    return phrases.hint_worlds.format(worlds=evidence.worlds, seconds=took)


def _row(found: CardEvidence, evidence: Evidence, wording: Wording) -> Text:
    is_best = found.card == evidence.best
    face = wording.coloured(found.card, "bold" if is_best else "")
    wins = f"{100 * found.win_share:3.0f} %"
    value = "" if found.value is None else wording.decimal(found.value)
    row = Text("> " if is_best else "  ") + face + " " * (CARD_COLUMN - face.cell_len)
    return row.append(f"{wins:<{WINS_COLUMN}}{_score(found, evidence, wording):<{SCORE_COLUMN}}{value:>5}")


def _score(found: CardEvidence, evidence: Evidence, wording: Wording) -> str:
    """The score and its standard error; there is none where all worlds have been judged."""
    if found.score is None or found.error is None:
        return ""
    score = wording.decimal(found.score, digits=2)
    return score if evidence.is_full else f"{score} ± {wording.decimal(found.error, digits=2)}"
