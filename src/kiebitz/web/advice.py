"""A hint as the browser is shown it: figures and a reason by name. The page has the words."""

from __future__ import annotations

from msgspec import Struct

from kiebitz.contract import format_contract
from kiebitz.hints import Choice, Hint
from kiebitz.moves import format_move
from kiebitz.players import CardEvidence


class ChoiceSeen(Struct, frozen=True, rename="camel"):
    """A way to go on before the first card: the chance to win as declarer, and expected list points."""

    move: str
    win: float | None
    points: float


class CardSeen(Struct, frozen=True, rename="camel"):
    """What speaks for a card: the share of worlds won, the score with its error, mean card points or tricks."""

    card: str
    win: float
    score: float | None
    error: float | None
    value: float | None


class HintSeen(Struct, frozen=True, rename="camel"):
    """What to do and why; `is_full` if all worlds that are possible have been judged.

    In a null game, suits that are safe and the cards that can be caught, where they are seen.
    """

    move: str
    reason: str
    choices: list[ChoiceSeen]
    game_in_mind: str | None
    cards: list[CardSeen]
    worlds: int
    is_full: bool
    runner_up: str | None
    safe_suits: list[str]
    holes: list[str]


def hint_seen(hint: Hint) -> HintSeen:
    """A hint, ready to be sent."""
    evidence = hint.evidence
    return HintSeen(
        move=format_move(hint.move),
        reason=hint.reason.value,
        choices=[_choice(choice) for choice in hint.choices],
        game_in_mind=None if hint.game_in_mind is None else format_contract(hint.game_in_mind),
        cards=[] if evidence is None else [_card(found) for found in evidence.cards],
        worlds=0 if evidence is None else evidence.worlds,
        is_full=evidence is not None and evidence.is_full,
        runner_up=None if hint.runner_up is None else str(hint.runner_up),
        safe_suits=[] if hint.null is None else ["DHSC"[suit] for suit in reversed(hint.null.safe_suits)],
        holes=[] if hint.null is None else [str(card) for card in hint.null.holes],
    )


def _choice(choice: Choice) -> ChoiceSeen:
    return ChoiceSeen(format_move(choice.move), choice.win, choice.points)


def _card(found: CardEvidence) -> CardSeen:
    return CardSeen(str(found.card), found.win_share, found.score, found.error, found.value)
