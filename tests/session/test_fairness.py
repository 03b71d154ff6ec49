"""A deal can be checked: its commitment is shown from the start, and what it was made of once the deal is over."""

from __future__ import annotations

import hashlib

from kiebitz import parse_game
from kiebitz.session import Opening, Question, Store, Table, commitment, deal_of_secret
from tests.session.tables import TOPS_GRAND, act, settings, single, until_awaited


def test_the_commitment_is_the_hash_of_secret_and_salt() -> None:
    by_hand = hashlib.sha256(f"{'0' * 31}7/{'0' * 31}b".encode()).hexdigest()
    assert commitment(7, 11) == Opening(7, 11).commitment == by_hand


def test_a_deal_is_sealed_until_it_is_over_and_then_proves_itself(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    shown = table.view(0).commitment
    while (awaited := until_awaited(table)).question is not Question.NEXT_DEAL:
        assert (table.view(0).commitment, table.view(0).opening) == (shown, None)
        act(table, awaited)
    seen = table.view(0)
    assert seen.game is not None
    assert seen.opening is not None
    assert seen.opening.commitment == seen.commitment == shown
    assert deal_of_secret(seen.opening.secret) == seen.game.deal


def test_a_seal_survives_a_restart_and_each_deal_has_its_own(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    shown = {table.view(None).commitment}
    table.close()
    table = Table.resume(store, table.id)
    assert {table.view(None).commitment} == shown
    while table.view(0).number == 0:
        act(table, until_awaited(table))
    assert table.view(None).commitment not in {None, *shown}


def test_given_cards_have_no_seal(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    assert table.view(0).commitment is None
