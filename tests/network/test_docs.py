"""The bot of docs/iss.md plays at the real server."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tests.network.hosting import hosting
from tests.network.strict import Client

PAGE = Path(__file__).parents[2] / "docs/iss.md"


def test_the_bot_of_the_page_plays_games_to_their_end(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert "kiebitz" not in found[1]
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 20
    bot = tmp_path / "bot.py"
    bot.write_text(found[1], "utf-8")

    async def play() -> None:
        async with hosting(tmp_path) as host:
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(bot), "127.0.0.1", str(host.port), "mybot"
            )
            try:
                anna = await Client("anna").connect(host.port)
                await anna.sees("clients + mybot")
                anna.bold = True
                anna.say("create / 3")
                await anna.until(lambda line: line.startswith("create"))
                anna.say(f"table {anna.table} anna invite rules mybot")
                anna.say(f"table {anna.table} anna ready")
                await anna.play_games(2)
                assert program.returncode is None
                assert "mybot" in anna.ends[1]
            finally:
                program.kill()
                await program.wait()

    asyncio.run(play())
