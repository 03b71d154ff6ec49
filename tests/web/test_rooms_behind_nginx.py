"""The example for nginx, as it is in `examples/club`: TLS, two processes, rooms led to the one that has them."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import SECONDS, Reachable, Server, serving
from tests.web.tabs import ask
from tests.web.test_club_rooms import play_all

EXAMPLE = Path(__file__).parents[2] / "examples" / "club" / "nginx.conf"
NGINX = shutil.which("nginx", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"]))
OPENSSL = shutil.which("openssl")

pytestmark = pytest.mark.skipif(
    NGINX is None or OPENSSL is None, reason="nginx and openssl are not installed here: apt install nginx-light openssl"
)


class Proxied(Reachable):
    """Two servers behind one nginx. What is tested without TLS goes over a port beside that of the example."""

    def __init__(self, home: Path, servers: list[Server], plain: int, encrypted: int) -> None:
        super().__init__(home)
        self.servers = servers
        self.encrypted = encrypted
        self.go_to(f"http://127.0.0.1:{plain}/")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    home = tmp_path_factory.mktemp("club")
    with behind_nginx(home) as started:
        yield started


@pytest.fixture
def encrypted(proxied: Proxied) -> Reachable:
    """The same over TLS, by the port of the example."""
    trusting = ssl.create_default_context(cafile=str(proxied.home / "certificate.pem"))
    trusting.check_hostname = False
    server = Reachable(proxied.home, trusting)
    server.go_to(f"https://127.0.0.1:{proxied.encrypted}/")
    return server


@contextmanager
def behind_nginx(home: Path, *options: str, lines: int = 200) -> Iterator[Proxied]:
    """Two servers with their rooms behind one nginx, for a while."""
    with ExitStack() as open_until_the_end:
        servers = []
        for share in range(2):
            (home / str(share)).mkdir()
            shared = ("--rooms", "everybody", "--proxy", "--share", f"{share}/2", "--port", str(free_port()))
            servers.append(open_until_the_end.enter_context(serving(home / str(share), *shared, *options)))
        plain, encrypted = free_port(), free_port()
        open_until_the_end.enter_context(nginx(home, servers, plain, encrypted, lines))
        yield Proxied(home, servers, plain, encrypted)


@contextmanager
def nginx(home: Path, servers: list[Server], plain: int, encrypted: int, lines: int = 200) -> Iterator[None]:
    """The example with ports and a certificate of this test, and nothing else changed; or with more lines of one."""
    assert NGINX is not None
    make_certificate(home)
    text = EXAMPLE.read_text()
    for number, server in enumerate(servers):
        text = text.replace(f"127.0.0.1:{7711 + number}", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{encrypted} ssl; listen 127.0.0.1:{plain};")
    text = re.sub(r"/etc/ssl/\w+/skat.example.org", str(home / "certificate"), text)
    text = text.replace("limit_conn kiebitz_lines 200;", f"limit_conn kiebitz_lines {lines};")
    temporary = "".join(
        f"{kind}_temp_path {home}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (home / "nginx.conf").write_text(
        f"daemon off; pid {home}/nginx.pid; error_log {home}/error.log;\n"
        f"events {{ worker_connections {1024 + 2 * lines}; }}\nhttp {{ access_log off;\n{temporary}{text}}}\n"
    )
    process = subprocess.Popen([NGINX, "-p", str(home), "-e", f"{home}/error.log", "-c", str(home / "nginx.conf")])
    try:
        wait_for(plain)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)


def make_certificate(home: Path) -> None:
    assert OPENSSL is not None
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout certificate.key -out certificate.pem"
    subprocess.run([OPENSSL, *words.split()], cwd=home, check=True, capture_output=True)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            assert time.monotonic() < deadline, "nginx does not start"
            time.sleep(0.05)


def test_rooms_of_both_processes_are_opened_played_and_come_back_to(proxied: Proxied) -> None:
    rooms = [open_room(proxied) for _ in range(12)]
    assert {room["room"] % 2 for room in rooms} == {0, 1}, "either of them opens rooms"
    for parity in (0, 1):
        opened = next(room for room in rooms if room["room"] % 2 == parity)
        keys = [link["key"] for link in opened["links"]]
        first = RoomTab(proxied, opened["room"], keys[0])
        assert first.request("begin")["type"] == "done"
        first.until_playing()
        hand = first.until_asked()["hand"]
        first.close()
        again = RoomTab(proxied, opened["room"], keys[0])
        assert again.until_asked()["hand"] == hand
        again.play(random.Random(parity))
        assert again.sight["isOver"]
        headers = {"Authorization": f"Bearer {keys[0]}", "Origin": f"http://{proxied.netloc}"}
        games = ask(proxied, "GET", f"/api/rooms/{opened['room']}/games", headers=headers).json["games"]
        assert len(games) == 3
        again.close()


def test_a_process_that_is_killed_takes_no_room_of_the_other_with_it(proxied: Proxied) -> None:
    rooms = [open_room(proxied) for _ in range(12)]
    even, odd = (next(room for room in rooms if room["room"] % 2 == parity) for parity in (0, 1))
    played = RoomTab(proxied, odd["room"], odd["links"][0]["key"])
    assert played.request("begin")["type"] == "done"
    played.until_playing()
    waiting = RoomTab(proxied, even["room"], even["links"][0]["key"])
    assert waiting.request("begin")["type"] == "done"
    waiting.until_playing()
    hand = waiting.until_asked()["hand"]
    proxied.servers[0].kill()
    played.play(random.Random(1))
    assert played.sight["isOver"]
    proxied.servers[0].restart()
    again = RoomTab(proxied, even["room"], even["links"][0]["key"])
    assert again.until_asked()["hand"] == hand
    for tab in (played, again):
        tab.close()


def test_the_page_and_its_health_are_served_with_tls_and_the_metrics_to_the_machine_alone(encrypted: Reachable) -> None:
    assert ask(encrypted, "GET", "/healthz").json == {"status": "ok"}
    assert ask(encrypted, "GET", "/metrics").status == 200
    assert b"<title>" in ask(encrypted, "GET", "/rooms").body


def test_friends_play_a_list_over_encrypted_lines_and_come_back_over_them(encrypted: Reachable) -> None:
    opened = open_room(encrypted)
    assert all(link["link"].startswith(f"{encrypted.origin}/room/") for link in opened["links"])
    keys = [link["key"] for link in opened["links"]]
    emil, anne = (
        RoomTab(encrypted, opened["room"], key, name) for key, name in zip(keys, ("Emil", "Anne"), strict=False)
    )
    assert emil.request("begin")["type"] == "done"
    anne.until_playing()
    anne.close()
    again = RoomTab(encrypted, opened["room"], keys[1])
    assert not again.socket.heard.startswith(b"HTTP/")  # what goes over the line is no text that others could read
    play_all([emil, again], 3)
    assert [len(tab.sight["scores"]["rows"]) for tab in (emil, again)] == [3, 3]
    for tab in (emil, again):
        tab.close()
