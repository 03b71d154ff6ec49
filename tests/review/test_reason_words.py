"""Both faces have words for every kind of reason, in both languages, and a reason survives its row."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kiebitz.cards import parse_card
from kiebitz.cli.review_words import reason_text
from kiebitz.contract import parse_contract
from kiebitz.review import Reason, ReasonKind, Review, Supposition, Verdict, review_of, row_of

NAMES = ("Anna", "Bernd", "Clara")


def full_reason(kind: ReasonKind) -> Reason:
    """One in which nothing is missing that any words could want."""
    cards = (parse_card("HT"), parse_card("DA"))
    return Reason(kind, cards, (0, 2), 1, 2, parse_contract("GH"), Supposition(2, parse_card("CJ")))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ReasonKind, ids=lambda kind: kind.value)
def test_the_terminal_has_words_for_every_kind(kind: ReasonKind, language: str) -> None:
    said = reason_text(full_reason(kind), NAMES, language)
    assert said.endswith(".")
    assert not re.search(r"[{}]|None", said)


def test_the_browser_has_words_for_the_same_kinds_in_both_languages() -> None:
    script = (files("kiebitz.web") / "static" / "words" / "reasons.js").read_text("utf-8")
    known = re.findall(r'^    (?:"([^"]+)"|(\w+)):', script, re.MULTILINE)
    kinds = [quoted or bare for quoted, bare in known]
    every_kind = [kind.value for kind in ReasonKind]
    assert [kind for kind in kinds if kind in every_kind] == 2 * every_kind


def test_a_reason_is_a_sentence() -> None:
    reason = Reason(ReasonKind.ESCAPED, (parse_card("ST"),), (1,), 14)
    assert reason_text(reason, NAMES, "en") == "Gives up 14 card points: Bernd's ♠10 could have been caught."
    assert reason_text(reason, NAMES, "de") == "Verschenkt 14 Augen: ♠10 von Bernd war zu fangen."
    assert reason_text(reason, NAMES, "de", symbols=False) == "Verschenkt 14 Augen: Pi10 von Bernd war zu fangen."


def test_what_is_only_supposed_is_said_to_be() -> None:
    reason = Reason(ReasonKind.LEAD_GIVEN, (), (1,), 1, supposed=Supposition(2, parse_card("SA")))
    assert reason_text(reason, NAMES, "en").startswith("For instance, if Clara holds the ♠A: Gives Bernd the lead.")
    assert reason_text(reason, NAMES, "de").endswith("Kostet 1 Auge.")


@pytest.mark.parametrize("kind", ReasonKind, ids=lambda kind: kind.value)
def test_a_reason_comes_back_from_its_row(kind: ReasonKind) -> None:
    verdicts = tuple(
        Verdict(0, 0, parse_card("CJ"), None, None, reason) for reason in (full_reason(kind), Reason(kind), None)
    )
    assert review_of(row_of(Review("judge", verdicts, (), None))).verdicts == verdicts
