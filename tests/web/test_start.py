"""How `kiebitz serve` begins and ends: ports, a second start, browsers, folders that cannot be used, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.session import FILE_NAME, Store
from kiebitz.web import server as web_server
from kiebitz.web.keys import kept_token
from kiebitz.web.server import Address, CannotListen, PortTaken, bound
from tests.folders import quick_folder
from tests.session.processes import Say, Worker, give_up_rights
from tests.session.tables import TOPS_GRAND
from tests.web.serving import SECONDS, Reachable, command, serving, surroundings
from tests.web.tabs import Answer, Tab, ask, begin, keys


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as made:
        yield made


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def start(home: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A start that ends by itself."""
    return subprocess.run(
        command(*options), env=surroundings(home, **variables), capture_output=True, text=True, timeout=SECONDS
    )


# -- ports -----------------------------------------------------------------------------------------------------------


def test_a_taken_port_is_told_with_a_way_out(home: Path, taken: int) -> None:
    done = start(home, "--no-browser", "--port", str(taken))
    said = f"Error: Port {taken} is taken by another program. Choose another: kiebitz serve --port 7707\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)
    done = start(home, "--no-browser", "--port", str(taken), "--lang", "de")
    said = (
        f"Fehler: Port {taken} ist von einem anderen Programm belegt. Wähle einen anderen: kiebitz serve --port 7707\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_where_the_usual_port_is_taken_the_next_free_one_is_used(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "USUAL_PORT", taken)
    with bound(Address()) as found:
        assert found.getsockname()[1] != taken
    with pytest.raises(PortTaken):
        bound(Address(port=taken))


def test_two_users_have_a_server_each(home: Path) -> None:
    with serving(home / "one") as one, serving(home / "other") as other:
        assert one.port != other.port
        assert one.token != other.token
        assert {ask(server, "GET", "/").status for server in (one, other)} == {200}


def test_an_address_of_another_machine_is_told(home: Path) -> None:
    done = start(home, "--no-browser", "--host", "192.0.2.1")  # nobody has this one
    assert (done.returncode, done.stderr.startswith("Error: Cannot listen on 192.0.2.1: ")) == (1, True)
    with pytest.raises(CannotListen):
        bound(Address("192.0.2.1"))


# -- a second start --------------------------------------------------------------------------------------------------


def test_a_second_start_leads_to_the_first(home: Path) -> None:
    with serving(home) as server:
        url = f"http://{server.netloc}/#key={server.token}"
        done = start(home, "--no-browser")
        assert (done.returncode, done.stdout, done.stderr) == (0, f"Kiebitz is running already, at {url}\n", "")
        done = start(home, "--no-browser", "--lang", "de")
        assert (done.returncode, done.stdout) == (0, f"Kiebitz läuft schon, unter {url}\n")
        (server.folder / "web-server.json").write_text("{")
        done = start(home, "--no-browser")
        assert (done.returncode, done.stderr.startswith("Error: Kiebitz is running already.")) == (1, True)
        assert ask(server, "GET", "/").status == 200


def test_what_was_killed_is_no_first_start_and_keeps_its_token(home: Path) -> None:
    with serving(home) as server:
        token = server.token
        server.kill()
        server.restart()
        assert server.token == token
        assert ask(server, "GET", "/").status == 200


# -- browsers --------------------------------------------------------------------------------------------------------


def opened(home: Path, *options: str, **variables: str) -> list[str]:
    """What a start that wants to open a browser says, up to its second sentence."""
    process = subprocess.Popen(
        command(*options),
        env=surroundings(home, **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        return [process.stdout.readline().rstrip("\n") for _ in range(3)]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SECONDS)


def test_a_missing_browser_is_told(home: Path) -> None:
    nothing = {"PATH": "", "BROWSER": "/nonexistent", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    assert opened(home, **nothing)[2] == "No browser could be opened here. Open the address above in one."
    german = opened(home, "--lang", "de", **nothing)[2]
    assert german == "Hier ließ sich kein Browser öffnen. Öffne die Adresse oben in einem."


def telling_browser(home: Path) -> str:
    """A browser that only says its command line, among what the program says."""
    browser = home / "browser"
    browser.write_text('#!/bin/sh\necho "$*"\n')
    browser.chmod(0o755)
    return str(browser)


def key_in(address: str) -> str:
    return urlsplit(address).fragment.removeprefix("key=")


def exchanged(server: Reachable, key: str) -> Answer:
    """What a page gets that was opened with a key."""
    return ask(server, "POST", "/api/owner-key", headers={"Authorization": f"Bearer {key}"})


def test_a_browser_that_is_opened_gets_a_key_that_is_good_once_and_never_the_token(home: Path) -> None:
    browser = telling_browser(home)
    with serving(home) as server:
        done = [start(home, BROWSER=browser) for _ in range(2)]
        led_to = [each.stdout.splitlines()[1] for each in done]
        assert {address.partition("#")[0] for address in led_to} == {f"http://{server.netloc}/"}
        opened_by = [key_in(address) for address in led_to]
        assert len({server.token, *opened_by}) == 3
        for key in opened_by:
            assert (exchanged(server, key).json, exchanged(server, key).status) == ({"key": server.token}, 401)


def test_the_first_start_opens_the_browser_by_such_a_key_too(home: Path) -> None:
    around = surroundings(home, BROWSER=telling_browser(home))
    process = subprocess.Popen(command(), env=around, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        printed, _, led_to = (process.stdout.readline().rstrip("\n") for _ in range(3))
        server = Reachable(home)
        server.go_to(printed.split()[-1])
        assert key_in(led_to) != server.token
        assert exchanged(server, key_in(led_to)).json == {"key": server.token}
        assert exchanged(server, server.token).status == 200  # what the terminal shows stays good
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SECONDS)


# -- keys ------------------------------------------------------------------------------------------------------------


def test_a_new_key_shuts_out_who_has_the_old_one_or_that_of_a_guest(home: Path) -> None:
    with serving(home) as server:
        table = begin(server, None, "rules")
        token, guest = keys(server, table)
        done = start(home, "--no-browser", "--new-key")
        said = "Error: Kiebitz is running, and goes by the old key. End it first, then: kiebitz serve --new-key\n"
        assert (done.returncode, done.stderr) == (1, said)
        assert exchanged(server, token).status == 200
    with serving(home, "--new-key") as server:
        assert server.token != token
        assert exchanged(server, token).status == 401
        for old in (token, guest):
            assert Tab(server).request("hello", table=table, key=old)["fault"] == "not allowed"
        assert {token, guest}.isdisjoint(keys(server, table))
        again = server.token
    with serving(home) as server:
        assert server.token == again


@pytest.mark.parametrize("content", [b"", b"short", b"\xff\xfe\x00" * 20, bytes(range(256)), b"x" * 5000, b"a b" * 10])
def test_a_damaged_token_is_replaced_and_nobody_sees_a_trace(home: Path, content: bytes) -> None:
    folder = home / "kiebitz"
    folder.mkdir()
    (folder / "web-token").write_bytes(content)
    token = kept_token(folder)
    assert re.fullmatch(r"[\w-]{32}", token, re.ASCII)
    assert (folder / "web-token").read_text() == token == kept_token(folder)


def test_the_program_starts_with_a_damaged_token(home: Path) -> None:
    (home / "kiebitz").mkdir()
    (home / "kiebitz" / "web-token").write_bytes(b"\xff" * 40)
    with serving(home) as server:
        assert exchanged(server, server.token).status == 200


def test_what_tells_the_key_is_for_its_user_alone_whoever_could_read_it_before(home: Path) -> None:
    with serving(home) as server:
        token = server.token
    for name in ("web-token", "web-server.json"):
        (server.folder / name).chmod(0o644)
    with serving(home) as server:
        assert server.token == token
        modes = {stat.S_IMODE((server.folder / name).stat().st_mode) for name in ("web-token", "web-server.json")}
        assert modes == {0o600}


def test_a_folder_that_is_made_is_for_its_user_alone(home: Path) -> None:
    kept_token(home / "kiebitz")
    assert stat.S_IMODE((home / "kiebitz").stat().st_mode) == 0o700


# -- folders that cannot be used -------------------------------------------------------------------------------------


def test_a_folder_that_may_only_be_read_is_told(home: Path) -> None:
    folder = home / "kiebitz"
    folder.mkdir()
    folder.chmod(0o555)

    def attempt(say: Say) -> None:
        os.environ["XDG_DATA_HOME"] = str(home)
        give_up_rights()
        done = CliRunner().invoke(cli, ["serve", "--no-browser", "--lang", "de"])
        say(f"{done.exit_code} {done.output}")

    with Worker(attempt) as worker:
        assert worker.join() == 0
    folder.chmod(0o755)
    assert worker.lines[0].startswith(f"1 Fehler: Der Speicher der Tische ist nicht benutzbar. {folder}")
    assert list(folder.iterdir()) == []


def test_a_file_where_the_folder_should_be_is_told(home: Path) -> None:
    (home / "kiebitz").write_text("")
    done = start(home, "--no-browser")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Error: The store of tables cannot be used. {home / 'kiebitz'}: File exists\n"


def test_a_store_of_a_newer_release_is_told_and_left_alone(home: Path) -> None:
    path = home / "kiebitz" / FILE_NAME
    Store(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = path.read_bytes()
    done = start(home, "--no-browser")
    assert (done.returncode, done.stdout) == (1, "")
    said = f"Error: The store of tables cannot be used. {path}: it was written by a newer release of Kiebitz."
    assert done.stderr.startswith(said)
    done = start(home, "--no-browser", "--lang", "de")
    said = f"Fehler: Der Speicher der Tische ist nicht benutzbar. {path} wurde von einem neueren Kiebitz geschrieben."
    assert done.stderr.startswith(said)
    assert path.read_bytes() == content


def test_a_file_that_is_no_store_is_told(home: Path) -> None:
    path = home / "kiebitz" / FILE_NAME
    path.parent.mkdir()
    path.write_text("no store at all, but long enough to be looked at " * 100)
    done = start(home, "--no-browser")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: The store of tables cannot be used. {path}: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_player_that_does_not_exist_is_told_at_once(home: Path) -> None:
    done = start(home, "--no-browser", "--player", "nobody")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


# -- ending ----------------------------------------------------------------------------------------------------------


def test_ctrl_c_ends_quietly_and_loses_nothing(home: Path) -> None:
    with serving(home) as server:
        table = begin(server, "random", "rules", seed=1)
        tab = Tab(server, table)
        tab.until_asked()
        assert tab.act("move", move="p")["type"] == "done"
        moves = tab.sight["moves"]
        status, said, complained = server.stop()
        assert (status, complained) == (130, "")
        assert said.endswith("Goodbye. Every table is kept.\n")
        assert tab.closing() in (1001, 1012)
        server.restart()
        assert Tab(server, table).until_asked()["moves"] >= moves


def test_ctrl_c_twice_is_no_more_than_once(home: Path) -> None:
    with serving(home) as server:
        server.process.send_signal(signal.SIGINT)
        status, said, complained = server.stop()
        assert (status, said.splitlines()[-1]) == (130, "Goodbye. Every table is kept.")
        assert complained.strip() in ("", "Interrupted.")


def test_ctrl_c_and_the_end_of_a_session_do_not_wait_for_thoughts(home: Path) -> None:
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)):
        with serving(home) as server:
            tab = Tab(server, begin(server, "kermit:level=5", "kermit:level=5", position=TOPS_GRAND, seat=1))
            tab.wait_until(lambda sight: sight["turn"] == 0)
            assert (server.stop(number)[0], server.process.returncode) == (status, status)
