"""What somebody might begin to send and never end, by names."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.serving import Reachable
from tests.web.tabs import owner


def handshake(server: Reachable) -> bytes:
    return (
        f"GET /socket HTTP/1.1\r\nHost: {server.netloc}\r\nOrigin: http://{server.netloc}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def upload(server: Reachable, headers: dict[str, str]) -> bytes:
    """The beginning of an upload, of which much more is announced."""
    said = {"Host": server.netloc, "Content-Length": "1000000"} | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
    return f"POST /api/imports HTTP/1.1\r\n{head}\r\nsome of it".encode()


SENT: dict[str, Callable[[Reachable], bytes]] = {
    "nothing": lambda _server: b"",
    "half a line": lambda _server: b"GET / HT",
    "half the headers": lambda server: f"GET / HTTP/1.1\r\nHost: {server.netloc}\r\nAcc".encode(),
    "a request and a half": lambda server: f"GET / HTTP/1.1\r\nHost: {server.netloc}\r\n\r\nGET".encode(),
    "half a body of a stranger": lambda server: upload(server, {}),
    "half a body of the owner": lambda server: upload(server, owner(server)),
    "a socket without a greeting": handshake,
    "a socket with half a greeting": lambda server: handshake(server) + b"\x81\xfe\x00",
}
