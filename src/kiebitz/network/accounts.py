"""Who may come in: everybody, or those whose name and password hash stand in a file."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import threading
from pathlib import Path
from typing import Final, Protocol

from kiebitz.errors import Fault
from kiebitz.extras import require_module
from kiebitz.network.words import is_account
from kiebitz.session import check_persons_name
from kiebitz.work.private import replace_private

_COST: Final = 2**12  # some milliseconds and 4 MB a password


class NoAccount(Fault):
    """A name that no account can have, or a file of accounts that cannot be read."""


class Accounts(Protocol):
    """Says who may come in; it may take its time."""

    def admits(self, name: str, password: str) -> bool:
        """Whether this is the password of that name."""
        ...

    def proof(self, name: str) -> str:
        """What to keep of somebody who was admitted, to know that one again in the next run; nothing may do."""
        ...

    def recall(self, name: str, proof: str) -> None:
        """Know somebody again by what was kept in an earlier run."""
        ...


def checked_account(name: str) -> str:
    """The name, if an account may have it."""
    if not is_account(name):
        raise NoAccount("iss-account", name=name)
    return check_persons_name(name)


class OpenAccounts:
    """Everybody comes in; the first to take a name chooses its password for as long as the server runs."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._lock = threading.Lock()

    def admits(self, name: str, password: str) -> bool:
        with self._lock:
            known = self._known.get(name.casefold())
            given = _hashed(password, secrets.token_hex(8) if known is None else known.partition("$")[0])
            return hmac.compare_digest(self._known.setdefault(name.casefold(), given), given)

    def proof(self, name: str) -> str:
        return self._known.get(name.casefold(), "")

    def recall(self, name: str, proof: str) -> None:
        if proof:
            self._known[name.casefold()] = proof


def _hashed(password: str, salt: str) -> str:
    """A password as it may be kept, slow to guess from that and quick enough to let many in."""
    return f"{salt}${hashlib.scrypt(password.encode(), salt=salt.encode(), n=_COST, r=8, p=1).hex()}"


class FileAccounts:
    """A file with a name and an argon2 hash on each line, read anew whenever somebody comes."""

    def __init__(self, path: Path) -> None:
        require_module("argon2")
        self.path = path
        self._hashes()

    def admits(self, name: str, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import InvalidHashError, VerificationError

        known = self._hashes().get(name)
        try:
            # Who has no account waits as long as who has one, so that nobody learns who does.
            return PasswordHasher().verify(known or _hash_of_nobody(), password) and known is not None
        except (VerificationError, InvalidHashError):
            return False

    def proof(self, name: str) -> str:
        return ""  # the file has it

    def recall(self, name: str, proof: str) -> None:
        """Nobody is forgotten."""

    def add(self, name: str, password: str) -> None:
        """Add somebody, or give that one another password."""
        from argon2 import PasswordHasher

        hashes = self._hashes()
        if any(other.casefold() == name.casefold() and other != name for other in hashes):
            raise NoAccount("iss-account-taken", name=name)
        hashes[checked_account(name)] = PasswordHasher().hash(password)
        new = self.path.with_name(self.path.name + ".new")
        replace_private(new, "".join(f"{each} {hashed}\n" for each, hashed in sorted(hashes.items())))
        os.replace(new, self.path)  # who comes in meanwhile finds the one file or the other

    def _hashes(self) -> dict[str, str]:
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return {}
        found = dict(line.partition(" ")[::2] for line in lines)
        if not all(is_account(name) and hashed for name, hashed in found.items()):
            raise NoAccount("iss-accounts-file", path=str(self.path))
        return found


_nobody: list[str] = []


def _hash_of_nobody() -> str:
    from argon2 import PasswordHasher

    if not _nobody:
        _nobody.append(PasswordHasher().hash(secrets.token_hex()))
    return _nobody[0]
