"""`kiebitz arena probe`: is a player fit for matches?"""

from __future__ import annotations

from collections.abc import Iterable

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import UsageFault
from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.engine.probe import Check, probe_player
from kiebitz.formats.foreign_text import printable
from kiebitz.players import create
from kiebitz.words import words

_PASSED = {True: "yes", False: "no", None: "open"}  # as sentences choose by it


@click.command(cls=SpokenCommand)
@click.argument("player", type=PLAYER)
@click.option("--games", default=12, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0))
@click.option("--seconds", default=10.0, show_default=True, type=click.FloatRange(0, min_open=True))
@click.option("--json", "as_json", is_flag=True)
@speaking
@click.pass_context
def probe(
    context: click.Context, player: str, games: int, seed: int, seconds: float, as_json: bool, speaker: Speaker
) -> None:
    try:
        create(player, seed)
    except ValueError as error:
        raise UsageFault(error) from None
    found = probe_player(player, games, seed, seconds)
    if as_json:
        checks = list(found)
        rows = [{"name": it.name, "passed": it.passed, "detail": it.detail} for it in checks]
        print_json({"player": player, "passed": _all_passed(checks), "checks": rows})
    else:
        checks = [_printed(check, speaker) for check in found]
    context.exit(0 if _all_passed(checks) else 1)


def _printed(check: Check, speaker: Speaker) -> Check:
    """Show a check as soon as it is done: some players take their time."""
    mark, name = speaker.say("probe-mark", passed=_PASSED[check.passed]), speaker.say_of("probe-check", check.name)
    click.echo(f"{mark:<6}{name:<28}{printable(check.finding.told(words(speaker.language)))}")
    return check


def _all_passed(checks: Iterable[Check]) -> bool:
    return all(check.passed is not False for check in checks)
