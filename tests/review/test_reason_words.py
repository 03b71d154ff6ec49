"""Every kind of reason has its words in both languages, and a reason survives its row."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz.cards import parse_card
from kiebitz.cli.reasons import reason_text
from kiebitz.cli.speaker import speaker
from kiebitz.contract import parse_contract
from kiebitz.review import Reason, ReasonKind, Review, Supposition, Verdict, review_of, row_of
from kiebitz.review.verdict import LEAST

NAMES = ("Anna", "Bernd", "Clara")


def full_reason(kind: ReasonKind) -> Reason:
    """One in which nothing is missing that any words could want."""
    cards = (parse_card("HT"), parse_card("DA"))
    return Reason(kind, cards, (0, 2), 1, 2, parse_contract("GH"), Supposition(2, parse_card("CJ")))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ReasonKind, ids=lambda kind: kind.value)
def test_every_kind_is_a_sentence(kind: ReasonKind, language: str) -> None:
    said = reason_text(full_reason(kind), NAMES, speaker(language))
    assert said.endswith(".")
    assert "  " not in said


def test_a_reason_is_told_in_the_language_and_with_the_cards_of_the_terminal() -> None:
    reason = Reason(ReasonKind.ESCAPED, (parse_card("ST"),), (1,), 14)
    german = speaker("de")
    in_letters = replace(german, wording=replace(german.wording, symbols=False))
    assert reason_text(reason, NAMES, speaker("en")) == ("Gives up 14 card points: Bernd's ♠10 could have been caught.")
    assert reason_text(reason, NAMES, german) == "Verschenkt 14 Augen: ♠10 von Bernd war zu fangen."
    assert reason_text(reason, NAMES, in_letters) == "Verschenkt 14 Augen: Pi10 von Bernd war zu fangen."


def test_what_is_only_supposed_is_said_to_be() -> None:
    reason = Reason(ReasonKind.LEAD_GIVEN, (), (1,), 1, supposed=Supposition(2, parse_card("SA")))
    english = reason_text(reason, NAMES, speaker("en"))
    assert english.startswith("Suppose Clara holds the ♠A. Gives Bernd the lead.")
    assert reason_text(reason, NAMES, speaker("de")).endswith("Kostet 1 Auge.")


@pytest.mark.parametrize("kind", ReasonKind, ids=lambda kind: kind.value)
def test_a_reason_comes_back_from_its_row(kind: ReasonKind) -> None:
    verdicts = tuple(
        Verdict(0, 0, parse_card("CJ"), None, None, reason) for reason in (full_reason(kind), Reason(kind), None)
    )
    assert review_of(row_of(Review("judge", verdicts, (), None))).verdicts == verdicts


def test_the_page_on_reviews_has_the_same_kinds_sizes_and_words() -> None:
    page, english = (Path(__file__).parents[2] / "docs/review.md").read_text(), speaker("en")
    assert f"`kind` is one of {len(ReasonKind)} ideas" in page
    for size, least in LEAST.items():
        assert f"{english.say_of('size', size.value).lower()} from {least:g}" in page
    assert reason_text(Reason(ReasonKind.ESCAPED, (parse_card("ST"),), (1,), 14), NAMES, english) in page
