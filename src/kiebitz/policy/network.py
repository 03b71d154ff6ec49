"""The network by which the core says how likely each card is to be played."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.models.loading import load_learned

NETWORK: Final = "policy.f32"


@cache
def load_policy(folder: str = "") -> _core.Policy:
    """The policy that ships with the package, or that training has left in a folder."""
    return load_learned("policy", NETWORK, _core.Policy, folder)


@cache
def policy_reading(folder: str = "") -> _core.CardReading:
    """What the cards played tell of the hidden ones, by such a policy."""
    return _core.CardReading(load_policy(folder))
