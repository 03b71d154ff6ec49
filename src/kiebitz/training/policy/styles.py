"""Who plays the games that the policy learns from: strong and weak players, and strong ones that slip.

A policy that knows one player only is dangerous about another. So tables are mixed, and who bids has nothing to do
with who plays the cards, so that bids do not betray the player.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.deals import SEATS
from kiebitz.inference import load_inference
from kiebitz.players import CorePlayer, create, recipe_of
from kiebitz.players.options import InvalidOption
from kiebitz.work.streams import stream


@dataclass(frozen=True, slots=True)
class Style:
    """A way to play cards.

    share   of the seats; none for those that are kept for tests
    worlds  judged for a decision, unless a teacher judges instead; none by rules of thumb
    slips   how often any legal card is played instead of the best
    memory  of a forgetful player; without, bids are remembered and every card
    plain   whether wins alone count, and bids tell nothing
    player  of that name, who plays at a view
    """

    name: str
    share: float
    worlds: int = 0
    slips: float = 0.0
    memory: int | None = None
    plain: bool = False
    player: str = ""

    @property
    def judges(self) -> bool:
        """Whether there is evidence for its cards."""
        return self.worlds > 0

    @property
    def is_expert(self) -> bool:
        """Whether it judges and forgets nothing: the policy is told so."""
        return self.judges and self.memory is None

    @property
    def is_taught(self) -> bool:
        """Whether its cards are the teacher's, if there is one."""
        return self.name.startswith(EXPERT)


EXPERT: Final = "expert"  # the teacher, if there is one

STYLES: Final = (
    Style(EXPERT, 0.42, worlds=10),
    Style(f"{EXPERT} that slips", 0.13, worlds=10, slips=0.15),
    Style("rules", 0.27),
    Style("forgetful:12", 0.12, worlds=12, memory=2),
    Style("forgetful:5", 0.06, worlds=5, memory=1),
    Style("kermit:10", 0.0, worlds=10),
    Style("ddss:20", 0.0, worlds=20, plain=True),
    Style("book", 0.0, player="book"),
)

BIDDERS: Final = ("kermit", "rules")
_BIDDER_SHARES: Final = (0.75, 0.25)
_MIXED_TABLES: Final = 0.5  # the others have the same style in all seats


@dataclass(frozen=True, slots=True)
class Table:
    """Who bids, one in all seats, and the style of each seat's cards, as numbers in `BIDDERS` and `STYLES`."""

    bidder: int
    styles: tuple[int, ...]


def table_of(seed: int, number: int) -> Table:
    """Who plays the game of a number."""
    source = random.Random(stream(seed, "policy table", number))
    bidder = source.choices(range(len(BIDDERS)), _BIDDER_SHARES)[0]
    if source.random() < _MIXED_TABLES:
        return Table(bidder, tuple(_styles(source, len(SEATS))))
    return Table(bidder, tuple(_styles(source, 1)) * len(SEATS))


def _styles(source: random.Random, number: int) -> Sequence[int]:
    return source.choices(range(len(STYLES)), [style.share for style in STYLES], k=number)


def test_table(name: str) -> Table:
    """A table with the same style in all seats, and the bids that go with it."""
    style = [style.name for style in STYLES].index(name)
    bidder = BIDDERS.index("kermit" if name.startswith("kermit") else "rules")
    return Table(bidder, (style,) * len(SEATS))


@cache
def judge_of(style: Style) -> _core.MonteCarloPlayer:
    """The player in the core that finds the evidence for a style's cards, where nobody teaches it."""
    likelihood = load_inference() if style.memory is None and not style.plain else None
    sampler = _core.Sampler(likelihood, remembered_tricks=style.memory)
    return _core.MonteCarloPlayer(style.worlds, sampler, scoring="kh" if style.plain else "kermit")


@cache
def teacher_of(spec: str) -> _core.JudgingPlayer:
    """The player in the core whose evidence is learned from; `InvalidOption` for one that has none."""
    match create(spec):
        case CorePlayer(core=_core.JudgingPlayer() as core) if recipe_of(spec).memory is None:
            return core
    raise InvalidOption("teacher-without-worlds", name=spec)
