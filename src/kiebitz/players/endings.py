"""The last three tricks by an equilibrium of all hands that are possible, where worlds are few enough.

At the start of a trick everybody can list the worlds that an onlooker would think possible, and weigh them by bids,
contract, discards and cards, as players of a recipe do; the least likely are left out. With worlds so weighed an ending
is a small game with hidden cards, and CFR+ finds one policy for every hand that a seat may hold. The own hand tells
which part of it is asked, and luck which card is drawn. Whoever is to play solves the same game, so its cards of one
trick go together with those of the next.

Nothing but the view is asked: the game that is solved has the true hands among all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.seats import contract_flags, limits_shown, observe
from kiebitz.seeds import seed_of_decision
from kiebitz.view import View

MOST_WORLDS: Final = 12_000  # that are listed and weighed; then a game is mostly solved in 0.2 s
_LIKELY: Final = 0.99  # of all chance lies in the worlds that are kept
ENOUGH_SECONDS: Final = 1.0  # whoever has less for a card had better not begin
_FIRST_TRICKS: Final = (8, 9)  # with which a game may begin; in the tenth nobody has a choice
_TURNS: Final = 300
_ACCURACY: Final = 0.5  # list points that all seats together may still gain
_LEAST: Final = 0.05  # chance of a card; what is played more rarely is left over from early turns
Weigh = Callable[[_core.WorldList, _core.Observation], list[float]]


@dataclass(frozen=True, slots=True)
class Solved:
    """An ending, and how everybody plays it."""

    ending: _core.Ending
    best: _core.TreePolicy

    def chances(self, mine: _core.Observation) -> list[tuple[int, float]]:
        """The cards of a seat that are worth playing, and how likely each is; none where its card does not matter."""
        chances = self.ending.chances(self.best, mine)
        most = max((chance for _, chance in chances), default=0)
        return [(card, chance) for card, chance in chances if chance >= min(_LEAST, most)]


class EndingPlayer:
    """Plays last tricks. It keeps the game that it has solved last, which a seat is asked about up to three times."""

    def __init__(self, weigh: Weigh) -> None:
        self._weigh = weigh
        self._kept: tuple[object, Solved] | None = None

    def card(self, view: View, seed: int) -> Card | None:
        """A card of the equilibrium; nothing where there are too many worlds, the card does not matter, or nobody would
        think the own hand likely."""
        solved = self._solved(view)
        chances = [] if solved is None else solved.chances(observe(view))
        if not chances:
            return None
        cards, shares = [card for card, _ in chances], [share for _, share in chances]
        return CARDS[Random(seed_of_decision(seed, view)).choices(cards, shares)[0]]

    def _solved(self, view: View) -> Solved | None:
        worlds = worlds_of_ending(view)
        if worlds is None:
            return None
        seen, listed = worlds
        key = (view.contract, view.auction, tuple(seen.plays))
        if self._kept is None or self._kept[0] != key:
            ending = _core.Ending(seen, listed, likely(self._weigh(listed, seen)))
            self._kept = key, Solved(ending, ending.equilibrium(_TURNS, _ACCURACY))
        return self._kept[1]


def worlds_of_ending(view: View) -> tuple[_core.Observation, _core.WorldList] | None:
    """What an onlooker knew at the first of the last tricks at which few enough worlds were left, and these."""
    if view.contract is None or view.contract.ouvert or view.open_hand is not None:
        return None
    for trick in _FIRST_TRICKS:
        before = 3 * (trick - 1)
        if len(view.plays) < before:
            return None
        seen = seen_by_onlooker(view, before)
        worlds = _core.Worlds(seen)
        if worlds.size <= MOST_WORLDS:
            return seen, worlds.enumerate(0, worlds.size)
    return None


def likely(weights: Sequence[float]) -> list[float]:
    """The weights, but 0 for the least of them, which together are next to nothing."""
    spare = (1 - _LIKELY) * sum(weights)
    least = 0.0
    for weight in sorted(weights):
        spare -= weight
        if spare < 0:
            least = weight
            break
    return [weight if weight >= least else 0.0 for weight in weights]


def seen_by_onlooker(view: View, plays: int) -> _core.Observation:
    """What everybody knew after so many cards."""
    assert view.contract is not None
    return _core.Observation(
        seat=None,
        hand=0,
        contract=contract_flags(view.contract),
        declarer=view.declarer,
        bid=view.auction.bid,
        limits=limits_shown(view.history),
        plays=view.plays[:plays],
    )
