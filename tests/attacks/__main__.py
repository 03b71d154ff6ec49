"""Make attacks in full: python -m tests.attacks [NAME ...] [--count 100000] [--seed 1]."""

from __future__ import annotations

import time
from random import Random

import click

from tests.attacks.attacking import ATTACKS


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([attack.name for attack in ATTACKS]))
@click.option("--count", default=100_000, show_default=True, help="How many of each kind.")
@click.option("--seed", default=1, show_default=True, help="Of all that is tried.")
def main(names: tuple[str, ...], count: int, seed: int) -> None:
    """Attack Kiebitz, by default in every way there is, and tell what came of it."""
    for attack in ATTACKS:
        if not names or attack.name in names:
            begun = time.monotonic()
            outcomes = attack.make(Random(seed), count)
            told = ", ".join(f"{number:,} {outcome}" for outcome, number in outcomes.most_common())
            click.echo(f"{attack.name} ({attack.what}), {time.monotonic() - begun:.0f} s: {told}")


if __name__ == "__main__":
    main()
