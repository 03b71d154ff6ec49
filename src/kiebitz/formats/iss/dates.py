"""When a game was played, as records have it: `2010-12-06/18:59:24/UTC`."""

from __future__ import annotations

import datetime
from typing import Final

_FORM: Final = "%Y-%m-%d/%H:%M:%S/UTC"


def format_date(moment: datetime.datetime) -> str:
    """A moment as the property DT has it; the inverse of `parse_date`."""
    return moment.astimezone(datetime.UTC).strftime(_FORM)


def parse_date(text: str) -> datetime.datetime | None:
    """The moment; `None` where a record says nothing, or something else."""
    try:
        return datetime.datetime.strptime(text, _FORM).replace(tzinfo=datetime.UTC)
    except ValueError:
        return None
