"""A server with strict clients: every line to every seat, onlooker and dealer; faults and hostility."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from kiebitz.formats.iss import Record, as_seen_by, check_record, format_record, parse_record
from kiebitz.network.accounts import FileAccounts, NoAccount
from kiebitz.network.commands import is_heard_by_others, parse_command
from kiebitz.network.hall import LIST_OF
from kiebitz.network.server import MOST_STRANGERS
from kiebitz.network.words import NotALine
from tests.network.hosting import RECORDS, Host, hosting
from tests.network.strict import Client, in_order
from tests.network.test_protocol import LIVE, SAID, mutated
from tests.thorough import IS_THOROUGH, count


async def seated(host: Host, *names: str, places: int = 3, bots: str = "") -> list[Client]:
    """Strict clients at one table, all but the first ready."""
    clients = [await Client(name).connect(host.port) for name in names]
    host_client = clients[0]
    host_client.say(f"create / {places}")
    await host_client.until(lambda line: line.startswith("create"))
    for client in clients[1:]:
        client.say(f"join {host_client.table}")
        await client.until(lambda line: line.startswith("create"))
    if bots:
        host_client.say(f"table {host_client.table} {host_client.name} invite {bots}")
    for client in clients:
        client.say(f"table {client.table} {client.name} ready")
    return clients


async def watched(clients: list[Client], observer: Client, games: int) -> None:
    """Play so many games, with somebody looking on."""

    async def look_on() -> None:
        while len(observer.ends) < games:
            await observer.hear()

    await asyncio.gather(look_on(), *(client.play_games(games) for client in clients))


def check_views(clients: list[Client], games: int) -> None:
    """What each was told, move by move, is what the finished record shows in that one's view."""
    for number in range(games):
        records = [parse_record(client.ends[number]) for client in clients]
        whole = records[0]
        assert all(record == whole for record in records)
        check_record(whole)
        assert format_record(whole) == clients[0].ends[number]
        for client in clients:
            eyes = client.seen[number]
            if eyes.is_dealer:
                assert eyes.moves[0][1].replace("|", ".") == ".".join(whole.deal)
                told, made = without_open_cards(joined(eyes.moves[1:])), without_open_cards(list(whole.moves))
                assert told == made, (client.name, told, made)
                continue
            seen = as_seen_by(whole, 3 if eyes.seat is None else eyes.seat)
            assert eyes.moves[0][1].replace("|", ".") == ".".join(seen.deal)
            assert joined(eyes.moves[1:]) == joined(list(seen.moves)), (client.name, eyes.moves, seen.moves)


def joined(moves: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Moves with a declaration in two put together to one."""
    found: list[tuple[str, str]] = []
    for who, act in moves:
        are_cards_put_away = who != "w" and act[2:3] == "." and act[1] not in "CO"  # `SC`, `NO`, `SO`: cards laid open
        if are_cards_put_away:
            found[-1] = who, f"{found[-1][1]}.{act}"
        else:
            found.append((who, act if who == "w" else in_order(act)))
    return found


def without_open_cards(moves: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Moves less the cards that lie open after them, which records of a whole game leave out."""
    found = []
    for who, act in joined(moves):
        token, *cards = act.split(".")
        found.append((who, ".".join([token, *cards[: 0 if token == "SC" or len(cards) == 10 else 2]])))
    return found


@pytest.mark.parametrize(("places", "bots"), [(3, ""), (4, ""), (3, "rules"), (4, "rules")])
def test_everybody_is_told_what_the_table_of_views_says_and_nothing_else(
    tmp_path: Path, places: int, bots: str
) -> None:
    games = count(6, 75)
    people = ("anna", "bert", "carl", "dora")[: places - len(bots.split())]

    async def play() -> list[Client]:
        async with hosting(tmp_path, seed=places, seconds=3) as host:
            clients = await seated(host, *people, places=places, bots=bots)
            clients[0].split_declarations = True
            for client in clients:
                client.bold = client.is_moody = True
            observer = await Client("otto").connect(host.port)
            observer.say(f"observe {clients[0].table}")
            await watched(clients, observer, games)
            # Nothing is refused but what was said when the game had just ended, which these clients cannot foresee.
            errors = [error for client in clients for error in client.errors]
            assert [error for error in errors if not error.endswith("_game_finished")] == []
            return [*clients, observer]

    clients = asyncio.run(play())
    onlooker = clients[-1]  # came perhaps in the middle of the first auction, and then saw its beginning in a record
    assert all(eyes.seat is None and not eyes.is_dealer for eyes in onlooker.seen)
    check_views(clients, games)
    if places == 4:
        assert {eyes.is_dealer for client in clients for eyes in client.seen} == {True, False}
    if IS_THOROUGH:
        happened = {what for end in onlooker.ends for what in happened_in(parse_record(end))}
        assert happened >= {"SC", "RE", "both gave up"}
    # Who has left the table has its list entered: the file of records has all games but the last.
    stored = (tmp_path / RECORDS).read_text().splitlines()
    assert len(stored) >= games - 1


def happened_in(record: Record) -> set[str]:
    """What a game had that not every game has."""
    acts = Counter(act.split(".")[0] for _, act in record.moves)
    followed = {"both gave up"} if acts["RE"] == 2 else set()
    return followed | ({"SC", "RE", "TI"} & acts.keys())


def test_after_the_last_game_of_a_series_another_begins_and_counts_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIST_OF, 3, 3)

    async def play() -> Client:
        async with hosting(tmp_path) as host:
            anna, bert = await seated(host, "anna", "bert", bots="rules")
            await asyncio.gather(anna.play_games(7), bert.play_games(7))
            check_views([anna, bert], 7)
            return anna

    anna = asyncio.run(play())
    starts = [line.split(" ")[4] for line in anna.lines if " start " in line]
    assert starts == ["1", "2", "3", "1", "2", "3", "1"]


def test_one_table_seats_protocol_clients_programs_and_computer_players(tmp_path: Path) -> None:
    async def play() -> Client:
        async with hosting(tmp_path, offered=("exec:kiebitz engine rules",)) as host:
            names = await Client("look").connect(host.port)
            await names.sees("clients + kiebitz")
            anna, bert = await seated(host, "anna", "bert", places=4, bots="rules kiebitz2")
            await asyncio.gather(anna.play_games(2), bert.play_games(2))
            return anna

    anna = asyncio.run(play())
    assert not anna.errors
    assert set(anna.state[2:6]) == {"anna", "bert", "rules", "kiebitz2"}


def test_a_seat_whose_time_is_up_loses_by_the_clock(tmp_path: Path) -> None:
    async def play() -> Client:
        async with hosting(tmp_path, seconds=0.3) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            while not anna.ends:
                await anna.hear()  # and never move
            return anna

    anna = asyncio.run(play())
    assert anna.seen[0].moves[-1][1].startswith("TI.")
    record = parse_record(anna.ends[0])
    assert check_record(record).result().timed_out == record.players.index("anna")


def test_who_logs_in_again_in_the_middle_of_a_card_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            anna, bert, carl = await seated(host, "anna", "bert", "carl")
            others = asyncio.gather(bert.play_games(1), carl.play_games(1))
            while not anna.eyes or len(anna.eyes.moves) < 4:
                await anna.hear()
                if (act := anna.answer()) and " play " in anna.lines[-1]:
                    anna.say(f"table {anna.table} anna play {act}")
            again = await Client("anna").connect(host.port)
            await again.until(lambda line: " start " in line and " ! " in line)
            await anna.until(lambda line: line == "error _logged_in_elsewhere")
            if (act := again.answer()) is not None:
                again.say(f"table {again.table} anna play {act}")
            await asyncio.gather(again.play_games(1), others)
            assert parse_record(again.ends[0]) == parse_record(bert.ends[0])
            assert not [*bert.errors, *carl.errors]

    asyncio.run(play())


def test_what_is_wrong_is_said_to_its_sender_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            anna, bert, carl = await seated(host, "anna", "bert", "carl")
            for client in (anna, bert, carl):
                await client.until(lambda line: " play w " in line)
            waiting = next(client for client in (anna, bert, carl) if client.eyes and client.eyes.seat == 0)
            asked = next(client for client in (anna, bert, carl) if client.eyes and client.eyes.seat == 1)
            waiting.say(f"table {waiting.table} {waiting.name} gametalk")  # which one may who wants silence
            await asked.until(lambda line: " state " in line)
            for client, said, reason in [
                (waiting, "play 18", "_not_your_turn"),
                (asked, "play CJ", "_invalid_move_colon CJ"),
                (asked, "play 17", "_invalid_move_colon 17"),
                (asked, "leave", "_game_in_progress"),
                (asked, "tell hi", "_no_talk_during_game"),
            ]:
                client.say(f"table {client.table} {client.name} {said}")
                line = await client.until(lambda line: " error " in line)
                assert line.endswith(f"error {said.split()[0]} : {reason}")
            asked.say("create / 7")
            await asked.until(lambda line: line == "error _unknown_command")
            asked.say("join .99")
            await asked.until(lambda line: line == "error _table_not_found .99")
            others = [client for client in (anna, bert, carl) if client not in (asked, waiting)]
            assert not others[0].errors

    asyncio.run(play())


def test_a_ticket_opens_a_table_to_one_and_nobody_comes_in_without(tmp_path: Path) -> None:
    async def refused(client: Client, said: str, reason: str) -> None:
        client.say(said)
        assert await client.until(lambda line: "error " in line) == reason

    async def play() -> None:
        async with hosting(tmp_path) as host:
            anna, bert, carl, otto = [
                await Client(name).connect(host.port) for name in ("anna", "bert", "carl", "otto")
            ]
            anna.say("create / 3 mine secret")
            await anna.until(lambda line: line.startswith("create"))
            for wrong in ("join mine", "join mine wrong", "join mine Secret"):
                await refused(bert, wrong, "error _wrong_password_or_ticket")
            await refused(otto, "observe mine", "error _table_private")
            await refused(otto, "table mine otto tell hello", "error _not_at_table")
            await refused(otto, "table mine otto invite otto", "error _not_at_table")
            await refused(otto, "tell nobody hello", "error _client_not_found nobody")
            await refused(
                anna, "table mine anna invite nobody", "table mine anna error invite : _client_not_found nobody"
            )
            anna.say("table mine anna invite bert")
            _, host_name, table, ticket = (await bert.until(lambda line: line.startswith("invite"))).split(" ")
            assert (host_name, table) == ("anna", "mine")
            assert "secret" not in ticket
            await refused(carl, f"join mine {ticket[::-1]}", "error _wrong_password_or_ticket")
            bert.say(f"join mine {ticket}")
            await bert.until(lambda line: line.startswith("create"))
            await refused(carl, f"join mine {ticket}", "error _wrong_password_or_ticket")
            carl.say("join mine secret")
            await carl.until(lambda line: line.startswith("create"))
            await refused(anna, "table mine anna invite otto", "table mine anna error invite : _table_full")
            assert "error" not in " ".join(line for line in anna.lines if "nobody" not in line and "full" not in line)

    asyncio.run(play())


def is_quiet(line: str) -> bool:
    try:
        return not is_heard_by_others(parse_command(line))
    except NotALine:
        return True


@pytest.mark.parametrize("said", ["yell hi", "languages DE", "join .1", "table .1 evil ready", "tell anna hi"])
def test_what_others_hear_is_slowed_down_after_ten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def note_and_go_on(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    async def play() -> None:
        async with hosting(tmp_path) as host:
            evil = await Client("evil").connect(host.port)
            monkeypatch.setattr(asyncio, "sleep", note_and_go_on)
            for count, is_slow in ((10, False), (1, True)):
                for line in [said] * count + ["time"]:
                    evil.say(line)
                await evil.until(lambda line: line.startswith("time"))
                assert (max(waited) > 0) is is_slow

    asyncio.run(play())


def test_hostile_lines_disturb_nobody(tmp_path: Path) -> None:
    async def flood(host: Host) -> None:
        luck = Random(38)
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"evil\npw\n")
        for _ in range(count(2_000, 100_000)):
            line = mutated(luck.choice([*SAID, *LIVE]), luck)
            if is_quiet(line):  # the others are slowed down
                writer.write(line.encode(errors="replace") + b"\n")
                await writer.drain()
            if luck.random() < 0.1:
                await asyncio.wait_for(reader.read(1 << 20), 5)
        writer.write(b"time\n")
        while b"time " not in await asyncio.wait_for(reader.read(1 << 20), 60):
            pass
        writer.close()

    async def endless(host: Host) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"x" * 200_000)
        with suppress(ConnectionError):
            assert b"_line_too_long" in await asyncio.wait_for(reader.read(), 20)  # to the end of the line

    async def deaf(host: Host) -> None:
        """Asks and asks, and never reads."""
        _reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"deaf\npw\n")

        async def ask_on() -> None:
            while True:
                writer.write(b"finger rules\n" * 1000)
                await writer.drain()

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ask_on(), 60)

    async def play() -> None:
        async with hosting(tmp_path) as host:
            anna, bert = await seated(host, "anna", "bert", bots="rules")
            trouble = asyncio.gather(flood(host), endless(host), deaf(host))
            await asyncio.gather(anna.play_games(3), bert.play_games(3))
            assert not [error for error in anna.errors + bert.errors if not error.endswith("_game_finished")]
            await trouble

    asyncio.run(play())


def test_silent_lines_shut_nobody_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            silent = [await asyncio.open_connection("127.0.0.1", host.port) for _ in range(MOST_STRANGERS + 20)]
            anna, bert = await seated(host, "anna", "bert", bots="rules")
            await asyncio.gather(anna.play_games(1), bert.play_games(1))
            assert await asyncio.wait_for(silent[0][0].read(), 20) == b""  # the oldest has made room
            for _reader, writer in silent:
                writer.close()

    asyncio.run(play())


def test_accounts_of_a_file_are_asked_for_their_password(tmp_path: Path) -> None:
    accounts = FileAccounts(tmp_path / "accounts")
    accounts.add("anna", "right")
    with pytest.raises(NoAccount):
        accounts.add("ANNA", "other")
    with pytest.raises(NoAccount):
        accounts.add("x", "short")
    assert "right" not in (tmp_path / "accounts").read_text()

    async def ask(host: Host, name: str, password: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(f"{name}\n{password}\n".encode())
        lines = [await reader.readline() for _ in range(2)]
        writer.close()
        return lines[1].decode()

    async def play() -> None:
        async with hosting(tmp_path, accounts=accounts) as host:
            assert (await ask(host, "anna", "right")).startswith("Welcome anna ")
            for name, password in [("anna", "wrong"), ("otto", "right"), ("rules", "x"), ("a b", "x"), ("", "")]:
                assert await ask(host, name, password) == "error _id_pw_mismatch\n"

    asyncio.run(play())
