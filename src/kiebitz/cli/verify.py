"""`kiebitz verify`: check that the cards of a deal were settled before its first bid, and by whom."""

from __future__ import annotations

import re

import click
from rich.console import Console
from rich.text import Text

from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.deals import SEATS, Deal, format_deal
from kiebitz.formats.foreign_text import printable
from kiebitz.hand_order import in_hand_order
from kiebitz.session import commitment, contribution_commitment, deal_of_secret, joint_secret

HASH_DIGITS = 64
NUMBER_DIGITS = 32
NOT_VERIFIED = 1  # the exit status
LABEL = 12


@click.command("verify", cls=SpokenCommand)
@click.argument("promised", metavar="COMMITMENT")
@click.argument("secret")
@click.argument("salt")
@click.argument("contributions", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@speaking
def verify(
    promised: str, secret: str, salt: str, contributions: tuple[str, ...], as_json: bool, speaker: Speaker
) -> None:
    shown = _hexadecimal("COMMITMENT", promised, HASH_DIGITS, speaker)
    numbers = [_number(name, text, speaker) for name, text in (("SECRET", secret), ("SALT", salt))]
    bound = [_contribution(each, speaker) for each in contributions]
    kept = all(contribution_commitment(value) == hashed for hashed, value in bound)
    holds = kept and commitment(*numbers) == shown
    dealt = deal_of_secret(joint_secret(numbers[0], [value for _, value in bound]))
    if as_json:
        print_json({"verified": holds, "deal": format_deal(dealt) if holds else None})
    else:
        _tell(holds, dealt, speaker)
    if not holds:
        raise SystemExit(NOT_VERIFIED)


def _contribution(text: str, speaker: Speaker) -> tuple[str, int]:
    """What a place was bound to, and the number that it revealed."""
    hashed, _, value = text.partition(":")
    name = "CONTRIBUTION"
    return _hexadecimal(name, hashed, HASH_DIGITS, speaker), _number(name, value, speaker)


def _number(name: str, text: str, speaker: Speaker) -> int:
    return int(_hexadecimal(name, text, NUMBER_DIGITS, speaker), 16)


def _hexadecimal(name: str, text: str, digits: int, speaker: Speaker) -> str:
    """The text in small letters, if it is a hexadecimal number of so many digits."""
    if not re.fullmatch(rf"[0-9a-f]{{{digits}}}", found := text.strip().lower()):
        quoted = repr(printable(text))
        raise click.UsageError(speaker.say("record-not-hexadecimal", name=name, digits=digits, text=quoted))
    return found


def _tell(holds: bool, dealt: Deal, speaker: Speaker) -> None:
    console = Console(highlight=False)
    console.print(Text(speaker.say("record-verified" if holds else "record-not-verified")))
    if not holds:
        return
    for label, cards in [
        *((speaker.seat(seat), dealt.hands[seat]) for seat in SEATS),
        (speaker.say("record-skat"), dealt.skat),
    ]:
        console.print(Text(f"{label:<{LABEL}}") + speaker.cards(in_hand_order(cards, None)))
