"""`kiebitz ship`: put what was trained in place of a model that ships."""

from __future__ import annotations

from pathlib import Path

import click

from kiebitz.cli.faults import faults_told
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand

# What trains is imported only where it is used: it needs numpy, for which nobody else should have to wait.


@click.command(cls=SpokenCommand)
@click.argument("folder", type=click.Path(path_type=Path))
@speaking
def ship(folder: Path, speaker: Speaker) -> None:
    from kiebitz.models import loading
    from kiebitz.training import shipping

    with faults_told():
        try:
            manifest = shipping.ship(folder, loading.SHELF)
        except OSError as fault:
            raise click.ClickException(speaker.say("training-cannot-ship", reason=str(fault))) from None
    model, date, command = manifest["model"], manifest["date"], manifest["command"]
    click.echo(speaker.say("training-shipped", model=model, date=date, command=command))
