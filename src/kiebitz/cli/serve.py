"""`kiebitz serve`: the table in the browser."""

from __future__ import annotations

import os
import re
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import Fault, UsageFault
from kiebitz.cli.program import INTERRUPTED
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.extras import MissingExtra, require_module
from kiebitz.formats.foreign_text import printable
from kiebitz.network.accounts import NoAccount
from kiebitz.players import create
from kiebitz.session import Club, StorageFault, Store, data_folder
from kiebitz.session.rooms import Rooms

if TYPE_CHECKING:  # the web's libraries are loaded only where something is served
    from kiebitz.web.app import Setup
    from kiebitz.web.server import Address

LOCAL = "127.0.0.1"
PORT = click.IntRange(1, 65535)
RECORDS = "iss-games.sgf"  # games of those who speak the protocol


@click.command("serve", cls=SpokenCommand)
@click.option("--port", type=PORT)
@click.option("--host", default=LOCAL, show_default=True)
@click.option("--player", "offered", metavar="PLAYER", multiple=True, type=PLAYER)
@click.option("--browser/--no-browser", default=True)
@click.option("--new-key", is_flag=True)
@click.option("--iss", "iss_port", metavar="PORT", type=PORT)
@click.option("--accounts", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--rooms", type=click.Choice(["everybody", "key"]))
@click.option("--most-rooms", type=click.IntRange(1), default=200, show_default=True)
@click.option("--room-days", type=click.FloatRange(0, min_open=True), default=30, show_default=True)
@click.option("--stand-in", metavar="PLAYER", type=PLAYER, default="rules", show_default=True)
@click.option("--name", "names", metavar="HOST", multiple=True)
@click.option("--proxy", is_flag=True)
@click.option("--share", metavar="K/N", default="0/1", show_default=True)
@click.option("--journal", metavar="FILE")
@speaking
def serve(
    port: int | None,
    host: str,
    offered: tuple[str, ...],
    browser: bool,
    new_key: bool,
    iss_port: int | None,
    accounts: Path | None,
    rooms: str | None,
    most_rooms: int,
    room_days: float,
    stand_in: str,
    names: tuple[str, ...],
    proxy: bool,
    share: str,
    journal: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.web.app import Setup
    from kiebitz.web.keys import kept_room_key, kept_token
    from kiebitz.web.rooms_api import RoomRules
    from kiebitz.web.server import Address

    folder = data_folder(os.environ)
    for spec in (*offered, stand_in):
        _check_player(spec)
    if rooms is not None:
        require_module("prometheus_client")
    try:
        address = Address(host, port)
        known = frozenset({"localhost", socket.gethostname().lower(), host.lower(), *map(str.lower, names)})
        token = _new_token(folder, speaker) if new_key else kept_token(folder)
        rules = None
        if rooms is not None:
            key = kept_room_key(folder) if rooms == "key" else None
            rules = RoomRules(key, most_rooms, room_days, stand_in, _share(share, speaker))
        _keep_journal(journal)
        setup = Setup(folder, token, known, address.is_open, offered, rules, proxy)
        with _protocol(host, iss_port) as listening:
            if listening is not None:
                setup = replace(setup, beside=_beside(listening, folder, accounts, offered))
            _serve(setup, address, browser, speaker, iss_port)
    except (StorageFault, NoAccount, MissingExtra) as fault:
        raise Fault(fault) from None
    except OSError as error:
        path, reason = error.filename or folder, error.strerror or error
        said = speaker.say("store-fault", path=str(path), reason=str(reason))
        raise click.ClickException(printable(said)) from None


@contextmanager
def _protocol(host: str, port: int | None) -> Iterator[socket.socket | None]:
    """A socket for those who speak the protocol, if that is wanted."""
    from kiebitz.web.server import Address, CannotListen, PortTaken, bound

    if port is None:
        yield None
        return
    try:
        listening = bound(Address(host, port))
    except (CannotListen, PortTaken) as fault:
        raise click.ClickException(printable(str(fault))) from None
    with listening:
        yield listening


def _beside(
    listening: socket.socket, folder: Path, accounts: Path | None, offered: tuple[str, ...]
) -> Callable[[Store, Rooms, Club | None], AbstractAsyncContextManager[object]]:
    from kiebitz.network.accounts import FileAccounts, OpenAccounts
    from kiebitz.network.hall import HallSetup
    from kiebitz.network.server import serving

    admitted = OpenAccounts() if accounts is None else FileAccounts(accounts)
    setup = HallSetup(folder / RECORDS, offered=offered)
    return lambda store, rooms, club: serving(store, rooms, listening, admitted, setup, club)


def _share(text: str, speaker: Speaker) -> tuple[int, int]:
    """Which of the processes this is, and how many there are."""
    found = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    if found is None or int(found[1]) >= int(found[2]):
        raise click.UsageError(speaker.say("serving-share", text=printable(text)))
    return int(found[1]), int(found[2])


def _keep_journal(path: str | None) -> None:
    from kiebitz.web.journal import keep_journal

    if path is not None:
        keep_journal(path)


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


def _serve(setup: Setup, address: Address, opens_browser: bool, speaker: Speaker, iss_port: int | None) -> None:
    from kiebitz.web.server import USUAL_PORT, AlreadyServing, CannotListen, PortTaken, serve

    def ready(url: str) -> None:
        click.echo(speaker.say("serving-begun", url=url))
        if iss_port is not None:
            click.echo(speaker.say("serving-iss", host=address.host, port=str(iss_port)))
        if address.is_open:
            click.echo(speaker.say("serving-to-others"))
        if setup.rooms is not None:
            key = "" if setup.rooms.key is None else f"#key={setup.rooms.key}"
            click.echo(speaker.say("serving-rooms", url=f"{url.partition('#')[0]}rooms{key}"))
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
