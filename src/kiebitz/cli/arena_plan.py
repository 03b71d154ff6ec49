"""`kiebitz arena plan` in words."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from kiebitz.arena.folder import FinishedMatch
from kiebitz.arena.match import Mode
from kiebitz.arena.plan import USUAL_SPREAD, Plan, plan, spread_of
from kiebitz.cli.faults import Fault


def tell_plan(difference: float, like: Path | None, mode: str, *, power: float, size: float, as_json: bool) -> None:
    """Print how many deals a difference needs, by the spread of a kept match or by the usual one."""
    try:
        if like is None:
            found = plan(difference, USUAL_SPREAD[Mode(mode)], power=power, size=size)
        else:
            played = FinishedMatch.load(like)
            length = played.match.deals_in_unit
            found = plan(difference, spread_of(played), power=power, size=size, deals_in_unit=length)
    except ValueError as fault:
        raise Fault(fault) from None
    click.echo(json.dumps(asdict(found)) if as_json else _words(found))


def _words(found: Plan) -> str:
    return (
        f"{found.deals:,} deals show a difference of {found.difference:g} points per 36 in {found.power:.0%} "
        f"of matches (spread {found.spread:,.0f}, size {found.size:.0%}).\n"
        f"About {found.sequential:,} on average with --decide 0 {found.difference:g} --alpha {found.size:g} "
        f"--beta {1 - found.power:g}, if there is such a difference."
    )
