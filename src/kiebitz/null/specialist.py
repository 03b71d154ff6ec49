"""The part of a player that plays null games: the core's null player with what the package has learned."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.null.patterns import shipped_tables
from kiebitz.policy.network import load_policy, policy_reading

DECLARERS_WORLDS: Final = 160
DEFENDERS_WORLDS: Final = 500
DECLARERS_TRUST: Final = 0.5  # in playouts, beside open cards; defenders do better without
PRIOR: Final = 0.01  # of the card that the rules would play


@cache
def suit_table() -> _core.SuitTable:
    """The shipped chances of suits, as the core reads them."""
    return _core.SuitTable([chance for of in shipped_tables().chances for rows in of for row in rows for chance in row])


@cache
def null_putting() -> _core.NullPutting:
    """What a sane declarer puts away, by the same table."""
    return _core.NullPutting(suit_table())


def null_specialist() -> _core.NullPlayer:
    """A player of its own, since each decides about one card at a time."""
    return _core.NullPlayer(
        _core.Sampler(load_inference(), policy_reading(), null_putting()),
        declarers_worlds=DECLARERS_WORLDS,
        defenders_worlds=DEFENDERS_WORLDS,
        rules=(_core.NullRulesPlayer(suit_table()), PRIOR),
        declarers_jury=_core.Jury(_core.PolicyPlayer(load_policy()), share=DECLARERS_TRUST),
    )
