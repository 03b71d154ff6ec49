"""Every text format is the inverse of its reader."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import (
    ALL_CONTRACTS,
    CARDS,
    CardSet,
    Game,
    deal,
    format_card,
    format_cards,
    format_contract,
    format_deal,
    format_game,
    format_move,
    format_position,
    format_record,
    parse_card,
    parse_cards,
    parse_contract,
    parse_deal,
    parse_game,
    parse_move,
    parse_position,
    parse_record,
    record_of_game,
)
from kiebitz.cards import GERMAN_RANKS, RANK_LETTERS, SUIT_SYMBOLS
from kiebitz.formats.iss import as_seen_by, check_record
from kiebitz.formats.rows import format_row, parse_row, record_of_row, row_of
from tests.games import choices, play_out, seeds, state

masks = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_cards_are_read_in_all_three_spellings(card: int) -> None:
    suit, rank = divmod(card, 8)
    assert parse_card(format_card(CARDS[card])) == card
    assert parse_card(SUIT_SYMBOLS[suit] + RANK_LETTERS[rank]) == card
    assert parse_card(SUIT_SYMBOLS[suit] + GERMAN_RANKS[rank]) == card


@given(masks)
def test_sets_of_cards(mask: int) -> None:
    assert parse_cards(format_cards(mask)).mask == mask
    assert parse_cards(".".join(map(str, CardSet(mask)))).mask == mask


@given(masks, masks)
def test_card_sets_behave_like_sets(one: int, other: int) -> None:
    a, b = CardSet(one), CardSet(other)
    assert (a | b).mask == one | other
    assert (a & b).mask == one & other
    assert (a - b).mask == one & ~other
    assert (a ^ b).mask == one ^ other
    assert set(a) == {card for card in CARDS if one >> card & 1}
    assert len(a) == len(set(a))


@pytest.mark.parametrize("contract", ALL_CONTRACTS, ids=format_contract)
def test_contracts_in_any_order_of_letters(contract: object) -> None:
    token = str(contract)
    assert parse_contract(token) == contract
    assert parse_contract(token[0] + token[:0:-1]) == contract


@given(seeds)
def test_deals(seed: int) -> None:
    assert parse_deal(format_deal(deal(seed))) == deal(seed)


@given(seeds, choices, st.integers(0, 59))
def test_games_and_their_moves(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    for move in game.moves:
        assert parse_move(format_move(move)) == move
    text = format_game(game)
    again = parse_game(text)
    assert state(again) == state(game)
    assert format_game(again) == text


@given(seeds, choices, st.integers(0, 59))
def test_positions(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop])
    if game.position is not None:
        assert parse_position(format_position(game.position)) == game.position


@given(seeds, choices)
def test_records_of_games_replay_to_the_same_game(seed: int, numbers: list[int]) -> None:
    game = play_out(Game(deal(seed)), numbers, strange=True)
    record = record_of_game(game, ("fore", "middle", "rear"), game_id="7")
    assert parse_record(format_record(record)) == record
    assert state(check_record(record)) == state(game)
    assert record_of_row(parse_row(format_row(row_of(record, game)))) == record


@given(seeds, choices, st.integers(0, 3))
def test_every_view_of_a_record_reads_back_and_checks(seed: int, numbers: list[int], seat: int) -> None:
    game = play_out(Game(deal(seed)), numbers, strange=True)
    view = as_seen_by(record_of_game(game), seat)
    assert parse_record(format_record(view)) == view
    replayed = check_record(view)
    if game.position is not None and game.position.is_over:
        assert replayed.result() == game.result()
