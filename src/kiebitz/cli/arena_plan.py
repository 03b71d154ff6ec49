"""`kiebitz arena plan` in words."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from kiebitz.arena.folder import FinishedMatch
from kiebitz.arena.match import Mode
from kiebitz.arena.plan import USUAL_SPREAD, Plan, plan, spread_of
from kiebitz.cli.faults import Fault
from kiebitz.cli.plain import print_json
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
    if as_json:
        print_json(asdict(found))
    else:
        click.echo(_told(found, speaker))


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
