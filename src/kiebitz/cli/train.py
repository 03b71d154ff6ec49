"""`kiebitz train`: tables learned from own play."""

from __future__ import annotations

from pathlib import Path

import click

# What learns is imported only where it is used: it needs numpy, for which nobody else should have to wait.

_MODELS = Path(__file__).parent.parent / "models"


@click.group()
def train() -> None:
    """Learn what the players know, from the project's own games."""


@train.command()
@click.option("--bidder", default="rules", show_default=True, help="The player whose bids and contracts are learned.")
@click.option("--deals", default=120_000, show_default=True, type=click.IntRange(1000), help="Deals to be bid.")
@click.option("--test-games", default=400, show_default=True, type=click.IntRange(1), help="Games to measure on.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; all cores if not said.")
@click.option("--cluster", metavar="ADDRESS", help="Bid on a Dask cluster instead.")
@click.option(
    "--work", type=click.Path(path_type=Path), help="Keep the deals here; the same command goes on with them."
)
@click.option(
    "--out", type=click.Path(path_type=Path), default=_MODELS, help="Where the tables go; else into the package."
)
def inference(
    bidder: str,
    deals: int,
    test_games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    work: Path | None,
    out: Path,
) -> None:
    """Learn which hidden cards fit bids, contracts and discards."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from kiebitz.arena.workers import cluster_workers, local_workers
    from kiebitz.players import create
    from kiebitz.training.inference import Plan, train

    try:
        create(bidder)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--bidder") from None
    plan = Plan(bidder=bidder, deals=deals, test_games=test_games, seed=seed)
    workers = cluster_workers(cluster) if cluster is not None else local_workers(jobs)
    with workers as ready, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("bidding", total=deals)
        manifest = train(plan, ready.executor, out, work, lambda done, _: bar.update(task, completed=done))
    table = Table("view of", *map(str, range(1, 11)), box=None)
    table.title = "how often the weight of the truth is a doubling of chance, by trick"
    for role, bits in manifest["bits_above_chance"].items():
        table.add_row(role, *(f"{bits.get(str(trick), 0.0):.2f}" for trick in range(1, 11)))
    Console().print(table)
    click.echo(f"tables and manifest are in {out}")
