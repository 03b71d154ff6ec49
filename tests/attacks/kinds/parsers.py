"""Texts that are nearly right, and noise, given to every parser.

What is read is written and read again as the same; everything else is refused with an error that says why. Records are
replayed as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from kiebitz import (
    CARDS,
    InvalidRecord,
    Record,
    check_record,
    format_card,
    format_cards,
    format_contract,
    format_deal,
    format_game,
    format_move,
    format_player,
    format_position,
    format_record,
    parse_card,
    parse_cards,
    parse_contract,
    parse_deal,
    parse_game,
    parse_move,
    parse_player,
    parse_position,
    parse_record,
    record_of_game,
)
from kiebitz.formats.iss import as_seen_by
from tests.games import finished_game

USUAL: Final = 8000
THOROUGH: Final = 80_000

SAMPLES: Final = (Path(__file__).parents[3] / "data/records/iss_sample.sgf").read_text().splitlines()
WORDS: Final = (
    "CJ SA ?? w 0 1 2 18 y p s RE SC TI.1 LE.2 G.C7.D8 NO CHZ [ ] ;) (; R[ MV[ # . | \n \x00 é ♣B 999 -1".split(" ")
)


def mutate(text: str, source: Random) -> str:
    """One or two small accidents: characters changed, pieces lost or doubled, words exchanged or swapped."""
    for _ in range(source.randint(1, 2)):
        text = source.choice(ACCIDENTS)(text, source)
    return text


def _other_character(text: str, source: Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + chr(source.choice((source.randrange(32, 127), source.randrange(0x3000)))) + text[at + 1 :]


def _piece_inserted(text: str, source: Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + source.choice(WORDS) + text[at:]


def _piece_lost(text: str, source: Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + text[at + source.randint(1, 12) :]


def _piece_doubled(text: str, source: Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + text[max(0, at - source.randint(1, 12)) :]


def _other_word(text: str, source: Random) -> str:
    words = text.split(" ")
    words[source.randrange(len(words))] = source.choice([*WORDS, *map(str, CARDS)])
    return " ".join(words)


def _words_swapped(text: str, source: Random) -> str:
    words = text.split(" ")
    first, second = source.randrange(len(words)), source.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


def _cards_swapped(text: str, source: Random) -> str:
    """Still well-formed, but hardly ever a legal game."""
    first, second = source.choice(CARDS), source.choice(CARDS)
    return text.replace(f" {first} ", " #a ").replace(f" {second} ", f" {first} ").replace(" #a ", f" {second} ")


def _moves_lost(text: str, source: Random) -> str:
    words = text.split(" ")
    at = 2 * source.randrange(1, max(2, len(words) // 2))
    return " ".join(words[:at] + words[at + 2 * source.randint(1, 3) :])


ACCIDENTS: Final = (
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


def noise(source: Random) -> str:
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


@dataclass(frozen=True, slots=True)
class Parser:
    """A parser, its inverse, and texts that it reads."""

    name: str
    parse: Callable[[str], Any]
    write: Callable[[Any], str]
    texts: list[str]

    def read(self, text: str) -> Any:
        """What is read, the same as it is written; `None` if it was refused with a reason."""
        try:
            value = self.parse(text)
        except ValueError as error:
            assert str(error), f"refused without a reason: {text!r}"
            return None
        written = self.write(value)
        assert self.write(self.parse(written)) == written, f"not the same when read again: {text!r}"
        return value


@cache
def parsers() -> list[Parser]:
    """All of them; records need a reading of their own."""
    games = [finished_game(seed) for seed in range(10)]
    positions = ["CJ/CA/ST G 0 1:- 24:2", "CJ.SJ/CA/ST G 0 1:H7.H8 24:2", "CJ.SJ/CA.C7/ST.S7/D7.D8 N 2"]
    players = ["rules", "kermit:40,inference=none", "value+rules", "ddss:worlds=3", "random", "exec:true 1 seed=3"]
    return [
        Parser("card", parse_card, format_card, ["CJ", "♣B", "HT", "D10"]),
        Parser("cards", parse_cards, format_cards, ["CJAT.SK7.HQ98.DA", "♣B ♣D", "-"]),
        Parser("contract", parse_contract, format_contract, ["CHOSZ", "NO", "GH"]),
        Parser("move", parse_move, format_move, ["18", "p", "G.C7.D8", "RE.1", "CJ"]),
        Parser("deal", parse_deal, format_deal, [format_deal(game.deal) for game in games[:3]]),
        Parser("game", parse_game, format_game, [format_game(game) for game in games]),
        Parser("position", parse_position, format_position, positions),
        Parser("player", parse_player, format_player, players),
    ]


@cache
def record_texts() -> list[str]:
    """Records of the world and of what seats have seen."""
    views = [format_record(as_seen_by(record_of_game(finished_game(seed)), seed % 4)) for seed in range(40)]
    worlds = [format_record(record_of_game(finished_game(seed))) for seed in range(40, 80)]
    return [*SAMPLES, *views, *worlds]


def attack(source: Random, count: int) -> Counter[str]:
    """Every second text is meant to be a record, which can be wrong in the most ways."""
    outcomes: Counter[str] = Counter()
    for number in range(count):
        name, is_read = _try_record(source) if number % 2 else _try_small(source)
        outcomes[f"{name} {'read' if is_read else 'refused'}"] += 1
    return outcomes


def _try_record(source: Random) -> tuple[str, bool]:
    return "record", read_record(_nearly(source, record_texts())) is not None


def _try_small(source: Random) -> tuple[str, bool]:
    parser = source.choice(parsers())
    return parser.name, parser.read(_nearly(source, parser.texts)) is not None


def _nearly(source: Random, texts: list[str]) -> str:
    return mutate(source.choice(texts), source) if source.random() < 0.9 else noise(source)
