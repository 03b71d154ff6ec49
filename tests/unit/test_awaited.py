"""Players that are awaited: programs and our own, cancelled and asked again."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from kiebitz import AwaitedPlayer, EngineFault, Game, create, deal

ENGINE = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples/engine.py'}"
SILENT = f"exec:{sys.executable} -c 'import time; time.sleep(600)'"


async def played(seed: int, *names: str) -> Game:
    game = Game(deal(seed))
    players = [AwaitedPlayer(create(name, seed)) for name in names]
    while game.turn is not None:
        game.push(await players[game.turn].move(game.view(game.turn)))
    for seat, player in enumerate(players):
        await player.game_over(game.view(seat))
        await player.close()
    return game


def test_an_engine_and_our_players_finish_games_side_by_side() -> None:
    async def two() -> tuple[Game, Game]:
        return await asyncio.gather(played(1, ENGINE, "rules", "book"), played(2, "rules", ENGINE, "book"))

    assert all(game.is_over for game in asyncio.run(two()))


def test_whoever_waits_too_long_can_leave_and_others_go_on_meanwhile() -> None:
    async def leave() -> list[int]:
        ticks: list[int] = []
        async with AwaitedPlayer(create(SILENT)) as player:
            waiting = asyncio.create_task(player.move(Game(deal(1)).view(1)))
            for tick in range(3):
                await asyncio.sleep(0)
                ticks.append(tick)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        return ticks

    assert asyncio.run(leave()) == [0, 1, 2]


def test_what_an_engine_does_wrong_reaches_whoever_waits() -> None:
    async def ask() -> None:
        async with AwaitedPlayer(create("exec:no-such-program")) as player:
            await player.move(Game(deal(1)).view(1))

    with pytest.raises(EngineFault, match="no such program"):
        asyncio.run(ask())


def test_a_player_can_be_asked_again_after_its_wait_was_given_up() -> None:
    async def twice() -> str:
        view = Game(deal(1)).view(1)
        async with AwaitedPlayer(create("kermit:2")) as player:
            waiting = asyncio.create_task(player.move(view))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            return str(await player.move(view))

    assert asyncio.run(twice()) == str(create("kermit:2").bid(Game(deal(1)).view(1)))
