"""Statistics: counted by the database as by hand, for whoever is meant; all about somebody, taken along or deleted."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz import Kind
from kiebitz.cli.main import cli
from kiebitz.formats.iss import as_seen_by
from kiebitz.practice.statistics import counted_games, statistics_of
from kiebitz.review import kept as review_kept
from kiebitz.review.kept import games_to_review, reviewed_games
from kiebitz.review.sums import format_sums, parse_sums, sums_of
from kiebitz.session import ALL_GAMES, FILE_NAME, GroupedBy, Identity, Query, Role, Store
from kiebitz.session.game_row import Outcome
from tests.folders import quick_folder
from tests.practice.practised import ME, NOW, with_reviewed_game
from tests.session.collected import GOOD, game_record, put


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The one that the command line finds."""
    with quick_folder() as folder:
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        with Store(folder / "kiebitz" / FILE_NAME) as opened:
            yield opened


def stats(*words: str) -> Result:
    return CliRunner().invoke(cli, ["stats", *words, "--lang", "en"])


def test_sums_are_those_of_the_games_one_by_one(store: Store) -> None:
    store.me.keep(Identity(ME))
    put(store, *(game_record(number) for number in range(30)), *GOOD)
    mine = [game for game in store.games.search(limit=500) if game.seat is not None and game.list_points is not None]
    found = store.statistics.lines(ALL_GAMES, NOW)
    (whole,) = found[GroupedBy.ALL]
    assert whole.games == len(mine) > 10
    assert whole.points == sum((game.list_points or ())[game.seat or 0] for game in mine)
    assert whole.declared == sum(game.declarer == game.seat for game in mine)
    assert whole.won == sum(game.declarer == game.seat and game.outcome is Outcome.WON for game in mine)
    assert whole.passed_in == sum(game.outcome is Outcome.PASSED_IN for game in mine)
    months = Counter(game.played.strftime("%Y-%m") for game in mine)
    assert {line.name: line.games for line in found[GroupedBy.MONTH]} == months
    opponents = Counter(name for game in mine for seat, name in enumerate(game.names) if seat != game.seat)
    assert {line.name: line.games for line in found[GroupedBy.OPPONENT]} == dict(opponents.most_common(50))
    for by in (GroupedBy.MONTH, GroupedBy.ROLE, GroupedBy.KIND, GroupedBy.SEAT):
        assert sum(line.games for line in found[by]) == whole.games
        assert sum(line.points for line in found[by]) == whole.points


def test_a_query_says_whose_and_which_games(store: Store) -> None:
    put(store, *(game_record(number) for number in range(30)))
    assert store.statistics.lines(ALL_GAMES, NOW)[GroupedBy.ALL] == []  # nobody knows who the user is
    declared = store.statistics.lines(Query(name="foo", role=Role.DECLARER), NOW)
    assert [line.name for line in declared[GroupedBy.ROLE]] == ["declarer"]
    hearts = store.statistics.lines(Query(name="foo", kind=Kind.HEARTS), NOW)
    assert [line.name for line in hearts[GroupedBy.KIND]] == ["H"]


def test_mistakes_are_counted_over_the_games_that_are_reviewed(store: Store) -> None:
    with_reviewed_game(store, 1, 2)
    put(store, game_record(3))
    found = statistics_of(store, ALL_GAMES, NOW)
    assert (found.reviewed.games, found.to_review) == (2, 1)
    assert found.reviewed.lost == pytest.approx(sum(given.lost for given in found.reviewed.mistakes), rel=0.5)
    assert found.reviewed.called > 0


def test_a_review_is_counted_once_and_what_it_comes_to_is_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with_reviewed_game(store, 1, 2)
    kept = statistics_of(store, ALL_GAMES, NOW)
    with sqlite3.connect(store.path) as other:  # reviews of an earlier release have no sums
        other.execute("UPDATE reviews SET sums = NULL")
    assert statistics_of(store, ALL_GAMES, NOW) == kept
    monkeypatch.delattr(review_kept, "read_review")  # nobody reads one any more
    assert statistics_of(store, ALL_GAMES, NOW) == kept
    sums = [parse_sums(found.sums or "") for found in store.statistics.reviewed(ALL_GAMES)]
    assert [parse_sums(format_sums(each)) for each in sums] == sums


def test_what_reviews_come_to_is_what_they_say(store: Store) -> None:
    with_reviewed_game(store, 1)
    (kept,) = reviewed_games(store)
    assert kept.review is not None
    sums = sums_of(kept.subject.game, kept.review)
    for seat, each in enumerate(sums):
        assert each.lost == pytest.approx(kept.review.given_away(seat), abs=0.01)
        assert len(each.mistakes) == len(kept.review.mistakes(seat))


def test_the_last_month_stands_beside_the_one_before(store: Store) -> None:
    with_reviewed_game(store, 1)
    put(store, game_record(2), game_record(3, date="2019-12-01/00:00:00/UTC"), game_record(4, date="2018-01-01"))
    found = statistics_of(store, ALL_GAMES, datetime.datetime(2020, 1, 20, tzinfo=datetime.UTC))
    assert {line.name: line.games for line in found.lines[GroupedBy.RECENT]} == {"now": 2, "before": 1}
    assert {how.value: reviewed.games for how, reviewed in found.recent.items()} == {"now": 1, "before": 0}


def test_only_games_of_mine_that_tell_a_hand_are_left_to_review_however_many_there_are(
    store: Store,
) -> None:
    with_reviewed_game(store, 1, 2)
    mine, others = game_record(3), game_record(4, players=("one", "two", "three"))
    seen = [as_seen_by(game_record(number), view) for number, view in ((5, 0), (6, 3))]  # of a seat, of onlookers
    put(store, mine, others, *seen)
    assert store.games.totals(Query(is_known=True)).games == 5
    assert (
        statistics_of(store, ALL_GAMES, NOW).to_review
        == len(list(games_to_review(store, counted_games(ALL_GAMES))))
        == 2
    )


def test_every_number_leads_to_as_many_games_as_it_counts(store: Store) -> None:
    store.me.keep(Identity(ME))
    put(store, *(game_record(number) for number in range(30)), *GOOD)
    for query in (ALL_GAMES, Query(role=Role.DECLARER), Query(against="bar", seat=0), Query(name="zoot")):
        counted = counted_games(query)
        found = store.statistics.lines(counted, NOW)
        (whole,) = found[GroupedBy.ALL]
        known = [game for game in store.games.search(counted, limit=500) if game.list_points is not None]
        assert len(known) == whole.games > 0
        for line in found[GroupedBy.SEAT]:
            games = store.games.search(replace(counted, seat=int(line.name)), limit=500)
            assert len([game for game in games if game.list_points is not None]) == line.games


def test_the_command_filters_and_gives_the_games_behind_a_number(store: Store) -> None:
    store.me.keep(Identity(ME))
    put(store, *(game_record(number) for number in range(12)))
    put(store, game_record(20, players=(ME, "Anna", "Bernd")), game_record(21, players=("Anna", ME, "Clara")))
    (row,) = [row for row in json.loads(stats("--against", "anna", "--json").output)["lines"] if row["by"] == "all"]
    assert row["games"] == len(stats("--against", "anna", "--games").output.splitlines()) == 2
    (record,) = stats("--against", "anna", "--seat", "1", "--games").output.splitlines()
    assert "P1[foo]" in record


def test_the_command_prints_and_writes_what_there_is(store: Store, tmp_path: Path) -> None:
    assert "No games of yours are here yet." in stats().output
    with_reviewed_game(store, 1, 2)
    for words in ("All games", "Over time", "Given away in a reviewed game", "Luck apart"):
        assert words in stats().output
    rows = json.loads(stats("--json").output)["lines"]
    printed = stats("--csv").output.splitlines()
    assert len(printed) == len(rows) + 1
    assert printed[0].startswith("by,name,games,points")
    file = tmp_path / "lines.parquet"
    assert stats("--parquet", str(file)).exit_code == 0
    assert file.read_bytes()[:4] == b"PAR1"
