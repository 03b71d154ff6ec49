"""Messages and commands are values; lines of the live server are read, and nothing else is."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.network import commands, messages
from kiebitz.network.commands import format_command, parse_command
from kiebitz.network.messages import AtTable, Message, Played, Seat, Start, State, format_message, parse_message
from kiebitz.network.scoresheet import Row, Scoresheet
from kiebitz.network.words import NotALine
from tests.thorough import count

# Lines of live sessions with the server, and of its description.
LIVE = [
    "password:",
    "Welcome foo to ISS version 14.11033",
    "tables + .1 3 12 . xskat:1 . -1",
    "tables - .1",
    "clients + foo 0 E 12 1003.5 0 1 0 0",
    "clients - foo",
    "create .5 goskat 3 -1 3 ? ? ? 0",
    "create .5 goskat 3 -1 3 goskat xskat xskat:2 1 R: 1 12 -3 0000000 0 0 0 48",
    "destroy .5 goskat",
    "invite kermit .7 pw",
    (
        "table .5 goskat state 3 xskat xskat:2 goskat . xskat # 0 0 0 0 0 0 1 0 xskat:2 # 0 0 0 0 0 0 1 0"
        " goskat . 0 0 0 0 0 0 1 0 . . 0 0 0 0 0 0 0 0 true 1"
    ),
    "table .3 goskat start 1 xskat:2 240.0 goskat 240.0 xskat 240.0",
    "table .5 bot go",
    (
        "table .5 bot play w ??.??.??.??.??.??.??.??.??.??|HT.S8.CJ.S7.H8.SK.CQ.SQ.C9.ST|"
        "??.??.??.??.??.??.??.??.??.??|??.?? 240.0 240.0 240.0"
    ),
    "table .5 bot play 1 18 240.0 239.7 240.0",
    "table .5 bot play 2 SC.HT.HA.SJ.SQ.SK.CJ 164.1 177.0 156.4",
    "table .5 bot play 1 NO.??.??.D8.D9.DQ.H8.HT.HQ.C7.C8.CK.CA 240.0 239.7 240.0",
    "table .5 bot error play : _not_your_turn",
    "table .5 stop",
    "error _id_pw_mismatch",
    "time 2026-11-18 12:00:00",
    "tour + something new",
    "table .5 bot novelty 1 2",
]
SAID = [
    "create / 3",
    "create / 4 mine pw",
    "join .7 pw",
    "join .7",
    "observe .7",
    "table .5 bot ready",
    "table .5 bot play C.D8.DQ",
    "table .5 bot invite xskat xskat",
    "table .5 bot leave",
    "table .5 bot tell hello you",
    "yell hi all",
    "tell foo hi",
    "finger",
    "finger foo",
    "time",
    "languages ED",
]


@pytest.mark.parametrize("line", LIVE)
def test_lines_of_the_live_server_are_read_and_written_as_they_were(line: str) -> None:
    assert format_message(parse_message(line)) == line


@pytest.mark.parametrize("line", SAID)
def test_lines_of_clients_are_read_and_written_as_they_were(line: str) -> None:
    assert format_command(parse_command(line)) == line


def test_short_commands_are_the_long_ones() -> None:
    for short, long in [("r", "ready"), ("p CJ", "play CJ"), ("t hi", "tell hi"), ("i foo", "invite foo")]:
        assert parse_command(f"table .5 me {short}") == parse_command(f"table .5 me {long}")
    assert parse_command("table .5 me prac") == parse_command("table .5 me practice")


NAMES = st.from_regex(r"[a-z][a-z0-9]{2,7}(:[234])?", fullmatch=True)
SECONDS = st.integers(0, 2400).map(lambda tenths: tenths / 10)
THREE_TIMES = st.tuples(SECONDS, SECONDS, SECONDS)
SMALL = st.integers(-500, 500)
FLAG = st.booleans()
SEATS = st.builds(Seat, NAMES, st.sampled_from(".#*"), SMALL, SMALL, SMALL, SMALL, FLAG, FLAG, FLAG, FLAG)
ROWS = st.builds(Row, st.integers(-1, 2), SMALL, SMALL, st.tuples(*[FLAG] * 7), st.tuples(FLAG, FLAG, FLAG), SMALL)
SHEETS = st.integers(3, 4).flatmap(
    lambda places: st.builds(Scoresheet, st.tuples(*[NAMES] * places), st.lists(ROWS, max_size=4).map(tuple))
)
EVENTS = st.one_of(
    st.builds(State, st.integers(3, 4), st.tuples(*[SEATS] * 4), FLAG, st.none() | st.integers(0, 99)),
    st.builds(Start, st.integers(1, 99), st.tuples(NAMES, NAMES, NAMES), THREE_TIMES),
    st.builds(
        Start, st.integers(1, 99), st.tuples(NAMES, NAMES, NAMES), THREE_TIMES, st.sampled_from("!pw"), st.just("(; ;)")
    ),
    st.builds(Played, st.sampled_from("w012"), st.sampled_from(["18", "y", "CJ", "G.??.??"]), THREE_TIMES),
    st.builds(messages.TableSaid, NAMES, st.from_regex(r"[a-z]+( [a-z\n]+)*", fullmatch=True)),
)
MESSAGES: st.SearchStrategy[Message] = st.one_of(
    st.builds(AtTable, st.just(".5"), NAMES, EVENTS),
    st.builds(messages.Created, st.just(".5"), NAMES, SHEETS),
    st.builds(messages.ClientHere, NAMES, st.integers(0, 2), st.just("E"), SMALL, SECONDS, SMALL, SMALL, SMALL, SMALL),
    st.builds(messages.TableHere, st.just(".5"), SMALL, st.tuples(NAMES, NAMES, NAMES), SMALL),
)


@given(MESSAGES)
def test_every_message_is_read_as_it_was_written(message: Message) -> None:
    line = format_message(message)
    assert "\n" not in line
    assert parse_message(line) == message


def mutated(line: str, luck: Random) -> str:
    words = line.split(" ")
    for _ in range(luck.randint(1, 3)):
        place = luck.randrange(len(words))
        kind = luck.randrange(5)
        if kind == 0:
            del words[place]
        elif kind == 1:
            words.insert(place, luck.choice(["", "-", "99999999999999", "\x00", "??", "é" * 9, "." * 40]))
        elif kind == 2:
            words[place] = words[place][::-1]
        elif kind == 3:
            luck.shuffle(words)
        else:
            words[place] += chr(luck.randrange(1, 0x2FF))
        words = words or [""]
    return " ".join(words)


def read_anew(line: str) -> bool:
    """Whether a line is read, as a message or a command, and written in a form that stays."""
    try:
        written = str(parse_message(line) if line.split(" ")[0] in KNOWN else parse_command(line))
    except NotALine:
        return False
    again = parse_message(written) if written.split(" ")[0] in KNOWN else parse_command(written)
    assert str(again) == written
    return True


KNOWN = {line.split(" ")[0] for line in LIVE} - {line.split(" ")[0] for line in SAID}


def test_mutated_lines_are_read_or_refused_and_nothing_else() -> None:
    luck = Random(38)
    lines = [mutated(luck.choice([*LIVE, *SAID]), luck) for _ in range(count(40_000, 100_000))]
    assert sum(map(read_anew, lines)) > 1000
    for line in lines:
        with suppress(NotALine):
            assert str(parse_message(str(message := parse_message(line)))) == str(message)


def test_counts_of_words_are_those_of_the_protocol() -> None:
    assert len(str(messages.ClientHere("foo")).split(" ")) == 11
    assert len(str(messages.TableHere(".1", 0, ("a", "b", "c"))).split(" ")) >= 9
    with pytest.raises(NotALine):
        parse_message("clients + foo 0 E 12 1003.5 0 1 0")
    with pytest.raises(NotALine):
        parse_command("create / 5")
    assert commands.Toggle("ready") == parse_command("table .5 x ready").deed  # type: ignore[union-attr]
