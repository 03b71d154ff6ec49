"""The command `kiebitz`: one group, a command a capability."""

from __future__ import annotations

import click

from kiebitz.cli.arena import arena
from kiebitz.cli.bench import bench
from kiebitz.cli.bid import bid
from kiebitz.cli.engine import engine
from kiebitz.cli.lab import lab
from kiebitz.cli.players import players
from kiebitz.cli.program import Program
from kiebitz.cli.record import record
from kiebitz.cli.review import review
from kiebitz.cli.serve import serve
from kiebitz.cli.ship import ship
from kiebitz.cli.solve import solve
from kiebitz.cli.store import store
from kiebitz.cli.table.command import play
from kiebitz.cli.train import train
from kiebitz.cli.verify import verify


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="kiebitz")
def cli() -> None:
    """Kiebitz, an engine for Skat: play, solve open hands, match players, read and check game records."""


cli.add_command(arena)
cli.add_command(bench)
cli.add_command(bid)
cli.add_command(engine)
cli.add_command(lab)
cli.add_command(play)
cli.add_command(players)
cli.add_command(record)
cli.add_command(review)
cli.add_command(serve)
cli.add_command(ship)
cli.add_command(solve)
cli.add_command(store)
cli.add_command(train)
cli.add_command(verify)
