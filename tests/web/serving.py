"""`kiebitz serve` as a process of its own, which a test may end at any moment."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

SECONDS = 120  # far more than any of this takes


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "tests.web.at_once", "serve", *options]


def surroundings(home: Path, **variables: str) -> dict[str, str]:
    """An environment in which the data folder is below `home`."""
    return (
        os.environ | {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "LOGNAME": "emil"} | variables
    )


class Reachable:
    """A server that answers at an address; with a context of TLS that trusts it, over encrypted lines."""

    def __init__(self, home: Path, trusting: ssl.SSLContext | None = None) -> None:
        self.home = home
        self.folder = home / "kiebitz"
        self.trusting = trusting

    @property
    def origin(self) -> str:
        """Of its pages."""
        return f"{'http' if self.trusting is None else 'https'}://{self.netloc}"

    def go_to(self, address: str) -> None:
        url = urlsplit(address)
        assert url.hostname is not None
        assert url.port is not None
        self.host, self.port, self.netloc = url.hostname, url.port, url.netloc
        self.token = url.fragment.removeprefix("key=")


class Server(Reachable):
    """A server that was started as people start it."""

    def __init__(self, home: Path, *options: str) -> None:
        super().__init__(home)
        self._options = options
        self._start()

    def _start(self) -> None:
        self.process = subprocess.Popen(
            command("--no-browser", *self._options),
            env=surroundings(self.home),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), self.process.communicate(timeout=SECONDS)
        self.go_to(json.loads((self.folder / "web-server.json").read_text())["url"])

    def kill(self) -> None:
        """`kill -9`: it can do nothing about it."""
        self.process.kill()
        self.process.communicate(timeout=SECONDS)

    def restart(self) -> None:
        """Start again in the same folder; perhaps at another port."""
        self._start()

    def stop(self, number: int = signal.SIGINT) -> tuple[int, str, str]:
        """Ctrl-C; how it ended and what it said meanwhile, on both streams."""
        self.process.send_signal(number)
        said, complained = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, said, complained


@contextmanager
def serving(home: Path, *options: str) -> Iterator[Server]:
    """A server for a while; whatever it complained of fails the test."""
    server = Server(home, *options)
    try:
        yield server
    except BaseException:
        server.kill()
        raise
    if server.process.returncode is None:
        complained = server.stop()[2]
        assert complained == "", complained
