"""Faults as values that JSON knows, for files and browsers: `{"code": CODE, "values": {...}}`."""

from __future__ import annotations

from typing import Any

from kiebitz.errors import Fault


def row_of_fault(fault: Fault) -> dict[str, Any]:
    """A fault with all that lies behind it."""
    values = {name: row_of_fault(value) if isinstance(value, Fault) else value for name, value in fault.values.items()}
    return {"code": fault.code, "values": values}


def fault_of_row(row: dict[str, Any] | str) -> Fault:
    """The inverse of `row_of_fault`; earlier releases wrote no more than the English text."""
    if isinstance(row, str):
        return Fault(row)
    values = {name: fault_of_row(value) if isinstance(value, dict) else value for name, value in row["values"].items()}
    return Fault(row["code"], **values)
