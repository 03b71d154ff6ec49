"""Games in rooms at mixed tables, where all that is sent to seats and onlookers is read for what they may not know.

Every byte over every socket, and every answer by HTTP: no card before its time, no secret of a deal before its end, no
thought of a computer player. Open hands are seen where the game or a claim lays them open, and nowhere else. The
server's journal is read as well, for cards, names and keys. Who plays is told in `tests/web/room_evening.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kiebitz.session import FILE_NAME, Store
from kiebitz.session.state import Round
from kiebitz.session.store import StoredTable
from tests.folders import quick_folder
from tests.network.test_killed import free_port
from tests.network.test_server import check_views
from tests.web.chronicle import Chronicle, keep_chronicle
from tests.web.overheard import assert_told_no_more_than_known, cards_named, floats_in, texts_in
from tests.web.room_evening import COMPANIES, DEALS, Evening, Visit
from tests.web.serving import serving
from tests.web.tabs import Message

USUAL: Final = DEALS * len(COMPANIES)
THOROUGH: Final = 2 * USUAL

_AT_ONCE: Final = 4  # evenings
_MUST_HAPPEN: Final = {"moved", "went away", "came back", "reseated", "deal over", "table over"}
_JOURNAL: Final = "journal.jsonl"


class _Heard(NamedTuple):
    """What came about in the games of an evening, what happened in them, all names and keys, and bytes by reader."""

    games: Counter[str]
    events: set[str]
    words: set[str]
    read: Counter[str]


def attack(source: Random, count: int) -> Counter[str]:
    """Play so many games, in lists of three; what their seats were told of."""
    first = source.randrange(1000) * len(COMPANIES)
    came: Counter[str] = Counter()
    happened: set[str] = set()
    words: set[str] = set()
    read: Counter[str] = Counter()
    with quick_folder() as home:
        for heard in _evenings(home, range(first, first - (-count // DEALS))):
            came += heard.games
            happened |= heard.events
            words |= heard.words
            read += heard.read
        _assert_tells_nobody((home / _JOURNAL).read_text(), words)
    if count >= USUAL:
        assert happened >= _MUST_HAPPEN, happened
    print("bytes read:", ", ".join(f"{number:,} {reader}" for reader, number in read.most_common()))
    return came


def _evenings(home: Path, seeds: range) -> Iterator[_Heard]:
    """Let friends meet on a server, which keeps a journal, a few companies at once."""
    keep_chronicle(home / "kiebitz")
    port = free_port()
    options = ("--rooms", "everybody", "--most-rooms", str(len(seeds)), "--iss", str(port))
    with (
        serving(home, *options, "--journal", str(home / _JOURNAL)) as server,
        ThreadPoolExecutor(_AT_ONCE) as friends,
    ):
        yield from friends.map(lambda seed: _overhear(Evening(server, port, seed), home / "kiebitz"), seeds)


def _assert_tells_nobody(journal: str, words: set[str]) -> None:
    """It tells when which rooms were opened, come to and left; no card, no name, no key."""
    events = [json.loads(line)["event"] for line in journal.splitlines()]
    assert {*events} == {"room opened", "came in", "went"}
    assert not cards_named(journal)
    assert not [word for word in words if word in journal]


def _overhear(evening: Evening, folder: Path) -> _Heard:
    """Read all that was sent."""
    with Store(folder / FILE_NAME) as store:
        stored = store.load(evening.table)
    chronicle = Chronicle(folder)
    rounds = stored.state.rounds
    for visit in evening.visits:
        _read(visit, stored, chronicle)
    for answer in evening.answers:
        text = answer.decode()
        assert not cards_named(text.partition("\r\n\r\n")[2]), text
        _assert_keeps(text, stored, rounds[-1:])
    if evening.clients:
        check_views(evening.clients, DEALS)
    assert len(rounds) == DEALS
    events = {event["what"] for visit in evening.visits for event in visit.tab.events}
    return _Heard(Counter(map(_came_of, rounds)), events, evening.keys | evening.names, _bytes_read(evening))


def _bytes_read(evening: Evening) -> Counter[str]:
    read: Counter[str] = Counter()
    for visit in evening.visits:
        read["by onlookers" if visit.place is None else "at places"] += len(visit.tab.socket.heard)
    read["by HTTP"] = sum(map(len, evening.answers))
    read["by the protocol"] = sum(len(line) for client in evening.clients for line in client.lines)
    return read


def _came_of(each: Round) -> str:
    game = each.game
    if game.claimed or (game.contract is not None and game.contract.ouvert):
        return "with an open hand"
    return "passed by all" if game.contract is None else "with closed hands"


def _read(visit: Visit, stored: StoredTable, chronicle: Chronicle) -> None:
    """Read every byte that one tab was sent, in order; secrets of deals that are over may be known from then on."""
    texts = [*texts_in(bytes(visit.tab.socket.heard))]
    assert texts[: len(visit.tab.all_texts)] == visit.tab.all_texts
    running = dict(enumerate(stored.state.rounds))
    for text in texts:
        message = json.loads(text)
        assert message["type"] in ("told", "room", "spoken", "done", "refused", "hint", "key"), message
        if message["type"] == "told":
            _read_told(visit, message, stored, chronicle)
            if message["sight"]["end"] is not None:
                running.pop(message["sight"]["deal"], None)
        elif message["type"] == "key":
            assert message == {"type": "key", "place": visit.place, "key": message["key"]}  # of any signs
        elif message["type"] != "hint":
            assert not cards_named(text), text
        if message["type"] != "hint":
            assert not [*floats_in(message)], message
        _assert_keeps(text, stored, running.values())


def _read_told(visit: Visit, message: Message, stored: StoredTable, chronicle: Chronicle) -> None:
    sight = message["sight"]
    deal, game = chronicle.game_at(sight["table"], sight["revision"])
    assert sight["deal"] == deal
    assert (sight["end"] is not None) == game.is_over
    seat = stored.state.settings.seat_of(visit.place, deal) if deal >= visit.since else None
    if not game.is_over:
        assert sight["seat"] in (None, seat), message  # who has just sat down is an onlooker for a moment
        assert_told_no_more_than_known(message, game, sight["seat"])


def _assert_keeps(text: str, stored: StoredTable, running: Iterable[Round]) -> None:
    """A text tells no number that a deal under way follows from, and none that is secret for ever."""
    for number in _numbers(stored, running):
        assert f"{number:x}" not in text, text
        assert str(number) not in text, text


def _numbers(stored: StoredTable, running: Iterable[Round]) -> Iterator[int]:
    chance = stored.chance
    yield chance.root
    yield from (chance.player_seed(place) for place in range(len(stored.state.settings.places)))
    for each in running:
        assert each.opening is not None
        yield from (each.opening.secret, each.opening.salt)
        yield from (one.value for one in each.opening.contributions if one.value is not None)
