"""`kiebitz verify`: check that the cards of a deal were settled before its first bid."""

from __future__ import annotations

import json
import re

import click
from rich.console import Console
from rich.text import Text

from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.deal import SEATS, Deal, format_deal
from kiebitz.formats.foreign_text import printable
from kiebitz.hand_order import in_hand_order
from kiebitz.session import commitment, deal_of_secret

HASH_DIGITS = 64
NUMBER_DIGITS = 32
NOT_VERIFIED = 1  # the exit status
LABEL = 12


@click.command("verify")
@click.argument("promised", metavar="COMMITMENT")
@click.argument("secret")
@click.argument("salt")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@speaking
def verify(promised: str, secret: str, salt: str, as_json: bool, speaker: Speaker) -> None:
    """Check that a deal is the one promised, and deal it again.

    COMMITMENT was shown before the first bid, SECRET and SALT when the deal was over. Exits with 1 if they do not fit.
    """
    shown = _hexadecimal("COMMITMENT", promised, HASH_DIGITS, speaker)
    numbers = [int(_hexadecimal(name, text, NUMBER_DIGITS, speaker), 16) for name, text in _named(secret, salt)]
    holds, dealt = commitment(*numbers) == shown, deal_of_secret(numbers[0])
    if as_json:
        click.echo(json.dumps({"verified": holds, "deal": format_deal(dealt) if holds else None}))
    else:
        _tell(holds, dealt, speaker)
    if not holds:
        raise SystemExit(NOT_VERIFIED)


def _named(secret: str, salt: str) -> list[tuple[str, str]]:
    return [("SECRET", secret), ("SALT", salt)]


def _hexadecimal(name: str, text: str, digits: int, speaker: Speaker) -> str:
    """The text in small letters, if it is a hexadecimal number of so many digits."""
    if not re.fullmatch(rf"[0-9a-f]{{{digits}}}", found := text.strip().lower()):
        said = speaker.words.not_hexadecimal.format(name=name, digits=digits, text=printable(text))
        raise click.UsageError(said)
    return found


def _tell(holds: bool, dealt: Deal, speaker: Speaker) -> None:
    console = Console(highlight=False)
    console.print(Text(speaker.words.verified if holds else speaker.words.not_verified))
    if not holds:
        return
    for label, cards in [
        *((speaker.seat(seat), dealt.hands[seat]) for seat in SEATS),
        (speaker.words.skat, dealt.skat),
    ]:
        console.print(Text(f"{label:<{LABEL}}") + speaker.cards(in_hand_order(cards, None)))
