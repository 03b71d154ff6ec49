"""Whatever a parser is fed, it answers with a correct value or a typed error, never with anything else."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kiebitz import (
    CARDS,
    InvalidRecord,
    Record,
    check_record,
    format_cards,
    format_contract,
    format_deal,
    format_game,
    format_position,
    format_record,
    parse_cards,
    parse_contract,
    parse_deal,
    parse_game,
    parse_move,
    parse_position,
    parse_record,
    record_of_game,
)
from kiebitz.formats.iss import Archive, as_seen_by
from kiebitz.formats.iss.record import RawRecord
from tests.games import finished_game

SAMPLES = (Path(__file__).parents[2] / "data/records/iss_sample.sgf").read_text().splitlines()
WORDS = "CJ SA ?? w 0 1 2 18 y p s RE SC TI.1 LE.2 G.C7.D8 NO CHZ [ ] ;) (; R[ MV[ # . | \n \x00 é ♣B 999 -1".split(" ")


def mutate(text: str, source: random.Random) -> str:
    """One or two small accidents: characters changed, pieces lost or doubled, words exchanged or swapped."""
    for _ in range(source.randint(1, 2)):
        text = source.choice(ACCIDENTS)(text, source)
    return text


def _other_character(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + chr(source.choice((source.randrange(32, 127), source.randrange(0x3000)))) + text[at + 1 :]


def _piece_inserted(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + source.choice(WORDS) + text[at:]


def _piece_lost(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + text[at + source.randint(1, 12) :]


def _piece_doubled(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + text[max(0, at - source.randint(1, 12)) :]


def _other_word(text: str, source: random.Random) -> str:
    words = text.split(" ")
    words[source.randrange(len(words))] = source.choice([*WORDS, *map(str, CARDS)])
    return " ".join(words)


def _words_swapped(text: str, source: random.Random) -> str:
    words = text.split(" ")
    first, second = source.randrange(len(words)), source.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


def _cards_swapped(text: str, source: random.Random) -> str:
    """Still well-formed, but hardly ever a legal game."""
    first, second = source.choice(CARDS), source.choice(CARDS)
    return text.replace(f" {first} ", " #a ").replace(f" {second} ", f" {first} ").replace(" #a ", f" {second} ")


def _moves_lost(text: str, source: random.Random) -> str:
    words = text.split(" ")
    at = 2 * source.randrange(1, max(2, len(words) // 2))
    return " ".join(words[:at] + words[at + 2 * source.randint(1, 3) :])


ACCIDENTS = (
    _other_character,
    _piece_inserted,
    _piece_lost,
    _piece_doubled,
    _other_word,
    _words_swapped,
    _cards_swapped,
    _cards_swapped,
    _moves_lost,
    _moves_lost,
)


def noise(source: random.Random) -> str:
    return source.randbytes(source.randrange(200)).decode("latin-1")


def read_record(text: str) -> Record | None:
    """Parse, write and read again, replay: what every record must stand."""
    try:
        record = parse_record(text)
    except InvalidRecord as error:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        return None
    assert parse_record(format_record(record)) == record
    try:
        game = check_record(record, text)
    except InvalidRecord as error:
        assert error.reason
    else:
        if record.view is None:
            again = record_of_game(game)
            assert check_record(again).moves == game.moves
    return record


@pytest.mark.parametrize("part", range(8))
def test_mutated_records_are_read_correctly_or_refused(part: int) -> None:
    source = random.Random(1000 + part)
    views = [format_record(as_seen_by(record_of_game(finished_game(seed)), seed % 4)) for seed in range(40)]
    worlds = [format_record(record_of_game(finished_game(seed))) for seed in range(40, 80)]
    texts = [*SAMPLES, *views, *worlds]
    parsed = sum(read_record(mutate(source.choice(texts), source)) is not None for _ in range(9000))
    assert 900 < parsed < 8100  # some accidents matter, some do not


@pytest.mark.parametrize("part", range(2))
def test_random_bytes_are_no_records(part: int) -> None:
    source = random.Random(2000 + part)
    for _ in range(10_000):
        assert read_record(noise(source)) is None
        assert read_record("(;" + noise(source) + ";)") is None


PARSERS: list[tuple[Callable[[str], object], Callable[[object], str], list[str]]] = [
    (parse_cards, lambda cards: format_cards(cards.mask), ["CJAT.SK7.HQ98.DA", "♣B ♣D", "-"]),  # type: ignore[attr-defined]
    (parse_contract, format_contract, ["CHOSZ", "NO", "GH"]),  # type: ignore[list-item]
    (parse_move, str, ["18", "p", "G.C7.D8", "RE.1", "CJ"]),
    (parse_deal, format_deal, [format_deal(finished_game(seed).deal) for seed in range(3)]),  # type: ignore[list-item]
    (parse_game, format_game, [format_game(finished_game(seed)) for seed in range(10)]),  # type: ignore[list-item]
    (
        parse_position,
        format_position,  # type: ignore[list-item]
        ["CJ/CA/ST G 0 1:- 24:2", "CJ.SJ/CA/ST G 0 1:H7.H8 24:2", "CJ.SJ/CA.C7/ST.S7/D7.D8 N 2"],
    ),
]


@pytest.mark.parametrize(("parse", "write", "texts"), PARSERS, ids=[parse.__name__ for parse, _, _ in PARSERS])
def test_small_parsers_accept_or_raise_value_errors(
    parse: Callable[[str], object], write: Callable[[object], str], texts: list[str]
) -> None:
    source = random.Random(3000)
    for _ in range(4000):
        text = mutate(source.choice(texts), source) if source.random() < 0.8 else noise(source)
        try:
            value = parse(text)
        except ValueError as error:
            assert str(error)
        else:
            assert write(parse(write(value))) == write(value)


def test_an_archive_of_noise_never_stops_the_reader_and_loses_nothing(tmp_path: Path) -> None:
    source = random.Random(4000)
    file = tmp_path / "noise.sgf"
    good = 0
    with file.open("wb") as out:
        for _ in range(3000):
            if source.random() < 0.3:
                good += 1
                out.write(SAMPLES[source.randrange(14)].encode() + b"\n")
            else:
                out.write(source.randbytes(source.randrange(300)).replace(b"(;", b"").replace(b";)", b"") + b"\n")
    found = list(Archive(str(file)))
    assert sum(isinstance(raw, RawRecord) for raw in found) == good
    assert any(isinstance(raw, InvalidRecord) for raw in found)
