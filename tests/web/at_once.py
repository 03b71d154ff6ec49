"""`kiebitz` whose server tells at once what computer players decide: `python -m tests.web.at_once serve ...`.

Most tests watch no clock, and would only wait.
"""

from __future__ import annotations

from kiebitz.cli.main import cli
from kiebitz.session import discretion


def tell_at_once() -> None:
    """From now on, in this process."""
    discretion.SHORTEST = discretion.LONGEST = 0.0  # type: ignore[misc]


if __name__ == "__main__":
    tell_at_once()
    cli(prog_name="kiebitz")
