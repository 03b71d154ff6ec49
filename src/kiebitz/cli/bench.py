"""`kiebitz bench`: deterministic node counts and speed."""

from __future__ import annotations

from dataclasses import asdict

import click

from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.lab.bench import bench_solver

bench = SpokenGroup("bench")


@bench.command()
@click.option("--json", "as_json", is_flag=True)
@speaking
def solver(as_json: bool, speaker: Speaker) -> None:
    results = []
    for result in bench_solver():
        results.append(result)
        if not as_json:
            speed = result.nodes / result.seconds
            told = speaker.say("solving-bench", deals=result.deals, nodes=result.nodes, speed=speed)
            click.echo(f"{result.kind:<7} {told}")
    signature = sum(result.nodes for result in results)
    if as_json:
        print_json({"signature": signature, "kinds": [asdict(result) for result in results]})
    else:
        click.echo(speaker.say("solving-bench-signature", signature=str(signature)))
