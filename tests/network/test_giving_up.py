"""Claims and resignations at a table of the protocol: by people, and as is the custom among its computer players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from kiebitz.formats.iss import check_record, parse_record
from kiebitz.formats.iss.record import ResultField
from tests.network.hosting import Host, hosting
from tests.network.strict import Client
from tests.network.test_server import check_views, seated

MOST_GAMES = 40


async def until(
    client: Client, holds: Callable[[Client], bool], claims: Callable[[Client], bool] = lambda _client: False
) -> None:
    """Play until something holds; claim where that is wanted."""
    while not holds(client):
        if claims(client):
            client.say(f"table {client.table} {client.me} play SC")
        if (act := client.answer()) is not None:
            client.say(f"table {client.table} {client.me} play {act}")
        await client.hear()
        if " end " in client.lines[-1]:
            client.say(f"table {client.table} {client.me} ready")


def is_in_play(client: Client) -> bool:
    return client.eyes is not None and client.eyes.in_play and len(client.seen) > len(client.ends)


async def in_play(host: Host, *names: str, bots: str = "") -> list[Client]:
    """A company whose first cards are to be played: the declarer, then the others."""
    clients = await seated(host, *names, bots=bots)
    for client in clients:
        client.bold = True
    await asyncio.gather(*(until(client, is_in_play) for client in clients))
    return sorted(clients, key=lambda client: client.eyes is None or client.eyes.seat != client.eyes.declarer)


async def said(client: Client, move: str, everybody: list[Client]) -> None:
    """Make a move; all are told of it."""
    assert client.eyes is not None
    client.say(f"table {client.table} {client.me} play {move}")
    for each in everybody:
        await each.until(lambda line: f" play {client.eyes.seat} {move}" in line)  # type: ignore[union-attr]


async def refused(client: Client, move: str, reason: str) -> None:
    client.say(f"table {client.table} {client.me} play {move}")
    line = await client.until(lambda line: " error " in line)
    assert line.endswith(f"error play : {reason}")


def result(client: Client) -> ResultField:
    record = parse_record(client.ends[-1])
    check_record(record)
    assert isinstance(record.result, ResultField)
    return record.result


def test_both_defenders_must_give_up_and_until_then_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            company = await in_play(host, "anna", "bert", "carl")
            declarer, one, other = company
            await said(one, "RE", company)
            await refused(one, "RE", "_invalid_move_colon RE")
            await refused(other, "SC", "_invalid_move_colon SC")
            assert not [client for client in company if client.ends]
            turn = next(client for client in company if client.eyes and client.eyes.seat == client.eyes.turn)
            card = turn.answer()
            assert card is not None
            await said(turn, card, company)
            await said(other, "RE", company)
            for client in company:
                await client.until(lambda line: " end " in line)
            check_views(company, 1)
            assert result(declarer).resigned
            await refused(declarer, "RE", "_game_finished")

    asyncio.run(play())


def test_who_declared_ends_the_game_by_giving_up_and_may_not_before_cards_are_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            company = await seated(host, "anna", "bert", "carl")
            for client in company:
                client.bold = True
                await client.until(lambda line: " play w " in line)
            for early in ("RE", "SC"):
                await refused(company[0], early, f"_invalid_move_colon {early}")
            await asyncio.gather(*(until(client, is_in_play) for client in company))
            declarer = next(client for client in company if client.eyes and client.eyes.seat == client.eyes.declarer)
            await said(declarer, "RE", company)
            for client in company:
                await client.until(lambda line: " end " in line)
            check_views(company, 1)
            assert (result(declarer).outcome, result(declarer).resigned) == ("loss", True)

    asyncio.run(play())


def test_people_are_shown_a_claim_and_end_it_by_giving_up(tmp_path: Path) -> None:
    """Who does not believe it plays on."""

    async def play() -> None:
        async with hosting(tmp_path) as host:
            company = await in_play(host, "anna", "bert", "carl")
            declarer, one, other = company
            await said(declarer, "SC", company)
            turn = next(client for client in company if client.eyes and client.eyes.seat == client.eyes.turn)
            card = turn.answer()
            assert card is not None
            await said(turn, card, company)
            for defender in (one, other):
                await said(defender, "RE", company)
            for client in company:
                await client.until(lambda line: " end " in line)
            check_views(company, 1)

    asyncio.run(play())


def test_a_computer_player_follows_its_partner_who_gives_up(tmp_path: Path) -> None:
    def defends(client: Client) -> bool:
        return is_in_play(client) and client.eyes is not None and client.eyes.seat != client.eyes.declarer

    async def play() -> None:
        async with hosting(tmp_path) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            await until(anna, defends)
            anna.say(f"table {anna.table} anna play RE")
            await anna.until(lambda line: " end " in line)
            assert anna.eyes is not None
            assert set(anna.eyes.resigned) == {0, 1, 2} - {anna.eyes.declarer}
            assert result(anna).resigned

    asyncio.run(play())


def test_a_computer_player_that_has_all_the_rest_lays_its_cards_open(tmp_path: Path) -> None:
    def has_come(client: Client) -> bool:
        eyes = client.eyes
        return eyes is not None and any(act.startswith("SC.") for who, act in eyes.moves if who != str(eyes.seat))

    async def play() -> None:
        async with hosting(tmp_path, seed=3) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            await until(anna, lambda client: has_come(client) or len(client.ends) >= MOST_GAMES)
            assert has_come(anna)
            await until(anna, lambda client: len(client.ends) == len(client.seen))
            check_views([anna], len(anna.ends))

    asyncio.run(play())


def test_computer_players_give_up_once_a_claim_is_surely_right(tmp_path: Path) -> None:
    claimed: set[int] = set()

    def claims(client: Client) -> bool:
        eyes, game = client.eyes, len(client.seen)
        if (
            game in claimed
            or not is_in_play(client)
            or eyes is None
            or eyes.seat != eyes.declarer
            or len(eyes.hand) > 2
        ):
            return False
        claimed.add(game)
        return True

    def has_come(client: Client) -> bool:
        return len(client.seen) in claimed and client.eyes is not None and len(client.eyes.resigned) == 2

    async def play() -> Client:
        async with hosting(tmp_path, seed=3) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            anna.bold = True
            await until(anna, lambda client: has_come(client) or len(client.ends) >= MOST_GAMES, claims)
            assert has_come(anna)
            await until(anna, lambda client: len(client.ends) == len(client.seen))
            check_views([anna], len(anna.ends))
            return anna

    anna = asyncio.run(play())
    assert result(anna).resigned
    acts = [act for _, act in parse_record(anna.ends[-1]).moves]
    assert acts[-2:] == ["RE", "RE"]
    assert acts.index("SC") < len(acts) - 2
