"""What `--json` prints: an object a line, its keys in snake case and the same in every language; docs/json.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import click

JSON_VERSION: Final = 1  # raised when a key goes or changes its meaning; new ones may come at any time


def print_json(told: Mapping[str, Any]) -> None:
    """Print an object for programs."""
    click.echo(json.dumps({"version": JSON_VERSION, **told}))
