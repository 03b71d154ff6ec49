"""What was said to the live server is said to ours, line by line, and the answers are the same ones.

The dialogues are those of the description of the protocol. Seed and company are chosen so that the cards are the same,
too: what is masked are times, the cards of a hand that it does not tell, and what it leaves out.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.engine.engines import PASSES, engine
from tests.network.hosting import Host, hosting
from tests.network.strict import Client

# bot is middlehand, D8 DQ CJ are in that hand, H9 H8 in the skat, and CJ may follow what forehand leads.
SEED_OF_BOT = 52829
SEED_OF_GOSKAT = 1

# "..." is what the description leaves out: in a line any words, alone a move of another seat.
BOT = """
C: bot
S: password:
C: secret
S: Welcome bot ... version 14.11033
C: create / 3
S: create .5 bot 3 -1 3 ? ? ? 0
C: table .5 bot invite xskat xskat
S: table .5 bot state ...
C: table .5 bot ready
S: table .5 bot start 1 xskat 240.0 bot 240.0 xskat:2 240.0
S: table .5 bot go
S: table .5 bot play w HIDDEN|HAND|HIDDEN|??.?? 240.0 240.0 240.0
C: table .5 bot play 18
S: table .5 bot play 1 18 240.0 239.7 240.0
S: table .5 bot play 0 p 239.9 239.7 240.0
S: ...
C: table .5 bot play s
S: table .5 bot play 1 s ...
S: table .5 bot play w H9.H8 ...
C: table .5 bot play C.D8.DQ
S: table .5 bot play 1 C.D8.DQ ...
S: ...
C: table .5 bot play CJ
S: table .5 bot play 1 CJ ...
"""
END = "S: table .5 bot end (;GM[Skat]...;)"
AGAIN = """
C: table .5 bot ready
S: table .5 bot start 2 bot 240.0 xskat:2 240.0 xskat 240.0
S: table .5 bot go
S: table .5 bot play w HAND|HIDDEN|HIDDEN|??.?? 240.0 240.0 240.0
"""
LEAVING = """
C: table .5 bot leave
S: destroy .5 bot
"""
GOSKAT = """
C: goskat
S: password:
C: secret
S: Welcome goskat ... version 14.11033
C: create / 3
S: create .5 goskat 3 -1 3 ? ? ? 0
C: table .5 goskat invite xskat xskat
C: table .5 goskat ready
S: table .5 goskat state 3 xskat xskat:2 goskat . xskat # 0 0 0 0 0 0 1 0 xskat:2 # 0 0 0 0 0 0 1 0 \
goskat . 0 0 0 0 0 0 1 0 . . 0 0 0 0 0 0 0 0 true 1
S: table .5 goskat start 1 xskat:2 240.0 goskat 240.0 xskat 240.0
"""
REFUSED = """
C: table .5 bot play CJ
S: table .5 bot error play : _game_finished
"""
HIDDEN = r"\?\?(\.\?\?){9}"
HAND = r"[CSHD][AKQJT987](\.[CSHD][AKQJT987]){9}"
LATE = "error play : _game_finished"  # the others had given up when a card was said
TIME = re.compile(r"2[0-3]\d\\\.\d")  # one that has run, in a pattern


def pattern(told: str) -> re.Pattern[str]:
    """What a line must be to say the same."""
    if told == "...":
        return re.compile(r"table \S+ \S+ play [012] .*")
    masked = re.escape(told)
    masked = masked.replace(re.escape("..."), ".*").replace("HIDDEN", HIDDEN).replace("HAND", HAND)
    return re.compile(TIME.sub(r"2[0-4]\\d\\.\\d", masked))


async def replay(client: Client, dialogue: str) -> None:
    """Say what the guest says, and hear what it was told, in this order; between that, only of lobby and company."""
    for line in dialogue.strip().splitlines():
        who, words = line.split(": ", 1)
        if who == "C":
            client.say(words)
            continue
        expected = pattern(words)
        while not expected.fullmatch(heard := await hear(client)):
            may_come = heard.startswith(("clients ", "tables ")) or " state " in heard
            assert may_come or heard.endswith(LATE), f"{heard!r} instead of {words!r}"


async def hear(client: Client) -> str:
    line = await client._hear()
    if line != "password:" and not line.startswith("Welcome "):  # which nobody is told later
        client.lines.append(line)
        client.check(line)
    return line


async def called(port: int, name: str) -> Client:
    client = Client(name)
    client.reader, client.writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    return client


async def at_the_fifth_table(host: Host) -> None:
    """Four tables stand already, so that the next has the number of the dialogue."""
    other = await Client("other").connect(host.port)
    for _ in range(4):
        other.say("create / 3")
        await other.until(lambda line: line.startswith("create"))


async def play_on(client: Client) -> None:
    """Play the game to its end; until then nothing but moves is told."""
    while True:
        if (act := client.answer()) is not None:
            client.say(f"table {client.table} {client.me} play {act}")
        line = await client.hear()
        if " end " in line:
            assert pattern(END.removeprefix("S: ")).fullmatch(line)
            return
        assert " play " in line or line.startswith("tables "), line


@asynccontextmanager
async def live(folder: Path, seed: int, name: str) -> AsyncIterator[Client]:
    """A guest who has called the server, at which a player called xskat passes and plays the first card it may."""
    xskat = folder / "xskat"
    xskat.write_text(f"#!/bin/sh\nexec {engine(PASSES).removeprefix('exec:')}\n")
    xskat.chmod(0o755)
    async with hosting(folder, seed=seed, offered=(f"exec:{xskat}",)) as host:
        await at_the_fifth_table(host)
        yield await called(host.port, name)


def test_the_session_of_a_bot_goes_as_it_did_at_the_live_server(tmp_path: Path) -> None:
    async def play() -> Client:
        async with live(tmp_path, SEED_OF_BOT, "bot") as bot:
            await replay(bot, BOT)
            await play_on(bot)
            await replay(bot, REFUSED)
            await replay(bot, AGAIN)
            await play_on(bot)
            await replay(bot, LEAVING)
            return bot

    bot = asyncio.run(play())
    assert not [error for error in bot.errors if not error.endswith("_game_finished")]


def test_the_table_of_goskat_is_told_as_it_was_at_the_live_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with live(tmp_path, SEED_OF_GOSKAT, "goskat") as goskat:
            await replay(goskat, GOSKAT)

    asyncio.run(play())
