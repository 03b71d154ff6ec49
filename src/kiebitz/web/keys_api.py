"""How a page becomes the owner's: by a key that is good once, or by the token itself."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from kiebitz.web.keys import Keys
from kiebitz.web.one_time import ONE_TIME_KEYS, OneTimeKeys
from kiebitz.web.owner import OwnerRoutes, answered, key_of, not_the_owner


class KeysApi:
    """The handlers, with what they need."""

    def __init__(self, keys: Keys, one_time: OneTimeKeys) -> None:
        self._keys = keys
        self._one_time = one_time

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [owner.route(ONE_TIME_KEYS, "POST", self._draw), answered("/api/owner-key", "POST", self._exchange)]

    def _draw(self, _request: Request, _body: bytes) -> Any:
        return {"key": self._one_time.draw()}

    async def _exchange(self, request: Request) -> Any:
        """The owner's token for what a page was opened with, which is thereby accepted or refused."""
        key = key_of(request)
        if not self._keys.is_owner(key) and not self._one_time.use(key):
            raise not_the_owner()
        return {"key": self._keys.token}
