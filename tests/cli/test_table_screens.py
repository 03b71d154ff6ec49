"""What the terminal table shows, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from kiebitz.cards import parse_cards
from kiebitz.cli.language import language_of
from kiebitz.cli.table.orders import DEALS_ON_A_PAGE
from kiebitz.cli.table.result_page import result_lines
from kiebitz.cli.table.score_page import score_lines
from kiebitz.cli.table.screen import Scene, event_lines, hand_lines, play_lines, seat_lines, whole_screen
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract
from kiebitz.hand_order import in_hand_order
from kiebitz.scoring import settle
from kiebitz.words import LANGUAGES, source, words
from tests.cli.tables import assert_fits, draw, play_out, push_any_move, some_table
from tests.words.reading import gaps

NAMES = ("Wilhelm8", "Karl-Theodor Maria v.", "李" * 20)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_screen_fits_80_columns_and_24_lines(home: Path, language: str) -> None:
    wording = Wording(language)
    for seed in range(8):
        table = some_table(home, seed, opponents=2 + seed % 2, name=NAMES[seed % 3][:20])
        while (seen := table.view(0)).game is None:
            # The screen, an empty line, two lines of messages and the question.
            assert_fits(draw(whole_screen(Scene(seen, wording))), lines_below=4)
            push_any_move(table)
        assert_fits(draw(result_lines(Scene(seen, wording))), lines_below=1)


@pytest.mark.parametrize("width", [40, 55, 79])
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_narrow_screen_every_card_stands_above_its_number(home: Path, language: str, width: int) -> None:
    wording = Wording(language)
    table = some_table(home, 3, opponents=2, name="Karl-Theodor Maria")
    while (seen := table.view(0)).game is None:
        scene = Scene(seen, wording, width)
        lines = hand_lines(scene)[2:]
        assert_unbroken(lines, width)
        shown = []
        for faces, numbers in zip(lines[::2], lines[1::2], strict=True):
            assert starts_of_words(faces.plain) == starts_of_words(numbers.plain)
            shown += faces.plain.split()
        assert shown == [wording.card(card) for card in in_hand_order(seen.view.hand, seen.view.contract)]
        assert_unbroken([*seat_lines(scene)[:3], *play_lines(scene), *event_lines(scene)], width)
        push_any_move(table)
    assert max(map(cell_len, draw(result_lines(Scene(seen, wording, width)), width))) <= width


def assert_unbroken(lines: list[Text], width: int) -> None:
    """Each line fits, so that rich does not break it."""
    assert [line.rstrip() for line in draw(lines, width)] == [line.plain.rstrip() for line in lines]


def starts_of_words(line: str) -> list[int]:
    return [match.start() for match in re.finditer(r"\S+", line)]


def test_a_long_name_is_cut_with_an_ellipsis_only_where_it_must_be(home: Path) -> None:
    table = some_table(home, 0, opponents=2, name="Karl-Theodor Maria")
    drawn = draw(whole_screen(Scene(table.view(0), Wording("de"))))
    assert any("Karl-Theodor Maria " in line for line in drawn[2:5])
    assert "Karl-Th… 0" in drawn[0]
    assert Wording("de", symbols=False).short("Karl-Theodor", 8) == "Karl-Th."


def test_a_long_list_fits_the_screen(home: Path) -> None:
    table = some_table(home, 0, opponents=3, name="Karl-Theodor Maria")
    while table.view(0).number < 20:
        play_out(table)
    seen = table.view(0)
    assert_fits(draw(score_lines(seen, Wording("de"), DEALS_ON_A_PAGE)), lines_below=2)
    assert len(score_lines(seen, Wording("de"))) == 20 + 4
    assert_unbroken(score_lines(seen, Wording("de"), width=40), 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_questions_fit_the_screen(language: str) -> None:
    assert_fits(words(language).say("terminal-help").splitlines(), lines_below=2)
    longest = {"name": "Karl-Th…", "bid": "264", "card": "♣10", "game": "trump", "where": "Deal 36 of 36"}
    for question, filled_in in gaps_of_questions(language).items():
        assert len(words(language).say(question, **{gap: longest[gap] for gap in filled_in})) < 80


def gaps_of_questions(language: str) -> dict[str, set[str]]:
    found = gaps("\n".join(source(language, topic) for topic in ("table", "terminal")))
    return {name: filled_in for name, filled_in in found.items() if name.startswith("ask-")}


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
        assert Wording("en").contract(parse_contract(token)) == english
        assert Wording("de").contract(parse_contract(token)) == german


@pytest.mark.parametrize(
    ("token", "bid", "tops", "points", "tricks", "english", "german"),
    [
        ("S", 18, 1, 95, 8, "with 1, game 2, schneider 3 × 11 = 33", "mit 1, Spiel 2, Schneider 3 × 11 = 33"),
        (
            "CHS",
            18,
            -2,
            95,
            8,
            "without 2, game 3, hand 4, schneider 5, announced 6 × 12 = 72",
            "ohne 2, Spiel 3, Hand 4, Schneider 5, angesagt 6 × 12 = 72",
        ),
        (
            "GO",
            18,
            4,
            120,
            10,
            "with 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10, ouvert 11 × 24 = 264",
            "mit 4, Spiel 5, Hand 6, Schneider 7, angesagt 8, Schwarz 9, angesagt 10, ouvert 11 × 24 = 264",
        ),
        (
            "D",
            18,
            -2,
            50,
            4,
            "without 2, game 3 × 9 = 27, lost × 2 = -54",
            "ohne 2, Spiel 3 × 9 = 27, verloren × 2 = -54",
        ),
        (
            "S",
            24,
            1,
            70,
            6,
            "with 1, game 2 × 11 = 22, overbid: 24 takes 3 × 11 = 33, lost × 2 = -66",
            "mit 1, Spiel 2 × 11 = 22, überreizt: 24 verlangt 3 × 11 = 33, verloren × 2 = -66",
        ),
        ("N", 18, 0, 0, 0, "game value 23", "Spielwert 23"),
        ("NOH", 18, 0, 3, 1, "game value 59, lost × 2 = -118", "Spielwert 59, verloren × 2 = -118"),
    ],
)
def test_a_result_shows_its_calculation(
    token: str, bid: int, tops: int, points: int, tricks: int, english: str, german: str
) -> None:
    contract = parse_contract(token)
    result = settle(0, contract, bid, tops, points, tricks)
    assert Wording("en").calculation(contract, result, bid) == english
    assert Wording("de").calculation(contract, result, bid) == german
    assert Wording("de", symbols=False).calculation(contract, result, bid) == german.replace("×", "x")


@pytest.mark.parametrize(
    ("sentence", "counted", "one", "several"),
    [
        ("result-card-points", "points", "1 Auge", "2 Augen"),
        ("result-tricks", "tricks", "1 Stich", "2 Stiche"),
        ("screen-earlier", "count", "... 1 früheres", "... 2 frühere"),
    ],
)
def test_one_is_counted_otherwise_than_several(sentence: str, counted: str, one: str, several: str) -> None:
    assert [words("de").say(sentence, **{counted: count}) for count in (1, 2)] == [one, several]


def test_points_of_the_list_have_a_sign_where_they_are_some() -> None:
    assert [Wording("de").list_points(points) for points in (1.2, -0.8, 0.3, 12)] == [
        "+1 Punkt",
        "-1 Punkt",
        "0 Punkte",
        "+12 Punkte",
    ]


def test_german_is_spoken_as_at_a_card_table() -> None:
    said = "".join(source("de", topic) for topic in ("hints", "result", "table", "terminal"))
    assert not re.search(r"Startzahl|Verteidiger|Gegner", said)
    assert not re.search(r"\b(c[789bdka]|d[789]|cb|ch|ht)\b", said)  # examples as Germans type them: krb, ka8
