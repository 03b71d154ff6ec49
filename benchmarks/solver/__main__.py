"""Measurements of the solver.

python -m benchmarks.solver compare    against the yardstick, if it lies next to the checkout
python -m benchmarks.solver null       textbook configuration against the full one
python -m benchmarks.solver worlds     a table kept across the worlds of a decision against fresh ones
python -m benchmarks.solver tail       the slowest of many deals against their mean
python -m benchmarks.solver lattice    Kupferschmid & Helmert's features in all combinations, with a plot
python -m benchmarks.solver total      their configuration against ours, exact values
python -m benchmarks.solver tables     bare, canonical and partition tables
python -m benchmarks.solver switches   every technique changed alone
python -m benchmarks.solver oracle     what exact bounds for the side that leads would save
"""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks.solver import ablation, own, yardstick
from benchmarks.solver import oracle as oracles
from benchmarks.solver.compare import compare as compare_with_yardstick


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
@click.option("--deals", default=400, show_default=True, type=click.IntRange(1))
@_SEED
def null(deals: int, seed: int) -> None:
    for kind in ("null", "null+"):
        ratio, textbook, full = own.null_speed_up(deals, seed, kind)
        click.echo(f"{kind:<6} ratio {ratio:.0f}   textbook us: {textbook}   full us: {full}")


@main.command()
@click.option("--games", default=6, show_default=True, type=click.IntRange(1))
@click.option("--worlds", default=100, show_default=True, type=click.IntRange(1))
@_SEED
def worlds(games: int, worlds: int, seed: int) -> None:
    for kind in ("suit+", "grand+"):
        for cards, (fresh, kept) in own.shared_table(games, worlds, seed, kind).items():
            click.echo(f"{kind:<7} {cards:>2} cards: ratio {fresh / kept:.2f}   fresh {fresh:.2f} s, kept {kept:.2f} s")


@main.command()
@click.option("--deals", default=1000, show_default=True, type=click.IntRange(1))
@_SEED
def tail(deals: int, seed: int) -> None:
    ratio, nodes, times = own.tail(deals, seed)
    click.echo(f"slowest / mean {ratio:.1f}   nodes: {nodes}   ms: {times}")


@main.command()
@click.option("--deals", default=100, show_default=True, type=click.IntRange(1))
@click.option("--plot", type=click.Path(path_type=Path), help="Write a picture (needs matplotlib).")
@_SEED
def lattice(deals: int, plot: Path | None, seed: int) -> None:
    found = ablation.lattice(deals, seed)
    if plot is not None:
        ablation.plot_lattice(found, plot)


@main.command()
@click.option("--deals", default=100, show_default=True, type=click.IntRange(1))
@_SEED
def total(deals: int, seed: int) -> None:
    for kind in ("suit", "grand"):
        ratio, before, now = ablation.total_speed_up(kind, deals, seed)
        click.echo(f"{kind:<6} ratio {ratio:.1f}   Kupferschmid & Helmert, ms: {before}   now: {now}")


@main.command()
@click.option("--deals", default=200, show_default=True, type=click.IntRange(1))
@_SEED
def tables(deals: int, seed: int) -> None:
    for kind in ("suit", "suit+", "grand", "grand+"):
        ablation.tables(kind, deals, seed)


@main.command()
@click.option("--deals", default=200, show_default=True, type=click.IntRange(1))
@_SEED
def switches(deals: int, seed: int) -> None:
    for kind in ("suit+", "grand+"):
        ablation.switches(kind, deals, seed)


@main.command()
@click.option("--deals", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--by-table", is_flag=True, help="With several tables, for the main combinations only.")
@_SEED
def oracle(deals: int, by_table: bool, seed: int) -> None:
    if by_table:
        oracles.by_table(deals, seed)
    else:
        oracles.combinations(deals, seed)


if __name__ == "__main__":
    main()
