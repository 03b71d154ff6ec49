"""Every byte that browsers are sent, read by somebody who looks for what they may not know yet."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import pytest

from kiebitz import Game, format_contract, parse_card
from kiebitz.session import FILE_NAME, Place, Settings, Store, Table
from kiebitz.session.advisers import HINTS_OF_A_KEY
from kiebitz.session.store import StoredTable
from tests.folders import quick_folder
from tests.thorough import count
from tests.web.chronicle import Chronicle, keep_chronicle
from tests.web.overheard import assert_told_no_more_than_known, cards_named, floats_in
from tests.web.people import play_to_the_end
from tests.web.serving import Server, serving
from tests.web.tabs import Message, Tab, ask, begin, keys, owner

DEALS = 3  # at every table
GAMES = count(usual=20, thorough=200)
SEED = 1 << 60  # such numbers are not found by chance

# The owner's company at the tables, `None` for guests; without any, computer players that the owner looks at.
COMPANIES: tuple[tuple[str | None, ...], ...] = (
    ("random", "rules"),
    (None, "random"),
    ("rules", "random", "rules"),
    (None, None),
    ("kermit:5", "kermit:5"),
    (None, "random", "rules"),
    (),
)

_LONG_NUMBER = re.compile(r"[0-9a-f]{8,}", re.IGNORECASE)
_GAP = 10  # bytes before a message, at most: the length of the frame


class Recorded(NamedTuple):
    """All that one tab heard, from the first byte on."""

    table: int
    person: int  # the owner is 0
    tab: Tab


class Recording(NamedTuple):
    """All that was heard of a server, and how it came about."""

    tabs: list[Recorded]
    answers: list[bytes]
    chronicle: Chronicle
    stored: dict[int, StoredTable]


@pytest.fixture(scope="module")
def recording() -> Iterator[Recording]:
    """Games played by people who do whatever a page lets them do."""
    with quick_folder() as home:
        folder = home / "kiebitz"
        keep_chronicle(folder)
        companies = [COMPANIES[number % len(COMPANIES)] for number in range(-(-GAMES // DEALS))]
        looked_at = iter(begin_without_people(folder, companies.count(())))
        with serving(home) as server:
            tables = [
                begin(server, *company, deals=DEALS, seed=SEED + number, practice=number % 3 < 2)
                if company
                else next(looked_at)
                for number, company in enumerate(companies)
            ]
            with ThreadPoolExecutor(HINTS_OF_A_KEY) as friends:  # all of them with the owner
                played = list(friends.map(lambda table: play(server, table), tables))
            answers = [
                ask(server, "GET", path, headers=owner(server)).raw
                for table in tables
                for path in ("/api/lobby", f"/api/tables/{table}/guests")
            ]
        with Store(folder / FILE_NAME) as store:
            stored = {table: store.load(table) for table in tables}
        yield Recording([tab for tabs in played for tab in tabs], answers, Chronicle(folder), stored)


def begin_without_people(folder: Path, tables: int) -> list[int]:
    places = (Place("Anna", "rules"), Place("Bernd", "random"), Place("Clara", "kermit:5"))
    with Store(folder / FILE_NAME) as store:
        begun = [Table.begin(store, Settings(places, DEALS, seed=SEED - 1 - number)) for number in range(tables)]
        for table in begun:
            table.close()
        return [table.id for table in begun]


def play(server: Server, table: int) -> list[Recorded]:
    """Play at a table, each person in a tab, until it is over."""
    tabs = [Tab(server, table, key) for key in keys(server, table)]
    with ThreadPoolExecutor(len(tabs)) as people:
        playing = [
            people.submit(play_to_the_end, tab, random.Random(table * 10 + person), len(tabs) == 1)
            for person, tab in enumerate(tabs)
        ]
        for done in as_completed(playing):
            if done.exception() is not None:  # the others would wait for this one
                server.kill()
            done.result()
    for tab in tabs:
        tab.close()
    return [Recorded(table, person, tab) for person, tab in enumerate(tabs)]


# -- what is allowed -------------------------------------------------------------------------------------------------


def test_so_many_games_of_all_kinds_were_recorded(recording: Recording) -> None:
    games = [each.game for stored in recording.stored.values() for each in stored.state.rounds]
    assert len(games) >= GAMES
    assert all(game.is_over for game in games)
    heard = [message for recorded in recording.tabs for message in recorded.tab.messages]
    happened = Counter(message["event"]["what"] for message in heard if message.get("event"))
    assert {"moved", "deal over", "taken back", "marked", "claim refused", "table over"} <= set(happened)
    sights = [message["sight"] for message in heard if message["type"] == "told"]
    assert any(sight["openHand"] and sight["seat"] not in (None, sight["declarer"]) for sight in sights), "ouvert"
    assert any(sight["me"] is not None and sight["seat"] is None for sight in sights), "sitting out"
    assert any(sight["me"] is None for sight in sights), "looking on"
    assert any(sight["practice"] and sight["practice"]["tricks"] for sight in sights), "practice"
    assert any(message["type"] == "hint" for message in heard)
    assert any(sight["seal"]["secret"] for sight in sights), "a deal that is over is opened"


def test_all_that_came_over_a_socket_is_messages(recording: Recording) -> None:
    for recorded in recording.tabs:
        heard, end = bytes(recorded.tab.socket.heard), 0
        for number, text in enumerate(recorded.tab.all_texts):
            start = heard.index(text.encode(), end)
            handshake = heard.index(b"\r\n\r\n") + 4 if number == 0 else end
            assert start - handshake <= _GAP
            end = start + len(text.encode())


def test_no_card_is_told_before_it_may_be_known(recording: Recording) -> None:
    checked = 0
    for _, message, game, seat in sights_before_the_end(recording):
        assert_told_no_more_than_known(message, game, seat)
        checked += 1
    assert checked > 10 * GAMES


def test_the_own_cards_are_told_and_those_that_lie_open(recording: Recording) -> None:
    """Else a server that tells nothing would keep every secret."""
    for _, message, game, seat in sights_before_the_end(recording):
        sight = message["sight"]
        hand = set() if seat is None else set(game.hand(seat))
        assert {parse_card(card) for card in sight["hand"]} == hand
        assert sight["contract"] == (None if game.contract is None else format_contract(game.contract))


def test_no_secret_and_no_seed_is_told_before_the_end_of_its_deal(recording: Recording) -> None:
    for recorded in recording.tabs:
        for message, text in zip(recorded.tab.messages, recorded.tab.texts, strict=True):
            if message["type"] == "told":
                allowed = long_numbers_of(recording, recorded.table, message["sight"]["revision"])
                assert set(_LONG_NUMBER.findall(text)) <= allowed
            for number in numbers_for_ever_secret(recording.stored[recorded.table]):
                assert str(number) not in text
                assert f"{number:x}" not in text


def test_no_thought_of_a_computer_player_is_told(recording: Recording) -> None:
    """Thoughts are figures with a point; nothing at a table has one, but hints."""
    for recorded in recording.tabs:
        for message in recorded.tab.messages:
            if message["type"] != "hint":
                assert not list(floats_in(message)), message
        seconds = {
            repr(took) for each in recording.stored[recorded.table].state.rounds for took in each.thinking.values()
        }
        assert not any(took in text for text in recorded.tab.texts for took in seconds)


def test_hints_come_to_whoever_asked_and_speak_of_the_own_decision(recording: Recording) -> None:
    for recorded in recording.tabs:
        hints = [message for message in recorded.tab.messages if message["type"] == "hint"]
        assert len({hint["id"] for hint in hints}) == len(hints)
        for hint in hints:
            sight = recorded.tab.asked_for_hints[hint["id"]]
            _, game, seat = known_at(recording, recorded, sight)
            assert seat is not None
            assert game.turn == seat
            cards = cards_named(json.dumps(hint, ensure_ascii=False))
            assert cards <= set(game.hand(seat)) | set(game.view(seat).open_hand or ())


def test_other_answers_name_no_card(recording: Recording) -> None:
    for recorded in recording.tabs:
        for message, text in zip(recorded.tab.messages, recorded.tab.texts, strict=True):
            assert message["type"] in ("told", "hint", "done", "refused")
            if message["type"] in ("done", "refused"):
                assert not cards_named(text)
        apart = set(recorded.tab.all_texts) - set(recorded.tab.texts)
        assert all(re.fullmatch(r'{"type":"here","places":\[[0-3,]*\]}', text) for text in apart)


def test_the_lobby_tells_no_card_and_no_secret(recording: Recording) -> None:
    secrets = [
        f"{number:x}"
        for stored in recording.stored.values()
        for number in (*numbers_for_ever_secret(stored), *openings(stored))
    ]
    for raw in recording.answers:
        text = raw.decode()
        assert not cards_named(text.partition("\r\n\r\n")[2])
        assert not any(secret in text or str(int(secret, 16)) in text for secret in secrets)


# -- what was true when ----------------------------------------------------------------------------------------------


def sights_before_the_end(recording: Recording) -> Iterator[tuple[Recorded, Message, Game, int | None]]:
    """A copy of every message that shows a deal which is not over, with the game and the seat of who was told."""
    for recorded in recording.tabs:
        for text in recorded.tab.texts:
            message = json.loads(text)
            if message["type"] == "told":
                deal, game, seat = known_at(recording, recorded, message["sight"])
                assert message["sight"]["deal"] == deal
                assert (message["sight"]["end"] is not None) == game.is_over
                if not game.is_over:
                    yield recorded, message, game, seat


def known_at(recording: Recording, recorded: Recorded, sight: Message) -> tuple[int, Game, int | None]:
    """The deal and the game that a sight shows, and where the person sat who saw it."""
    deal, game = recording.chronicle.game_at(recorded.table, sight["revision"])
    settings = recording.stored[recorded.table].state.settings
    place = settings.people[recorded.person] if settings.people else None
    return deal, game, settings.seat_of(place, deal)


def long_numbers_of(recording: Recording, table: int, revision: int) -> set[str]:
    """The commitment of the deal, and what opens it once the deal is over."""
    deal, game = recording.chronicle.game_at(table, revision)
    opening = recording.stored[table].state.rounds[deal].opening
    assert opening is not None
    secret, salt = f"{opening.secret:032x}", f"{opening.salt:032x}"
    commitment = hashlib.sha256(f"{secret}/{salt}".encode()).hexdigest()
    return {commitment, secret, salt} if game.is_over else {commitment}


def numbers_for_ever_secret(stored: StoredTable) -> list[int]:
    """The seed, and what players and hints follow from."""
    chance, settings = stored.chance, stored.state.settings
    players = [chance.player_seed(place) for place in range(len(settings.places))]
    return [chance.root, *players, *(chance.hint_seed(number) for number in range(settings.deals))]


def openings(stored: StoredTable) -> Iterator[int]:
    for each in stored.state.rounds:
        assert each.opening is not None
        yield from (each.opening.secret, each.opening.salt)
