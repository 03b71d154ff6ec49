"""The network by which the core says how likely each card is to be played."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from kiebitz import _core

NETWORK: Final = "policy.f32"


@cache
def load_policy(folder: str = "") -> _core.Policy:
    """The policy that ships with the package, or that training has left in a folder."""
    place = Path(folder) if folder else files("kiebitz.models")
    try:
        return _core.Policy((place / NETWORK).read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"there is no policy in {folder!r}: {error}") from None


@cache
def policy_reading(folder: str = "") -> _core.CardReading:
    """What the cards played tell of the hidden ones, by such a policy."""
    return _core.CardReading(load_policy(folder))
