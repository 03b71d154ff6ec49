"""Keys that are good once, and only for a moment: what a browser is opened with.

Every user of a machine can read the command line of a browser, for as long as it runs. So the owner's token does not
stand there, but a key that the page exchanges for it, and that is worth nothing afterwards.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Final
from urllib.parse import urlsplit

ONE_TIME_KEYS: Final = "/api/one-time-keys"
SECONDS_GOOD: Final = 60.0  # a browser may have to be started first
_BYTES: Final = 24
_SECONDS_TO_ANSWER: Final = 10.0


class OneTimeKeys:
    """The keys that have been drawn and not yet used. Only hashes are kept, which a search may compare in any time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._ends: dict[bytes, float] = {}
        self._lock = threading.Lock()

    def draw(self) -> str:
        """A key that is good from now on."""
        key, now = secrets.token_urlsafe(_BYTES), self._clock()
        with self._lock:
            self._ends = {each: end for each, end in self._ends.items() if end > now}
            self._ends[_hash(key)] = now + SECONDS_GOOD
        return key

    def use(self, key: str) -> bool:
        """Whether a key is good; from now on it is not."""
        with self._lock:
            end = self._ends.pop(_hash(key), None)
        return end is not None and end > self._clock()


def _hash(key: str) -> bytes:
    return hashlib.sha256(key.encode(errors="surrogatepass")).digest()


def one_time_address(url: str) -> str | None:
    """The address of a running server with a one-time key in the place of the token; `None` if it gives none."""
    parts = urlsplit(url)
    headers = {"Authorization": f"Bearer {parts.fragment.removeprefix('key=')}"}
    with closing(http.client.HTTPConnection(parts.netloc, timeout=_SECONDS_TO_ANSWER)) as connection:
        try:
            connection.request("POST", ONE_TIME_KEYS, headers=headers)
            key = json.loads(connection.getresponse().read())["key"]
        except (OSError, http.client.HTTPException, ValueError, KeyError):
            return None
    return parts._replace(fragment=f"key={key}").geturl()
