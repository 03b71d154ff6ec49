"""Libraries that not everybody installs: what needs one says so before it begins to work, not when it is done."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from kiebitz.errors import Fault

# For modules that a plain install does without: their library, what needs it, and the extra that brings it.
_EXTRAS: Final = {
    "numpy": ("NumPy", "statistics", "data"),
    "scipy": ("SciPy", "statistics", "data"),
    "duckdb": ("DuckDB", "parquet", "data"),
    "starlette": ("Starlette", "browser", "web"),
    "uvicorn": ("Uvicorn", "browser", "web"),
    "h11": ("h11", "browser", "web"),
    "websockets": ("websockets", "browser", "web"),
    "argon2": ("argon2-cffi", "accounts", "server"),
    "prometheus_client": ("prometheus-client", "server", "server"),
    "gymnasium": ("Gymnasium", "environment", "env"),
    "pettingzoo": ("PettingZoo", "environment", "env"),
}


class MissingExtra(Fault):
    """A library is not installed; the message says how to get it."""


def require(module: str, library: str, what: str, extra: str) -> None:
    """`MissingExtra` unless the module is there: `what` needs its library, and the extra of this package brings it."""
    if find_spec(module) is None:
        raise MissingExtra("extra-missing", what=what, library=library, extra=extra)


def require_module(module: str) -> None:
    """`MissingExtra` unless one of the modules is there that a plain install does without."""
    require(module, *_EXTRAS[module])


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """What is to be installed where an import failed; `None` if it is none of ours."""
    known = _EXTRAS.get((error.name or "").partition(".")[0])
    return None if known is None else MissingExtra("extra-missing", what=known[1], library=known[0], extra=known[2])
