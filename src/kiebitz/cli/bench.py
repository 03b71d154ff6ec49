"""`kiebitz bench`: deterministic node counts and speed."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.lab.bench import KindBench, bench_solver
from kiebitz.midgame import MidgameTables, open_tables

bench = SpokenGroup("bench")


@bench.command()
@click.option("--json", "as_json", is_flag=True)
@click.option("--tables", type=click.Path(exists=True, file_okay=False, path_type=Path))
@speaking
def solver(as_json: bool, tables: Path | None, speaker: Speaker) -> None:
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
    if tables is not None:
        _with_tables(open_tables(tables), results, speaker, as_json=as_json)


def _with_tables(tables: MidgameTables, without: list[KindBench], speaker: Speaker, *, as_json: bool) -> None:
    """The same deals with midgame tables, beside those without; the values are the same, the nodes are not."""
    for fault in tables.refused:
        click.echo(speaker.fault(fault), err=True)
    for kind, plain in zip(bench_solver(tables.lookup), without, strict=True):
        if as_json:
            print_json(asdict(kind) | {"tables": dict(tables.sizes)})
            continue
        shares = {"nodes": kind.nodes / plain.nodes, "time": kind.seconds / plain.seconds}
        told = speaker.say("solving-bench-tables", **{name: speaker.percent(share) for name, share in shares.items()})
        click.echo(f"{kind.kind:<7} {told}")
