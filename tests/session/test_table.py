"""A table with people and computer players: whose turn it is, what may be done, and how a list goes on."""

from __future__ import annotations

import random

import pytest

from kiebitz import CLAIM, PASS, Bid, IllegalMove, Leave, Phase, Resign, Timeout, format_game, parse_game
from kiebitz.scoring import ScoreList
from kiebitz.session import (
    AnsweredAlready,
    Awaited,
    ClaimRefused,
    Closed,
    DealOver,
    Dealt,
    Entered,
    Event,
    Failed,
    Mark,
    Marked,
    Moved,
    NotAsked,
    NothingToTakeBack,
    NotInPractice,
    NotYourTurn,
    Place,
    Question,
    Refused,
    Settings,
    Store,
    Table,
    TableIsClosed,
    TableIsOver,
    TableOver,
    TableView,
    TakenBack,
    deal_of_secret,
)
from tests.session import players
from tests.session.tables import (
    TOPS,
    TOPS_GRAND,
    act,
    games,
    play_moves,
    play_to_the_end,
    settings,
    single,
    until_awaited,
)


def heard_by(table: Table, place: int | None) -> list[Event]:
    events: list[Event] = []
    table.watch(place, lambda event, _: events.append(event))
    return events


# -- lists ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [(None, "rules", "rules"), (None, "rules", None, "random"), ("rules",) * 3])
def test_a_list_is_played_scored_and_ends(store: Store, players: tuple[str | None, ...]) -> None:
    table = Table.begin(store, settings(*players, seed=3))
    events = heard_by(table, None)
    play_to_the_end(table)
    view = table.view(None)
    assert len(view.finished) == 3
    by_hand = ScoreList(tuple(place.name for place in table.settings.places), 3)
    for game in view.finished:
        by_hand.add(game.result())
    assert view.scores().totals() == by_hand.totals()
    assert [event for event in events if isinstance(event, Dealt)] == [
        Dealt(number, table.settings.seating(number)) for number in (1, 2)
    ]
    assert [event.number for event in events if isinstance(event, Entered)] == [0, 1, 2]
    assert events[-1] == TableOver()
    with pytest.raises(TableIsOver):
        table.step()


def test_seats_rotate_and_at_a_table_of_four_the_dealer_only_watches(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random", "random", seed=5))
    first = table.view(0)
    assert first.seating == (1, 2, 3)
    assert first.view.seat is None
    assert not first.view.hand
    assert until_awaited(table) == Awaited(Question.NEXT_DEAL, (0,))
    table.next_deal(0)
    assert table.view(0).seating == (2, 3, 0)
    assert len(table.view(0).view.hand) == 10


def test_names_tell_everybody_who_sits_where(store: Store) -> None:
    table = Table.begin(store, Settings((Place("Emil"), Place("Anna", "rules"), Place("Bernd", "rules")), deals=3))
    assert table.view(0).view.names == ("Anna", "Bernd", "Emil")


def test_the_same_seed_gives_the_same_list_and_no_seed_another_each_time(store: Store) -> None:
    seeded = [play_to_the_end(Table.begin(store, settings(None, "random", "rules", seed=8))) for _ in range(2)]
    assert seeded[0] == seeded[1]
    free = [Table.begin(store, settings(None, "random", "rules")) for _ in range(2)]
    assert free[0].view(0).view.hand != free[1].view(0).view.hand


def test_the_cards_follow_from_the_secret_that_is_kept_with_the_deal(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    play_to_the_end(table)
    rounds = store.load(table.id).state.rounds
    openings = [each.opening for each in rounds if each.opening is not None]
    assert len(set(openings)) == 3
    for each, opening in zip(rounds, openings, strict=True):
        assert each.game.deal == deal_of_secret(opening.secret)


def test_the_deal_of_a_secret_never_changes() -> None:
    dealt = "CJK.SA.HAKQ8.DAK7/C987.SJTQ87.HT.D9/CATQ.SK.HJ7.DJTQ8/S9.H9"
    assert str(deal_of_secret(0x0123456789ABCDEF0123456789ABCDEF)) == dealt


# -- whose turn ----------------------------------------------------------------------------------------------------


def test_only_the_place_in_turn_may_move(store: Store) -> None:
    table = Table.begin(store, settings(None, None, None))
    assert table.step() == Awaited(Question.MOVE, (2,))  # middlehand bids first
    for place in (0, 1, 3, -1):
        with pytest.raises(NotYourTurn):
            table.move(place, PASS)
    table.move(2, Bid(18))
    assert table.step() == Awaited(Question.MOVE, (1,))


def test_nobody_moves_for_a_computer_player(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    with pytest.raises(NotYourTurn):
        table.move(2, PASS)


def test_illegal_moves_are_refused_and_change_nothing(store: Store) -> None:
    table = Table.begin(store, single(None, None, None), parse_game(TOPS_GRAND))
    held = next(iter(table.view(1).view.hand))
    for wrong in (held, PASS, Resign(1), Timeout(1), Leave(0), Bid(18), "CJ"):
        with pytest.raises(IllegalMove):
            table.move(0, wrong)  # type: ignore[arg-type]
    assert table.view(0).revision == 0
    assert len(store.load(table.id).state.game.history) == len(parse_game(TOPS_GRAND).history)


def test_a_person_who_is_not_asked_cannot_answer(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    with pytest.raises(NotAsked):
        table.answer_claim(0, True)
    with pytest.raises(NotAsked):
        table.next_deal(0)


def test_a_table_that_was_left_is_closed(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    events = heard_by(table, 0)
    table.close()
    table.close()
    assert events == [Closed()]
    with pytest.raises(TableIsClosed):
        table.step()
    with pytest.raises(Refused):
        table.move(0, PASS)


# -- a given position ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_played_on_from_a_seat_and_ends_the_table(store: Store, seat: int) -> None:
    table = Table.begin(store, single(None, "rules", "rules", seat=seat), parse_game(f"{TOPS} p p 18"))
    assert table.view(0).view.seat == seat
    play_to_the_end(table)
    assert table.is_over
    (game,) = games(table)
    assert game.startswith(f"{TOPS} p p 18 ")


def test_a_single_deal_may_be_dealt(store: Store) -> None:
    table = Table.begin(store, single(None, "rules", "rules", seat=1))
    assert len(table.view(0).view.hand) == 10
    assert store.load(table.id).state.round.opening is not None


def test_what_cannot_be_agreed_on_is_refused(store: Store) -> None:
    for wrong in (
        lambda: settings(None, "random"),
        lambda: settings(None, "random", "random", deals=4),
        lambda: settings(None, "random", "nobody"),
        lambda: single(None, "random", "random", seat=3),
        lambda: single(None, "random", "random", "random"),
        lambda: Settings((Place("Anna"), Place("anna"), Place("Emil"))),
        lambda: Settings((Place("A\x1b[2J"), Place("Anna"), Place("Emil"))),
        lambda: Table.begin(store, settings(None, "random", "random"), parse_game(TOPS)),
        lambda: Table.begin(store, single(None, "random", "random"), parse_game(f"{TOPS} p p p")),
    ):
        with pytest.raises(ValueError, match=r"table|list|player|seat|deal|name|position"):
            wrong()
    assert store.summaries() == []


# -- claims --------------------------------------------------------------------------------------------------------


def test_computer_players_accept_a_claim_that_is_certain(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    until_awaited(table)
    table.move(0, CLAIM)
    assert until_awaited(table).question is Question.NEXT_DEAL
    result = table.view(0).view.result
    assert result is not None
    assert result.won


def test_a_claim_that_is_not_certain_is_refused_until_it_is(store: Store) -> None:
    position = parse_game("CJATK.SJAT.HJ7.DJ/C987.SKQ.HTK9.DAT/CQ.S987.HQ8.DKQ98/HA.D7 p p 18 s G.HA.D7")
    table = Table.begin(store, single(None, "random", "random"), position)
    events = heard_by(table, 0)
    table.move(0, CLAIM)
    assert events[-1] == ClaimRefused()
    while until_awaited(table).question is Question.MOVE:
        legal = table.view(0).view.legal_cards()
        table.move(0, next((card for card in legal if str(card) == "H7"), legal[0]))
    assert events.count(ClaimRefused()) == 1
    result = table.view(0).view.result
    assert result is not None
    assert result.resigned


@pytest.mark.parametrize("accepts", [True, False])
def test_a_person_who_defends_is_asked_once_and_the_computer_partner_goes_along(store: Store, accepts: bool) -> None:
    table = Table.begin(store, single(None, None, "random"), parse_game(TOPS_GRAND))
    table.move(0, CLAIM)
    assert table.step() == Awaited(Question.CLAIM, (1,))
    with pytest.raises(NotAsked):
        table.answer_claim(0, True)
    with pytest.raises(NotYourTurn):
        table.move(0, next(iter(table.view(0).view.hand)))
    table.answer_claim(1, accepts)
    awaited = until_awaited(table)
    assert awaited == (Awaited(Question.NEXT_DEAL, (0, 1)) if accepts else Awaited(Question.MOVE, (0,)))


def test_a_claim_refused_stays_refused_after_a_restart_and_a_new_one_is_asked_about(store: Store) -> None:
    table = Table.begin(store, single(None, None, "random", practice=True), parse_game(TOPS_GRAND))
    table.move(0, CLAIM)
    table.answer_claim(1, False)
    table.close()
    again = Table.resume(store, table.id)
    assert again.step() == Awaited(Question.MOVE, (0,))
    again.take_back(0)
    again.move(0, CLAIM)
    assert again.step() == Awaited(Question.CLAIM, (1,))


def test_of_two_people_who_defend_both_must_accept(store: Store) -> None:
    table = Table.begin(store, single(None, None, None), parse_game(TOPS_GRAND))
    table.move(0, CLAIM)
    assert table.step() == Awaited(Question.CLAIM, (1, 2))
    table.answer_claim(2, True)
    assert table.step() == Awaited(Question.CLAIM, (1,))
    table.answer_claim(1, True)
    assert table.view(0).view.phase is Phase.OVER


@pytest.mark.parametrize("accepts", [True, False])
def test_a_computer_declarer_claims_what_is_certain_and_shows_it_to_a_person_who_wants_to_see_it(
    store: Store, accepts: bool
) -> None:
    table = Table.begin(store, single(None, "rules", "rules", seat=1), parse_game(TOPS_GRAND))
    assert until_awaited(table) == Awaited(Question.CLAIM, (0,))
    assert table.view(0).view.open_hand is not None
    table.answer_claim(0, accepts)
    source = random.Random(1)
    while (awaited := until_awaited(table)).question is Question.MOVE:
        assert not accepts
        table.move(0, source.choice(table.view(0).view.legal_cards()))
    assert awaited.question is Question.NEXT_DEAL
    result = table.view(0).view.result
    assert result is not None
    assert (result.tricks, result.schwarz, result.resigned) == (10, True, accepts)


def test_computer_players_among_themselves_play_to_the_last_card(store: Store) -> None:
    table = Table.begin(store, single("rules", "rules", "rules"), parse_game(TOPS_GRAND))
    assert "SC" not in play_to_the_end(table)[0].split()


def test_a_computer_that_finishes_for_a_person_claims_too_and_computer_defenders_agree(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    table.let_finish(0)
    assert until_awaited(table).question is Question.NEXT_DEAL
    assert [str(move) for _, move in table.view(0).view.history[-3:]] == ["SC", "RE.1", "RE.2"]


def test_a_claim_that_was_answered_is_not_answered_again(store: Store) -> None:
    table = Table.begin(store, single(None, "rules", "rules", seat=1), parse_game(TOPS_GRAND))
    until_awaited(table)
    table.answer_claim(0, False)
    for accepts in (True, False):
        with pytest.raises(AnsweredAlready):
            table.answer_claim(0, accepts)
    until_awaited(table)
    with pytest.raises(NotAsked) as after_a_card:
        table.answer_claim(0, True)
    assert type(after_a_card.value) is NotAsked


def test_a_computer_player_finishes_a_deal_for_a_person_even_after_a_restart(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    events = heard_by(table, 0)
    until_awaited(table)
    table.let_finish(0)
    assert events[-1] == Marked(0, Mark.COMPUTER)
    with pytest.raises(NotYourTurn):
        table.move(0, PASS)
    with pytest.raises(NotAsked):
        table.let_finish(0)
    table.close()
    again = Table.resume(store, table.id)
    assert until_awaited(again) == Awaited(Question.NEXT_DEAL, (0,))
    assert again.view(0).marks[0] == {(0, Mark.COMPUTER)}
    again.next_deal(0)
    assert until_awaited(again) == Awaited(Question.MOVE, (0,))


def test_who_takes_a_move_back_decides_again_and_the_computer_player_no_more(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random", practice=True), parse_game(TOPS_GRAND))
    table.let_finish(0)
    assert until_awaited(table).question is Question.NEXT_DEAL
    table.take_back(0)
    assert until_awaited(table) == Awaited(Question.MOVE, (0,))
    assert table.view(0).marks[0] == {(0, Mark.UNDO)}


def test_a_defender_gives_up_with_the_computer_partner_but_not_for_a_person(store: Store) -> None:
    alone = Table.begin(store, single(None, "random", "random", seat=1), parse_game(f"{TOPS_GRAND} CJ"))
    alone.move(0, Resign(1))
    assert alone.view(0).view.phase is Phase.OVER
    both = Table.begin(store, single(None, None, "random", seat=1), parse_game(f"{TOPS_GRAND} CJ"))
    both.move(0, Resign(1))
    assert both.view(0).view.phase is Phase.PLAY
    play_moves(both, 1)
    both.move(1, Resign(2))
    assert both.view(0).view.phase is Phase.OVER


# -- taking back, marks --------------------------------------------------------------------------------------------


def test_taking_back_leads_to_the_last_own_decision_and_marks_the_deal(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random", practice=True), parse_game(TOPS_GRAND))
    events = heard_by(table, None)
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)
    start = len(table.view(0).view.history)
    for _ in range(2):
        until_awaited(table)
        table.move(0, table.view(0).view.legal_cards()[0])
    until_awaited(table)
    table.take_back(0)
    assert len(table.view(0).view.history) == start + 3
    table.take_back(0)
    assert len(table.view(0).view.history) == start
    assert [event for event in events if isinstance(event, TakenBack)] == [TakenBack(start + 3, 0), TakenBack(start, 0)]
    assert table.view(0).marks == (frozenset({(0, Mark.UNDO)}),)
    assert format_game(store.load(table.id).state.game) == format_game(parse_game(TOPS_GRAND))


def test_the_end_of_a_deal_can_be_taken_back_until_it_is_entered(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random", practice=True), parse_game(TOPS_GRAND))
    table.move(0, CLAIM)
    assert until_awaited(table).question is Question.NEXT_DEAL
    ended = table.view(0).game
    assert ended is not None
    table.take_back(0)
    assert table.view(0).view.phase is Phase.PLAY
    assert table.view(0).game is None
    assert ended.is_over


def test_nothing_is_taken_back_where_that_was_not_agreed(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    table.move(0, table.view(0).view.legal_cards()[0])
    assert not table.view(0).can_take_back
    with pytest.raises(NotInPractice):
        table.take_back(0)


def test_a_hint_marks_the_deal_once_and_its_seed_follows_from_the_table(store: Store) -> None:
    seeds = set()
    for _ in range(2):
        table = Table.begin(store, single(None, "random", "random", seed=4), parse_game(TOPS_GRAND))
        events = heard_by(table, 0)
        seeds |= {table.take_hint(0), table.take_hint(0)}
        assert events == [Marked(0, Mark.HINT)]
        assert store.load(table.id).state.round.marks == {(0, Mark.HINT)}
    assert len(seeds) == 1
    with pytest.raises(NotYourTurn):
        table.take_hint(1)


# -- viewers -------------------------------------------------------------------------------------------------------


def test_any_number_of_viewers_see_the_same_and_one_that_fails_harms_nobody(store: Store) -> None:
    table = Table.begin(store, settings(None, "rules", "rules"))

    def faulty(event: Event, view: TableView) -> None:
        raise RuntimeError("lost the connection")

    table.watch(0, faulty)
    first, second = heard_by(table, 0), heard_by(table, 0)
    play_moves(table, 10)
    assert first == second
    assert len([event for event in first if isinstance(event, Moved)]) >= 8


def test_a_viewer_may_stop_watching(store: Store) -> None:
    table = Table.begin(store, settings(None, "rules", "rules"))
    events: list[Event] = []
    stop = table.watch(0, lambda event, _: events.append(event))
    play_moves(table, 2)
    stop()
    stop()
    before = list(events)
    play_moves(table, 2)
    assert events == before


def test_an_event_comes_with_the_view_after_it_and_after_the_store(store: Store) -> None:
    table = Table.begin(store, settings(None, "rules", "rules", seed=3))

    def check(event: Event, view: TableView) -> None:
        stored = store.load(table.id)
        assert stored.revision == view.revision
        assert len(stored.state.game.history) == len(view.view.history)
        if isinstance(event, Moved):
            assert view.view.history[event.number] == (event.seat, event.move)
        if isinstance(event, DealOver):
            assert view.game is not None
        checked.append(event)

    checked: list[Event] = []
    table.watch(table.settings.people[0], check)
    play_moves(table, 80)
    assert len(checked) >= 80


def test_several_tables_stand_side_by_side(store: Store) -> None:
    alone = play_to_the_end(Table.begin(store, settings(None, "random", "rules", seed=1)))
    tables = [Table.begin(store, settings(None, "random", "rules", seed=seed)) for seed in (1, 2, 3)]
    source = random.Random(1)
    while open_tables := [table for table in tables if not table.is_over]:
        table = source.choice(open_tables)
        if (awaited := table.step()) is not None:
            act(table, awaited)
    assert games(tables[0]) == alone
    assert len({tuple(games(table)) for table in tables}) == 3


def test_a_player_that_fails_is_told_but_its_words_only_when_the_deal_is_over(store: Store) -> None:
    table = Table.begin(store, settings(None, players.TELLTALE, None, seed=1))
    seen: list[TableView] = []
    table.watch(0, lambda _, view: seen.append(view))
    events = heard_by(table, 0)
    while table.view(0).game is None:
        if (awaited := table.step()) is not None:
            act(table, awaited)
    assert Failed(0) in events
    assert all(not view.faults for view in seen if view.game is None)
    for faults in (table.view(0).faults, store.load(table.id).state.round.faults):
        assert "I hold" in next(iter(faults.values()))
