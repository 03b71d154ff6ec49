"""Seeds for everything random in a match, each from its own place and independent of all others.

A seat's seed depends on the match, the deal and the seat, never on who sits there: players are compared on the same
deals with the same luck, and two identical ones play the same cards.
"""

from __future__ import annotations

import hashlib


def stream(*place: int | str) -> int:
    """The seed of a place, such as `stream(match_seed, "deal", 7)`; the same on every machine."""
    name = "/".join(map(str, place))
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")
