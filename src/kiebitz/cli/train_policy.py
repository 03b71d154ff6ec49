"""`kiebitz train policy`: which cards are played by strong and weak players; or, reinforced, which bring most."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from kiebitz.cli.counting import counted
from kiebitz.cli.training import command, tell_where, training_faults_told, watching
from kiebitz.cli.working import workers_for

_RIVALS = {"policy": "the policy that plays as others do", "rules": "rules"}


@click.command()
@click.option("--quick", is_flag=True, help="A poor network within a minute, to see that everything works.")
@click.option("--reinforce", is_flag=True, help="Learn from what cards bring, not from players who play them.")
@click.option("--games", type=click.IntRange(1), help="With --reinforce, to learn from; default 6,000,000.")
@click.option(
    "--deals", type=click.IntRange(100), help="To play; default 100,000, with --reinforce 1,000,000 used again."
)
@click.option("--teacher", default="", metavar="PLAYER", help="Whose evidence is learned; default kermit:10.")
@click.option(
    "--start",
    type=click.Path(exists=True, file_okay=False),
    help="The folder of a policy to go on from, with half of the lessons in smaller steps.",
)
@click.option("--test-games", type=click.IntRange(1), help="Deals of each player to measure on; default 200.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the network goes.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def policy(
    quick: bool,
    reinforce: bool,
    games: int | None,
    deals: int | None,
    teacher: str,
    start: str | None,
    test_games: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Learn which cards strong and weak players play.

    Games are played, a network fitted to their cards, and measured on others.

    With --reinforce such a network learns on by playing against itself: cards that bring more than was to be expected
    become likelier. It is measured by games against the one that ships.

    The same command goes on where it was interrupted.
    """
    if reinforce:
        _reinforce(
            {"games": games, "deals": deals, "start": start, "seed": seed}, quick, out, jobs=jobs, cluster=cluster
        )
        return
    from kiebitz.training.policy.learn import QUICK, Plan, learn
    from kiebitz.training.policy.styles import teacher_of

    plan = replace(QUICK if quick else Plan(), seed=seed, teacher=teacher, start=start or "")
    plan = replace(plan, deals=deals or plan.deals, test_games=test_games or plan.test_games)
    if start:
        plan = replace(plan, lesson=plan.lesson.to_go_on())
    with training_faults_told():
        if teacher:
            teacher_of(teacher)
    with training_faults_told(), workers_for(jobs, cluster, plan.pieces) as workers, watching(plan.pieces) as watch:
        watch.say("playing")
        manifest = learn(workers, plan, out, watch.advance, command())
    _tell_policy(manifest)
    tell_where(out)


def _reinforce(given: dict[str, Any], quick: bool, out: Path, *, jobs: int | None, cluster: str | None) -> None:
    from kiebitz.cores import cores
    from kiebitz.training.policy.reinforce import QUICK, Plan, reinforce

    plan = replace(QUICK if quick else Plan(), **{name: value for name, value in given.items() if value is not None})
    total = plan.pieces + plan.turns
    with training_faults_told(), workers_for(jobs, cluster, plan.pieces) as workers, watching(total) as watch:
        manifest = reinforce(workers, plan, out, watch, command(), threads=jobs or cores())
    _tell_reinforced(manifest)
    tell_where(out)


def _tell_reinforced(manifest: dict[str, Any]) -> None:
    for rival, gains in manifest["held_out"].items():
        click.echo(f"points per 36 ahead of {_RIVALS[rival]}, on deals held out:")
        for family, found in gains.items():
            _tell_gain(family, found)


def _tell_gain(family: str, found: dict[str, Any]) -> None:
    roles = ", ".join(f"{role} {found[role]['mean']:+.0f}" for role in ("declarer", "defence"))
    told = found["total"]
    ends = f"{told['low']:+.0f} to {told['high']:+.0f}" if "low" in told else "too few deals differ"
    click.echo(f"  {family:<6}{told['mean']:+5.0f} ({ends}): {roles}; {counted(found['deals'], 'deal')}")


def _tell_policy(manifest: dict[str, Any]) -> None:
    click.echo(f"{manifest['decisions']:,} decisions of {counted(manifest['games'], 'game')}; on games held out:")
    for name, found in {"all": manifest["held_out"], **manifest["by_style"]}.items():
        click.echo(f"  {name:<22}log-loss {found['log_loss']:.3f}, agreement {found['agreement']:.1%}")
    for found in manifest["learning_curve"]:
        click.echo(f"  with {found['games']:,} games: log-loss {found['log_loss']:.3f}")
    click.echo("doublings that cards add to bids, by trick:")
    for name, by_role in manifest["bits"].items():
        for role, bits in by_role.items():
            click.echo(f"  {name:<11}{role:<9}" + "".join(f"{added:6.2f}" for _, added, _ in bits.values()))
