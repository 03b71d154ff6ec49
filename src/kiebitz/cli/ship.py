"""`kiebitz ship`: put what was trained in place of a model that ships."""

from __future__ import annotations

from pathlib import Path

import click

from kiebitz.cli.faults import faults_told

# What trains is imported only where it is used: it needs numpy, for which nobody else should have to wait.


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
def ship(folder: Path) -> None:
    """Put a model that was trained in place of the one that ships.

    FOLDER is what `kiebitz train` was given as --out. The model is checked, loaded and copied into the package, which
    all players read from then on; what is not in order is refused, and the old model stays.
    """
    from kiebitz.models import loading
    from kiebitz.training import shipping

    with faults_told():
        try:
            manifest = shipping.ship(folder, loading.SHELF)
        except OSError as fault:
            raise click.ClickException(f"the model cannot be put in place: {fault}") from None
    click.echo(f"{manifest['model']} of {manifest['date']} ships now: {manifest['command']}")
