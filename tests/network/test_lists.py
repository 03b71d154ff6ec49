"""What is told of a list: who deals, in which order things are said, and what every seat has after each game."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from kiebitz.formats.iss import Record, parse_record
from kiebitz.formats.iss.record import ResultField
from tests.network.hosting import Host, hosting
from tests.network.strict import Client
from tests.network.test_server import seated
from tests.thorough import count

GAMES = count(8, 40)
BASES = {"D": 9, "H": 10, "S": 11, "C": 12, "N": 23, "G": 24}
OTHERS_WIN = {3: 40, 4: 30}
PENALTY = 100
ADDED = 50  # for a game won, or taken away for one lost


class Tally:
    """What the seats of a list must have by the records alone, counted as the description says."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.last: Counter[str] = Counter()
        self.total: Counter[str] = Counter()

    def enter(self, record: Record) -> None:
        self.last = self._points(record)
        self.total.update(self.last)

    def _points(self, record: Record) -> Counter[str]:
        points: Counter[str] = Counter()
        result = record.result
        if not isinstance(result, ResultField):
            return points
        for seat, has_penalty in enumerate(result.penalties):
            points[record.players[seat]] -= PENALTY * has_penalty
        if result.outcome == "penalty":
            return points
        declarer = record.players[result.declarer]
        has_won = result.outcome == "win"
        self.played[declarer] += 1
        self.won[declarer] += has_won
        points[declarer] += result.value + (ADDED if has_won else -ADDED)
        for other in self.names:
            points[other] += 0 if has_won or other == declarer else OTHERS_WIN[len(self.names)]
        return points

    def of(self, name: str) -> list[int]:
        return [each[name] for each in (self.played, self.won, self.last, self.total)]


def blocks(state: list[str]) -> dict[str, list[int]]:
    """From a state, what it says that each one has: played, won, last, total."""
    found = [state[start : start + 10] for start in range(6, 46, 10)]
    return {block[0]: [int(word) for word in block[2:6]] for block in found if block[0] != "."}


def row(record: Record) -> str:
    """A row of the scoresheet by the record of its game."""
    result = record.result
    if not isinstance(result, ResultField):
        return "R: -1 0 0 0000000 0 0 0 0"
    penalties = " ".join(str(int(each)) for each in result.penalties)
    tokens = [act.split(".")[0] for _, act in record.moves if act[0] in BASES and act[1:2] not in tuple("AKQJT987")]
    if not tokens:
        return f"R: -1 0 0 0000000 {penalties} 0"
    token = tokens[0]
    is_hand = not any(act == "s" for _, act in record.moves)
    is_open = "O" in token
    implied = is_open and token[0] != "N"  # an open game that is no null announces all of it
    signs = (
        is_hand,
        result.schneider,
        "S" in token[1:] or "Z" in token or implied,
        result.schwarz,
        "Z" in token or implied,
        is_open,
        result.overbid,
    )
    word = "".join(str(int(each)) for each in signs)
    return f"R: {result.declarer} {BASES[token[0]]} {result.matadors} {word} {penalties} {result.value}"


async def sheet_for_who_looks_on(host: Host, name: str, table: str) -> str:
    otto = await Client(name).connect(host.port)
    otto.say(f"observe {table}")
    line = await otto.until(lambda line: line.startswith("create"))
    otto.writer.close()
    return line


class Reader:
    """Goes through all that somebody was told at a table, line by line, and checks each by what came before it."""

    def __init__(self) -> None:
        self.before: list[str] = []
        self.tally = Tally([])
        self.records: list[Record] = []
        self.is_over = False

    def read(self, event: list[str]) -> None:
        if self.before[:1] == ["start"]:
            assert event == ["go"]
        if self.before == ["go"]:
            assert event[:2] == ["play", "w"]
        if self.is_over:
            assert (event[0], event[-2:]) == ("state", ["false", str(len(self.records))])
            assert blocks(event) == {name: self.tally.of(name) for name in self.tally.names}
        self.is_over = event[0] == "end"
        if event[0] == "start":
            self._begin(event)
        if event[0] == "end":
            self.records.append(parse_record(" ".join(event[1:])))
            self.tally.enter(self.records[-1])
        self.before = event

    def _begin(self, start: list[str]) -> None:
        state = self.before
        places = int(state[1])
        seats = state[2 : 2 + places]
        if start[1] == "1":
            self.tally, self.records = Tally(seats), []
        dealer = len(self.records) % places
        forehand, middlehand, rearhand = (seats[(dealer + step) % places] for step in (1, 2, 3))
        assert start[1:8] == [str(len(self.records) + 1), forehand, "240.0", middlehand, "240.0", rearhand, "240.0"]
        assert seats == self.tally.names
        assert (state[0], state[-2:]) == ("state", ["true", start[1]])
        assert {state[number] for number in range(15, 46, 10)} == {"0"}, "nobody is ready while they play"


@pytest.mark.parametrize("places", [3, 4])
def test_the_list_is_what_the_records_make_of_it_and_the_deal_goes_round(tmp_path: Path, places: int) -> None:
    async def play() -> tuple[Client, str]:
        async with hosting(tmp_path, seed=38 + places) as host:
            clients = await seated(host, *("anna", "bert", "carl", "dora")[:places], places=places)
            for client in clients:
                client.bold = True
            await asyncio.gather(*(client.play_games(GAMES) for client in clients))
            await clients[0].until(lambda line: " state " in line)
            return clients[0], await sheet_for_who_looks_on(host, "otto", clients[0].table)

    anna, sheet = asyncio.run(play())
    reader = Reader()
    for line in anna.lines:
        if line.startswith("table "):
            reader.read(line.split(" ")[3:])
    assert reader.tally.total
    names, rows = " ".join(reader.tally.names), " ".join(map(row, reader.records))
    assert sheet == f"create {anna.table} . {places} -1 {places} {names} {len(reader.records)} {rows}"


def test_who_is_late_before_a_game_is_declared_has_the_penalty_and_the_others_nothing(tmp_path: Path) -> None:
    async def play() -> tuple[Client, str]:
        async with hosting(tmp_path, seconds=0.3) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            await anna.until(lambda line: " end " in line)  # and never move
            await anna.until(lambda line: " state " in line)
            return anna, await sheet_for_who_looks_on(host, "otto", anna.table)

    anna, sheet = asyncio.run(play())
    record = parse_record(anna.ends[0])
    assert isinstance(record.result, ResultField)
    tally = Tally(["anna", "rules", "rules:2"])
    tally.enter(record)
    assert tally.of("anna") == [0, 0, -PENALTY, -PENALTY]
    assert blocks(anna.state) == {name: tally.of(name) for name in tally.names}
    assert sheet.endswith(f"1 {row(record)}")
