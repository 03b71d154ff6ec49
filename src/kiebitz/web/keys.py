"""Who may do what: the owner of the program has a token, a guest the key of one place at one table.

Whoever has the token may begin tables, play at them as their first person, and see the games. A key follows from the
token, so that nothing more need be kept, and gives nothing but its place; with a new token all keys are new.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from pathlib import Path
from typing import Final

from kiebitz.work.private import make_private_folder, read_private, write_new_private

_TOKEN_FILE: Final = "web-token"
_ROOM_KEY_FILE: Final = "web-room-key"
_TOKEN_BYTES: Final = 24
_TOKEN: Final = re.compile(rb"[\w-]{24,128}")  # what may stand in an address as it is, and can be said in a message
_MOST_PLACES: Final = 4


class Keys:
    """The token, and what follows from it."""

    def __init__(self, token: str) -> None:
        self.token: Final = token

    def is_owner(self, key: str) -> bool:
        """Whether this is the token."""
        return _is_same(key, self.token)

    def key_of(self, table: int, place: int) -> str:
        """What somebody must know who wants to sit at a place."""
        return hmac.new(self.token.encode(), f"{table}/{place}".encode(), hashlib.sha256).hexdigest()[:32]

    def opens_table(self, key: str, table: int) -> bool:
        """Whether a key opens any place there could be at a table."""
        return self.is_owner(key) or any(self.opens(key, table, place) for place in range(_MOST_PLACES))

    def opens(self, key: str, table: int, place: int) -> bool:
        """Whether a key is that of a place."""
        return _is_same(key, self.key_of(table, place))


def _is_same(key: str, wanted: str) -> bool:
    """Compared in a time that does not tell how much of a wrong key is right."""
    return hmac.compare_digest(key.encode(errors="surrogatepass"), wanted.encode())


def kept_token(folder: Path) -> str:
    """The token of this user, made at the first time and kept, so that an open page outlives a restart."""
    return _kept(folder, _TOKEN_FILE)


def _kept(folder: Path, name: str) -> str:
    path = folder / name
    make_private_folder(folder)
    try:
        write_new_private(path, token := secrets.token_urlsafe(_TOKEN_BYTES))
        return token
    except FileExistsError:
        found = read_private(path).strip()
    if _TOKEN.fullmatch(found) is None:  # ended while it was written, or damaged
        path.unlink(missing_ok=True)
        return _kept(folder, name)
    return found.decode()


def kept_room_key(folder: Path) -> str:
    """What somebody must know who wants to open rooms on a server where not everybody may; made once and kept."""
    return _kept(folder, _ROOM_KEY_FILE)


def new_token(folder: Path) -> str:
    """Another token: the old one, and the keys of all guests, open nothing any more."""
    (folder / _TOKEN_FILE).unlink(missing_ok=True)
    return kept_token(folder)
