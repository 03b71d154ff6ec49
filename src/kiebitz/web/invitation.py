"""How people come to a table: under which name its owner begins it, and by which link a guest finds it."""

from __future__ import annotations

import getpass
import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

import segno
from msgspec import Struct

from kiebitz.session import check_persons_name

_NOBODY: Final = frozenset({"root", "admin", "administrator", "user", "nobody"})  # accounts, not people
_MASK: Final = 4  # one of eight, all of which can be read; to compare them takes four times as long
_ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent there, the system only says from where


class Picture(Struct, frozen=True, rename="camel"):
    """A QR code as the outline of its dark squares, in a square of so many, with the margin that readers need."""

    size: int
    path: str


def picture_of(link: str) -> Picture:
    """A link that a phone can read from a screen."""
    rows = list(segno.make_qr(link, error="m", mask=_MASK).matrix_iter(border=4))
    dark = "".join(
        f"M{run.start()} {line}h{len(run[0])}v1h-{len(run[0])}z"
        for line, row in enumerate(rows)
        for run in re.finditer("1+", "".join("1" if square else "0" for square in row))
    )
    return Picture(len(rows), dark)


def origin_for_guests(origin: str, is_open: bool) -> str:
    """Where guests find the page that its owner sees at this origin: on other machines not under `localhost`."""
    parts = urlsplit(origin)
    if not is_open or not _is_this_machine(parts.hostname or ""):
        return origin
    address = _address_in_network()
    return origin if address is None else f"{parts.scheme}://{address}:{parts.port or 80}"


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _address_in_network() -> str | None:
    """What this machine is called by its neighbours, `None` if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return None


def suggested_name() -> str:
    """What the owner may be called: as the account is, if that can be a person's name."""
    try:
        account = getpass.getuser()
        return "" if account.lower() in _NOBODY else check_persons_name(account[:1].upper() + account[1:])
    except (OSError, KeyError, ImportError, ValueError):
        return ""
