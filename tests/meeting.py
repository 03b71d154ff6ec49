"""What a property test has met. Examples are drawn, and a law that applies to some of them holds in none as well.

    @meets(40)
    @given(seeds)
    def test_a_declarer_is_paid(seed: int) -> None:
        result = finished_game(seed).result()
        if result.declarer is not None:
            met()
            assert ...

fails where fewer than 40 examples had a declarer. A floor lies far below what is usual, so that other examples do too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

_met = 0


def met(number: int = 1) -> None:
    """So many cases of the law have been found, and are about to be looked at."""
    global _met
    _met += number


def meets(floor: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test fails unless it has met so many cases of its law."""

    def counted(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(*arguments: object, **named: object) -> None:
            global _met
            _met = 0
            test(*arguments, **named)
            assert _met >= floor, f"met {_met} cases of what it is about, and not {floor}: it says too little"

        return run

    return counted
