"""Players, bidding systems and their options are described in every language."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from kiebitz import Option, register
from kiebitz.cli.main import cli
from kiebitz.players.described import meaning_of, summary_of
from kiebitz.players.registry import PLAYERS
from kiebitz.words import LANGUAGES, words
from tests.words.players import REGISTRIES, code_of, options, shipped


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_that_ships_is_described_with_all_options(language: str) -> None:
    undescribed = [(it.what, name) for it in REGISTRIES for name in shipped(it) if not said(it.family, name, language)]
    assert undescribed == []
    assert [(name, option.name) for name, option in options() if code_of(name, option, language) is None] == []


def said(family: str, name: str, language: str) -> bool:
    return words(language).knows_of(family, name)


def test_the_list_of_players_speaks_both_languages() -> None:
    english, german = (CliRunner().invoke(cli, ["players", "--lang", language]).output for language in ("en", "de"))
    assert "takes any legal move" in english
    assert "macht irgendeinen erlaubten Zug" in german
    assert "ganze Zahl [160]; braucht keinen Namen" in " ".join(german.split())


def test_json_has_the_same_keys_in_every_language() -> None:
    told = [json.loads(CliRunner().invoke(cli, ["players", "--json", "--lang", it]).output) for it in LANGUAGES]
    assert len({json.dumps({group: sorted(one[group]) for group in one if group != "version"}) for one in told}) == 1
    worlds = told[0]["players"]["kermit"]["options"][0]
    assert worlds["name"] == "worlds"
    assert worlds["meaning"]


def test_a_player_of_ones_own_says_itself_what_it_is() -> None:
    nerve = Option("worlds", "number", 0.5, meaning="worlds to be bold in")
    register("test-gambler", "bids on anything", options=[nerve])(lambda seed, worlds: None)  # type: ignore[arg-type, return-value]
    try:
        assert summary_of(PLAYERS, "test-gambler", words("de")) == "bids on anything"
        assert meaning_of("test-gambler", nerve, words("de")) == "worlds to be bold in"
    finally:
        del PLAYERS.entries["test-gambler"]
