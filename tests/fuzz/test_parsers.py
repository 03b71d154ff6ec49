"""Whatever a parser is fed, it answers with a correct value or a typed error, never with anything else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kiebitz import InvalidRecord
from kiebitz.formats.iss import Archive
from kiebitz.formats.iss.record import RawRecord
from tests.attacks.kinds.parsers import SAMPLES, Parser, mutate, noise, parsers, read_record, record_texts


@pytest.mark.parametrize("part", range(8))
def test_mutated_records_are_read_correctly_or_refused(part: int) -> None:
    source = random.Random(1000 + part)
    parsed = sum(read_record(mutate(source.choice(record_texts()), source)) is not None for _ in range(9000))
    assert 900 < parsed < 8100  # some accidents matter, some do not


@pytest.mark.parametrize("part", range(2))
def test_random_bytes_are_no_records(part: int) -> None:
    source = random.Random(2000 + part)
    for _ in range(10_000):
        assert read_record(noise(source)) is None
        assert read_record("(;" + noise(source) + ";)") is None


@pytest.mark.parametrize("parser", parsers(), ids=lambda parser: parser.name)
def test_small_parsers_accept_or_raise_value_errors(parser: Parser) -> None:
    source = random.Random(3000)
    for _ in range(4000):
        parser.read(mutate(source.choice(parser.texts), source) if source.random() < 0.8 else noise(source))


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
