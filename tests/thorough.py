"""How far the tests go that could go on for ever."""

from __future__ import annotations

import os
from typing import Final

IS_THOROUGH: Final = os.environ.get("KIEBITZ_THOROUGH", "") == "1"  # set by .ci/run


def count(usual: int, thorough: int) -> int:
    """How often something is tried: usually, and where time is taken for it."""
    return thorough if IS_THOROUGH else usual
