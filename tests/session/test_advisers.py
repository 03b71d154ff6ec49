"""Those who think about hints: everybody gets his turn, and the owner waits for no guest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from kiebitz import PASS
from kiebitz.hints import Hint, Reason
from kiebitz.session import TooManyHints
from kiebitz.session.advisers import HINTS_OF_A_KEY, Advisers

SECONDS = 60.0  # far more than anything here takes


def test_guests_take_turns_with_their_hints_and_the_owner_has_an_adviser_of_its_own() -> None:
    begun, go_on = list[str](), threading.Event()

    def advice(name: str) -> Callable[[], Hint]:
        def advise() -> Hint:
            begun.append(name)
            assert name == "owner" or go_on.wait(SECONDS)
            return Hint(PASS, Reason.ONLY_MOVE)

        return advise

    async def ask_all() -> None:
        asked = Advisers()
        hints = [asyncio.create_task(asked.think("a", False, advice("a"))) for _ in range(HINTS_OF_A_KEY)]
        await asyncio.sleep(0)  # so that they have asked before
        hints.append(asyncio.create_task(asked.think("b", False, advice("b"))))
        await asked.think("owner", True, advice("owner"))
        with pytest.raises(TooManyHints):
            await asked.think("a", False, advice("too many"))
        go_on.set()
        await asyncio.gather(*hints)
        await asked.think("a", False, advice("again"))
        asked.close()

    asyncio.run(ask_all())
    begun.remove("owner")
    assert begun == ["a", "b", *["a"] * (HINTS_OF_A_KEY - 1), "again"]
