"""A hint as the browser is shown it: figures and a reason by name. The page has the words."""

from __future__ import annotations

from msgspec import Struct

from kiebitz.contract import format_contract
from kiebitz.hints import Hint
from kiebitz.moves import format_move


class ChoiceSeen(Struct, frozen=True, rename="camel"):
    """A way to go on: the chance that the own side wins, and the points that it costs against what is advised."""

    move: str
    win: float | None
    cost: int


class HintSeen(Struct, frozen=True, rename="camel"):
    """What to do and why. `highest` is the highest number worth saying, 0 for none, and
    `wins_in_ten` how many of ten games are won, where there is an auction.

    In a null game, suits that are safe and the cards that can be caught, where they are seen.
    """

    move: str
    reason: str
    choices: list[ChoiceSeen]
    highest: int | None
    wins_in_ten: int | None
    game_in_mind: str | None
    runner_up: str | None
    safe_suits: list[str]
    holes: list[str]


def hint_seen(hint: Hint) -> HintSeen:
    """A hint, ready to be sent."""
    return HintSeen(
        move=format_move(hint.move),
        reason=hint.reason.value,
        choices=[ChoiceSeen(format_move(choice.move), choice.win, hint.cost(choice)) for choice in hint.choices],
        highest=hint.highest,
        wins_in_ten=None if hint.highest is None else hint.wins_in_ten,
        game_in_mind=None if hint.game_in_mind is None else format_contract(hint.game_in_mind),
        runner_up=None if hint.runner_up is None else str(hint.runner_up),
        safe_suits=[] if hint.null is None else ["DHSC"[suit] for suit in reversed(hint.null.safe_suits)],
        holes=[] if hint.null is None else [str(card) for card in hint.null.holes],
    )
