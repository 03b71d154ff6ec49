"""Libraries that not everybody installs: what needs one says so before it begins to work, not when it is done."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(ValueError):
    """A library is not installed; the message says how to get it."""


def require(module: str, what: str, extra: str) -> None:
    """`MissingExtra` unless the module is there: `what` says what needs it, and the extra of this package brings it."""
    if find_spec(module) is None:
        raise MissingExtra(f"{what}; install it with: pip install 'kiebitz[{extra}]'")
