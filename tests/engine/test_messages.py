"""Messages read back as they were written; whatever else is read gives a typed error."""

from __future__ import annotations

import io
import json
import random
import tracemalloc
from typing import Any

import pytest

from kiebitz import Game, deal, parse_contract
from kiebitz.engine import InvalidMessage, serve
from kiebitz.engine.messages import (
    LONGEST_LINE,
    Answer,
    Complaint,
    EngineMessage,
    GameOver,
    Greeting,
    HostMessage,
    Introduction,
    NewGame,
    Question,
    Quit,
    Ready,
    Settings,
    Subject,
    decode_from_engine,
    decode_from_host,
    encode,
)
from kiebitz.engine.options import read_settings
from kiebitz.players.options import InvalidOption, Option, OptionValue
from kiebitz.players.registry import PLAYERS
from tests.attacks.kinds.parsers import mutate
from tests.engine import engines  # noqa: F401  (registers a player)
from tests.engine.test_views import parts
from tests.games import finished_game, game_with_contract

OPTIONS = (
    Option("seed", "integer", 0),
    Option("worlds", "integer", 40, low=1, high=1000),
    Option("risk", "number", 0.5, low=0, high=1),
    Option("inference", "boolean", True),
    Option("scoring", "choice", "kermit", choices=("kermit", "kh")),
    Option("book", "text", "", meaning="where openings are kept"),
    Option("seconds", "number", None, low=0),
)


def question(subject: Subject) -> Question:
    if subject is Subject.BID:
        game = Game(deal(1))
    else:
        game = game_with_contract(parse_contract("G"), 1, deal(1))
        for _ in range({Subject.PICK_UP: 2, Subject.DECLARE: 1, Subject.PLAY: 0}[subject]):
            game.pop()
    assert game.turn is not None
    return Question(subject, 7, game.view(game.turn), 12.5, 60)


@pytest.mark.parametrize(
    "message",
    [
        Greeting(),
        Settings({"seed": 7, "risk": 0.5, "inference": False, "book": "ü"}),
        NewGame(2),
        NewGame(0, ("Jörg", "kermit", "")),
        Quit(),
    ],
)
def test_messages_of_the_host_round_trip(message: HostMessage) -> None:
    assert decode_from_host(encode(message)) == message


@pytest.mark.parametrize("subject", Subject)
def test_questions_round_trip(subject: Subject) -> None:
    asked = question(subject)
    read = decode_from_host(encode(asked))
    assert isinstance(read, Question)
    assert (read.subject, read.id, read.seconds_left, read.seconds_per_move) == (subject, 7, 12.5, 60)
    assert parts(read.view) == parts(asked.view)


@pytest.mark.parametrize(
    ("subject", "legal"),
    [
        (Subject.BID, ["18", "20", "22"]),
        (Subject.PICK_UP, ["pick up", "hand"]),
        (Subject.DECLARE, ["D", "H", "S", "C", "G", "N", "NO"]),
        (Subject.PLAY, None),
    ],
)
def test_questions_tell_what_is_legal(subject: Subject, legal: list[str] | None) -> None:
    asked = question(subject)
    told = json.loads(encode(asked))["legal"]
    assert told[: len(legal or told)] == (legal or [str(card) for card in asked.view.legal_cards()])
    assert told


@pytest.mark.parametrize(
    "message",
    [
        Introduction("Sample", "somebody", OPTIONS),
        Introduction("Bare"),
        Ready(),
        Answer(3, "G.C7.D8"),
        Complaint("no idea"),
        Complaint("no idea", 4),
    ],
)
def test_messages_of_the_engine_round_trip(message: EngineMessage) -> None:
    assert decode_from_engine(encode(message)) == message


def test_every_line_is_far_shorter_than_allowed() -> None:
    games = [finished_game(seed) for seed in range(20)]
    assert max(len(encode(GameOver(game.view(seat)))) for game in games for seat in range(3)) < LONGEST_LINE / 8


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"null",
        b"7",
        b"[]",
        b"{}",
        b'{"type":7}',
        b'{"type":"dance"}',
        b'{"type":"hello"}',
        b'{"type":"hello","protocol":"1"}',
        b'{"type":"hello","protocol":2,"name":"x"}',
        b'{"type":"answer","id":NaN,"move":"CJ"}',
        b'{"type":"answer","id":true,"move":"CJ"}',
        b'{"type":"answer","id":1}',
        b'{"type":"new_game","seat":3}',
        b'{"type":"new_game","seat":2,"names":["Ada"]}',
        b'{"type":"options","values":{"a":null}}',
        b'{"type":"bid","id":1}',
        b'{"type":"game_over","view":{}}',
        b"{" * 50_000,
        b"[" * 50_000,
        b'{"type":"answer","id":' + b"9" * 10_000 + b',"move":"p"}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_message_gives_a_typed_error(line: bytes) -> None:
    for decode in (decode_from_host, decode_from_engine):
        with pytest.raises(InvalidMessage) as caught:
            decode(line)
        assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "option",
    [
        {},
        {"name": "a", "type": "list", "default": 1},
        {"name": "a", "type": "integer", "default": 9, "max": 8},
        {"name": "a", "type": "integer", "default": True},
        {"name": "a", "type": "choice", "default": "b"},
    ],
)
def test_options_that_contradict_themselves_are_refused(option: dict[str, object]) -> None:
    hello = {"type": "hello", "protocol": 1, "name": "x", "options": [option]}
    with pytest.raises(InvalidMessage, match="option"):
        decode_from_engine(json.dumps(hello).encode())


def test_a_question_that_does_not_arise_is_refused() -> None:
    told = json.loads(encode(question(Subject.BID)))
    with pytest.raises(InvalidMessage, match="'play' does not arise"):
        decode_from_host(json.dumps(told | {"type": "play"}).encode())
    with pytest.raises(InvalidMessage, match="not over"):
        decode_from_host(json.dumps(told | {"type": "game_over"}).encode())
    with pytest.raises(InvalidMessage, match=r">= 0.0 - at `\$.seconds_left`"):
        decode_from_host(json.dumps(told | {"seconds_left": -1}).encode())


def test_damaged_lines_give_a_message_or_a_typed_error() -> None:
    source = random.Random(4)
    lines = [encode(question(subject)).decode() for subject in Subject]
    lines += [encode(GameOver(finished_game(seed).view(seed % 3))).decode() for seed in range(3)]
    lines += [encode(Introduction("Sample", "somebody", OPTIONS)).decode(), encode(Answer(3, "G.C7.D8")).decode()]
    for _ in range(1500):
        damaged = mutate(source.choice(lines), source).encode(errors="replace")
        for decode in (decode_from_host, decode_from_engine):
            try:
                decode(damaged)
            except InvalidMessage as error:
                assert str(error)


def test_options_are_read_from_texts() -> None:
    texts = {"worlds": "80", "risk": "0.25", "inference": "false", "scoring": "kh", "book": "a=b"}
    read = {option.name: option.read(texts[option.name]) for option in OPTIONS if option.name in texts}
    assert read == {"worlds": 80, "risk": 0.25, "inference": False, "scoring": "kh", "book": "a=b"}
    for name, wrong in (("worlds", "0"), ("worlds", "1.5"), ("risk", "nan"), ("inference", "no"), ("scoring", "x")):
        option = next(option for option in OPTIONS if option.name == name)
        with pytest.raises(InvalidOption, match=name):
            option.read(wrong)


def test_values_that_an_engine_does_not_take_are_faults_of_the_message() -> None:
    assert read_settings({"worlds": "80"}, OPTIONS) == {"worlds": 80}
    for texts in ({"worlds": "0"}, {"depth": "3"}):
        with pytest.raises(InvalidMessage, match=next(iter(texts))):
            read_settings(texts, OPTIONS)


def served(*lines: bytes, spec: str = "rules") -> list[dict[str, object]]:
    output = io.BytesIO()
    serve(spec, 0, io.BytesIO(b"".join(lines)), output)
    return [json.loads(line) for line in output.getvalue().splitlines()]


def offered(spec: str) -> dict[str, object]:
    """The options of a served player with their defaults."""
    options = served(encode(Greeting()), spec=spec)[0]["options"]
    assert isinstance(options, list)
    return {option["name"]: option["default"] for option in options}


def test_a_served_player_offers_its_options_as_it_was_named() -> None:
    assert offered("rules") == {"seed": 0}
    everything = offered("kermit")
    assert everything.keys() == {"seed", *(option.name for option in PLAYERS.entries["kermit"].options)}
    assert offered("kermit:threads=2") == everything | {"threads": 2}
    with_level = offered("kermit:level=2")
    assert with_level["level"] == 2
    assert "worlds" not in with_level  # the level decides that


def test_options_of_a_served_player_make_it_anew() -> None:
    asked = question(Subject.PLAY)
    replies = served(encode(Settings({"worlds": 1, "inference": "none"})), encode(asked), spec="kermit")
    assert replies == [{"type": "ready"}, *served(encode(asked), spec="kermit:1,inference=none")]


def test_options_of_a_served_player_are_checked() -> None:
    wrong: list[dict[str, OptionValue]] = [{"worlds": 0}, {"worlds": 9, "level": 1}, {"inference": 3}, {"speed": 1}]
    replies = served(*(encode(Settings(values)) for values in wrong), encode(Settings()), spec="kermit")
    assert [reply["type"] for reply in replies] == ["error"] * 4 + ["ready"]
    assert "exclude each other" in str(replies[1]["message"])


def test_a_served_player_complains_and_goes_on() -> None:
    replies = served(
        encode(Greeting()),
        b"what?\n",
        encode(Settings({"depth": 3})),
        encode(Settings({"seed": "x"})),
        encode(Settings({"seed": 3})),
        encode(NewGame(1)),
        encode(question(Subject.BID)),
        encode(GameOver(finished_game(1).view(0))),
        encode(question(Subject.PLAY)),
        encode(Quit()),
        encode(Greeting()),
    )
    assert [reply["type"] for reply in replies] == ["hello", "error", "error", "error", "ready", "answer", "answer"]


@pytest.mark.parametrize("length", [LONGEST_LINE, LONGEST_LINE + 1, 50 * LONGEST_LINE])
def test_an_overlong_line_is_one_error_and_the_next_line_counts(length: int) -> None:
    replies = served(b"[" * length + b"\n", encode(Greeting()))
    assert [reply["type"] for reply in replies] == ["error", "hello"]
    assert "longer than 65536 bytes" in str(replies[0]["message"])


def test_a_line_may_be_as_long_as_allowed() -> None:
    line = encode(Greeting())
    assert [reply["type"] for reply in served(line[:-1].ljust(LONGEST_LINE - 1) + b"\n", line)] == ["hello", "hello"]


class Endless(io.RawIOBase):
    """A line that goes on until it is closed, in pieces of whatever size is asked for."""

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.pieces -= 1
        buffer[:] = b"x" * len(buffer)
        return len(buffer) if self.pieces >= 0 else 0


def test_an_overlong_line_is_not_kept() -> None:
    """240 megabytes go by, and never is a megabyte of them in memory."""
    output = io.BytesIO()
    tracemalloc.start()
    serve("rules", 0, io.BufferedReader(Endless(30_000)), output)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert output.getvalue().count(b"\n") == 1
    assert most < 1_000_000


def test_a_served_player_stays_from_game_to_game_whatever_it_makes_of_their_ends() -> None:
    over, bid = encode(GameOver(finished_game(1).view(0))), encode(question(Subject.BID))
    replies = served(
        encode(NewGame(0)), over, encode(NewGame(0)), bid, over, encode(NewGame(0)), bid, spec="test-counter"
    )
    assert [reply["message"] for reply in replies] == ["RuntimeError: 1 games seen", "RuntimeError: 2 games seen"]


def test_what_a_served_player_prints_or_raises_does_not_disturb_the_protocol(
    capsys: pytest.CaptureFixture[str],
) -> None:
    replies = served(encode(question(Subject.BID)), spec="test-chatty")
    assert replies == [{"type": "error", "id": 7, "message": "RuntimeError: lost my cards"}]
    assert capsys.readouterr() == ("", "thinking\n")
