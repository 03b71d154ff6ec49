"""What a browser is told of a fault: its code and values, for which the page has words."""

from __future__ import annotations

from msgspec import Struct

from kiebitz.errors import Fault
from kiebitz.formats.foreign_text import printable
from kiebitz.session import StorageFault


class Cause(Struct, frozen=True):
    """A fault of the library; the sentence `fault-CODE` of the catalogue is filled in with the values."""

    code: str
    values: dict[str, str | float | Cause]


def cause_of(error: Exception) -> Cause | None:
    """What lies behind a refusal, if it has a code. Where a store lies is nobody's business."""
    fault = error.cause if isinstance(error, StorageFault) else error
    return cause_seen(fault) if isinstance(fault, Fault) else None


def cause_seen(fault: Fault) -> Cause:
    """A fault as it is sent; it may quote what others wrote."""
    return Cause(printable(fault.code), {name: _seen(value) for name, value in fault.values.items()})


def _seen(value: str | float | Fault) -> str | float | Cause:
    if isinstance(value, Fault):
        return cause_seen(value)
    return printable(value) if isinstance(value, str) else value
