"""A review as plain values that JSON knows, and back: what is stored and printed for programs."""

from __future__ import annotations

from typing import Any, Final

from kiebitz.cards import Card, parse_card
from kiebitz.contract import format_contract, parse_contract
from kiebitz.moves import Move, format_move, parse_move
from kiebitz.outcomes.ending import Ending, Outcome
from kiebitz.review.reason import Reason, ReasonKind, Supposition
from kiebitz.review.reviewing import Review
from kiebitz.review.verdict import Foresight, Hindsight, Option, Verdict
from kiebitz.review.winning import Winning
from kiebitz.solver import Side

_DIGITS: Final = 4
_ONCE_NAMED: Final = {"foresight": "knew", "hindsight": "open", "win_loss": "winLoss"}  # in reviews of 0.1

Row = dict[str, Any]


def row_of(review: Review) -> Row:
    """The review as a JSON object. Moves are written as in game strings."""
    return {
        "judge": review.judge,
        "verdicts": [_verdict_row(verdict) for verdict in review.verdicts],
        "chances": [[None if chance is None else _rounded(chance) for chance in chances] for chances in review.chances],
        "winning": None if review.winning is None else _winning_row(review.winning),
    }


def review_of(row: Row) -> Review:
    """What `row_of` has written; `ValueError` if it is no review."""
    try:
        return Review(
            judge=row["judge"],
            verdicts=tuple(_verdict(found) for found in row["verdicts"]),
            chances=tuple(map(tuple, row["chances"])),
            winning=None if row["winning"] is None else _winning(row["winning"]),
        )
    except (KeyError, TypeError, IndexError) as fault:
        raise ValueError(f"this is no review: {fault!r}") from None


def _verdict_row(verdict: Verdict) -> Row:
    return {
        "number": verdict.number,
        "seat": verdict.seat,
        "move": format_move(verdict.move),
        "size": None if verdict.size is None else verdict.size.value,
        "foresight": None if verdict.foresight is None else _foresight_row(verdict.foresight),
        "hindsight": None if verdict.hindsight is None else _hindsight_row(verdict.hindsight),
        "reason": None if verdict.reason is None else reason_row(verdict.reason),
    }


def _verdict(row: Row) -> Verdict:
    foresight, hindsight = _named(row, "foresight"), _named(row, "hindsight")
    return Verdict(
        number=row["number"],
        seat=row["seat"],
        move=parse_move(row["move"]),
        foresight=None if foresight is None else _foresight(foresight),
        hindsight=None if hindsight is None else _hindsight(hindsight),
        reason=None if row["reason"] is None else parse_reason_row(row["reason"]),
    )


def _foresight_row(found: Foresight) -> Row:
    return {
        "best": format_move(found.best),
        "loss": _rounded(found.loss),
        "error": _rounded(found.error),
        "win_loss": _rounded(found.win_loss),
        "worlds": found.worlds,
        "options": [_option_row(option) for option in found.options],
    }


def _option_row(option: Option) -> Row:
    row: Row = {
        "move": format_move(option.move),
        "points": _rounded(option.points),
        "win": None if option.win is None else _rounded(option.win),
    }
    return row | {"outcomes": [_outcome_row(outcome) for outcome in option.outcomes]} if option.outcomes else row


def _outcome_row(outcome: Outcome) -> Row:
    return {
        "ending": outcome.ending.name.lower(),
        "chance": _rounded(outcome.chance),
        "points": _rounded(outcome.points),
    }


def _option(row: Row) -> Option:
    """Only cards have outcomes, and none in a review of an earlier release."""
    outcomes = (
        Outcome(Ending[found["ending"].upper()], found["chance"], found["points"]) for found in row.get("outcomes", ())
    )
    return Option(parse_move(row["move"]), row["points"], row["win"], tuple(outcomes))


def _foresight(row: Row) -> Foresight:
    options = tuple(map(_option, row["options"]))
    win_loss = _named(row, "win_loss")
    return Foresight(options, parse_move(row["best"]), row["loss"], row["error"], win_loss, row["worlds"])


def _hindsight_row(found: Hindsight) -> Row:
    values = [
        {"move": format_move(move), "value": value, "wins": found.wins[move]} for move, value in found.values.items()
    ]
    return {"loss": found.loss, "turned": found.turned, "values": values}


def _hindsight(row: Row) -> Hindsight:
    moves: list[Move] = [parse_move(value["move"]) for value in row["values"]]
    values = {move: value["value"] for move, value in zip(moves, row["values"], strict=True)}
    wins = {move: value["wins"] for move, value in zip(moves, row["values"], strict=True)}
    return Hindsight(values, wins, row["loss"], row["turned"])


def reason_row(found: Reason) -> Row:
    """A reason as a JSON object."""
    supposed = found.supposed
    return {
        "kind": found.kind.value,
        "cards": [str(card) for card in found.cards],
        "seats": list(found.seats),
        "points": found.points,
        "tricks": found.tricks,
        "contract": None if found.contract is None else format_contract(found.contract),
        "supposed": None if supposed is None else {"seat": supposed.seat, "card": str(supposed.card)},
    }


def parse_reason_row(row: Row) -> Reason:
    """What `reason_row` has written."""
    contract, supposed = row["contract"], row["supposed"]
    return Reason(
        kind=ReasonKind(row["kind"]),
        cards=_cards(row["cards"]),
        seats=tuple(row["seats"]),
        points=row["points"],
        tricks=row["tricks"],
        contract=None if contract is None else parse_contract(contract),
        supposed=None if supposed is None else Supposition(supposed["seat"], parse_card(supposed["card"])),
    )


def _cards(names: list[str]) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names)


def _winning_row(found: Winning) -> Row:
    return {
        "side": found.side.value,
        "number": found.number,
        "line": [str(card) for card in found.line],
        "won": found.won,
        "games": found.games,
    }


def _winning(row: Row) -> Winning:
    return Winning(Side(row["side"]), row["number"], _cards(row["line"]), row["won"], row["games"])


def _named(row: Row, name: str) -> Any:
    """What stands under a name, or under the one that it had in an earlier release."""
    return row[name] if name in row else row[_ONCE_NAMED[name]]


def _rounded(number: float) -> float:
    return round(number, _DIGITS)
