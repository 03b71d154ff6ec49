"""What the terminal table shows, in both languages."""

from __future__ import annotations

import string
from dataclasses import fields
from pathlib import Path

import pytest

from kiebitz.cards import parse_cards
from kiebitz.cli.table.english import ENGLISH
from kiebitz.cli.table.german import GERMAN
from kiebitz.cli.table.language import LANGUAGES, language_of
from kiebitz.cli.table.orders import DEALS_ON_A_PAGE
from kiebitz.cli.table.phrases import Phrases
from kiebitz.cli.table.result_page import result_lines
from kiebitz.cli.table.score_page import score_lines
from kiebitz.cli.table.screen import Scene, whole_screen
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract
from kiebitz.hand_order import in_hand_order
from tests.cli.tables import assert_fits, draw, play_out, push_any_move, some_table


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_screen_fits_80_columns_and_24_lines(home: Path, language: str) -> None:
    wording = Wording(LANGUAGES[language])
    for seed in range(8):
        table = some_table(home, seed, opponents=2 + seed % 2)
        while (seen := table.view(0)).game is None:
            # The screen, an empty line, two lines of messages and the question.
            assert_fits(draw(whole_screen(Scene(seen, wording))), lines_below=4)
            push_any_move(table)
        assert_fits(draw(result_lines(Scene(seen, wording))), lines_below=1)


def test_a_long_list_fits_the_screen(home: Path) -> None:
    table = some_table(home, 0, opponents=3)
    while table.view(0).number < 20:
        play_out(table)
    seen = table.view(0)
    assert_fits(draw(score_lines(seen, Wording(GERMAN), DEALS_ON_A_PAGE)), lines_below=2)
    assert len(score_lines(seen, Wording(GERMAN))) == 20 + 4


def test_both_languages_fill_in_the_same_names() -> None:
    for field in fields(ENGLISH):
        english, german = getattr(ENGLISH, field.name), getattr(GERMAN, field.name)
        assert type(english) is type(german)
        if isinstance(english, str):
            named = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, german)]
            assert named[0] == named[1], field.name


@pytest.mark.parametrize("phrases", [ENGLISH, GERMAN])
def test_help_and_questions_fit_the_screen(phrases: Phrases) -> None:
    assert_fits(phrases.help.splitlines(), lines_below=2)
    for field in fields(ENGLISH):
        if field.name.startswith("ask_"):
            assert len(getattr(phrases, field.name)) <= 80


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "de_CH", "LC_ALL": ""}, "de"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("contract", "order"),
    [
        (None, "CJ DJ CA C7 SK HT H9 DQ"),
        ("G", "CJ DJ CA C7 SK HT H9 DQ"),
        ("H", "CJ DJ HT H9 CA C7 SK DQ"),
        ("N", "CA CJ C7 SK HT H9 DQ DJ"),
    ],
)
def test_the_hand_is_sorted_for_the_contract(contract: str | None, order: str) -> None:
    cards = parse_cards("DQ.DJ.H9.HT.SK.C7.CA.CJ")
    sorted_cards = in_hand_order(cards, None if contract is None else parse_contract(contract))
    assert " ".join(map(str, sorted_cards)) == order


def test_contracts_are_named_in_both_languages() -> None:
    names = {
        "CHS": ("Clubs hand, schneider announced", "Kreuz Hand, Schneider angesagt"),
        "DHZ": ("Diamonds hand, schwarz announced", "Karo Hand, Schwarz angesagt"),
        "GO": ("Grand ouvert", "Grand ouvert"),
        "NOH": ("Null ouvert hand", "Null ouvert Hand"),
        "S": ("Spades", "Pik"),
    }
    for token, (english, german) in names.items():
        assert Wording(ENGLISH).contract(parse_contract(token)) == english
        assert Wording(GERMAN).contract(parse_contract(token)) == german
