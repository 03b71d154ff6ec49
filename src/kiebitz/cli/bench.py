"""`kiebitz bench`: deterministic node counts and speed."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from kiebitz.cli.spoken import SpokenGroup
from kiebitz.lab.bench import bench_solver

bench = SpokenGroup("bench")


@bench.command()
@click.option("--json", "as_json", is_flag=True)
def solver(as_json: bool) -> None:
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
