"""The catalogue of words: each language says the same things, and nothing is missing or left over."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, get_args

import pytest

from kiebitz.bidding.chances import FAMILY_NAMES
from kiebitz.cli.train_report import OWN_NAMES
from kiebitz.engine.probe import CHECKS
from kiebitz.hints import Reason as HintReason
from kiebitz.lab.experiments import NAMES as EXPERIMENTS
from kiebitz.lab.experiments import experiments
from kiebitz.learn import read_pages
from kiebitz.players.levels import LEVELS
from kiebitz.players.registry import PLAYERS
from kiebitz.practice.exercise import Asked
from kiebitz.practice.statistics import UNNAMED
from kiebitz.practice.themes import Theme
from kiebitz.practice.trainers import Trainer
from kiebitz.review import ReasonKind, Size
from kiebitz.review.audit import DECLARER, DEFENDER
from kiebitz.review.totals import KindName, RoleName
from kiebitz.session import GroupedBy, Outcome, Phrase, Recent
from kiebitz.session.portrait import GameKind, Side, Style
from kiebitz.training.values.accuracy import DEALS, LEADERS
from kiebitz.web.imports import FaultName
from kiebitz.web.messages import Fault
from kiebitz.web.owner import FAULTS
from kiebitz.words import LANGUAGES, NotSaid, Words, source, words
from kiebitz.words.catalogue import slug, topics
from tests.words.commands import HELP_FAMILIES
from tests.words.fault_codes import faults
from tests.words.players import PLAYER_FAMILIES
from tests.words.reading import entries, gaps, referred
from tests.words.usage import families, said

PROBE_FINDINGS: Final = (
    "inside",
    "introduction",
    "games",
    "auctions",
    "contracts",
    "broken off",
    "twice",
    "differs",
    "differs without seed",
    "undecided without seed",
    "differs by hidden cards",
    "shuffled",
    "quit",
    "quit badly",
    "stray",
    "discarded",
    "decisions",
    "longest",
    "too slow",
    "fault in game",
    "fault",
)
TRAINING_STAGES: Final = (
    "labelling",
    "fitting",
    "labelling card points",
    "playing openings",
    "playing a turn",
    "match",
    "bidding",
    "computing",
    "playing",
    "learning",
    "measuring",
    "labelling values",
    "fitting values",
    "measuring values",
)

LEARNED: Final = [task.name for page in read_pages() for task in page.tasks]

# The codes of the library that have a sentence each: family -> codes.
FAMILIES: Final[dict[str, Collection[str]]] = {
    "audit-as": [DECLARER, DEFENDER],
    "audit-column": ["games", "openings", "mistakes", "traps", "deviation"],
    **HELP_FAMILIES,
    **PLAYER_FAMILIES,
    "lab-asks": EXPERIMENTS,
    "lab-unit": {experiment.unit for experiment in experiments()},
    "probe-check": CHECKS,
    "probe-found": PROBE_FINDINGS,
    "training-ahead-of": ("policy", "rules", "policy-by-kermit"),
    "training-null-model": ("suits", "shipped model", "shipped model in line with these games", "both"),
    "training-part": [f"{kind}{hand}" for kind in FAMILY_NAMES for hand in ("", " hand")],
    "training-stage": TRAINING_STAGES,
    "training-style": OWN_NAMES,
    "training-values-deals": DEALS,
    "training-values-leader": LEADERS,
    "hint-reason": [reason.value for reason in HintReason],
    "import-fault": get_args(FaultName),
    "learn-ask": LEARNED,
    "learn-text": [page.name for page in read_pages()],
    "learn-title": [page.name for page in read_pages()],
    "learn-why": LEARNED,
    "outcome": [outcome.value for outcome in Outcome],
    "player-who": [name for name, entry in PLAYERS.entries.items() if not entry.verbatim and not entry.summary],
    "people-column": ["games", "declarer", "defender", "advice"],
    "phrase": [phrase.value for phrase in Phrase],
    "portrait-kind": get_args(GameKind),
    "portrait-part": ["declared", "won", *get_args(Side)],
    "portrait-style": get_args(Style),
    "practice-question": [asked.value for asked in Asked],
    "statistics-by": [by.value for by in GroupedBy],
    "statistics-column": ["games", "points", "average", "declared", "won", "schneider", "number", "lost"],
    "statistics-compared-with": ["all", *(recent.value for recent in Recent), *map(str, LEVELS)],
    "statistics-measure": ["average", "games", "declared", "won", "lost"],
    "statistics-group": ["all", *(recent.value for recent in Recent), "declarer", "defender", "passed in"],
    "theme": [*(theme.value for theme in Theme), UNNAMED],
    "trainer": [trainer.value for trainer in Trainer],
    "reason": [kind.value for kind in ReasonKind],
    "size": [size.value for size in Size],
    "size-from": [size.value for size in Size],
    "totals-kind": get_args(KindName),
    "totals-role": get_args(RoleName),
    "fault": {saying.name for saying in faults()},
    "refusal": {*(fault.value for fault in Fault), *(name for _, _, name in FAULTS), "not found", "unreachable"},
}


def catalogue(language: str) -> str:
    return "\n".join(source(language, topic) for topic in topics(language))


GAPS: Final = {language: gaps(catalogue(language)) for language in LANGUAGES}
SENTENCES_OF_FAMILIES: Final = {f"{family}-{slug(code)}" for family, codes in FAMILIES.items() for code in codes}


def test_german_and_english_are_spoken() -> None:
    assert set(LANGUAGES) >= {"de", "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_topic_and_in_it_every_sentence(language: str) -> None:
    assert topics(language) == topics("en")
    for topic in topics("en"):
        have, want = set(gaps_of(language, topic)), set(gaps_of("en", topic))
        assert not want - have, f"missing in {language}/{topic}.ftl"
        assert not have - want, f"in {language}/{topic}.ftl alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_filled_in_with_the_same_in_every_language(language: str) -> None:
    for name, filled_in in GAPS[language].items():
        assert filled_in == GAPS["en"][name], f"{name} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_refers_to_is_there_and_no_term_is_left_over(language: str) -> None:
    found = entries(catalogue(language))
    all_referred = set().union(*map(referred, found.values()))
    assert all_referred <= set(found)
    assert {name for name in found if name.startswith("-")} <= all_referred


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_lower_case_with_hyphens(language: str) -> None:
    assert all(name == slug(name) for name in GAPS[language])


def test_every_sentence_that_is_said_is_there_and_filled_in() -> None:
    for saying in said():
        assert saying.name in GAPS["en"], f"{saying.place}: there is no sentence {saying.name}"
        if saying.filling is not None:
            assert saying.filling == GAPS["en"][saying.name], f"{saying.place}: {saying.name} is filled in otherwise"


def test_every_code_of_a_family_has_its_sentence() -> None:
    assert {saying.name for saying in families()} <= set(FAMILIES), "their codes are listed here"
    assert set(GAPS["en"]) >= SENTENCES_OF_FAMILIES


def test_no_sentence_is_left_over() -> None:
    inside = set().union(*(referred(entry) for entry in entries(catalogue("en")).values()))
    assert not set(GAPS["en"]) - {saying.name for saying in said()} - SENTENCES_OF_FAMILIES - inside


def test_a_sentence_is_read_when_it_is_said_with_all_it_refers_to() -> None:
    for language in LANGUAGES:
        for name, filled_in in GAPS[language].items():
            assert Words(language).say(name, **dict.fromkeys(filled_in, 2))


def test_what_nobody_can_say_is_a_fault_of_the_program() -> None:
    with pytest.raises(NotSaid):
        words("en").say("no such sentence")


def gaps_of(language: str, topic: str) -> list[str]:
    return [name for name in entries(source(language, topic)) if not name.startswith("-")]
