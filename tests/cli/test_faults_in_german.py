"""Whatever is typed wrongly, a German command says so in German: in the words of the catalogue, from the inside out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from kiebitz import InvalidRecord, check_record, create, parse_cards, parse_position, parse_record
from kiebitz.auction import Auction
from kiebitz.cli.faults import fault_in_words
from kiebitz.cli.main import cli
from kiebitz.cli.table.wording import Wording
from kiebitz.errors import Fault
from kiebitz.moves import Bid
from kiebitz.solver import check_solvable
from kiebitz.words import words
from tests.attacks.kinds.parsers import SAMPLES, mutate
from tests.meeting import meets, met

HAND: Final = "CJSJ.HATK98.CA7.D8"
POSITION: Final = "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0 0:- 0:0"
PLAYER: Final = "value+kermit:worlds=40,threads=1"
GERMAN: Final = Wording("de")


def said(*arguments: str, **variables: str) -> str:
    """What a German command says that fails."""
    result = CliRunner(env={"LC_ALL": "de_DE.UTF-8", **variables}).invoke(cli, arguments)
    assert result.exit_code in (1, 2), result.output
    return result.output


def in_german(fault: Fault) -> str:
    """The fault as the catalogue has it; nothing in it is left to other programs' English."""
    assert all(words("de").knows_of("fault", each.code) for each in _with_causes(fault)), fault
    return fault_in_words(fault, "de", GERMAN)


def _with_causes(fault: Fault) -> Iterator[Fault]:
    yield fault
    for value in fault.values.values():
        if isinstance(value, Fault):
            yield from _with_causes(value)


def faults(read: Callable[[str], object], text: str, count: int) -> Iterator[tuple[str, Fault]]:
    """A text with accidents, and the fault of each that has one."""
    source = random.Random(text)
    for _ in range(count):
        spoiled = mutate(text, source)
        try:
            read(spoiled)
        except Fault as fault:
            met()
            yield spoiled, fault


@meets(60)
def test_a_wrong_position() -> None:
    for text, fault in faults(lambda text: check_solvable(parse_position(text)), POSITION, 150):
        assert said("solve", "--", text).endswith(f"Fehler: {in_german(fault)}\n")


@meets(30)
def test_a_wrong_hand() -> None:
    for text, fault in faults(parse_cards, HAND, 120):
        assert said("bid", "--", text).endswith(f"Fehler: {in_german(fault)}\n")


def test_a_wrong_auction() -> None:
    with pytest.raises(Fault) as raised:
        Auction().after(Bid(17))
    assert said("bid", HAND, "--bids", "17").endswith(f"Fehler: {in_german(raised.value)}\n")


@meets(20)
def test_a_wrong_player(tmp_path: Path) -> None:
    for text, fault in faults(create, PLAYER, 60):
        output = said("play", "--new", f"--opponent={text}", XDG_DATA_HOME=str(tmp_path))
        assert output.endswith(f"Fehler: {in_german(fault)}\n")


@meets(60)
def test_a_wrong_record(tmp_path: Path) -> None:
    file, source, lines = tmp_path / "spoiled.sgf", random.Random(1), []
    for _ in range(150):
        line = mutate(source.choice(SAMPLES), source)
        if "\n" not in line and "\r" not in line:
            lines.append(line)
    file.write_bytes("\n".join(lines).encode(errors="replace"))
    told = said("record", "check", "--all-errors", str(file)).splitlines()
    for number, read in enumerate(file.read_bytes().split(b"\n"), start=1):
        fault = _fault_of_line(read.decode(errors="replace"))
        if fault is not None:
            met()
            assert f"{file}:{number}:{fault.column}: {in_german(fault.cause)}" in told


def _fault_of_line(line: str) -> InvalidRecord | None:
    if not (line.strip().startswith("(;") and line.strip().endswith(";)")):
        return None  # what is cut off is another fault, of the archive
    try:
        check_record(parse_record(line), line)
    except InvalidRecord as fault:
        return fault
    return None


def test_a_card_has_its_german_name() -> None:
    deal = "CJ.CA/SJ.SA/HJ.HA/DJ.DA"
    assert "Fehler: die Karte ♣B kommt doppelt vor" in said("solve", deal.replace("SJ", "CJ") + " G 0")
