"""What the computer thinks of somebody, for them to read: how often they err in which role and kind of game, how boldly
they bid, at which level they play, each with how sure that is.

It is made from counts of what everybody could see by the end of a game, and so tells of nobody's hidden cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from kiebitz.memory import Impression
from kiebitz.memory.calls import Calls
from kiebitz.players.levels import advised_level, belief
from kiebitz.work.statistics import share_interval

Side: TypeAlias = Literal["declarer", "defender"]
GameKind: TypeAlias = Literal["suit", "grand", "null"]
Style: TypeAlias = Literal["bold", "usual", "careful"]

_ENOUGH_CALLS: Final = 20  # from some ten games; before that a threshold may be off by a tenth (docs/memory.md)
_BOLD: Final = 0.5  # a threshold below that of all our players
_CAREFUL: Final = 0.65  # as the careful ones of them have it


@dataclass(frozen=True, slots=True)
class Part:
    """So many of a number of times.

    share, interval  the same as a share, and where the true one lies with 95% confidence; `None` of no times at all
    """

    times: int
    of: int
    share: float | None
    interval: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Boldness:
    """How somebody bids.

    calls      bids and passes from which that is known
    threshold  how likely to be won a game must be for them to bid on it; `None` while too little was seen
    style      the same in a word
    """

    calls: int
    threshold: float | None
    style: Style | None


@dataclass(frozen=True, slots=True)
class Likeness:
    """How likely somebody plays as a level does."""

    level: int
    share: float


@dataclass(frozen=True, slots=True)
class Portrait:
    """What is thought of somebody.

    games     seen to the end
    declared  of these games, and `won` of those that they declared
    mistakes  of the opportunities for one, with open cards, in either role
    kinds     the same by kind of game
    levels    how likely they play as each of them, the weakest first
    advice    the level that they have an even game with; `None` while that is not sure
    """

    games: int
    declared: Part
    won: Part
    mistakes: Mapping[Side, Part]
    kinds: Mapping[Side, Mapping[GameKind, Part]]
    boldness: Boldness
    levels: tuple[Likeness, ...]
    advice: int | None


def portrait_of(known: Impression) -> Portrait:
    """What follows from what is known of somebody."""
    sides: tuple[Side, ...] = get_args(Side)
    return Portrait(
        known.games,
        _part(known.declared, known.games),
        _part(known.won, known.declared),
        {side: _mistakes(known, side) for side in sides},
        {side: {kind: _mistakes(known, side, kind) for kind in get_args(GameKind)} for side in sides},
        _boldness(known.calls),
        tuple(Likeness(level, share) for level, share in sorted(belief(known).items())),
        advised_level(known),
    )


def _mistakes(known: Impression, *words: str) -> Part:
    count = known.counted(*words)
    return _part(count.mistakes, count.opportunities)


def _part(times: int, number: int) -> Part:
    if not number:
        return Part(times, number, None, None)
    ends = share_interval(times, number)
    return Part(times, number, times / number, (ends.low, ends.high))


def _boldness(calls: Calls) -> Boldness:
    threshold = calls.threshold
    if threshold is None or calls.number < _ENOUGH_CALLS:
        return Boldness(calls.number, None, None)
    style: Style = "bold" if threshold < _BOLD else "careful" if threshold > _CAREFUL else "usual"
    return Boldness(calls.number, threshold, style)
