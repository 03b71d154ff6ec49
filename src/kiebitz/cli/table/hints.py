"""Hints at the terminal: what the adviser says, in words and columns."""

from __future__ import annotations

from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Kind
from kiebitz.hints import Adviser, Choice, Hint, Reason
from kiebitz.moves import Bid, Declare, Hold, Move, Pass, PickUp
from kiebitz.view import View

CHOICES_SHOWN = 3
BAR = 10
MOST_NAMED = 34  # columns of what a choice is called


def hint_lines(view: View, wording: Wording, seed: int) -> list[Text]:
    """Advice for the seat in turn, why, and what the choices are worth."""
    hint = Adviser(seed).hint(view)
    advice, reason = wording.say("hint-advice", advice=_advice(hint.move, wording)), _reason(hint, wording)
    if hint.reason is Reason.ONLY_MOVE:
        return [Text(f"{advice}. {reason}")]
    return [
        Text(advice, style="bold"),
        Text(reason),
        *_auction_lines(hint, wording),
        *_null_lines(hint, wording),
        Text(),
        *_choice_lines(hint, wording),
        Text(),
        Text(wording.say("hint-meaning"), style="dim"),
    ]


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


def _auction_lines(hint: Hint, wording: Wording) -> list[Text]:
    """What the hand is worth, as a person says it, and as what it will probably be played."""
    lines = list[Text]()
    if hint.highest is not None:
        lines.append(Text(wording.say("hint-worth", highest=hint.highest, wins=hint.wins_in_ten)))
    if hint.game_in_mind is not None:
        lines.append(Text(wording.say("hint-in-mind", contract=wording.contract(hint.game_in_mind))))
    return lines


def _choice_lines(hint: Hint, wording: Wording) -> list[Text]:
    """All cards; of the ways to go on before the first one the best few."""
    shown = hint.choices[:CHOICES_SHOWN] if hint.evidence is None else hint.choices
    names = [_named(choice.move, wording) for choice in shown]
    width = min(max(name.cell_len for name in names), MOST_NAMED)
    return [_choice_line(hint, choice, name, width, wording) for choice, name in zip(shown, names, strict=True)]


def _named(move: Move, wording: Wording) -> Text:
    return wording.coloured(move, "") if isinstance(move, Card) else Text(_advice(move, wording))


def _choice_line(hint: Hint, choice: Choice, name: Text, width: int, wording: Wording) -> Text:
    """The chance to win as a bar and in whole per cent, and the price in words."""
    is_advised = choice.move == hint.move
    row = Text("> " if is_advised else "  ") + name + " " * (width - name.cell_len + 2)
    row.append(_bar(choice.win, wording))
    return row.append(wording.say("hint-best") if is_advised else wording.say("hint-cost", cost=hint.cost(choice)))


def _bar(win: float | None, wording: Wording) -> str:
    """Nothing for passing, by which nothing is won."""
    if win is None:
        return " " * (BAR + 7)
    full = round(win * BAR)
    return f"{'█' * full}{'·' * (BAR - full)} {wording.percent(win):>5} "
