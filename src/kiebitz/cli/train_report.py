"""What `kiebitz train` tells: what is being done, and how good what was learned is on what was held out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.progress import Progress

from kiebitz.cli.progress import progress_bar
from kiebitz.cli.speaker import Speaker
from kiebitz.words import Value

if TYPE_CHECKING:
    from kiebitz.training.tables.learn import Made

VALUE_COLUMNS: Final = ("LR", "LR+SA", "LRbdd+SA", "network", "network+SA")
OWN_NAMES: Final = ("all", "expert", "expert that slips")  # styles of play that are no player's


class Bar:
    """Who is told how far it is: a bar on a terminal, else a line for each stage."""

    def __init__(self, bar: Progress, total: int, speaker: Speaker) -> None:
        self._bar, self._speaker = bar, speaker
        self._task = bar.add_task(speaker.say("training-at-work"), total=total)

    def begin(self, stage: str, **values: Value) -> None:
        speaker = self._speaker
        said = speaker.say_of("training-stage", stage, **values)
        self._bar.update(self._task, description=said)
        if not self._bar.console.is_terminal:
            click.echo(said, err=True)

    def advance(self) -> None:
        self._bar.advance(self._task)


@contextmanager
def watching(total: int, speaker: Speaker) -> Iterator[Bar]:
    with progress_bar() as bar:
        yield Bar(bar, total, speaker)


def tell_bidding(manifest: dict[str, Any], speaker: Speaker) -> None:
    click.echo(speaker.say("training-labelled", hands=manifest["samples"]))
    for row in manifest["held_out"]:
        part = speaker.say_of("training-part", row["part"])
        quality = speaker.say("training-part-quality", log_loss=row["log_loss"], constant=row["constant"])
        click.echo(f"  {part:<15}{quality}")
    for number, turn in enumerate(manifest["turns"], start=1):
        click.echo(_turn(number, turn, speaker))
        if "gain" in turn:
            click.echo("  " + _gain(turn["gain"], speaker))


def _turn(number: int, turn: Mapping[str, Any], speaker: Speaker) -> str:
    return speaker.say(
        "training-turn",
        turn=number,
        deals=turn["deals"],
        passed_in=speaker.percent(turn["passed in"], 1),
        won=speaker.percent(turn["won"], 1),
        grand=speaker.percent(turn["grand"], 1),
        null=speaker.percent(turn["null"], 1),
        hand=speaker.percent(turn["hand"], 1),
    )


def _gain(found: Mapping[str, float], speaker: Speaker) -> str:
    mean = speaker.signed(found["mean"])
    if "low" not in found:
        return speaker.say("training-gain-unclear", mean=mean)
    return speaker.say("training-gain", mean=mean, low=speaker.signed(found["low"]), high=speaker.signed(found["high"]))


def tell_inference(held_out: dict[str, Any], speaker: Speaker) -> None:
    click.echo(speaker.say("training-bits-of-bids"))
    for bidder, by_role in held_out["bits_above_chance"].items():
        for role, bits in by_role.items():
            _tell_bits(bidder, role, bits.values(), speaker)


def _tell_bits(player: str, role: str, bits: Iterable[float], speaker: Speaker) -> None:
    cells = "".join(f"{speaker.wording.decimal(value, 2):>6}" for value in bits)
    click.echo(f"  {player:<11}{speaker.say('training-role', role=role):<9}{cells}")


def tell_review(held_out: dict[str, Any], least: int, speaker: Speaker) -> None:
    click.echo(speaker.say("training-chances"))
    for found in held_out["reliability"]:
        chance, won = speaker.percent(found["chance"], 1), speaker.percent(found["won"], 1)
        click.echo(f"  {chance:>7}  {won:>7}   {speaker.say('training-games', games=found['games'])}")
    if (gap := held_out["largest_gap"]) is not None:
        click.echo(speaker.say("training-largest-gap", least=least, gap=gap))


def tell_policy(manifest: dict[str, Any], speaker: Speaker) -> None:
    click.echo(speaker.say("training-decisions", decisions=manifest["decisions"], games=manifest["games"]))
    for name, found in {"all": manifest["held_out"], **manifest["by_style"]}.items():
        style = speaker.say_of("training-style", name) if name in OWN_NAMES else name
        agreement = speaker.percent(found["agreement"], 1)
        quality = speaker.say("training-agreement", log_loss=found["log_loss"], agreement=agreement)
        click.echo(f"  {style:<25}{quality}")
    for found in manifest["learning_curve"]:
        click.echo("  " + speaker.say("training-with-games", games=found["games"], log_loss=found["log_loss"]))
    click.echo(speaker.say("training-bits-of-cards"))
    for name, by_role in manifest["bits"].items():
        for role, bits in by_role.items():
            _tell_bits(name, role, (added for _, added, _ in bits.values()), speaker)


def tell_reinforced(held_out: dict[str, Any], speaker: Speaker) -> None:
    for rival, gains in held_out.items():
        click.echo(speaker.say_of("training-ahead-of", rival))
        for family, found in gains.items():
            part = speaker.say_of("training-part", family)
            click.echo(f"  {part:<10}{_gain_by_role(found, speaker)}")


def _gain_by_role(found: dict[str, Any], speaker: Speaker) -> str:
    total = found["total"]
    values: dict[str, str | int] = {
        "mean": speaker.signed(total["mean"]),
        "declarer": speaker.signed(found["declarer"]["mean"]),
        "defence": speaker.signed(found["defence"]["mean"]),
        "deals": found["deals"],
    }
    if "low" not in total:
        return speaker.say("training-ahead-unclear", **values)
    return speaker.say("training-ahead", low=speaker.signed(total["low"]), high=speaker.signed(total["high"]), **values)


def tell_null(held_out: dict[str, Any], speaker: Speaker) -> None:
    for game in ("closed", "ouvert"):
        for name, found in held_out[game].items():
            if "log_loss" in found:
                model = speaker.say_of("training-null-model", name)
                quality = _null_quality(found["log_loss"], found["largest_gap"], speaker)
                click.echo(f"  {speaker.say('training-null-game', game=game):<9}{model:<42}{quality}")


def tell_glem(held_out: dict[str, Any], speaker: Speaker) -> None:
    for name, found in held_out.items():
        click.echo(speaker.say("training-glem", family=name, **found))


def _null_quality(log_loss: float, gap: float | None, speaker: Speaker) -> str:
    if gap is None:
        return speaker.say("training-null-quality-unclear", log_loss=log_loss)
    return speaker.say("training-null-quality", log_loss=log_loss, gap=gap)


def tell_tables(made: Iterable[Made], out: Path, speaker: Speaker) -> None:
    for file in made:
        click.echo(speaker.say("training-table", name=file.path.name, megabytes=file.size / 2**20))
    click.echo(speaker.say("training-tables-kept", folder=str(out)))


def tell_values(held_out: list[dict[str, Any]], speaker: Speaker) -> None:
    click.echo(speaker.say("training-values"))
    for row in held_out:
        part, leader = (
            speaker.say_of("training-part", row["game"]),
            speaker.say_of("training-values-leader", row["leader"]),
        )
        for deals in ("random", "worth bidding"):
            if not row[deals]["positions"]:
                continue
            cells = "".join(f"{speaker.wording.decimal(row[deals][name][0], 1):>5}" for name in VALUE_COLUMNS)
            kind = speaker.say_of("training-values-deals", deals)
            click.echo(f"  {part:<11}{row['cards']:>2}  {leader:<32}{kind:<15}{cells}")


def tell_where(out: Path, speaker: Speaker) -> None:
    click.echo(speaker.say("training-kept", folder=str(out)))
