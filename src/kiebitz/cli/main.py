"""The command `kiebitz`: one group, a command a capability."""

from __future__ import annotations

from importlib.metadata import version

import click

from kiebitz.cli.arena import arena
from kiebitz.cli.bench import bench
from kiebitz.cli.bid import bid
from kiebitz.cli.completion import completion
from kiebitz.cli.engine import engine
from kiebitz.cli.iss import iss
from kiebitz.cli.lab import lab
from kiebitz.cli.learn import learn
from kiebitz.cli.people import people
from kiebitz.cli.players import players
from kiebitz.cli.practice import practice
from kiebitz.cli.program import Program
from kiebitz.cli.record import record
from kiebitz.cli.review import review
from kiebitz.cli.serve import serve
from kiebitz.cli.ship import ship
from kiebitz.cli.solve import solve
from kiebitz.cli.speaker import language_in
from kiebitz.cli.stats import stats
from kiebitz.cli.store import store
from kiebitz.cli.table.command import play
from kiebitz.cli.train import train
from kiebitz.cli.verify import verify
from kiebitz.words import words


def _tell_version(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not context.resilient_parsing:
        program = context.find_root().info_name or ""
        click.echo(words(language_in(context)).say("program-version", program=program, version=version("kiebitz")))
        context.exit()


cli = Program(
    "kiebitz",
    context_settings={"help_option_names": ["-h", "--help"]},
    params=[click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_tell_version)],
)
cli.add_command(arena)
cli.add_command(bench)
cli.add_command(bid)
cli.add_command(completion)
cli.add_command(engine)
cli.add_command(iss)
cli.add_command(lab)
cli.add_command(learn)
cli.add_command(play)
cli.add_command(people)
cli.add_command(players)
cli.add_command(practice)
cli.add_command(record)
cli.add_command(review)
cli.add_command(serve)
cli.add_command(ship)
cli.add_command(solve)
cli.add_command(stats)
cli.add_command(store)
cli.add_command(train)
cli.add_command(verify)
