"""`kiebitz people`: what is remembered of whom, told, exported and forgotten."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.formats.foreign_text import printable
from kiebitz.session import FILE_NAME, Store, data_folder

if TYPE_CHECKING:
    from kiebitz.session.people import Remembered
    from kiebitz.session.portrait import GameKind, Part, Portrait

_JSON = click.option("--json", "as_json", is_flag=True)
_NAME = click.argument("name", required=False)


people = SpokenGroup("people")


@people.command("list")
@_JSON
@speaking
def everybody(as_json: bool, speaker: Speaker) -> None:
    from kiebitz.session.portrait import portrait_of

    with faults_told(), _store() as store:
        found = [(one, portrait_of(one.known)) for one in store.people.all()]
    if as_json:
        print_json({"people": [_object([one], portrait) for one, portrait in found]})
    elif not found:
        click.echo(speaker.say("people-nobody"))
    else:
        Console(highlight=False).print(_table(found, speaker))


@people.command()
@_NAME
@_JSON
@speaking
def show(name: str | None, as_json: bool, speaker: Speaker) -> None:
    from kiebitz.session.people import together
    from kiebitz.session.portrait import portrait_of

    with faults_told(), _store() as store:
        found = _named(store, name, speaker)
    portrait = portrait_of(together(found))
    if as_json:
        print_json(_object(found, portrait))
    else:
        _tell(None if name is None else found[0].name, portrait, speaker)


@people.command()
@_NAME
@speaking
def export(name: str | None, speaker: Speaker) -> None:
    from kiebitz.session.people import exported

    with faults_told(), _store() as store:
        click.echo(exported(_named(store, name, speaker)))


@people.command()
@click.argument("name")
@speaking
def forget(name: str, speaker: Speaker) -> None:
    with faults_told(), _store() as store:
        person = store.people.get(name)
        store.people.forget(person.name)
    click.echo(speaker.say("people-forgotten", name=printable(person.name)))


def _store() -> Store:
    return Store(data_folder(os.environ) / FILE_NAME)


def _named(store: Store, name: str | None, speaker: Speaker) -> list[Remembered]:
    """Somebody by name; without one the user, under all names."""
    if name is not None:
        return [store.people.get(name)]
    me = store.me.get()
    if me is None:
        raise click.UsageError(speaker.say("people-who-are-you"))
    return store.people.who_is(me)


def _object(found: Sequence[Remembered], portrait: Portrait) -> dict[str, object]:
    return {
        "names": [one.name for one in found],
        "is_person": all(one.is_person for one in found),
        **asdict(portrait),
    }


def _table(found: Sequence[tuple[Remembered, Portrait]], speaker: Speaker) -> Table:
    table = Table(speaker.say("people-column-name"), box=None, pad_edge=False)
    for heading in ("games", "declarer", "defender", "advice"):
        table.add_column(speaker.say_of("people-column", heading), justify="right")
    for one, portrait in found:
        declarer, defender = (portrait.mistakes[side].share for side in ("declarer", "defender"))
        table.add_row(
            Text(printable(one.name)),
            str(portrait.games),
            "" if declarer is None else speaker.percent(declarer),
            "" if defender is None else speaker.percent(defender),
            "" if portrait.advice is None else str(portrait.advice),
        )
    return table


def _tell(name: str | None, portrait: Portrait, speaker: Speaker) -> None:
    """The same as the page says."""
    title = speaker.say("portrait") if name is None else speaker.say("portrait-of", name=printable(name))
    click.echo(f"{title}\n{speaker.say('portrait-games', count=portrait.games)}")
    if not portrait.games:
        return
    parts: dict[str, Part] = {"declared": portrait.declared, "won": portrait.won}
    parts |= {str(side): part for side, part in portrait.mistakes.items()}
    kinds: dict[str, Mapping[GameKind, Part]] = {str(side): found for side, found in portrait.kinds.items()}
    for each, part in parts.items():
        click.echo(f"  {speaker.say_of('portrait-part', each)}: {_share(part, speaker)}")
        for kind, found in kinds.get(each, {}).items():
            if found.of:
                click.echo(f"    {speaker.say_of('portrait-kind', kind)}: {_share(found, speaker)}")
    click.echo(f"  {speaker.say('portrait-bidding')}: {_bidding(portrait, speaker)}")
    click.echo(f"  {speaker.say('portrait-levels')}:")
    for likeness in portrait.levels:
        level = speaker.say("level-numbered", level=likeness.level)
        click.echo(f"    {level}: {speaker.percent(likeness.share)}")
    advice = portrait.advice
    click.echo(speaker.say("portrait-no-advice") if advice is None else speaker.say("portrait-advice", level=advice))
    if advice is not None:
        click.echo(speaker.say("level-told", level=advice))
    click.echo(speaker.say("portrait-what"))


def _share(part: Part, speaker: Speaker) -> str:
    if part.share is None or part.interval is None:
        return speaker.say("portrait-nothing-known")
    share, low, high = (speaker.percent(number) for number in (part.share, *part.interval))
    known = speaker.say("portrait-share", share=share, low=low, high=high)
    return f"{known} ({speaker.say('portrait-times', times=part.times, of=part.of)})"


def _bidding(portrait: Portrait, speaker: Speaker) -> str:
    known = portrait.boldness
    if known.threshold is None or known.style is None:
        return speaker.say("portrait-few-calls", calls=known.calls)
    return speaker.say_of("portrait-style", known.style, threshold=speaker.percent(known.threshold))
