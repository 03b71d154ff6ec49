"""Reviews are kept as they were made, with their games, until they are made anew."""

from __future__ import annotations

import pytest

from kiebitz import check_record, parse_record
from kiebitz.formats.iss import as_seen_by
from kiebitz.moves import Resign
from kiebitz.session import ALL_GAMES, NotOver, Query, Question, Store, Subject, Table
from tests.session.collected import GOOD, game_record, put
from tests.session.tables import act, play_to_the_end, settings, until_awaited


def imported(store: Store, number: int = 1) -> Subject:
    put(store, game_record(number))
    return Subject.of_collected(store.games.get(store.games.search(Query(is_own=False))[0].id))


def ended(store: Store, *, practice: bool = False) -> Table:
    """A table whose first deal is over, and not yet entered in the list."""
    table = Table.begin(store, settings(None, "random", "random", seed=3, practice=practice))
    while (awaited := until_awaited(table)).question is not Question.NEXT_DEAL:
        act(table, awaited)
    return table


def kept(store: Store, subject: Subject) -> str | None:
    found = store.reviews.get(subject)
    return None if found is None else found.review


def test_a_review_is_kept_with_its_judge_until_it_is_made_anew(store: Store) -> None:
    subject, other = imported(store, 1), imported(store, 2)
    assert kept(store, subject) is None
    store.reviews.keep(subject, "somebody 1.0", '{"a": 1}')
    with Store(store.path) as again:
        found = again.reviews.get(subject)
        assert found is not None
        assert (found.judge, found.review) == ("somebody 1.0", '{"a": 1}')
    assert kept(store, other) is None
    store.reviews.keep(subject, "somebody 2.0", '{"a": 2}')
    assert kept(store, subject) == '{"a": 2}'


def test_a_game_that_is_not_over_has_no_review(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random", seed=3))
    until_awaited(table)
    with pytest.raises(NotOver):
        Subject(store.load(table.id).state.game, table.id, 0)


def test_a_deal_has_one_review_before_and_after_its_result_is_entered(store: Store) -> None:
    table = ended(store)
    looked_at = Subject(store.load(table.id).state.rounds[0].game, table.id, 0)
    store.reviews.keep(looked_at, "judge", "{}")
    table.next_deal(0)
    (collected,) = store.games.search()
    assert kept(store, Subject.of_collected(store.games.get(collected.id))) == "{}"


def test_a_review_of_what_was_played_in_another_way_since_is_none(store: Store) -> None:
    table = ended(store, practice=True)
    store.reviews.keep(Subject(store.load(table.id).state.rounds[0].game, table.id, 0), "judge", "{}")
    table.take_back(0)
    seat = table.view(0).view.seat
    assert seat is not None
    table.move(0, Resign(seat))
    assert kept(store, Subject(store.load(table.id).state.rounds[0].game, table.id, 0)) is None


def test_a_review_of_a_seats_view_is_none_once_all_cards_are_known(store: Store) -> None:
    record = next(
        record
        for record in map(parse_record, GOOD)
        if record.moves[-1][1] == "RE" and check_record(record).declarer not in (None, 0)
    )
    put(store, as_seen_by(record, 0))
    (listed,) = store.games.search()
    store.reviews.keep(Subject.of_collected(store.games.get(listed.id)), "judge", "{}")
    put(store, record)
    assert kept(store, Subject.of_collected(store.games.get(listed.id))) is None


def test_a_review_goes_with_its_game(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random", seed=3, deals=3))
    play_to_the_end(table)
    own = [Subject.of_collected(store.games.get(game.id)) for game in store.games.search()]
    subjects = [*own, imported(store)]
    for subject in subjects:
        store.reviews.keep(subject, "judge", "{}")
    first = store.games.search(Query(is_own=True))[0]
    store.games.delete(Query(ids=(first.id,)))
    assert [kept(store, subject) for subject in subjects] == [None, "{}", "{}", "{}"]
    store.games.delete(ALL_GAMES)
    assert [kept(store, subject) for subject in subjects] == [None] * 4


def test_a_review_goes_with_its_table_even_where_the_result_was_never_entered(store: Store) -> None:
    table = ended(store)
    subject = Subject(store.load(table.id).state.rounds[0].game, table.id, 0)
    store.reviews.keep(subject, "judge", "{}")
    table.close()
    store.delete_table(table.id)
    assert kept(store, subject) is None


def test_a_review_of_a_game_that_was_deleted_meanwhile_is_dropped(store: Store) -> None:
    subject = imported(store)
    store.games.delete(ALL_GAMES)
    store.reviews.keep(subject, "judge", "{}")
    assert kept(store, subject) is None
