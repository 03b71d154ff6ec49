"""Seeds for each deal and each decision, all derived from the one seed of the table.

Nothing is drawn from a running source, so a table that was left or a move that was taken back goes on as it would have.
"""

from __future__ import annotations

import hashlib


def derived_seed(seed: int, *place: str | int) -> int:
    """A seed for one use, such as `derived_seed(7, "deal", 3)`; equal arguments give equal seeds everywhere."""
    text = "/".join(map(str, (seed, *place)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
