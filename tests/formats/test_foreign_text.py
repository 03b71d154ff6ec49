"""What engines, records and files say is shown to people as text and nothing else, wherever it comes up."""

from __future__ import annotations

import io
import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from kiebitz import create, deal, format_record, referee
from kiebitz.cli.main import cli
from kiebitz.cli.progress import progress_bar
from kiebitz.formats.foreign_text import printable
from tests.engine.engines import PASSES, SAMPLE, engine, program

HOSTILE = "\x1b[31m\x1b]0;owned\x07\r\b\u202eevil\x9b2J[bold]"
SHOWN = r"\x1b[31m\x1b]0;owned\x07\r\x08\u202eevil\x9b2J[bold]"


@given(st.text())
def test_whatever_the_text_nothing_in_it_acts(text: str) -> None:
    assert printable(text).isprintable()


@given(st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" ")))
def test_visible_text_stays_as_it_is(text: str) -> None:
    assert printable(text) == text


def test_control_characters_are_shown_and_letters_stay() -> None:
    assert printable("Jörg ♣J ☺\n" + HOSTILE) == r"Jörg ♣J ☺\n" + SHOWN


def run(*arguments: str, status: int = 0) -> str:
    """What a command prints, if it is nothing but lines of text."""
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == status, result.output
    assert [line for line in result.output.splitlines() if not line.isprintable()] == []
    return result.output


def test_records_are_shown_as_text(tmp_path: Path) -> None:
    record = referee(deal(1), [create("rules") for _ in range(3)]).record(("a", "\x1b[31m", "c"))
    file = tmp_path / "records"
    file.write_text(format_record(replace(record, place="\x1b[2J", game_id="\x07", date="\u202e2026")))
    shown = run("record", "show", str(file))
    assert r"\x1b[2J \x07  \u202e2026" in shown
    assert r"Middlehand \x1b[31m" in shown


def test_faults_of_records_are_text(tmp_path: Path) -> None:
    file = tmp_path / "\x1b[31mrecords"
    file.write_text(f"(;GM[{HOSTILE.split(']')[0]}]MV[]R[] ;)")
    for command in (["check"], ["show"], ["convert", "--to", "jsonl"]):
        assert r"\x1b[31mrecords" in run("record", *command, str(file), status=1)


def test_faults_of_positions_and_hands_are_text() -> None:
    for command in ("solve", "bid"):
        run(command, f"CJ {HOSTILE}", status=1)


@pytest.mark.parametrize(
    "spec",
    [
        engine(PASSES).replace('"test"', json.dumps(HOSTILE)),
        engine(f'send(type="error", message={HOSTILE!r})'),
        engine(f"answer({HOSTILE!r})"),
        program(f"import sys; sys.exit({HOSTILE!r})"),
    ],
)
def test_what_an_engine_says_is_text(spec: str) -> None:
    assert r"\x1b[31m" in run("arena", "probe", spec, "--games", "1", status=1)


def test_names_of_players_are_text_in_reports_and_plots(tmp_path: Path) -> None:
    spec = f"{SAMPLE} {shlex.quote(HOSTILE)} '[bold]' '$\\oops$'"  # a long word is cut
    report = run("arena", "cardplay", spec, "rules", "--deals", "1", "--jobs", "1", "--out", str(tmp_path / "match"))
    assert "[bold]" in report
    assert "[bold]" in run("arena", "show", str(tmp_path / "match"))


def test_names_in_a_progress_bar_are_text() -> None:
    bar, console = progress_bar(), Console(file=io.StringIO(), width=100)
    bar.add_task("[bold]rules - kermit")
    console.print(bar.get_renderable())
    assert "[bold]rules" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_hostile_complaint_fits_into_a_record() -> None:
    players = [create(engine(f'send(type="error", message={HOSTILE!r})')), create("rules"), create("rules")]
    comment = referee(deal(1), players).record(("a", "b", "c")).comment
    assert comment is not None
    assert comment.isprintable()
    assert "(bold)" in comment
