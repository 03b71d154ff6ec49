"""`kiebitz bench`: deterministic node counts and speed."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from kiebitz.lab.bench import bench_solver


@click.group()
def bench() -> None:
    """Node counts that identify the search, and its speed."""


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def solver(as_json: bool) -> None:
    """Solve a fixed set of deals and sum up the nodes.

    The sum is the signature of the search, the same on every machine.
    """
    results = []
    for result in bench_solver():
        results.append(result)
        if not as_json:
            speed = result.nodes / result.seconds
            click.echo(f"{result.kind:<7} {result.deals} deals  {result.nodes:>10,} nodes  {speed:>12,.0f} nodes/s")
    signature = sum(result.nodes for result in results)
    if as_json:
        click.echo(json.dumps({"signature": signature, "kinds": [asdict(result) for result in results]}))
    else:
        click.echo(f"signature {signature}")
