"""What stands before everything else: who asks by which name, from which page; and what an answer allows a page.

A page from elsewhere may make a browser ask us, by our address or, with a name of its own that leads here, as if it
were ours. So a request must name a host that is us, and one that comes from a page must come from ours.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HOST: Final = re.compile(r"(?:\[(?P<number>[^\[\]]+)\]|(?P<name>[^:/@\[\]]+))(?::\d+)?")
_LONGEST_PATH: Final = 1000
_NOT_ALLOWED: Final = 403
_TOO_LONG: Final = 414
_FAILED: Final = 500
_log: Final = logging.getLogger(__name__)


class Guard:
    """Passes on what is asked of us by our own page, and sees to it that no fault is shown to anybody.

    names    what we are called besides numeric addresses
    is_open  whether other machines may ask: then every numeric address may be ours, else only those of this machine
    """

    def __init__(self, app: ASGIApp, names: frozenset[str], is_open: bool) -> None:
        self._app = app
        self._names = names
        self._is_open = is_open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif not self._may_pass(scope):
            await _refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        if len(scope["path"]) > _LONGEST_PATH:
            await _answer_fault(send_with_headers, _TOO_LONG, "too long")
            return
        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:
            _log.exception("%s %s failed", scope["method"], scope["path"])
            if not has_begun:
                await _answer_fault(send_with_headers, _FAILED, "failed")

    def _may_pass(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_us(host):
            return False
        origin = headers.get("origin")
        if origin is None:
            # A browser names the origin of whatever could change something; other programs have none.
            return scope["type"] == "http" and (_is_our_page(headers) or _follows_a_link(headers))
        return origin in (f"http://{host}", f"https://{host}")

    def _is_us(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["number"] or found["name"]).lower()
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._is_open or address.is_loopback


def _is_our_page(headers: Headers) -> bool:
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def _follows_a_link(headers: Headers) -> bool:
    """Whether somebody comes from another page to ours, which then stands alone in its tab."""
    return headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") == "document"


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()  # the wish to connect
        await send({"type": "websocket.close", "code": 1008})
    else:
        await _answer_fault(send, _NOT_ALLOWED, "not allowed")


async def _answer_fault(send: Send, status: int, fault: str) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps({"fault": fault, "detail": ""}).encode()})
