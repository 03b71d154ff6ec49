"""A player that is awaited, for programs that do other things meanwhile.

    async with AwaitedPlayer(create("exec:./engine")) as player:
        game.push(await player.move(game.view(game.turn)))

The player thinks in a thread of its own, so one question comes after the other. If whoever waits is cancelled, as by
`asyncio.timeout`, a player that can be is told to end its decision, and can be asked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Final, Self, TypeVar

from kiebitz.moves import Move
from kiebitz.players.player import Cancellable, Closes, Player, Watcher
from kiebitz.players.referee import ask
from kiebitz.view import View

T = TypeVar("T")

_SECONDS_BETWEEN_CALLS: Final = 0.05  # to a player that had not begun when it was told to end


class AwaitedPlayer:
    """Any player, asked without holding anybody up; leaving the `async with` closes it.

    question  how it is asked, for instance by a table that claims for it
    """

    def __init__(self, player: Player, question: Callable[[Player, View], Move] = ask) -> None:
        self.player: Final = player
        self._question: Final = question
        self._thread: Final = ThreadPoolExecutor(1)

    async def move(self, view: View) -> Move:
        """Its decision in a view of the seat in turn, whatever there is to decide."""
        return await self._run(self._question, self.player, view)

    async def game_over(self, view: View) -> None:
        """Tell it how a game ended, if it wants to know."""
        if isinstance(self.player, Watcher):
            await self._run(self.player.game_over, view)

    async def close(self) -> None:
        """Let go of what it holds open, such as a program."""
        if isinstance(self.player, Closes):
            await self._run(self.player.close)
        self._thread.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        deciding = self._thread.submit(work, *arguments)
        try:
            return await asyncio.shield(asyncio.wrap_future(deciding))
        except asyncio.CancelledError:
            await self._end(deciding)
            raise

    async def _end(self, deciding: Future[T]) -> None:
        deciding.cancel()
        while not deciding.done() and isinstance(self.player, Cancellable):
            self.player.cancel()
            await asyncio.sleep(_SECONDS_BETWEEN_CALLS)
