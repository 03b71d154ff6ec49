"""The networks by which the core says how likely each card is to be played.

There are two: `policy` foresees the cards of others, and `playing`, which has learned on by outcomes, plays better than
any of them and so no longer foresees anybody. Cards are read by the first in hundreds of worlds, so it is narrow; the
second may be wide.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.models.loading import load_learned, model_named
from kiebitz.seats import observe
from kiebitz.view import View

CardChances: TypeAlias = dict[Card, float]

NETWORK: Final = "policy.f32"
FLOAT_BYTES: Final = 4
_REINFORCED: Final = "playing"


@cache
def load_policy(folder: str = "") -> _core.Policy:
    """The policy that plays as others do and ships with the package, or one that training has left in a folder."""
    return load_learned(model_in(folder), NETWORK, _core.Policy, folder)


@cache
def load_playing(folder: str = "") -> _core.CardPolicy:
    """The policy that plays best and ships with the package, or one that training has left in a folder."""
    return load_learned(model_in(folder) if folder else _REINFORCED, NETWORK, policy_of, folder)


def policy_of(numbers: bytes) -> _core.CardPolicy:
    """The policy of these numbers, as wide as they are many; `ValueError` if they are none."""
    is_wide = len(numbers) == _core.WidePolicy.size * FLOAT_BYTES
    return _core.WidePolicy(numbers) if is_wide else _core.Policy(numbers)


def model_in(folder: str) -> str:
    """Which of the two a folder holds: one that was reinforced says so; without a folder it is the other."""
    return _REINFORCED if folder and model_named(folder) == _REINFORCED else "policy"


def card_chances(
    seen: View | _core.Observation, policy: _core.Policy | None = None, *, expert: bool = True
) -> CardChances:
    """How likely each legal card is to be played by whoever knows this and is in turn; they add up to 1.

    By default the policy that foresees others is asked; `expert` tells whose play is foreseen.
    """
    observed = observe(seen) if isinstance(seen, View) else seen
    return {CARDS[card]: chance for card, chance in (policy or load_policy()).chances(observed, expert)}


@cache
def policy_reading(folder: str = "", experts: tuple[float, float, float] = (0.5, 0.5, 0.5)) -> _core.CardReading:
    """What the cards played tell of the hidden ones, by such a policy; how likely an expert sits at each seat."""
    return _core.CardReading(load_policy(folder), experts=experts)
