"""`kill -9` of the server at any moment: what was acknowledged has happened once, and games go on from there."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from kiebitz import Declare, Move, format_game, format_move, parse_move, parse_record, replay
from kiebitz.session import FILE_NAME, Store
from kiebitz.session.state import Round
from tests.folders import quick_folder
from tests.thorough import count
from tests.web.people import plain_decision
from tests.web.serving import Server, serving
from tests.web.tabs import Message, Tab, begin

KILLS = count(usual=10, thorough=50)
COMPANIES = (("random", "rules"), ("rules", "kermit:5"), ("kermit:5", "random", "rules"))
DEALS = count(usual=3, thorough=9)
MOVES = 5  # at most, of everybody, between two kills
SECONDS = 0.006  # at most from sending a move to the kill: from before it is read until after it is answered


class Regular:
    """Somebody who plays at a table, and comes back whenever the server does. Nothing is ever taken back.

    done  the own moves that were acknowledged, by deal and number of moves
    told  all moves that were told, in the words that everybody hears
    """

    def __init__(self, server: Server, table: int, source: random.Random) -> None:
        self.table = table
        self.done: dict[tuple[int, int], str] = {}
        self.told: dict[tuple[int, int], str] = {}
        self._source = source
        self._under_way: tuple[int, Message] | None = None
        self._tab = Tab(server, table)

    def play(self) -> None:
        """Do what the table waits for, and hear that it is done."""
        self.begin_to_play()
        self._hear_answer()

    def begin_to_play(self) -> None:
        """Do what the table waits for, if it is not over, and wait for nothing."""
        if not self._tab.until_asked()["isOver"]:
            self._say(plain_decision(self._tab.sight, self._source) | {"at": self._tab.at})

    def play_to_the_end(self) -> None:
        while not self._tab.until_asked()["isOver"]:
            self.play()
        self._note_told()
        self._tab.close()

    def come_back(self, server: Server) -> None:
        """Hear what was said before the server died, then say again what has had no answer."""
        with suppress(ConnectionClosed):
            self._hear_answer()
            self._tab.closing()
        self._note_told()
        self._tab = Tab(server, self.table)
        if self._under_way is not None:
            self._say(self._under_way[1])
            self._hear_answer(may_be_done=True)

    def _say(self, decision: Message) -> None:
        self._under_way = self._tab.say(**decision), decision

    def _hear_answer(self, may_be_done: bool = False) -> None:
        if self._under_way is None:
            return
        number, decision = self._under_way
        answer = self._tab.answer_to(number)
        while answer.get("fault") == "too frequent":
            time.sleep(0.1)
            self._say(decision)
            answer = self._tab.answer_to(self._under_way[0])
        if answer["type"] != "done":
            assert may_be_done, answer
            assert answer["fault"] in ("outdated", "finished"), answer
        if "move" in decision:
            deal, moves = decision["at"]
            self.done[deal, moves] = decision["move"]
        self._under_way = None

    def _note_told(self) -> None:
        for message in self._tab.messages:
            if (message.get("event") or {}).get("what") == "moved":
                key = message["sight"]["deal"], message["event"]["number"]
                assert key not in self.told, f"{key} happened twice"
                self.told[key] = as_everybody_hears(parse_move(message["event"]["move"]))


def as_everybody_hears(move: Move) -> str:
    return format_move(Declare(move.contract) if isinstance(move, Declare) else move)


def rounds_on_disk(folder: Path, table: int) -> list[Round]:
    with Store(folder / FILE_NAME) as store:
        return store.load(table).state.rounds


def assert_nothing_is_lost(folder: Path, regular: Regular) -> None:
    rounds = rounds_on_disk(folder, regular.table)
    stored = {(deal, number): move for deal, each in enumerate(rounds) for number, move in enumerate(each.game.moves)}
    assert {key: stored[key] for key in regular.done} == {key: parse_move(move) for key, move in regular.done.items()}
    assert {key: as_everybody_hears(stored[key]) for key in regular.told} == regular.told


def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9_at_any_moment() -> None:
    source = random.Random(7)
    with quick_folder() as home, serving(home) as server:
        tables = [begin(server, *company, deals=DEALS, seed=number) for number, company in enumerate(COMPANIES)]
        regulars = [Regular(server, table, source) for table in tables]
        for kill in range(KILLS):
            for _ in range(source.randrange(MOVES)):
                source.choice(regulars).play()
            for regular in source.sample(regulars, 1 + kill % len(regulars)):
                regular.begin_to_play()
            time.sleep(source.random() * SECONDS)
            server.kill()
            server.restart()
            for regular in regulars:
                regular.come_back(server)
                assert_nothing_is_lost(server.folder, regular)
        with ThreadPoolExecutor() as evening:
            list(evening.map(Regular.play_to_the_end, regulars))
        for regular in regulars:
            assert_nothing_is_lost(server.folder, regular)
        games = [format_game(each.game) for table in tables for each in rounds_on_disk(server.folder, table)]
        assert len(games) == DEALS * len(tables)
        records = [parse_record(line) for line in (server.folder / "games.sgf").read_text().splitlines()]
        assert sorted(format_game(replay(record)) for record in records) == sorted(games), "each is recorded once"
