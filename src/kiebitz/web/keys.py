"""Who may do what: the owner of the program has a token, a guest the key of one place at one table.

Whoever has the token may begin tables, play at them as their first person, and see the games. A key follows from the
token, so that nothing more need be kept, and gives nothing but its place.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

_TOKEN_FILE: Final = "web-token"
_TOKEN_BYTES: Final = 24
_MOST_PLACES: Final = 4


class Keys:
    """The token, and what follows from it."""

    def __init__(self, token: str) -> None:
        self.token: Final = token

    def is_owner(self, key: str) -> bool:
        """Whether this is the token."""
        return hmac.compare_digest(key.encode(), self.token.encode())

    def key_of(self, table: int, place: int) -> str:
        """What somebody must know who wants to sit at a place."""
        return hmac.new(self.token.encode(), f"{table}/{place}".encode(), hashlib.sha256).hexdigest()[:32]

    def opens_table(self, key: str, table: int) -> bool:
        """Whether a key opens any place there could be at a table."""
        return self.is_owner(key) or any(self.opens(key, table, place) for place in range(_MOST_PLACES))

    def opens(self, key: str, table: int, place: int) -> bool:
        """Whether a key is that of a place."""
        return hmac.compare_digest(key.encode(), self.key_of(table, place).encode())


def kept_token(folder: Path) -> str:
    """The token of this user, made at the first time and kept, so that an open page outlives a restart."""
    path = folder / _TOKEN_FILE
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(token := secrets.token_urlsafe(_TOKEN_BYTES))
            return token
    except FileExistsError:
        token = path.read_text().strip()
    if len(token) < _TOKEN_BYTES:  # ended while it was written
        path.unlink()
        return kept_token(folder)
    return token
