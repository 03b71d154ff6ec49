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
from kiebitz.cli.speaker import Speaker


def tell_plan(
    difference: float, like: Path | None, mode: str, speaker: Speaker, *, power: float, size: float, as_json: bool
) -> None:
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
    click.echo(json.dumps(asdict(found)) if as_json else _told(found, speaker))


def _told(found: Plan, speaker: Speaker) -> str:
    return speaker.say(
        "arena-plan",
        deals=found.deals,
        difference=found.difference,
        power=speaker.percent(found.power),
        spread=found.spread,
        size=speaker.percent(found.size),
        sequential=found.sequential,
        difference_written=f"{found.difference:g}",  # as it is typed
        alpha=f"{found.size:g}",
        beta=f"{1 - found.power:g}",
    )
