"""The command as a program among others: output that fails, encodings without suits, languages, help."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import create, deal, format_record, referee
from kiebitz.cli.main import cli
from kiebitz.cli.train import called

SECONDS = 300  # far more than any of this takes
GRAND = "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"
SAMPLE = Path(__file__).parents[2] / "data/records/iss_sample.sgf"
HAND = "CJSJ.HATK98.CA7.D8"
TALKATIVE = (["--help"], ["players"], ["bid", HAND], ["solve", GRAND], ["solve", "--json", GRAND])


def shell(redirection: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a shell, with its output redirected."""
    command = f'"$0" -m kiebitz "$@" {redirection}'
    return subprocess.run(
        ["bash", "-c", command, sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=os.environ | variables,
    )


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.sgf"
    game = referee(deal(1), [create("rules") for _ in range(3)])
    file.write_text(format_record(game.record(("Ada", "Bert", "Cleo"))) + "\n")
    return file


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("words", TALKATIVE)
def test_a_full_device_is_told_in_one_line(words: list[str]) -> None:
    done = shell("> /dev/full", *words)
    assert (done.returncode, done.stderr) == (1, "Error: output: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_nothing_is_said_to_be_written_that_is_not(record_file: Path) -> None:
    done = shell("> /dev/full", "record", "convert", str(record_file), "--to", "jsonl")
    assert (done.returncode, done.stderr) == (1, "Error: output: No space left on device\n")


@pytest.mark.parametrize("words", TALKATIVE)
def test_a_closed_output_is_told_in_one_line(words: list[str]) -> None:
    done = shell(">&-", *words)
    assert (done.returncode, done.stderr) == (1, "Error: output: Bad file descriptor\n")


def test_a_command_that_writes_nothing_needs_no_output(record_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "game.jsonl"
    done = shell(">&- <&-", "record", "convert", str(record_file), "-o", str(target))
    assert (done.returncode, done.stderr) == (0, "1 record written, 0 broken left out\n")
    assert len(target.read_text().splitlines()) == 1


@pytest.mark.parametrize("words", TALKATIVE)
def test_a_reader_that_has_gone_is_no_fault(words: list[str]) -> None:
    done = shell("| true; exit ${PIPESTATUS[0]}", *words)
    assert "Traceback" not in done.stderr
    assert done.stderr == ""
    assert done.returncode in (0, 1)  # nobody knows whether the reader had gone before all was written


@pytest.mark.parametrize("variables", [{"PYTHONIOENCODING": "ascii"}, {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}])
def test_cards_are_written_in_letters_where_suits_cannot_be(variables: dict[str, str], record_file: Path) -> None:
    calls = (("solve", GRAND, "en", "C10 C9"), ("solve", GRAND, "de", "Kr10 Kr9"), ("bid", HAND, "de", "der Faelle"))
    for command, text, language, said in calls:
        done = shell("", command, text, "--lang", language, LC_ALL="C", **variables)
        assert (done.returncode, done.stderr) == (0, "")
        assert said in done.stdout
    done = shell("", "record", "show", str(record_file), LC_ALL="C", **variables)
    assert (done.returncode, done.stderr) == (0, "")
    assert "<-" in done.stdout
    assert "?" not in done.stdout


def said(*words: str, **variables: str) -> str:
    return CliRunner(env={"LC_ALL": "C.UTF-8"} | variables).invoke(cli, words).output


def test_german_is_spoken_on_demand_or_by_locale(record_file: Path) -> None:
    for words in (["bid", HAND], ["solve", GRAND], ["record", "show", str(record_file)]):
        english, german = said(*words), said(*words, "--lang", "de")
        assert english != german
        assert said(*words, LC_ALL="de_DE.UTF-8").splitlines()[:3] == german.splitlines()[:3]
        assert said(*words, "--lang=en", LC_ALL="de_DE.UTF-8").splitlines()[:3] == english.splitlines()[:3]


def test_german_has_its_own_cards_contracts_and_decimal_marks(record_file: Path) -> None:
    bid = said("bid", HAND, "--seat", "1", "--bids", "18 p p", "--skat", "DT S7", "--lang", "de")
    assert "Mittelhand: Grand spielen, ♦10 ♦8 drücken" in bid
    assert "-42,7" in bid
    solved = said("solve", GRAND, "--lang", "de")
    assert "Grand, Alleinspieler Vorhand, Vorhand ist am Zug" in solved
    assert "♣10    43 Augen, verloren  beste" in solved
    shown = said("record", "show", str(record_file), "--lang", "de")
    assert "Alleinspieler" in shown
    assert "♠T" not in shown


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["bid", HAND, "--seat", "3"], "Ungültiger Wert für '--seat': erlaubt ist eine Zahl von 0 bis 2."),
        (["bid", HAND, "--policy", "x"], "Ungültiger Wert für '--policy': erlaubt ist eins von value, threshold."),
        (["bids"], "Das Kommando 'bids' gibt es nicht."),
        (["bid"], "Es fehlt 'HAND'."),
        (["bid", HAND, "--speed"], "Die Option --speed gibt es nicht."),
        (["bid", HAND, "--seat"], "Die Option --seat braucht einen Wert."),
        (["bid", "CJ"], "eine Hand hat 10 Karten, 'CJ' hat 1"),
        (["bid", "hello"], "„HE“ ist keine Karte"),
        (["bid", HAND, "--bids", "17"], "17 ist kein Reizwert"),
        (["bid", HAND, "--bids", "18 p"], "nach diesen Ansagen ist Hinterhand an der Reihe, nicht Vorhand"),
        (["solve", "--node-limit", "-1", GRAND], "Ungültiger Wert für '--node-limit': erlaubt ist eine Zahl ab 0."),
        (["solve", "x"], "eine Stellung schreibt man: BLÄTTER"),
        (["solve"], "nenne eine Stellung"),
        (["solve", "--batch", "none"], "Ungültiger Wert für '--batch': diese Datei ist nicht zu lesen."),
        (["record", "show", "none"], "Ungültiger Wert für 'FILES...': diese Datei ist nicht zu lesen."),
        (["review", "--worlds", "9" * 20], "Ungültiger Wert für '--worlds': erlaubt ist eine Zahl von 2 bis 100000."),
        (["review", "--threads", "9999"], "Ungültiger Wert für '--threads': erlaubt ist eine Zahl von 1 bis 1024."),
        (["review", "--games", "9" * 20], "Ungültiger Wert für '--games': erlaubt ist eine Zahl von 0 bis 100000."),
        (["solve", "--threads", "9999"], "Ungültiger Wert für '--threads': erlaubt ist eine Zahl von 1 bis 1024."),
        (["play", "--level", "9"], "Ungültiger Wert für '--level': erlaubt ist eine Zahl von 1 bis 5."),
    ],
)
def test_faults_are_told_in_german(words: list[str], fault: str) -> None:
    result = CliRunner(env={"LC_ALL": "de_DE.UTF-8"}).invoke(cli, words)
    assert result.exit_code in (1, 2)
    assert f"Fehler: {fault}" in result.output


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["solve", f"{GRAND} X 0"], "den Stich schreibt man"),
        (["play", "--new", "--opponent", "nobody"], "Spieler „nobody“ ist unbekannt"),
        (["play", "--new", "--opponent", "kermit:worlds=0"], "die Option „worlds“ geht von 1 bis"),
        (["play", "--new", "--position", "x"], "Karten beginnen mit einer Farbe"),
        (["play", "--new", "--name", "7"], "ein Name beginnt mit einem Buchstaben"),
        (["serve", "--player", "nobody"], "Spieler „nobody“ ist unbekannt"),
        (["record", "show", str(SAMPLE), "-n", "11"], f"{SAMPLE}:11:270: "),
    ],
)
def test_what_the_library_refuses_is_told_in_german(words: list[str], fault: str, tmp_path: Path) -> None:
    result = CliRunner(env={"LC_ALL": "de_DE.UTF-8", "XDG_DATA_HOME": str(tmp_path)}).invoke(cli, words)
    assert result.exit_code in (1, 2)
    assert fault in " ".join(result.output.split())
    assert "Englisch" not in result.output


@pytest.mark.parametrize("words", [[], ["record"], ["arena"]])
def test_a_group_without_a_command_shows_its_help_and_no_fault(words: list[str]) -> None:
    shown = said(*words, LC_ALL="C.UTF-8")
    assert "Commands:" in shown
    assert "Error" not in shown


def test_cards_may_be_named_in_words() -> None:
    named = "Kreuz Bube, Pik-Bube, Herz As, Herz zehn, Herz König, Herz 9, Herz 8, Kreuz As, Kreuz 7, Karo 8"
    assert said("bid", named, "--lang", "de") == said("bid", HAND, "--lang", "de")


def test_every_command_speaks_german(record_file: Path, tmp_path: Path) -> None:
    calls = {
        ("record", "check", str(record_file)): "1 Aufzeichnung: 1 gut, 0 fehlerhaft",
        ("record", "convert", str(record_file)): "nenne die Form mit --to",
        ("arena", "cardplay", "rules", "random", "--deals", "2", "-j", "1"): "Kartenspiel, gereizt von rules: 2 Vert",
        ("arena", "plan", "12.5"): "einen Unterschied von 12,5 Punkten je 36 in 80 % der Wettkämpfe",
        ("arena", "probe", "random", "--games", "1"): "gut   ganze Spiele",
        ("players",): "Reizsysteme",
        ("lab",): "veröffentlicht in",
        ("lab", "solver-tail", "--quick", "--size", "2", "-j", "1"): "2 Verteilungen, Seed 1",
        ("arena", "full", "rules", "random", "--alpha", "0.1"): "--alpha und --beta gehören zu --decide",
        ("train", "null", "--quick", "--out", str(tmp_path), "-j", "1", "--cluster", "x"): "--jobs gilt für diesen",
    }
    for words, german in calls.items():
        assert german in said(*words, "--lang", "de"), words
        assert german in said(*words, LC_ALL="de_DE.UTF-8"), words
        assert german not in said(*words), words


def test_lang_may_stand_before_the_command() -> None:
    assert said("--lang", "de", "arena", "plan", "50") == said("arena", "plan", "50", "--lang", "de")


def test_what_is_said_does_not_matter_to_what_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["kiebitz", "train", "null", "--seed", "3", "--lang", "de", "--out=x", "-j", "2"])
    assert called() == "kiebitz train null --seed 3"
