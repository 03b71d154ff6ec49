"""Libraries that not everybody installs: what needs one says so before it begins to work, not when it is done."""

from __future__ import annotations

from importlib.util import find_spec

from kiebitz.errors import Fault


class MissingExtra(Fault):
    """A library is not installed; the message says how to get it."""


def require(module: str, library: str, what: str, extra: str) -> None:
    """`MissingExtra` unless the module is there: `what` needs its library, and the extra of this package brings it."""
    if find_spec(module) is None:
        raise MissingExtra("extra-missing", what=what, library=library, extra=extra)
