"""Of the games in the store, those that have a review tell what was given away: over a list, and in the collection."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz import check_record
from kiebitz.cli.main import cli
from kiebitz.review.kept import deals_of, keep_review, read_review, reviewed_games, totals_of
from kiebitz.session import FILE_NAME, Query, Store, Subject, data_folder
from tests.review.made_up import made_up_review
from tests.session.collected import game_record, put
from tests.session.tables import a_list

QUICK = ("--worlds", "4", "--games", "0", "--threads", "1", "--lang", "en")


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The one that the command line finds."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Store(data_folder(os.environ) / FILE_NAME) as store:
        yield store


def review(*words: str) -> Result:
    return CliRunner().invoke(cli, ["review", *words])


@pytest.mark.parametrize("is_entered", [False, True])
def test_a_list_has_its_finished_deals_by_the_names_of_the_places(store: Store, is_entered: bool) -> None:
    deals = deals_of(store, a_list(store, 2, is_entered=is_entered))
    assert [deal.subject.deal for deal in deals] == [0, 1]
    assert deals[0].names == ("Place1", "Place2", "Place0")
    assert totals_of(deals) == []


def test_totals_are_of_the_deals_that_have_a_review(store: Store) -> None:
    table = a_list(store, 2, is_entered=True)
    first = deals_of(store, table)[0]
    made = made_up_review(first.subject.game)
    keep_review(store, first.subject, made)
    deals = deals_of(store, table)
    assert [deal.review is None for deal in deals] == [False, True]
    lost = sum(total.lost for total in totals_of(deals))
    assert lost == pytest.approx(sum(made.given_away(seat) for seat in range(3)), abs=0.2)


def test_a_deal_that_was_deleted_from_the_collection_is_left_out(store: Store) -> None:
    table = a_list(store, 2, is_entered=True)
    store.games.delete(Query(ids=(store.games.search()[-1].id,)))
    assert [deal.subject.deal for deal in deals_of(store, table)] == [1]


def test_the_collection_tells_of_own_and_imported_games_that_are_found(store: Store) -> None:
    (own,) = deals_of(store, a_list(store, 1, is_entered=True))
    put(store, game_record(1), game_record(2))
    imported = Subject.of_collected(store.games.get(store.games.search(Query(is_own=False))[0].id))
    for subject in (own.subject, imported):
        keep_review(store, subject, made_up_review(subject.game))
    assert len(list(reviewed_games(store))) == 2
    assert [game.names for game in reviewed_games(store, Query(is_own=False))] == [("foo", "bar", "zoot")]
    assert store.games.totals(Query(is_reviewed=False)).games == 1


def test_what_cannot_be_read_any_more_is_no_review(store: Store) -> None:
    put(store, game_record(1))
    subject = Subject.of_collected(store.games.get(store.games.search()[0].id))
    store.reviews.keep(subject, "an older one", "[]")
    assert read_review(store, subject) is None
    assert list(reviewed_games(store)) == []


def test_the_command_reviews_what_is_missing_of_a_list_and_tells_of_all_of_it(store: Store) -> None:
    table = a_list(store, 2, is_entered=True)
    first = deals_of(store, table)[0]
    keep_review(store, first.subject, made_up_review(first.subject.game))
    told = review("--table", str(table), *QUICK)
    assert told.exit_code == 0
    for words in ("Place0", "Bidding", "Points a game", "? Mistake", "Given away: ", "Deals reviewed: 2 of 2."):
        assert words in told.output
    judges = [deal.review and deal.review.judge.split()[0] for deal in deals_of(store, table)]
    assert judges == ["somebody", "kiebitz:4"]  # the first one stayed
    rows = json.loads(review("--table", str(table), *QUICK, "--json").output)["totals"]
    assert {row["player"] for row in rows} == {"Place0", "Place1", "Place2"}
    assert "Reizen" in review("--collection", "--lang", "de").output


def test_the_command_says_what_is_not_there(store: Store, tmp_path: Path) -> None:
    assert "there is no table 99" in review("--table", "99", *QUICK).output
    assert "No game here has a review yet." in review("--collection", "--lang", "en").output
    assert review("--lang", "en").exit_code == 2
    file = tmp_path / "games.sgf"
    file.touch()
    assert review(str(file), "--table", "1").exit_code == 2


def test_a_kept_review_is_that_of_its_game(store: Store) -> None:
    put(store, game_record(1))
    subject = Subject.of_collected(store.games.get(store.games.search()[0].id))
    made = made_up_review(check_record(game_record(1)))
    keep_review(store, subject, made)
    kept = read_review(store, subject)
    assert kept is not None
    assert [verdict.move for verdict in kept.verdicts] == [verdict.move for verdict in made.verdicts]
