"""`kiebitz arena probe`: is a player fit for matches?"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict

import click

from kiebitz.cli.faults import UsageFault
from kiebitz.engine.probe import Check, probe_player
from kiebitz.formats.foreign_text import printable
from kiebitz.players import create

_MARKS = {True: "pass", False: "FAIL", None: "-"}


@click.command()
@click.argument("player")
@click.option("--games", default=12, show_default=True, type=click.IntRange(1), help="Whole games to play.")
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), help="Seed of the deals and of the player."
)
@click.option("--seconds", default=10.0, show_default=True, type=click.FloatRange(0, min_open=True), help="For a move.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def probe(context: click.Context, player: str, games: int, seed: int, seconds: float, as_json: bool) -> None:
    """Check PLAYER, such as "exec:./engine", for legality and honesty.

    The exit status is 1 if it fails.
    """
    try:
        create(player, seed)
    except ValueError as error:
        raise UsageFault(error) from None
    found = probe_player(player, games, seed, seconds)
    if as_json:
        checks = list(found)
        click.echo(
            json.dumps({"player": player, "passed": _all_passed(checks), "checks": [asdict(it) for it in checks]})
        )
    else:
        checks = [_printed(check) for check in found]
    context.exit(0 if _all_passed(checks) else 1)


def _printed(check: Check) -> Check:
    """Show a check as soon as it is done: some players take their time."""
    click.echo(f"{_MARKS[check.passed]:<6}{check.name:<28}{printable(check.detail)}")
    return check


def _all_passed(checks: Iterable[Check]) -> bool:
    return all(check.passed is not False for check in checks)
