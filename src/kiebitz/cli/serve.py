"""`kiebitz serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import Fault, UsageFault
from kiebitz.cli.program import INTERRUPTED
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.formats.foreign_text import printable
from kiebitz.players import create
from kiebitz.session import StorageFault, data_folder

if TYPE_CHECKING:  # the web's libraries are loaded only where something is served
    from kiebitz.web.app import Setup
    from kiebitz.web.server import Address

LOCAL = "127.0.0.1"
PORT = click.IntRange(1, 65535)


@click.command("serve", cls=SpokenCommand)
@click.option("--port", type=PORT)
@click.option("--host", default=LOCAL, show_default=True)
@click.option("--player", "offered", metavar="PLAYER", multiple=True, type=PLAYER)
@click.option("--browser/--no-browser", default=True)
@click.option("--new-key", is_flag=True)
@speaking
def serve(
    port: int | None, host: str, offered: tuple[str, ...], browser: bool, new_key: bool, speaker: Speaker
) -> None:
    from kiebitz.web.app import Setup
    from kiebitz.web.keys import kept_token
    from kiebitz.web.server import Address

    folder = data_folder(os.environ)
    for spec in offered:
        _check_player(spec)
    try:
        address = Address(host, port)
        names = frozenset({"localhost", socket.gethostname().lower(), host.lower()})
        token = _new_token(folder, speaker) if new_key else kept_token(folder)
        _serve(Setup(folder, token, names, address.is_open, offered), address, browser, speaker)
    except StorageFault as fault:
        raise Fault(fault) from None
    except OSError as error:
        path, reason = error.filename or folder, error.strerror or error
        said = speaker.say("store-fault", path=str(path), reason=str(reason))
        raise click.ClickException(printable(said)) from None


def _check_player(spec: str) -> None:
    try:
        create(spec)
    except ValueError as error:
        raise UsageFault(error) from None


def _new_token(folder: Path, speaker: Speaker) -> str:
    from kiebitz.web.server import AlreadyServing, replace_token

    try:
        return replace_token(folder)
    except AlreadyServing:
        raise click.ClickException(speaker.say("serving-by-old-key")) from None


def _serve(setup: Setup, address: Address, opens_browser: bool, speaker: Speaker) -> None:
    from kiebitz.web.server import USUAL_PORT, AlreadyServing, CannotListen, PortTaken, serve

    def ready(url: str) -> None:
        click.echo(speaker.say("serving-begun", url=url))
        if address.is_open:
            click.echo(speaker.say("serving-to-others"))
        if opens_browser:  # some browsers of a terminal return only when they are closed
            threading.Thread(target=_open, args=(url, speaker), daemon=True).start()

    try:
        serve(setup, address, ready)
    except KeyboardInterrupt:  # the usual way to end it
        click.echo(speaker.say("serving-ended"))
        raise click.exceptions.Exit(INTERRUPTED) from None
    except PortTaken as fault:
        other = USUAL_PORT if fault.port != USUAL_PORT else USUAL_PORT + 1
        said = speaker.say("serving-port-taken", port=str(fault.port), other=str(other))
        raise click.ClickException(said) from None
    except CannotListen as fault:
        said = speaker.say("serving-cannot-listen", host=fault.host, reason=fault.reason)
        raise click.ClickException(printable(said)) from None
    except AlreadyServing as fault:
        _lead_to_other(fault.url, opens_browser, speaker)


def _lead_to_other(url: str | None, opens_browser: bool, speaker: Speaker) -> None:
    """A second start is no fault: the table is there already."""
    if url is None:
        raise click.ClickException(speaker.say("serving-somewhere"))
    click.echo(speaker.say("serving-already", url=url))
    if opens_browser:
        _open(url, speaker)


def _open(url: str, speaker: Speaker) -> None:
    """Open the page by a key that is good once, since others can read what a browser is started with."""
    from kiebitz.web.one_time import one_time_address

    address = one_time_address(url)
    try:
        is_open = address is not None and webbrowser.open(address)
    except webbrowser.Error:
        is_open = False
    if not is_open:
        click.echo(speaker.say("serving-without-browser"))
