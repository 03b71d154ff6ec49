"""The help of every command and option, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.cli.record import SHOWN_ERRORS
from kiebitz.cli.table.agreement import DEFAULT_LEVEL
from kiebitz.session import LONGEST_NAME
from kiebitz.words import LANGUAGES, words
from tests.words.commands import Path, code_of, commands, experiments, options

WIDTH = 80
LONGEST_SUMMARY = 90  # two lines of the list of commands


def helped(*path: str, locale: str = "C.UTF-8") -> str:
    done = CliRunner(env={"LC_ALL": locale}).invoke(cli, [*path, "--help"], prog_name="kiebitz")
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_every_option_has_help(language: str) -> None:
    codes = ["-".join(path) or "kiebitz" for path, _ in commands()]
    assert [code for code in codes if not words(language).knows_of("help", code)] == []
    assert [(path, option.opts) for path, option in options() if code_of(path, option, language) is None] == []


def test_declarations_hold_no_sentences() -> None:
    assert [path for path, command in commands() if command.help or command.short_help or command.epilog] == []
    assert [path for path, command in experiments() if command.help or command.short_help] == []
    own = [(path, option) for path, option in options() if "--help" not in option.opts]
    assert [(path, option.opts) for path, option in own if option.help] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path for path, _ in commands()], ids=" ".join)
def test_help_names_every_option_and_every_command(path: Path, language: str) -> None:
    text = helped(*path, "--lang", language)
    shown = [option for at, option in options() if at == path]
    assert [name for option in shown for name in option.opts if name not in text] == []
    assert [name for name in inside(path) if f"  {name} " not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_experiment_is_told_by_its_question(language: str) -> None:
    listed = " ".join(helped("lab", "--lang", language).split())
    for path, _ in experiments():
        asks = words(language).say_of("lab-asks", path[-1])
        assert asks.endswith("?")
        assert f"{path[-1]} {asks}" in listed
    told = helped("lab", "bidding-grands", "--lang", language)
    assert words(language).say("option-lab-bidding-grands-player") in told


def inside(path: Path) -> Iterator[str]:
    return (at[-1] for at, _ in commands() if at and at[:-1] == path)


def test_summaries_are_short() -> None:
    for path, _ in commands():
        for language in LANGUAGES:
            summary = words(language).say_of("help", "-".join(path) or "kiebitz").partition("\n\n")[0]
            assert len(summary) <= (LONGEST_SUMMARY if path else 3 * WIDTH), (language, path)


def test_help_speaks_the_language_of_the_locale_or_of_lang() -> None:
    assert helped("bid").startswith("Usage: kiebitz bid [OPTIONS] HAND")
    german = helped("bid", locale="de_DE.UTF-8")
    assert german.startswith("Aufruf: kiebitz bid [OPTIONEN] HAND")
    assert "[sonst: value]" in german
    assert helped("bid", "--lang", "de") == german
    assert helped("bid", "--lang=en", locale="de_DE.UTF-8") == helped("bid")
    said_before = CliRunner(env={"LC_ALL": "C"}).invoke(cli, ["--lang", "de", "bid", "--help"], prog_name="kiebitz")
    assert said_before.output == german


def test_a_group_without_a_command_gives_its_help() -> None:
    for locale in ("C.UTF-8", "de_DE.UTF-8"):
        alone = CliRunner(env={"LC_ALL": locale}).invoke(cli, ["arena"], prog_name="kiebitz")
        assert alone.output == helped("arena", locale=locale)
    with_language = CliRunner(env={"LC_ALL": "C"}).invoke(cli, ["arena", "--lang", "de"], prog_name="kiebitz")
    assert with_language.output == helped("arena", "--lang", "de")


def test_the_version_is_told_in_every_language() -> None:
    told = {language: CliRunner().invoke(cli, ["--version", "--lang", language]).output for language in LANGUAGES}
    assert told["en"].startswith("kiebitz, version ")
    assert told["de"] == told["en"].replace("version", "Version")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_help_are_those_of_the_program(language: str) -> None:
    play, check = helped("play", "--lang", language), helped("record", "check", "--lang", language)
    assert f" {DEFAULT_LEVEL}]" in play
    assert f" {LONGEST_NAME} " in play
    assert f" {SHOWN_ERRORS}." in check


def test_calls_in_help_keep_their_lines() -> None:
    for language in LANGUAGES:
        lines = helped("bid", "--lang", language).splitlines()
        assert '  kiebitz bid CJSJ.HATK98.CA7.D8 --seat 1 --bids "18 y 20 p p"' in lines


def test_metavars_are_no_english_words_in_german() -> None:
    assert "INTEGER" not in helped("arena", "full", "--lang", "de")
