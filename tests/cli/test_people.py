"""`kiebitz people`: what is remembered is told in two languages, exported whole, and forgotten for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.cli.main import cli
from kiebitz.session import FILE_NAME, Identity, Store
from tests.session.known import remember


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store that knows Anna, and its user Emil under two names."""
    path = tmp_path / "kiebitz" / FILE_NAME
    with Store(path) as store:
        store.me.keep(Identity("Emil", ("emil77",)))
        for name in ("Anna", "Emil", "emil77"):
            remember(store, name)
    return path


def run(path: Path, *words: str) -> Result:
    environment = {"XDG_DATA_HOME": str(path.parent.parent), "LC_ALL": "C.UTF-8"}
    return CliRunner().invoke(cli, ["people", *words], env=environment)


def test_everybody_is_listed_with_what_they_are_taken_for(path: Path) -> None:
    lines = run(path, "list").stdout.splitlines()
    assert [line.split() for line in lines[1:]] == [
        [name, "144", "9%", "19%", "4"] for name in ("Anna", "Emil", "emil77")
    ]
    listed = json.loads(run(path, "list", "--json").stdout)["people"]
    assert [(one["names"], one["is_person"], one["advice"]) for one in listed] == [
        ([name], True, 4) for name in ("Anna", "Emil", "emil77")
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "What the computer thinks of Anna",
                "By 144 games",
                "9%, 5% to 16% (9 of 100)\n    In suit games: 9%, 4% to 17% (7 of 80)\n    In grands: 10%",
                "Careful",
                "Try level 4",
                "Club player: Hardly errs in a single trick",
            ],
        ),
        ("de", ["Was der Computer von Anna hält", "Nach 144 Spielen", "In Nullspielen: 10", "Vorsichtig", "Stufe 4"]),
    ],
)
def test_what_is_thought_of_somebody_is_told(path: Path, language: str, sentences: list[str]) -> None:
    said = run(path, "show", "anna", "--lang", language).stdout
    assert all(sentence in said for sentence in sentences), said


def test_the_user_is_known_by_all_names_together(path: Path) -> None:
    assert "By 288 games" in run(path, "show").stdout
    exported = json.loads(run(path, "export").stdout)
    assert [(one["name"], one["known"]["games"]) for one in exported] == [("Emil", 144), ("emil77", 144)]


def test_whoever_is_forgotten_is_not_known_any_more(path: Path) -> None:
    assert "Anna is forgotten." in run(path, "forget", "ANNA").stdout
    unknown = run(path, "show", "Anna")
    assert unknown.exit_code == 1
    assert "Anna" in unknown.stderr
    assert "Anna" not in run(path, "list").stdout


def test_who_is_nobody_yet_is_asked_for_a_name(tmp_path: Path) -> None:
    path = tmp_path / "kiebitz" / FILE_NAME
    assert "Nobody is remembered yet." in run(path, "list").stdout
    asked = run(path, "show")
    assert asked.exit_code == 2
    assert "name somebody" in asked.stderr
