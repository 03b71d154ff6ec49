"""Those who think about hints: one for the owner and one for all guests, whose hints take turns by their keys."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from kiebitz.session.errors import TooManyHints

HINTS_OF_A_KEY: Final = 4  # under way
Thought = TypeVar("Thought")  # a hint, or what a coach says


class Advisers:
    """Two threads. Of each key one hint at a time is thought about or next in the row; its others wait for that one."""

    def __init__(self) -> None:
        self._for_owner = ThreadPoolExecutor(1, "adviser of the owner")
        self._for_guests = ThreadPoolExecutor(1, "adviser of guests")
        self._under_way: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def think(self, key: str, is_owner: bool, advise: Callable[[], Thought]) -> Thought:
        """Think about a hint for somebody; `TooManyHints` if enough are under way already."""
        if self._under_way[key] >= HINTS_OF_A_KEY:
            raise TooManyHints("hints-too-many")
        self._under_way[key] += 1
        try:
            async with self._turns.setdefault(key, asyncio.Lock()):
                threads = self._for_owner if is_owner else self._for_guests
                return await asyncio.get_running_loop().run_in_executor(threads, advise)
        finally:
            self._under_way -= Counter([key])  # which forgets who has none

    def close(self) -> None:
        """Begin nothing more, and wait for nobody."""
        for threads in (self._for_owner, self._for_guests):
            threads.shutdown(wait=False, cancel_futures=True)
