"""How fast the solver is. What its techniques are worth is `kiebitz lab solver-...`.

python -m benchmarks.solver compare    against the yardstick, if it lies next to the checkout
python -m benchmarks.solver worlds     a table kept across the worlds of a decision against fresh ones
"""

from __future__ import annotations

import click

from benchmarks.solver import yardstick
from benchmarks.solver.compare import compare as compare_with_yardstick
from benchmarks.solver.worlds import shared_table


@click.group(help=__doc__)
def main() -> None:
    pass


_SEED = click.option("--seed", default=1, show_default=True)


@main.command()
@click.option("--deals", default=200, show_default=True, type=click.IntRange(1))
@_SEED
def compare(deals: int, seed: int) -> None:
    if yardstick.is_there():
        compare_with_yardstick(deals, seed)
    else:
        click.echo("no yardstick next to the checkout; this comparison is left out")


@main.command()
@click.option("--games", default=6, show_default=True, type=click.IntRange(1))
@click.option("--worlds", default=100, show_default=True, type=click.IntRange(1))
@_SEED
def worlds(games: int, worlds: int, seed: int) -> None:
    for kind in ("suit+", "grand+"):
        for cards, (fresh, kept) in shared_table(games, worlds, seed, kind).items():
            click.echo(f"{kind:<7} {cards:>2} cards: ratio {fresh / kept:.2f}   fresh {fresh:.2f} s, kept {kept:.2f} s")


if __name__ == "__main__":
    main()
