"""The commands: accounts are added and asked for, a player is seated at a server, and a dry run calls nobody."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.cli.main import cli
from kiebitz.formats.iss import Record, check_record, read_records
from kiebitz.network.client import SECONDS_ALONE, SECONDS_TO_KEEP_ALIVE, Client, Orders
from kiebitz.network.commands import AskTime, At, Command, Toggle
from kiebitz.network.messages import AtTable, Created, Destroyed, Message, Played, Refusal, State, Time
from tests.folders import quick_folder
from tests.network.hosting import hosting
from tests.network.strict import Client as Stranger
from tests.network.test_killed import free_port
from tests.web.serving import SECONDS, serving

# Raises as soon as anything is looked up, or a socket made.
OFFLINE = """
import sys
def refuse(event, _):
    if event.startswith("socket."):
        raise SystemExit(f"went online: {event}")
sys.addaudithook(refuse)
from kiebitz.cli.main import cli
cli()
"""


CONNECT = ("iss", "connect", "--player", "rules")
IN_ENGLISH = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en"}


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(word) for word in words], env=IN_ENGLISH)


def run_offline(*words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", OFFLINE, *words]
    return subprocess.run(program, env=os.environ | IN_ENGLISH, capture_output=True, text=True, timeout=SECONDS)


@pytest.mark.parametrize(
    ("wanted", "said"), [(("--table", "4"), "create / 4"), (("--join", "mine", "--ticket", "key"), "join mine key")]
)
def test_a_dry_run_tells_what_would_be_said_and_asks_for_no_password(wanted: tuple[str, ...], said: str) -> None:
    dry = run(*CONNECT, "skat.example", "--name", "foo", *wanted, "--dry-run")
    assert dry.exit_code == 0
    assert "skat.example" in dry.output
    assert dry.output.splitlines()[-1].strip() == said


def test_a_dry_run_opens_no_socket(tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("secret\n")
    words = (*CONNECT, "skat.example", "--name", "foo", "--password-file", str(password))
    dry, wet = run_offline(*words, "--dry-run"), run_offline(*words)
    assert (dry.returncode, dry.stderr) == (0, "")
    assert "went online" in wet.stderr, "whoever sees no call sees one where there is one"


def test_an_account_is_added_and_plays_so_many_games_which_are_logged(tmp_path: Path) -> None:
    accounts, password, wrong, log = (tmp_path / name for name in ("accounts", "password", "wrong", "log.sgf"))
    password.write_text("right\n")
    wrong.write_text("other\n")
    added = run("iss", "user", accounts, "anna", "--password-file", password)
    assert (added.exit_code, "anna" in added.output) == (0, True), added.output
    assert "right" not in accounts.read_text()
    assert run("iss", "user", accounts, "a b", "--password-file", password).exit_code == 1

    port = free_port()
    anna = (*CONNECT, "127.0.0.1", "--port", str(port), "--name", "anna")
    limits = ("--games", "2", "--seconds", str(SECONDS), "--log", log)
    with quick_folder() as home, serving(home, "--iss", str(port), "--accounts", str(accounts)):
        refused = run(*anna, "--password-file", wrong)
        played = run(
            *anna, "--table", "3", "--invite", "rules", "--invite", "rules", *limits, "--password-file", password
        )
    assert refused.exit_code == 1
    assert "_id_pw_mismatch" in refused.output
    assert played.exit_code == 0, played.output
    assert "Welcome anna" in played.output
    records = [*read_records(log)]
    assert len(records) == 2
    for record in records:
        assert isinstance(record, Record)
        check_record(record)
        assert sorted(record.players) == ["anna", "rules", "rules:2"]


class Clock:
    """Time as a client knows it, which passes only when a test wants it to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self._ticks: asyncio.Queue[None] = asyncio.Queue()
        self._sleep = asyncio.sleep
        monkeypatch.setattr("kiebitz.network.client.time", self)
        monkeypatch.setattr("kiebitz.network.client.asyncio.sleep", self.sleep)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await (self._ticks.get() if seconds == SECONDS_TO_KEEP_ALIVE else self._sleep(seconds))

    def keep_alive_after(self, seconds: float) -> None:
        self.now += seconds
        self._ticks.put_nowait(None)


class Heard:
    """All that a client heard and said."""

    def __init__(self) -> None:
        self.all: list[Message | Command] = []
        self._more = asyncio.Event()
        self.on: Callable[[Message | Command], None] = lambda _said: None

    def tell(self, said: Message | Command) -> None:
        self.all.append(said)
        self._more.set()
        self.on(said)

    async def until(self, holds: Callable[[Message | Command], object]) -> None:
        """Wait until something more holds; what was before it is passed over."""
        async with asyncio.timeout(SECONDS):
            while not any(map(holds, self.all)):
                self._more.clear()
                await self._more.wait()
        self.all.clear()


def is_event(kind: type) -> Callable[[Message | Command], bool]:
    return lambda said: isinstance(said, AtTable) and isinstance(said.event, kind)


def leaves(said: Message | Command) -> bool:
    return isinstance(said, At) and said.deed == Toggle("leave")


def test_a_line_is_kept_alive_and_a_table_where_nothing_happens_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, heard = Clock(monkeypatch), Heard()

    async def play() -> None:
        async with hosting(tmp_path) as host:
            client = Client(Orders("127.0.0.1", host.port, "foo", "pw", "rules", 3), heard.tell)
            running = asyncio.create_task(client.run())
            await heard.until(is_event(State))
            for _ in range(3):
                clock.keep_alive_after(SECONDS_TO_KEEP_ALIVE)
                await heard.until(lambda said: isinstance(said, AskTime))
                await heard.until(lambda said: isinstance(said, Time))
            assert not any(map(leaves, heard.all))
            clock.keep_alive_after(SECONDS_ALONE)
            await heard.until(lambda said: isinstance(said, Destroyed))
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_a_game_in_which_somebody_thinks_long_is_not_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, heard = Clock(monkeypatch), Heard()

    async def play() -> None:
        async with hosting(tmp_path, seconds=1e6) as host:
            running = asyncio.create_task(
                Client(Orders("127.0.0.1", host.port, "foo", "pw", "rules"), heard.tell).run()
            )
            anna = await Stranger("anna").connect(host.port)
            await anna.sees("clients + foo")
            anna.say("create / 3")
            await anna.until(lambda line: line.startswith("create"))
            anna.say(f"table {anna.table} anna invite foo rules")
            anna.say(f"table {anna.table} anna ready")
            await heard.until(is_event(Played))
            clock.keep_alive_after(10 * SECONDS_ALONE)
            await heard.until(lambda said: isinstance(said, Time))
            await anna.play_games(1)
            assert not [line for line in anna.lines if line.startswith("destroy")]
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(play())


def test_who_is_out_of_time_plays_the_game_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, heard = Clock(monkeypatch), Heard()
    moves: list[int] = []

    def pass_time(said: Message | Command) -> None:
        if is_event(Played)(said):
            moves.append(len(moves))
            clock.now += 1.0

    async def play() -> int:
        heard.on = pass_time
        async with hosting(tmp_path, seconds=1e6) as host:
            orders = Orders("127.0.0.1", host.port, "foo", "pw", "rules", 3, ("rules", "rules"), seconds=3.0)
            return await asyncio.wait_for(Client(orders, heard.tell).run(), SECONDS)

    assert asyncio.run(play()) == 1
    assert len(moves) > 4
    assert not any(isinstance(said, Refusal) for said in heard.all)
    assert sum(isinstance(said, Created) for said in heard.all) == 1
