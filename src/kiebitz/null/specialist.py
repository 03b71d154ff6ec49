"""The part of a player that plays null games: the core's null player with what the package has learned."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.null.patterns import shipped_tables
from kiebitz.policy.network import load_policy, policy_reading

WORLDS: Final = 160
DECLARERS_TRUST: Final = 0.5  # in playouts, beside open cards
DEFENDERS_TRUST: Final = 0.0


@cache
def suit_table() -> _core.SuitTable:
    """The shipped chances of suits, as the core reads them."""
    return _core.SuitTable(
        [chance for of in shipped_tables().chances for rows in of for row in rows for chance in row]
    )


def null_specialist() -> _core.NullPlayer:
    """A player of its own, since each decides about one card at a time."""
    playouts = _core.PolicyPlayer(load_policy())
    return _core.NullPlayer(
        worlds=WORLDS,
        likelihood=load_inference(),
        reading=policy_reading(),
        putting=_core.NullPutting(suit_table()),
        declarers_playouts=(playouts, DECLARERS_TRUST),
        defenders_playouts=(playouts, DEFENDERS_TRUST),
    )
